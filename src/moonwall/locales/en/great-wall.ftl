# The Great Wall: the board, questions, answers and the log.

## The game

gw = The Great Wall
    .text = Clans of the Song send Clerks to work and Soldiers to the Wall. Hordes come every Spring; whoever serves with most Honour wins.
gw-mode-standard = Standard game
gw-mode-two = Two players and the Reed Clan
gw-mode-solo = Solo against Qin Jiushao
gw-mode-coop = Co-operative game
gw-reason-requests = The Emperor's Requests are fulfilled.
gw-reason-walls = The Wall is finished.
gw-reason-shame = The supply of Shame is empty.
gw-reason-time = The last Year is over.

## Start options

gw-option-walls_to_end_3p = Finished Walls that end a game of three
    .help = The detailed rules say 2, the summary says 3.
gw-option-breach_shame_scope = Who is spared Shame in a Breach
    .help = Each card: you need a Soldier on that very Horde. Whole Section: one on any Horde of the Section is enough.
gw-option-breach_lethality_scope = Deaths in a Breach
    .help = Each card: as many of yours as Lethality says die on every Horde. Whole Section: only once. All: everybody there dies.
gw-option-max_active_advisors = Active Advisors
    .help = As many as you like, or a single one: then later Advisors can only be Support.
gw-option-wall_honour = Honour for a Wall level
    .help = As much as the level costs, or only as much as the builder paid beside the Warehouse.
gw-option-defeat_scan_direction = Order of defeats in a row
    .help = The rules go from right to left; here it can be turned round.
gw-option-betrayal_pays_summer_honour = Betrayal pays Honour in Summer
    .help = Whether a discarded Betrayal counts for 2 Honour.
gw-option-activation_list = List of Activations
    .help = Listed anew: a Location that gets ready meanwhile works too. Listed once: it waits for the next turn.
gw-option-defeat_and_deaths_one_event = Defeat and deaths are one event
    .help = One Tactic card a player for both, or one for each.
gw-option-supreme_commander = Supreme Commander of the Reed Clan
    .help = Who decides for the Reed Clan: the player whose turn it is, or always the one higher in the Tea order.
gw-option-coop_empty_supply_ends = An empty Shame supply is lost at the check
    .help = Otherwise only a token that is due and missing loses the game.
gw-option-difficulty = Difficulty
    .help = Honour with which Qin starts.
gw-option-qin_single_activation = Qin's single Activation
    .help = Which of several Locations he takes: highest or lowest of his track.
gw-option-qin_summer_honour = Qin gains Honour for discarded cards
    .help = 2 Honour for each of his cards in the pile, every Summer.
gw-option-qin_cover_order = Order in which Qin covers points
    .help = Row by row, or column by column.
gw-option-qin_hardest_start = Qin's Honour at the hardest level
    .help = 100, or 150 by the other reading.
gw-option-solo_empty_supply_loss = Loss by an empty Shame supply
    .help = Only when the table looks for the end in Winter, or at the moment it happens.
gw-active-player = active player
gw-top-of-tea = top of the Tea order
gw-highest = highest
gw-lowest = lowest
gw-rows = rows
gw-columns = columns
gw-at-the-check = at the check
gw-at-once = at once
gw-attack = attack
gw-reed = Reed Clan
    .short = Reed
gw-qin = Qin Jiushao
    .short = Qin
gw-card = each card
gw-section = whole Section
gw-all = all
gw-unlimited = unlimited
gw-one = one
gw-full-cost = full cost
gw-own-payment = own payment
gw-right-to-left = right to left
gw-left-to-right = left to right
gw-re-list = listed anew
gw-snapshot = listed once

## Clans

gw-crane = Crane clan
    .short = Crane
gw-tiger = Tiger clan
    .short = Tiger
gw-carp = Carp clan
    .short = Carp
gw-ox = Ox clan
    .short = Ox

## Pieces and places

gw-wood = Wood
gw-stone = Stone
gw-gold = Gold
gw-qi = Qi
gw-spearman = Spearman
gw-archer = Archer
gw-horseman = Horseman
gw-lookout = Archer in a Shooting spot
gw-clerk = Clerk
gw-wound-token = Wound
gw-barricade = Barricade
gw-wall = Wall level
gw-pool = pool
gw-active = Active
gw-support = Support
gw-rest = Resting zone
gw-spot = Shooting spot
gw-left = left Section
gw-middle = middle Section
gw-right = right Section
gw-up = up one
gw-top = to the top
gw-stay = stay
gw-spring = Spring
gw-summer = Summer
gw-autumn = Autumn
gw-winter = Winter
gw-horde-space = row { $a2 } of the { $a1 }
gw-vital-point = point { $a1 }{ $a2 }
gw-lumber-mill = Lumber Mill
    .text = Gather 1 Wood for each of your Clerks and your Overseer's level; then one Upgrade, then Donate 1 for 2 Honour. Alone here: 1 Shame.
