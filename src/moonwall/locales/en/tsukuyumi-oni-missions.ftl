# The module Oni Missions.
ts-option-oni_missions = Oni Missions
    .help = Three more Missions that are met with Oni; each is for the first player who does it.
ts-oni-mission-dark-side = Dark Side of the Moon
    .text = Be the first to conquer the Moon's centre with Oni, by the action Oni Conquest. A player's marker must lie there, your own or another's.
ts-oni-mission-guests-at-home = Guests at Home
    .text = Be the first to move Oni into your own Homezone, by an Oni action.
ts-oni-mission-at-the-gates = At the Gates
    .text = Be the first to conquer with Oni an area that borders another player's Homezone, by the action Oni Conquest.
ts-said-oni-mission = { $seat } { DO($seat, "takes", "take") } the Oni Mission { $mission }: { $n } { $n ->
        [one] point
       *[other] points
    }.
