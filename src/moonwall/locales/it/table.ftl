# Parole comuni a tutti i giochi.

table-seat = Posto { $n }
table-list-none = niente
table-list-two = { $a } e { $b }
table-list-more = { $a }, { $b }

## Risposte

table-do-pass = Passa
table-do-done = Fatto
table-do-yes = Sì
table-do-no = No
table-pass = passa
table-done = fatto
table-yes = sì
table-no = no

## Diario

table-said-forced = { $seat }: { $option } (unica opzione)
table-said-automaton = { $seat }: { $option }

## Come finisce una partita

table-outcome-ranked-won = { DO($winners, "Vince", "Vincono") } { $winners }. { $reason }
table-outcome-ranked-lost = Non vince nessuno. { $reason }
table-outcome-ranked-won-against = { DO($winners, "Vince", "Vincono") } { $winners }, { $score } a { $target }. { $reason }
table-outcome-ranked-lost-against = Non vince nessun giocatore: { $score } a { $target }. { $reason }
table-outcome-shared-won = Il tavolo vince: { $winners }. { $reason }
table-outcome-shared-lost = Il tavolo perde. { $reason }
table-outcome-shared-won-against = Il tavolo vince { $score } a { $target }: { $winners }. { $reason }
table-outcome-shared-lost-against = Il tavolo perde { $score } a { $target }. { $reason }
table-outcome-threshold-won = { DO($winners, "Vince", "Vincono") } { $winners } con { $score } punti (ne servivano { $target }). { $reason }
table-outcome-threshold-lost = Sconfitta con { $score } punti (ne servivano { $target }). { $reason }

## Il tavolo nel terminale

table-term-hint = Scrivi un numero o l'opzione stessa; h è l'aiuto, q salva ed esce.
table-term-help =
    Un numero sceglie la riga. Puoi anche scrivere un'opzione come la mostra `a`, per esempio: pass
    b  un passo indietro     c  annulla questa scelta
    u  ritira la mossa       v  ridisegna il tavolo
    a  tutte le opzioni      l  la cronaca
    i ID  testo di una carta    r ID  testo di una regola
    w  perché: cosa è avvenuto da sé nell'ultimo turno (w 2: quello prima)
    again  lo stesso passo per passo sul tavolo
    what N  che cosa farebbe la riga N (o: what OPZIONE)   what  mostralo con ogni opzione
    coach  che cosa farebbe qui un bot, e perché
    ahead  che cosa succederebbe ora da solo
    q  salva ed esci
table-term-ahead-nothing = Non succederebbe nulla da solo.
table-term-foresees = Ogni opzione è elencata con quello che farebbe; `what` di nuovo lo toglie.
table-term-foresees-not = Le opzioni sono elencate senza quello che farebbero.
table-term-what-of = { $option } non è una riga né un'opzione qui; `a` le mostra tutte.
table-term-no-number = Ci sono le righe da 1 a { $n }.
table-term-no-rule = La regola { $rule } non esiste.
table-term-no-steps = Lì non è avvenuto nulla da sé.
table-term-step = Invio: avanti · r: la regola · q: basta{" "}
table-term-step-last = Invio: torna al presente · r: la regola{" "}
table-term-at-start = Questo è l'inizio della scelta.
table-term-handover = Tocca a { $seat }. Premi Invio quando nessun altro guarda.
table-term-consent = Nel frattempo qualcosa è stato rivelato o un altro posto ha deciso. Il tavolo è d'accordo a tornare indietro? (sì/no)
table-term-undone = Ritirata.
table-term-nothing-to-undo = Non c'è nulla di tuo da ritirare.
table-term-saved = Salvata in { $file }. Continua con: moonwall play --load { $file }
table-term-over = La partita è finita
table-term-kept = La partita è conservata in { $file }. Per rivederla: moonwall replay { $file }
table-term-no-card = Non c'è nulla di nome { $name }.
table-term-from = Punti da
table-term-other = Altro
table-term-thinking = { $seat }: sta pensando …
table-term-done = Premi q per lasciare il tavolo.
table-term-log = Che cosa è successo
table-term-card = Da vicino
table-term-type = Scrivi una riga, un'opzione, un nome dopo i, oppure h per l'aiuto
table-term-key-leave = Esci
table-term-key-back = Indietro
table-term-key-undo = Ritira
table-term-key-help = Aiuto
table-term-key-log = Cronaca
table-term-key-closer = Carta
table-term-key-coach = Coach
table-term-key-board = Tavolo

## Comandi

table-cli-begin = { $game }, seme { $seed }
table-cli-no-games = Non c'è nessun gioco.
table-cli-which = Quale gioco?
table-cli-no-choice = Indica un gioco, per esempio: moonwall play great-wall
table-cli-no-last = Non c'è nessuna partita da finire. Cominciane una: moonwall play great-wall
table-cli-pack-missing = { $file } si gioca con carte tue ({ $packs }), la cui cartella non si trova. Indicala: --content CARTELLA
table-cli-no-saved = Nessuna partita è stata ancora conservata.
table-cli-saved-over = finita
table-cli-saved-answers = { $n ->
    [one] { $n } risposta
   *[other] { $n } risposte
}
table-cli-factions = vuole un numero o fazioni: { $factions }
table-cli-option = Opzione
table-cli-values = Valori
table-cli-default = Predefinito
table-cli-help = Significato
table-cli-moment = { $n ->
    [one] Dopo 1 risposta.
   *[other] Dopo { $n } risposte.
}
table-cli-content-good = { $n ->
    [one] Va bene: un pacchetto per { $game } con 1 riga.
   *[other] Va bene: un pacchetto per { $game } con { $n } righe.
}
table-cli-content-made = Il pacchetto cambia ciò che fa questa carta, perciò la frase è composta dagli effetti. Per una frase tua: { $message } con .text in locales/it/*.ftl.
table-cli-content-stale = Il pacchetto cambia a cosa serve, e la frase non lo dice. Scrivine una tua: { $message } con .text in locales/it/*.ftl.
table-cli-content-nameless = ancora senza nome; scrivi { $message } = … in locales/it/ del pacchetto
table-cli-content-near = Una riga nuova, o intendevi { $near }?
table-grade-exact = Il replay è esatto.
table-grade-unverified = Il replay non è verificato:
table-grade-diverged = Il replay si è discostato:
table-option-ask_always = Non mostrare chi potrebbe rispondere
    .help = Si chiede a un posto ogni volta che potrebbe avere una carta per quel momento, anche se non ne ha: così l'attesa non rivela nulla.

## Che cosa farebbe una risposta

table-count-points = { $n ->
    [one] { $signed } punto
   *[other] { $signed } punti
}
table-preview-yours = Poi: { $ask }
table-preview-others = Poi la decisione passa a: { $seats }.
table-preview-chance = Poi decide il caso.
table-preview-reveal = Poi si scopre qualcosa di nascosto.
table-preview-unless = Chi può ancora giocare una carta: { $seats }.
table-preview-unknown = Nessun effetto che si possa già conoscere.
table-preview-whose = { $seat }: { $what }

## Standing answers

table-span-always = sempre
