# The Great Wall: what happens by itself and why (Reed Clan, Qin Jiushao, Hordes, the co-operative game).

gw-tally = { $a1 } { $a2 }
gw-noted = { $a1 } ({ $a2 })
gw-full = full
gw-served = has had its Clerk
gw-row-by-row = row by row from the top, left to right
gw-column-by-column = column by column from the left, top to bottom
gw-own-pool = pool
gw-skip-move = a Clerk Move
gw-skip-attack = a Spearman's Attack
gw-skip-archer = an Archer
gw-skip-shot = a shot
gw-skip-upgrade = an Upgrade
gw-skip-activation = an Activation
gw-skip-building = building
gw-skip-advisor = an Advisor
gw-skip-tea = a step up in the Tea order
gw-skip-effect = the effect of its Clerk
gw-box-spearman = a free Spearman attacks
gw-box-barricade = a free Barricade

## What happened

gw-said-skipped = { $seat } leaves out: { $what }.
gw-said-qin-next = { $seat } Activates next: { $place }.
gw-said-reed-box = { $seat }, last box: { $what }.
gw-said-doomed = { $seat } will lose Soldiers: { $points }, { $horde }.
gw-said-request-none = Request space { $n } stays empty.
gw-said-request-shame = { $n ->
    [0] No Request is left open: nobody receives Shame.
    [one] Each player receives 1 Shame token.
   *[other] Each player receives { $n } Shame tokens.
}
gw-said-request-waits = Not fulfilled this Year: { $card }.
gw-said-event-none = No Event is left.
gw-said-proposed = The table takes up { $card }: does everybody pay?
gw-said-agreed = { $seat } agrees to pay for { $card }.
gw-said-refused = { $seat } does not pay for { $card } this Year.

## Agreement

gw-ask-agree-to-pay = { $seat }: fulfil { $card }? All pay together, each their whole share.
gw-do-agree = Agree and pay
gw-do-refuse = Not this Year
gw-agree = agree
gw-refuse = refuse

## Why: cards, slots, turns

gw-why-card-only = It has this one Command card and plays it every Autumn.
gw-why-card-top = { $left ->
    [one] The top card of his deck; 1 more is in it.
   *[other] The top card of his deck; { $left } more are in it.
}
gw-why-slot-first = An automaton takes the first free slot of the Command track: { $n }.
gw-why-turn-qin = { $clerks ->
    [one] Box 1: he Moves 1 Clerk. Box 2: the others Move theirs. Box 3: what the card says. Then the Locations with his Clerks, the highest on his track first: { $order }.
   *[other] Box 1: he Moves { $clerks } Clerks. Box 2: the others Move theirs. Box 3: what the card says. Then the Locations with his Clerks, the highest on his track first: { $order }.
}
gw-why-turn-reed = { $clerks ->
    [one] { $by } is Supreme Commander on this turn (the higher one in the Tea order) and decides for it. Box 1: 1 Reed Move. Box 2: everybody Moves. Box 3: a free Spearman or a free Barricade.
   *[other] { $by } is Supreme Commander on this turn (the higher one in the Tea order) and decides for it. Box 1: { $clerks } Reed Moves. Box 2: everybody Moves. Box 3: a free Spearman or a free Barricade.
}
gw-why-turn-player = { $seat } is the active player: the boxes from top to bottom, "other players" boxes in the agreed or Tea order, then every ready Location, then defeated Hordes.
gw-why-turn-summer = Overseers bring their income. Then Shame is bought off, the Command cards leave the track, and each player takes cards back or gains Honour for them.
gw-why-turn-summer-coop = Overseers bring their income. Then Shame is bought off, and the Command cards leave the track.
gw-why-turn-autumn = Everybody picks a Command card in secret. They are put on the track in Tea order and resolved from slot 1.
gw-why-turn-winter = Every card has been resolved. First the Archers shoot, then each Section is assaulted.
gw-why-turn-spring = The Time token moves on: new Hordes come, then the Advisors change.

## Why: Clerks

gw-why-clerk-pool = { $n ->
    [0] { $target } is the lowest on his track (from the lowest: { $order }). The Clerk comes from his pool.
   *[other] The lowest on his track that can take one now is { $target }; passed over: { $among }. The Clerk comes from his pool.
}
gw-why-clerk-board = { $n ->
    [0] { $target } is the lowest on his track (from the lowest: { $order }). His pool is empty, so the Clerk comes from the highest Location above it that may lose one: { $source }.
   *[other] The lowest on his track that can take one now is { $target }; passed over: { $among }. His pool is empty, so the Clerk comes from the highest Location above it that may lose one: { $source }.
}
gw-why-no-room = { $n ->
    [0] No Location of his track has room: { $order }.
   *[other] No further Location of his track has room: { $order }; already used: { $used }.
}
gw-why-no-source = It would go to { $target }, but his pool is empty and no Location above that on his track has a Clerk of his that may leave.
gw-why-reed-outside = Qin commands: to { $target }, the lowest on his track with room and no Reed Clerk. First a Clerk from Locations he does not use: { $among }.
gw-why-reed-highest = Qin commands: to { $target }, the lowest on his track with room and no Reed Clerk. None stands outside his track, so the highest above it goes: { $among }.
gw-why-reed-no-target = Qin commands: every Location of his track is full or has a Reed Clerk: { $order }.
gw-why-reed-no-source = Qin commands: to { $target }, but no Reed Clerk that may leave stands outside his track or above it.

