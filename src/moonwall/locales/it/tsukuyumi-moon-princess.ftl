# Rise of the Moon Princess: carte, pezzi, che cosa fanno gli Oni e perché.

## Pezzi
ts-moon-princess = Moon Princess
    .text = Sta sul bordo della Luna ed è in tutte le aree che vi si incontrano: conta come Oni in ogni battaglia e le controlla, qualunque segnalino vi sia. Metà delle unità di chi vi attacca diventa Oni.
ts-priority = Segnalino Priorità
    .text = Se le aree ugualmente facili da conquistare sono più degli attacchi rimasti, gli Oni prendono prima quelle con questo segnalino.

## Carte Moon Princess
ts-princess-first-light = Prima luce
    .text = Va in senso orario al prossimo punto che tocca un’area con un segnalino di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-last-light = Ultima luce
    .text = Va in senso antiorario al prossimo punto che tocca un’area con un segnalino di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-rising-tide = Marea montante
    .text = Va in senso orario al prossimo punto che tocca due aree con segnalini dei giocatori. Con { $attack_from } o più giocatori poi attacca.
ts-princess-ebbing-tide = Marea calante
    .text = Va in senso antiorario al prossimo punto che tocca due aree con segnalini dei giocatori. Con { $attack_from } o più giocatori poi attacca.
ts-princess-hunters-moon = Luna del cacciatore
    .text = Va in senso orario al prossimo punto che tocca un’area con unità di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-blood-moon = Luna di sangue
    .text = Va in senso antiorario al prossimo punto che tocca un’area con unità di un giocatore. Con { $attack_from } o più giocatori poi attacca.
ts-princess-procession = Processione
    .text = Fa tre passi in senso orario. L’Oni più piccolo arriva in ogni area toccata fuori dalla Luna senza unità dei giocatori.
ts-princess-return = Il ritorno
    .text = Fa tre passi in senso antiorario. L’Oni più piccolo arriva in ogni area toccata fuori dalla Luna senza unità dei giocatori.
ts-princess-her-gaze = Il suo sguardo
    .text = Va in senso orario al prossimo punto che tocca un’area con priorità. Tutte le aree che tocca ricevono priorità. Con { $attack_from } o più giocatori poi attacca.
ts-princess-whispers = Sussurri
    .text = Va in senso antiorario al prossimo punto che tocca un’area del giocatore. Lo Slancio sale di { $n }. Con { $attack_from } o più giocatori poi attacca.
ts-princess-to-the-weakest = Dal più debole
    .text = Va per la via più corta al punto più vicino alla Homezone dell’ultimo in iniziativa. Un Oni Medio arriva nell’area della Luna toccata con meno Oni.
ts-princess-unguarded = Dove nessuno veglia
    .text = Va in senso antiorario al prossimo punto le cui aree non hanno altri Oni. L’Oni più piccolo arriva in ognuna.

## Oni leggendari in questa modalità
ts-coop-ronin = Ronin
    .text = Arriva in una Terra fertile; un Oni Medio arriva in ogni altra. In un attacco si muove fino a 3 aree, come gli Oni che partono e attaccano con lui.
ts-coop-dark-observer = Dark Observer
    .text = Arriva in un’area della Luna. Lei e tutti gli Oni della sua area attaccano insieme, finché possono conquistare un’area. È colpita solo quando lì non resta altro Oni.
ts-coop-three-shadows = Three Shadows
    .text = Arrivano in tre aree senza Tsukuyumi e senza unità dei giocatori. Quando si gira una carta Round, due degli Oni più piccoli arrivano in ogni area con un’Ombra.
ts-coop-merchant = Merchant
    .text = Arriva al centro della Luna. Una Produzione di 3 o più nella fase Nera è ridotta di 1. Chi lo distrugge produce subito per 1.
ts-coop-abyssal = Abyssal
    .text = Arriva in un’area della Luna diversa dal centro. Con tutti gli Oni della sua area fa un attacco in più prima di ogni turno Nero; senza bersaglio, la squadra fa attaccare altri Oni.
ts-coop-gambler = Gambler
    .text = Arriva nella Homezone dell’ultimo in iniziativa, con 3 Oni Medi, e tira un dado: 1 la squadra perde un’unità; 2 ogni attacco agli Oni dà 1 Slancio in più; 3 nessun obiettivo può essere raggiunto; 4 un’azione Combattimento in meno nella fase Nera, almeno 1; 5 le unità dei giocatori si muovono al massimo di 1 area e nessuna vola; 6 si risolve un Counter.