gw-quarry = Quarry
    .text = Gather 1 Stone for each of your Clerks and your Overseer's level; then one Upgrade, then Donate 1 for 2 Honour. Alone here: 1 Shame.
gw-gold-mine = Gold Mine
    .text = Gather 1 Gold for each of your Clerks and your Overseer's level; then one Upgrade, then Donate 1 for 2 Honour. Alone here: 1 Shame.
gw-temple = Temple
    .text = Gather 1 Qi for each of your Clerks and your Overseer's level; then one Upgrade. Alone here: 1 Shame.
gw-barracks = Barracks
    .text = Recruit up to 1 Soldier for each of your Clerks; each attacks at once or goes to a Resting zone. Alone here: 1 Shame.
gw-tea-house = Tea House
    .text = Move up one place in the Tea order; to the top if your Clerks hold all the spaces.
gw-builders-quarters = Builders' Quarters
    .text = For each of your Clerks build a Barricade or a Wall level; the Warehouse pays first.
gw-logistics-centre = Logistics Centre
    .text = For each of your Clerks move any number of Soldiers from one Section to another.
gw-emperors-embassy = Emperor's Embassy
    .text = For each of your Clerks hire a Clerk for 2 Gold, or an Advisor for as much Gold as you will then have Advisors.
gw-martial-school = Martial School
    .text = Draw 1 Tactic card for each of your Clerks; at most 5 stay in hand.

## Questions

gw-ask-choose-general = Which General leads your clan?
gw-ask-choose-active = Which Advisor is Active? The other becomes your Support.
gw-ask-choose-command = Which Command card do you lay?
gw-ask-choose-slot = On which slot of the Command track?
gw-ask-next-activation = Which Location is Activated next?
gw-ask-move-clerks = Move a Clerk (up to { $n } more)?
gw-ask-gather = { $place }: gather { $n } × { $what }?
gw-ask-upgrade = Upgrade an Overseer (up to { $n })?
gw-ask-donate = Donate to the Warehouse (up to { $n }), 2 Honour each?
gw-ask-recruit = Recruit a Soldier (up to { $n } more)?
gw-ask-place-recruit = Where does a Recruit go?
gw-ask-cover-point = { $soldier }, { $horde }: which Vital point?
gw-ask-wound-horde = { $horde }: where does the arrow strike?
gw-ask-deal-wounds = Deal a Wound (up to { $n } more)?
gw-ask-attack-with = Attack (up to { $n } more)?
gw-ask-attack-next = All your Soldiers there must attack: who is next?
gw-ask-shoot-with = Shoot (up to { $n } more)?
gw-ask-build = Build (up to { $n } more)?
gw-ask-from-warehouse = The Warehouse pays { $n }: how much { $what }?
gw-ask-pay-mix = Pay { $n }: how much { $what }?
gw-ask-waive = { $n } less to pay: which Resource?
gw-ask-gain-choice = Gain { $n }: which Resource?
gw-ask-lose-resources = Lose { $n }: which Resource?
gw-ask-from-warehouse-whole = The Warehouse pays { $n }: with what?
gw-ask-pay-mix-whole = Pay { $n }: with what?
gw-ask-gain-choice-whole = Gain { $n } Resources: which?
gw-ask-lose-resources-whole = Lose { $n } Resources: which?
gw-ask-free-barricade = Put a free Barricade?
gw-ask-hire = Hire (up to { $n } more; an Advisor costs { $price } Gold)?
gw-ask-assign-advisor = { $card }: Active or Support?
gw-ask-march = { $n ->
    [one] Move Soldiers (1 Move)?
   *[other] Move Soldiers (up to { $n } Moves)?
}
gw-ask-march-who = From the { $source } to the { $target }: who marches?
gw-ask-tea-house = Move your Tea token?
gw-ask-school = { $n ->
    [one] Draw 1 Tactic card?
   *[other] Draw { $n } Tactic cards?
}
gw-ask-discard-tactics = More than 5 Tactic cards: discard { $n }.
gw-ask-place-shame = A Shame token: where do you put it?
gw-ask-cleanse = Discard Shame (up to { $n })?
gw-ask-discard-shame = Discard a Shame token for { $n } Qi?
gw-ask-take-back = { $n ->
    [one] Take 1 Command card back, or gain { $honour } Honour?
   *[other] Take { $n } Command cards back, or gain { $honour } Honour?
}
gw-ask-name-victim = Who dies ({ $n } more)?
gw-ask-rescue = Rescue a Soldier?
gw-ask-winter-shot = { $section }: where does your Archer shoot ({ $n } to shoot)?
gw-ask-reed-move = Move a Reed Clerk (up to { $n } more)?
gw-ask-reed-temple = The Reed Clerk takes a Shame token off you: which?
gw-ask-reed-dismiss = The Reed Clan sends an Advisor away: whom?
gw-ask-reed-barricade = Where does the Reed Clan put a Barricade?
gw-ask-reed-attack = Where does the Reed Spearman attack?
gw-ask-reed-cover = Which Vital point does the Reed Spearman cover?
gw-ask-reed-tea = Does the Reed Tea token move up?
gw-ask-reed-box = Oath of the Reeds: attack or Barricade?
gw-ask-agree-order = The table decides: who acts next?
gw-ask-coop-shame = A Shame token: where do you put it, or do you give { $n } Honour?
gw-ask-atone = Discard a Shame token for { $n } Honour?

