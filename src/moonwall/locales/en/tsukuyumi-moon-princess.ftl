# Rise of the Moon Princess: cards, pieces, what the Oni do and why.

## Pieces
ts-moon-princess = Moon Princess
    .text = She stands on the border of the Moon and is in all areas that meet there: she counts as an Oni in each battle there and controls them, whatever markers lie on them. Half of the units of who attacks there become Oni.
ts-priority = Priority marker
    .text = If more areas are equally easy to conquer than the Oni have attacks left, they take those with this marker first.

## Moon Princess cards
ts-princess-first-light = First Light
    .text = She walks clockwise to the next place that touches an area with a player's marker. With { $attack_from } or more players she then attacks.
ts-princess-last-light = Last Light
    .text = She walks counter-clockwise to the next place that touches an area with a player's marker. With { $attack_from } or more players she then attacks.
ts-princess-rising-tide = Rising Tide
    .text = She walks clockwise to the next place that touches two areas with players' markers. With { $attack_from } or more players she then attacks.
ts-princess-ebbing-tide = Ebbing Tide
    .text = She walks counter-clockwise to the next place that touches two areas with players' markers. With { $attack_from } or more players she then attacks.
ts-princess-hunters-moon = Hunter's Moon
    .text = She walks clockwise to the next place that touches an area with a player's units. With { $attack_from } or more players she then attacks.
ts-princess-blood-moon = Blood Moon
    .text = She walks counter-clockwise to the next place that touches an area with a player's units. With { $attack_from } or more players she then attacks.
ts-princess-procession = Procession
    .text = She walks three steps clockwise. The smallest Oni comes to each touched area off the Moon without player units.
ts-princess-return = The Return
    .text = She walks three steps counter-clockwise. The smallest Oni comes to each touched area off the Moon without player units.
ts-princess-her-gaze = Her Gaze
    .text = She walks clockwise to the next place that touches a prioritised area. All areas she touches become prioritised. With { $attack_from } or more players she then attacks.
ts-princess-whispers = Whispers
    .text = She walks counter-clockwise to the next place that touches an area of the player. Momentum rises by { $n }. With { $attack_from } or more players she then attacks.
ts-princess-to-the-weakest = To the Weakest
    .text = She goes the shorter way to the place nearest to the Homezone of the last on the initiative board. A Medium Oni comes to the touched Moon area with the fewest Oni.
ts-princess-unguarded = Where Nobody Guards
    .text = She walks counter-clockwise to the next place none of whose areas holds another Oni. The smallest Oni comes to each of them.

## Legendary Oni in this mode
ts-coop-ronin = Ronin
    .text = Comes to a Fertile Ground; a Medium Oni comes to every other one. Moves up to 3 areas in an attack, and so do Oni that start with it and attack with it.
ts-coop-dark-observer = Dark Observer
    .text = Comes to a Moon area. She and all Oni of her area make the attacks together, as long as they can conquer an area. She is hit only when no other Oni is left there.
ts-coop-three-shadows = Three Shadows
    .text = Come to three areas without Tsukuyumi and without player units. When a Round card is turned up, two of the smallest Oni come to each area with a Shadow.
ts-coop-merchant = Merchant
    .text = Comes to the Moon's centre. A Production of 3 or more in Black is 1 less. Who destroys him produces for 1 at once.
ts-coop-abyssal = Abyssal
    .text = Comes to a Moon area other than the centre. With all Oni of its area it makes one attack more before each Black turn; if it has no target, the team lets other Oni attack.
ts-coop-gambler = Gambler
    .text = Comes to the Homezone of the last in initiative, with 3 Medium Oni, and rolls a die: 1 the team loses a unit; 2 every attack on Oni gives 1 Momentum more; 3 no objective can be met; 4 one Combat action fewer in Black, at least 1; 5 players' units move at most 1 area and none flies; 6 a Counter is resolved.
ts-coop-skybound = The Skybound
    .text = Flying. Comes to the area round the Moon with a player's marker nearest to the Princess. Whenever she walks it flies two areas round the Moon her way; every area it enters loses a player's marker.
