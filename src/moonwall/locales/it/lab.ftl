# Il laboratorio: simulate, tournament, report.

lab-playing = Partite
lab-left = rimane
lab-interrupted = Fermato dopo { $done } partite su { $total }.
lab-process-ended = Un processo che gioca le partite è stato chiuso da fuori, forse per mancanza di memoria (con meno --jobs ne serve meno). Partite finite: { $done } su { $total }.
lab-resume = Sono in { $file }: ripeti il comando per continuare.
lab-not-kept = I loro risultati non sono conservati: con --out FILE lo stesso comando riprende da dove si era fermato.
lab-game-failed = La partita { $n } (seme { $seed }) è fallita: { $error }
lab-summary = { $games } partite, in media { $decisions } decisioni ciascuna.
lab-faults = { $n ->
    [one] Una mossa è stata fatta da un sostituto, perché un bot ha avuto un errore o ha pensato troppo: questi numeri non sono solo del bot.
   *[other] { $n } mosse sono state fatte da un sostituto, perché un bot ha avuto un errore o ha pensato troppo: questi numeri non sono solo dei bot.
}
lab-speed = { $games } partite giocate in { $seconds } s.
lab-rate = { $rate } partite al secondo.
lab-engine = { $engine ->
    [compiled] Giocate dal motore compilato.
   *[interpreted] Giocate dal motore interpretato.
}
lab-report-written = Il resoconto è in { $file }.
lab-against = { $a } contro { $b }
lab-alone = { $bot } in tutti i posti
lab-difference = Differenza, stesse mescolate (punti)
lab-only-bot = Un bot che ha tutti i posti vince ogni partita: le sue partite vinte non dicono nulla, i suoi posti sì.
lab-won-of = { $won } su { $games }, equa { $fair }

lab-col-bot = Bot
lab-col-interval = Intervallo al 95 %
lab-col-fair = Quota equa
lab-col-place = Posizione media
lab-col-score = Punti medi
lab-col-thinking = Riflessione (ms)
lab-col-pair = Incontro
lab-col-faction = Fazione
lab-col-won = Partite vinte
lab-col-share = Quota
lab-col-seat-won = Vinte da un posto (equa)
lab-col-points = Punti in più
lab-col-ahead = Arriva davanti

## Il resoconto

lab-report-title = Resoconto del laboratorio
lab-report-how = Il segno è la quota vinta, la barra intorno è l'intervallo al 95 %. Gli intervalli contano le mescolate, non i posti: i posti di una partita e le partite di una mescolata sono legati. La linea verticale è la quota che avrebbero giocatori di pari forza, oppure nessuna differenza.
lab-tile-games = partite
lab-tile-length = decisioni a partita
lab-tile-middle = decisioni in 9 partite su 10
lab-tile-faults = mosse di un sostituto
lab-tile-errors = partite fallite
lab-head-bots = Bot
lab-help-games = Partite vinte, con uno qualsiasi dei posti del bot. Accanto: quante ne avrebbero vinte giocatori uguali con altrettanti posti.
lab-head-bot-seats = Posti di ogni bot
lab-help-rate = Vittorie di ogni posto occupato dal bot. Dove vince uno solo, un bot con due posti su tre vince al massimo con uno dei due: confronta con la linea verticale.
lab-head-pairs = Incontri
lab-help-pairs = Partite vinte dal primo dei due. Entrambi siedono in ogni posto e trovano le stesse mescolate: bot uguali hanno il 50 %.
lab-help-gaps = Ogni bot ha avuto il tavolo per sé: di quanti punti percentuali il primo ha vinto più del secondo, con le stesse mescolate.
lab-head-factions = Fazioni
lab-head-seats = Posti
lab-head-order = Ordine di turno
lab-help-order = Secondo chi ha avuto il primo turno proprio, il secondo e così via.
lab-turn = Turno { $n }
lab-head-spread = Come vanno le partite
lab-axis-scores = punteggi finali
lab-axis-lengths = decisioni in una partita
lab-axis-widths = opzioni in una decisione
lab-head-ends = Finali
lab-head-kinds = Decisioni più frequenti
lab-head-cards = Carte e altri contenuti
lab-help-cards = Quante volte i posti li hanno nominati nelle risposte, quante volte quei posti hanno vinto e di quanti punti percentuali ciò differisce dai posti dello stesso bot, a tavoli della stessa grandezza e modalità, che non l'hanno fatto. Una differenza ha un colore solo dove il suo intervallo al 95 % esclude lo 0; di venti carte che non fanno nulla, una l'avrà comunque. Mostra ciò che va insieme, non le cause.
lab-col-card = Nome
lab-col-uses = Usi a partita
lab-col-used-by = Posti che l'hanno usata
lab-col-moves = Differenza (punti)
lab-head-offers = Che cosa è stato offerto e preso
lab-help-offers = Per tipo di decisione: quante volte a partita è stato offerto e in quale parte dei casi è stato preso. Una scelta fatta insieme agli altri è numerata: (1) è la prima della partita.
lab-head-told = Che cosa è successo
lab-help-told = Per tipo di evento: quante volte a partita è avvenuto e in quale parte delle partite.
lab-col-offered = Offerte a partita
lab-col-taken = Preso
lab-col-times = Volte a partita
lab-col-in-games = Partite in cui compare

## Tipi di contenuto

lab-table-action_cards = Carte Azione
lab-table-advisors = Consiglieri
lab-table-artifacts = Artefatti
lab-table-combat_cards = Carte Combattimento
lab-table-commands = Carte Comando
lab-table-counterattacks = Contrattacchi
lab-table-events = Eventi
lab-table-factions = Fazioni
lab-table-generals = Generali
lab-table-hordes = Orde
lab-table-locations = Luoghi
lab-table-markers = Segnalini
lab-table-requests = Richieste
lab-table-soldiers = Soldati
lab-table-tactics = Carte Tattica
lab-table-tasks = Carte Vittoria
lab-table-tiles = Aree
lab-table-units = Unità
lab-table-uplinks = Uplink
lab-table-weapons = Armi
