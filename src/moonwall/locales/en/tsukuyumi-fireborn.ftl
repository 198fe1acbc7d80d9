# The Fireborn: names, texts and sentences.

## Pieces
ts-fireborn = Fireborn
    .text = Few, sturdy dragons that grow with production and burn land so that it is worth nothing. They score by burning Homezones; but whoever destroys a dragon gets a point.
    .hard = 3
    .number = many
ts-caldera = Caldera
    .text = A Homezone: no area, cannot be conquered, open to all. New units are placed here or next to it.
ts-hatchling = Hatchling
    .text = The only stage that is placed new. For 1 production it becomes a Drake.
ts-drake = Drake
    .text = Flaming Skin { $flaming }. For 2 production it becomes a Wyrm.
ts-wyrm = Wyrm
    .text = Massive. Flaming Skin { $flaming }.
ts-mascot-fireborn = Ember
    .text = Mascot: 1 victory point if it is alive at the end. It never returns, never grows and cannot attack alone.
ts-flaming-skin = Flaming Skin

## Board
ts-rising-heat = Rising Heat
    .text = One of: your units that are not Massive fly until the end of the round; or 1 production that can only be spent on growing.
ts-ash-wings = Ash Wings
ts-molten-blood = Molten Blood
ts-scorch = Scorch
    .text = After the battle the contested area is devastated, if it can be.
ts-burning-world = Burning World
    .text = Devastate { MANY($n, "ts-n-areas") } or Homezones in one round.
ts-alt-devastation = Devastation
    .text = At least { $n } devastated areas on the board at once, whoever devastated or holds them.
ts-mission-ashes = Ashes
    .text = Have units in { $n } different devastated areas at the end of your Red turn.
ts-board-razed-now = devastated this round
ts-board-razed-areas = devastated areas
ts-board-smothered = no Flaming Skin in
ts-board-dragons-slain = dragons slain by

## Combat cards and counterattacks
ts-fire-annihilation = Annihilation
    .text = Deal the damage of all your units here.
ts-fire-conquest = Conquest
    .text = Put your marker here if your conquest points match or beat those of every other faction here.
ts-fire-devastation = Devastation
    .text = The area is devastated if the damage of your units here matches or beats the conquest points of every other faction here. From round { $home_round } on an enemy Homezone, too: it resists with { $home_cp } and is worth { $home_vp } points.
ts-fire-overwhelm = Overwhelm
    .text = Each of your units here may destroy one enemy unit here of lower Health than its own. Once per round.
ts-overwhelm = Overwhelm
ts-smother = Smother
    .text = No Flaming Skin in this area until the end of the round.
ts-cold-snap = Cold Snap
    .text = Choose an attacking Drake or Wyrm: it becomes one stage smaller.
ts-break-the-shell = Break the Shell
    .text = An attacking Hatchling is destroyed.

## Faction events
ts-a-wave-of-destruction = A Wave of Destruction
    .text = Carry out a Combat action with the card Devastation at once.
ts-dominant-growth = Dominant Growth
    .text = This round you may place and grow in the same Production.
ts-surprisingly-agile = Surprisingly Agile
    .text = This round your units are not Massive.
ts-top-of-the-food-chain = Top of the Food Chain
    .text = This round you may use Overwhelm twice.
ts-crown-of-creation = Crown of Creation
    .text = From now until the end of the round your destroyed units give nobody a point.

## Victory cards
ts-victory-fire-a = Victory card A (Fireborn)
ts-victory-fire-b = Victory card B (Fireborn)
ts-scorched-home = Scorched Home
    .text = Devastate the opponent's Homezone or what stands for it.
ts-scorched-earth = Scorched Earth
    .text = Per { $n } devastated areas on the board at the end of your last Red turn.
ts-apex-predators = Apex Predators
    .text = Each battle in which you destroy at least { MANY($n, "ts-n-units") }.
ts-full-grown = Full-Grown
    .text = Both Wyrms on the board at the end of your last Red turn.
ts-no-dragon-falls = No Dragon Falls
    .text = A round ends in which none of your units was destroyed (rounds 2 and 3).
ts-dragon-moon = Dragon Moon
    .text = At least { MANY($n, "ts-n-moon-areas") } at the end of your last Red turn.

## Decisions and events
ts-ask-rising-heat = Rising Heat: wings or growth?
ts-ask-burn = Flaming Skin: where first?
ts-ask-overwhelm = Overwhelm in { $space }: who destroys whom?
ts-ask-cold-snap = Cold Snap: which unit becomes smaller?
ts-ask-wave = A Wave of Destruction: where?
ts-do-flame = Flames in { $a1 }
ts-do-overwhelm = { $a1 } destroys { $a2 }
ts-do-shrink = { $a1 } becomes one stage smaller
ts-said-flames = { $seat }: Flaming Skin deals { $n } damage to every other side in { $space }.
ts-said-smothered = The flames in { $space } are smothered for this round.
ts-said-shrunk = { $unit } in { $space } becomes { $what } again.
ts-said-dragon-slain = { $seat } { DO($seat, "scores", "score") } { $n } for destroyed Fireborn.
ts-said-seat-devastated = { $seat } { DO($seat, "scores", "score") } { $n }: what { $owner } { DO($owner, "has", "have") } for a Homezone is devastated.
ts-said-ash-wings = { $seat }: all units that are not Massive fly this round.

ts-option-crown_of_creation_duration = How long Crown of Creation lasts
    .help = This round, or from its playing to the end of the game.
ts-this-round = this round
ts-whole-game = the whole game
