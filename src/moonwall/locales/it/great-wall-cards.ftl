# Le carte di The Great Wall: nomi e testi.

## Command cards

gw-economy = Economia
    .text = Sposta fino a 3 Commessi. Ogni altra fazione sposta fino a 2 Commessi in Luoghi diversi. Ottieni 2 Risorse diverse, e 1 altra a scelta se sul tracciato c'è Lavorare di più di un rivale.
gw-despotism = Dispotismo
    .text = Sposta fino a 3 Commessi, e altri 2 se sul tracciato c'è Economia di un rivale. Ogni altra fazione sposta fino a 2 Commessi in Luoghi diversi. Poi un'Attivazione avanzata di un Luogo qualsiasi.
gw-work-harder = Lavorare di più
    .text = Sposta fino a 2 Commessi. Ogni altra fazione sposta fino a 2 Commessi in Luoghi diversi. Puoi costruire una Barricata o un livello di Muraglia con 2 Risorse in meno e Onore pieno; se sul tracciato c'è Ordine d'attacco di un rivale, metti anche 1 Barricata gratis in una Sezione con un'Orda.
gw-attack-order = Ordine d'attacco
    .text = Sposta fino a 2 Commessi. Ogni altra fazione sposta fino a 2 Commessi in Luoghi diversi. Puoi Arruolare 1 Soldato in una Zona di riposo; poi scegli quante Zone di riposo vuoi: tutti i tuoi Soldati lì attaccano. Se sul tracciato c'è Dispotismo di un rivale, tutti i tuoi Arcieri di una Sezione tirano.
gw-betrayal = Tradimento
    .text = Risolvi la carta di un altro giocatore sul tracciato come fosse tua; oppure sposta fino a 2 Commessi, e ogni altra fazione ne sposta 1. Una volta scartata non torna più in mano.
