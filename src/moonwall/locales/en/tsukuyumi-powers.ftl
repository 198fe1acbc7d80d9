# The module Oni Power cards.
ts-option-oni_power = Oni Power cards
    .help = Each round one of six cards changes a rule of the Oni for all.
ts-oni-power = Oni Power
ts-power-agility = Agility
    .text = This round Small Oni move { MANY($n, "ts-n-areas") } farther when a player moves Oni by an Oni action.
ts-power-at-full-power = At Full Power
    .text = This round every Oni deals { $n } more damage.
ts-power-strong-defensive = Strong Defensive
    .text = This round whoever chooses the counterattack of attacked Oni may choose a second, different one.
ts-power-new-strength = New Strength
    .text = This round Oni have twice their Conquest points, attacking and defending.
ts-power-assemble-the-forces = Assemble the Forces
    .text = A player who places Oni places { $n } more, once this round.
ts-power-revenge-of-the-oni = Revenge of the Oni
    .text = Oni do not conquer this round. Who moves them must bring them to a unit by the shortest way, your own included; there they deal damage.
ts-ask-revenge-source = Revenge of the Oni: which area's Oni go?
ts-ask-revenge-move = Revenge of the Oni: who of those in { $space } goes where?
ts-ask-revenge-target = Revenge of the Oni: which area do they attack?
ts-do-send = Send { $a3 } { $a1 } to { $a2 }
ts-verb-send = send
ts-said-power = Oni Power of round { $n }: { $card }.
ts-said-power-more = { $seat } { DO($seat, "places", "place") } more Oni: { $n }.
ts-said-revenge = Revenge of the Oni: those in { $space } deal damage.
ts-said-revenge-way = The Oni of { $space } go to { $among }.
ts-why-power-top = The top card of the pile is turned up when a round begins.
ts-why-power-one-more = Assemble the Forces: one more for each player who places Oni, once a round.
ts-why-revenge-nearest = The nearest unit is { $n } { $n ->
        [one] step
       *[other] steps
    } away, and they must come to it.
ts-why-revenge-towards = The nearest unit is { $n } { $n ->
        [one] step
       *[other] steps
    } away: too far, so they come as near as they can.
ts-term-power = Oni Power: { $card }. { $text } ({ $n } not yet seen)
