# Le carte di The Great Wall: nomi e testi.

## Command cards

gw-economy = Economia
    .text = Sposta fino a { MANY($n, "gw-n-clerks") }. Ogni altra fazione sposta fino a { MANY($n2, "gw-n-clerks") } in Luoghi diversi. Ottieni { MANY($n3, "gw-n-different-resources") }, e ancora { $n4 } a scelta se sul tracciato c'è Lavorare di più di un rivale.
gw-despotism = Dispotismo
    .text = Sposta fino a { MANY($n, "gw-n-clerks") }, e altri { $n2 } se sul tracciato c'è Economia di un rivale. Ogni altra fazione sposta fino a { MANY($n3, "gw-n-clerks") } in Luoghi diversi. Poi un'Attivazione avanzata di un Luogo qualsiasi.
gw-work-harder = Lavorare di più
    .text = Sposta fino a { MANY($n, "gw-n-clerks") }. Ogni altra fazione sposta fino a { MANY($n2, "gw-n-clerks") } in Luoghi diversi. Puoi costruire una Barricata o un livello di Muraglia con { MANY($less, "gw-n-resources") } in meno e Onore pieno; se sul tracciato c'è Ordine d'attacco di un rivale, metti anche { MANY($n3, "gw-n-free-barricades") } in una Sezione con un'Orda.
gw-attack-order = Ordine d'attacco
    .text = Sposta fino a { MANY($n, "gw-n-clerks") }. Ogni altra fazione sposta fino a { MANY($n2, "gw-n-clerks") } in Luoghi diversi. Puoi Reclutare { MANY($n3, "gw-n-soldiers") } in una Zona di riposo; poi scegli quante Zone di riposo vuoi: tutti i tuoi Soldati lì attaccano. Se sul tracciato c'è Dispotismo di un rivale, tutti i tuoi Arcieri di una Sezione tirano.
gw-betrayal = Tradimento
    .text = Risolvi la carta di un altro giocatore sul tracciato come fosse tua; oppure sposta fino a { MANY($n, "gw-n-clerks") }, e ogni altra fazione ne sposta { $n2 }. Una volta scartata non torna più in mano.