## Why: Activation

gw-why-next-highest = { $n ->
    [one] The only ready Location with his Clerks.
   *[other] Ready with his Clerks, from the highest on his track: { $among }. The first one is taken.
}
gw-why-not-ready = His other Clerks wait; spaces still free: { $among }.
gw-why-despot-highest = Of the Locations with his Clerks the highest on his track: { $among }. It need not be full.
gw-why-despot-lowest = Of the Locations with his Clerks the lowest on his track: { $among }. It need not be full.
gw-why-despot-none = None of his Clerks is in a Location of his track.
gw-why-honour-place = { $place }: Overseer of level { $level } × { $clerks } of his Clerks. He takes no Resources.
gw-why-rise = A Location with his Clerks was Activated: its token goes from place { $n } of his track to the top; one place down go: { $among }.
gw-why-rise-none = A Location with his Clerks was Activated; its token is at the top already.
gw-why-reed-alone = Only a Reed Clerk is in { $place }: that does not Activate a Special Location.
gw-why-reed-gathers = A Reed Clerk is in { $place }: its Resource goes to the Warehouse, which now has { $n } of it.
gw-why-temple-nobody = Temple: the active player would discard a Shame token, but no player is active.
gw-why-temple-pure = Temple: { $by } has no Shame token to discard.
gw-why-reed-idle = { $place } does nothing for the Reed Clan.
gw-why-reed-dismisses = Qin commands: the leftmost Advisor of the track ({ $among }) goes.
gw-why-no-advisor = No Advisor is on the track.
gw-why-reed-tea = Qin commands: the Reed Clan goes up one.
gw-why-tea-top = Already on top of the Tea order.
gw-why-by-commander = Chosen by { $by } as Supreme Commander: the active player, or on the Reed turn the higher one in the Tea order.
gw-why-request-share = Every player gives { $n } for the Request, out of the pool and out of the game.

## Why: Soldiers

gw-why-attack-marked = The Invasion marker shows { $section }. There the Horde nearest the Wall; the first vacant point, { $way }: { $among }.
gw-why-attack-other = The Invasion marker shows { $section }, but no point there can be taken, so the other Section. The Horde nearest the Wall; the first vacant point, { $way }: { $among }.
gw-why-no-spearman = No Spearman is left in the pool.
gw-why-no-point = No point can be taken in { $among }: not Recruited.
gw-why-archer-marked = The Invasion marker shows { $section }, and a Shooting spot is free there.
gw-why-no-archer = No Archer is left in the pool.
gw-why-no-spot = The Invasion marker shows { $section }, but no Shooting spot is free there: not Recruited.
gw-why-shot-nearest = { $section }: the Horde nearest the Wall; the first point that can be Wounded, { $way }: { $among }.
gw-why-shot-behind = { $section }: nothing can be Wounded on { $passed }, so the next Horde; its first point, { $way }: { $among }.
gw-why-no-shot = No Horde of the { $section } has a point that can be Wounded.
gw-why-honour-cover = 2 for each Vital point he covers; the printed Reward is ignored.
gw-why-doomed-all = Lethality { $lethality }: all its Soldiers there.
gw-why-doomed-first = Lethality { $lethality }: an automaton loses those highest up, then leftmost, of { $among }.
gw-why-honour-defeat = A Soldier was on the Defeated Horde.
gw-why-honour-archers = Archers in the Section of the Defeated Horde: { $archers }.
gw-why-taker-most = Most Vital points covered: { $among }.
gw-why-taker-tie = Vital points covered: { $among }. A tie: the higher one in the Tea order takes it.
gw-why-taker-reed = Vital points covered: { $among }. The Reed Clan would take it, but never owns Hordes.
gw-why-taker-nobody = No Soldier is on it; Wounds do not count.

## Why: the last box of Qin's cards

