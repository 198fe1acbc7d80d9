# The Lords of the Lost Sea: names, texts and sentences.

## Pieces
ts-lords-of-the-lost-sea = Lords of the Lost Sea
    .text = Whales without a home, slow and hardly to be killed. They wipe markers off the land, shove everybody aside and score in quiet places.
    .hard = 2
    .number = many
    .short = Lords
ts-calf = Calf
    .text = Massive. The only whale that is placed new, where Malak, Anik or the Whale King is. For 2 production it becomes a Young Whale.
ts-young-whale = Young Whale
    .text = Massive. Displaces { $displaces }. For 3 production it becomes Anik, Malak or the Whale King.
ts-anik = Anik
    .text = Massive. Displaces { $displaces }. Calves may be placed here.
ts-malak = Malak
    .text = Massive. Displaces 2, in a battle up to 2 areas. Calves may be placed here.
ts-whale-king = Whale King
    .text = Massive. Displaces { $displaces }. Calves may be placed here. His area stands for the Homezone.
ts-mascot-lords-of-the-lost-sea = Remora
    .text = Mascot: 1 victory point if it is alive at the end. It never returns and cannot attack alone.
ts-peace = Peace
    .text = A Place of Peace was made here; each area once per game.

## Board
ts-tide-and-song = Tide and Song
    .text = In areas with a whale: take all markers away (Cleansing), and move enemy units to neighbouring areas (Displacement), each as you like.
ts-undertow = Undertow
    .text = After the battle move attackers to neighbouring areas, as many as your whales here displace.
ts-song-of-the-deep = Song of the Deep
    .text = Displace { MANY($n, "ts-n-units") } in one round.
ts-alt-whale-school = Whale School
    .text = The Whale King and all three Young Whales in one area, and at least { $n } own areas, at the end of your Red turn.
ts-mission-quiet-shore = Quiet Shore
    .text = Control at least { MANY($n, "ts-n-areas") } where nobody else stands, at the end of your Red turn.
ts-board-displaced-now = displaced this round
ts-board-peace = places of peace
ts-board-events-played = Events played
ts-board-stranded = stranded in

## Combat cards and counterattacks
ts-sea-annihilation = Annihilation
    .text = Deal the damage of all your units here.
ts-sea-conquest = Conquest
    .text = Put your marker here if your conquest points match or beat those of every other faction here.
ts-sea-displacement = Displacement
    .text = First move enemy units away, as many as your whales here displace; then put your marker here if your conquest points match or beat those of every faction left.
ts-sea-place-of-peace = A Place of Peace
    .text = In an own area without others, with Anik, Malak or the Whale King: 1 point. Each area once per game. Once per round.
ts-stranded = Stranded
    .text = No attacking whale may leave this area by itself until the end of the round.
ts-harpoon = Harpoon
    .text = All the damage of your units here, fallen ones included, hits one attacking whale of your choice.
ts-hold-fast = Hold Fast
    .text = Up to { $n } of your units here cannot be displaced in this battle.

## Faction events
ts-aggressive-displacement = Aggressive Displacement
    .text = This round each unit that you are about to displace first suffers { MANY($n, "ts-n-damage") }.
ts-massive-displacement = Massive Displacement
    .text = In every area with a whale of yours each enemy unit may be moved to a neighbouring area.
ts-migration = Migration
    .text = This round your whales may move up to { MANY($n, "ts-n-areas") } in a phase, no farther than the movement allows.
ts-whale-rider = Whale Rider
    .text = This round you may use A Place of Peace twice.
ts-the-will-of-nature = The Will of Nature
    .text = For the rest of the round nobody may play Events or Faction events.

## Victory cards
ts-victory-sea-a = Victory card A (Lords of the Lost Sea)
ts-victory-sea-b = Victory card B (Lords of the Lost Sea)
ts-strong-current = Strong Current
    .text = Each round in which you displace at least { MANY($n, "ts-n-units") }.
ts-peaceful-shores = Peaceful Shores
    .text = Per place of peace on the board at the end of your last Red turn.
ts-the-school = The School
    .text = The Whale King and at least 2 Young Whales on the board at the end of your last Red turn.
ts-clean-sea = Clean Sea
    .text = At least { MANY($n, "ts-n-areas") } with a whale of yours hold no marker but your own Territory marker at the end of your last Red turn.
ts-wide-water = Wide Water
    .text = Control at least { MANY($n, "ts-n-areas") } at the end of your last Red turn.
ts-storm-song = Storm Song
    .text = Play at least { MANY($n, "ts-n-events") } over the game.

## Decisions and events
ts-ask-shore = Your first starting area, at the edge of the board?
ts-ask-tide = Tide and Song: where, and what?
ts-ask-push = Displacement in { $space }: who goes where? (left: { $n })
ts-ask-onward = { $unit } in { $space }: one area farther?
ts-ask-harpoon = Harpoon in { $space }: which whale takes { $n } damage?
ts-ask-hold-fast = Hold Fast: which unit stays? (left: { $n })
ts-do-cleanse = Cleanse { $a1 }
ts-do-shove = Displace in { $a1 }
ts-do-displace = { $a1 } from { $a2 } to { $a3 }
ts-do-hold = { $a1 } holds fast
ts-said-cleansed = { $seat } { DO($seat, "cleanses", "cleanse") } { $space }.
ts-said-peace = { $seat } { DO($seat, "makes", "make") } a place of peace in { $space } (+{ $n }).
ts-said-stranded = The whales in { $space } are stranded for this round.
