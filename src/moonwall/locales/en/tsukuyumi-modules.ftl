# Optional modules: Legendary Oni, Faction events; and Devastation.

## Start options
ts-option-legendary_oni = Legendary Oni
    .help = One of eight great Oni at a time may be placed instead of an ordinary one; each has rules of its own.
ts-option-faction_events = Faction events
    .help = Each faction has a pile of five Events of its own, each used once.

## Legendary Oni
ts-oni-abyssal = Abyssal
    .text = Comes to a Moon area other than the centre. While it is in play, every player with a Green phase must attack once with it and all Oni of its area; they may move 1 area before, together.
ts-oni-dark-observer = Dark Observer
    .text = Comes to a Moon area. She and the Oni of her area deal damage instead of conquering. Damage can be assigned to her only when no other Oni is left there.
ts-oni-skybound = The Skybound
    .text = Flying. Comes in or next to a Tsukuyumi area, not to the centre. Attacks with its own card: the area is devastated instead of conquered.
ts-oni-defiler = The Defiler
    .text = Comes to the Moon's centre and never moves. While it is in play, players conquer no Oni Territory and no Tsukuyumi area. It must be destroyed twice.
ts-oni-shadow = Three Shadows
    .text = All three come at once, to any three areas. Oni may be placed in and next to their areas.
ts-oni-gambler = Gambler
    .text = Comes to a Homezone with 3 Medium Oni. After a battle with her the active player rolls: 1 lose half of your units there; 2 lose one; 3 the left neighbour may draw and play an Event; 4 an area becomes Tsukuyumi; 5 the two largest Oni come there; 6 produce for 2.
ts-oni-merchant = Merchant
    .text = Comes to the Moon's centre. Who destroys him may at once produce for 1.
ts-oni-ronin = Ronin
    .text = Comes to a Fertile Ground; a Medium Oni comes to every other one. Activated with it, Oni move 1 area further.
ts-skybound = Skybound
    .text = The Oni's Conquest points turn the area over: it is devastated. No marker is put.
ts-abyssal = Attack with the Abyssal
ts-gambler = Gambler
ts-legends = Legendary Oni
ts-flipped = turned over
ts-devastated = devastated
    .text = This area gives no victory points.
ts-devastation-only = devastation only

## Faction events: Cybersamurai
ts-own-events = own Faction events
ts-digital-mimicry = Digital Mimicry
    .text = Carry out once more a regular Event that anybody has played this round.
ts-update-21 = Update 2.1
    .text = Move up { MANY($n, "ts-n-places") } on the Initiative board, as far as there are any.
ts-solar-laser = Solar Laser
    .text = If Tetsuo has not fired this round: its next shot this round deals { MANY($n, "ts-n-damage") }.
ts-combat-analysis = Combat Analysis
    .text = Carry out { MANY($n, "ts-n-actions") } of the White list, one after the other; they may be the same.
ts-raider-drone-update = Raider Drone Update
    .text = In your Red turn this round each Shield Drone gives a free attack in its area, with the card Conquest only.

## Faction events: Dark Seed
ts-old-seed = Old Seed
    .text = Place up to { MANY($n, "ts-n-eggs") } on any areas, not on Homezones.
ts-the-queen-travels = The Queen Travels
    .text = Move the Nest with all in it to another place at the edge or onto an area off the Moon. The old place stays a hole.
ts-pioneers-for-the-nest = Pioneers for the Nest
    .text = This round Conquerors stay after their fight; each may still start only one.
ts-food-for-the-queen = Food for the Queen
    .text = At the end of this round produce for { $n } for each enemy unit you have destroyed since this card was played.
ts-full-nest = Full Nest
    .text = This round Eggs are not used up: any number of units may hatch from one.

## Faction events: Boarlords
ts-burrowing-for-the-mother = Burrowing for the Mother
    .text = Each Boarrior may now place terraformings in its area, up to { $n } in this round altogether.
ts-from-the-depths = From the Depths
    .text = This round Tunnels may be used by any number of units, any number of times.
ts-rich-harvest = Rich Harvest
    .text = Place free Squeakers: as many as the Strongholds in play divided by { $n }, rounded up.
ts-deep-trenches = Deep Trenches
    .text = This round each Stronghold counts { MANY($n, "ts-n-conquest-points") }.
ts-for-mother = For Mother!
    .text = This round Boarmaidens move { MANY($n, "ts-n-areas") } further in every movement.

## Faction events: Nomads
ts-secret-operations = Secret Operations
    .text = Lay up to { MANY($n, "ts-n-mines") } in any areas, not in Homezones.