gw-why-upgrade-lowest = The lowest Production Location on his track (from the lowest: { $order }). He pays nothing.
gw-why-upgrade-full = { $place } is the lowest Production Location on his track, and its Overseer is at the last level.
gw-why-wall-marked = The Invasion marker shows { $marked }, and the Wall there is not complete.
gw-why-wall-other = The Invasion marker shows { $marked }, but the Wall there is complete: the other Section.
gw-why-qin-pays = A Wall part for { $cost }: what the Warehouse has is used first, Wood, then Stone, then Gold.
gw-why-honour-wall = The whole cost, { $cost }; of that { $left } counts as paid.
gw-why-walls-done = Both Walls are complete: a Barricade in the Section of the Invasion marker.
gw-why-no-building = Both Walls are complete, and no Barricade space is free in the { $section }.
gw-why-betrayal-copies = His Betrayal repeats the last box of the card that { $by } played, as his own card of that title has it.
gw-why-betrayal-alone = Your card is Betrayal, too (or none is on the track): he gains 4 Honour.
gw-why-court-tea = Court Audience: up one in the Tea order.
gw-why-court-advisor = Court Audience: of the leftmost Advisors ({ $among }) the first goes under his card.
gw-why-court-honour = Court Audience: 2 Honour.

## Why: the Reed Clan's last box under Qin

gw-why-box-attack = Qin commands: a Vital point can be taken, so the Spearman attacks.
gw-why-box-fortify = Qin commands: no Vital point can be taken, so a Barricade.
gw-why-barricade-marked = Qin commands: in the Section of the Invasion marker, { $marked }.
gw-why-barricade-other = Qin commands: the { $marked } (Invasion marker) has no free Barricade space, so the other Section.
gw-why-no-barricade = No Barricade space is free.

## Why: seasons and the end

gw-why-spring-advisor = Spring: of the two leftmost Advisors ({ $among }) he takes the leftmost as Support; the other is discarded.
gw-why-honour-pile = { $cards ->
    [one] Summer: 2 for the card in his discard pile; he never takes it back.
   *[other] Summer: 2 for each of the { $cards } cards in his discard pile; he never takes them back.
}
gw-why-honour-artifact = To him every Artifact is worth 20.
gw-why-honour-support = { $cards ->
    [one] 1 for his Support Advisor.
   *[other] 1 for each of his { $cards } Support Advisors.
}
gw-why-income = Summer income: Overseer of level { $n }, { $place }.
gw-why-honour-discards = { $cards ->
    [one] 2 for the Command card in the discard pile, which stays there.
   *[other] 2 for each of the { $cards } Command cards in the discard pile, which stay there.
}
gw-why-score-shame = { $soldiers ->
    [one] Final scoring: 5 for 1 Shamed Soldier, though not below 0.
   *[other] Final scoring: 5 for each of { $soldiers } Shamed Soldiers, though not below 0.
}
gw-why-score-hordes = Final scoring: taken Hordes without Shame, { $among }.
gw-why-score-artifact = Final scoring: { $each } × { $counted } counted for this Artifact.
gw-why-score-scales = Final scoring: the rank in Gold left, here { $gold }; of equals the higher one in the Tea order ranks first.
gw-why-score-scales-alone = Final scoring, alone: by the Gold left, here { $gold }.
gw-why-tie-tea = Equal Honour: { $among }. The higher one in the Tea order wins.
gw-why-tie-qin = Equal Honour. You need more than Qin to win.
gw-why-horde-forced = A forced ability of the Horde in the { $section }: nobody chooses it, and it comes before any card is used.
gw-why-horde-empty = The { $section } had no Horde, and empty Sections are filled first, from the left.
gw-why-horde-marker = No Section is empty; the back of the next Horde card shows { $section }. The free space nearest the Wall.
gw-why-horde-raid = The marker shows { $section }, which has no free space: the Horde is discarded, and a Shame token for each player leaves the supply.

## Why: the co-operative game

gw-why-request-refill = { $left ->
    [one] Request space { $n } was empty; 1 more is in the deck.
   *[other] Request space { $n } was empty; { $left } more are in the deck.
}
gw-why-request-deck = The deck of Requests is empty.
gw-why-request-open = 1 for each Request still open: { $among }.
gw-why-request-clear = No Request is left open.
gw-why-request-lacking = Not everything it asks for is there. It stays until it is fulfilled.
gw-why-event-now = { $left ->
    [one] The last step of Winter. It happens once, at once; 1 more Event is in the deck.
   *[other] The last step of Winter. It happens once, at once; { $left } more Events are in the deck.
}
gw-why-event-lasting = { $left ->
    [one] The last step of Winter. It lasts to the end of the game; 1 more Event is in the deck.
   *[other] The last step of Winter. It lasts to the end of the game; { $left } more Events are in the deck.
}
gw-why-event-deck = The deck of Events is empty.

## What comes next

gw-term-next = Next
gw-next-clerks = His next Clerks go to: { $places }.
gw-next-attack = His next Spearman: { $point }, { $horde }.
gw-next-wall = His next Wall part: { $section }.
gw-next-help = As things stand now; every Move and every new Horde may change it.
