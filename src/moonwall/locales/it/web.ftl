# Parole del tavolo web.

## Ovunque

web-loading = Un momento …
web-offline = Il server non è raggiungibile.
web-try-again = Riprova
web-close = Chiudi
web-language = Lingua
web-theme = Colori
web-theme-auto = Auto
web-theme-light = Chiaro
web-theme-dark = Scuro
web-to-lobby = Pagina iniziale
web-nowhere = Qui non c'è nulla.
web-book = Libro delle regole
web-book-tab = In una scheda a parte
web-book-ask = Le regole di questa domanda
web-book-open = Nel libro delle regole
web-on = sì
web-off = no

## Ingresso

web-welcome = Accomodati
web-welcome-text = Un tavolo che conosce le regole: da soli contro i bot, attorno a uno schermo o con gli amici tramite un link.
web-new-match = Nuova partita
web-game = Gioco
web-mode = Modalità
web-seat-count = Posti
web-your-name = Il tuo nome
web-your-name-hint = come lo vedono gli altri
web-name = Nome
web-seats = Chi siede dove
web-seats-help = I posti a invito ricevono un link da spedire. I posti a schermo condiviso giocano a turno su questo dispositivo.
web-seat-who = Posto { $n }
web-who-me = Io
web-who-bot = Bot
web-who-link = Invito con link
web-who-hot-seat = Schermo condiviso
web-bot = bot
web-bot-level = Livello del bot
web-bot-random = Casuale
web-bot-easy = Facile
web-bot-normal = Normale
web-bot-hard = Difficile
web-faction = Fazione
web-faction-any = Fazione qualsiasi
web-played = Che cosa si gioca
web-factions = Quale fazione? ({ $n })
web-hard-1 = facile da giocare
web-hard-2 = di media difficoltà
web-hard-3 = difficile da giocare
web-modules = Moduli: { $n } su { $of }
web-modules-help = Ognuno si può aggiungere da solo o con altri. Per la prima partita meglio nessuno.
web-rulings = Regole della casa e interpretazioni ({ $n })
web-rulings-help = Come si leggono i punti dubbi delle regole. Così come sono, si gioca secondo il libro.
web-table-settings = Tavolo
web-seed = Seme
web-seed-any = casuale
web-seed-help = Lo stesso seme distribuisce la stessa partita. Un seme scelto è comunicato a tutti.
web-spectators-allow = Gli altri possono guardare
web-list-match = Mostra a tutti nell'elenco
web-webhook = Webhook per i turni
web-webhook-help = Questo indirizzo viene avvisato ogni volta che tocca a qualcuno.
web-start = Comincia
web-making = Si prepara il tavolo …
web-my-matches = Le mie partite
web-my-matches-none = Ancora nessuna. Qui compare ciò che giochi su questo dispositivo.
web-join = Partecipa
web-join-link = Link o codice della partita
web-join-go = Vai
web-link-unreadable = Non è un invito né l'indirizzo di una partita.
web-import = Importa una registrazione …
web-import-help = Una partita salvata diventa una partita da rivedere e continuare.
web-record-unreadable = Il file non è una registrazione: non è JSON.
web-watch = Guarda
web-watch-none = Nessuna partita è aperta a tutti in questo momento.
web-answers = { $n ->
    [one] { $n } risposta
   *[other] { $n } risposte
}
web-finished = terminata
web-your-turn = Tocca a te
web-waiting-for = In attesa di { $who }
web-forget = Dimentica questa partita
web-forget-sure = Dimenticare questa partita? Al tuo posto riportano solo un invito, un link per un altro dispositivo o la tua chiave.
web-delete = Cancella questa partita
web-delete-sure = Hai creato tu questa partita: viene cancellata per sempre, per tutti quelli che la giocano. Cancellarla?
web-invited = Un invito a { $game }
web-invited-seat = Posto { $n }: { $faction }
web-take-seat = Siediti
web-seat-taken = Qualcuno siede già qui.
web-watch-instead = Guarda soltanto
web-invite-bad = Questo invito non funziona

## Tavolo