## Answers

gw-do-general = { $a1 }
gw-do-first = { $a1 } is Active
gw-do-command = { $a1 }
gw-do-slot = Slot { $a1 }
gw-do-move = Clerk: { $a1 } → { $a2 }
gw-do-activate = Activate: { $a1 }
gw-do-gather = Gather
gw-do-decline = Decline
gw-do-upgrade-1 = Upgrade the Overseer: { $a1 }
gw-do-upgrade-2 = { $a2 } becomes Overseer: { $a1 }
gw-do-donate = Donate { $a1 }
gw-do-recruit = Recruit: { $a1 }
gw-do-attack = { $a1 } attacks: { $a2 }
gw-do-shoot = Archer shoots: { $a1 }
gw-do-post = Archer takes a Shooting spot: { $a1 }
gw-do-rest = { $a1 } rests: { $a2 }
gw-do-cover-1 = Cover { $a1 }
gw-do-cover-2 = Cover { $a1 } and { $a2 }
gw-do-wound = Wound: { $a2 }, { $a1 }
gw-do-build = Build: { $a1 }, { $a2 }
gw-do-barricade = Barricade: { $a1 }
gw-do-pay = Pay { $a2 } { $a1 }
gw-do-draw-2 = Use { $a2 } { $a1 }
gw-do-draw-0 = Draw
gw-do-waive = { $a1 } is not paid
gw-do-take = { $a1 }
gw-do-give-up = { $a1 }
gw-do-pay-whole = Pay { $what }
gw-do-draw-whole = Use { $what }
gw-do-take-whole = Gain { $what }
gw-do-give-up-whole = Lose { $what }
gw-do-nothing = Nothing to lose
gw-do-hire = Hire: { $a1 }
gw-do-make = { $a1 }
gw-do-march = { $a1 } → { $a2 }
gw-do-bring-1 = { $a1 }, Resting zone to Resting zone
gw-do-bring-2 = { $a1 } → { $a2 }
gw-do-tea = Tea token: { $a1 }
gw-do-discard = Discard { $a1 }
gw-do-shame = Shame on: { $a1 }
gw-do-cleanse = Take Shame off: { $a1 }
gw-do-retrieve = Take the cards back
gw-do-honour = Take the Honour
gw-do-doom = Dies: { $a2 }, { $a1 }
gw-do-rescue = Rescue: { $a2 }, { $a1 }
gw-do-reed-move = Reed Clerk: { $a1 } → { $a2 }
gw-do-dismiss = Send { $a1 } away
gw-do-reed = Reed Clan: { $a1 }
gw-do-next = { $a1 }
gw-do-atone = Give the Honour
gw-do-box = To the box, for 5 Honour

## Verbs of the option tree