ts-all-guns-blazing = All Guns Blazing!
    .text = This round you may use { MANY($n, "ts-n-weapons") } more in every battle in which a Nomad takes part.
ts-reload = Reload!
    .text = In one battle of this round your weapons are not used up.
ts-perimeter-defense = Perimeter Defense
    .text = Choose { MANY($n, "ts-n-areas") } you control: this round no enemy unit and no Oni may move there.
ts-offroad-training = Offroad Training
    .text = This round Nomads move through areas whatever the number of enemies there.

## Decisions
ts-ask-abyssal-attack = Abyssal: which area does its group attack, or move to?
ts-ask-gambler-loss = The Gambler's roll: which unit is lost in { $space }? (still { $n })
ts-ask-gambler-mark = The Gambler's roll: which area becomes Tsukuyumi?
ts-ask-place-shadow = Three Shadows: where does the next one come? (still { $n })
ts-ask-mimic = Digital Mimicry: which Event once more?
ts-ask-analyse = Combat Analysis: which action? (still { $n })
ts-ask-raid-again = Raider Drone Update: attack { $space } again? (still { $n })
ts-ask-old-seed = Old Seed: where does an Egg go? (still { $n })
ts-ask-travel = The Queen Travels: where does the Nest go?
ts-ask-turn-back = Turn the Nest back to its intact side?
ts-ask-litter = Rich Harvest: where does { $unit } come in? (still { $n })
ts-ask-secret-mines = Secret Operations: where does a Mine lie? (still { $n })
ts-ask-perimeter = Perimeter Defense: which of your areas is guarded? (still { $n })
ts-ask-ask-reload = Reload! in this battle?

## Options
ts-do-raid = Shield Drones attack in { $a1 }

## Log
ts-said-devastated = { $space } is devastated.
ts-said-home-devastated = { $seat } { DO($seat, "scores", "score") } { $n } for the devastated Homezone.
ts-said-restored = The Homezone on { $space } is turned back to its intact side.
ts-said-legend-placed = { $seat } { DO($seat, "places", "place") } a Legendary Oni: { $unit } in { $space }.
ts-said-skybound = The Skybound leads the attack on { $space }: it is to be devastated.
ts-said-hunting-party = The Dark Observer's Hunting Party: the Oni in { $space } deal damage.
ts-said-defiler-flipped = The Defiler is turned over: it must be destroyed once more.
ts-said-merchant = { $seat } { DO($seat, "has", "have") } destroyed the Merchant and { DO($seat, "produces", "produce") } for { $n }.
ts-said-abyssal-waits = { $seat }: the Abyssal finds nothing to conquer and no way.
ts-said-gambler = { $seat } { DO($seat, "rolls", "roll") } { $n } for the Gambler in { $space }.
ts-said-drew-own = { $seat } { DO($seat, "draws", "draw") } the Faction event { $event }.
ts-said-drew-own-unseen = { $seat } { DO($seat, "draws", "draw") } a Faction event.
ts-said-in-force = { $seat }: { $event } is in force.
ts-said-copied = { $seat } { DO($seat, "copies", "copy") } { $event }.
ts-said-feast = { $seat }: Food for the Queen gives { $n } production.
ts-said-conqueror-stays = The Conqueror in { $space } stays.
ts-said-guarded = { $seat } { DO($seat, "guards", "guard") } { $space }: no enemy may move in this round.
ts-said-reload = { $seat }: Reload! in this battle.
ts-said-home-moved = { $seat } { DO($seat, "moves", "move") } the Homezone from { $space } to { $to_space }.

## Terminal
ts-term-own = Faction events of { $seat }: { $n } in the pile; in force: { $lasting }; used: { $used }
ts-term-legends = Legendary Oni: { $here } on the board; { $away } could come

## Lab
lab-table-faction_events = Faction events

## Which Legendary Oni
ts-option-legends = Which Legendary Oni
    .help = Those that may come to the board.
ts-option-three_shadows_tsukuyumi = Three Shadows and Tsukuyumi areas
    .help = They need not, or must not, be placed in Tsukuyumi areas.
ts-need-not = need not
ts-must-not = must not

## Sorts of cards, at the web table
ts-sort-oni-mission = Oni Mission
ts-sort-mission = Mission
ts-sort-alternative = Alternative objective
ts-sort-princess = Moon Princess card
ts-sort-counter = Counter
ts-sort-last = Counter of the last round
ts-sort-modification = Modification card
ts-sort-legend = Legendary Oni

ts-option-mascot_counter_alone = A Mascot alone may counterattack
    .help = Off: as the only unit attacked it chooses no counterattack.
