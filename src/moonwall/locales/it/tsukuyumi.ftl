# What Tsukuyumi asks, offers and tells.
## The game
ts = Tsukuyumi: Full Moon Down
    .text = Quattro popoli lottano per il suolo attorno a una Luna caduta.
ts-mode-standard = Partita standard
ts-reason-rounds = L'ultimo round è finito.
ts-reason-supremacy = È stato raggiunto il punteggio concordato.

## Start options
ts-option-edition = Edizione
    .help = Quale regolamento vale dove i due differiscono.
ts-option-rounds = Round
    .help = 3 per una partita rapida, 5 per una epica.
ts-option-supremacy = Supremazia
    .help = Punti che chiudono subito la partita; 0 gioca tutti i round.
ts-option-oni_total = Numero di Oni
    .help = 0 usa tutti i pezzi; 18 per giocatori esperti.
ts-option-skip_first_white = Salta la prima fase Bianca
    .help = Consigliato nella prima partita.
ts-option-use_missions = Missioni
    .help = Compiti pubblici da 1 punto per tutti.
ts-option-use_objectives = Obiettivi di fazione
    .help = Il compito proprio di ogni fazione, 2 punti.
ts-option-fixed_homezones = Homezone in punti equi
    .help = Homezone solo in punti di pari valore.
ts-option-reach_check = Nessuna sacca chiusa
    .help = Ogni area è raggiungibile dalla Luna.
ts-option-tile_pool = Riserva di tessere
    .help = 0 usa la scatola dell'edizione, 44 aggiunge le tessere per più giocatori.
ts-option-move_before_combat = Movimento prima del Combattimento
    .help = In quali fasi nessun Movimento segue una carta Combattimento.
ts-option-counter_optional = I contrattacchi sono facoltativi
    .help = No: il difensore deve sceglierne uno applicabile.
ts-option-conqueror_may_conquer = I Conqueror possono conquistare
    .help = No: la carta Conquest è esclusa dal loro combattimento extra, come scrive il Codex.
ts-option-eggs_on_death = Uova dei caduti
    .help = Cosa lasciano le unità Dark Seed distrutte.
ts-option-radioactive_step = Momento della radioattività
    .help = Prima o dopo il punteggio del round.
ts-option-gps_distinct_areas = Mappatura GPS: quattro aree
    .help = Sì: le quattro aree dell'obiettivo devono essere diverse.
ts-option-tunnel_capacity = Tunnel
    .help = Un gruppo per round, o quanti si vuole.
ts-option-remember_hands = Aiuto alla memoria
    .help = Chi ha passato una mano la vede ancora.
ts-card-down = carta coperta
ts-italian = Italiana
ts-polish = Polacca
ts-edition = come dice l'edizione
ts-red = Rossa
ts-blue = Blu
ts-green = Verde
ts-white = Bianca
ts-black = Nera
ts-setup = preparazione
ts-all = tutte
ts-none = nessuno
ts-battle = uno per battaglia
ts-unit = uno per unità
ts-after-scoring = dopo il punteggio
ts-before-scoring = prima del punteggio
ts-group = un gruppo per round
ts-unlimited = senza limite

## Places and things
# Un'area: lettere per le file dall'alto in basso, numeri lungo la fila; H8 è il centro della Luna.
ts-space =
    { $a2 ->
        [-7] A
        [-6] B
        [-5] C
        [-4] D
        [-3] E
        [-2] F
        [-1] G
       *[0] H
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
    }{ $a1 ->
        [-7] 1
        [-6] 2
        [-5] 3
        [-4] 4
        [-3] 5
        [-2] 6
        [-1] 7
       *[0] 8
        [1] 9
        [2] 10
        [3] 11
        [4] 12
        [5] 13
        [6] 14
        [7] 15
    }
ts-edge = lato { $a1 } / { $a2 }
ts-outer-edge = bordo esterno { $a2 } di { $a1 }
ts-tile-name = { $a1 } n. { $a2 }
ts-river-name = Terra fluviale n. { $a1 }
ts-deck = il mazzo
ts-discard = la pila degli scarti
ts-own = unità proprie
ts-faction-effect = Effetto fazione
ts-events = Pesca e gioca Eventi
ts-initiative = Cambia iniziativa
ts-production = Produzione
ts-place-oni = Piazza Oni
ts-movement = Movimento
ts-settlement = Insediamento
ts-combat = Combattimento

ts-effect = Effetto fazione
ts-draw = pesca Eventi
ts-play = gioca Eventi
ts-place = Oni da piazzare
ts-oni-areas = aree Oni
ts-oni-range = raggio Oni
ts-oni-combats = attacchi Oni