ts-coop-defiler = The Defiler
    .text = Comes to the Moon's centre and never moves. While it stands, players conquer no area that the Oni control. It must be destroyed twice.

## Counters
ts-counter-ambush = Ambush
    .text = Two smallest Oni come to the area with most units of the player.
ts-counter-backlash = Backlash
    .text = The player removes one own unit.
ts-counter-retaliation = Retaliation
    .text = One Oni attack now.
ts-counter-summons = Summons
    .text = The Princess acts once.
ts-counter-reclaimed = Reclaimed
    .text = Remove one player's marker from a Moon area; if there is none, from an area round the Moon.
ts-counter-marked-land = Marked Land
    .text = Three areas of players become prioritised.
ts-counter-heavy-limbs = Heavy Limbs
    .text = Permanent, for all: Movement in Black is 1 less, at least 1.
ts-counter-shortage = Shortage
    .text = Permanent, for the player: Production in Black is { $n } less.
ts-counter-fatigue = Fatigue
    .text = Permanent, for the player: one Combat action fewer in Black, at least 1.
ts-counter-silence = Silence
    .text = Permanent, for all: event actions in Black have { $n } point less.
ts-counter-hardened-masks = Hardened Masks
    .text = Permanent, for all: all Oni but the Princess have { $n } more Health.
ts-counter-dread = Dread
    .text = Permanent, for all: players need { $n } more Conquest points to conquer an area that holds Oni or the Princess.

## Counters of the last round
ts-last-omen = Omen
    .text = The Oni have { $n } VP.
ts-last-low-ebb = Low Ebb
    .text = On the Moon area of a player with fewest player units the marker goes and a Medium Oni comes.
ts-last-onslaught = Last Onslaught
    .text = Two Oni attacks now.
ts-last-her-will = Her Will
    .text = The Princess acts twice.
ts-last-broken-oath = Broken Oath
    .text = This round's objective is worth { $n } VP less.
ts-last-under-the-walls = Under the Walls
    .text = Every area beside a Homezone that the Oni control is worth { $n } VP more to them.

## Modification cards
ts-mod-cybersamurai = Orbital Watch
    .text = No ordinary Oni can be placed in the area of a Rocket Attack. Kaneda stops Oni, not the Princess. Espionage works once a round. With one or two players you draw four Action cards. Samurai is declared when Oni have moved in.
ts-mod-dark-seed = Hunted Swarm
    .text = The Nest covers neither Fertile Ground nor a space round the Moon. For the Queen! is declared when Oni have moved in, before their marker; Conquest points are not compared again.
ts-mod-nomads = Border Patrol
    .text = Mines explode for Oni only; at most two lie in an area. A Guerilla Attack is one attack for Momentum.
ts-mod-boarlords = Old Ramparts
    .text = At most two Strongholds lie in an area. Displacement moves the Oni of the attack; their marker stays, and the Princess does not move. Pig Blocks stop Oni, not the team.
ts-mod-fireborn = Banked Fire
    .text = Devastation never hits an area with a marker of the team and gives no VP. Flaming Skin hurts Oni only.
ts-mod-kampfgruppe-03 = Rules of Engagement
    .text = The landing module covers neither Fertile Ground nor a space round the Moon. Snipe and Missiles are aimed at Oni only and give no Momentum.
ts-mod-children-of-the-lion = Keepers of the Land
    .text = Turning, replacing and laying areas gives no Momentum. On a replaced area the Priority marker stays; no area with a partner's marker is replaced.
ts-mod-sentinels = Gate of Jade
    .text = One Portal carries the Home marker. Every unit has 10 Conquest points, and Conquest may be played. An attack that destroys Oni gives no Momentum.
ts-mod-lords-of-the-lost-sea = Shared Shore
    .text = Two starting areas, one with the Home marker, where Calves may also be placed. Cleansing takes a partner's marker only if that partner agrees and gives no Momentum.