gw-verb-general = General
gw-verb-first = Active Advisor
gw-verb-command = Command card
gw-verb-slot = Slot
gw-verb-move = Move a Clerk
gw-verb-activate = Activate
gw-verb-gather = Gather
gw-verb-decline = Decline
gw-verb-upgrade = Upgrade
gw-verb-donate = Donate
gw-verb-recruit = Recruit
gw-verb-attack = Attack
gw-verb-shoot = Shoot
gw-verb-post = Take a Shooting spot
gw-verb-rest = To a Resting zone
gw-verb-cover = Cover
gw-verb-wound = Wound
gw-verb-build = Build
gw-verb-barricade = Barricade
gw-verb-pay = Pay
gw-verb-draw = Draw
gw-verb-waive = Do not pay
gw-verb-take = Take
gw-verb-give-up = Lose
gw-verb-nothing = Nothing
gw-verb-hire = Hire
gw-verb-make = Make
gw-verb-march = March
gw-verb-bring = Bring
gw-verb-tea = Tea token
gw-verb-discard = Discard
gw-verb-shame = Shame on
gw-verb-cleanse = Take Shame off
gw-verb-retrieve = Take the cards back
gw-verb-honour = Take the Honour
gw-verb-doom = Dies
gw-verb-next = Next
gw-verb-atone = Give the Honour
gw-verb-box = To the box
gw-verb-reed-move = Move a Reed Clerk
gw-verb-dismiss = Send away
gw-verb-reed = Reed Clan
gw-verb-rescue = Rescue

## Log

gw-said-gain = { $seat } gains { $n } { $what }.
gw-said-pay = { $seat } pays { $n } { $what }.
gw-said-lose = { $seat } loses { $n } { $what }.
gw-said-honour = { $seat }: +{ $n } Honour.
gw-said-lose-honour = { $seat }: -{ $n } Honour.
gw-said-wound = { $seat } wounds { $point }, { $horde }.
gw-said-take-spot = An Archer of { $seat } takes a Shooting spot, { $section }.
gw-said-cover = { $seat }: { $soldier } covers { $points }, { $horde }.
gw-said-recruit = { $seat } recruits { $n } × { $soldier }.
gw-said-to-rest = { $seat }: { $soldier } rests, { $section }.
gw-said-warehouse-pays = The Warehouse pays { $n } { $what }.
gw-said-wall = { $seat } raises the Wall to level { $n }, { $section }.
gw-said-barricade = { $seat } builds a Barricade, { $section }.
gw-said-advisor-comes = New on the track: { $card }.
gw-said-advisor-goes = { $card } leaves the court.
gw-said-hire-clerk = { $seat } hires a Clerk.
gw-said-hire-advisor = { $seat } hires { $card }.
gw-said-assign = { $seat }: { $card } is { $role }.
gw-said-upgrade = { $seat }: Overseer of level { $n }, { $place }.
gw-said-decline = { $seat } declines: { $place }.
gw-said-donate = { $seat } donates { $what }.
gw-said-forgiven = { $seat } is spared a Shame token.
gw-said-shame-missing = No Shame token is left for { $seat }.
gw-said-shame-boxed = { $seat } has no place for Shame: the token leaves the game.
gw-said-shame = { $seat } takes Shame: { $where }.
gw-said-cleanse = { $seat } sheds Shame: { $where }.
gw-said-move-clerk = { $seat }: Clerk { $source } → { $target }.
gw-said-march = { $seat }: { $soldier } marches, { $source } → { $target }.
gw-said-tea = { $seat } is now number { $n } in the Tea order.
gw-said-activate = Activation: { $place }.
gw-said-activate-advanced = Advanced Activation: { $place }.
gw-said-alone = { $seat } is alone: { $place }.
gw-said-tactics-shuffled = The Tactic deck is made anew.
gw-said-draw-tactics = { $seat } draws: { $cards }.
gw-said-draw-tactics-unseen = { $n ->
    [one] { $seat } draws 1 Tactic card.
   *[other] { $seat } draws { $n } Tactic cards.
}
gw-said-discard-tactic = { $seat } discards { $card }.
gw-said-hordes-shuffled = The Horde deck is made anew.
gw-said-horde-comes = { $card } comes: { $horde }.
gw-said-raid = { $n ->
    [one] Raid of { $card }, { $section }: 1 Shame token leaves the game.
   *[other] Raid of { $card }, { $section }: { $n } Shame tokens leave the game.
}
gw-said-rescue = { $seat } rescues: { $soldier }.
gw-said-killed = { $n ->
    [one] { $seat } loses 1 Soldier.
   *[other] { $seat } loses { $n } Soldiers.
}
gw-said-defeated = { $card } is Defeated ({ $horde }).
gw-said-take-horde = { $seat } takes { $card }.
gw-said-horde-discarded = Nobody takes { $card }.
gw-said-breach = Breach, { $section }: Power { $power } against Defence { $defence }.
gw-said-holds = The Wall holds, { $section }: Power { $power } against Defence { $defence }.
gw-said-year = Year { $n } begins.
gw-said-retrieve = { $n ->
    [one] { $seat } takes 1 Command card back.
   *[other] { $seat } takes { $n } Command cards back.
}
gw-said-command = { $seat } reveals { $card }.
gw-said-slot = { $seat } puts { $card } on slot { $n }.
gw-said-turn = Turn of { $seat }: { $card }.
gw-said-summer = Summer comes.
gw-said-autumn = Autumn comes.
gw-said-winter = Winter comes.
gw-said-barricades-gone = { $n ->
    [one] 1 Barricade is cleared away.
   *[other] { $n } Barricades are cleared away.
}
gw-said-ends = The game ends.
gw-said-tie = { $seat } wins the tie at { $n } Honour.
gw-said-horde-acts = { $card } acts ({ $horde }).
gw-said-artifact = { $seat }: +{ $n } Honour, { $card }.
gw-said-reed-stock = The Reed Clan puts 1 { $what } in the Warehouse.
gw-said-qin-track = Qin's track: { $place } rises to the top.
gw-said-request = The Emperor asks: { $card }.
gw-said-atoned = { $seat } gives Honour instead of taking Shame.
gw-said-event = Event: { $card }.
gw-said-general = { $card } leads { $seat }.

