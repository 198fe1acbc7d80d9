# What Tsukuyumi asks, offers and tells.
## The game
ts = Tsukuyumi: Full Moon Down
    .text = Four peoples fight for the ground round a fallen Moon.
ts-mode-standard = Standard game
ts-reason-rounds = The last round is over.
ts-reason-supremacy = The agreed number of points was reached.

## Start options
ts-option-edition = Edition
    .help = Whose rulebook holds where the two differ.
ts-option-rounds = Rounds
    .help = 3 is a quick game, 5 an epic one.
ts-option-supremacy = Supremacy
    .help = Points that end the game at once; 0 plays all rounds.
ts-option-oni_total = Number of Oni
    .help = 0 uses all pieces; 18 is advised for experienced players.
ts-option-skip_first_white = Skip the first White phase
    .help = Advised in a first game.
ts-option-use_missions = Missions
    .help = Public tasks of 1 point for everybody.
ts-option-use_objectives = Faction objectives
    .help = Each faction's own task of 2 points.
ts-option-fixed_homezones = Fair Homezone spots
    .help = Homezones only on spots of equal worth.
ts-option-reach_check = No sealed pockets
    .help = Every area can be walked to from the Moon.
ts-option-tile_pool = Tile pool
    .help = 0 takes the box of the edition, 44 adds the tiles for more players.
ts-option-move_before_combat = Movement before Combat
    .help = In which phases no Movement follows a Combat card.
ts-option-counter_optional = Counterattacks are optional
    .help = Off: a defender must choose one that applies.
ts-option-conqueror_may_conquer = Conquerors may conquer
    .help = Off: the Conquest card is closed to their extra fight, as the Codex prints.
ts-option-eggs_on_death = Eggs of the fallen
    .help = What Dark Seed units leave when they are destroyed.
ts-option-radioactive_step = Radioactive step
    .help = Before or after the scoring of a round.
ts-option-gps_distinct_areas = GPS Mapping: four areas
    .help = On: the four areas of the objective must be different ones.
ts-option-tunnel_capacity = Tunnels
    .help = One group a round, or any number.
ts-option-remember_hands = Memory aid
    .help = Who has passed a hand on still sees it.
ts-card-down = card back up
ts-italian = Italian
ts-polish = Polish
ts-edition = as the edition says
ts-red = Red
ts-blue = Blue
ts-green = Green
ts-white = White
ts-black = Black
ts-setup = set-up
ts-all = all
ts-none = none
ts-battle = one a battle
ts-unit = one a unit
ts-after-scoring = after scoring
ts-before-scoring = before scoring
ts-group = one group a round
ts-unlimited = any number

## Places and things
# An area: letters for rows from top to bottom, numbers along each row; H8 is the Moon's centre.
ts-space =
    { $a2 ->
        [-7] A
        [-6] B
        [-5] C
        [-4] D
        [-3] E
        [-2] F
        [-1] G
       *[0] H
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
    }{ $a1 ->
        [-7] 1
        [-6] 2
        [-5] 3
        [-4] 4
        [-3] 5
        [-2] 6
        [-1] 7
       *[0] 8
        [1] 9
        [2] 10
        [3] 11
        [4] 12
        [5] 13
        [6] 14
        [7] 15
    }
ts-edge = edge { $a1 } / { $a2 }
ts-outer-edge = outer edge { $a2 } of { $a1 }
ts-tile-name = { $a1 } no. { $a2 }
ts-river-name = Riverland no. { $a1 }
ts-deck = the deck
ts-discard = the discard pile
ts-own = own units
ts-faction-effect = Faction effect
ts-events = Draw and play Events
ts-initiative = Change initiative
ts-production = Production
ts-place-oni = Place Oni
ts-movement = Movement
ts-settlement = Settlement
ts-combat = Combat

ts-effect = Faction effect
ts-draw = draw Events
ts-play = play Events
ts-place = Oni to place
ts-oni-areas = Oni areas
ts-oni-range = Oni range
ts-oni-combats = Oni attacks

