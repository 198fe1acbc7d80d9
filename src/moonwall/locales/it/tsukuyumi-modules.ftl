# Moduli opzionali: Oni Leggendari, Eventi fazione; e la Devastazione.

## Opzioni di partenza
ts-option-legendary_oni = Oni Leggendari
    .help = Al posto di un Oni normale se ne può piazzare uno di otto grandi, uno alla volta; ognuno ha regole proprie.
ts-option-faction_events = Eventi fazione
    .help = Ogni fazione ha una pila di cinque Eventi propri, ognuno utilizzabile una volta.

## Oni Leggendari
ts-oni-abyssal = Abyssal
    .text = Arriva in un'area lunare che non sia il centro. Finché è in gioco, ogni giocatore con una fase Verde deve attaccare una volta con lui e tutti gli Oni della sua area; prima possono muoversi di 1 area, insieme.
ts-oni-dark-observer = Dark Observer
    .text = Arriva in un'area lunare. Lei e gli Oni della sua area infliggono danni invece di conquistare. Le si assegna danno solo se lì non resta nessun altro Oni.
ts-oni-skybound = The Skybound
    .text = Volante. Arriva in un'area Tsukuyumi o accanto, non al centro. Attacca con la propria carta: l'area è devastata invece che conquistata.
ts-oni-defiler = The Defiler
    .text = Arriva al centro della Luna e non si muove mai. Finché è in gioco, i giocatori non conquistano Territori Oni né aree Tsukuyumi. Va distrutto due volte.
ts-oni-shadow = Three Shadows
    .text = Arrivano tutte e tre insieme, in tre aree qualsiasi. Nelle loro aree e accanto si possono piazzare Oni.
ts-oni-gambler = Gambler
    .text = Arriva in una Homezone con 3 Oni Medi. Dopo una battaglia con lei il giocatore attivo tira: 1 perdi metà delle tue unità lì; 2 perdine una; 3 il vicino di sinistra può pescare e giocare un Evento; 4 un'area diventa Tsukuyumi; 5 lì arrivano i due Oni più grandi; 6 produci per 2.
ts-oni-merchant = Merchant
    .text = Arriva al centro della Luna. Chi lo distrugge può subito produrre per 1.
ts-oni-ronin = Ronin
    .text = Arriva su una Terra fertile; su ogni altra arriva un Oni Medio. Attivati con lui, gli Oni si muovono di 1 area in più.
ts-skybound = Skybound
    .text = Con i punti conquista degli Oni la tessera si gira: l'area è devastata. Non si mette alcun segnalino.
ts-abyssal = Attacco con l'Abyssal
ts-gambler = Gambler
ts-legends = Oni Leggendari
ts-flipped = girato
ts-devastated = devastata
    .text = Quest'area non dà punti vittoria.
ts-devastation-only = solo devastazione

## Eventi fazione: Cybersamurai
ts-own-events = propri Eventi fazione
ts-digital-mimicry = Digital Mimicry
    .text = Esegui di nuovo un Evento normale giocato da chiunque in questo round.
ts-update-21 = Update 2.1
    .text = Sali di { MANY($n, "ts-n-places") } sulla plancia Iniziativa, finché ce ne sono.
ts-solar-laser = Solar Laser
    .text = Se Tetsuo non ha sparato in questo round: il suo prossimo colpo nel round infligge { MANY($n, "ts-n-damage") }.
ts-combat-analysis = Combat Analysis
    .text = Esegui { MANY($n, "ts-n-actions") } dell'elenco della fase Bianca, una dopo l'altra; possono essere uguali.
ts-raider-drone-update = Raider Drone Update
    .text = Nel tuo turno Rosso di questo round ogni Shield Drone dà un attacco gratuito nella sua area, solo con la carta Conquest.

## Eventi fazione: Dark Seed
ts-old-seed = Old Seed
    .text = Piazza fino a { MANY($n, "ts-n-eggs") } in aree qualsiasi, non in Homezone.
ts-the-queen-travels = The Queen Travels
    .text = Sposta il Nest con tutto ciò che contiene in un altro posto al bordo o sopra un'area fuori dalla Luna. Il vecchio posto resta un vuoto.
ts-pioneers-for-the-nest = Pioneers for the Nest
    .text = In questo round i Conqueror restano dopo il loro combattimento; ognuno può comunque iniziarne uno solo.
ts-food-for-the-queen = Food for the Queen
    .text = Alla fine di questo round produci per { $n } per ogni unità nemica che hai distrutto da quando la carta è in gioco.
ts-full-nest = Full Nest
    .text = In questo round le Uova non si consumano: da uno può schiudersi un numero qualsiasi di unità.

## Eventi fazione: Boarlords
ts-burrowing-for-the-mother = Burrowing for the Mother
    .text = Ogni Boarrior può ora piazzare segnalini Terraforming nella sua area, fino a { $n } in tutto in questo round.
ts-from-the-depths = From the Depths
    .text = In questo round i Tunnel si possono usare un numero qualsiasi di volte e con un numero qualsiasi di unità.
ts-rich-harvest = Rich Harvest
    .text = Piazza Squeaker gratis: tanti quante sono le Roccaforti in gioco divise per { $n }, per eccesso.
ts-deep-trenches = Deep Trenches
    .text = In questo round ogni Roccaforte vale { MANY($n, "ts-n-conquest-points") }.