gw-court-audience = Udienza a corte
    .text = Sposta fino a { MANY($n, "gw-n-clerks") }. Ogni altra fazione sposta fino a { MANY($n2, "gw-n-clerks") } in Luoghi diversi. Scegline { $n3 } (e { $bonus } in più se sul tracciato c'è Tradimento di un rivale): pesca { MANY($n4, "gw-n-cards") }; un'assunzione pagando { MANY($less, "gw-n-gold") } in meno; sali di { MANY($n5, "gw-n-places") } nell'ordine di Tè; scarta { MANY($n6, "gw-n-shame") } (nel gioco cooperativo per { MANY($coop-price, "gw-n-honour") }).

## Hordes

gw-steppe-scouts = Esploratori della steppa
    .text = Nessuna abilità.
gw-horse-archers = Arcieri a cavallo
    .text = Inseguimento: Salvare un Soldato su questa carta costa { MANY($more, "gw-n-qi") } in più.
gw-naiman-lancers = Lancieri naimani
    .text = Carica: { $n } di Potenza in più finché è nella riga { $if-row }.
gw-siege-sappers = Zappatori d'assedio
    .text = Mina: ogni Barricata della Sezione aggiunge solo 1 Difesa.
gw-merkit-raiders = Razziatori merkiti
    .text = Saccheggio: in una Breccia ogni giocatore senza un Soldato su questa carta perde anche { MANY($n, "gw-n-chosen-resources") }.
gw-kheshig-guard = Guardia kheshig
    .text = Corazza: i punti corazzati ({ $armoured }) non subiscono Ferite; i Soldati li coprono come sempre.
gw-black-tumen = Tumen nero
    .text = Furia: la Letalità su questa carta è di { $n } più alta.
gw-war-drummers = Tamburini di guerra
    .text = Tamburi: 1 di Potenza in più per ogni altra Orda della Sezione.

## Generals

gw-yang-ye = Yang Ye, l'Invincibile
    .text = Quando i tuoi Soldati morirebbero, puoi Salvarne fino a uno per Consigliere di supporto per { MANY($price, "gw-n-qi") } ciascuno; ognuno così salvato porta { MANY($honour, "gw-n-honour") }.
gw-che-kung = Che Kung, Flagello dei predoni
    .text = Ogni Lanciere o Cavalleggero che metti su un'Orda porta 1 Onore per Consigliere di supporto.
gw-zhang-shijie = Zhang Shijie, l'Ultimo Ammiraglio
    .text = Dopo aver giocato una carta Tattica ottieni 1 Qi per Consigliere di supporto.
gw-yang-paifeng = Yang Paifeng, la Sguattera
    .text = Con un Lanciere su un'Orda sconfitta conti 1 Punto vitale in più per Consigliere di supporto quando si stabilisce chi la prende.
gw-han-shizhong = Han Shizhong, Signore dei guadi
    .text = Tante volte l'Anno quanti sono i tuoi Consiglieri di supporto: quando si attiva un Luogo con almeno { MANY($if-clerks-min, "gw-n-own-clerks") }, attacca con { MANY($n2, "gw-n-with-soldiers") } o pesca { MANY($n3, "gw-n-cards") }.
gw-yue-fei = Yue Fei, il Leale
    .text = Due volte l'Anno, dopo i tuoi Attacchi: paga { MANY($n, "gw-n-qi") } per infliggere 1 Ferita per Consigliere di supporto a un'Orda appena attaccata.
gw-zong-ze = Zong Ze, il Governatore grigio
    .text = Due volte l'Anno, quando si attiva un Luogo con esattamente { MANY($if-clerks, "gw-n-own-clerks") }, valgono tanti Commessi quanti sono i tuoi Consiglieri di supporto, al massimo { $max }.
gw-bi-zaiyu = Bi Zaiyu, l'Ingannatore
    .text = Dopo il tuo passo di Attivazione attacca dalle Zone di riposo con al massimo un Soldato per Consigliere di supporto.
gw-meng-gong = Meng Gong, il Reclutatore
    .text = Ogni tuo Reclutamento costa 1 Risorsa in meno per Consigliere di supporto, dei tipi che scegli.
gw-wanyan-chenheshang = Wanyan Chenheshang, della Cavalleria leale
    .text = I tuoi Cavalleggeri costano { MANY($less, "gw-n-gold") } in meno. Quando uno di loro copre punti di un'Orda, infliggile 1 Ferita per Consigliere di supporto.
gw-liang-hongyu = Liang Hongyu, dal tamburo di guerra
    .text = Dopo i tiri d'Inverno infliggi 1 Ferita per Consigliere di supporto, nelle Sezioni dove hai un Arciere in una Postazione di tiro.
gw-she-saihua = She Saihua, la Matriarca
    .text = Quando prendi un'Orda ottieni { MANY($n, "gw-n-honour") } per Consigliere di supporto.
gw-yu-jie = Yu Jie, Costruttore di rocche
    .text = Le azioni di costruzione di un'Attivazione o di un effetto ti costano in tutto 1 Risorsa in meno per Consigliere di supporto, e portano { MANY($n, "gw-n-honour") }.

## Advisors

gw-woodcutter = Boscaiolo
    .text = Ogni Estate ottieni { MANY($n, "gw-n-wood") }.
gw-quarryman = Cavatore
    .text = Quando raccogli nella Cava ottieni { MANY($n, "gw-n-stone") } in più.
gw-prospector = Cercatore d'oro
    .text = Ottieni { MANY($n, "gw-n-gold") } quando raccogli nella Miniera d'oro, e { MANY($n2, "gw-n-gold") } ogni Estate.
gw-herbalist = Erborista
    .text = Ogni Estate ottieni { MANY($n, "gw-n-qi") }.
gw-racketeer = Estorsore
    .text = Ogni Estate scegli un Luogo: ottieni quanto dà lì il Sorvegliante rivale più alto, al massimo { $max }. Il rivale non perde nulla.
gw-spiritual-guide = Guida spirituale
    .text = Quando raccogli nel Tempio puoi Migliorare una volta in più il tuo Sorvegliante lì, pagando { $less } in meno.
gw-foreman = Capomastro
    .text = I tuoi Miglioramenti costano { $less } in meno e portano { MANY($n, "gw-n-honour") } ciascuno.
gw-surveyor = Agrimensore
    .text = Una volta per turno, dopo un tuo Miglioramento, sposta { MANY($n, "gw-n-clerks") }.
gw-tax-collector = Esattore
    .text = Ogni Estate ottieni { MANY($n, "gw-n-gold") } per ogni tuo Sorvegliante, al massimo { $max }.
gw-almoner = Elemosiniere
    .text = Quando doni in un Luogo di produzione puoi donarne ancora { $n } della stessa Risorsa.
gw-steward = Intendente
    .text = Ogni Estate puoi mettere nel Magazzino fino a { MANY($n, "gw-n-different-building-resources") }, per 2 Onore ciascuna.
gw-money-changer = Cambiavalute
    .text = All'inizio del tuo turno puoi scambiare fino a { MANY($n, "gw-n-resources") } una per una.
gw-scribe = Scriba
    .text = All'inizio del tuo turno sposta { MANY($n, "gw-n-clerks") }.
gw-messenger = Messaggero
    .text = Una volta l'Anno, dopo un riquadro «Altri giocatori», sposta { MANY($n, "gw-n-more-clerks") }.
gw-innkeeper = Oste
    .text = Ogni Estate sali di { MANY($n2, "gw-n-places") } nell'ordine di Tè o ottieni { MANY($n3, "gw-n-qi") }; se sei già in cima ottieni invece { MANY($n4, "gw-n-qi") }.
gw-chamberlain = Ciambellano
    .text = Le assunzioni ti costano { MANY($less, "gw-n-gold") } in meno; la prima di un turno porta { MANY($n, "gw-n-honour") }.
gw-examiner = Esaminatore
    .text = Quando assumi un Consigliere puoi pescare { MANY($n, "gw-n-cards") } e ottenere { MANY($n2, "gw-n-honour") }.
gw-magistrate = Magistrato
    .text = Una volta l'Anno, dopo il tuo passo di Attivazione: un'Attivazione avanzata di un Luogo ordinario con almeno { MANY($clerks, "gw-n-own-clerks") }.
gw-bailiff = Balivo
    .text = Quando riceveresti Onta perché sei da solo in un Luogo, puoi pagare { MANY($n, "gw-n-qi") } per evitarla.
gw-envoy = Emissario
    .text = Se la tua carta Comando è l'ultima sul tracciato, ottieni { MANY($n, "gw-n-different-resources") } all'inizio del tuo turno.
gw-guardian = Guardiano
    .text = Dopo il tuo passo di Attivazione puoi attaccare con { MANY($n, "gw-n-soldiers") } in ogni Sezione.
gw-logistician = Logista
    .text = All'inizio del tuo turno puoi fare { MANY($n, "gw-n-moves") }; poi { $attack } dei Soldati spostati può attaccare.
gw-horse-dealer = Mercante di cavalli
    .text = Ottieni { MANY($n, "gw-n-gold") } per ogni tuo Cavalleggero ucciso.
gw-drillmaster = Istruttore
    .text = I tuoi Lancieri costano { MANY($less, "gw-n-stone") } in meno. Un Reclutamento con almeno { MANY($if-soldiers-min, "gw-n-spearmen") } porta { MANY($n, "gw-n-honour") }.
gw-fletcher = Frecciaio
    .text = I tuoi Arcieri costano { MANY($less, "gw-n-qi") } in meno. Quando un Arciere Reclutato attacca, infliggi { MANY($n, "gw-n-more-wounds") } in quella Sezione.
gw-groom = Stalliere
    .text = I tuoi Cavalleggeri costano { MANY($less, "gw-n-gold") } in meno e portano { MANY($n, "gw-n-honour") } quando vengono messi su un'Orda.
gw-banner-bearer = Portabandiera
    .text = Una volta per turno, dopo i tuoi Attacchi a un'Orda dove nessun altro clan ha un Soldato, ottieni { MANY($n, "gw-n-honour") }.
gw-pathfinder = Battistrada
    .text = I tuoi Lancieri possono attaccare anche la riga { $n }.
gw-scavenger = Sciacallo
    .text = Una volta per turno, quando un tuo Soldato copre un Punto vitale, prendi anche la Ricompensa di un punto libero vicino.
gw-executioner = Boia
    .text = Quando prendi un'Orda ottieni { MANY($n, "gw-n-any-resources") }.
gw-chronicler = Cronista
    .text = Quando un'Orda con un tuo Soldato è sconfitta e la prende un altro, ottieni { MANY($n, "gw-n-honour") }.
gw-field-surgeon = Chirurgo da campo
    .text = Una volta l'Anno, quando i tuoi Soldati morirebbero, Salvane { $n } gratis.
gw-physician = Medico
    .text = Il Salvataggio ti costa { MANY($less, "gw-n-qi") } in meno.
gw-undertaker = Becchino
    .text = Quando i tuoi Soldati vengono uccisi ottieni { MANY($n, "gw-n-honour") } per ciascuno, al massimo { $max } per evento.
gw-archery-master = Maestro d'arco
    .text = Dopo il tuo passo di Attivazione fai tirare { MANY($n, "gw-n-own-archers") } in una Postazione di tiro.
gw-watchman = Sentinella
    .text = Dopo i tiri d'Inverno infliggi { MANY($n, "gw-n-more-wounds") } in una Sezione con un tuo Arciere in una Postazione di tiro, e ottieni { MANY($n2, "gw-n-honour") }.
gw-architect = Architetto
    .text = I livelli di Muraglia ti costano { $less } in meno, con Onore pieno.
gw-carpenter = Carpentiere
    .text = Ogni Barricata che costruisci porta { MANY($n, "gw-n-honour") } in più.
gw-gatekeeper = Custode della porta
    .text = Quando una Sezione con un'Orda tiene e lì hai un Arciere in una Postazione di tiro, o vi hai costruito quest'Anno, ottieni { MANY($n, "gw-n-honour") }.
gw-geomancer = Geomante
    .text = Dopo il tuo passo di Attivazione puoi costruire 1 Barricata al prezzo normale.
gw-strategist = Stratega
    .text = I riquadri Potenziati ti costano { MANY($less, "gw-n-qi") } in meno; ogni carta Tattica che giochi porta { MANY($n, "gw-n-honour") }.
gw-martial-instructor = Maestro d'armi
    .text = Quando peschi alla Scuola Marziale puoi pescare { MANY($n, "gw-n-cards") } in più.
gw-abbot = Abate
    .text = Scartare Onta in Estate ti costa { MANY($less, "gw-n-qi") } in meno (nel gioco cooperativo { MANY($less2, "gw-n-honour") } in meno, anche quando la ricevi).
gw-astrologer = Astrologo
    .text = Ogni Primavera puoi pescare { MANY($n, "gw-n-cards") }.

## Tactic cards

gw-retreat = Ritirata
    .text = Quando i tuoi Soldati morirebbero: Salvane { $n } gratis. Potenziato, { MANY($cost, "gw-n-qi") }: Salva gratis tutti i tuoi di questo evento, Arcieri compresi.
gw-restless = Senza riposo
    .text = All'inizio del tuo turno: Migliora { MANY($n, "gw-n-overseers") } pagando { $less } in meno. Potenziato, { MANY($cost, "gw-n-qi") }: Migliora { MANY($n2, "gw-n-overseers") }, ciascuno pagando { $less2 } in meno.
gw-ambush = Imboscata
    .text = All'inizio del tuo turno: infliggi { MANY($n, "gw-n-wounds") } nella riga 1. Potenziato, { MANY($cost, "gw-n-qi") }: infliggi { MANY($n2, "gw-n-wounds") } a un'Orda in una riga qualsiasi.
gw-fire-arrows = Frecce incendiarie
    .text = Alla fine del tuo turno: fai tirare { MANY($n, "gw-n-own-archers") }. Potenziato, { MANY($cost, "gw-n-qi") }: tirano tutti i tuoi Arcieri di una Sezione, poi infliggi lì { MANY($wound, "gw-n-wounds") }.
gw-cavalry-charge = Carica di cavalleria
    .text = All'inizio del tuo turno: attacca con { MANY($n, "gw-n-horsemen") } da una Zona di riposo. Potenziato, { MANY($cost, "gw-n-qi") }: Recluta { MANY($n2, "gw-n-horsemen") } pagando { MANY($less, "gw-n-gold") } in meno.
gw-shield-wall = Muro di scudi
    .text = Quando i tuoi Soldati morirebbero: su un'Orda ne muore { $n } tuo in meno. Potenziato, { MANY($cost, "gw-n-qi") }: su un'Orda non muore nessuno dei tuoi; in una Breccia vi restano.
gw-forced-march = Marcia forzata
    .text = All'inizio del tuo turno: { MANY($n, "gw-n-moves") }. Potenziato, { MANY($cost, "gw-n-qi") }: { MANY($n2, "gw-n-moves") }, poi attacca con al massimo { $attack } dei Soldati spostati.
gw-feint = Finta
    .text = Quando un'Orda con un tuo Soldato è sconfitta: conti { MANY($n, "gw-n-vital-points") } quando si stabilisce chi la prende. Potenziato, { MANY($cost, "gw-n-qi") }: ne conti { $n2 } in più.
gw-spoils-of-war = Bottino di guerra
    .text = Quando un'Orda con un tuo Soldato è sconfitta: ottieni { MANY($n, "gw-n-any-resources") }. Potenziato, { MANY($cost, "gw-n-qi") }: riprendi le Ricompense di al massimo { MANY($n2, "gw-n-covered-points") } dai tuoi Soldati.
gw-rally = Adunata
    .text = Alla fine del tuo turno: paga { MANY($n3, "gw-n-stone") } per mettere { MANY($n, "gw-n-spearmen") } della tua riserva personale in una Zona di riposo. Potenziato, { MANY($cost, "gw-n-qi") }: mettine fino a { $n2 }.
gw-pincer-attack = Attacco a tenaglia
    .text = Dopo i tuoi Attacchi: infliggi { MANY($n, "gw-n-wounds") } a un'Orda appena attaccata. Potenziato, { MANY($cost, "gw-n-qi") }: infliggile { MANY($n2, "gw-n-wounds") } e ottieni { MANY($n3, "gw-n-honour") }.
gw-hidden-stores = Scorte nascoste
    .text = Quando si attiva un Luogo di produzione con un tuo Commesso: ottieni { $n } della sua Risorsa. Potenziato, { MANY($cost, "gw-n-qi") }: ne ottieni { $n2 } per ogni tuo Commesso lì, poi Migliora il tuo Sorvegliante lì pagando { $less } in meno.
gw-night-shift = Turno di notte
    .text = All'inizio del tuo turno: sposta { MANY($n, "gw-n-clerks") }. Potenziato, { MANY($cost, "gw-n-qi") }: un'Attivazione avanzata di un Luogo con almeno { MANY($clerks, "gw-n-own-clerks") }.
gw-press-gang = Leva forzata
    .text = Quando si attiva la Caserma con un tuo Commesso: il tuo Reclutamento costa { $n } in meno. Potenziato, { MANY($cost, "gw-n-qi") }: costa { $n3 } in meno, e conti { MANY($plus, "gw-n-more-clerks") }.
gw-last-stand = Ultima resistenza
    .text = In una Breccia: ricevi { MANY($n, "gw-n-shame") } in meno. Potenziato, { MANY($cost, "gw-n-qi") }: { $n2 } in meno.
gw-scorched-earth = Terra bruciata
    .text = In una Breccia: infliggi { MANY($n, "gw-n-wounds") } in quella Sezione. Potenziato, { MANY($cost, "gw-n-qi") }: infliggi { MANY($n2, "gw-n-wounds") } a ogni Orda della Sezione.
gw-hold-the-gate = Tenere la porta
    .text = In una Breccia: { $n } di Difesa in più alla Sezione, confronta di nuovo. Potenziato, { MANY($cost, "gw-n-qi") }: { $n2 } di Difesa in più; se ora tiene, ottieni { MANY($n3, "gw-n-honour") }.
gw-war-council = Consiglio di guerra
    .text = All'inizio del tuo turno: pesca { MANY($n, "gw-n-cards") }. Potenziato, { MANY($cost, "gw-n-qi") }: pescane { $n2 } e sali di { MANY($n3, "gw-n-places") } nell'ordine di Tè.
gw-purification = Purificazione
    .text = Alla fine del tuo turno: ottieni { MANY($n, "gw-n-qi") }. Potenziato, { MANY($cost, "gw-n-qi") }: scarta fino a { MANY($n2, "gw-n-shame") } (nel gioco cooperativo { $coop }).
gw-bribery = Corruzione
    .text = All'inizio del tuo turno: assumi un Commesso pagando { MANY($less, "gw-n-gold") } in meno. Potenziato, { MANY($cost, "gw-n-qi") }: un'assunzione di qualsiasi tipo pagando { MANY($less2, "gw-n-gold") } in meno.

## Artifacts

gw-seal-of-counsel = Sigillo del Consiglio
    .text = { MANY($honour, "gw-n-honour") } per ogni tuo Consigliere di supporto.
gw-bow-of-a-thousand-wounds = Arco delle mille ferite
    .text = { MANY($honour, "gw-n-honour") } per ogni Ferita inflitta dai tuoi Arcieri e dalle tue carte.
gw-jade-abacus = Abaco di giada
    .text = { MANY($honour, "gw-n-honour") } per ogni livello dei tuoi Sorveglianti.
gw-banner-of-broken-hordes = Stendardo delle orde infrante
    .text = { MANY($honour, "gw-n-honour") } per ogni Orda presa che non porta Onta.
gw-golden-scales = Bilancia d'oro
    .text = Più Oro rimasto { MANY($ranks, "gw-n-honour") }, secondo { $ranks2 }, terzo { $ranks3 }, quarto { $ranks4 }; meno di 3 Oro non valgono nulla; pareggi secondo l'ordine di Tè.

## Co-operative Hordes

gw-co-ordu-riders = Cavalieri dell'ordu
    .text = Nessuna abilità.
gw-co-iron-column = Colonna di ferro
    .text = Nessuna abilità.
gw-co-foragers = Foraggiatori
    .text = Ogni Estate ogni giocatore senza un Soldato su questa carta perde { $n } Legno o Pietra.
gw-co-tribute-takers = Esattori di tributi
    .text = Quando fa una Breccia ogni giocatore perde { MANY($n, "gw-n-chosen-resources") }.
gw-co-pavise-bearers = Portatori di pavese
    .text = I Lancieri non possono attaccarla.
gw-co-torguud-lancers = Lancieri torguud
    .text = I Lancieri appena Reclutati non possono attaccarla; quelli a riposo sì.
gw-co-mangudai = Mangudai
    .text = Prima della fase di Tiro muore { MANY($n, "gw-n-soldiers") } in una Postazione di tiro o nella Zona di riposo della Sezione; i giocatori decidono di chi.
gw-co-whirling-vanguard = Avanguardia turbinante
    .text = Alla fine della Primavera scambia il posto con l'Orda davanti a lei.

## Co-operative Generals

gw-wen-tianxiang = Wen Tianxiang, il Retto
    .text = Ogni Estate i giocatori insieme ottengono 1 Risorsa a scelta per ogni tuo Consigliere di supporto, spartite come vuoi, al massimo 2 a te.
gw-mu-guiying = Mu Guiying, Signora degli stendardi
    .text = Una volta per turno, e in Inverno una volta per Sezione, quando Soldati di chiunque morirebbero, se ne può Salvare fino a uno per tuo Consigliere di supporto, per 1 Qi ciascuno, pagato da te o dai loro proprietari.
gw-li-tingzhi = Li Tingzhi, Scudo di Yangzhou
    .text = Una volta l'Anno, prima di un Assalto, la Sezione ottiene { $plus } Difesa e 1 in più per Consigliere di supporto.
gw-lu-xiufu = Lu Xiufu, il Ministro saldo
    .text = Prima di ricevere Onta per le Richieste aperte, puoi fermare fino a un segnalino per Consigliere di supporto per { MANY($n, "gw-n-qi") } ciascuno, a favore di qualsiasi giocatore.
gw-zhang-jue = Zhang Jue, il Leone dei monti
    .text = All'inizio del tuo turno un altro giocatore sposta { MANY($plus, "gw-n-clerks") }, e 1 in più ogni due tuoi Consiglieri di supporto.
gw-yang-miaozhen = Yang Miaozhen, Lancia fior di pero
    .text = Una volta per turno, dopo i tuoi Attacchi, gli altri giocatori attaccano nelle stesse Sezioni con al massimo un Soldato in tutto per tuo Consigliere di supporto.
gw-wu-jie = Wu Jie, Guardiano del passo
    .text = Una volta l'Anno, dopo i tiri d'Inverno, tira di nuovo fino a un Arciere per Consigliere di supporto, di qualsiasi giocatore, al massimo { $max } dello stesso.
gw-chen-gui = Chen Gui, il Maestro d'assedio
    .text = Ogni Primavera 1 risorsa da costruzione per Consigliere di supporto va nel Magazzino. Chi costruisce un livello di Muraglia ottiene { MANY($n, "gw-n-qi") }.

## Co-operative Tactic cards

gw-joint-assault = Assalto congiunto
    .text = Dopo i tuoi Attacchi: un altro giocatore attacca con { MANY($n, "gw-n-soldiers") } in una Sezione appena attaccata. Potenziato, { MANY($cost, "gw-n-qi") }: ogni altro giocatore attacca con { MANY($n2, "gw-n-soldiers") } in una Sezione qualsiasi.
gw-supply-train = Colonna di rifornimenti
    .text = All'inizio del tuo turno: dai fino a { MANY($n, "gw-n-resources") } ad altri giocatori. Potenziato, { MANY($cost, "gw-n-qi") }: ogni altro giocatore ottiene { MANY($n2, "gw-n-any-resources") }.
gw-shared-burden = Fardello condiviso
    .text = In una Breccia: un giocatore qualsiasi riceve { MANY($n, "gw-n-shame") } in meno. Potenziato, { MANY($cost, "gw-n-qi") }: ogni giocatore ne riceve { $n2 } in meno.
gw-covering-fire = Fuoco di copertura
    .text = Alla fine del tuo turno: fai tirare { MANY($n, "gw-n-archers") } di un giocatore qualsiasi. Potenziato, { MANY($cost, "gw-n-qi") }: tirano tutti gli Arcieri di tutti i giocatori in una Sezione.
gw-field-hospital = Ospedale da campo
    .text = Quando dei Soldati morirebbero: Salvane gratis { $n } di un giocatore qualsiasi. Potenziato, { MANY($cost, "gw-n-qi") }: Salvane gratis { $n2 } di giocatori qualsiasi.
gw-signal-fires = Fuochi di segnalazione
    .text = Alla fine del tuo turno: due Orde in righe vicine di una Sezione si scambiano di posto. Potenziato, { MANY($cost, "gw-n-qi") }: sposta l'Orda più a nord di una Sezione in un'altra Sezione con una riga libera.
gw-common-purpose = Causa comune
    .text = All'inizio del tuo turno: un altro giocatore sposta { MANY($n, "gw-n-clerks") }. Potenziato, { MANY($cost, "gw-n-qi") }: ogni altro giocatore sposta { MANY($n2, "gw-n-clerks") }.
gw-warehouse-keys = Chiavi del magazzino
    .text = Quando si attiva il Quartiere dei costruttori con un tuo Commesso: metti { MANY($n, "gw-n-building-resources") } nel Magazzino. Potenziato, { MANY($cost, "gw-n-qi") }: mettine { $n2 }.
gw-royal-courier = Corriere reale
    .text = Alla fine del tuo turno: scarta { MANY($n4, "gw-n-cards") } per riprendere { MANY($n, "gw-n-command-cards") }. Potenziato, { MANY($cost, "gw-n-qi") }: riprendine { $n2 }, e un altro giocatore ne riprende { $n3 }.
gw-trophy-rights = Diritto al trofeo
    .text = Quando un'Orda è sconfitta: scegli chi la prende tra i giocatori con un Soldato su di essa. Potenziato, { MANY($cost, "gw-n-qi") }: lo stesso, e chi la prende ottiene { MANY($honour, "gw-n-honour") }.
gw-beacon-of-hope = Faro di speranza
    .text = In una Breccia: { $n } di Difesa in più alla Sezione, confronta di nuovo. Potenziato, { MANY($cost, "gw-n-qi") }: { $n2 } in più.
gw-emperors-favour = Favore dell'Imperatore
    .text = Alla fine del tuo turno: un giocatore qualsiasi può perdere { MANY($price, "gw-n-honour") } per scartare { MANY($n, "gw-n-shame") }. Potenziato, { MANY($cost, "gw-n-qi") }: un giocatore qualsiasi scarta { MANY($n2, "gw-n-shame") }.

## Events

gw-early-thaw = Disgelo precoce
    .text = Piazza subito { MANY($n, "gw-n-hordes") }.
gw-camp-fever = Febbre da campo
    .text = Ogni giocatore perde { MANY($n2, "gw-n-soldiers") } in una Postazione di tiro o Zona di riposo; se non ne ha, { MANY($n, "gw-n-qi") }.
gw-bandits-in-the-stores = Banditi nei depositi
    .text = Il Magazzino perde metà, arrotondata per eccesso; se era vuoto, ogni giocatore perde 1 risorsa da costruzione.
gw-generous-harvest = Raccolto generoso
    .text = Ogni giocatore ottiene { MANY($n, "gw-n-different-resources") }.
gw-envoys-of-peace = Emissari di pace
    .text = Scarta l'Orda più a nord di una Sezione scelta dai giocatori; i suoi Soldati vanno nella Zona di riposo.
gw-dry-wells = Pozzi asciutti
    .text = Ogni giocatore perde { MANY($n, "gw-n-qi") }.
gw-spy-in-the-palace = Spia a palazzo
    .text = Ogni giocatore scarta { MANY($n2, "gw-n-cards") } o perde { MANY($n3, "gw-n-honour") }.
gw-iron-stirrups = Staffe di ferro
    .text = Fino alla fine della partita ogni Orda nella riga 1 ha { $n } di Potenza in più.
gw-bitter-cold = Gelo pungente
    .text = Fino alla fine della partita la Letalità nelle Brecce è di { $n } più alta.
gw-corrupt-officials = Funzionari corrotti
    .text = Fino alla fine della partita le assunzioni costano { MANY($more, "gw-n-gold") } in più.
gw-weary-builders = Costruttori esausti
    .text = Fino alla fine della partita una Barricata costa { MANY($more, "gw-n-building-resources") } in più.
gw-banners-of-unity = Stendardi dell'unità
    .text = Fino alla fine della partita una Sezione dove almeno 2 fazioni hanno un Soldato ha { $n } di Difesa in più.

## Emperor's Requests

gw-taunt-them-and-prevail = Provocateli e poi batteteli!
gw-glory-belongs-to-the-emperor = La gloria spetta all'Imperatore!
gw-royal-escort = Scorta reale ai funzionari dell'Imperatore
gw-warriors-for-the-guard = Guerrieri per la guardia dell'Imperatore
gw-timber-for-the-palace = Legname per il palazzo
gw-tribute-of-gold = Tributo d'oro
gw-incense-for-the-ancestors = Incenso per gli antenati
gw-unbroken-line = La linea intatta
gw-the-wall-rises = La Muraglia cresce
gw-full-granaries = Granai colmi
gw-trophies-of-the-steppe = Trofei della steppa
gw-clerks-for-the-capital = Commessi per la capitale

## Reed Clan and Qin Jiushao

gw-reed-oath = Giuramento del Giunco
    .text = Il Giunco sposta fino a { MANY($clerks, "gw-n-clerks") } in Luoghi diversi, mai 2 nello stesso. Ogni giocatore sposta fino a 2 Commessi in Luoghi diversi. Poi 1 Lanciere del Giunco attacca gratis nella riga 1, o si mette 1 Barricata.
gw-reed-general-levy = Capitano della leva
    .text = Nessuna abilità.
gw-reed-general-watch = Capitano della ronda
    .text = Ogni Sezione dove un Soldato del Giunco è su un'Orda ha { $defence } di Difesa in più.
gw-qin-jiushao = Qin Jiushao, il Calcolatore
    .text = Nessuna abilità propria.
gw-qin-economy = Economia (Qin)
    .text = Qin sposta { MANY($clerks, "gw-n-clerks") } nei Luoghi più bassi del suo tracciato. Tu e il Giunco ne spostate fino a 2 ciascuno. Il suo Sorvegliante più basso sale di 1 livello.
gw-qin-despotism = Dispotismo (Qin)
    .text = Qin sposta { MANY($clerks, "gw-n-clerks") }. Tu e il Giunco ne spostate fino a 2 ciascuno. Poi un'Attivazione avanzata del Luogo più alto del suo tracciato con un suo Commesso.
gw-qin-work-harder = Lavorare di più (Qin)
    .text = Qin sposta { MANY($clerks, "gw-n-clerks") }. Tu e il Giunco ne spostate fino a 2 ciascuno. Costruisce una parte di Muraglia, il Magazzino paga quel che può; con entrambe complete, una Barricata.
gw-qin-attack-order = Ordine d'attacco (Qin)
    .text = Qin sposta { MANY($clerks, "gw-n-clerks") }. Tu e il Giunco ne spostate fino a 2 ciascuno. Un suo Lanciere, poi un suo Arciere attaccano gratis.
gw-qin-betrayal = Tradimento (Qin)
    .text = Qin sposta { MANY($clerks, "gw-n-clerks") }. Tu e il Giunco ne spostate fino a 2 ciascuno. Risolve l'ultimo riquadro della sua carta con il titolo della tua; se è Tradimento ottiene 4 Onore.
gw-qin-court-audience = Udienza a corte (Qin)
    .text = Qin sposta { MANY($clerks, "gw-n-clerks") }. Tu e il Giunco ne spostate fino a 2 ciascuno. Sale di un posto nell'ordine di Tè, prende il Consigliere più a sinistra come supporto e ottiene 2 Onore.

## Horde cards by their Invasion marker

gw-steppe-scouts-left = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-steppe-scouts-middle = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-steppe-scouts-right = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-horse-archers-left = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-horse-archers-middle = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-horse-archers-right = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-naiman-lancers-left = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-naiman-lancers-middle = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-naiman-lancers-right = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-siege-sappers-left = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-siege-sappers-middle = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-siege-sappers-right = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-merkit-raiders-left = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-merkit-raiders-middle = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-merkit-raiders-right = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-kheshig-guard-left = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-kheshig-guard-middle = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-kheshig-guard-right = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-black-tumen-left = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-black-tumen-middle = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-black-tumen-right = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-war-drummers-left = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-war-drummers-middle = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-war-drummers-right = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-co-ordu-riders-left = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-ordu-riders-middle = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-ordu-riders-right = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-iron-column-left = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-iron-column-middle = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-iron-column-right = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-foragers-left = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-foragers-middle = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-foragers-right = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-tribute-takers-left = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-tribute-takers-middle = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-tribute-takers-right = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-pavise-bearers-left = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-pavise-bearers-middle = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-pavise-bearers-right = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-torguud-lancers-left = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-torguud-lancers-middle = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-torguud-lancers-right = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-mangudai-left = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-mangudai-middle = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-mangudai-right = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-whirling-vanguard-left = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }
gw-co-whirling-vanguard-middle = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }
gw-co-whirling-vanguard-right = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }

