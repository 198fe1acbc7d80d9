# Rise of the Moon Princess: carte, pezzi, che cosa fanno gli Oni e perché.

## Pezzi
ts-moon-princess = Moon Princess
    .text = Sta sul bordo della Luna ed è in tutte le aree che vi si incontrano: conta come Oni in ogni battaglia che vi si combatte e le controlla, qualunque segnalino vi sia. Metà delle unità di chi vi attacca diventa Oni.
ts-priority = Segnalino Priorità
    .text = Se le aree ugualmente facili da conquistare sono più degli attacchi rimasti, gli Oni prendono prima quelle con questo segnalino.

## Carte Moon Princess
ts-princess-first-light = Prima luce
    .text = Va in senso orario al prossimo punto che tocca un'area con un segnalino di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-last-light = Ultima luce
    .text = Va in senso antiorario al prossimo punto che tocca un'area con un segnalino di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-rising-tide = Marea montante
    .text = Va in senso orario al prossimo punto che tocca due aree con segnalini dei giocatori. Con { $attack_from } o più giocatori poi attacca.
ts-princess-ebbing-tide = Marea calante
    .text = Va in senso antiorario al prossimo punto che tocca due aree con segnalini dei giocatori. Con { $attack_from } o più giocatori poi attacca.
ts-princess-hunters-moon = Luna del cacciatore
    .text = Va in senso orario al prossimo punto che tocca un'area con unità di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-blood-moon = Luna di sangue
    .text = Va in senso antiorario al prossimo punto che tocca un'area con unità di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-procession = Processione
    .text = Fa tre passi in senso orario. L'Oni più piccolo arriva in ogni area toccata fuori dalla Luna senza unità dei giocatori.
ts-princess-return = Il ritorno
    .text = Fa tre passi in senso antiorario. L'Oni più piccolo arriva in ogni area toccata fuori dalla Luna senza unità dei giocatori.
ts-princess-her-gaze = Il suo sguardo
    .text = Va in senso orario al prossimo punto che tocca un'area con priorità. Tutte le aree che tocca ricevono priorità. Con { $attack_from } o più giocatori poi attacca.
ts-princess-whispers = Sussurri
    .text = Va in senso antiorario al prossimo punto che tocca un'area del giocatore. Lo Slancio sale di { $n }. Con { $attack_from } o più giocatori poi attacca.
ts-princess-to-the-weakest = Dal più debole
    .text = Va per la via più corta al punto più vicino alla Homezone dell'ultimo in Iniziativa. Un Oni Medio arriva nell'area lunare toccata con meno Oni.
ts-princess-unguarded = Dove nessuno veglia
    .text = Va in senso antiorario al prossimo punto le cui aree non hanno altri Oni. L'Oni più piccolo arriva in ognuna.

## Oni Leggendari in questa modalità
ts-coop-ronin = Ronin
    .text = Arriva in una Terra fertile; un Oni Medio arriva in ogni altra. In un attacco si muove fino a 3 aree, come gli Oni che partono e attaccano con lui.
ts-coop-dark-observer = Dark Observer
    .text = Arriva in un'area lunare. Lei e tutti gli Oni della sua area attaccano insieme, finché possono conquistare un'area. È colpita solo quando lì non resta nessun altro Oni.
ts-coop-three-shadows = Three Shadows
    .text = Arrivano in tre aree senza Tsukuyumi e senza unità dei giocatori. Quando si scopre una carta Round, due degli Oni più piccoli arrivano in ogni area con una Shadow.
ts-coop-merchant = Merchant
    .text = Arriva al centro della Luna. Una Produzione di 3 o più nella fase Nera è ridotta di 1. Chi lo distrugge produce subito per 1.
ts-coop-abyssal = Abyssal
    .text = Arriva in un'area lunare diversa dal centro. Con tutti gli Oni della sua area fa un attacco in più prima di ogni turno Nero; senza bersaglio, la squadra fa attaccare altri Oni.
ts-coop-gambler = Gambler
    .text = Arriva nella Homezone dell'ultimo in Iniziativa, con 3 Oni Medi, e tira un dado: 1 la squadra perde un'unità; 2 ogni attacco agli Oni dà 1 Slancio in più; 3 nessun obiettivo può essere raggiunto; 4 un'azione Combattimento in meno nella fase Nera, almeno 1; 5 le unità dei giocatori si muovono al massimo di 1 area e nessuna vola; 6 si risolve un Counter.
ts-coop-skybound = The Skybound
    .text = Volante. Arriva nell'area attorno alla Luna con un segnalino di un giocatore più vicina alla Principessa. Quando lei cammina, vola di due aree attorno alla Luna nella sua direzione; ogni area in cui entra perde il segnalino di un giocatore.
