# Plain sentences made from the effects of a card, where a pack has made something else of it, and for Emperor's Requests.

## When

gw-fx-when-spring-start = At the start of Spring
gw-fx-when-spring-end = At the end of Spring
gw-fx-when-summer-start = At the start of Summer
gw-fx-when-summer-income = After your Summer income
gw-fx-when-turn-start = At the start of your turn
gw-fx-when-others-box = After an "Other players" box
gw-fx-when-after-your-activation-step = After your Activation step
gw-fx-when-turn-end = At the end of your turn
gw-fx-when-lone-shame = When you would receive Shame for being alone in a Location
gw-fx-when-location-activates = When a Location with your Clerk is Activated
gw-fx-when-when-you-gather = When you gather
gw-fx-when-when-you-upgrade = When you Upgrade an Overseer
gw-fx-when-when-you-donate = When you Donate
gw-fx-when-when-you-recruit = When you Recruit
gw-fx-when-when-you-build = When you build
gw-fx-when-when-you-hire = When you hire
gw-fx-when-when-you-cover = When your Soldier is put on a Horde
gw-fx-when-when-you-attack = After your Attacks
gw-fx-when-on-horde-defeated = When a Horde is Defeated
gw-fx-when-when-you-take-horde = When you take a Horde
gw-fx-when-when-soldiers-would-die = When your Soldiers would die
gw-fx-when-when-your-soldier-is-killed = When your Soldiers are killed
gw-fx-when-winter-start = At the start of Winter
gw-fx-when-winter-shooting = After the Winter shots
gw-fx-when-before-assault = Before an Assault
gw-fx-when-on-breach = In a Breach
gw-fx-when-when-section-holds = When a Section with a Horde holds
gw-fx-when-when-you-draw-tactic = When you draw at the Martial School
gw-fx-when-when-you-play-tactic = After you play a Tactic card
gw-fx-when-request-step = Before Shame for open Requests is dealt
gw-fx-when-any = { $when } (of any player)
gw-fx-lasting = To the end of the game

## How often; $times is a number, or a word for one that is counted

gw-fx-limit-turn = { MANY($times, "gw-n-times") } in a turn
gw-fx-limit-turn-per = once in a turn { $per }
gw-fx-limit-own-turn = { MANY($times, "gw-n-times") } in your own turn
gw-fx-limit-own-turn-per = once in your own turn { $per }
gw-fx-limit-activation = { MANY($times, "gw-n-times") } in an Activation
gw-fx-limit-activation-per = once in an Activation { $per }
gw-fx-limit-year = { MANY($times, "gw-n-times") } a Year
gw-fx-limit-year-per = once a Year { $per }
gw-fx-limit-game = { MANY($times, "gw-n-times") } in the game
gw-fx-limit-game-per = once in the game { $per }
gw-fx-limit-section = { MANY($times, "gw-n-times") } in a turn, and in Winter in each Section
gw-fx-limit-section-per = once in a turn, and in Winter in each Section { $per }

## Sentences

gw-fx-when = { $when }: { $do }
gw-fx-when-limit = { $when }, { $limit }: { $do }
gw-fx-when-if = { $when }, if { $if }
gw-fx-only-if = If { $if }
gw-fx-if = { $do }, if { $if }
gw-fx-cost = { $cost } to { $do }
gw-fx-boosted = Boosted, { MANY($n, "gw-n-qi") }: { $do }
gw-fx-others = Every other faction: { $do }
gw-fx-must = { $do } (not optional)
gw-fx-armoured = Armoured points take no Wounds: { $n }
gw-fx-none = No ability.
gw-fx-per = { $do } for each { $per }
gw-fx-max = { $do }, at most { $n }
gw-fx-plus = { $do }, and { $n } more

## Who

gw-fx-who-each-player = each player: { $do }
gw-fx-who-any-player = any player: { $do }
gw-fx-who-another-player = another player: { $do }
gw-fx-who-each-other-player = each other player: { $do }
gw-fx-who-others-together = the other players together: { $do }
gw-fx-who-all-together = all players together: { $do }
gw-fx-who-actor = whoever did it: { $do }

## What is counted