## Momenti in cui si usano le carte

gw-spring-start = inizio della Primavera
gw-spring-end = fine della Primavera
gw-summer-start = inizio dell'Estate
gw-summer-income = dopo la tua rendita estiva
gw-turn-start = inizio del tuo turno
gw-others-box = dopo un riquadro «Altri giocatori»
gw-after-your-activation-step = dopo il tuo passo di Attivazione
gw-turn-end = fine del tuo turno
gw-lone-shame = sei da solo nel Luogo
gw-location-activates = si attiva un Luogo
gw-when-you-gather = hai raccolto
gw-when-you-upgrade = hai Migliorato un Sorvegliante
gw-when-you-donate = hai donato
gw-when-you-recruit = hai Reclutato
gw-when-you-build = hai costruito
gw-when-you-hire = hai assunto
gw-when-you-cover = un tuo Soldato è su un'Orda
gw-when-you-attack = hai attaccato
gw-on-horde-defeated = un'Orda è sconfitta
gw-taker-fixed = si sa chi prende l'Orda
gw-when-you-take-horde = hai preso un'Orda
gw-when-soldiers-would-die = i tuoi Soldati morirebbero
gw-when-your-soldier-is-killed = i tuoi Soldati sono stati uccisi
gw-winter-start = inizio dell'Inverno
gw-winter-shooting = dopo i tiri d'Inverno
gw-before-assault = prima dell'Assalto
gw-on-breach = minaccia una Breccia
gw-when-section-holds = la Muraglia ha tenuto
gw-when-you-draw-tactic = hai pescato alla Scuola Marziale
gw-when-you-play-tactic = hai giocato una carta Tattica
gw-request-step = prima dell'Onta per le Richieste