ts-coop-defiler = The Defiler
    .text = Arriva al centro della Luna e non si muove mai. Finché c'è, i giocatori non conquistano aree controllate dagli Oni. Va distrutto due volte.

## Counter
ts-counter-ambush = Imboscata
    .text = Due Oni fra i più piccoli arrivano nell'area con più unità del giocatore.
ts-counter-backlash = Contraccolpo
    .text = Il giocatore rimuove una propria unità.
ts-counter-retaliation = Rappresaglia
    .text = Un attacco Oni subito.
ts-counter-summons = Convocazione
    .text = La Principessa agisce una volta.
ts-counter-reclaimed = Riconquista
    .text = Rimuovi il segnalino di un giocatore da un'area lunare; se non ce n'è, da un'area attorno alla Luna.
ts-counter-marked-land = Terra segnata
    .text = Tre aree dei giocatori ricevono priorità.
ts-counter-heavy-limbs = Membra pesanti
    .text = Permanente, per tutti: il Movimento nella fase Nera è ridotto di 1, almeno 1.
ts-counter-shortage = Penuria
    .text = Permanente, per il giocatore: la Produzione nella fase Nera è ridotta di { $n }.
ts-counter-fatigue = Stanchezza
    .text = Permanente, per il giocatore: un'azione Combattimento in meno nella fase Nera, almeno 1.
ts-counter-silence = Silenzio
    .text = Permanente, per tutti: le azioni Eventi nella fase Nera hanno { $n } { $n ->
        [one] punto
       *[other] punti
    } in meno.
ts-counter-hardened-masks = Maschere indurite
    .text = Permanente, per tutti: tutti gli Oni tranne la Principessa hanno { $n } Salute in più.
ts-counter-dread = Terrore
    .text = Permanente, per tutti: servono { MANY($n, "ts-n-conquest-points") } in più per conquistare un'area con Oni o con la Principessa.

## Counter dell'ultimo round
ts-last-omen = Presagio
    .text = Gli Oni hanno { $n } PV.
ts-last-low-ebb = Bassa marea
    .text = Tra le aree lunari dei giocatori, quella con meno unità dei giocatori perde il segnalino e riceve un Oni Medio.
ts-last-onslaught = Ultimo assalto
    .text = Due attacchi Oni subito.
ts-last-her-will = La sua volontà
    .text = La Principessa agisce due volte.
ts-last-broken-oath = Giuramento infranto
    .text = L'obiettivo di questo round vale { $n } PV in meno.
ts-last-under-the-walls = Sotto le mura
    .text = Ogni area accanto a una Homezone controllata dagli Oni vale per loro { $n } PV in più.

## Carte modifica
ts-mod-cybersamurai = Guardia orbitale
    .text = Nessun Oni comune può essere piazzato nell'area di un Rocket Attack. Kaneda ferma gli Oni, non la Principessa. Espionage funziona una volta per round. Con uno o due giocatori peschi quattro carte Azione. Samurai si dichiara quando gli Oni sono entrati.
ts-mod-dark-seed = Sciame braccato
    .text = Il Nest non copre né Terra fertile né uno spazio attorno alla Luna. Per la Regina! si dichiara quando gli Oni sono entrati, prima del loro segnalino; i punti conquista non si confrontano di nuovo.
ts-mod-nomads = Pattuglia di confine
    .text = Le Mine esplodono solo per gli Oni; al massimo due per area. Un Guerilla Attack è un solo attacco per lo Slancio.
ts-mod-boarlords = Vecchi bastioni
    .text = Al massimo due Roccaforti per area. Spostamento sposta gli Oni dell'attacco; il loro segnalino resta e la Principessa non si muove. I Blocchi dei Maiali fermano gli Oni, non la squadra.
ts-mod-fireborn = Fuoco sotto la cenere
    .text = Devastation non colpisce mai un'area con un segnalino della squadra e non dà PV. Flaming Skin ferisce solo gli Oni.
ts-mod-kampfgruppe-03 = Regole d'ingaggio
    .text = Il Landing Module non copre né Terra fertile né uno spazio attorno alla Luna. Snipe e Missili mirano solo agli Oni e non danno Slancio.
ts-mod-children-of-the-lion = Custodi della terra
    .text = Ruotare, sostituire e posare aree non dà Slancio. Su un'area sostituita il segnalino Priorità resta; non si sostituisce un'area con il segnalino di un compagno.
ts-mod-sentinels = Porta di giada
    .text = Un Portale porta il segnalino Casa. Ogni unità ha 10 punti conquista e si può giocare Conquest. Un attacco che distrugge Oni non dà Slancio.
