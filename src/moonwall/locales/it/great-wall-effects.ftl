# Plain sentences made from the effects of a card, where a pack has made something else of it, and for Emperor's Requests.

## When

gw-fx-when-spring-start = All'inizio della Primavera
gw-fx-when-spring-end = Alla fine della Primavera
gw-fx-when-summer-start = All'inizio dell'Estate
gw-fx-when-summer-income = Dopo la tua rendita estiva
gw-fx-when-turn-start = All'inizio del tuo turno
gw-fx-when-others-box = Dopo un riquadro «Altri giocatori»
gw-fx-when-after-your-activation-step = Dopo il tuo passo di Attivazione
gw-fx-when-turn-end = Alla fine del tuo turno
gw-fx-when-lone-shame = Quando riceveresti Onta perché sei da solo in un Luogo
gw-fx-when-location-activates = Quando si attiva un Luogo con un tuo Commesso
gw-fx-when-when-you-gather = Quando raccogli
gw-fx-when-when-you-upgrade = Quando Migliori un Sorvegliante
gw-fx-when-when-you-donate = Quando doni
gw-fx-when-when-you-recruit = Quando Recluti
gw-fx-when-when-you-build = Quando costruisci
gw-fx-when-when-you-hire = Quando assumi
gw-fx-when-when-you-cover = Quando un tuo Soldato va su un'Orda
gw-fx-when-when-you-attack = Dopo i tuoi Attacchi
gw-fx-when-on-horde-defeated = Quando un'Orda è sconfitta
gw-fx-when-when-you-take-horde = Quando prendi un'Orda
gw-fx-when-when-soldiers-would-die = Quando i tuoi Soldati morirebbero
gw-fx-when-when-your-soldier-is-killed = Quando i tuoi Soldati vengono uccisi
gw-fx-when-winter-start = All'inizio dell'Inverno
gw-fx-when-winter-shooting = Dopo i tiri d'Inverno
gw-fx-when-before-assault = Prima di un Assalto
gw-fx-when-on-breach = In una Breccia
gw-fx-when-when-section-holds = Quando una Sezione con un'Orda tiene
gw-fx-when-when-you-draw-tactic = Quando peschi alla Scuola Marziale
gw-fx-when-when-you-play-tactic = Dopo aver giocato una carta Tattica
gw-fx-when-request-step = Prima di ricevere Onta per le Richieste aperte
gw-fx-when-any = { $when } (di qualsiasi giocatore)
gw-fx-lasting = Fino alla fine della partita

## How often; $times is a number, or a word for one that is counted

gw-fx-limit-turn = { MANY($times, "gw-n-times") } per turno
gw-fx-limit-turn-per = una volta per turno { $per }
gw-fx-limit-own-turn = { MANY($times, "gw-n-times") } nel tuo turno
gw-fx-limit-own-turn-per = una volta nel tuo turno { $per }
gw-fx-limit-activation = { MANY($times, "gw-n-times") } per Attivazione
gw-fx-limit-activation-per = una volta per Attivazione { $per }
gw-fx-limit-year = { MANY($times, "gw-n-times") } l'Anno
gw-fx-limit-year-per = una volta l'Anno { $per }
gw-fx-limit-game = { MANY($times, "gw-n-times") } per partita
gw-fx-limit-game-per = una volta per partita { $per }
gw-fx-limit-section = { MANY($times, "gw-n-times") } per turno, e in Inverno per Sezione
gw-fx-limit-section-per = una volta per turno, e in Inverno per Sezione { $per }

## Sentences

gw-fx-when = { $when }: { $do }
gw-fx-when-limit = { $when }, { $limit }: { $do }
gw-fx-when-if = { $when }, se { $if }
gw-fx-only-if = Se { $if }
gw-fx-if = { $do }, se { $if }
gw-fx-cost = { $cost } e poi { $do }
gw-fx-boosted = Potenziato, { MANY($n, "gw-n-qi") }: { $do }
gw-fx-others = Ogni altra fazione: { $do }
gw-fx-must = { $do } (non facoltativo)
gw-fx-armoured = I punti corazzati non subiscono Ferite: { $n }
gw-fx-none = Nessuna abilità.
gw-fx-per = { $do } per ogni { $per }
gw-fx-max = { $do }, al massimo { $n }
gw-fx-plus = { $do }, e { $n } in più