## Parole delle carte

gw-plain = semplice
gw-nowhere = nowhere
gw-boosted = Potenziato
gw-draw-card = pesca { MANY($n, "gw-n-cards") }
gw-hire-cheaper = un'assunzione pagando { MANY($less, "gw-n-gold") } in meno
gw-tea-up = sali di { MANY($n, "gw-n-places") } nell'ordine di Tè
gw-shed-shame = scarta { MANY($n, "gw-n-shame") }
gw-attack-once = attacca con { MANY($n, "gw-n-with-soldiers") }
gw-take-qi = ottieni { MANY($n, "gw-n-qi") }

## Decisioni sulle carte

gw-ask-use-card =
    { $where ->
        [nowhere] Ora ({ $window }): usi una carta?
       *[other] Ora ({ $window }, { $where }): usi una carta?
    }
gw-ask-play-tactic =
    { $where ->
        [nowhere] Ora ({ $window }): giochi una carta Tattica?
       *[other] Ora ({ $window }, { $where }): giochi una carta Tattica?
    }
gw-ask-exchange = Scambi Risorse una per una (fino a { $n })?
gw-ask-rival-income = Di quale Luogo riscuoti la rendita rivale (al massimo { $n })?
gw-ask-stock = Che cosa va nel Magazzino (ancora { $n })?
gw-ask-advanced-activation = Quale Luogo attivi con l'Attivazione avanzata?
gw-ask-muster = Metti Soldati della tua riserva personale in una Zona di riposo (fino a { $n })?
gw-ask-attack-every-section = Attacchi con 1 Soldato in ogni Sezione?
gw-ask-fire = Gli Arcieri di quale Sezione tirano?
gw-ask-take-reward = Di quale punto prendi la Ricompensa (fino a { $n })?
gw-ask-rescue-by-card = Chi Salvi con la carta (fino a { $n }, { $price } Qi ciascuno)?
gw-ask-spare = Chi viene risparmiato su un'Orda dalla carta?
gw-ask-choose-effect = Scegli una cosa ({ $n } da scegliere)
gw-ask-copy-card = Quale carta copia Tradimento?
gw-ask-choose-zones = Da quale Zona di riposo attaccano tutti i tuoi Soldati?