ts-coop-skybound = The Skybound
    .text = Volante. Arriva nell’area attorno alla Luna con un segnalino di un giocatore più vicina alla Principessa. Quando lei cammina, vola di due aree attorno alla Luna nella sua direzione; ogni area in cui entra perde il segnalino di un giocatore.
ts-coop-defiler = The Defiler
    .text = Arriva al centro della Luna e non si muove mai. Finché c’è, i giocatori non conquistano aree controllate dagli Oni. Va distrutto due volte.

## Counter
ts-counter-ambush = Imboscata
    .text = Due Oni fra i più piccoli arrivano nell’area con più unità del giocatore.
ts-counter-backlash = Contraccolpo
    .text = Il giocatore rimuove una propria unità.
ts-counter-retaliation = Rappresaglia
    .text = Un attacco Oni subito.
ts-counter-summons = Convocazione
    .text = La Principessa agisce una volta.
ts-counter-reclaimed = Riconquista
    .text = Rimuovi il segnalino di un giocatore da un’area della Luna; se non c’è, da un’area attorno alla Luna.
ts-counter-marked-land = Terra segnata
    .text = Tre aree dei giocatori ricevono priorità.
ts-counter-heavy-limbs = Membra pesanti
    .text = Permanente, per tutti: il Movimento nella fase Nera è ridotto di 1, almeno 1.
ts-counter-shortage = Penuria
    .text = Permanente, per il giocatore: la Produzione nella fase Nera è ridotta di { $n }.
ts-counter-fatigue = Stanchezza
    .text = Permanente, per il giocatore: un’azione Combattimento in meno nella fase Nera, almeno 1.
ts-counter-silence = Silenzio
    .text = Permanente, per tutti: le azioni evento nella fase Nera hanno { $n } punto in meno.
ts-counter-hardened-masks = Maschere indurite
    .text = Permanente, per tutti: tutti gli Oni tranne la Principessa hanno { $n } Salute in più.
ts-counter-dread = Terrore
    .text = Permanente, per tutti: servono { MANY($n, "ts-n-conquest-points") } in più per conquistare un’area con Oni o con la Principessa.

## Counter dell’ultimo round
ts-last-omen = Presagio
    .text = Gli Oni hanno { $n } PV.
ts-last-low-ebb = Bassa marea
    .text = Nell’area della Luna di un giocatore con meno unità dei giocatori il segnalino va via e arriva un Oni Medio.
ts-last-onslaught = Ultimo assalto
    .text = Due attacchi Oni subito.
ts-last-her-will = La sua volontà
    .text = La Principessa agisce due volte.
ts-last-broken-oath = Giuramento infranto
    .text = L’obiettivo di questo round vale { $n } PV in meno.
ts-last-under-the-walls = Sotto le mura
    .text = Ogni area accanto a una Homezone controllata dagli Oni vale per loro { $n } PV in più.

## Carte modifica
ts-mod-cybersamurai = Guardia orbitale
    .text = Nessun Oni comune può essere posto nell’area di un Rocket Attack. Kaneda ferma gli Oni, non la Principessa. Espionage funziona una volta a round. Con uno o due giocatori peschi quattro carte Azione. Samurai si dichiara quando gli Oni sono entrati.
ts-mod-dark-seed = Sciame braccato
    .text = Il Nest non copre né Terra fertile né uno spazio attorno alla Luna. Per la Regina! si dichiara quando gli Oni sono entrati, prima del loro segnalino; i punti conquista non si confrontano di nuovo.
ts-mod-nomads = Pattuglia di confine
    .text = Le Mine esplodono solo per gli Oni; al massimo due per area. Un Guerilla Attack è un solo attacco per lo Slancio.
ts-mod-boarlords = Vecchi bastioni
    .text = Al massimo due Roccaforti per area. Spostamento sposta gli Oni dell’attacco; il loro segnalino resta e la Principessa non si muove. I Blocchi dei Maiali fermano gli Oni, non la squadra.
ts-mod-fireborn = Fuoco sotto la cenere
    .text = La Devastazione non colpisce mai un’area con un segnalino della squadra e non dà PV. Flaming Skin ferisce solo gli Oni.
ts-mod-kampfgruppe-03 = Regole d’ingaggio
    .text = Il modulo di atterraggio non copre né Terra fertile né uno spazio attorno alla Luna. Snipe e Missili mirano solo agli Oni e non danno Slancio.
ts-mod-children-of-the-lion = Custodi della terra
    .text = Ruotare, sostituire e posare aree non dà Slancio. Su un’area sostituita il segnalino Priorità resta; non si sostituisce un’area con il segnalino di un compagno.
ts-mod-sentinels = Porta di giada
    .text = Un Portale porta il segnalino Home. Ogni unità ha 10 punti conquista e si può giocare Conquista. Un attacco che distrugge Oni non dà Slancio.