## Oni Round cards
ts-round-low-tide = Low Tide
    .text = Oni move up to 3 areas in attacks. A Small Oni comes to the Moon's centre and to each other Moon area with a player's marker. Objective: players hold 3 Moon areas (alone 2, five or six players 4).
ts-round-masks-of-fury = Masks of Fury
    .text = Oni attacks deal 10 more damage. A Medium Oni comes to each of the Moon areas with fewest Oni, one for each player. Objective: at most 16 Oni and 2 more for each player are on the board.
ts-round-siege = Siege
    .text = Priority markers cannot be removed, and every area beside a Homezone counts as prioritised. A Small Oni comes to areas with an Oni marker beside a Homezone, at most one for each player. Objective: no area beside a Homezone carries an Oni marker.
ts-round-her-call = Her Call
    .text = The Princess has 10 more Conquest points and damage. The smallest Oni comes to each area she touches; then she acts once. Objective: she is off the board, or touches neither a player's marker nor a player's unit.
ts-round-offerings = Offerings
    .text = Players need 20 more Conquest points to conquer Fertile Ground. A Medium Oni comes to each Fertile Ground without player units. Objective: players hold half of the Fertile Grounds.
ts-round-heart-of-the-moon = Heart of the Moon
    .text = The first attack of each player against Oni gives 1 Momentum more. A Large Oni comes to the Moon's centre; if a player's marker lies there, two Medium ones to other Moon areas instead. Objective: players hold the Moon's centre.
ts-round-scattered-host = Scattered Host
    .text = Conquering an area without player units the Oni place two smallest Oni instead of one. The Princess acts twice. Objective: players hold 4 areas for each player.
ts-round-new-blood = New Blood
    .text = Events cannot be played; event points may be used in the other ways. One smallest Oni more than there are players come to the Moon, one each, clockwise from the Princess. Objective: the players' attacks of this round have destroyed as many Oni as there are players.

## Action cards
ts-coop-muster = Muster
ts-coop-redoubt = Redoubt
ts-coop-last-stand = Last Stand
ts-coop-long-road = Long Road
ts-coop-common-cause = Common Cause
ts-coop-close-ranks = Close Ranks
ts-coop-outriders = Outriders
ts-coop-strike-as-one = Strike as One
ts-coop-all-or-nothing = All or Nothing
ts-coop-exodus = Exodus
ts-coop-broad-front = Broad Front
ts-coop-hold-and-hit = Hold and Hit
ts-coop-sweep = Sweep
ts-coop-moonward = Moonward
ts-coop-storming-the-ring = Storming the Ring
ts-coop-council = Council
ts-coop-messengers = Messengers
ts-coop-portents = Portents
ts-coop-pilgrimage = Pilgrimage
ts-coop-old-allies = Old Allies
ts-coop-exorcists = Exorcists
ts-coop-night-fires = Fires at Night
ts-coop-chase-her = Chase the Princess
ts-coop-break-the-spell = Break the Spell

## Places of the ring
ts-ring-place = place { $a1 } of the ring
ts-counter-space = Counter
ts-legend-space = Legendary Oni
ts-oni-attack = Oni attack

## What the Oni do
ts-said-skipped = Left out: { $what }.
ts-said-oni-search = The Oni search: { $among }.
ts-said-oni-aim = The Oni attack { $space }.
ts-said-oni-moves = { $unit } × { $n }: { $space } → { $to_space }.
ts-said-oni-damage = The Oni deal { $n } damage in { $space }.
ts-said-oni-fell = { $unit } falls in { $space }.
ts-said-momentum = Momentum: { $at } → { $now }.
ts-said-special-space = Space { $at } of the Momentum track: { $what }.
ts-said-princess-walks = The Princess walks: { $start } → { $place }, now in { $among }.
ts-said-princess-placed = The Princess comes to { $place }, in { $among }.
ts-said-standard-counter = { $seat }: { $n } of { $have } units in { $space } become Oni.
ts-said-team-score = Team: { $what }, { $n } VP.
ts-said-oni-score = Oni: { $what }, { $n } VP.
ts-score-areas = areas held
ts-score-centre = the Moon's centre
ts-score-few = few Oni on the board
ts-score-recorded = recorded points
ts-score-land = areas under control
ts-score-fertile = Fertile Ground
ts-score-gates = areas beside Homezones
ts-score-legends = Legendary Oni
ts-score-princess = the Princess
ts-score-many = many areas
ts-score-track = Momentum track