gw-court-audience = Udienza a corte
    .text = Sposta fino a 2 Commessi. Ogni altra fazione sposta fino a 2 Commessi in Luoghi diversi. Scegli due cose (tre se sul tracciato c'è Tradimento di un rivale): pesca una carta Tattica; un'assunzione per 1 Oro in meno; sali di un posto nell'ordine del Tè; scarta 1 Onta.

## Hordes

gw-steppe-scouts = Esploratori della steppa
    .text = Nessuna abilità.
gw-horse-archers = Arcieri a cavallo
    .text = Inseguimento: Salvare un Soldato su questa carta costa 1 Qi in più.
gw-naiman-lancers = Lancieri naimani
    .text = Carica: 2 di Potenza in più finché è nella riga 1.
gw-siege-sappers = Zappatori d'assedio
    .text = Mina: ogni Barricata della Sezione aggiunge 1 Difesa invece di 2.
gw-merkit-raiders = Razziatori merkiti
    .text = Saccheggio: in una Breccia ogni giocatore senza un Soldato su questa carta perde anche 1 Risorsa a sua scelta.
gw-kheshig-guard = Guardia kheshig
    .text = Corazza: i tre punti corazzati non subiscono Ferite; i Soldati li coprono come sempre.
gw-black-tumen = Tumen nero
    .text = Furia: la Letalità su questa carta è di 1 più alta.
gw-war-drummers = Tamburini di guerra
    .text = Tamburi: 1 di Potenza in più per ogni altra Orda della Sezione.

## Generals

gw-yang-ye = Yang Ye, l'Invincibile
    .text = Quando i tuoi Soldati morirebbero, puoi Salvarne fino a uno per Consigliere di supporto per 1 Qi ciascuno; ognuno così salvato porta 3 Onore.
gw-che-kung = Che Kung, Flagello dei predoni
    .text = Ogni Lanciere o Cavaliere che metti su un'Orda porta 1 Onore per Consigliere di supporto.
gw-zhang-shijie = Zhang Shijie, l'Ultimo Ammiraglio
    .text = Dopo aver giocato una carta Tattica ottieni 1 Qi per Consigliere di supporto.
gw-yang-paifeng = Yang Paifeng, la Sguattera
    .text = Con un Lanciere su un'Orda sconfitta conti 1 Punto vitale in più per Consigliere di supporto quando si stabilisce chi la prende.
gw-han-shizhong = Han Shizhong, Signore dei guadi
    .text = Tante volte l'Anno quanti sono i tuoi Consiglieri di supporto: quando si attiva un Luogo con almeno 2 tuoi Commessi, attacca con 1 Soldato o pesca una carta Tattica.
gw-yue-fei = Yue Fei, il Leale
    .text = Due volte l'Anno, dopo i tuoi Attacchi: paga 1 Qi per infliggere 1 Ferita per Consigliere di supporto a un'Orda appena attaccata.
gw-zong-ze = Zong Ze, il Governatore grigio
    .text = Due volte l'Anno, dove si attiva esattamente 1 tuo Commesso, esso vale tanti Commessi quanti sono i tuoi Consiglieri di supporto, al massimo 3.
gw-bi-zaiyu = Bi Zaiyu, l'Ingannatore
    .text = Dopo la tua fase di Attivazione attacca dalle Zone di riposo con fino a un Soldato per Consigliere di supporto.
gw-meng-gong = Meng Gong, l'Arruolatore
    .text = Ogni tuo Arruolamento costa 1 Risorsa in meno per Consigliere di supporto, dei tipi che scegli.
gw-wanyan-chenheshang = Wanyan Chenheshang, della Cavalleria leale
    .text = I tuoi Cavalieri costano 1 Oro in meno. Quando uno di loro copre punti di un'Orda, infliggile 1 Ferita per Consigliere di supporto.
gw-liang-hongyu = Liang Hongyu, dal tamburo di guerra
    .text = Dopo i tiri d'Inverno infliggi 1 Ferita per Consigliere di supporto, nelle Sezioni dove hai un Arciere in una Postazione di tiro.
gw-she-saihua = She Saihua, la Matriarca
    .text = Quando prendi un'Orda ottieni 2 Onore per Consigliere di supporto.
gw-yu-jie = Yu Jie, Costruttore di rocche
    .text = Le azioni di costruzione di un'Attivazione o di un effetto ti costano in tutto 1 Risorsa in meno per Consigliere di supporto, e portano 1 Onore.

## Advisors

gw-woodcutter = Boscaiolo
    .text = Ogni Estate ottieni 2 Legno.
gw-quarryman = Cavatore
    .text = Quando raccogli nella Cava ottieni 2 Pietra in più.
gw-prospector = Cercatore d'oro
    .text = Ottieni 1 Oro quando raccogli nella Miniera d'oro, e 1 Oro ogni Estate.
gw-herbalist = Erborista
    .text = Ogni Estate ottieni 2 Qi.
gw-racketeer = Estorsore
    .text = Ogni Estate scegli un Luogo: ottieni quanto dà lì il Sovrintendente rivale più alto, al massimo 3. Il rivale non perde nulla.
gw-spiritual-guide = Guida spirituale
    .text = Quando raccogli nel Tempio puoi Migliorare una volta in più il tuo Sovrintendente lì, per 1 in meno.
gw-foreman = Capomastro
    .text = I tuoi Miglioramenti costano 1 in meno e portano 1 Onore ciascuno.
gw-surveyor = Agrimensore
    .text = Una volta per turno, dopo un tuo Miglioramento, sposta 1 Commesso.
gw-tax-collector = Esattore
    .text = Ogni Estate ottieni 1 Oro per ogni tuo Sovrintendente, al massimo 3.
gw-almoner = Elemosiniere
    .text = Quando doni in un Luogo di produzione puoi donare una seconda Risorsa dello stesso tipo.
gw-steward = Intendente
    .text = Ogni Estate puoi mettere nel Magazzino fino a 2 risorse da costruzione diverse, per 2 Onore ciascuna.
gw-money-changer = Cambiavalute
    .text = All'inizio del tuo turno puoi scambiare fino a 3 Risorse una per una.
gw-scribe = Scriba
    .text = All'inizio del tuo turno sposta 1 Commesso.
gw-messenger = Messaggero
    .text = Una volta l'Anno, dopo un riquadro "Altri giocatori", sposta 1 Commesso in più.
gw-innkeeper = Oste
    .text = Ogni Estate sali di un posto nell'ordine del Tè o ottieni 1 Qi; se sei già in cima ottieni invece 2 Qi.
gw-chamberlain = Ciambellano
    .text = Le assunzioni ti costano 1 Oro in meno; la prima di un turno porta 1 Onore.
gw-examiner = Esaminatore
    .text = Quando assumi un Consigliere puoi pescare una carta Tattica e ottenere 1 Onore.
gw-magistrate = Magistrato
    .text = Una volta l'Anno, dopo la tua fase di Attivazione: un'Attivazione avanzata di un Luogo regolare con almeno 2 tuoi Commessi.
gw-bailiff = Balivo
    .text = Quando riceveresti Onta perché sei da solo in un Luogo, puoi pagare 1 Qi per evitarla.
gw-envoy = Emissario
    .text = Se la tua carta Comando è l'ultima sul tracciato, ottieni 2 Risorse diverse all'inizio del tuo turno.
gw-guardian = Guardiano
    .text = Dopo la tua fase di Attivazione puoi attaccare con 1 Soldato in ogni Sezione.
gw-logistician = Logista
    .text = All'inizio del tuo turno fai un Movimento di Soldati; poi 1 dei Soldati spostati può attaccare.
gw-horse-dealer = Mercante di cavalli
    .text = Ottieni 2 Oro per ogni tuo Cavaliere ucciso.
gw-drillmaster = Istruttore
    .text = I tuoi Lancieri costano 1 Pietra in meno. Un Arruolamento con almeno 2 Lancieri porta 2 Onore.
gw-fletcher = Frecciaio
    .text = I tuoi Arcieri costano 1 Qi in meno. Quando un Arciere Arruolato attacca, infliggi 1 altra Ferita in quella Sezione.
gw-groom = Stalliere
    .text = I tuoi Cavalieri costano 1 Oro in meno e portano 2 Onore quando vengono messi su un'Orda.
gw-banner-bearer = Portabandiera
    .text = Una volta per turno, dopo i tuoi Attacchi a un'Orda dove nessun altro clan ha un Soldato, ottieni 2 Onore.
gw-pathfinder = Battistrada
    .text = I tuoi Lancieri possono attaccare anche la riga 2.
gw-scavenger = Spogliatore
    .text = Una volta per turno, quando un tuo Soldato copre un Punto vitale, prendi anche la Ricompensa di un punto libero vicino.
gw-executioner = Boia
    .text = Quando prendi un'Orda ottieni 2 Risorse a scelta.
gw-chronicler = Cronista
    .text = Quando un'Orda con un tuo Soldato è sconfitta e la prende un altro, ottieni 3 Onore.
gw-field-surgeon = Chirurgo da campo
    .text = Una volta l'Anno, quando i tuoi Soldati morirebbero, Salvane 1 gratis.
gw-physician = Medico
    .text = Il Salvataggio ti costa 1 Qi in meno.
gw-undertaker = Becchino
    .text = Quando i tuoi Soldati vengono uccisi ottieni 1 Onore per ciascuno, al massimo 3 per evento.
gw-archery-master = Maestro d'arco
    .text = Dopo la tua fase di Attivazione tira 1 tuo Arciere in una Postazione di tiro.
gw-watchman = Sentinella
    .text = Dopo i tiri d'Inverno infliggi 1 altra Ferita in una Sezione con un tuo Arciere in una Postazione di tiro, e ottieni 1 Onore.
gw-architect = Architetto
    .text = I livelli di Muraglia ti costano 3 in meno, con Onore pieno.
gw-carpenter = Carpentiere
    .text = Ogni Barricata che costruisci porta altri 2 Onore.
gw-gatekeeper = Custode della porta
    .text = Quando una Sezione con un'Orda tiene e lì hai un Arciere in una Postazione di tiro, o vi hai costruito quest'Anno, ottieni 2 Onore.
gw-geomancer = Geomante
    .text = Dopo la tua fase di Attivazione puoi costruire 1 Barricata al prezzo normale.
gw-strategist = Stratega
    .text = I riquadri Potenziati ti costano 1 Qi in meno; ogni carta Tattica che giochi porta 1 Onore.
gw-martial-instructor = Maestro d'armi
    .text = Quando peschi alla Scuola Marziale puoi pescare una carta in più.
gw-abbot = Abate
    .text = Scartare Onta in Estate ti costa 1 Qi in meno (nel gioco cooperativo 3 Onore in meno, anche quando la ricevi).
gw-astrologer = Astrologo
    .text = Ogni Primavera puoi pescare una carta Tattica.

## Tactic cards

gw-retreat = Ritirata
    .text = Quando i tuoi Soldati morirebbero: Salvane 1 gratis. Potenziato, 2 Qi: Salva gratis tutti i tuoi di questo evento, Arcieri compresi.
gw-restless = Senza riposo
    .text = All'inizio del tuo turno: Migliora un Sovrintendente per 2 in meno. Potenziato, 1 Qi: Migliora due Sovrintendenti diversi, ciascuno per 2 in meno.
gw-ambush = Imboscata
    .text = All'inizio del tuo turno: infliggi 1 Ferita nella riga 1. Potenziato, 2 Qi: infliggi 3 Ferite a un'Orda in una riga qualsiasi.
gw-fire-arrows = Frecce incendiarie
    .text = Alla fine del tuo turno: tira 1 tuo Arciere. Potenziato, 2 Qi: tirano tutti i tuoi Arcieri di una Sezione, poi infliggi lì 1 Ferita.
gw-cavalry-charge = Carica di cavalleria
    .text = All'inizio del tuo turno: attacca con 1 Cavaliere da una Zona di riposo. Potenziato, 2 Qi: Arruola 1 Cavaliere per 3 Oro in meno.
gw-shield-wall = Muro di scudi
    .text = Quando i tuoi Soldati morirebbero: su un'Orda ne muore 1 tuo in meno. Potenziato, 2 Qi: su un'Orda non muore nessuno dei tuoi; in una Breccia vi restano.
gw-forced-march = Marcia forzata
    .text = All'inizio del tuo turno: un Movimento di Soldati. Potenziato, 1 Qi: due Movimenti di Soldati, poi attacca con fino a 2 dei Soldati spostati.
gw-feint = Finta
    .text = Quando un'Orda con un tuo Soldato è sconfitta: conti 1 Punto vitale in più quando si stabilisce chi la prende. Potenziato, 2 Qi: ne conti 3 in più.
gw-spoils-of-war = Bottino di guerra
    .text = Quando un'Orda con un tuo Soldato è sconfitta: ottieni 1 Risorsa a scelta. Potenziato, 1 Qi: riprendi le Ricompense di fino a 3 punti coperti dai tuoi Soldati.
gw-rally = Adunata
    .text = Alla fine del tuo turno: paga 1 Pietra per mettere 1 Lanciere della tua riserva personale in una Zona di riposo. Potenziato, 2 Qi: mettine fino a 2.
gw-pincer-attack = Attacco a tenaglia
    .text = Dopo i tuoi Attacchi: infliggi 1 Ferita a un'Orda appena attaccata. Potenziato, 2 Qi: infliggile 2 Ferite e ottieni 2 Onore.
gw-hidden-stores = Scorte nascoste
    .text = Quando si attiva un Luogo di produzione con un tuo Commesso: ottieni 1 della sua Risorsa. Potenziato, 1 Qi: ottienine 1 per ogni tuo Commesso lì, poi Migliora il tuo Sovrintendente lì per 1 in meno.
gw-night-shift = Turno di notte
    .text = All'inizio del tuo turno: sposta 1 Commesso. Potenziato, 2 Qi: un'Attivazione avanzata di un Luogo con almeno 1 tuo Commesso.
gw-press-gang = Leva forzata
    .text = Quando si attiva la Caserma con un tuo Commesso: il tuo Arruolamento costa 2 in meno. Potenziato, 1 Qi: conta anche 1 Commesso in più.
gw-last-stand = Ultima resistenza
    .text = In una Breccia: ricevi 1 Onta in meno. Potenziato, 2 Qi: 3 in meno.
gw-scorched-earth = Terra bruciata
    .text = In una Breccia: infliggi 1 Ferita in quella Sezione. Potenziato, 1 Qi: infliggi 1 Ferita a ogni Orda della Sezione.
gw-hold-the-gate = Tenere la porta
    .text = In una Breccia: 2 di Difesa in più alla Sezione, confronta di nuovo. Potenziato, 2 Qi: 5 di Difesa in più; se ora tiene, ottieni 3 Onore.
gw-war-council = Consiglio di guerra
    .text = All'inizio del tuo turno: pesca una carta Tattica. Potenziato, 1 Qi: pescane 2 e sali di un posto nell'ordine del Tè.
gw-purification = Purificazione
    .text = Alla fine del tuo turno: ottieni 1 Qi. Potenziato, 1 Qi: scarta fino a 2 Onta (nel gioco cooperativo 1).
gw-bribery = Corruzione
    .text = All'inizio del tuo turno: assumi un Commesso per 1 Oro in meno. Potenziato, 1 Qi: un'assunzione di qualsiasi tipo per 2 Oro in meno.

## Artifacts

gw-seal-of-counsel = Sigillo del Consiglio
    .text = 8 Onore per ogni tuo Consigliere di supporto.
gw-bow-of-a-thousand-wounds = Arco delle mille ferite
    .text = 1 Onore per ogni Ferita inflitta dai tuoi Arcieri e dalle tue carte.
gw-jade-abacus = Abaco di giada
    .text = 3 Onore per ogni livello dei tuoi Sovrintendenti.
gw-banner-of-broken-hordes = Stendardo delle orde infrante
    .text = 4 Onore per ogni Orda presa che non porta Onta.
gw-golden-scales = Bilancia d'oro
    .text = Più Oro rimasto 21 Onore, secondo 12, terzo 6, quarto 0; meno di 3 Oro non valgono nulla; parità secondo l'ordine del Tè.

## Co-operative Hordes

gw-co-ordu-riders = Cavalieri dell'ordu
    .text = Nessuna abilità.
gw-co-iron-column = Colonna di ferro
    .text = Nessuna abilità.
gw-co-foragers = Foraggiatori
    .text = Ogni Estate ogni giocatore senza un Soldato su questa carta perde 1 Legno o Pietra.
gw-co-tribute-takers = Esattori di tributi
    .text = Quando fa una Breccia ogni giocatore perde 2 Risorse a sua scelta.
gw-co-pavise-bearers = Portatori di pavese
    .text = I Lancieri non possono attaccarla.
gw-co-torguud-lancers = Lancieri torguud
    .text = I Lancieri appena Arruolati non possono attaccarla; quelli a riposo sì.
gw-co-mangudai = Mangudai
    .text = Prima della fase di Tiro viene ucciso 1 Soldato in una Postazione di tiro o nella Zona di riposo della Sezione; i giocatori decidono di chi.
gw-co-whirling-vanguard = Avanguardia turbinante
    .text = Alla fine della Primavera scambia il posto con l'Orda davanti a lei.

## Co-operative Generals

gw-wen-tianxiang = Wen Tianxiang, il Retto
    .text = Ogni Estate i giocatori insieme ottengono 1 Risorsa a scelta per ogni tuo Consigliere di supporto, divise come vuoi, al massimo 2 a te.
gw-mu-guiying = Mu Guiying, Signora degli stendardi
    .text = Una volta per turno, e in Inverno una volta per Sezione, quando Soldati di chiunque morirebbero, fino a uno per tuo Consigliere di supporto è Salvato per 1 Qi ciascuno, pagato da te o dai loro proprietari.
gw-li-tingzhi = Li Tingzhi, Scudo di Yangzhou
    .text = Una volta l'Anno, prima di un Assalto, la Sezione ottiene 1 Difesa e 1 in più per Consigliere di supporto.
gw-lu-xiufu = Lu Xiufu, il Ministro saldo
    .text = Prima di ricevere Onta per le Richieste aperte, fino a un segnalino per Consigliere di supporto è fermato per 2 Qi ciascuno, per qualsiasi giocatore.
gw-zhang-jue = Zhang Jue, il Leone dei monti
    .text = All'inizio del tuo turno un altro giocatore sposta 1 Commesso, e 1 in più ogni due tuoi Consiglieri di supporto.
gw-yang-miaozhen = Yang Miaozhen, Lancia fior di pero
    .text = Una volta per turno, dopo i tuoi Attacchi, gli altri giocatori attaccano nelle stesse Sezioni con in tutto fino a un Soldato per tuo Consigliere di supporto.
gw-wu-jie = Wu Jie, Guardiano del passo
    .text = Una volta l'Anno, dopo i tiri d'Inverno, tira di nuovo fino a un Arciere per Consigliere di supporto, di qualsiasi giocatore, al massimo 2 dello stesso.
gw-chen-gui = Chen Gui, il Maestro d'assedio
    .text = Ogni Primavera 1 risorsa da costruzione per Consigliere di supporto va nel Magazzino. Chi costruisce un livello di Muraglia ottiene 1 Qi.

## Co-operative Tactic cards

gw-joint-assault = Assalto congiunto
    .text = Dopo i tuoi Attacchi: un altro giocatore attacca con 1 Soldato in una Sezione appena attaccata. Potenziato, 2 Qi: ogni altro giocatore attacca con 1 Soldato in una Sezione qualsiasi.
gw-supply-train = Colonna di rifornimenti
    .text = All'inizio del tuo turno: dai fino a 3 Risorse ad altri giocatori. Potenziato, 1 Qi: ogni altro giocatore ottiene 1 Risorsa a scelta.
gw-shared-burden = Fardello condiviso
    .text = In una Breccia: un giocatore qualsiasi riceve 1 Onta in meno. Potenziato, 2 Qi: ogni giocatore ne riceve 1 in meno.
gw-covering-fire = Fuoco di copertura
    .text = Alla fine del tuo turno: tira 1 Arciere di un giocatore qualsiasi. Potenziato, 2 Qi: tirano tutti gli Arcieri di tutti i giocatori in una Sezione.
gw-field-hospital = Ospedale da campo
    .text = Quando dei Soldati morirebbero: Salvane gratis 1 di un giocatore qualsiasi. Potenziato, 2 Qi: Salvane gratis 3 di giocatori qualsiasi.
gw-signal-fires = Fuochi di segnalazione
    .text = Alla fine del tuo turno: due Orde in righe vicine di una Sezione si scambiano di posto. Potenziato, 2 Qi: sposta l'Orda più a nord di una Sezione in un'altra Sezione con una riga libera.
gw-common-purpose = Causa comune
    .text = All'inizio del tuo turno: un altro giocatore sposta 1 Commesso. Potenziato, 1 Qi: ogni altro giocatore sposta 1 Commesso.
gw-warehouse-keys = Chiavi del magazzino
    .text = Quando si attiva il Quartiere dei costruttori con un tuo Commesso: 2 risorse da costruzione vanno nel Magazzino. Potenziato, 2 Qi: 4.
gw-royal-courier = Corriere reale
    .text = Alla fine del tuo turno: scarta 1 carta Tattica per riprendere 1 tua carta Comando. Potenziato, 2 Qi: riprendine 1, e un altro giocatore ne riprende 1.
gw-trophy-rights = Diritto al trofeo
    .text = Quando un'Orda è sconfitta: scegli chi la prende tra i giocatori con un Soldato su di essa. Potenziato, 1 Qi: lo stesso, e chi la prende ottiene 3 Onore.
gw-beacon-of-hope = Faro di speranza
    .text = In una Breccia: 3 di Difesa in più alla Sezione, confronta di nuovo. Potenziato, 3 Qi: 8 in più.
gw-emperors-favour = Favore dell'Imperatore
    .text = Alla fine del tuo turno: un giocatore qualsiasi può perdere 5 Onore per scartare 1 Onta. Potenziato, 2 Qi: un giocatore qualsiasi scarta 1 Onta.

## Events

gw-early-thaw = Disgelo precoce
    .text = Piazza subito 1 Orda.
gw-camp-fever = Febbre da campo
    .text = Ogni giocatore perde 1 Soldato in una Postazione di tiro o Zona di riposo; se non ne ha, 2 Qi.
gw-bandits-in-the-stores = Banditi nei depositi
    .text = Il Magazzino perde metà, arrotondata per eccesso; se era vuoto, ogni giocatore perde 1 risorsa da costruzione.
gw-generous-harvest = Raccolto generoso
    .text = Ogni giocatore ottiene 2 Risorse diverse.
gw-envoys-of-peace = Emissari di pace
    .text = Scarta l'Orda più a nord di una Sezione scelta dai giocatori; i suoi Soldati vanno nella Zona di riposo.
gw-dry-wells = Pozzi asciutti
    .text = Ogni giocatore perde 2 Qi.
gw-spy-in-the-palace = Spia a palazzo
    .text = Ogni giocatore scarta 1 carta Tattica o perde 4 Onore.
gw-iron-stirrups = Staffe di ferro
    .text = Fino alla fine della partita ogni Orda nella riga 1 ha 1 di Potenza in più.
gw-bitter-cold = Gelo pungente
    .text = Fino alla fine della partita la Letalità nelle Brecce è di 1 più alta.
gw-corrupt-officials = Funzionari corrotti
    .text = Fino alla fine della partita le assunzioni costano 1 Oro in più.
gw-weary-builders = Costruttori esausti
    .text = Fino alla fine della partita una Barricata costa 1 risorsa da costruzione in più.
gw-banners-of-unity = Stendardi dell'unità
    .text = Fino alla fine della partita una Sezione dove almeno 2 fazioni hanno un Soldato ha 1 di Difesa in più.

## Emperor's Requests

gw-taunt-them-and-prevail = Provocateli e poi batteteli!
    .text = Nessuna Breccia quest'Inverno mentre ogni Sezione ha un'Orda e in tutto ce ne sono almeno 4 (4 giocatori: 5).
gw-glory-belongs-to-the-emperor = La gloria spetta all'Imperatore!
    .text = Insieme perdete 36 Onore (4 giocatori: 44), ciascuno almeno 6.
gw-royal-escort = Scorta reale ai funzionari dell'Imperatore
    .text = Insieme Sacrificate 1 Soldato da una Zona di riposo o Postazione di tiro di ognuna delle 3 Sezioni, uno di loro un Cavaliere.
gw-warriors-for-the-guard = Guerrieri per la guardia dell'Imperatore
    .text = Ciascuno Sacrifica 1 Soldato in una Zona di riposo o Postazione di tiro, e (2 o 3 giocatori) 1 Lanciere della riserva personale.
gw-timber-for-the-palace = Legname per il palazzo
    .text = Ciascuno paga 3 Legno e 2 Pietra (4 giocatori: 2 Legno e 2 Pietra).
gw-tribute-of-gold = Tributo d'oro
    .text = Ciascuno paga 4 Oro (4 giocatori: 3).
gw-incense-for-the-ancestors = Incenso per gli antenati
    .text = Ciascuno paga 4 Qi (4 giocatori: 3).
gw-unbroken-line = La linea intatta
    .text = Nessuna Breccia quest'Inverno e tutte le Sezioni in gioco almeno al livello 1.
gw-the-wall-rises = La Muraglia cresce
    .text = Due Sezioni almeno al livello 2 (4 giocatori: e la terza all'1).
gw-full-granaries = Granai colmi
    .text = Insieme scartate 6 Risorse dal Magazzino (2 giocatori: 5).
gw-trophies-of-the-steppe = Trofei della steppa
    .text = I giocatori hanno preso 3 Orde quest'Anno (2 giocatori: 2, 4 giocatori: 4).
gw-clerks-for-the-capital = Commessi per la capitale
    .text = Ciascuno Sacrifica 1 Commesso della riserva personale.

## Reed Clan and Qin Jiushao

gw-reed-oath = Giuramento del Giunco
    .text = Il Giunco sposta fino a 2 Commessi in Luoghi diversi, mai 2 nello stesso. Ogni giocatore sposta fino a 2 Commessi in Luoghi diversi. Poi 1 Lanciere del Giunco attacca gratis nella riga 1, o si mette 1 Barricata.
gw-reed-general-levy = Capitano della leva
    .text = Nessuna abilità.
gw-reed-general-watch = Capitano della ronda
    .text = Ogni Sezione dove un Soldato del Giunco è su un'Orda ha 1 di Difesa in più.
gw-qin-jiushao = Qin Jiushao, il Calcolatore
    .text = Nessuna abilità propria.
gw-qin-economy = Economia (Qin)
    .text = Qin sposta 2 Commessi nei Luoghi più bassi del suo tracciato. Tu e il Giunco ne spostate fino a 2. Il suo Sovrintendente più basso sale di 1 livello.
gw-qin-despotism = Dispotismo (Qin)
    .text = Qin sposta 2 Commessi. Tu e il Giunco ne spostate fino a 2. Poi un'Attivazione avanzata del Luogo più alto del suo tracciato con un suo Commesso.
gw-qin-work-harder = Lavorare di più (Qin)
    .text = Qin sposta 2 Commessi. Tu e il Giunco ne spostate fino a 2. Costruisce una parte di Muraglia, il Magazzino paga quel che può; con entrambe complete, una Barricata.
gw-qin-attack-order = Ordine d'attacco (Qin)
    .text = Qin sposta 2 Commessi. Tu e il Giunco ne spostate fino a 2. Un suo Lanciere, poi un suo Arciere attaccano gratis.
gw-qin-betrayal = Tradimento (Qin)
    .text = Qin sposta 2 Commessi. Tu e il Giunco ne spostate fino a 2. Risolve l'ultimo riquadro della sua carta con il titolo della tua; se è Tradimento ottiene 4 Onore.
gw-qin-court-audience = Udienza a corte (Qin)
    .text = Qin sposta 2 Commessi. Tu e il Giunco ne spostate fino a 2. Sale di un posto nell'ordine del Tè, prende il Consigliere più a sinistra come supporto e ottiene 2 Onore.

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
gw-others-box = dopo un riquadro "Altri giocatori"
gw-after-your-activation-step = dopo la tua fase di Attivazione
gw-turn-end = fine del tuo turno
gw-lone-shame = sei da solo nel Luogo
gw-location-activates = si attiva un Luogo
gw-when-you-gather = hai raccolto
gw-when-you-upgrade = hai Migliorato un Sovrintendente
gw-when-you-donate = hai donato
gw-when-you-recruit = hai Arruolato
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
gw-draw-card = pesca una carta Tattica
gw-hire-cheaper = un'assunzione per 1 Oro in meno
gw-tea-up = su di un posto nell'ordine del Tè
gw-shed-shame = scarta 1 Onta
gw-attack-once = attacca con 1 Soldato
gw-take-qi = ottieni 1 Qi

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
gw-ask-advanced-activation = Quale Luogo fa scattare l'Attivazione avanzata?
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

gw-give-up-card = scarta una carta Tattica
gw-give-up-honour = perdi 4 Onore
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
gw-do-swap-hordes = L'Orda { $a1 } e quella dietro
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