ts-mod-lords-of-the-lost-sea = Riva comune
    .text = Due aree iniziali, una con il segnalino Home, dove si possono porre anche i Vitelli. Cleansing toglie il segnalino di un compagno solo se questi accetta e non dà Slancio.

## Carte Round Oni
ts-round-low-tide = Secca
    .text = Gli Oni si muovono fino a 3 aree negli attacchi. Un Oni Piccolo arriva al centro della Luna e in ogni altra area della Luna con un segnalino di un giocatore. Obiettivo: i giocatori tengono 3 aree della Luna (da soli 2, in cinque o sei 4).
ts-round-masks-of-fury = Maschere della furia
    .text = Gli attacchi Oni infliggono 10 danni in più. Un Oni Medio arriva in ognuna delle aree della Luna con meno Oni, una per giocatore. Obiettivo: al massimo 16 Oni più 2 per giocatore sono in gioco.
ts-round-siege = Assedio
    .text = I segnalini Priorità non possono essere rimossi e ogni area accanto a una Homezone conta come prioritaria. Un Oni Piccolo arriva nelle aree con un segnalino Oni accanto a una Homezone, al massimo una per giocatore. Obiettivo: nessuna area accanto a una Homezone ha un segnalino Oni.
ts-round-her-call = Il suo richiamo
    .text = La Principessa ha 10 punti conquista e danni in più. L’Oni più piccolo arriva in ogni area che tocca; poi agisce una volta. Obiettivo: è fuori dal tabellone, o non tocca né un segnalino né un’unità di un giocatore.
ts-round-offerings = Offerte
    .text = Servono 20 punti conquista in più per conquistare Terra fertile. Un Oni Medio arriva in ogni Terra fertile senza unità dei giocatori. Obiettivo: i giocatori tengono metà delle Terre fertili.
ts-round-heart-of-the-moon = Cuore della Luna
    .text = Il primo attacco di ogni giocatore contro gli Oni dà 1 Slancio in più. Un Oni Grande arriva al centro della Luna; se c’è un segnalino di un giocatore, due Medi in altre aree della Luna. Obiettivo: i giocatori tengono il centro della Luna.
ts-round-scattered-host = Orda dispersa
    .text = Conquistando un’area senza unità dei giocatori, gli Oni pongono due Oni più piccoli invece di uno. La Principessa agisce due volte. Obiettivo: i giocatori tengono 4 aree per giocatore.
ts-round-new-blood = Sangue nuovo
    .text = Gli Eventi non si possono giocare; i punti evento si usano negli altri modi. Un Oni più piccolo più del numero di giocatori arriva sulla Luna, uno per area, in senso orario dalla Principessa. Obiettivo: gli attacchi dei giocatori di questo round hanno distrutto tanti Oni quanti sono i giocatori.

## Carte Azione
ts-coop-muster = Adunata
ts-coop-redoubt = Ridotta
ts-coop-last-stand = Ultima difesa
ts-coop-long-road = Lunga strada
ts-coop-common-cause = Causa comune
ts-coop-close-ranks = Serrare i ranghi
ts-coop-outriders = Avanscoperta
ts-coop-strike-as-one = Colpire uniti
ts-coop-all-or-nothing = Tutto per tutto
ts-coop-exodus = Esodo
ts-coop-broad-front = Fronte ampio
ts-coop-hold-and-hit = Tenere e colpire
ts-coop-sweep = Rastrellamento
ts-coop-moonward = Verso la Luna
ts-coop-storming-the-ring = Assalto all’anello
ts-coop-council = Consiglio
ts-coop-messengers = Messaggeri
ts-coop-portents = Presagi
ts-coop-pilgrimage = Pellegrinaggio
ts-coop-old-allies = Vecchi alleati
ts-coop-exorcists = Esorcisti
ts-coop-night-fires = Fuochi nella notte
ts-coop-chase-her = Inseguire la Principessa
ts-coop-break-the-spell = Spezzare l’incanto

## Punti dell’anello
ts-ring-place = punto { $a1 } dell’anello
ts-counter-space = Counter
ts-legend-space = Oni leggendario
ts-oni-attack = attacco Oni