## Opzioni delle carte

gw-do-use = Usa { $a1 }
gw-do-play = Gioca { $a1 } ({ $a2 })
gw-do-swap = Scambia 1 { $a1 } con 1 { $a2 }
gw-do-income = Rendita rivale di { $a1 }
gw-do-stock = 1 { $a1 } nel Magazzino
gw-do-muster = { $a3 } { $a1 } nella Zona di riposo, { $a2 }
gw-do-fire = Gli Arcieri tirano, { $a1 }
gw-do-reward = Ricompensa di { $a2 }, { $a1 }
gw-do-spare-1 = Risparmia tutti i tuoi su { $a1 }
gw-do-spare-2 = Risparmia { $a2 } su { $a1 }
gw-do-choose = Scegli: { $a1 }
gw-do-alternative = Non copiare: sposta invece Commessi
gw-do-copy = Copia { $a2 } di { $a1 }
gw-do-zone = Tutti da { $a1 }

## Cronaca delle carte

gw-said-used = { $seat } usa { $card }.
gw-said-played = { $seat } gioca { $card } ({ $box }).
gw-said-count-clerks = { $n ->
    [one] { $seat } conta qui 1 Commesso.
   *[other] { $seat } conta qui { $n } Commessi.
}
gw-said-stock = { $seat } mette 1 { $what } nel Magazzino.
gw-said-spared = { $seat } risparmia Soldati su { $horde }.
gw-said-copied = { $seat } copia { $card }.

