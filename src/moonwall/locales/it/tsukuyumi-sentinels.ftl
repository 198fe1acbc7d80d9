# I Sentinels: nomi, testi e frasi.

## Pieces
ts-sentinels = Sentinels
    .text = Panda di giada che non possiedono terra: arrivano dai Portali, si nascondono quando sono attaccati e fanno punti cacciando gli Oni. Se sul tabellone non resta nessun Oni, vincono subito.
    .hard = 3
    .number = many
ts-acolyte = Acolyte
    .text = Nessuna capacità.
ts-jade-warrior = Jade Warrior
    .text = Nessuna capacità.
ts-jade-guardian = Jade Guardian
    .text = Massiccio.
ts-kakurenbo = Kakurenbo
    .text = Nel suo spazio il Mascheramento si può usare una seconda volta nello stesso round.
ts-kiosan = Kiosan
    .text = Finché è sul tabellone puoi tralasciare Piazza Oni e Oni Conquest della tua carta Azione.
ts-mascot-sentinels = Bambù
    .text = Mascotte: 1 punto vittoria se è viva alla fine. Non torna mai e non può attaccare da sola.
ts-portal = Portale
    .text = Qui entrano i nuovi Sentinels. All'inizio di un loro movimento le unità possono teletrasportarsi qui da ovunque.

## Board
ts-seal-and-shift = Sigillo e varco
    .text = Una delle due: distruggi un Oni Piccolo in un'area con una tua unità; oppure metti un Portale, dalla riserva o dal tabellone, in un'area con una tua unità.
ts-living-stone = Pietra viva
    .text = Prima dell'attacco: una tua unità qui non può essere colpita, scelta o distrutta in questa battaglia.
ts-the-jade-seal = Il sigillo di giada
    .text = { MANY($each, "ts-n-points") } ogni { $n } Oni che distruggi, arrotondando per difetto. Se sul tabellone non resta nessun Oni vinci subito, quali che siano i punti.
ts-mission-tribute = Tributo alla Luna
    .text = Tieni unità in almeno { MANY($n, "ts-n-moon-areas") } alla fine di un round.
ts-board-portal = Portali nella riserva
ts-board-oni-sealed = Oni distrutti
ts-board-duels-won = Ritual Combat vinti
ts-board-maskings = Mascheramenti in questo round
ts-board-masking-shut = Mascheramento vietato
ts-option-sentinel_mascot = I Sentinels hanno una Mascotte
    .help = No: con le Mascotte in gioco non ne hanno.

## Combat cards and counterattacks
ts-jade-annihilation = Annihilation
    .text = Infliggi il danno di tutte le tue unità qui.
ts-jade-conquest = Conquest
    .text = Metti qui il tuo segnalino se i tuoi punti conquista pareggiano o superano quelli di ogni altra fazione presente.
ts-jade-gatekeepers = Gatekeepers
    .text = In un'area con un Portale: infliggi il danno di tutte le tue unità qui e di quelle presso un altro Portale.
ts-jade-vanishing-blow = Vanishing Blow
    .text = Infliggi il danno di tutte le tue unità qui. Dopo la battaglia quelle rimaste possono teletrasportarsi a un Portale.
ts-jade-ritual-combat = Ritual Combat
    .text = Indica una parte nemica qui e un tuo campione, poi essa indica il suo. Vince chi ha più Salute e danno insieme, il pareggio è del difensore; chi perde è distrutto. Se vinci: { MANY($vp, "ts-n-points") }. Una volta per round.
ts-crack-the-gate = Crack the Gate
    .text = Il Portale qui torna nella riserva.
ts-unmask = Unmask
    .text = L'attaccante non può usare il Mascheramento fino alla fine del round.

## Decisions and events
ts-ask-lay-portal = Dove metti un Portale? (ancora { $n })
ts-ask-further-oni = I Sentinels cacciano gli Oni: piazzane uno in più.
ts-ask-teleport = Portali: chi si teletrasporta e dove? (da: { $space })
ts-ask-seal-and-shift = Sigillo e varco: bandisci un Oni o metti un Portale?
ts-ask-mask = Attacco in { $space }: chi si maschera?
ts-ask-living-stone = Pietra viva: quale unità?
ts-ask-gate = Gatekeepers in { $space }: le unità di quale Portale colpiscono con te?
ts-ask-challenge = Ritual Combat in { $space }: contro chi, e chi è il tuo campione?
ts-ask-champion = Ritual Combat in { $space } contro { $unit }: chi è il tuo campione?
ts-do-portal = Portale in { $a1 }
ts-do-transfer = Portale da { $a1 } a { $a2 }
ts-do-banish = Bandisci un Oni Piccolo in { $a1 }
ts-do-teleport = { $a1 } ×{ $a4 } da { $a2 } a { $a3 }
ts-do-mask-1 = Maschera tutti
ts-do-mask-2 = Maschera { $a1 } ×{ $a2 }
ts-do-stone = { $a1 } diventa pietra
ts-do-gate = Portale in { $a1 }
ts-do-duel = { $a2 } contro { $a1 }
ts-do-champion = { $a1 } come campione
ts-banish = Bandire
ts-duel = Ritual Combat
ts-transfer = Varco
ts-mask = Maschera
ts-said-portal-laid = { $seat } { DO($seat, "mette", "mettono") } un Portale in { $space }.
ts-said-portal-moved = { $seat } { DO($seat, "sposta", "spostano") } un Portale da { $space } a { $to_space }.
ts-said-portal-broken = Il Portale in { $space } si rompe.
ts-said-teleported = { $unit } ×{ $n } si teletrasporta da { $space } a { $to_space }.
ts-said-masked = { $seat }: { $unit } ×{ $n } si nasconde in { $space }.
ts-said-unmasked = { $seat } non { DO($seat, "può", "possono") } usare il Mascheramento fino alla fine del round.
ts-said-stone = { $seat }: { $unit } in { $space } diventa pietra per questa battaglia.
ts-said-duel-won = { $unit } batte { $what } nel Ritual Combat in { $space }: { $n } contro { $need }.
ts-said-duel-lost = { $unit } cade contro { $what } nel Ritual Combat in { $space }: { $n } contro { $need }.
ts-said-ritual-points = { $seat }: +{ $n } per il Ritual Combat.
ts-said-sealed-oni = { $seat } { DO($seat, "ha", "hanno") } distrutto { $n } Oni (+{ $vp }).
ts-said-jade-seal = Non resta nessun Oni: { $seat } { DO($seat, "vince", "vincono") }.
ts-reason-jade-seal = Sul tabellone non restava nessun Oni: vittoria dei Sentinels.