## Che cosa fanno gli Oni
ts-said-skipped = Tralasciato: { $what }.
ts-said-oni-search = Gli Oni cercano: { $among }.
ts-said-oni-aim = Gli Oni attaccano { $space }.
ts-said-oni-moves = { $unit } × { $n }: { $space } → { $to_space }.
ts-said-oni-damage = Gli Oni infliggono { $n } danni in { $space }.
ts-said-oni-fell = { $unit } cade in { $space }.
ts-said-momentum = Slancio: { $at } → { $to }.
ts-said-special-space = Casella { $at } del tracciato Slancio: { $what }.
ts-said-princess-walks = La Principessa cammina: { $start } → { $to }, ora in { $among }.
ts-said-princess-placed = La Principessa arriva in { $to }, in { $among }.
ts-said-standard-counter = { $seat }: { $n } di { $have } unità in { $space } diventano Oni.
ts-said-team-score = Squadra: { $what }, { $n } PV.
ts-said-oni-score = Oni: { $what }, { $n } PV.
ts-score-areas = aree tenute
ts-score-centre = il centro della Luna
ts-score-few = pochi Oni in gioco
ts-score-recorded = punti registrati
ts-score-land = aree controllate
ts-score-fertile = Terra fertile
ts-score-gates = aree accanto alle Homezone
ts-score-legends = Oni leggendari
ts-score-princess = la Principessa
ts-score-many = molte aree
ts-score-track = tracciato Slancio

## Perché
ts-why-search-here = Nessun Oni deve muoversi: quelli presenti bastano. Niente costa meno di { $among }.
ts-why-search-one = Un Oni deve muoversi, { $steps } passi: niente costa meno di { $among }.
ts-why-search-some = { $n } Oni devono muoversi, { $steps } passi insieme: niente costa meno di { $among }.
ts-why-aim-all = Le aree che costano meno non sono più degli attacchi rimasti: { $among }.
ts-why-aim-priority = Fra le aree che costano uguale, prima quelle con un segnalino Priorità: { $among }.
ts-why-aim-team = Scelta dalla squadra fra aree pari: { $among }.
ts-why-aim-observer = La Dark Observer guida tutto il suo gruppo all’area più vicina che può conquistare; ugualmente vicine: { $among }.
ts-why-aim-abyssal = L’Abyssal va con tutto il suo gruppo all’area più vicina che può conquistare; ugualmente vicine: { $among }.
ts-why-aim-passed-on = L’Abyssal non può conquistare nulla: la squadra ha scelto fra { $among }.
ts-why-moves-smallest = Gli Oni più piccoli che bastano: { $have } su { $need }.
ts-why-moves-group = Va tutto il gruppo: { $have } su { $need }.
ts-why-no-target = Nulla a portata può essere conquistato.
ts-why-too-few-left = Ne sono arrivati troppo pochi: { $have } su { $need }.
ts-why-cp-enough = { $have } punti conquista contro { $need }: bastano.
ts-why-damage-all = Il danno di tutti gli Oni presenti, contro { $among }.
ts-why-damage-order = Il danno di tutti gli Oni presenti; prima l’iniziativa più bassa, il resto passa oltre: { $among }.
ts-why-highest-first = È colpito prima chi ha più Salute, così cadono meno Oni possibile: { $among }.
ts-why-mistress-last = La Dark Observer è colpita solo quando non restano altri Oni.
ts-why-momentum-rises = +{ $n }: { $among }.
ts-why-momentum-stays = Niente Slancio: { $among }.
ts-why-space-counter = Si pesca un Counter coperto, mostrato dopo il turno.
ts-why-space-legend = Si pesca coperta la carta di un Oni leggendario, mostrata dopo il turno.
ts-why-space-below = Lo Slancio ha lasciato verso il basso una casella Counter: la squadra può scartare un Counter permanente.
ts-why-walk-goal = Il prossimo punto adatto: { $fits }.
ts-why-walk-here = Era già dove la manda la carta, quindi fa un passo.
ts-why-walk-none = Nessun punto è adatto, quindi fa un passo.
ts-why-walk-steps = La carta ordina { $n } passi.
ts-why-walk-home = La via più corta al punto più vicino alla Homezone dell’ultimo in iniziativa: { $fits }.
ts-why-walk-event = Mossa da un punto di un’azione evento.
ts-why-placed-nearest = Il punto più vicino alla Homezone dell’ultimo in iniziativa.
ts-why-placed-worst = Fra i punti ugualmente vicini { $fits } quello che costa di più alla squadra: { $n } PV.
ts-why-half-up = Metà delle unità dell’attaccante lì, per eccesso.

## Che cosa conta lo Slancio
ts-m-card = una carta giocata dove ci sono Oni
ts-m-kill = Oni distrutti
ts-m-legend = c’è la Principessa o un Oni leggendario
ts-m-gambler = il dado della Gambler
ts-m-first = il primo attacco del round
ts-m-none-free = non ci sono Oni
ts-m-none-card = nessuna carta Combattimento giocata
ts-m-none-ranged = era un tiro da lontano
ts-m-none-sentinels = le Sentinelle hanno distrutto Oni