gw-fx-counted-X = Support Advisor of yours
gw-fx-counted-half-X = two Support Advisors of yours
gw-fx-counted-killed = of them killed
gw-fx-counted-killed-horsemen = Horseman of yours killed
gw-fx-counted-own-overseers = Overseer of yours
gw-fx-counted-overseer-levels = level of your Overseers
gw-fx-counted-clean-hordes = Horde you have taken that bears no Shame
gw-fx-counted-wounds-dealt = Wound your Archers and cards have dealt
gw-fx-counted-clerks-here = of your Clerks there
gw-fx-counted-other-hordes = other Horde of the Section
gw-fx-counted-all = of them

## Conditions

gw-fx-if-at = the Location is { $place }
gw-fx-if-clerks =
    { $n ->
        [0] you have no Clerk there
       *[other] you have exactly { MANY($n, "gw-n-clerks") } there
    }
gw-fx-if-clerks-min = you have at least { MANY($n, "gw-n-clerks") } there
gw-fx-if-soldier = it concerns at least { $soldiers }
gw-fx-if-attacked = they have attacked
gw-fx-if-what = it is: { $thing }
gw-fx-if-soldier-on = you have a Soldier on the Horde
gw-fx-if-not-soldier-on = you have no Soldier on the Horde
gw-fx-if-alone-on = no other clan has a Soldier on the Horde
gw-fx-if-not-alone-on = another clan has a Soldier on the Horde
gw-fx-if-taker = you take it
gw-fx-if-not-taker = another takes it
gw-fx-if-last-slot = your Command card is the last on the track
gw-fx-if-not-last-slot = your Command card is not the last on the track
gw-fx-if-on-top = you are on top of the Tea order
gw-fx-if-not-on-top = you are not on top of the Tea order
gw-fx-if-archer-in = you have an Archer in a Shooting spot
gw-fx-if-not-archer-in = you have no Archer in a Shooting spot
gw-fx-if-archer-or-built = you have an Archer in a Shooting spot there or built there this Year
gw-fx-if-not-archer-or-built = you have no Archer in a Shooting spot there and did not build there this Year
gw-fx-if-holds = the Section now holds
gw-fx-if-not-holds = the Section does not hold
gw-fx-if-off-hordes = there is a Soldier in a Shooting spot or Resting zone
gw-fx-if-not-off-hordes = there is no Soldier in a Shooting spot or Resting zone
gw-fx-if-track-has = a rival's { $card } is on the track
gw-fx-if-row = it is in row { $n }

## Words of conditions

gw-production = a Production Location
gw-advisor = Advisor

## Verbs