## Decisions
ts-ask-place-home = Place the Homezone of the { $faction }.
ts-ask-start-area = Mark a starting area (still to mark: { $n }).
ts-ask-start-units = Spread the starting units (left: { $n }).
ts-ask-select-card = Round { $n }: select an Action card, in secret.
ts-ask-act = { $phase } phase, { $card }: what next?
ts-ask-initiative = Move the marker of { $seat } by up to { $n } (now on place { $place }).
ts-ask-draw-events = Draw Events (up to { $n }).
ts-ask-play-events = Play Events (up to { $n }).
ts-ask-wisdom = Nature's Wisdom: draw an Event.
ts-ask-play-drawn = Play { $event } now?
ts-ask-event-give = { $event }: which area?
ts-ask-event-cancel = { $event }: which Property is cancelled?
ts-ask-event-open = { $event }: which Block is opened?
ts-ask-event-close = { $event }: an area whose side is closed.
ts-ask-event-close-side = { $event }: which side?
ts-ask-event-rotate = { $event }: which area turns?
ts-ask-turn-tile = { $event }: how is { $space } turned?
ts-ask-event-swap = { $event }: which two areas change places?
ts-ask-event-lay = { $event }: which tile?
ts-ask-lay-tile = { $event }: where is the tile laid?
ts-ask-event-march = { $event }: the units of which area may move?
ts-ask-event-replay = { $event }: which Event again?
ts-ask-event-storm = { $event }: which Unstable area?
ts-ask-produce = Production (points in hand: { $n }).
ts-ask-place-unit = Where does { $unit } come in?
ts-ask-place-oni = Place Oni (still to place: { $n }).
ts-ask-oni-source = Oni Conquest: the Oni of which area?
ts-ask-oni-move = Move Oni, or go on to the attack.
ts-ask-oni-move-to = Where do they go ({ $unit } in { $space }, steps: { $n })?
ts-ask-oni-target = Which area do the Oni attack?
ts-ask-oni-towards = An Oni must move towards an area it could conquer.
ts-ask-move = Movement, range { $n }: { $who }.
ts-ask-move-to = { $unit } in { $space }, steps left { $n }: where to?
ts-ask-settle = Settlement: which area?

## Options
ts-do-home = Homezone on { $a1 }
ts-do-mark = Mark { $a1 }
ts-do-nowhere = No area is free
ts-do-put-2 = All that are left to { $a2 }
ts-do-put-3 = { $a1 } ×{ $a3 } to { $a2 }
ts-do-select = { $a1 }
ts-do-use = { $a1 }
ts-do-attack = Combat in { $a1 }
ts-do-rage = Combat of the Aggressive unit in { $a1 }
ts-do-up = { $a1 } up
ts-do-down = { $a1 } down
ts-do-draw = Draw: { $a1 }
ts-do-play = Play { $a1 }
ts-do-area = { $a1 }
ts-do-cancel = Cancel { $a2 } in { $a1 }
ts-do-open = Open the side of { $a1 } towards { $a2 }
ts-do-close = Close the side of { $a1 } towards { $a2 }
ts-do-turn = Turn by { $a1 }/6
ts-do-swap = Swap { $a1 } and { $a2 }
ts-do-tile = { $a1 }
ts-do-lay = On { $a1 }
ts-do-again = { $a1 } again
ts-do-buy = Buy { $a1 }
ts-do-exchange = { $a1 } in { $a2 } becomes { $a3 }
ts-do-place-1 = In { $a1 }
ts-do-place-2 = { $a1 } in { $a2 }
ts-do-size = { $a1 }
ts-do-source = Oni of { $a1 }
ts-do-march-2 = All units of { $a2 } together
ts-do-march-3 = { $a1 } in { $a2 } (steps left: { $a3 })
ts-do-to-1 = To { $a1 }
ts-do-to-2 = { $a2 } to { $a1 }
ts-do-tunnel = { $a2 } through the Tunnel to { $a1 }
ts-do-step = { $a1 } from { $a2 } to { $a3 }

