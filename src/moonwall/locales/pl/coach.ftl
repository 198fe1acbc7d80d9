# Trener: co zrobiłby bot i dlaczego.

table-coach-head = Co zrobiłby tu bot
table-coach-answer = { $n }. { $option } – szansa na wygraną około { $chance } %
table-coach-for = Za: { $reasons }
table-coach-but = Przeciw: { $reasons }
table-coach-behind = W porównaniu z pierwszą odpowiedzią: { $reasons }
table-coach-even = Na stole nie widać jeszcze różnicy.
table-coach-hint = Co się teraz liczy: { $hint }
table-coach-others = Trener mówi tylko wtedy, gdy na wszystkich innych miejscach grają boty.

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
web-coach-behind = W porównaniu z pierwszą odpowiedzią:
web-coach-play = Zagraj tę odpowiedź
web-coach-now = Co się teraz liczy:
web-hints-stop = Nie pokazuj więcej wskazówek
