# L'allenatore: che cosa farebbe un bot, e perché.

table-coach-head = Che cosa farebbe qui un bot
table-coach-answer = { $n }. { $option } – probabilità di vincere circa { $chance } %
table-coach-for = A favore: { $reasons }
table-coach-but = Contro: { $reasons }
table-coach-behind = Rispetto alla prima risposta: { $reasons }
table-coach-even = Sul tavolo non si vede ancora alcuna differenza.
table-coach-hint = Che cosa conta ora: { $hint }
table-coach-others = L'allenatore parla solo dove tutti gli altri posti sono giocati da bot.

table-coach-score = Il tuo punteggio è più alto.
    .against = Il tuo punteggio è più basso.
table-coach-rivals = Gli altri ne ricavano di meno.
    .against = Gli altri ne ricavano di più.
table-coach-victory = Può chiudere la partita a tuo favore.
    .against = Può chiudere la partita a tuo sfavore.

web-coach-ask = Che cosa faresti?
web-coach-thinks = Ci penso …
web-coach-head = Che cosa farebbe un bot
web-coach-chance = Probabilità di vincere
web-coach-even = Sul tavolo non si vede ancora alcuna differenza.
web-coach-behind = Rispetto alla prima risposta:
web-coach-play = Gioca questa risposta
web-coach-now = Che cosa conta ora:
web-hints-stop = Niente più suggerimenti