## Log
ts-said-round = Round { $n } begins.
ts-said-phase = { $phase } phase.
ts-said-turn = { $seat } { DO($seat, "acts", "act") } ({ $phase }).
ts-said-selected = { $seat } { DO($seat, "plays", "play") } the Action card { $card }.
ts-said-selected-unseen = { $seat } { DO($seat, "lays", "lay") } an Action card back up.
ts-said-turned-up = { $seat } { DO($seat, "turns", "turn") } the Action card { $card } over.
ts-said-received = { $seat } { DO($seat, "receives", "receive") } { $n } cards from { $from_seat }: { $cards }.
ts-said-received-unseen = { $seat } { DO($seat, "receives", "receive") } { $n } cards from { $from_seat }.
ts-said-home-placed = { $seat } { DO($seat, "places", "place") } the Homezone on { $space }.
ts-said-marked = { $seat } now { DO($seat, "controls", "control") } { $space }.
ts-said-oni-marked = { $space } is now an Oni Territory.
ts-said-started = { $seat } { DO($seat, "starts", "start") } with { $unit } ×{ $n } in { $space }.
ts-said-brings = { $seat } { DO($seat, "brings", "bring") } the Mission { $mission }.
ts-said-moved = { $unit } ×{ $n }: { $space } → { $to_space }.
ts-said-lost = { $unit } ×{ $n } lost in { $space } ({ $cause }).
ts-said-destroyed = { $by } { DO($by, "destroys", "destroy") } { $unit } ×{ $n } in { $space } ({ $cause }).
ts-said-mission = { $seat } { DO($seat, "fulfils", "fulfil") } the Mission { $mission }.
ts-said-objective = { $seat } { DO($seat, "reaches", "reach") } the objective { $objective }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ts-said-supremacy = { $seat } { DO($seat, "has", "have") } reached { $n } points: the game ends.
ts-said-moon-point = { $seat } { DO($seat, "holds", "hold") } the Moon's centre: 1 point.
ts-said-initiative = { $seat } { DO($seat, "is", "are") } now on Initiative place { $n }.
ts-said-property-given = { $space } becomes { $prop }.
ts-said-property-cancelled = { $space } is no longer { $prop }.
ts-said-opened = A Block is opened: { $edge }.
ts-said-closed = A side is closed: { $edge }.
ts-said-rotated = { $space } is turned by { $n }/6.
ts-said-swapped = { $space } and { $to_space } change places.
ts-said-tile-laid = { $seat } { DO($seat, "lays", "lay") } { $tile } on { $space }.
ts-said-storm = { $seat }: nobody leaves { $space } this round.
ts-said-no-oni = { $seat }: no Oni can be placed or used.
ts-said-oni-placed = { $seat } { DO($seat, "places", "place") } { $unit } in { $space }.
ts-said-produced = { $seat } { DO($seat, "produces", "produce") } { $unit } in { $space }.
ts-said-exchanged = { $seat }: { $unit } in { $space } becomes { $what }.
ts-said-events-shuffled = The Event discards are shuffled into a new deck.
ts-said-drew-event = { $seat } { DO($seat, "draws", "draw") } { $event }.
ts-said-drew-event-unseen = { $seat } { DO($seat, "draws", "draw") } an Event.
ts-said-took-event = { $seat } { DO($seat, "takes", "take") } the open Event { $event }.
ts-said-event-shown = Now open: { $event }.
ts-said-played-event = { $seat } { DO($seat, "plays", "play") } { $event }.
ts-said-played-again = { $seat } { DO($seat, "uses", "use") } { $event } from the discards.
ts-said-interim = { $seat } would have { $n ->
    [one] { $n } point
   *[other] { $n } points
} now.
ts-said-final = { $place }. { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

## What an answer would do: numbers that change

ts-count-production-points = { $n ->
    [one] { $signed } production point
   *[other] { $signed } production points
}
ts-count-areas = { $n ->
    [one] { $signed } area
   *[other] { $signed } areas
}
ts-count-event-cards = { $n ->
    [one] { $signed } Event card
   *[other] { $signed } Event cards
}
ts-count-kills = { $n ->
    [one] { $signed } kill
   *[other] { $signed } kills
}

## Standing answers

ts-stand-ask-counter-pass = No counterattacks
ts-stand-ask-early-counter = Defend before the attack whenever one can
ts-stand-ask-early-pass = No defence before the attack
ts-stand-play-events-done = Play no Event cards
ts-stand-initiative-done = Leave Initiative as it is
ts-stand-free-fight-pass = No free Combat actions
ts-stand-ask-pincer-pass = No help in a pincer
ts-stand-use-weapons-done = No weapons
ts-stand-ask-reload-yes = Play Reload!
ts-stand-ask-reload-no = No Reload!
ts-stand-explode-pass = Let no mines explode
ts-stand-lay-eggs-pass = Lay no eggs
ts-stand-declare-samurai-samurai = Declare Samurai
ts-stand-declare-samurai-pass = Do not declare Samurai
ts-stand-ask-ghost-no = No Ghost
ts-stand-ask-espionage-yes = Espionage: draw an Event
ts-stand-ask-espionage-no = No Espionage
ts-span-turn = this turn
ts-span-round = this round

## Where points came from

ts-points-marked = Areas marked
ts-points-oni-marked = Areas lost to the Oni
ts-points-mission = Missions
ts-points-objective = Objectives
ts-points-moon-point = The Moon centre
ts-points-marker-off = Markers removed
ts-points-task = Victory cards
ts-points-devastated = Devastation
ts-points-oni-mission = Oni Missions
ts-points-conquered = Conquests
ts-points-initiative = Initiative
ts-points-destroyed = Units destroyed
ts-points-end = Final count