ts-mod-lords-of-the-lost-sea = Riva comune
    .text = Due aree di partenza, una con il segnalino Casa, dove si possono piazzare anche i Calf. La Purificazione toglie il segnalino di un compagno solo se questi accetta e non dà Slancio.

## Carte Round Oni
ts-round-low-tide = Secca
    .text = Gli Oni si muovono fino a 3 aree negli attacchi. Un Oni Piccolo arriva al centro della Luna e in ogni altra area lunare con un segnalino di un giocatore. Obiettivo: i giocatori tengono 3 aree lunari (da soli 2, in cinque o sei 4).
ts-round-masks-of-fury = Maschere della furia
    .text = Gli attacchi Oni infliggono 10 danni in più. Un Oni Medio arriva in ognuna delle aree lunari con meno Oni, una per giocatore. Obiettivo: al massimo 16 Oni più 2 per giocatore sono sul tabellone.
ts-round-siege = Assedio
    .text = I segnalini Priorità non possono essere rimossi e ogni area accanto a una Homezone conta come area con priorità. Un Oni Piccolo arriva nelle aree con un segnalino Oni accanto a una Homezone, al massimo una per giocatore. Obiettivo: nessuna area accanto a una Homezone ha un segnalino Oni.
ts-round-her-call = Il suo richiamo
    .text = La Principessa ha 10 punti conquista e danni in più. L'Oni più piccolo arriva in ogni area che tocca; poi agisce una volta. Obiettivo: è fuori dal tabellone, o non tocca né un segnalino né un'unità di un giocatore.
ts-round-offerings = Offerte
    .text = Servono 20 punti conquista in più per conquistare Terra fertile. Un Oni Medio arriva in ogni Terra fertile senza unità dei giocatori. Obiettivo: i giocatori tengono metà delle Terre fertili.
ts-round-heart-of-the-moon = Cuore della Luna
    .text = Il primo attacco di ogni giocatore contro gli Oni dà 1 Slancio in più. Un Oni Grande arriva al centro della Luna; se c'è un segnalino di un giocatore, due Medi in altre aree lunari. Obiettivo: i giocatori tengono il centro della Luna.
ts-round-scattered-host = Orda dispersa
    .text = Conquistando un'area senza unità dei giocatori, gli Oni piazzano due Oni, i più piccoli, invece di uno. La Principessa agisce due volte. Obiettivo: i giocatori tengono 4 aree per giocatore.
ts-round-new-blood = Sangue nuovo
    .text = Gli Eventi non si possono giocare; i punti evento si usano negli altri modi. Tanti Oni quanti sono i giocatori più uno, i più piccoli, arrivano sulla Luna, uno per area, in senso orario dalla Principessa. Obiettivo: gli attacchi dei giocatori di questo round hanno distrutto tanti Oni quanti sono i giocatori.

## Carte Azione
ts-coop-muster = Adunata
ts-coop-redoubt = Ridotta
ts-coop-last-stand = Ultima difesa
ts-coop-long-road = Lunga strada
ts-coop-common-cause = Causa comune
ts-coop-close-ranks = Serrare i ranghi
ts-coop-outriders = Avanscoperta
ts-coop-strike-as-one = Colpire uniti
ts-coop-all-or-nothing = O tutto o niente
ts-coop-exodus = Esodo
ts-coop-broad-front = Fronte ampio
ts-coop-hold-and-hit = Tenere e colpire
ts-coop-sweep = Rastrellamento
ts-coop-moonward = Verso la Luna
ts-coop-storming-the-ring = Assalto all'anello
ts-coop-council = Consiglio
ts-coop-messengers = Messaggeri
ts-coop-portents = Presagi
ts-coop-pilgrimage = Pellegrinaggio
ts-coop-old-allies = Vecchi alleati
ts-coop-exorcists = Esorcisti
ts-coop-night-fires = Fuochi nella notte
ts-coop-chase-her = Inseguire la Principessa
ts-coop-break-the-spell = Spezzare l'incanto

## Punti dell'anello
ts-ring-place = punto { $a1 } dell'anello
ts-counter-space = Counter
ts-legend-space = Oni Leggendario
ts-oni-attack = attacco Oni

