# Kampfgruppe 03: names, texts and sentences.

## Pieces
ts-kampfgruppe-03 = Kampfgruppe 03
    .text = Five battle suits, one of each, strong enough to take whatever area they want. Missiles and a sniper reach what is out of reach, but every loss hurts.
    .hard = 1
    .number = one
    .short = KG 03
ts-landing-module = Landing Module
    .text = A Homezone: no area, cannot be conquered, open to all. New units are placed here or next to it.
ts-marduk = Marduk
    .text = Flying.
ts-freischutz = Freischütz
    .text = Plays the card Snipe.
ts-erzengel = Erzengel
    .text = Immune to radioactivity while its seal holds. Plays the card Ragnarök.
ts-beowulf = Beowulf
    .text = Immune to radioactivity while its seal holds.
ts-drachentoter = Drachentöter
    .text = Massive.
ts-mascot-kampfgruppe-03 = Squire
    .text = Mascot: 1 victory point if it is alive at the end. It never returns and cannot attack alone.
ts-missile = Missile
    .text = 1 production makes one ready. Fired by the Faction effect at an area at most 2 away from an own unit: { MANY($value, "ts-n-damage") }.

## Board
ts-fire-control = Fire Control
    .text = Fire up to 2 ready Missiles, 15 damage each, at areas with enemies at most 2 away from an own unit; two at one area are one total. No counterattack.
ts-covering-fire = Covering Fire
    .text = 10 damage to the attacker, then your surviving units here may move 1 area.
ts-exorcism = Exorcism
    .text = Destroy { $n } Oni in one round.
ts-alt-moon-flight = Moon Flight
    .text = Control the Moon centre at the end of three rounds, not necessarily in a row.
ts-mission-oni-hunters = Oni Hunters
    .text = Destroy { $n } Oni, over several rounds.
ts-board-sealed = sealed
ts-board-oni-now = Oni destroyed this round
ts-board-oni-slain = Oni destroyed by

## Combat cards and counterattacks
ts-kg-conquest = Conquest
    .text = Put your marker here if your conquest points match or beat those of every other faction here.
ts-kg-chase = Chase
    .text = Deal the damage of all your units here; after the battle those that survive may move { MANY($move_after, "ts-n-areas") }.
ts-kg-snipe = Snipe
    .text = The Freischütz here deals its damage in another area at most { $reach } away, past Blocks; nobody can strike back.
ts-kg-ragnarok = Ragnarök
    .text = Where the Erzengel stands: deal the damage of all your units here and { $plus } more; after the battle the area becomes Radioactive. Once per round.
ts-jam = Jam
    .text = The attacker loses one ready Missile.
ts-breach = Breach
    .text = Every attacking Erzengel and Beowulf loses its immunity until it leaves the board.

## Faction events
ts-major-rearmament = Major Rearmament
    .text = This round nobody may choose a counterattack against Chase.
ts-hermetic-seal = Hermetic Seal
    .text = Erzengel and Beowulf are sealed again and cannot be breached any more.
ts-combat-tactics = Combat Tactics
    .text = Move your initiative marker { MANY($n, "ts-n-places") } up or down; 1 only if { $n } is impossible.
ts-the-great-hunt = The Great Hunt
    .text = Stays before you: once, in a later White or Red turn of yours, one more Combat action.
ts-holy-mission = Holy Mission
    .text = If you reach your objective later this round, score { $n } more.

## Victory cards
ts-victory-kg-a = Victory card A (Kampfgruppe 03)
ts-victory-kg-b = Victory card B (Kampfgruppe 03)
ts-dragon-hunt = Dragon Hunt
    .text = Destroy at least { $n } Oni.
ts-moon-mission = Moon Mission
    .text = Control the Moon centre at the end of a round.
ts-full-muster = Full Muster
    .text = All { MANY($n, "ts-n-units") } on the board at the end of your last Red turn.
ts-heavy-hitters = Heavy Hitters
    .text = Each battle in which you destroy at least { MANY($n, "ts-n-units") }.
ts-arsenal = Arsenal
    .text = At least { $n } Missiles ready at the end of your last Red turn.
ts-cleared-zone = Cleared Zone
    .text = At least { MANY($n, "ts-n-areas") }, none with Oni in it, at the end of your last Red turn.

## Decisions and events
ts-ask-fire-control = Fire Control: where do Missiles strike? (left: { $n })
ts-ask-snipe = Snipe from { $space }: at which area?
ts-ask-tactics = Combat Tactics: up or down from place { $place }?
ts-do-missile = { $a2 } { $a2 ->
        [one] Missile
       *[other] Missiles
    } at { $a1 }
ts-do-snipe = Shoot at { $a1 }
ts-said-missiles-fired = { $seat } { DO($seat, "fires", "fire") } { $n } { $n ->
        [one] Missile
       *[other] Missiles
    } at { $space }: { $damage } damage.
ts-said-missile-ready = { $seat } { DO($seat, "makes", "make") } a Missile ready ({ $n }).
ts-said-sniped = { $seat } { DO($seat, "shoots", "shoot") } at { $space }: { $n } damage.
ts-said-jammed = { $seat } { DO($seat, "loses", "lose") } a ready Missile.
ts-said-breached = { $unit } is no longer sealed.
ts-said-sealed = { $seat }: all suits are sealed for good.
ts-said-holy-mission = { $seat } { DO($seat, "scores", "score") } { $n } for the Holy Mission.

ts-option-moon_flight_area_vp = The Moon centre's area point counts for Moon Flight
    .help = On: two rounds and the area point at the end are enough.