## Decisions
ts-ask-place-home = Piazza la Homezone ({ $faction }).
ts-ask-start-area = Segna un'area di partenza (ancora da segnare: { $n }).
ts-ask-start-units = Distribuisci le unità di partenza (restano: { $n }).
ts-ask-select-card = Round { $n }: scegli in segreto una carta Azione.
ts-ask-act = Fase { $phase }, { $card }: che cosa fai?
ts-ask-initiative = Muovi il segnalino di { $seat } fino a { $n } (ora al posto { $place }).
ts-ask-draw-events = Pesca Eventi (fino a { $n }).
ts-ask-play-events = Gioca Eventi (fino a { $n }).
ts-ask-wisdom = Nature's Wisdom: pesca un Evento.
ts-ask-play-drawn = Giochi { $event } adesso?
ts-ask-event-give = { $event }: quale area?
ts-ask-event-cancel = { $event }: quale Proprietà annulli?
ts-ask-event-open = { $event }: quale Blocco apri?
ts-ask-event-close = { $event }: un'area di cui chiudere un lato.
ts-ask-event-close-side = { $event }: quale lato?
ts-ask-event-rotate = { $event }: quale area ruota?
ts-ask-turn-tile = { $event }: come ruota { $space }?
ts-ask-event-swap = { $event }: quali due aree si scambiano?
ts-ask-event-lay = { $event }: quale tessera?
ts-ask-lay-tile = { $event }: dove va la tessera?
ts-ask-event-march = { $event }: le unità di quale area possono muoversi?
ts-ask-event-replay = { $event }: quale Evento di nuovo?
ts-ask-event-storm = { $event }: quale area Instabile?
ts-ask-produce = Produzione (punti disponibili: { $n }).
ts-ask-place-unit = Dove entra { $unit }?
ts-ask-place-oni = Piazza Oni (ancora da piazzare: { $n }).
ts-ask-oni-source = Oni Conquest: gli Oni di quale area?
ts-ask-oni-move = Muovi gli Oni, o passa all'attacco.
ts-ask-oni-move-to = Dove vanno ({ $unit } in { $space }, passi: { $n })?
ts-ask-oni-target = Quale area attaccano gli Oni?
ts-ask-oni-towards = Un Oni deve avvicinarsi a un'area conquistabile.
ts-ask-move = Movimento, raggio { $n }: { $who }.
ts-ask-move-to = { $unit } in { $space }, passi rimasti { $n }: dove?
ts-ask-settle = Insediamento: quale area?

## Options
ts-do-home = Homezone in { $a1 }
ts-do-mark = Segna { $a1 }
ts-do-nowhere = Nessuna area libera
ts-do-put-2 = Tutte le rimanenti in { $a2 }
ts-do-put-3 = { $a1 } ×{ $a3 } in { $a2 }
ts-do-select = { $a1 }
ts-do-use = { $a1 }
ts-do-attack = Combattimento in { $a1 }
ts-do-rage = Combattimento dell'unità Aggressiva in { $a1 }
ts-do-up = Su di { $a1 }
ts-do-down = Giù di { $a1 }
ts-do-draw = Pesca: { $a1 }
ts-do-play = Gioca { $a1 }
ts-do-area = { $a1 }
ts-do-cancel = Annulla { $a2 } in { $a1 }
ts-do-open = Apri il lato di { $a1 } verso { $a2 }
ts-do-close = Chiudi il lato di { $a1 } verso { $a2 }
ts-do-turn = Ruota di { $a1 }/6
ts-do-swap = Scambia { $a1 } e { $a2 }
ts-do-tile = { $a1 }
ts-do-lay = In { $a1 }
ts-do-again = { $a1 } di nuovo
ts-do-buy = Compra { $a1 }
ts-do-exchange = { $a1 } in { $a2 } diventa { $a3 }
ts-do-place-1 = In { $a1 }
ts-do-place-2 = { $a1 } in { $a2 }
ts-do-size = { $a1 }
ts-do-source = Oni di { $a1 }
ts-do-march-2 = Tutte le unità di { $a2 } insieme
ts-do-march-3 = { $a1 } in { $a2 } (passi rimasti: { $a3 })
ts-do-to-1 = In { $a1 }
ts-do-to-2 = { $a2 } in { $a1 }
ts-do-tunnel = { $a2 } per il Tunnel in { $a1 }
ts-do-step = { $a1 } da { $a2 } a { $a3 }