web-board = Tabellone
web-side = Decisione, cronaca e chat
web-decide = La tua decisione
web-options = Che cosa puoi scegliere
web-back = Indietro
web-cancel = Annulla
web-left = { $n ->
    [one] { $n } possibilità
   *[other] { $n } possibilità
}
web-keys-help = 1–9 scegli · B tabellone · frecce per muoversi · Backspace indietro · Esc annulla · U ritira · W cos'è successo · ? spiega
web-undo = Ritira
web-undo-back = Torna indietro
web-undo-free = Ritira la tua ultima risposta
web-undo-ask = Nel frattempo qualcosa è stato rivelato o qualcun altro ha deciso: gli altri devono essere d'accordo
web-undo-asked = Proposta di { $who }: tornare al momento { $k }.
web-undo-waiting = In attesa di { $who }
web-record-asked = Proposta di { $who }: condividere la registrazione di questa partita. Mostra tutte le mani e ciò che verrà.
web-go-on-asked = Proposta di { $who }: proseguire dal momento { $k } con le nuove regole.
web-keep-asked = Proposta di { $who }: conservare la partita come registrazione e finirla qui.
web-changed = Un aggiornamento ha cambiato le regole. Questa partita ha { $n } risposte; fino al momento { $k } è la stessa. Scegliete insieme:
web-go-on = Continua dal momento { $k }
web-keep-record = Conserva come registrazione
web-closed = Le regole erano cambiate: questa partita è stata conservata come registrazione. Non si gioca più.
web-ask-record = Chiedi la registrazione al tavolo
web-agree = D'accordo
web-refuse = Rifiuta
web-explain = Spiega
web-explain-help = Poi indica qualsiasi cosa per leggere che cos'è
web-would = Se scegli «{ $what }»:
web-because = { $seat }: { $card }
web-ts-no-phase = tra le fasi
web-ts-attack-cp = PC dell'attacco
web-ts-defence-cp = PC che l'attacco deve raggiungere
web-no-text = Non c'è altro da dire.
web-rule = Regola { $id }
web-reconnecting = Collegamento perso. Nuovo tentativo; nulla va perduto.
web-cannot-open = Questa partita non si può aprire
web-no-such-match = Questa partita non esiste.
web-not-let-in = Non puoi guardare questa partita.
web-seat-open = Il posto di { $who } è ancora libero: spedisci il suo invito (scheda Tavolo).
web-hand-over = Passa il dispositivo a { $who }
web-i-am = Sono { $who }
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-notes = Note
web-tab-table = Tavolo
web-log-empty = Non è ancora successo nulla.
web-log-older = Prima …
web-go-to-moment = Vai al momento { $k }
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di' qualcosa
web-send = Invia
web-spectator = Spettatore
web-notes-help = Queste note le vedi solo tu.
web-notes-writing = Salvataggio …
web-notes-kept = Salvate.
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-zoom-all = Tutto il tabellone
web-automaton = automa
web-seat-free = posto libero
web-you = tu
web-here = presente
web-away = assente
web-copy-invite = Copia l'invito
web-new-invite = Nuovo invito
web-to-bot = Affida a un bot
web-watchers = { $n ->
    [0] Nessuno spettatore
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
web-eyes = Visto da
web-export = Esporta la registrazione
web-copy-watch = Copia il link per guardare
web-copied = Copiato.
web-copy-by-hand = Copia questo indirizzo:
web-copy-link = Copia un link a questo momento
web-notices-on = Avvisami quando tocca a me
web-notices-are-on = Gli avvisi di turno sono attivi.
web-keep = Salva
web-kept = Salvato.
web-grade = Registrazione
web-grade-exact = esatta
web-grade-unverified = non verificata
web-grade-diverged = divergente
web-seeded = scelto a mano
web-parent = Continua
web-parent-link = una partita precedente, dal momento { $k }
web-final = Punteggi finali
web-place = Posizione
web-seat = Posto
web-score = Punti

## Rivedere

web-replay = Rivedi
web-replay-at = Momento { $k } di { $n }
web-replay-first = All'inizio
web-replay-before = Un momento indietro
web-replay-next = Un momento avanti
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-slider = Momento
web-replay-live = Torna al presente
web-continue-here = Continua da qui

## Plance

web-hand = Mano
web-discard = Scartate

## La plancia di The Great Wall

web-gw-year = Anno { $n }
web-gw-power = Potenza offensiva
web-gw-defence = Difesa
web-gw-lethality = Letalità
web-gw-marker = Indicatore d'Invasione: la prossima Orda arriva qui
web-gw-armoured = corazzato
web-gw-wall-level = { $n ->
    [0] Niente Muraglia
   *[other] Muraglia { $n }
}
web-gw-spots = Postazioni di tiro
web-gw-rest = Zona di riposo
web-gw-shame = Onta
web-gw-shame-supply = Segnalini Onta nella riserva
web-gw-shamed = Soldati con Onta
web-gw-overseer = Sorvegliante, livello { $n }
web-gw-upgrade-cost = Costo del tuo prossimo livello di Sorvegliante
web-gw-time-space = Nuove Orde { $hordes }, Letalità { $lethality }
web-gw-track = Tracciato Comando, casella { $n }
web-gw-tea = Ordine di Tè
web-gw-warehouse = Magazzino
web-gw-deck-hordes = Mazzo Orda
web-gw-deck-tactics = Mazzo Tattica
web-gw-deck-advisors = Mazzo Consiglieri
web-gw-behind-screen = Dietro il tuo schermo
web-gw-support = di supporto
web-gw-clerks-pools = Commessi nelle riserve personali e quelli ancora da assumere
web-gw-tactics = Carte Tattica
web-gw-commands = Carte Comando in mano

## La plancia di Tsukuyumi

web-ts-round = Round { $n } di { $of }
web-ts-left = Che cosa resta del turno
web-ts-events-open = Eventi scoperti
web-ts-events-held = Eventi conservati
web-ts-event-deck = Mazzo Eventi
web-ts-areas = { $n ->
    [one] { $n } area
   *[other] { $n } aree
}
web-ts-common = In comune
web-ts-stock = In riserva
web-phase-setup = Preparazione
web-phase-white = Bianca
web-phase-blue = Blu
web-phase-green = Verde
web-phase-red = Rossa
web-points-instant = immediati
web-points-moon = Luna
web-points-areas = aree
web-points-initiative = iniziativa
web-symbol-effect = Effetto fazione
web-symbol-draw = Pescare Eventi
web-symbol-play = Giocare Eventi
web-symbol-initiative = Iniziativa
web-symbol-production = Produzione
web-symbol-place = Piazzare Oni
web-symbol-oni-areas = Oni Conquest: aree
web-symbol-oni-range = Oni Conquest: raggio
web-symbol-oni-combats = Oni Conquest: combattimenti
web-symbol-movement = Movimento
web-symbol-combat = Combattimento
web-ts-battle = Battaglia in { $at }
web-damage = Danni
web-board-uplinks = Uplink
web-board-spent = Usati in questo round
web-board-weapons = Armi attive
web-board-inactive = Inattive
web-board-mines = Mine
web-board-immune = Immuni alla radioattività
web-board-eggs = Uova
web-board-flying = Tutti volano
web-board-terraforming = Terraforming
web-ts-passed-on = Note: queste carte le hai passate tu
web-ts-values = Conquista { $cp } · Salute { $hp } · Danni { $dmg }
web-ts-cost = Costo { $n }
web-ts-held-by = controllata da { $who }
web-gw-strengths = Potenza offensiva { $power } contro Difesa { $defence }
web-gw-horde-values = Potenza offensiva { $power } · Onore { $honour } · Letalità { $lethality }
web-gw-ready = Pronto per l'Attivazione
web-gw-requests = Le Richieste dell'Imperatore
web-gw-requests-done = { $n } su { $of } esaudite
web-gw-left = Nei mazzi: { $requests } Richieste, { $events } Eventi
web-gw-qin-track = Tracciato dei Luoghi di Qin Jiushao
web-ts-team = Squadra { $n }
web-ts-pile = Tessere da posare: { $n }
web-points-mascot = mascotte

## Editor

web-editor = Editor di mappe
web-editor-link = Disegna una mappa tua
web-editor-check = Si può giocare?
web-editor-checking = Controllo in corso …
web-editor-good = Sì: non c'è nulla che non va.
web-editor-bad = { $n ->
    [one] Non ancora: { $n } problema.
   *[other] Non ancora: { $n } problemi.
}
web-editor-line = riga { $n }
web-editor-play = Gioca con questa
web-editor-save = Salva il file
web-editor-share = Copia il link
web-editor-svg = Immagine (SVG)
web-editor-png = Immagine (PNG)
web-editor-redo = Ripeti
web-editor-begin = Parti da
web-editor-begin-pick = scegline uno …
web-editor-open = Apri un file …
web-editor-unreadable = { $file } non contiene nulla che si possa disegnare qui.
web-editor-link-bad = Il link è rovinato: copialo per intero.
web-editor-the-link = Il link
web-editor-text = Il file
web-editor-keys = 1–9 strumento · frecce per muoversi · Invio mette o toglie · Ctrl+Z annulla. Si salva solo ciò che si può giocare.
web-with-pack = Con il pacchetto { $name }
web-without-pack = Senza

## L'editor di mappe di Tsukuyumi

web-ts-editor-map = Mappa
web-ts-editor-name = Nome dello scenario
web-ts-editor-players = Tabelloni per quanti giocatori
web-ts-editor-drop = Togli il tabellone per { $n }
web-ts-editor-tools = Che cosa mettere
web-ts-editor-wider = Mostra un anello in più
web-ts-editor-count = Tessere: { $tiles } · vuoti: { $holes } · posti per la Homezone: { $homes } · Homezone eque: { $fair }
web-ts-editor-rules = Regole speciali
web-ts-editor-objectives = Si gioca con gli obiettivi
web-ts-editor-by-moon = Le Homezone possono stare accanto alla Luna
web-ts-editor-exact = { $kind }: solo dove disegnato
web-ts-tool-any = Tessera qualsiasi
web-ts-tool-hole = Vuoto
web-ts-tool-home = Posto per la Homezone
web-ts-tool-fair = Homezone equa
web-ts-tool-erase = Togli
web-ts-space-empty = senza tessera

## What happened by itself

web-steps-of = Che cosa ha fatto: { $who }
web-steps-by-itself = Che cosa è avvenuto da sé
web-steps-open = Cos'è successo
web-steps-help = Che cosa è avvenuto da sé, passo per passo, e perché (W)
web-steps-controls = Passo per passo
web-steps-earlier = Il turno prima
web-steps-later = Il turno dopo
web-steps-before = Un passo indietro
web-steps-next = Un passo avanti
web-steps-auto = Si apre da sé
web-steps-hints = Che cosa viene dopo
web-steps-looking = Il tabellone mostra un passo precedente.

## One screen

web-wishes = Impostazioni
web-pace = Risposte altrui una alla volta
web-pace-off = tutte insieme
web-pace-fast = veloci
web-pace-slow = lente
web-hints = Suggerimenti nel primo Anno o round
web-hints-off = mai
web-hints-room = dove c'è spazio
web-hints-on = sempre
web-sure = Chiedi conferma di «Fatto» se si può fare ancora altro
web-deaf = Una nuova domanda aspetta un attimo la risposta
web-sure-again = { $what }: premi ancora se è ciò che vuoi
web-mix = Quanto di ciascuna
web-mix-less = { $what }: uno in meno
web-mix-more = { $what }: uno in più
web-other-ways = Altri modi
web-page-before = Opzioni precedenti
web-page-next = Altre opzioni
web-page-at = Pagina { $n } di { $of }
web-at-table = Posti
web-common = In comune
web-more = Altro
web-gw-clerks-pool = Commessi nella tua riserva personale
web-gw-clerks-of = { $who }: { $pool } Commessi nella riserva personale, { $area } da assumere
web-gw-advisors = Consiglieri
web-gw-artifacts = Artefatti

## Fewer questions

web-unasked = Rispondi senza chiedere
web-unasked-lift = Chiedimelo di nuovo
web-open-table = Tavolo aperto
web-open-table-help = Tutti davanti a questo schermo vedono tutte le mani; si copre solo prima delle scelte segrete.

## Time

web-since = Dal tuo turno
web-since-earlier = Tra due tuoi turni
web-log-fold-all = Chiudi tutto
web-log-unfold-all = Apri tutto
web-log-fold = Chiudi: { $what }
web-log-mark = La tua ultima azione
web-sound = Suoni
web-story-over-time = Punti nel tempo: un clic porta a quel momento
web-story-from = Da
web-story-other = Altro
web-rematch = Rivincita
web-new-game = Nuova partita