## Why
ts-why-search-here = No Oni needs to move: those who stand there are enough. Nothing is cheaper than { $among }.
ts-why-search-one = One Oni must move, { $steps } { $steps ->
        [one] step
       *[other] steps
    }: nothing is cheaper than { $among }.
ts-why-search-some = { $n } Oni must move, { $steps } steps together: nothing is cheaper than { $among }.
ts-why-aim-all = No more areas are equally cheap than attacks are left: { $among }.
ts-why-aim-priority = Of equally cheap areas those with a Priority marker come first: { $among }.
ts-why-aim-team = Chosen by the team among equals: { $among }.
ts-why-aim-last = Chosen by the last in initiative among equals: { $among }.
ts-why-aim-observer = The Dark Observer leads her whole group to the nearest area it can conquer; equally near: { $among }.
ts-why-aim-abyssal = The Abyssal goes with its whole group to the nearest area it can conquer; equally near: { $among }.
ts-why-aim-passed-on = The Abyssal can conquer nothing: the team chose among { $among }.
ts-why-moves-smallest = The smallest Oni that are enough: { $have } of { $need }.
ts-why-moves-group = The whole group goes: { $have } of { $need }.
ts-why-no-target = Nothing in range can be conquered.
ts-why-too-few-left = Too few have arrived: { $have } of { $need }.
ts-why-nobody-left = Nobody has arrived alive.
ts-why-cp-enough = { $have } Conquest points against { $need }: enough.
ts-why-damage-all = The damage of all Oni there, against { $among }.
ts-why-damage-order = The damage of all Oni there; the lowest initiative takes it first, what is left goes on: { $among }.
ts-why-highest-first = Who has most Health is hit first, so that as few Oni as possible fall: { $among }.
ts-why-mistress-last = The Dark Observer is hit only when no other Oni is left.
ts-why-attacker-names = The attacker names who is hit (Target Acquisition).
ts-why-momentum-rises = +{ $n }: { $among }.
ts-why-momentum-stays = No Momentum: { $among }.
ts-why-space-counter = A Counter is drawn unseen and shown after the turn.
ts-why-space-legend = A Legendary Oni's card is drawn unseen and shown after the turn.
ts-why-space-below = Momentum has left a Counter space downwards: the team may discard a permanent Counter.
ts-why-walk-goal = The next place that fits: { $fits }.
ts-why-walk-here = She stood where the card sends her, so she walks one step.
ts-why-walk-none = No place fits, so she walks one step.
ts-why-walk-steps = The card orders { $n } steps.
ts-why-walk-home = The shorter way to the place nearest to the Homezone of the last in initiative: { $fits }.
ts-why-walk-event = Moved by a point of an event action.
ts-why-placed-nearest = The place nearest to the Homezone of the last in initiative.
ts-why-placed-worst = Of the equally near places { $fits } the one that costs the players most: { $n } VP.
ts-why-half-up = Half of the attacker's units there, rounded up.

## What Momentum counts
ts-m-card = a card was played where Oni are
ts-m-kill = Oni were destroyed
ts-m-legend = the Princess or a Legendary Oni is there
ts-m-gambler = the Gambler's die
ts-m-first = the first attack of the round
ts-m-none-free = no Oni are there
ts-m-none-card = no Combat card was played
ts-m-none-ranged = it was a shot from afar
ts-m-none-sentinels = Sentinels have destroyed Oni