gw-fx-gain = gain { $goods }
gw-fx-pay = pay { $goods }
gw-fx-lose = lose { $goods }
gw-fx-lose-honour = lose { MANY($n, "gw-n-honour") }
gw-fx-honour = gain { MANY($n, "gw-n-honour") }
gw-fx-exchange = swap up to { MANY($n, "gw-n-resources") } one for one
gw-fx-give = give up to { $goods } to other players
gw-fx-donate = Donate up to { $goods }
gw-fx-stock = put { $goods } in the Warehouse
gw-fx-income = gain what the highest rival Overseer of a Location gives
gw-fx-move-clerks = move up to { MANY($n, "gw-n-clerks") }
gw-fx-move-clerks-distinct = move up to { MANY($n, "gw-n-clerks") } to different Locations
gw-fx-hire-clerk = hire a Clerk
gw-fx-hire-advisor = hire an Advisor
gw-fx-hire-either = hire a Clerk or an Advisor
gw-fx-for-less = { $do } for { $goods } less
gw-fx-for-less-any = { $do } for { $n } less
gw-fx-less-per = { $do } for { $n } less for each { $per }
gw-fx-activate = an Advanced Activation of a Location
gw-fx-activate-regular = an Advanced Activation of a Regular Location
gw-fx-with-clerks = { $do } with at least { MANY($n, "gw-n-own-clerks") }
gw-fx-count-clerks = count { MANY($n, "gw-n-clerks") } here
gw-fx-cheaper-recruitment = this Recruitment costs { $n } less
gw-fx-recruit = Recruit up to { $soldiers }
gw-fx-recruit-rest = Recruit up to { $soldiers } into a Resting zone
gw-fx-muster = put up to { $soldiers } of your pool in a Resting zone
gw-fx-attack = attack with up to { $with }
gw-fx-attack-rest = attack from Resting zones with up to { $with }
gw-fx-attack-each-section = attack in each Section with up to { $with }
gw-fx-attack-those-sections = attack in those Sections with up to { $with }
gw-fx-shoot = shoot with up to { MANY($n, "gw-n-own-archers") }
gw-fx-shoot-all = all your Archers shoot
gw-fx-in-one-section = { $do } in one Section
gw-fx-then-wound = { $do }, then deal { MANY($n, "gw-n-wounds") } there
gw-fx-wound-any = deal { MANY($n, "gw-n-wounds") }
gw-fx-wound-row-1 = deal { MANY($n, "gw-n-wounds") } in row 1
gw-fx-wound-one-horde = deal { MANY($n, "gw-n-wounds") } to one Horde in any row
gw-fx-wound-that-horde = deal { MANY($n, "gw-n-wounds") } to that Horde
gw-fx-wound-section = deal { MANY($n, "gw-n-wounds") } in that Section
gw-fx-wound-each-horde = deal { MANY($n, "gw-n-wounds") } to each Horde of the Section
gw-fx-wound-those-sections = deal { MANY($n, "gw-n-wounds") } in those Sections
gw-fx-wound-archer-sections = deal { MANY($n, "gw-n-wounds") } in Sections where you have an Archer in a Shooting spot
gw-fx-reward-next-to = take the Rewards of up to { $n } vacant points next to it
gw-fx-reward-covered = take again the Rewards of up to { MANY($n, "gw-n-covered-points") } your Soldiers cover
gw-fx-rescue = Rescue up to { MANY($n, "gw-n-soldiers") }
gw-fx-rescue-all = Rescue all of them
gw-fx-for-free = { $do } for free
gw-fx-for-qi = { $do } for { MANY($n, "gw-n-qi") } each
gw-fx-saved-honour = { $do }; each one saved brings { MANY($n, "gw-n-honour") }
gw-fx-spare = { $n } fewer of your Soldiers on one Horde die
gw-fx-spare-all = none of your Soldiers on one Horde dies
gw-fx-kill = lose { MANY($n, "gw-n-soldiers") } in a Shooting spot or Resting zone
gw-fx-kill-section = the players lose { MANY($n, "gw-n-soldiers") } in a Shooting spot or the Resting zone of the Section
gw-fx-march = make up to { MANY($n, "gw-n-moves") }
gw-fx-then-attack = { $do }, then attack with up to { $n } of those moved
gw-fx-cover-bonus = count { MANY($n, "gw-n-vital-points") } when the taker is found
gw-fx-upgrade = Upgrade an Overseer { MANY($n, "gw-n-times") }
gw-fx-upgrade-distinct = Upgrade { MANY($n, "gw-n-overseers") }
gw-fx-here = { $do } there
gw-fx-in-place = { $do } ({ $place })
gw-fx-build-barricade = build a Barricade
gw-fx-build-wall = build a Wall level
gw-fx-build-either = build a Barricade or a Wall level
gw-fx-barricade = put { MANY($n, "gw-n-free-barricades") }
gw-fx-barricade-threatened = put { MANY($n, "gw-n-free-barricades") } in a Section with a Horde
gw-fx-plain-barricade = { $do }, without Honour
gw-fx-defence = { $n } more Defence for the Section
gw-fx-defence-shared-sections = { $n } more Defence in Sections where at least two factions have a Soldier
gw-fx-power = { $n } more Power
gw-fx-power-row-1 = { $n } more Power for every Horde in row 1
gw-fx-lethality = Lethality is { $n } higher on this card
gw-fx-lethality-breach = Lethality is { $n } higher in Breaches
gw-fx-draw = draw { MANY($n, "gw-n-cards") }
gw-fx-discard = discard { MANY($n, "gw-n-cards") }
gw-fx-recall = take { MANY($n, "gw-n-command-cards") } back
gw-fx-tea = go up { MANY($n, "gw-n-places") } in the Tea order
gw-fx-cleanse = discard up to { MANY($n, "gw-n-shame") }
gw-fx-for-honour = { $do } for { MANY($n, "gw-n-honour") }
gw-fx-coop-number = { $do } (in the co-operative game { $n })
gw-fx-coop-honour = { $do } (in the co-operative game for { MANY($n, "gw-n-honour") })
gw-fx-forgive = receive { $n } Shame fewer
gw-fx-price-spearman = your Spearmen cost
gw-fx-price-archer = your Archers cost
gw-fx-price-horseman = your Horsemen cost
gw-fx-price-recruitment = your Recruitments cost
gw-fx-price-upgrade = Upgrades cost
gw-fx-price-hire = hires cost
gw-fx-price-rescue = Rescue costs
gw-fx-price-boosted = Boosted boxes cost
gw-fx-price-shame = to discard Shame in Summer costs
gw-fx-price-coop-shame = to discard Shame in the co-operative game costs
gw-fx-price-wall = Wall levels cost
gw-fx-price-barricade = Barricades cost
gw-fx-price-building = the building actions of one Activation or effect cost
gw-fx-price-less = { $what } { $amount } less
gw-fx-price-more = { $what } { $amount } more
gw-fx-price-self = { $do } on this card
gw-fx-reach = { $who } may attack rows up to { $n }
gw-fx-reach-never-self = { $who } cannot attack it
gw-fx-reach-self-from-rest = { $who } just Recruited cannot attack it
gw-fx-plural-any = Soldiers
gw-fx-plural-spearman = Spearmen
gw-fx-plural-archer = Archers
gw-fx-plural-horseman = Horsemen
gw-fx-swap-horde-self-forward = it changes places with the Horde in front of it
gw-fx-swap-horde-neighbouring-rows = two Hordes in neighbouring rows of one Section change places
gw-fx-place-horde = place { MANY($n, "gw-n-hordes") } now
gw-fx-remove-horde = discard the northmost Horde of a Section
gw-fx-choose = choose { $n } of: { $options }
gw-fx-bonus = { $do } ({ $n } more if { $if })