## Che cosa fanno gli Oni
ts-said-skipped = Tralasciato: { $what }.
ts-said-oni-search = Gli Oni cercano: { $among }.
ts-said-oni-aim = Gli Oni attaccano { $space }.
ts-said-oni-moves = { $unit } × { $n }: { $space } → { $to_space }.
ts-said-oni-damage = Gli Oni infliggono { $n } danni in { $space }.
ts-said-oni-fell = { $unit } cade in { $space }.
ts-said-momentum = Slancio: { $at } → { $now }.
ts-said-special-space = Casella { $at } del tracciato Slancio: { $what }.
ts-said-princess-walks = La Principessa cammina: { $start } → { $place }, ora in { $among }.
ts-said-princess-placed = La Principessa arriva ({ $place }), in { $among }.
ts-said-standard-counter = { $seat }: unità che diventano Oni in { $space }: { $n } su { $have }.
ts-said-team-score = Squadra: { $what }, { $n } PV.
ts-said-oni-score = Oni: { $what }, { $n } PV.
ts-score-areas = aree tenute
ts-score-centre = il centro della Luna
ts-score-few = pochi Oni sul tabellone
ts-score-recorded = punti registrati
ts-score-land = aree controllate
ts-score-fertile = Terra fertile
ts-score-gates = aree accanto alle Homezone
ts-score-legends = Oni Leggendari
ts-score-princess = la Principessa
ts-score-many = molte aree
ts-score-track = tracciato Slancio

## Perché
ts-why-search-here = Nessun Oni deve muoversi: quelli presenti bastano. Niente costa meno di { $among }.
ts-why-search-one = Un Oni deve muoversi (passi: { $steps }): niente costa meno di { $among }.
ts-why-search-some = { $n } Oni devono muoversi, { $steps } passi insieme: niente costa meno di { $among }.
ts-why-aim-all = Le aree che costano meno non sono più degli attacchi rimasti: { $among }.
ts-why-aim-priority = Fra le aree che costano uguale, prima quelle con un segnalino Priorità: { $among }.
ts-why-aim-team = Scelta dalla squadra fra aree pari: { $among }.
ts-why-aim-last = Scelta dall'ultimo nell'iniziativa fra aree pari: { $among }.
ts-why-aim-observer = La Dark Observer guida tutto il suo gruppo all'area più vicina che può conquistare; ugualmente vicine: { $among }.
ts-why-aim-abyssal = L'Abyssal va con tutto il suo gruppo all'area più vicina che può conquistare; ugualmente vicine: { $among }.
ts-why-aim-passed-on = L'Abyssal non può conquistare nulla: la squadra ha scelto fra { $among }.
ts-why-moves-smallest = Gli Oni più piccoli che bastano: { $have } su { $need }.
ts-why-moves-group = Va tutto il gruppo: { $have } su { $need }.
ts-why-no-target = Nulla a portata può essere conquistato.
ts-why-too-few-left = Ne sono arrivati troppo pochi: { $have } su { $need }.
ts-why-nobody-left = Nessuno è arrivato vivo.
ts-why-cp-enough = { $have } punti conquista contro { $need }: bastano.
ts-why-damage-all = Il danno di tutti gli Oni presenti, contro { $among }.
ts-why-damage-order = Il danno di tutti gli Oni presenti; prima l'Iniziativa più bassa, il resto passa oltre: { $among }.
ts-why-highest-first = È colpito prima chi ha più Salute, così cadono meno Oni possibile: { $among }.
ts-why-mistress-last = La Dark Observer è colpita solo quando non restano altri Oni.
ts-why-attacker-names = Chi attacca sceglie chi è colpito (Target Acquisition).
ts-why-momentum-rises = +{ $n }: { $among }.
ts-why-momentum-stays = Niente Slancio: { $among }.
ts-why-space-counter = Si pesca un Counter coperto, mostrato dopo il turno.
ts-why-space-legend = Si pesca coperta la carta di un Oni Leggendario, mostrata dopo il turno.
ts-why-space-below = Lo Slancio ha lasciato verso il basso una casella Counter: la squadra può scartare un Counter permanente.
ts-why-walk-goal = Il prossimo punto adatto: { $fits }.
ts-why-walk-here = Era già dove la manda la carta, quindi fa un passo.
ts-why-walk-none = Nessun punto è adatto, quindi fa un passo.
ts-why-walk-steps = La carta ordina { $n } passi.
ts-why-walk-home = La via più corta al punto più vicino alla Homezone dell'ultimo in Iniziativa: { $fits }.
ts-why-walk-event = Mossa da un punto di un'azione Eventi.
ts-why-placed-nearest = Il punto più vicino alla Homezone dell'ultimo in Iniziativa.
ts-why-placed-worst = Fra i punti ugualmente vicini { $fits } quello che costa di più ai giocatori: { $n } PV.
ts-why-half-up = Metà delle unità dell'attaccante lì, per eccesso.

## Che cosa conta lo Slancio
ts-m-card = una carta giocata dove ci sono Oni
ts-m-kill = Oni distrutti
ts-m-legend = c'è la Principessa o un Oni Leggendario
ts-m-gambler = il dado della Gambler
ts-m-first = il primo attacco del round
ts-m-none-free = non ci sono Oni
ts-m-none-card = nessuna carta Combattimento giocata
ts-m-none-ranged = era un tiro da lontano
ts-m-none-sentinels = i Sentinels hanno distrutto Oni