# Playing it.
## The mode and its options
ts-reason-moonset = The Moon sets: the players have more points than the Oni.
ts-reason-moonrise = The Moon rises: the Oni have at least as many points as the players.
ts-stand-consent-agree = Agree with my partners' answers for the team

## Names
ts-oni-onslaught = Oni Onslaught
    .text = The Oni conquer and deal the damage of all of them there; of a team one defender may counterattack, else each of them.
ts-home-marker = Home marker
    .text = This area counts as a Homezone for the Oni, the Princess and the final points.
ts-smallest-oni = the smallest Oni
ts-off-board = off the board
ts-princess-attack = attack of the Princess
ts-oni-made = a new Oni
ts-clockwise = clockwise
ts-counter-clockwise = counter-clockwise
ts-m-whispers = her card

## Questions
# Who is asked: the team, or where the players are rivals the last in initiative
ts-decides = { $alone ->
        [1] Last in initiative, for the Oni
       *[other] Together
    }
ts-ask-princess-start = { ts-decides }: where on the ring does the Princess begin?
ts-ask-princess-where = { ts-decides }: where does the Princess come back?
ts-ask-oni-aim = { ts-decides }: which area do the Oni attack? (still { $n })
ts-ask-third-aim = Together: which area is attacked for the Abyssal?
ts-ask-oni-order = { ts-decides }: which attack comes first?
ts-ask-oni-who = { ts-decides }: which Oni goes to { $space }? ({ $n } Conquest points are wanted)
ts-ask-who-answers = Together: who counterattacks in { $space }?
ts-ask-consent = { $by } { DO($by, "answers", "answer") } for the team: { $option }. Do you agree?
ts-ask-alone = The team does not agree: you decide.
ts-ask-make-where = { ts-decides }: where does { $what } come to? (still { $n })
ts-ask-drop-counter = Together: which permanent Counter is discarded?
ts-ask-fly-where = Together: which way does the Skybound fly?
ts-ask-convert = The Princess answers: which of your units in { $space } becomes an Oni? (still { $n })
ts-ask-give-unit = Backlash: which of your units leaves the board?
ts-ask-ambush-where = Ambush: in which of these areas do the Oni come?
ts-ask-counter-where = Together: which area does { $card } hit? (still { $n })
ts-ask-legend-where = Together: where does { $card } come in? (still { $n })
ts-ask-gambler-unit = Together: which unit does the team lose?
ts-ask-two-legends = Together: which Legendary Oni in { $space } is hit?
ts-ask-event-point = Event points: { $n } left, { $plays } Events may be played.
ts-ask-event-pay = Which Event is discarded for it, without its effect?
ts-ask-home-mark = Which of your areas carries the Home marker?
ts-ask-ask-partner = { $by } { DO($by, "cleanses", "cleanse") } { $space }: may your Territory marker go?

## Options
ts-do-agree = Agree
ts-do-object = Object
ts-do-oni-attack = The Oni attack { $a1 }
ts-verb-oni-attack = attack
ts-do-first = First { $a1 }
ts-do-dispatch-2 = { $a1 } from { $a2 }
ts-do-dispatch-3 = { $a1 } from { $a2 } by way of { $a3 }
ts-do-dispatch-4 = { $a1 } from { $a2 } by way of { $a3 } and { $a4 }
ts-do-dispatch-5 = { $a1 } from { $a2 } by way of { $a3 }, { $a4 } and { $a5 }
ts-verb-dispatch = send
ts-do-answers = { $a1 } answers
ts-do-nobody = Nobody answers
ts-do-via-1 = By way of { $a1 }
ts-do-via-2 = By way of { $a1 } and { $a2 }
ts-verb-via = by way of
ts-do-give = { $a1 } becomes an Oni
ts-do-remove-unit = { $a1 } in { $a2 } leaves the board
ts-verb-remove-unit = remove
ts-do-put-away = Discard { $a1 }
ts-verb-put-away = discard
ts-do-draw-event = Draw an Event, and you may play one more
ts-do-princess = The Princess walks two steps { $a1 }
ts-verb-princess = walk the Princess
ts-do-momentum = Momentum one down
ts-do-priority = Remove the Priority marker of { $a1 }
ts-do-spend = Discard { $a1 }
ts-verb-spend = discard
ts-do-spend-held = Discard { $a1 }, which you hold
ts-verb-spend-held = discard a held Event
ts-do-home-marker = Home marker on { $a1 }

