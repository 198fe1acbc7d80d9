# The lab: simulate, tournament, report.

lab-playing = Playing
lab-left = left
lab-interrupted = Stopped after { $done } of { $total } games.
lab-process-ended = A process that plays games was ended from outside, perhaps for want of memory (fewer --jobs need less). { $done } of { $total } games are finished.
lab-resume = They are kept in { $file }: repeat the command to go on.
lab-not-kept = Their results are not kept: with --out FILE the same command goes on where it stopped.
lab-game-failed = Game { $n } (seed { $seed }) failed: { $error }
lab-summary = { $games } games, { $decisions } decisions each on average.
lab-faults = { $n ->
    [one] One move was made by a stand-in, since a bot failed or thought too long: these numbers are not the bot's alone.
   *[other] { $n } moves were made by a stand-in, since a bot failed or thought too long: these numbers are not the bots' alone.
}
lab-speed = { $games } games played in { $seconds } s.
lab-rate = { $rate } games a second.
lab-engine = { $engine ->
    [compiled] Played by the compiled engine.
   *[interpreted] Played by the interpreted engine.
}
lab-report-written = The report is in { $file }.
lab-against = { $a } against { $b }
lab-alone = { $bot } in all seats
lab-difference = Difference, same shuffles (points)
lab-only-bot = A bot that has all seats wins every game, so its games won say nothing; its seats do.
lab-won-of = { $won } of { $games }, fair { $fair }

lab-col-bot = Bot
lab-col-interval = 95 % interval
lab-col-fair = Fair share
lab-col-place = Mean place
lab-col-score = Mean score
lab-col-thinking = Thinking (ms)
lab-col-pair = Pairing
lab-col-faction = Faction
lab-col-won = Games won
lab-col-share = Share
lab-col-seat-won = A seat won (fair)
lab-col-points = Points more
lab-col-ahead = Finishes ahead

## The report

lab-report-title = Report of the lab
lab-report-how = A mark is the share won, the bar around it the 95 % interval. Intervals count shuffles, not seats: seats of one game and games of one shuffle hang together. The upright line is the share that equal players would have, or no difference.
lab-tile-games = games
lab-tile-length = decisions a game
lab-tile-middle = decisions in 9 of 10 games
lab-tile-faults = moves by a stand-in
lab-tile-errors = games that failed
lab-head-bots = Bots
lab-help-games = Games won, by any of the bot's seats. Beside each: what equal players would have won with as many seats.
lab-head-bot-seats = Seats of each bot
lab-help-rate = Wins of each seat that the bot took. Where one seat wins, a bot with two of three seats wins with one of them at most: compare with the upright line.
lab-head-pairs = Pairings
lab-help-pairs = Games won by the first of the two. Both sit in every seat and meet the same shuffles, so equal bots have 50 %.
lab-help-gaps = Each bot had the table for itself: by how many percentage points the first won more than the second, on the same shuffles.
lab-head-factions = Factions
lab-head-seats = Seats
lab-head-order = Turn order
lab-help-order = By who had the first turn of their own, the second, and so on.
lab-turn = Turn { $n }
lab-head-spread = How games go
lab-axis-scores = final scores
lab-axis-lengths = decisions in a game
lab-axis-widths = options in a decision
lab-head-ends = Endings
lab-head-kinds = Most frequent decisions
lab-head-cards = Cards and other content
lab-help-cards = How often seats named it in their answers, how often those seats won, and by how many percentage points that differs from seats of the same bot, at tables of the same size and mode, that did not. A difference has a colour only where its 95 % interval leaves 0 out; of twenty cards that do nothing, one will. It shows what goes together, not what causes what.
lab-col-card = Name
lab-col-uses = Uses a game
lab-col-used-by = Seats that used it
lab-col-moves = Difference (points)
lab-head-offers = What was offered and taken
lab-help-offers = By kind of decision: how often a game offered it, and in which share of those times it was taken. A choice made together with others is numbered: (1) is the first of a game.
lab-head-told = What happened
lab-help-told = By kind of event: how often it came in a game, and in which share of all games.
lab-col-offered = Offered a game
lab-col-taken = Taken
lab-col-times = Times a game
lab-col-in-games = Games with it

## Kinds of content

lab-table-action_cards = Action cards
lab-table-advisors = Advisors
lab-table-artifacts = Artifacts
lab-table-combat_cards = Combat cards
lab-table-commands = Command cards
lab-table-counterattacks = Counterattacks
lab-table-events = Events
lab-table-factions = Factions
lab-table-generals = Generals
lab-table-hordes = Hordes
lab-table-locations = Locations
lab-table-markers = Markers
lab-table-requests = Requests
lab-table-soldiers = Soldiers
lab-table-tactics = Tactic cards
lab-table-tasks = Victory cards
lab-table-tiles = Areas
lab-table-units = Units
lab-table-uplinks = Uplinks
lab-table-weapons = Weapons