## Il gioco cooperativo

gw-give-up-card = scarta { MANY($n, "gw-n-cards") }
gw-give-up-honour = perdi { MANY($n, "gw-n-honour") }
gw-ask-pick-player = Per quale giocatore (ancora { $n })?
gw-ask-give = Dai Risorse ad altri giocatori (fino a { $n })?
gw-ask-name-exposed = Quale Soldato muore (ancora { $n })?
gw-ask-swap-hordes = Quale Orda scambia il posto con quella dietro?
gw-ask-remove-horde = Da quale Sezione si scarta l'Orda più a nord?
gw-ask-recall = Quale carta Comando riprendi (fino a { $n })?
gw-ask-rescue-anybody = Chi Salvi con la carta (fino a { $n }, { $price } Qi ciascuno)?
gw-ask-share-out = Chi ottiene la prossima Risorsa (ancora { $n })?
gw-ask-move-horde = Quale Orda va in un'altra Sezione?
gw-ask-name-taker = Chi prende l'Orda?
gw-do-player = { $a1 }
gw-do-give = 1 { $a1 } a { $a2 }
gw-do-doom-3 = { $a2 } di { $a3 }, { $a1 }
gw-do-swap-hordes = L'Orda ({ $a1 }) e quella dietro
gw-do-remove-horde = L'Orda più a nord, { $a1 }
gw-do-recall = Riprendi { $a1 }
gw-do-rescue-4 = Salva { $a2 } di { $a3 }, { $a1 }; paga { $a4 }
gw-do-share = Una Risorsa a { $a1 }
gw-do-move-horde = L'Orda più a nord, da { $a1 } a { $a2 }
gw-do-taker = La prende { $a1 }
gw-said-for-player = { $seat } sceglie { $to_seat }.
gw-said-gave = { $from_seat } dà 1 { $what } a { $to_seat }.
gw-said-hordes-swapped = Le Orde { $first } e { $second } si scambiano di posto.
gw-said-recalled = { $seat } riprende in mano { $card }.
gw-ask-fulfil-requests = Quale Richiesta esaudisce il tavolo?
gw-ask-sacrifice-one = Quale Soldato Sacrifichi?
gw-ask-escort = Chi si unisce alla scorta dalla Sezione: { $section }?
gw-ask-offer-honour = Quanto Onore dai (ne mancano { $n })?
gw-do-fulfil = Esaudisci { $a1 }
gw-do-sacrifice = { $a2 } di { $a3 }, { $a1 }
gw-do-offer = { $a1 } Onore
gw-said-sacrifice = { $seat } Sacrifica: { $what }.
gw-said-fulfilled = La Richiesta è esaudita: { $card } ({ $n } in tutto).