## What happens
ts-said-team-proposes = { $seat } { DO($seat, "proposes", "propose") }: { $option }.
ts-said-team-objects = { $seat } { DO($seat, "objects", "object") } to: { $option }.
ts-said-oni-made = { $unit } × { $n } comes to { $space }.
ts-said-prioritised = { $space } gets a Priority marker.
ts-said-unprioritised = { $seat } { DO($seat, "removes", "remove") } the Priority marker of { $space }.
ts-said-oni-step = The Oni act before { $seat }: { $n } { $n ->
        [one] attack
       *[other] attacks
    }.
ts-said-counter-dropped = { $card } of { $seat } is discarded.
ts-said-princess-card = Moon Princess card: { $card }, for { $seat }.
ts-said-princess-strikes = The Princess attacks { $among }.
ts-said-princess-starts = The Princess begins on { $place }.
ts-said-princess-falls = The Princess falls in { $space } and leaves the board.
ts-said-turned = { $unit } of { $seat } in { $space } becomes an Oni.
ts-said-skybound-flies = The Skybound flies: { $space } → { $to_space }.
ts-said-marker-torn = The marker of { $owner } on { $space } is torn away.
ts-said-revealed = { $seat } { DO($seat, "turns", "turn") } up { $card }.
ts-said-counter-lies = { $card } lies face up before { $seat }.
ts-said-oni-points = { $card }: the Oni record { $n } VP.
ts-said-taken-off = { $unit } in { $space } leaves the board.
ts-said-unclaimed = { $card }: the marker of { $owner } on { $space } goes.
ts-said-legend-comes = { $unit } comes to { $space }.
ts-said-gambler-die = The Gambler rolls { $n }.
ts-said-drew-actions = { $seat } { DO($seat, "draws", "draw") } { $n } Action cards: { $cards }.
ts-said-drew-actions-unseen = { $seat } { DO($seat, "draws", "draw") } { $n } Action cards.
ts-said-actions-shuffled = The discarded Action cards are shuffled again.
ts-said-round-card = Oni Round card: { $card }.
ts-said-round-objective = Objective of { $card }: { $have } of { $need }.
ts-said-objective-checked = Objective of { $card }: { $have } of { $need }, { $n } VP for the team.
ts-said-final-team = Team { $n } VP, Oni { $target } VP.
ts-said-event-spent = { $seat } { DO($seat, "discards", "discard") } { $event } for an event point.
ts-said-modification = { $seat } { DO($seat, "plays", "play") } with { $card }.
ts-said-difficulty = Difficulty: { $what }. Head start: team { $n } VP, Oni { $target } VP.
ts-said-home-marked = { $seat } { DO($seat, "puts", "put") } the Home marker on { $space }.
ts-said-limited = { $card } takes { $n } of { $what } from { $seat }.

## More reasons
ts-why-made-card = The card says so.
ts-why-made-shadow = Two of the smallest Oni come to each Shadow when a Round card is turned up.
ts-why-made-empty = An area without players' units was conquered: the smallest Oni available comes.
ts-why-made-replaced = The largest Oni available takes the place of the unit.
ts-why-made-other-size = None of the size named is left, so the next size comes.
ts-why-made-none = The supply is empty.
ts-why-made-barred = A Rocket Attack marker lies there: no ordinary Oni can be placed.
ts-why-turn-oni = Before { $seat }'s Black turn the Oni make { $n } { $n ->
        [one] attack
       *[other] attacks
    }.
