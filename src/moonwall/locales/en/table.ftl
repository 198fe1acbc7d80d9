# Words that every game shares.

table-seat = Seat { $n }
table-list-none = nothing
table-list-two = { $a } and { $b }
table-list-more = { $a }, { $b }

## Answers

table-do-pass = Pass
table-do-done = Done
table-do-yes = Yes
table-do-no = No
table-pass = pass
table-done = done
table-yes = yes
table-no = no

## Log

table-said-forced = { $seat }: { $option } (the only option)
table-said-automaton = { $seat }: { $option }

## How a game ends

table-outcome-ranked-won = { $winners } { DO($winners, "wins", "win") }. { $reason }
table-outcome-ranked-lost = Nobody wins. { $reason }
table-outcome-ranked-won-against = { $winners } { DO($winners, "wins", "win") } { $score } to { $target }. { $reason }
table-outcome-ranked-lost-against = No player wins: { $score } to { $target }. { $reason }
table-outcome-shared-won = The table wins: { $winners }. { $reason }
table-outcome-shared-lost = The table loses. { $reason }
table-outcome-shared-won-against = The table wins { $score } to { $target }: { $winners }. { $reason }
table-outcome-shared-lost-against = The table loses { $score } to { $target }. { $reason }
table-outcome-threshold-won = { $winners } { DO($winners, "wins", "win") } with { $score } ({ $target } needed). { $reason }
table-outcome-threshold-lost = Lost with { $score } ({ $target } needed). { $reason }

## The terminal table

table-term-hint = Type a number or the option itself; h is help, q saves and leaves.
table-term-help =
    A number picks that line. You may also type an option as `a` shows it, for instance: pass
    b  back a step           c  cancel this choice
    u  undo                  v  draw the table again
    a  all options           l  the log
    i ID  text of a card     r ID  text of a rule
    w  why: what happened by itself last turn (w 2: the turn before)
    again  the same step by step on the table
    what N  what line N would do (or: what OPTION)   what  list it with every option
    coach  what a bot would do here, and why
    ahead  what would happen next by itself
    q  save and leave
table-term-ahead-nothing = Nothing would happen by itself.
table-term-foresees = Every option is listed with what it would do; `what` again leaves it out.
table-term-foresees-not = Options are listed without what they would do.
table-term-what-of = { $option } is no line and no option here; `a` shows them all.
table-term-no-number = There are lines 1 to { $n }.
table-term-no-rule = There is no rule { $rule }.
table-term-no-steps = Nothing has happened by itself there.
table-term-step = Enter: next · r: the rule · q: stop{" "}
table-term-step-last = Enter: back to the present · r: the rule{" "}
table-term-at-start = This is the beginning of the choice.
table-term-handover = { $seat } { DO($seat, "is", "are") } next. Press Enter when nobody else is looking.
table-term-consent = Something was revealed or another seat has decided since. Does the table agree to go back? (yes/no)
table-term-undone = Taken back.
table-term-nothing-to-undo = There is nothing of yours to take back.
table-term-saved = Saved in { $file }. Go on with: moonwall play --load { $file }
table-term-over = The game is over
table-term-kept = The game is kept in { $file }. See it again with: moonwall replay { $file }
table-term-no-card = Nothing is called { $name }.
table-term-from = Points from
table-term-other = Other
table-term-thinking = { $seat }: thinking …
table-term-done = Press q to leave the table.
table-term-log = What happened
table-term-card = Look closer
table-term-type = Type a line, an option, a name after i, or h for help
table-term-key-leave = Leave
table-term-key-back = Back
table-term-key-undo = Undo
table-term-key-help = Help
table-term-key-log = Log
table-term-key-closer = Card
table-term-key-coach = Coach
table-term-key-board = Board

## Commands

table-cli-begin = { $game }, seed { $seed }
table-cli-no-games = There is no game to play.
table-cli-which = Which game?
table-cli-no-choice = Name a game, for instance: moonwall play great-wall
table-cli-no-last = There is no unfinished game. Begin one: moonwall play great-wall
table-cli-pack-missing = { $file } is played with cards of your own ({ $packs }), and their folder is not found. Name it: --content FOLDER
table-cli-no-saved = No games are kept yet.
table-cli-saved-over = finished
table-cli-saved-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
table-cli-factions = takes a number or factions: { $factions }
table-cli-option = Option
table-cli-values = Values
table-cli-default = Default
table-cli-help = Meaning
table-cli-moment = { $n ->
    [one] After 1 answer.
   *[other] After { $n } answers.
}
table-cli-content-good = { $n ->
    [one] Good: a pack for { $game } with 1 row.
   *[other] Good: a pack for { $game } with { $n } rows.
}
table-cli-content-made = The pack changes what this card does, so its sentence is made from the effects. For one of your own: { $message } with .text in locales/en/*.ftl.
table-cli-content-stale = The pack changes what this is for, and its sentence does not say so. Give it one of its own: { $message } with .text in locales/en/*.ftl.
table-cli-content-nameless = no name yet; write { $message } = … in locales/en/ of the pack
table-cli-content-near = A new row, or did you mean { $near }?
table-grade-exact = The replay is exact.
table-grade-unverified = The replay is unverified:
table-grade-diverged = The replay diverged:
table-option-ask_always = Never show who could answer
    .help = A seat is asked whenever it might hold a card for the moment, also when it holds none: who is waited for tells nothing.

## What an answer would do

table-count-points = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
}
table-preview-yours = Then: { $ask }
table-preview-others = Then to decide: { $seats }.
table-preview-chance = Then chance decides.
table-preview-reveal = Then something hidden is shown.
table-preview-unless = May still play a card: { $seats }.
table-preview-unknown = No effect that can be known yet.
table-preview-whose = { $seat }: { $what }

## Standing answers

table-span-always = always