## Who

gw-fx-who-each-player = ogni giocatore: { $do }
gw-fx-who-any-player = un giocatore qualsiasi: { $do }
gw-fx-who-another-player = un altro giocatore: { $do }
gw-fx-who-each-other-player = ogni altro giocatore: { $do }
gw-fx-who-others-together = gli altri giocatori insieme: { $do }
gw-fx-who-all-together = tutti i giocatori insieme: { $do }
gw-fx-who-actor = chi l'ha fatto: { $do }

## What is counted

gw-fx-counted-X = tuo Consigliere di supporto
gw-fx-counted-half-X = due tuoi Consiglieri di supporto
gw-fx-counted-killed = Soldato ucciso
gw-fx-counted-killed-horsemen = tuo Cavalleggero ucciso
gw-fx-counted-own-overseers = tuo Sorvegliante
gw-fx-counted-overseer-levels = livello dei tuoi Sorveglianti
gw-fx-counted-clean-hordes = Orda presa che non porta Onta
gw-fx-counted-wounds-dealt = Ferita inflitta dai tuoi Arcieri e dalle tue carte
gw-fx-counted-clerks-here = tuo Commesso lì
gw-fx-counted-other-hordes = altra Orda della Sezione
gw-fx-counted-all = pezzo coinvolto

## Conditions

gw-fx-if-at = il Luogo è { $place }
gw-fx-if-clerks =
    { $n ->
        [0] non hai Commessi lì
       *[other] hai lì esattamente { MANY($n, "gw-n-clerks") }
    }
gw-fx-if-clerks-min = hai lì almeno { MANY($n, "gw-n-clerks") }
gw-fx-if-soldier = riguarda almeno { $soldiers }
gw-fx-if-attacked = hanno attaccato
gw-fx-if-what = è: { $thing }
gw-fx-if-soldier-on = hai un Soldato sull'Orda
gw-fx-if-not-soldier-on = non hai Soldati sull'Orda
gw-fx-if-alone-on = nessun altro clan ha un Soldato sull'Orda
gw-fx-if-not-alone-on = un altro clan ha un Soldato sull'Orda
gw-fx-if-taker = la prendi tu
gw-fx-if-not-taker = la prende un altro
gw-fx-if-last-slot = la tua carta Comando è l'ultima sul tracciato
gw-fx-if-not-last-slot = la tua carta Comando non è l'ultima sul tracciato
gw-fx-if-on-top = sei in cima all'ordine di Tè
gw-fx-if-not-on-top = non sei in cima all'ordine di Tè
gw-fx-if-archer-in = hai un Arciere in una Postazione di tiro
gw-fx-if-not-archer-in = non hai Arcieri in una Postazione di tiro
gw-fx-if-archer-or-built = lì hai un Arciere in una Postazione di tiro o vi hai costruito quest'Anno
gw-fx-if-not-archer-or-built = lì non hai Arcieri in una Postazione di tiro e non vi hai costruito quest'Anno
gw-fx-if-holds = ora la Sezione tiene
gw-fx-if-not-holds = la Sezione non tiene
gw-fx-if-off-hordes = c'è un Soldato in una Postazione di tiro o Zona di riposo
gw-fx-if-not-off-hordes = non c'è alcun Soldato in una Postazione di tiro o Zona di riposo
gw-fx-if-track-has = sul tracciato c'è { $card } di un rivale
gw-fx-if-row = è nella riga { $n }

## Words of conditions

gw-production = un Luogo di produzione
gw-advisor = Consigliere

## Verbs