ts-why-turn-princess = Before { $seat }'s White turn the Princess acts.
ts-why-princess-ordered = A card orders the Princess to act.
ts-why-strike-three = All areas she touches that her Oni can take, at the same time: { $among }.
ts-why-strike-few-players = This card attacks only with { $n } players or more.
ts-why-strike-nothing = Nothing that she touches can be taken.
ts-why-turn-reveal = The turn is over: cards drawn in it are shown.
ts-why-legend-none = This Legendary Oni is not in the game or stands already.
ts-why-legend-nowhere = There is no place where it could come in.
ts-why-turn-round-card = A new round: what the card does, then what it makes, then the Princess, then its objective.
ts-why-objective-told = Looked at when the last Black turn is over.
ts-why-objective-met = Met: { $have } of { $need }.
ts-why-objective-missed = Missed: { $have } of { $need }.
ts-why-objective-gambler = The Gambler stands with a 3: no objective can be met.
ts-why-momentum-lowered = An event point lowers it.
ts-why-follows-her = It follows the Princess, two areas her way.
ts-why-enters = The Skybound tears a player's marker from every area it enters.
ts-why-limit-card = { $card } takes { $n } from the symbol.
ts-why-die-1 = The team loses a unit of its choice.
ts-why-die-2 = Every attack of players on Oni gives 1 Momentum more while she stands.
ts-why-die-3 = No objective can be met while she stands.
ts-why-die-4 = One Combat action fewer in Black while she stands, at least 1.
ts-why-die-5 = Players' units are Massive and none flies while she stands.
ts-why-die-6 = A Counter is resolved.

## In the terminal
ts-term-coop-points = Team { $team } VP, Oni { $oni } VP ({ $figures } Oni on the board)
ts-term-coop-momentum = Momentum { $at } of { $last }; Counters at { $counters }; Legendary Oni at { $legends }; { $vp } VP for the Oni
ts-term-coop-princess = Princess: { $at }; in { $areas }
ts-term-coop-round = Round card { $card }: objective { $have } of { $need }, { $vp } VP
ts-term-coop-counters = Permanent Counters: { $cards }
ts-term-coop-pending = Cards drawn and not yet shown: { $n }
ts-term-coop-threat = { $space }: { $have } of { $need } Conquest points there, Oni that must move: { $moved }, steps: { $steps }
ts-term-coop-calm = The Oni could conquer nothing now.
ts-term-coop-ahead = The Oni would attack now: { $sure } (Oni that move: { $moved })
ts-term-coop-choice = The Oni would attack now: { $sure }; the team would choose { $n } of { $among }

## At the web table
ts-momentum-track = Momentum
    .text = It rises when a Combat card is played where Oni are, when Oni are destroyed, and when the Princess or a Legendary Oni is there. On each marked space a Counter or a Legendary Oni's card is drawn unseen; after the turn it is shown. What it reaches is worth points to the Oni.
ts-phase-black = Black
ts-table-round-card = Oni Round card
ts-table-points-team = Points of the team
ts-table-points-oni = Points of the Oni
ts-table-coop-areas = Areas: team { $team }, Oni { $oni }. Recorded points of the team: { $n }
ts-table-ahead-choose = The Oni would attack now: the team chooses { $n } of { $among } (Oni that move: { $moved })
ts-table-threats = What the Oni could conquer now, cheapest first
ts-table-princess-discard = Moon Princess cards played
ts-table-deck-princess = Moon Princess
ts-table-deck-round = Round cards
ts-table-deck-counter = Counters
ts-table-deck-last = Counters of the last round
ts-table-deck-legend = Legendary Oni

# The Princess in the regular game
ts-ask-walk-her = Oni Conquest: first walk the Princess, { $seat }.
ts-do-walk = The Princess walks { $a2 ->
        [one] one step
       *[other] { $a2 } steps
    } { $a1 }
ts-verb-walk = walk the Princess
ts-said-princess-comes = { $seat } { DO($seat, "places", "place") } the Princess on { $place }, in { $among }.
ts-said-marker-aside = The Princess overrides the marker of { $owner } in { $space }.
ts-said-marker-back = { $owner } { DO($owner, "controls", "control") } { $space } again.
ts-why-walk-oni = Whoever carries out an Oni Conquest first walks her one or two steps.