# Playing it.
## La modalità e le sue opzioni
ts-reason-moonset = La Luna tramonta: i giocatori hanno più punti degli Oni.
ts-reason-moonrise = La Luna sorge: gli Oni hanno almeno tanti punti quanti ne hanno i giocatori.
ts-stand-consent-agree = D'accordo con le risposte dei compagni per la squadra

## Nomi
ts-oni-onslaught = Assalto Oni
    .text = Gli Oni conquistano e infliggono il danno di tutti quelli presenti; di una squadra può contrattaccare un difensore, altrimenti ciascuno.
ts-home-marker = segnalino Casa
    .text = Quest'area vale come Homezone per gli Oni, la Principessa e i punti finali.
ts-smallest-oni = l'Oni più piccolo
ts-off-board = fuori dal tabellone
ts-princess-attack = attacco della Principessa
ts-oni-made = un nuovo Oni
ts-clockwise = in senso orario
ts-counter-clockwise = in senso antiorario
ts-m-whispers = la sua carta

## Domande
# A chi si chiede: alla squadra, o dove i giocatori sono rivali all'ultimo nell'iniziativa
ts-decides = { $alone ->
        [1] Ultimo nell'iniziativa, per gli Oni
       *[other] Insieme
    }
ts-ask-princess-start = { ts-decides }: dove sull'anello comincia la Principessa?
ts-ask-princess-where = { ts-decides }: dove torna la Principessa?
ts-ask-oni-aim = { ts-decides }: quale area attaccano gli Oni? (ancora { $n })
ts-ask-third-aim = Insieme: quale area è attaccata per l'Abyssal?
ts-ask-oni-order = { ts-decides }: quale attacco viene prima?
ts-ask-oni-who = { ts-decides }: quale Oni va in { $space }? (servono { $n } punti conquista)
ts-ask-who-answers = Insieme: chi contrattacca in { $space }?
ts-ask-consent = { $by } { DO($by, "risponde", "rispondono") } per la squadra: { $option }. Sei d'accordo?
ts-ask-alone = La squadra non è d'accordo: decidi tu.
ts-ask-make-where = { ts-decides }: dove arriva { $what }? (ancora { $n })
ts-ask-drop-counter = Insieme: quale Counter permanente si scarta?
ts-ask-fly-where = Insieme: per quale via vola lo Skybound?
ts-ask-convert = La Principessa risponde: quale tua unità in { $space } diventa un Oni? (ancora { $n })
ts-ask-give-unit = Contraccolpo: quale tua unità lascia il tabellone?
ts-ask-ambush-where = Imboscata: in quale di queste aree arrivano gli Oni?
ts-ask-counter-where = Insieme: quale area colpisce { $card }? (ancora { $n })
ts-ask-legend-where = Insieme: dove entra { $card }? (ancora { $n })
ts-ask-gambler-unit = Insieme: quale unità perde la squadra?
ts-ask-two-legends = Insieme: quale Oni Leggendario in { $space } è colpito?
ts-ask-event-point = Punti evento: ne restano { $n }, Eventi che si possono giocare: { $plays }.
ts-ask-event-pay = Quale Evento si scarta per questo, senza effetto?
ts-ask-home-mark = Quale delle tue aree porta il segnalino Casa?
ts-ask-ask-partner = { $by } { DO($by, "purifica", "purificano") } { $space }: il tuo segnalino Territorio può andarsene?

## Scelte
ts-do-agree = D'accordo
ts-do-object = Obietta
ts-do-oni-attack = Gli Oni attaccano { $a1 }
ts-verb-oni-attack = attacca
ts-do-first = Prima { $a1 }
ts-do-dispatch-2 = { $a1 } da { $a2 }
ts-do-dispatch-3 = { $a1 } da { $a2 } per { $a3 }
ts-do-dispatch-4 = { $a1 } da { $a2 } per { $a3 } e { $a4 }
ts-do-dispatch-5 = { $a1 } da { $a2 } per { $a3 }, { $a4 } e { $a5 }
ts-verb-dispatch = manda
ts-do-answers = Risponde { $a1 }
ts-do-nobody = Nessuno risponde
ts-do-via-1 = Passando per { $a1 }
ts-do-via-2 = Passando per { $a1 } e { $a2 }
ts-verb-via = passando per
ts-do-give = { $a1 } diventa un Oni
ts-do-remove-unit = { $a1 } in { $a2 } lascia il tabellone
ts-verb-remove-unit = togli
ts-do-put-away = Scarta { $a1 }
ts-verb-put-away = scarta
ts-do-draw-event = Pesca un Evento e puoi giocarne uno in più
ts-do-princess = La Principessa fa due passi { $a1 }
ts-verb-princess = muovi la Principessa
ts-do-momentum = Abbassa lo Slancio di uno
ts-do-priority = Togli il segnalino Priorità di { $a1 }
ts-do-spend = Scarta { $a1 }
ts-verb-spend = scarta
ts-do-spend-held = Scarta { $a1 }, tra gli Eventi conservati
ts-verb-spend-held = scarta un Evento conservato
ts-do-home-marker = Segnalino Casa su { $a1 }

