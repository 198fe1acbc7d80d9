# The coach: what a bot would do, and why.

table-coach-head = What a bot would do here
table-coach-answer = { $n }. { $option } – chance to win about { $chance } %
table-coach-for = For it: { $reasons }
table-coach-but = Against it: { $reasons }
table-coach-behind = Against the first answer: { $reasons }
table-coach-even = No difference shows on the table yet.
table-coach-hint = What matters now: { $hint }
table-coach-others = The coach speaks only where all other seats are played by bots.

table-coach-score = Your score is higher.
    .against = Your score is lower.
table-coach-rivals = The others get less out of it.
    .against = The others get more out of it.
table-coach-victory = It may end the game in your favour.
    .against = It may end the game against you.

web-coach-ask = What would you do?
web-coach-thinks = Thinking …
web-coach-head = What a bot would do
web-coach-chance = Chance to win
web-coach-even = No difference shows on the table yet.
web-coach-behind = Against the first answer:
web-coach-play = Play this answer
web-coach-now = What matters now:
web-hints-stop = No more hints