# The Oni as a faction of their own in the regular game
ts-outsider = Oni
ts-reason-rivals = The last round is over, and the Oni have at least as many points as the best player: they win.
ts-said-rival-interim = The Oni would have { $n ->
    [one] { $n } point
   *[other] { $n } points
} now.
ts-said-rival-final = { $place }. Oni: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ts-why-turn-round-card-rival = A new round: what the card does, then what it makes, then the Princess. Its objective is for teams only.
ts-why-turn-oni-green = Before { $seat }'s Green turn the Oni make { $n } { $n ->
        [one] attack
       *[other] attacks
    }.
ts-why-no-momentum = There is no Momentum in this game.
ts-why-shared-down = What the Oni hold is worth { $whole } points, divided by { $share } and rounded down.
ts-term-rival-points = Oni { $n } VP ({ $whole } on the board, divided by { $share }; { $figures } Oni stand there)
ts-term-rival-round = Round card { $card } (its objective and Momentum do not count)
ts-term-rival-choice = The Oni would attack now: { $sure }; the last in initiative would choose { $n } of { $among }
ts-table-rival-choose = The Oni would attack now: the last in initiative chooses { $n } of { $among } (Oni that move: { $moved })
ts-table-rival-points = The Oni would have { $n } points: { $whole } on the board, divided by { $share }. Oni on the board: { $figures }, areas: { $areas }
ts-table-rival-card = The objective of a Round card and Momentum do not count in this game.

# What the coach says of the team's features
ts-coach-margin = The team gains on the Oni in points.
    .against = The Oni gain on the team in points.
ts-coach-round-objective = It brings the round's objective nearer.
    .against = It puts the round's objective at risk.
ts-coach-loss-soon = The Oni's next attacks cost less.
    .against = The Oni's next attacks cost more.
ts-coach-loss-later = Fewer of the team's areas lie open to later attacks.
    .against = More of the team's areas lie open to later attacks.
ts-coach-hurt = Fewer units stand where the Oni strike next.
    .against = More units stand where the Oni strike next.
ts-coach-walks = The Princess acts fewer times before the team's next turns.
    .against = The Princess acts more times before the team's next turns.
ts-coach-poised = More can be conquered in this turn.
    .against = Less can be conquered in this turn.
ts-coach-poised-later = More can be conquered in the turns to come.
    .against = Less can be conquered in the turns to come.
ts-coach-spare = A Combat action is kept for something better.
    .against = A Combat action is used up.
ts-coach-spare-later = More Combat actions are still to come.
    .against = Fewer Combat actions are still to come.
ts-coach-effects = The Faction effect is still to come.
    .against = The Faction effect is used up.
ts-coach-event-points = More event points are left.
    .against = Event points are used up.
ts-coach-production = More Production is left.
    .against = Production is used up.
ts-coach-movement = More Movement is left.
    .against = Movement is used up.
ts-coach-white = A White action is left.
    .against = A White action is used up.
ts-coach-near = Units stand beside more that they could conquer.
    .against = Units stand beside less that they could conquer.
ts-coach-massed = Units gather where they could soon conquer.
    .against = Fewer units gather where they could soon conquer.
ts-coach-momentum = Momentum stays lower.
    .against = Momentum rises.
ts-coach-space-near = The next special space of the track is farther away.
    .against = A special space of the track is close.
ts-coach-counters = Fewer Counter cards wait to be turned up.
    .against = A Counter card waits to be turned up.
ts-coach-legends = Fewer Legendary Oni are about to come.
    .against = A Legendary Oni is about to come.
ts-coach-lying = Fewer Counters are in force.
    .against = More Counters are in force.
ts-coach-figures = Fewer Oni stand on the board.
    .against = More Oni stand on the board.
ts-coach-walker = The Princess leaves the board.
    .against = The Princess stands on the board.
ts-coach-disputed = The team agrees.
    .against = The team does not agree.