## Che cosa succede
ts-said-team-proposes = { $seat } { DO($seat, "propone", "propongono") }: { $option }.
ts-said-team-objects = { $seat } { DO($seat, "obietta", "obiettano") } a: { $option }.
ts-said-oni-made = { $unit } × { $n } arriva in { $space }.
ts-said-prioritised = { $space } riceve un segnalino Priorità.
ts-said-unprioritised = { $seat } { DO($seat, "toglie", "tolgono") } il segnalino Priorità di { $space }.
ts-said-oni-step = Gli Oni agiscono prima di { $seat }: attacchi { $n }.
ts-said-counter-dropped = { $card } di { $seat } è scartata.
ts-said-princess-card = Carta Principessa: { $card }, per { $seat }.
ts-said-princess-strikes = La Principessa attacca { $among }.
ts-said-princess-starts = La Principessa comincia qui: { $place }.
ts-said-princess-falls = La Principessa cade in { $space } e lascia il tabellone.
ts-said-turned = { $unit } di { $seat } in { $space } diventa un Oni.
ts-said-skybound-flies = Lo Skybound vola: { $space } → { $to_space }.
ts-said-marker-torn = Il segnalino di { $owner } su { $space } è strappato via.
ts-said-revealed = { $seat } { DO($seat, "scopre", "scoprono") } { $card }.
ts-said-counter-lies = { $card } resta scoperta davanti a { $seat }.
ts-said-oni-points = { $card }: gli Oni segnano { $n } PV.
ts-said-taken-off = { $unit } in { $space } lascia il tabellone.
ts-said-unclaimed = { $card }: il segnalino di { $owner } su { $space } se ne va.
ts-said-legend-comes = { $unit } arriva in { $space }.
ts-said-gambler-die = La Gambler tira { $n }.
ts-said-drew-actions = { $seat } { DO($seat, "pesca", "pescano") } { $n } carte Azione: { $cards }.
ts-said-drew-actions-unseen = { $seat } { DO($seat, "pesca", "pescano") } { $n } carte Azione.
ts-said-actions-shuffled = Le carte Azione scartate sono rimescolate.
ts-said-round-card = Carta Round degli Oni: { $card }.
ts-said-round-objective = Obiettivo di { $card }: { $have } su { $need }.
ts-said-objective-checked = Obiettivo di { $card }: { $have } su { $need }, { $n } PV alla squadra.
ts-said-final-team = Squadra { $n } PV, Oni { $target } PV.
ts-said-event-spent = { $seat } { DO($seat, "scarta", "scartano") } { $event } per un punto evento.
ts-said-modification = { $seat } { DO($seat, "gioca", "giocano") } con { $card }.
ts-said-difficulty = Difficoltà: { $what }. Vantaggio: squadra { $n } PV, Oni { $target } PV.
ts-said-home-marked = { $seat } { DO($seat, "mette", "mettono") } il segnalino Casa su { $space }.
ts-said-limited = { $card } toglie { $n } di { $what } a { $seat }.