ts-for-mother = For Mother!
    .text = In questo round le Boarmaiden si muovono di { MANY($n, "ts-n-areas") } in più in ogni movimento.

## Eventi fazione: Nomads
ts-secret-operations = Secret Operations
    .text = Posa fino a { MANY($n, "ts-n-mines") } in aree qualsiasi, non in Homezone.
ts-all-guns-blazing = All Guns Blazing!
    .text = In questo round puoi usare { MANY($n, "ts-n-weapons") } in più in ogni battaglia a cui partecipa un Nomad.
ts-reload = Reload!
    .text = In una battaglia di questo round le tue armi non si consumano.
ts-perimeter-defense = Perimeter Defense
    .text = Scegli { MANY($n, "ts-n-areas") } che controlli: in questo round nessuna unità nemica e nessun Oni può entrarvi.
ts-offroad-training = Offroad Training
    .text = In questo round i Nomads attraversano le aree qualunque sia il numero dei nemici.

## Decisioni
ts-ask-abyssal-attack = Abyssal: quale area attacca il suo gruppo, o dove si muove?
ts-ask-gambler-loss = Il dado della Gambler: quale unità è persa in { $space }? (ancora { $n })
ts-ask-gambler-mark = Il dado della Gambler: quale area diventa Tsukuyumi?
ts-ask-place-shadow = Three Shadows: dove arriva la prossima? (ancora { $n })
ts-ask-mimic = Digital Mimicry: quale Evento di nuovo?
ts-ask-analyse = Combat Analysis: quale azione? (ancora { $n })
ts-ask-raid-again = Raider Drone Update: attacchi di nuovo { $space }? (ancora { $n })
ts-ask-old-seed = Old Seed: dove va un Uovo? (ancora { $n })
ts-ask-travel = The Queen Travels: dove va il Nest?
ts-ask-turn-back = Rigiri il Nest sul lato intatto?
ts-ask-litter = Rich Harvest: dove entra { $unit }? (ancora { $n })
ts-ask-secret-mines = Secret Operations: dove metti una Mina? (ancora { $n })
ts-ask-perimeter = Perimeter Defense: quale tua area è difesa? (ancora { $n })
ts-ask-ask-reload = Reload! in questa battaglia?

## Opzioni
ts-do-raid = Gli Shield Drone attaccano in { $a1 }

## Diario
ts-said-devastated = { $space } è devastata.
ts-said-home-devastated = { $seat } { DO($seat, "segna", "segnano") } { $n } per la Homezone devastata.
ts-said-restored = La Homezone in { $space } torna sul lato intatto.
ts-said-legend-placed = { $seat } { DO($seat, "piazza", "piazzano") } un Oni Leggendario: { $unit } in { $space }.
ts-said-skybound = Lo Skybound guida l'attacco: { $space } va devastata.
ts-said-hunting-party = La caccia della Dark Observer: gli Oni in { $space } infliggono danni.
ts-said-defiler-flipped = Il Defiler è girato: va distrutto ancora una volta.
ts-said-merchant = { $seat } { DO($seat, "ha", "hanno") } distrutto il Merchant e { DO($seat, "produce", "producono") } per { $n }.
ts-said-abyssal-waits = { $seat }: l'Abyssal non trova niente da conquistare né una via.
ts-said-gambler = { $seat } { DO($seat, "tira", "tirano") } { $n } per la Gambler in { $space }.
ts-said-drew-own = { $seat } { DO($seat, "pesca", "pescano") } l'Evento fazione { $event }.
ts-said-drew-own-unseen = { $seat } { DO($seat, "pesca", "pescano") } un Evento fazione.
ts-said-in-force = { $seat }: { $event } è in vigore.
ts-said-copied = { $seat } { DO($seat, "copia", "copiano") } { $event }.
ts-said-feast = { $seat }: Food for the Queen dà produzione { $n }.
ts-said-conqueror-stays = Il Conqueror in { $space } resta.
ts-said-guarded = { $seat } { DO($seat, "difende", "difendono") } { $space }: nessun nemico può entrarvi in questo round.
ts-said-reload = { $seat }: Reload! in questa battaglia.
ts-said-home-moved = { $seat } { DO($seat, "sposta", "spostano") } la Homezone da { $space } a { $to_space }.

## Terminale
ts-term-own = Eventi fazione di { $seat }: { $n } nella pila; in vigore: { $lasting }; usati: { $used }
ts-term-legends = Oni Leggendari: { $here } sul tabellone; possono arrivare { $away }

## Lab
lab-table-faction_events = Eventi fazione

## Which Legendary Oni
ts-option-legends = Quali Oni Leggendari
    .help = Quelli che possono arrivare sul tabellone.
ts-option-three_shadows_tsukuyumi = Three Shadows e aree Tsukuyumi
    .help = Non serve, o non è permesso, piazzarle in aree Tsukuyumi.
ts-need-not = non serve
ts-must-not = non è permesso

## Sorts of cards, at the web table
ts-sort-oni-mission = Missione Oni
ts-sort-mission = Missione
ts-sort-alternative = Obiettivo alternativo
ts-sort-princess = Carta Principessa
ts-sort-counter = Counter
ts-sort-last = Counter dell'ultimo round
ts-sort-modification = Carta Modifica
ts-sort-legend = Oni Leggendario

ts-option-mascot_counter_alone = Una Mascotte da sola può contrattaccare
    .help = No: se è l'unica unità attaccata non sceglie contrattacchi.