## Log
ts-said-round = Comincia il round { $n }.
ts-said-phase = Fase { $phase }.
ts-said-turn = Agisce { $seat } ({ $phase }).
ts-said-selected = { $seat } { DO($seat, "gioca", "giocano") } la carta Azione { $card }.
ts-said-selected-unseen = { $seat } { DO($seat, "mette", "mettono") } una carta Azione coperta.
ts-said-turned-up = { $seat } { DO($seat, "gira", "girano") } la carta Azione { $card }.
ts-said-received = { $seat } { DO($seat, "riceve", "ricevono") } { $n } carte da { $from_seat }: { $cards }.
ts-said-received-unseen = { $seat } { DO($seat, "riceve", "ricevono") } { $n } carte da { $from_seat }.
ts-said-home-placed = { $seat } { DO($seat, "piazza", "piazzano") } la Homezone in { $space }.
ts-said-marked = { $seat } ora { DO($seat, "controlla", "controllano") } { $space }.
ts-said-oni-marked = { $space } ora è Territorio Oni.
ts-said-started = { $seat } { DO($seat, "comincia", "cominciano") } con { $unit } ×{ $n } in { $space }.
ts-said-brings = { $seat } { DO($seat, "porta", "portano") } la Missione { $mission }.
ts-said-moved = { $unit } ×{ $n }: { $space } → { $to_space }.
ts-said-lost = Perdite in { $space }: { $unit } ×{ $n } ({ $cause }).
ts-said-destroyed = { $by } { DO($by, "distrugge", "distruggono") } { $unit } ×{ $n } in { $space } ({ $cause }).
ts-said-mission = { $seat } { DO($seat, "completa", "completano") } la Missione { $mission }.
ts-said-objective = { $seat } { DO($seat, "raggiunge", "raggiungono") } l'obiettivo { $objective }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
ts-said-supremacy = { $seat } { DO($seat, "ha", "hanno") } raggiunto { $n } punti: la partita finisce.
ts-said-moon-point = { $seat } { DO($seat, "tiene", "tengono") } il centro della Luna: 1 punto.
ts-said-initiative = { $seat } ora { DO($seat, "è", "sono") } al posto { $n } in Iniziativa.
ts-said-property-given = { $space } diventa { $prop }.
ts-said-property-cancelled = { $space } non è più { $prop }.
ts-said-opened = Un Blocco viene aperto: { $edge }.
ts-said-closed = Un lato viene chiuso: { $edge }.
ts-said-rotated = { $space } ruota di { $n }/6.
ts-said-swapped = { $space } e { $to_space } si scambiano.
ts-said-tile-laid = { $seat } { DO($seat, "posa", "posano") } { $tile } in { $space }.
ts-said-storm = { $seat }: nessuno lascia { $space } in questo round.
ts-said-no-oni = { $seat }: gli Oni non si possono piazzare né usare.
ts-said-oni-placed = { $seat } { DO($seat, "piazza", "piazzano") } { $unit } in { $space }.
ts-said-produced = { $seat } { DO($seat, "produce", "producono") } { $unit } in { $space }.
ts-said-exchanged = { $seat }: { $unit } in { $space } diventa { $what }.
ts-said-events-shuffled = Gli scarti degli Eventi formano un nuovo mazzo.
ts-said-drew-event = { $seat } { DO($seat, "pesca", "pescano") } { $event }.
ts-said-drew-event-unseen = { $seat } { DO($seat, "pesca", "pescano") } un Evento.
ts-said-took-event = { $seat } { DO($seat, "prende", "prendono") } l'Evento scoperto { $event }.
ts-said-event-shown = Ora scoperto: { $event }.
ts-said-played-event = { $seat } { DO($seat, "gioca", "giocano") } { $event }.
ts-said-played-again = { $seat } { DO($seat, "usa", "usano") } { $event } dagli scarti.
ts-said-interim = { $seat } { DO($seat, "avrebbe", "avrebbero") } ora { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
ts-said-final = { $place }. { $seat }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.

## Che cosa farebbe una risposta: numeri che cambiano

ts-count-production-points = { $n ->
    [one] { $signed } punto produzione
   *[other] { $signed } punti produzione
}
ts-count-areas = { $n ->
    [one] { $signed } area
   *[other] { $signed } aree
}
ts-count-event-cards = { $n ->
    [one] { $signed } carta Evento
   *[other] { $signed } carte Evento
}
ts-count-kills = { $n ->
    [one] { $signed } unità distrutta
   *[other] { $signed } unità distrutte
}

## Standing answers

ts-stand-ask-counter-pass = Nessun contrattacco
ts-stand-ask-early-counter = Difenditi prima dell'attacco appena si può
ts-stand-ask-early-pass = Nessuna difesa prima dell'attacco
ts-stand-play-events-done = Non giocare carte Evento
ts-stand-initiative-done = Lascia l'Iniziativa com'è
ts-stand-free-fight-pass = Nessuna azione Combattimento gratuita
ts-stand-ask-pincer-pass = Nessun aiuto nella tenaglia
ts-stand-use-weapons-done = Nessun'arma
ts-stand-ask-reload-yes = Gioca Reload!
ts-stand-ask-reload-no = Niente Reload!
ts-stand-explode-pass = Non far esplodere Mine
ts-stand-lay-eggs-pass = Non deporre Uova
ts-stand-declare-samurai-samurai = Dichiara Samurai
ts-stand-declare-samurai-pass = Non dichiarare Samurai
ts-stand-ask-ghost-no = Niente Ghost
ts-stand-ask-espionage-yes = Espionage: pesca un Evento
ts-stand-ask-espionage-no = Niente Espionage
ts-span-turn = questo turno
ts-span-round = questo round

## Where points came from

ts-points-marked = Aree segnate
ts-points-oni-marked = Aree perse contro gli Oni
ts-points-mission = Missioni
ts-points-objective = Obiettivi
ts-points-moon-point = Il centro della Luna
ts-points-marker-off = Segnalini tolti
ts-points-task = Carte Vittoria
ts-points-devastated = Devastazione
ts-points-oni-mission = Missioni Oni
ts-points-conquered = Conquiste
ts-points-initiative = Iniziativa
ts-points-destroyed = Unità distrutte
ts-points-end = Conteggio finale