## Altri perché
ts-why-made-card = Lo dice la carta.
ts-why-made-shadow = Due degli Oni più piccoli arrivano in ogni area con una Shadow quando si scopre una carta Round.
ts-why-made-empty = È stata conquistata un'area senza unità dei giocatori: arriva l'Oni più piccolo disponibile.
ts-why-made-replaced = L'Oni più grande disponibile prende il posto dell'unità.
ts-why-made-other-size = Della taglia richiesta non ce ne sono più: arriva la taglia più vicina.
ts-why-made-none = La riserva è vuota.
ts-why-made-barred = C'è un segnalino Rocket Attack: nessun Oni comune può essere piazzato.
ts-why-turn-oni = Attacchi degli Oni prima del turno Nero di { $seat }: { $n }.
ts-why-turn-princess = Prima del turno Bianco di { $seat } agisce la Principessa.
ts-why-princess-ordered = Una carta ordina alla Principessa di agire.
ts-why-strike-three = Tutte le aree che tocca e che i suoi Oni possono prendere, insieme: { $among }.
ts-why-strike-few-players = Questa carta attacca solo da { $n } giocatori in su.
ts-why-strike-nothing = Niente di ciò che tocca può essere preso.
ts-why-turn-reveal = Il turno è finito: si mostrano le carte pescate.
ts-why-legend-none = Questo Oni Leggendario non è in gioco o c'è già.
ts-why-legend-nowhere = Non c'è posto dove possa entrare.
ts-why-turn-round-card = Un nuovo round: ciò che la carta fa, poi ciò che produce, poi la Principessa, poi l'obiettivo.
ts-why-objective-told = Si controlla dopo l'ultimo turno Nero.
ts-why-objective-met = Raggiunto: { $have } su { $need }.
ts-why-objective-missed = Mancato: { $have } su { $need }.
ts-why-objective-gambler = La Gambler è in gioco con un 3: nessun obiettivo può essere raggiunto.
ts-why-momentum-lowered = Un punto evento lo abbassa.
ts-why-follows-her = Segue la Principessa, due aree nella sua direzione.
ts-why-enters = Lo Skybound strappa il segnalino di un giocatore da ogni area in cui entra.
ts-why-limit-card = { $card } toglie { $n } dal simbolo.
ts-why-die-1 = La squadra perde un'unità a sua scelta.
ts-why-die-2 = Finché resta, ogni attacco dei giocatori agli Oni dà 1 Slancio in più.
ts-why-die-3 = Finché resta, nessun obiettivo può essere raggiunto.
ts-why-die-4 = Finché resta, un'azione Combattimento in meno nella fase Nera, almeno 1.
ts-why-die-5 = Finché resta, le unità dei giocatori sono Massicce e nessuna vola.
ts-why-die-6 = Si risolve un Counter.

## Nel terminale
ts-term-coop-points = Squadra { $team } PV, Oni { $oni } PV ({ $figures } Oni sul tabellone)
ts-term-coop-momentum = Slancio { $at } su { $last }; Counter a { $counters }; Oni Leggendari a { $legends }; { $vp } PV agli Oni
ts-term-coop-princess = Principessa: { $at }; in { $areas }
ts-term-coop-round = Carta Round { $card }: obiettivo { $have } su { $need }, { $vp } PV
ts-term-coop-counters = Counter permanenti: { $cards }
ts-term-coop-pending = Carte pescate e non ancora mostrate: { $n }
ts-term-coop-threat = { $space }: { $have } punti conquista su { $need }, Oni da muovere: { $moved }, passi: { $steps }
ts-term-coop-calm = Ora gli Oni non potrebbero conquistare nulla.
ts-term-coop-ahead = Ora gli Oni attaccherebbero: { $sure } (Oni che si muovono: { $moved })
ts-term-coop-choice = Ora gli Oni attaccherebbero: { $sure }; la squadra sceglierebbe { $n } tra { $among }

## At the web table
ts-momentum-track = Slancio
    .text = Sale quando si gioca una carta Combattimento dove ci sono Oni, quando si distruggono Oni e quando lì si trova la Principessa o un Oni Leggendario. Su ogni casella segnata si pesca coperto un Counter o la carta di un Oni Leggendario; dopo il turno si mostra. La casella raggiunta dà punti agli Oni.
ts-phase-black = Nera
ts-table-round-card = Carta Round degli Oni
ts-table-points-team = Punti della squadra
ts-table-points-oni = Punti degli Oni
ts-table-coop-areas = Aree: squadra { $team }, Oni { $oni }. Punti registrati della squadra: { $n }
ts-table-ahead-choose = Ora gli Oni attaccherebbero: la squadra ne sceglie { $n } fra { $among } (Oni che si muovono: { $moved })
ts-table-threats = Ciò che gli Oni potrebbero conquistare ora, dal meno caro
ts-table-princess-discard = Carte Principessa giocate
ts-table-deck-princess = Moon Princess
ts-table-deck-round = Carte Round
ts-table-deck-counter = Counter
ts-table-deck-last = Counter dell'ultimo round
ts-table-deck-legend = Oni Leggendari

# The Princess in the regular game
ts-ask-walk-her = Oni Conquest: prima muovi la Principessa, { $seat }.
ts-do-walk = La Principessa fa { $a2 ->
        [one] un passo
       *[other] { $a2 } passi
    } { $a1 }
ts-verb-walk = muovi la Principessa
ts-said-princess-comes = { $seat } { DO($seat, "mette", "mettono") } sul tabellone la Principessa ({ $place }), in { $among }.
ts-said-marker-aside = La Principessa annulla il segnalino di { $owner } in { $space }.
ts-said-marker-back = { $owner } { DO($owner, "controlla", "controllano") } di nuovo { $space }.
ts-why-walk-oni = Chi esegue un'Oni Conquest prima la muove di uno o due passi.

