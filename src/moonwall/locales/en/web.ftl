# Words of the web table.

## Everywhere

web-loading = One moment …
web-offline = The server cannot be reached.
web-try-again = Try again
web-close = Close
web-language = Language
web-theme = Colours
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-to-lobby = To the lobby
web-nowhere = There is nothing here.
web-book = Rule book
web-book-tab = In a tab of its own
web-book-ask = The rules of this question
web-book-open = In the rule book
web-on = on
web-off = off

## Lobby

web-welcome = Pull up a chair
web-welcome-text = A table that knows the rules: alone against bots, around one screen, or with friends by a link.
web-new-match = New match
web-game = Game
web-mode = Mode
web-seat-count = Seats
web-your-name = Your name
web-your-name-hint = as the others see it
web-name = Name
web-seats = Who sits where
web-seats-help = Invited seats get a link to send. Shared-screen seats play on this device in turn.
web-seat-who = Seat { $n }
web-who-me = Me
web-who-bot = Bot
web-who-link = Invited by link
web-who-hot-seat = Shared screen
web-bot = bot
web-bot-level = Level of the bot
web-bot-random = Random
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-faction = Faction
web-faction-any = Any faction
web-played = What is played
web-factions = Which faction? ({ $n })
web-hard-1 = easy to play
web-hard-2 = of middling difficulty
web-hard-3 = hard to play
web-modules = Modules: { $n } of { $of }
web-modules-help = Each can be added alone or with others. Leave them out of a first game.
web-rulings = House rules and rulings ({ $n })
web-rulings-help = How doubtful points of the rules are read. As they stand, the table plays by the book.
web-table-settings = Table
web-seed = Seed
web-seed-any = random
web-seed-help = The same seed deals the same game. A chosen seed is told to everybody.
web-spectators-allow = Others may watch
web-list-match = List it for everybody
web-webhook = Webhook for turns
web-webhook-help = This address is told whenever somebody's turn comes.
web-start = Start
web-making = Setting the table …
web-my-matches = My matches
web-my-matches-none = None yet. What you play on this device appears here.
web-join = Join
web-join-link = Link or match id
web-join-go = Go
web-link-unreadable = This is neither an invitation nor the address of a match.
web-import = Import a record …
web-import-help = A saved game becomes a match that you can replay and continue.
web-record-unreadable = The file is not a record: it is not JSON.
web-watch = Watch
web-watch-none = No match is open to everybody right now.
web-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
web-finished = finished
web-your-turn = Your turn
web-waiting-for = Waiting for { $who }
web-forget = Forget this match
web-forget-sure = Forget this match? Only an invitation, a link for another device or your key leads back to your seat.
web-delete = Delete this match
web-delete-sure = You made this match: it is deleted for everybody who plays it, for good. Delete it?
web-invited = You are invited to { $game }
web-invited-seat = Seat { $n }: { $faction }
web-take-seat = Take the seat
web-seat-taken = Somebody already sits there.
web-watch-instead = Watch instead
web-invite-bad = This invitation does not work

## Table

