# I Fireborn: nomi, testi e frasi.

## Pieces
ts-fireborn = Fireborn
    .text = Pochi draghi robusti che crescono con la produzione e bruciano la terra perché non valga nulla. Fanno punti bruciando le Homezone; ma chi distrugge un drago ottiene un punto.
    .hard = 3
    .number = many
ts-caldera = Caldera
    .text = Una Homezone: non è un'area, non si conquista, è aperta a tutti. Qui o accanto si piazzano le nuove unità.
ts-hatchling = Hatchling
    .text = L'unico stadio che si piazza direttamente. Per 1 punto produzione diventa un Drake.
ts-drake = Drake
    .text = Flaming Skin { $flaming }. Per 2 punti produzione diventa un Wyrm.
ts-wyrm = Wyrm
    .text = Massiccio. Flaming Skin { $flaming }.
ts-mascot-fireborn = Brace
    .text = Mascotte: 1 punto vittoria se è viva alla fine. Non torna mai, non cresce mai e non può attaccare da sola.
ts-flaming-skin = Flaming Skin

## Board
ts-rising-heat = Calore crescente
    .text = Una cosa tra: le tue unità non Massicce volano fino alla fine del round; oppure 1 punto produzione da spendere solo per crescere.
ts-ash-wings = Ali di cenere
ts-molten-blood = Sangue fuso
ts-scorch = Bruciatura
    .text = Dopo la battaglia l'area contesa è devastata, se possibile.
ts-burning-world = Mondo in fiamme
    .text = Devasta { MANY($n, "ts-n-areas") } o Homezone in un round.
ts-alt-devastation = Devastation
    .text = Almeno { MANY($n, "ts-n-areas") } devastate sul tabellone contemporaneamente, chiunque le abbia devastate o le controlli.
ts-mission-ashes = Ceneri
    .text = Tieni unità in { $n } aree devastate diverse alla fine del tuo turno Rosso.
ts-board-razed-now = devastate in questo round
ts-board-razed-areas = aree devastate
ts-board-smothered = niente Flaming Skin in
ts-board-dragons-slain = draghi uccisi da

## Combat cards and counterattacks
ts-fire-annihilation = Annihilation
    .text = Infliggi il danno di tutte le tue unità qui.
ts-fire-conquest = Conquest
    .text = Metti qui il tuo segnalino se i tuoi punti conquista pareggiano o superano quelli di ogni altra fazione presente.
ts-fire-devastation = Devastation
    .text = L'area è devastata se il danno delle tue unità qui pareggia o supera i punti conquista di ogni altra fazione presente. Dal round { $home_round } anche una Homezone nemica: resiste con { $home_cp } e vale { $home_vp } punti.
ts-fire-overwhelm = Overwhelm
    .text = Ogni tua unità qui può distruggere un'unità nemica qui con meno Salute della propria. Una volta per round.
ts-overwhelm = Overwhelm
ts-smother = Smother
    .text = Niente Flaming Skin in quest'area fino alla fine del round.
ts-cold-snap = Cold Snap
    .text = Scegli un Drake o un Wyrm attaccante: torna allo stadio precedente.
ts-break-the-shell = Break the Shell
    .text = Un Hatchling attaccante è distrutto.

## Faction events
ts-a-wave-of-destruction = A Wave of Destruction
    .text = Esegui subito un'azione Combattimento con la carta Devastation.
ts-dominant-growth = Dominant Growth
    .text = In questo round puoi piazzare e crescere nella stessa Produzione.
ts-surprisingly-agile = Surprisingly Agile
    .text = In questo round le tue unità non sono Massicce.
ts-top-of-the-food-chain = Top of the Food Chain
    .text = In questo round puoi usare Overwhelm due volte.
ts-crown-of-creation = Crown of Creation
    .text = Da ora fino alla fine del round le tue unità distrutte non danno punti a nessuno.

## Victory cards
ts-victory-fire-a = Carta Vittoria A (Fireborn)
ts-victory-fire-b = Carta Vittoria B (Fireborn)
ts-scorched-home = Casa bruciata
    .text = Devasta la Homezone dell'avversario o ciò che ne fa le veci.
ts-scorched-earth = Terra bruciata
    .text = Per ogni { MANY($n, "ts-n-areas") } devastate sul tabellone alla fine del tuo ultimo turno Rosso.
ts-apex-predators = Superpredatori
    .text = Ogni battaglia in cui distruggi almeno { MANY($n, "ts-n-units") }.
ts-full-grown = Adulti
    .text = Entrambi i Wyrm sul tabellone alla fine del tuo ultimo turno Rosso.
ts-no-dragon-falls = Nessun drago cade
    .text = Finisce un round in cui nessuna tua unità è stata distrutta (round 2 e 3).
ts-dragon-moon = Luna dei draghi
    .text = Almeno { MANY($n, "ts-n-moon-areas") } alla fine del tuo ultimo turno Rosso.

## Decisions and events
ts-ask-rising-heat = Calore crescente: ali o crescita?
ts-ask-burn = Flaming Skin: dove prima?
ts-ask-overwhelm = Overwhelm in { $space }: chi distrugge chi?
ts-ask-cold-snap = Cold Snap: quale unità torna allo stadio precedente?
ts-ask-wave = A Wave of Destruction: dove?
ts-do-flame = Fiamme in { $a1 }
ts-do-overwhelm = { $a1 } distrugge { $a2 }
ts-do-shrink = { $a1 } torna allo stadio precedente
ts-said-flames = { $seat }: Flaming Skin infligge { $n } danni a ogni altra parte in { $space }.
ts-said-smothered = Le fiamme in { $space } sono soffocate per questo round.
ts-said-shrunk = { $unit } in { $space } torna { $what }.
ts-said-dragon-slain = { $seat } { DO($seat, "segna", "segnano") } { $n } per Fireborn distrutti.
ts-said-seat-devastated = { $seat } { DO($seat, "segna", "segnano") } { $n }: ciò che per { $owner } { DO($owner, "fa", "fanno") } da Homezone è devastato.
ts-said-ash-wings = { $seat }: tutte le unità non Massicce volano in questo round.

ts-option-crown_of_creation_duration = Durata di Crown of Creation
    .help = Questo round, o da quando viene giocata fino a fine partita.
ts-this-round = questo round
ts-whole-game = tutta la partita
