# Trener: co zrobiłby bot i dlaczego.

table-coach-head = Co zrobiłby tu bot
table-coach-answer = { $n }. { $option } – szansa na wygraną około { $chance } %
table-coach-for = Za: { $reasons }
table-coach-but = Przeciw: { $reasons }
table-coach-behind = Wobec pierwszej odpowiedzi: { $reasons }
table-coach-even = Na stole nie widać jeszcze różnicy.
table-coach-hint = Co się teraz liczy: { $hint }
table-coach-others = Trener mówi tylko wtedy, gdy wszystkie inne miejsca grają boty.

table-coach-score = Twój wynik jest wyższy.
    .against = Twój wynik jest niższy.
table-coach-rivals = Inni mniej na tym zyskują.
    .against = Inni więcej na tym zyskują.
table-coach-victory = Może zakończyć grę na twoją korzyść.
    .against = Może zakończyć grę na twoją niekorzyść.

web-coach-ask = Co radzisz?
web-coach-thinks = Myślę …
web-coach-head = Co zrobiłby bot
web-coach-chance = Szansa na wygraną
web-coach-even = Na stole nie widać jeszcze różnicy.
web-coach-behind = Wobec pierwszej odpowiedzi:
web-coach-play = Zagraj tę odpowiedź
web-coach-now = Co się teraz liczy:
web-hints-stop = Bez dalszych wskazówek