web-board = Board
web-side = Decision, log and chat
web-decide = Your decision
web-options = What you can pick
web-back = Back
web-cancel = Cancel
web-left = { $n ->
    [one] { $n } possibility
   *[other] { $n } possibilities
}
web-keys-help = 1–9 pick · B board · arrows walk · Backspace back · Esc cancel · U undo · W what happened · ? explain
web-undo = Undo
web-undo-back = Take back
web-undo-free = Take back your last answer
web-undo-ask = Something was revealed or somebody else has decided since: the other people must agree
web-undo-asked = A wish of { $who }: back to moment { $k }.
web-undo-waiting = Waiting for { $who }
web-record-asked = A wish of { $who }: the record of this match. It shows all hands and what is to come.
web-go-on-asked = A wish of { $who }: on from moment { $k } under the new rules.
web-keep-asked = A wish of { $who }: keep this match as a record and end it here.
web-changed = An update has changed the rules. This match has { $n } answers; up to moment { $k } it is the same. Choose together:
web-go-on = Go on from moment { $k }
web-keep-record = Keep it as a record
web-closed = The rules had changed: this match was kept as a record. It is not played any more.
web-ask-record = Ask the table for the record
web-agree = Agree
web-refuse = Refuse
web-explain = Explain
web-explain-help = Then point at anything to read about it
web-would = If you choose "{ $what }":
web-because = { $seat }: { $card }
web-ts-no-phase = between the phases
web-ts-attack-cp = CP of the attack
web-ts-defence-cp = CP that the attack must reach
web-no-text = There is nothing more to say about it.
web-rule = Rule { $id }
web-reconnecting = The connection is lost. Trying again; nothing is lost.
web-cannot-open = This match cannot be opened
web-no-such-match = There is no such match.
web-not-let-in = You may not watch this match.
web-seat-open = The seat of { $who } is still free: send its invitation (tab Table).
web-hand-over = Hand over to { $who }
web-i-am = I am { $who }
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-table = Table
web-log-empty = Nothing has happened yet.
web-log-older = Earlier …
web-go-to-moment = Go to moment { $k }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-spectator = Spectator
web-notes-help = Only you ever see these notes.
web-notes-writing = Writing …
web-notes-kept = Kept.
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-all = Whole board
web-automaton = automaton
web-seat-free = free seat
web-you = you
web-here = here
web-away = away
web-copy-invite = Copy invitation
web-new-invite = New invitation
web-to-bot = Give to a bot
web-watchers = { $n ->
    [0] No spectators
    [one] { $n } spectator
   *[other] { $n } spectators
}
web-eyes = Seen by
web-export = Export record
web-copy-watch = Copy link to watch
web-copied = Copied.
web-copy-by-hand = Copy this address:
web-copy-link = Copy a link to this moment
web-notices-on = Notify me of my turn
web-notices-are-on = Turn notices are on.
web-keep = Keep
web-kept = Kept.
web-grade = Record
web-grade-exact = exact
web-grade-unverified = unverified
web-grade-diverged = diverged
web-seeded = chosen by hand
web-parent = Continues
web-parent-link = an earlier match, from moment { $k }
web-final = Final scores
web-place = Place
web-seat = Seat
web-score = Score

## Replay

web-replay = Replay
web-replay-at = Moment { $k } of { $n }
web-replay-first = To the beginning
web-replay-before = One moment back
web-replay-next = One moment on
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Moment
web-replay-live = Back to now
web-continue-here = Continue from here

## Boards

web-hand = Hand
web-discard = Discarded

## The Great Wall's board

web-gw-year = Year { $n }
web-gw-power = Offensive power
web-gw-defence = Defence
web-gw-lethality = Lethality
web-gw-marker = Invasion marker: the next Horde comes here
web-gw-armoured = armoured
web-gw-wall-level = { $n ->
    [0] No Wall
   *[other] Wall { $n }
}
web-gw-spots = Shooting spots
web-gw-rest = Resting zone
web-gw-shame = Shame
web-gw-shame-supply = Shame tokens in the supply
web-gw-shamed = shamed Soldiers
web-gw-overseer = Overseer, level { $n }
web-gw-upgrade-cost = Cost of your next Overseer level
web-gw-time-space = New Hordes { $hordes }, Lethality { $lethality }
web-gw-track = Command track, slot { $n }
web-gw-tea = Tea order
web-gw-warehouse = Warehouse
web-gw-deck-hordes = Horde deck
web-gw-deck-tactics = Tactic deck
web-gw-deck-advisors = Advisor deck
web-gw-behind-screen = Behind your screen
web-gw-support = support
web-gw-clerks-pools = Clerks in the pools, and those still to hire
web-gw-tactics = Tactic cards
web-gw-commands = Command cards in hand

## Tsukuyumi's board

