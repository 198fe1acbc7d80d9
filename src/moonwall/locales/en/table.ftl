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

table-outcome-ranked-won = { $winners } wins. { $reason }
table-outcome-ranked-lost = Nobody wins. { $reason }
table-outcome-shared-won = The table wins: { $winners }. { $reason }
table-outcome-shared-lost = The table loses. { $reason }
table-outcome-threshold-won = { $winners } wins with { $score } ({ $target } needed). { $reason }
table-outcome-threshold-lost = Lost with { $score } ({ $target } needed). { $reason }
