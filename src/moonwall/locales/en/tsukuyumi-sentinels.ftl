# The Sentinels: names, texts and sentences.

## Pieces
ts-sentinels = Sentinels
    .text = Pandas in jade who own no land: they come through Portals, hide when they are attacked and score by hunting Oni. If no Oni is left on the board, they win at once.
    .hard = 3
    .number = many
ts-acolyte = Acolyte
    .text = No ability.
ts-jade-warrior = Jade Warrior
    .text = No ability.
ts-jade-guardian = Jade Guardian
    .text = Massive.
ts-kakurenbo = Kakurenbo
    .text = In its space Masking may be used a second time in the same round.
ts-kiosan = Kiosan
    .text = While it is on the board, you may leave out Place Oni and Oni Conquest on your Action card.
ts-mascot-sentinels = Bamboo
    .text = Mascot: 1 victory point if it is alive at the end. It never returns and cannot attack alone.
ts-portal = Portal
    .text = New Sentinels come in here. At the start of a movement of theirs units may teleport here from anywhere.

## Board
ts-seal-and-shift = Seal and Shift
    .text = One of two: destroy a Small Oni in an area with a unit of yours; or put a Portal, from stock or from the board, into an area with a unit of yours.
ts-living-stone = Living Stone
    .text = Before the attack: one of your units here cannot be hit, chosen or destroyed in this battle.
ts-the-jade-seal = The Jade Seal
    .text = { MANY($each, "ts-n-points") } for every { $n } Oni that you destroy, rounded down. If no Oni is left on the board, you win at once, whatever the points.
ts-mission-tribute = Tribute to the Moon
    .text = Have units in at least { MANY($n, "ts-n-moon-areas") } at the end of a round.
ts-board-portal = Portals in stock
ts-board-oni-sealed = Oni destroyed
ts-board-duels-won = Ritual Combats won
ts-board-maskings = Maskings this round
ts-board-masking-shut = Masking forbidden
ts-option-sentinel_mascot = The Sentinels have a Mascot
    .help = Off: with Mascots in play they have none.

## Combat cards and counterattacks
ts-jade-annihilation = Annihilation
    .text = Deal the damage of all your units here.
ts-jade-conquest = Conquest
    .text = Put your marker here if your conquest points match or beat those of every other faction here.
ts-jade-gatekeepers = Gatekeepers
    .text = In an area with a Portal: deal the damage of all your units here and of those at one other Portal.
ts-jade-vanishing-blow = Vanishing Blow
    .text = Deal the damage of all your units here. After the battle those that are left may teleport to one Portal.
ts-jade-ritual-combat = Ritual Combat
    .text = Name an enemy side here and a champion of yours, then they name theirs. Higher health and damage together win, a tie is the defender's; the loser is destroyed. If you win: { MANY($vp, "ts-n-points") }. Once per round.
ts-crack-the-gate = Crack the Gate
    .text = The Portal here returns to the stock.
ts-unmask = Unmask
    .text = The attacker may not use Masking until the end of the round.

## Decisions and events
ts-ask-lay-portal = Where does a Portal lie? (left: { $n })
ts-ask-further-oni = The Sentinels hunt Oni: place one more.
ts-ask-teleport = Portals: who teleports where? (from: { $space })
ts-ask-seal-and-shift = Seal and Shift: banish an Oni, or put a Portal?
ts-ask-mask = Attack in { $space }: who is masked?
ts-ask-living-stone = Living Stone: which unit?
ts-ask-gate = Gatekeepers in { $space }: units of which Portal strike along?
ts-ask-challenge = Ritual Combat in { $space }: against whom, and who is your champion?
ts-ask-champion = Ritual Combat in { $space } against { $unit }: who is your champion?
ts-do-portal = Portal in { $a1 }
ts-do-transfer = Portal from { $a1 } to { $a2 }
ts-do-banish = Banish a Small Oni in { $a1 }
ts-do-teleport = { $a1 } ×{ $a4 } from { $a2 } to { $a3 }
ts-do-mask-1 = Mask all
ts-do-mask-2 = Mask { $a1 } ×{ $a2 }
ts-do-stone = { $a1 } turns to stone
ts-do-gate = Portal in { $a1 }
ts-do-duel = { $a2 } against { $a1 }
ts-do-champion = { $a1 } as champion
ts-banish = Banish
ts-duel = Ritual Combat
ts-transfer = Shift
ts-mask = Mask
ts-said-portal-laid = { $seat } { DO($seat, "puts", "put") } a Portal in { $space }.
ts-said-portal-moved = { $seat } { DO($seat, "moves", "move") } a Portal from { $space } to { $to_space }.
ts-said-portal-broken = The Portal in { $space } breaks.
ts-said-teleported = { $unit } ×{ $n } teleports from { $space } to { $to_space }.
ts-said-masked = { $seat }: { $unit } ×{ $n } hides in { $space }.
ts-said-unmasked = { $seat } cannot use Masking until the end of the round.
ts-said-stone = { $seat }: { $unit } in { $space } turns to stone for this battle.
ts-said-duel-won = { $unit } beats { $what } in Ritual Combat in { $space }: { $n } against { $need }.
ts-said-duel-lost = { $unit } falls to { $what } in Ritual Combat in { $space }: { $n } against { $need }.
ts-said-ritual-points = { $seat }: +{ $n } for the Ritual Combat.
ts-said-sealed-oni = { $seat } { DO($seat, "has", "have") } destroyed { $n } Oni (+{ $vp }).
ts-said-jade-seal = No Oni is left: { $seat } { DO($seat, "wins", "win") }.
ts-reason-jade-seal = No Oni was left on the board: the Sentinels' victory.