web-ts-round = Round { $n } of { $of }
web-ts-left = What is left of the turn
web-ts-events-open = Open Events
web-ts-events-held = Events held
web-ts-event-deck = Event deck
web-ts-areas = { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
web-ts-common = Common
web-ts-stock = In stock
web-phase-setup = Set-up
web-phase-white = White
web-phase-blue = Blue
web-phase-green = Green
web-phase-red = Red
web-points-instant = at once
web-points-moon = Moon
web-points-areas = areas
web-points-initiative = initiative
web-symbol-effect = Faction effect
web-symbol-draw = Draw Events
web-symbol-play = Play Events
web-symbol-initiative = Initiative
web-symbol-production = Production
web-symbol-place = Place Oni
web-symbol-oni-areas = Oni Conquest: areas
web-symbol-oni-range = Oni Conquest: range
web-symbol-oni-combats = Oni Conquest: combats
web-symbol-movement = Movement
web-symbol-combat = Combat
web-ts-battle = Battle in { $at }
web-damage = Damage
web-board-uplinks = Uplinks
web-board-spent = Used this round
web-board-weapons = Active weapons
web-board-inactive = Inactive
web-board-mines = Mines
web-board-immune = Immune to radioactivity
web-board-eggs = Eggs
web-board-flying = All fly
web-board-terraforming = Terraforming
web-ts-passed-on = Known: you passed these cards on
web-ts-values = Conquest { $cp } · Health { $hp } · Damage { $dmg }
web-ts-cost = Cost { $n }
web-ts-held-by = held by { $who }
web-gw-strengths = Offensive power { $power } against Defence { $defence }
web-gw-horde-values = Offensive power { $power } · Honour { $honour } · Lethality { $lethality }
web-gw-ready = Ready to be activated
web-gw-requests = The Emperor's Requests
web-gw-requests-done = { $n } of { $of } fulfilled
web-gw-left = In the decks: { $requests } Requests, { $events } Events
web-gw-qin-track = Qin Jiushao's Location track
web-ts-team = Team { $n }
web-ts-pile = Tiles to lay: { $n }
web-points-mascot = mascot

## Editor

web-editor = Map editor
web-editor-link = Draw a map of your own
web-editor-check = Can it be played?
web-editor-checking = Looking it over …
web-editor-good = Yes: nothing is wrong with it.
web-editor-bad = { $n ->
    [one] Not yet: { $n } problem.
   *[other] Not yet: { $n } problems.
}
web-editor-line = line { $n }
web-editor-play = Play this
web-editor-save = Save file
web-editor-share = Copy link
web-editor-svg = Picture (SVG)
web-editor-png = Picture (PNG)
web-editor-redo = Redo
web-editor-begin = Begin from
web-editor-begin-pick = pick one …
web-editor-open = Open a file …
web-editor-unreadable = { $file } holds nothing that can be drawn here.
web-editor-link-bad = The link is damaged: copy the whole of it.
web-editor-the-link = The link
web-editor-text = The file
web-editor-keys = 1–9 tool · arrows walk · Enter puts or takes away · Ctrl+Z undo. Only what can be played can be saved.
web-with-pack = With the content pack { $name }
web-without-pack = Without it

## Tsukuyumi's map editor

web-ts-editor-map = Map
web-ts-editor-name = Name of the scenario
web-ts-editor-players = Boards for how many players
web-ts-editor-drop = Remove the board for { $n }
web-ts-editor-tools = What to put down
web-ts-editor-wider = Show one ring more
web-ts-editor-count = Tiles: { $tiles } · holes: { $holes } · Homezone spots: { $homes } · fair Homezones: { $fair }
web-ts-editor-rules = Special rules
web-ts-editor-objectives = Objectives are played
web-ts-editor-by-moon = Homezones may lie next to the Moon
web-ts-editor-exact = { $kind }: only where drawn
web-ts-tool-any = Any tile
web-ts-tool-hole = Hole
web-ts-tool-home = Homezone spot
web-ts-tool-fair = Fair Homezone
web-ts-tool-erase = Remove
web-ts-space-empty = empty

## What happened by itself

web-steps-of = What { $who } did
web-steps-by-itself = What happened by itself
web-steps-open = What happened
web-steps-help = What happened by itself, step by step, and why (W)
web-steps-controls = Step by step
web-steps-earlier = The turn before
web-steps-later = The next turn
web-steps-before = One step back
web-steps-next = One step on
web-steps-auto = Open by itself
web-steps-hints = What comes next
web-steps-looking = The board shows an earlier step.

## One screen

web-wishes = Settings
web-pace = Others' answers one by one
web-pace-off = all at once
web-pace-fast = fast
web-pace-slow = slow
web-hints = Hints in the first Year or round
web-hints-off = never
web-hints-room = where there is room
web-hints-on = always
web-sure = Ask before Done while more could be done
web-deaf = A new question waits a moment for its answer
web-sure-again = { $what }: press again if you mean it
web-mix = How much of each
web-mix-less = One { $what } less
web-mix-more = One { $what } more
web-other-ways = Other ways
web-page-before = Earlier options
web-page-next = More options
web-page-at = Page { $n } of { $of }
web-at-table = Seats
web-common = Common
web-more = More
web-gw-clerks-pool = Clerks in your pool
web-gw-clerks-of = { $who }: { $pool } Clerks in the pool, { $area } to hire
web-gw-advisors = Advisors
web-gw-artifacts = Artifacts

## Fewer questions

web-unasked = Answer unasked
web-unasked-lift = Ask me again
web-open-table = Open table
web-open-table-help = All at this screen see all hands; it is covered only before secret choices.

## Time

web-since = Since your turn
web-since-earlier = Between two of your turns
web-log-fold-all = Fold all
web-log-unfold-all = Unfold all
web-log-fold = Fold: { $what }
web-log-mark = You acted last here
web-sound = Sounds
web-story-over-time = Points over time: a click goes to that moment
web-story-from = From
web-story-other = Other
web-rematch = Rematch
web-new-game = New game