## The drawn board

gw-term-head = Year { $year }, { $season }
gw-term-lethality = Lethality { $n }
gw-term-time = Time { $n } of { $last }
gw-term-shame = Shame left { $n }
gw-term-marker = Next Horde: { $section }
gw-term-defence = Defence { $n }
gw-term-power = Power { $n }
gw-term-wall = Wall { $n }
gw-term-barricades = Barricades { $n }/{ $of }
gw-term-archers = Archers { $n }
gw-term-resting = Resting
gw-term-locations = Locations
gw-term-spaces = Clerks
gw-term-overseers = Overseers
gw-term-costs = Next costs
gw-term-track = Command track
gw-term-tea = Tea order
gw-term-warehouse = Warehouse
gw-term-advisors = Advisors
gw-term-artifacts = Artifacts
gw-term-qin = Qin's track
gw-term-fulfilled = Fulfilled
gw-term-request = Request
gw-term-events = Events
gw-term-players = Clans
gw-term-honour = Honour
gw-term-soldiers = Soldiers
gw-term-cards = Cards
gw-term-hordes = Hordes
gw-term-shamed = Shame
gw-term-hidden = Behind your screen
gw-term-tactics = Tactics
gw-term-commands = Commands
gw-term-discarded = discarded { $cards }
gw-term-legend = S Spearman · H Horseman · x Wound · w Wood s Stone g Gold q Qi · ? any · 1 2 Honour · t Tactic
gw-term-empty = no Horde
gw-term-reward = takes 1 Shame alone

## What an answer would do: numbers that change

gw-count-honour = { $signed } Honour
gw-count-shame = { $signed } Shame
gw-count-clerks = { $n ->
    [one] { $signed } Clerk in pool
   *[other] { $signed } Clerks in pool
}
gw-count-tactics = { $n ->
    [one] { $signed } Tactic card
   *[other] { $signed } Tactic cards
}
gw-count-hordes = { $n ->
    [one] { $signed } defeated Horde
   *[other] { $signed } defeated Hordes
}

## Standing answers

gw-stand-gather-gather = Gather
gw-stand-gather-decline = Do not gather
gw-stand-donate-donate = Donate one to the Warehouse
gw-stand-donate-done = Donate nothing
gw-stand-upgrade-done = No Overseers
gw-stand-next-activation-first = Activate Locations in the board's order
gw-stand-play-tactic-pass = No Tactic card
gw-stand-use-card-use = Use Generals and Advisors whenever one can
gw-stand-use-card-pass = Leave Generals and Advisors unused
gw-stand-rescue-done = Rescue nobody
gw-stand-take-back-honour = In Summer: Honour for the Command cards
gw-stand-take-back-retrieve = In Summer: Command cards back to hand
gw-stand-take-back-pass = In Summer: leave the Command cards
gw-span-turn = this turn
gw-span-year = this Year

## Where points came from

gw-points-take-back = Command cards in Summer
gw-points-wall = Wall levels
gw-points-barricade = Barricades
gw-points-donate = Donations
gw-points-defeated = Hordes defeated
gw-points-wound = Wounds dealt
gw-points-cover = Points of Hordes covered
gw-points-activate = Activated Locations
gw-points-activate-advanced = Advanced Activations
gw-points-gather = Gathering
gw-points-used = Generals and Advisors
gw-points-advisor-comes = Advisors
gw-points-play-tactic = Tactic cards
gw-points-played = Tactic cards played
gw-points-artifact = Artifacts
gw-points-discard-shame = Shame taken off
gw-points-shame-missing = Shame without a token
gw-points-shame-boxed = Shame in the box
gw-points-ends = End of the game
gw-points-end = Final count