## Cards with a rule of their own

gw-fx-function-betrayal = Resolve another player's card on the track as if it were yours; or:
gw-fx-function-attack-order = choose any number of Resting zones: all your Soldiers there attack
gw-fx-function-wen-tianxiang = the players together gain one Resource of choice for each of your Support Advisors, shared out as you wish, at most two of them to you
gw-fx-function-mu-guiying = up to one Soldier of anybody for each of your Support Advisors is Rescued for one Qi each, paid by you or by their owners
gw-fx-function-signal-fires = move the northmost Horde of a Section to another Section with a free row
gw-fx-function-trophy-rights = choose its taker among the players with a Soldier on it
gw-fx-function-bandits-in-the-stores = the Warehouse loses half, rounded up; if it was empty, each player loses one building resource
gw-fx-function-siege-sappers = each Barricade of the Section adds only one Defence
gw-fx-taker-honour = { $do }; the taker gains { MANY($n, "gw-n-honour") }
gw-fx-ranks = Honour for the Gold left, most first: { $ranks }
gw-fx-defence-where-reed = { $n } more Defence in each Section where a Reed Soldier stands on a Horde
gw-fx-support-honour = { MANY($n, "gw-n-honour") } for each Support Advisor at the end

## Emperor's Requests

gw-fx-players = { $players }: { $do }
gw-fx-demand-each = each player { $do }
gw-fx-demand-pay = pays { $goods }
gw-fx-demand-soldiers = Sacrifices { MANY($n, "gw-n-soldiers") } in a Resting zone or Shooting spot
gw-fx-demand-spearmen = Sacrifices { MANY($n, "gw-n-spearmen") } of the pool
gw-fx-demand-clerks = Sacrifices { MANY($n, "gw-n-clerks") } of the pool
gw-fx-demand-together = together the table { $do }
gw-fx-demand-escort = together Sacrifice a Soldier from a Resting zone or Shooting spot of every Section, one of them a Horseman
gw-fx-demand-honour = together lose { MANY($n, "gw-n-honour") }
gw-fx-demand-honour-each = each at least { $n }
gw-fx-demand-warehouse = together discard { MANY($n, "gw-n-resources") } from the Warehouse
gw-fx-demand-taken = the players took { MANY($n, "gw-n-hordes") } this Year
gw-fx-demand-no-breach = no Breach this Winter
gw-fx-demand-walls = Walls at least at the levels { $levels }
gw-fx-demand-every-section = every Section holds a Horde
gw-fx-demand-hordes = at least { MANY($n, "gw-n-hordes") } on the board