# Gli Oni come fazione a sé nella partita normale
ts-outsider = Oni
ts-reason-rivals = L'ultimo round è finito e gli Oni hanno almeno tanti punti quanti il migliore dei giocatori: vincono loro.
ts-said-rival-interim = Gli Oni avrebbero ora { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
ts-said-rival-final = { $place }. Oni: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
ts-why-turn-round-card-rival = Un nuovo round: ciò che la carta fa, poi ciò che produce, poi la Principessa. L'obiettivo vale solo per le squadre.
ts-why-turn-oni-green = Attacchi degli Oni prima del turno Verde di { $seat }: { $n }.
ts-why-no-momentum = In questa partita non c'è Slancio.
ts-why-shared-down = Ciò che gli Oni tengono vale { $whole } punti, divisi per { $share } e arrotondati per difetto.
ts-term-rival-points = Oni { $n } PV ({ $whole } sul tabellone, divisi per { $share }; Oni in campo: { $figures })
ts-term-rival-round = Carta Round { $card } (obiettivo e Slancio non contano)
ts-term-rival-choice = Ora gli Oni attaccherebbero: { $sure }; l'ultimo nell'iniziativa ne sceglierebbe { $n } tra { $among }
ts-table-rival-choose = Ora gli Oni attaccherebbero: l'ultimo nell'iniziativa ne sceglie { $n } fra { $among } (Oni che si muovono: { $moved })
ts-table-rival-points = Gli Oni avrebbero { $n } punti: { $whole } sul tabellone, divisi per { $share }. Oni in campo: { $figures }, aree: { $areas }
ts-table-rival-card = L'obiettivo della carta Round e lo Slancio non contano in questa partita.

# What the coach says of the team's features
ts-coach-margin = La squadra guadagna punti sugli Oni.
    .against = Gli Oni guadagnano punti sulla squadra.
ts-coach-round-objective = Avvicina l'obiettivo del round.
    .against = Mette a rischio l'obiettivo del round.
ts-coach-loss-soon = I prossimi attacchi degli Oni costano meno alla squadra.
    .against = I prossimi attacchi degli Oni costano di più alla squadra.
ts-coach-loss-later = Meno aree della squadra sono esposte agli attacchi successivi.
    .against = Più aree della squadra sono esposte agli attacchi successivi.
ts-coach-hurt = Meno unità si trovano dove gli Oni colpiranno.
    .against = Più unità si trovano dove gli Oni colpiranno.
ts-coach-walks = La Principessa agisce meno volte prima dei prossimi turni della squadra.
    .against = La Principessa agisce più volte prima dei prossimi turni della squadra.
ts-coach-poised = Si può conquistare di più in questo turno.
    .against = Si può conquistare di meno in questo turno.
ts-coach-poised-later = Si può conquistare di più nei prossimi turni.
    .against = Si può conquistare di meno nei prossimi turni.
ts-coach-spare = Un'azione Combattimento resta per qualcosa di meglio.
    .against = Un'azione Combattimento è consumata.
ts-coach-spare-later = Restano più azioni Combattimento.
    .against = Restano meno azioni Combattimento.
ts-coach-effects = L'effetto fazione deve ancora venire.
    .against = L'effetto fazione è consumato.
ts-coach-event-points = Restano più punti evento.
    .against = I punti evento sono consumati.
ts-coach-production = Resta più Produzione.
    .against = La Produzione è consumata.
ts-coach-movement = Resta più Movimento.
    .against = Il Movimento è consumato.
ts-coach-white = Resta un'azione Bianca.
    .against = Un'azione Bianca è consumata.
ts-coach-near = Le unità sono accanto a più aree che potrebbero conquistare.
    .against = Le unità sono accanto a meno aree che potrebbero conquistare.
ts-coach-massed = Le unità si radunano dove presto potrebbero conquistare.
    .against = Meno unità si radunano dove presto potrebbero conquistare.
ts-coach-momentum = Lo Slancio resta più basso.
    .against = Lo Slancio sale.
ts-coach-space-near = La prossima casella speciale del tracciato è più lontana.
    .against = Una casella speciale del tracciato è vicina.
ts-coach-counters = Meno carte Counter attendono di essere rivelate.
    .against = Una carta Counter attende di essere rivelata.
ts-coach-legends = Meno Oni Leggendari stanno per arrivare.
    .against = Un Oni Leggendario sta per arrivare.
ts-coach-lying = Meno Counter sono in vigore.
    .against = Più Counter sono in vigore.
ts-coach-figures = Ci sono meno Oni sul tabellone.
    .against = Ci sono più Oni sul tabellone.
ts-coach-walker = La Principessa lascia il tabellone.
    .against = La Principessa è sul tabellone.
ts-coach-disputed = La squadra è d'accordo.
    .against = La squadra non è d'accordo.