gw-fx-gain = ottieni { $goods }
gw-fx-pay = paga { $goods }
gw-fx-lose = perdi { $goods }
gw-fx-lose-honour = perdi { MANY($n, "gw-n-honour") }
gw-fx-honour = ottieni { MANY($n, "gw-n-honour") }
gw-fx-exchange = scambia fino a { MANY($n, "gw-n-resources") } una per una
gw-fx-give = dai fino a { $goods } ad altri giocatori
gw-fx-donate = dona fino a { $goods }
gw-fx-stock = metti { $goods } nel Magazzino
gw-fx-income = ottieni quanto dà il Sorvegliante rivale più alto di un Luogo
gw-fx-move-clerks = sposta fino a { MANY($n, "gw-n-clerks") }
gw-fx-move-clerks-distinct = sposta fino a { MANY($n, "gw-n-clerks") } in Luoghi diversi
gw-fx-hire-clerk = assumi un Commesso
gw-fx-hire-advisor = assumi un Consigliere
gw-fx-hire-either = assumi un Commesso o un Consigliere
gw-fx-for-less = { $do } pagando { $goods } in meno
gw-fx-for-less-any = { $do } pagando { $n } in meno
gw-fx-less-per = { $do } pagando { $n } in meno per ogni { $per }
gw-fx-activate = un'Attivazione avanzata di un Luogo
gw-fx-activate-regular = un'Attivazione avanzata di un Luogo ordinario
gw-fx-with-clerks = { $do } con almeno { MANY($n, "gw-n-own-clerks") }
gw-fx-count-clerks = conta qui { MANY($n, "gw-n-clerks") }
gw-fx-cheaper-recruitment = questo Reclutamento costa { $n } in meno
gw-fx-recruit = Recluta fino a { $soldiers }
gw-fx-recruit-rest = Recluta fino a { $soldiers } in una Zona di riposo
gw-fx-muster = metti fino a { $soldiers } della tua riserva personale in una Zona di riposo
gw-fx-attack = attacca con al massimo { $with }
gw-fx-attack-rest = attacca dalle Zone di riposo con al massimo { $with }
gw-fx-attack-each-section = attacca in ogni Sezione con al massimo { $with }
gw-fx-attack-those-sections = attacca in quelle Sezioni con al massimo { $with }
gw-fx-shoot = fai tirare fino a { MANY($n, "gw-n-own-archers") }
gw-fx-shoot-all = tirano tutti i tuoi Arcieri
gw-fx-in-one-section = { $do } in una Sezione
gw-fx-then-wound = { $do }, poi infliggi lì { MANY($n, "gw-n-wounds") }
gw-fx-wound-any = infliggi { MANY($n, "gw-n-wounds") }
gw-fx-wound-row-1 = infliggi { MANY($n, "gw-n-wounds") } nella riga 1
gw-fx-wound-one-horde = infliggi { MANY($n, "gw-n-wounds") } a un'Orda in una riga qualsiasi
gw-fx-wound-that-horde = infliggi { MANY($n, "gw-n-wounds") } a quell'Orda
gw-fx-wound-section = infliggi { MANY($n, "gw-n-wounds") } in quella Sezione
gw-fx-wound-each-horde = infliggi { MANY($n, "gw-n-wounds") } a ogni Orda della Sezione
gw-fx-wound-those-sections = infliggi { MANY($n, "gw-n-wounds") } in quelle Sezioni
gw-fx-wound-archer-sections = infliggi { MANY($n, "gw-n-wounds") } nelle Sezioni dove hai un Arciere in una Postazione di tiro
gw-fx-reward-next-to = prendi le Ricompense di al massimo { $n } punti liberi vicini
gw-fx-reward-covered = riprendi le Ricompense di al massimo { MANY($n, "gw-n-covered-points") } dai tuoi Soldati
gw-fx-rescue = Salva fino a { MANY($n, "gw-n-soldiers") }
gw-fx-rescue-all = Salvali tutti
gw-fx-for-free = { $do } gratis
gw-fx-for-qi = { $do } per { MANY($n, "gw-n-qi") } ciascuno
gw-fx-saved-honour = { $do }; ognuno salvato porta { MANY($n, "gw-n-honour") }
gw-fx-spare = dei tuoi Soldati su un'Orda ne muoiono { $n } in meno
gw-fx-spare-all = su un'Orda non muore nessuno dei tuoi Soldati
gw-fx-kill = perdi { MANY($n, "gw-n-soldiers") } in una Postazione di tiro o Zona di riposo
gw-fx-kill-section = i giocatori perdono { MANY($n, "gw-n-soldiers") } in una Postazione di tiro o nella Zona di riposo della Sezione
gw-fx-march = fai fino a { MANY($n, "gw-n-moves") }
gw-fx-then-attack = { $do }, poi attacca con al massimo { $n } dei Soldati spostati
gw-fx-cover-bonus = conta { MANY($n, "gw-n-vital-points") } quando si stabilisce chi la prende
gw-fx-upgrade = Migliora un Sorvegliante { MANY($n, "gw-n-times") }
gw-fx-upgrade-distinct = Migliora { MANY($n, "gw-n-overseers") }
gw-fx-here = { $do } lì
gw-fx-in-place = { $do } ({ $place })
gw-fx-build-barricade = costruisci una Barricata
gw-fx-build-wall = costruisci un livello di Muraglia
gw-fx-build-either = costruisci una Barricata o un livello di Muraglia
gw-fx-barricade = metti { MANY($n, "gw-n-free-barricades") }
gw-fx-barricade-threatened = metti { MANY($n, "gw-n-free-barricades") } in una Sezione con un'Orda
gw-fx-plain-barricade = { $do }, senza Onore
gw-fx-defence = { $n } di Difesa in più alla Sezione
gw-fx-defence-shared-sections = { $n } di Difesa in più nelle Sezioni dove almeno due fazioni hanno un Soldato
gw-fx-power = { $n } di Potenza in più
gw-fx-power-row-1 = { $n } di Potenza in più per ogni Orda nella riga 1
gw-fx-lethality = la Letalità su questa carta è di { $n } più alta
gw-fx-lethality-breach = la Letalità nelle Brecce è di { $n } più alta
gw-fx-draw = pesca { MANY($n, "gw-n-cards") }
gw-fx-discard = scarta { MANY($n, "gw-n-cards") }
gw-fx-recall = riprendi { MANY($n, "gw-n-command-cards") }
gw-fx-tea = sali di { MANY($n, "gw-n-places") } nell'ordine di Tè
gw-fx-cleanse = scarta fino a { MANY($n, "gw-n-shame") }
gw-fx-for-honour = { $do } per { MANY($n, "gw-n-honour") }
gw-fx-coop-number = { $do } (nel gioco cooperativo { $n })
gw-fx-coop-honour = { $do } (nel gioco cooperativo per { MANY($n, "gw-n-honour") })
gw-fx-forgive = ricevi { $n } Onta in meno
gw-fx-price-spearman = i tuoi Lancieri costano
gw-fx-price-archer = i tuoi Arcieri costano
gw-fx-price-horseman = i tuoi Cavalleggeri costano
gw-fx-price-recruitment = i tuoi Reclutamenti costano
gw-fx-price-upgrade = i Miglioramenti costano
gw-fx-price-hire = le assunzioni costano
gw-fx-price-rescue = il Salvataggio costa
gw-fx-price-boosted = i riquadri Potenziati costano
gw-fx-price-shame = scartare Onta in Estate costa
gw-fx-price-coop-shame = scartare Onta nel gioco cooperativo costa
gw-fx-price-wall = i livelli di Muraglia costano
gw-fx-price-barricade = le Barricate costano
gw-fx-price-building = le azioni di costruzione di un'Attivazione o di un effetto costano
gw-fx-price-less = { $what } { $amount } in meno
gw-fx-price-more = { $what } { $amount } in più
gw-fx-price-self = { $do } su questa carta
gw-fx-reach = { $who } possono attaccare le righe fino alla { $n }
gw-fx-reach-never-self = { $who } non possono attaccarla
gw-fx-reach-self-from-rest = { $who } appena Reclutati non possono attaccarla
gw-fx-plural-any = i Soldati
gw-fx-plural-spearman = i Lancieri
gw-fx-plural-archer = gli Arcieri
gw-fx-plural-horseman = i Cavalleggeri
gw-fx-swap-horde-self-forward = scambia il posto con l'Orda davanti a lei
gw-fx-swap-horde-neighbouring-rows = due Orde in righe vicine di una Sezione si scambiano di posto
gw-fx-place-horde = piazza subito { MANY($n, "gw-n-hordes") }
gw-fx-remove-horde = scarta l'Orda più a nord di una Sezione
gw-fx-choose = scegline { $n } tra: { $options }
gw-fx-bonus = { $do } ({ $n } in più se { $if })

