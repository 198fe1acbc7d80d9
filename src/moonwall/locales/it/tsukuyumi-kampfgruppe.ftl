# Kampfgruppe 03: nomi, testi e frasi.

## Pieces
ts-kampfgruppe-03 = Kampfgruppe 03
    .text = Cinque armature da battaglia, una per tipo, abbastanza forti da prendere qualsiasi area. Missili e un cecchino arrivano dove loro non arrivano, ma ogni perdita pesa.
    .hard = 1
    .number = one
    .short = KG 03
ts-landing-module = Landing Module
    .text = Una Homezone: non è un'area, non si conquista, è aperta a tutti. Qui o accanto si piazzano le nuove unità.
ts-marduk = Marduk
    .text = Volante.
ts-freischutz = Freischütz
    .text = Gioca la carta Snipe.
ts-erzengel = Erzengel
    .text = Immune alla radioattività finché il sigillo tiene. Gioca la carta Ragnarök.
ts-beowulf = Beowulf
    .text = Immune alla radioattività finché il sigillo tiene.
ts-drachentoter = Drachentöter
    .text = Massiccio.
ts-mascot-kampfgruppe-03 = Scudiero
    .text = Mascotte: 1 punto vittoria se è viva alla fine. Non torna mai e non può attaccare da sola.
ts-missile = Missile
    .text = 1 punto produzione ne prepara uno. L'effetto fazione lo lancia su un'area a distanza massima 2 da una propria unità: { MANY($value, "ts-n-damage") }.

## Board
ts-fire-control = Direzione del tiro
    .text = Lancia fino a 2 Missili pronti, 15 danni ciascuno, su aree con nemici a distanza massima 2 da una tua unità; due sulla stessa area fanno un totale. Nessun contrattacco.
ts-covering-fire = Fuoco di copertura
    .text = 10 danni all'attaccante, poi le tue unità superstiti qui possono muoversi di 1 area.
ts-exorcism = Esorcismo
    .text = Distruggi { $n } Oni in un round.
ts-alt-moon-flight = Moon Flight
    .text = Controlla il centro della Luna alla fine di tre round, non per forza consecutivi.
ts-mission-oni-hunters = Cacciatori di Oni
    .text = Distruggi { $n } Oni, anche in più round.
ts-board-sealed = sigillati
ts-board-oni-now = Oni distrutti in questo round
ts-board-oni-slain = Oni distrutti da

## Combat cards and counterattacks
ts-kg-conquest = Conquest
    .text = Metti qui il tuo segnalino se i tuoi punti conquista pareggiano o superano quelli di ogni altra fazione presente.
ts-kg-chase = Chase
    .text = Infliggi il danno di tutte le tue unità qui; dopo la battaglia le superstiti possono muoversi di { MANY($move_after, "ts-n-areas") }.
ts-kg-snipe = Snipe
    .text = Il Freischütz qui infligge il suo danno in un'altra area a distanza massima { $reach }, oltre i Blocchi; nessuno può rispondere al colpo.
ts-kg-ragnarok = Ragnarök
    .text = Dove sta l'Erzengel: infliggi il danno di tutte le tue unità qui e altri { $plus }; dopo la battaglia l'area diventa Radioattiva. Una volta per round.
ts-jam = Jam
    .text = L'attaccante perde un Missile pronto.
ts-breach = Breach
    .text = Ogni Erzengel e Beowulf attaccante perde l'immunità finché non lascia il tabellone.

## Faction events
ts-major-rearmament = Major Rearmament
    .text = In questo round nessuno può scegliere un contrattacco contro Chase.
ts-hermetic-seal = Hermetic Seal
    .text = Erzengel e Beowulf sono di nuovo sigillati e non possono più perdere il sigillo.
ts-combat-tactics = Combat Tactics
    .text = Sposta il tuo segnalino Iniziativa di { MANY($n, "ts-n-places") } su o giù; di 1 solo se { $n } è impossibile.
ts-the-great-hunt = The Great Hunt
    .text = Resta davanti a te: una volta, in un tuo turno Bianco o Rosso successivo, un'azione Combattimento in più.
ts-holy-mission = Holy Mission
    .text = Se raggiungi il tuo obiettivo più avanti in questo round, segni { $n } in più.

## Victory cards
ts-victory-kg-a = Carta Vittoria A (Kampfgruppe 03)
ts-victory-kg-b = Carta Vittoria B (Kampfgruppe 03)
ts-dragon-hunt = Caccia al drago
    .text = Distruggi almeno { $n } Oni.
ts-moon-mission = Missione lunare
    .text = Controlla il centro della Luna alla fine di un round.
ts-full-muster = A ranghi completi
    .text = Tutte le { MANY($n, "ts-n-units") } sul tabellone alla fine del tuo ultimo turno Rosso.
ts-heavy-hitters = Colpo pesante
    .text = Ogni battaglia in cui distruggi almeno { MANY($n, "ts-n-units") }.
ts-arsenal = Arsenale
    .text = Almeno { $n } Missili pronti alla fine del tuo ultimo turno Rosso.
ts-cleared-zone = Zona ripulita
    .text = Almeno { MANY($n, "ts-n-areas") }, nessuna con Oni, alla fine del tuo ultimo turno Rosso.

## Decisions and events
ts-ask-fire-control = Direzione del tiro: dove colpiscono i Missili? (ancora { $n })
ts-ask-snipe = Snipe da { $space }: su quale area?
ts-ask-tactics = Combat Tactics: su o giù dal posto { $place }?
ts-do-missile = Missili su { $a1 }: { $a2 }
ts-do-snipe = Spara su { $a1 }
ts-said-missiles-fired = { $seat } { DO($seat, "lancia", "lanciano") } Missili su { $space } (×{ $n }): { $damage } danni.
ts-said-missile-ready = { $seat } { DO($seat, "prepara", "preparano") } un Missile ({ $n }).
ts-said-sniped = { $seat } { DO($seat, "spara", "sparano") } su { $space }: { $n } danni.
ts-said-jammed = { $seat } { DO($seat, "perde", "perdono") } un Missile pronto.
ts-said-breached = { $unit } non è più sigillato.
ts-said-sealed = { $seat }: tutte le armature sono sigillate per sempre.
ts-said-holy-mission = { $seat } { DO($seat, "segna", "segnano") } { $n } per la Holy Mission.

ts-option-moon_flight_area_vp = Il punto area del centro della Luna conta per Moon Flight
    .help = Sì: bastano due round e il punto area a fine partita.
