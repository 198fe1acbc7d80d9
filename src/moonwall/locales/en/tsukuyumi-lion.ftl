# The Children of the Lion: names, texts and sentences.

## Pieces
ts-children-of-the-lion = Children of the Lion
    .text = A tribe with two great Beasts that turn, replace and add the tiles of the board. It wins by land in one piece, but a Beast without a Beastmaster does nothing.
    .hard = 3
    .number = many
ts-lion-camp = Lion Camp
    .text = A Homezone: no area, cannot be conquered, open to all. New units are placed here or next to it.
ts-tracker = Tracker
ts-spearbearer = Spearbearer
ts-beastmaster = Beastmaster
    .text = Tames the Beasts in its space.
ts-procer = Procer
    .text = Trackers and Spearbearers in its space have { MANY($leads, "ts-n-conquest-points") } more each.
ts-giraffe = Giraffe
    .text = Beast: without a Beastmaster it takes no step, counts nothing in battle and uses no ability. Own units that begin a movement with it while it is tamed move { MANY($herds, "ts-n-areas") } further.
ts-rhinoceros = Rhinoceros
    .text = Beast: without a Beastmaster it takes no step, counts nothing in battle and uses no ability.
ts-mascot-children-of-the-lion = Lion Cub
    .text = Mascot: 1 victory point if it is alive at the end. It never returns and cannot attack alone.

## Board
ts-call-of-the-wild = Call of the Wild
    .text = Each tamed Beast may turn its area or one beside it, replace one beside it that holds no player's unit and no other player's marker, or place an unused tile beside it.
ts-pride = Pride
    .text = Before the attack up to 2 of your units from neighbouring areas come in and take part.
ts-homeland = Homeland
    .text = Control { MANY($n, "ts-n-areas") } in one piece at the end of your Red turn.
ts-alt-wide-land = Wide Land
    .text = Both Beasts stand in areas you control, and you control at least { MANY($n, "ts-n-areas") }, at the end of your Red turn.
ts-mission-long-march = Long March
    .text = Control areas beside the Homezones of { $n } different other players.
ts-board-tamed = tamed
ts-board-untamed = untamed
ts-board-tiles-made = tiles laid by Beasts
ts-board-largest-group = areas in one piece
ts-rotate-area = turn an area
ts-replace-area = replace an area
ts-place-tile = place a tile

## Combat cards and counterattacks
ts-lion-annihilation = Annihilation
    .text = Deal the damage of all your units here.
ts-lion-conquest = Conquest
    .text = Put your marker here if your conquest points match or beat those of every other faction here.
ts-lion-wild-hunt = Wild Hunt
    .text = With a tamed Beast here: conquer first, then deal the damage of your Beasts alone.
ts-lion-lions-share = Lion's Share
    .text = Conquest, with doubled conquest points if a Beastmaster is here. Once per round.
ts-spook = Spook
    .text = Move one attacking Beast to a neighbouring area.
ts-tame = Tame
    .text = One attacking Beast is untamed until the end of the round, Beastmaster or not.

## Faction events
ts-newly-discovered-land = Newly Discovered Land
    .text = One of your Beasts, tamed or not, places an unused tile beside it.
ts-savage-soul = Savage Soul
    .text = This round the Giraffe's bonus is { MANY($n, "ts-n-areas") }, also for units that enter, cross or leave its space.
ts-kingdom = Kingdom
    .text = Move one tile without units, with all its markers, to a vacant space beside another area, turned as you like. The board stays in one piece.
ts-ancestral-homeland = Ancestral Homeland
    .text = This round Faction effects of other players do nothing in areas you control.
ts-good-training = Good Training
    .text = Until the next round begins your Beasts need no Beastmaster.

## Victory cards
ts-victory-lion-a = Victory card A (Children of the Lion)
ts-victory-lion-b = Victory card B (Children of the Lion)
ts-new-horizons = New Horizons
    .text = Your Beasts have placed or replaced at least { $n } tiles.
ts-savannah = Savannah
    .text = For every { MANY($n, "ts-n-areas") } of Fertile Ground you control at the end of your last Red turn.
ts-two-beasts = Two Beasts
    .text = At least { $n } tamed Beasts on the board at the end of your last Red turn.
ts-one-land = One Land
    .text = Control { MANY($n, "ts-n-areas") } in one piece at the end of one of your Red turns.
ts-tamers = Tamers
    .text = At least { $n } Beastmasters on the board at the end of your last Red turn.
ts-at-the-camp = At Their Camp
    .text = Control an area beside the Homezone of your opponent at the end of a round.

## Decisions and events
ts-ask-call-of-the-wild = Call of the Wild: which Beast does what?
ts-ask-craft-area = { $what }, beside { $space }: which one?
ts-ask-craft-tile = { $space }: which unused tile?
ts-ask-craft-lay = { $tile }: where does it lie?
ts-ask-craft-turn = How is { $space } turned?
ts-ask-explorer = Newly Discovered Land: which Beast?
ts-ask-kingdom = Kingdom: which tile moves?
ts-ask-kingdom-to = Kingdom: where does the tile of { $space } go?
ts-ask-spook = Spook: which Beast goes where?
ts-ask-tame = Tame: which Beast?
ts-ask-pride = Pride: who comes to { $space }? (left: { $n })
ts-do-craft = { $a1 }: { $a2 }
ts-do-beast = { $a1 }
ts-do-spook = { $a1 } to { $a2 }
ts-do-tame = { $a1 }
ts-do-join = { $a1 } from { $a2 }
ts-said-oni-away = { $unit } ×{ $n } in { $space }: back to the supply.
ts-said-tile-moved = { $tile } moves from { $space } to { $to_space }.
ts-said-untamed = { $unit } obeys nobody for this round.