## Cards with a rule of their own

gw-fx-function-betrayal = Risolvi la carta di un altro giocatore sul tracciato come fosse tua; oppure:
gw-fx-function-attack-order = scegli quante Zone di riposo vuoi: tutti i tuoi Soldati lì attaccano
gw-fx-function-wen-tianxiang = i giocatori insieme ottengono una Risorsa a scelta per ogni tuo Consigliere di supporto, spartite come vuoi, al massimo due a te
gw-fx-function-mu-guiying = si può Salvare fino a un Soldato di chiunque per tuo Consigliere di supporto, per un Qi ciascuno, pagato da te o dai loro proprietari
gw-fx-function-signal-fires = sposta l'Orda più a nord di una Sezione in un'altra Sezione con una riga libera
gw-fx-function-trophy-rights = scegli chi la prende tra i giocatori con un Soldato su di essa
gw-fx-function-bandits-in-the-stores = il Magazzino perde metà, arrotondata per eccesso; se era vuoto, ogni giocatore perde una risorsa da costruzione
gw-fx-function-siege-sappers = ogni Barricata della Sezione aggiunge un solo punto di Difesa
gw-fx-taker-honour = { $do }; chi la prende ottiene { MANY($n, "gw-n-honour") }
gw-fx-ranks = Onore per l'Oro rimasto, dal più ricco: { $ranks }
gw-fx-defence-where-reed = { $n } di Difesa in più in ogni Sezione dove un Soldato del Giunco è su un'Orda
gw-fx-support-honour = { MANY($n, "gw-n-honour") } per ogni Consigliere di supporto alla fine

## Emperor's Requests

gw-fx-players = { $players }: { $do }
gw-fx-demand-each = ogni giocatore { $do }
gw-fx-demand-pay = paga { $goods }
gw-fx-demand-soldiers = Sacrifica { MANY($n, "gw-n-soldiers") } in una Zona di riposo o Postazione di tiro
gw-fx-demand-spearmen = Sacrifica { MANY($n, "gw-n-spearmen") } della riserva personale
gw-fx-demand-clerks = Sacrifica { MANY($n, "gw-n-clerks") } della riserva personale
gw-fx-demand-together = tutto il tavolo insieme { $do }
gw-fx-demand-escort = insieme Sacrificate un Soldato da una Zona di riposo o Postazione di tiro di ogni Sezione, uno di loro un Cavalleggero
gw-fx-demand-honour = insieme perdete { MANY($n, "gw-n-honour") }
gw-fx-demand-honour-each = ciascuno almeno { $n }
gw-fx-demand-warehouse = insieme scartate { MANY($n, "gw-n-resources") } dal Magazzino
gw-fx-demand-taken = i giocatori hanno preso quest'Anno { MANY($n, "gw-n-hordes") }
gw-fx-demand-no-breach = nessuna Breccia quest'Inverno
gw-fx-demand-walls = Muraglia almeno ai livelli { $levels }
gw-fx-demand-every-section = ogni Sezione ha un'Orda
gw-fx-demand-hordes = sul tabellone almeno { MANY($n, "gw-n-hordes") }
