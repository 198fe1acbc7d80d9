# Sentences that are made from rows: Action cards always, other cards where a pack has made something else of them.

## Symbols of Action cards

ts-fx-blue = Blu: { $do }
ts-fx-green = Verde: { $do }
ts-fx-red = Rossa: { $do }
ts-fx-effect = effetto fazione
ts-fx-events = pesca { $draw } e gioca { $play } Eventi
ts-fx-draw = pesca { $n } Eventi
ts-fx-play = gioca { $n } Eventi
ts-fx-initiative = iniziativa { $n }
ts-fx-production = produzione { $n }
ts-fx-place = piazza { $n } Oni
ts-fx-oni = Oni Conquest
ts-fx-oni-numbers = Oni Conquest { $areas }/{ $range }/{ $combats }
ts-fx-movement = movimento { $n }
ts-fx-combat = combattimento { $n }

## Special texts of Action cards

ts-fx-special-ambush = In una battaglia di questo round puoi scegliere quanti contrattacchi vuoi.
ts-fx-special-pincer = In una conquista di questo round aggiungi i punti conquista delle tue unità in un'area vicina non dietro un Blocco.
ts-fx-special-pathfinders = In questo round le tue unità ignorano i Blocchi nelle azioni Movimento.
ts-fx-special-mobilisation = Le unità prodotte in questo round si possono piazzare anche in aree che controlli senza nemici.
ts-fx-special-infiltration = In questo round le tue unità ignorano le unità nemiche quando si muovono.
ts-fx-special-oni-hunt = Nelle tue battaglie di questo round non si sceglie alcun contrattacco per gli Oni.
ts-fx-special-regroup = Alla fine del tuo turno Rosso ogni tua unità può muoversi di { $n }.
ts-fx-special-settlement = Verde: metti il tuo segnalino su aree libere e non segnate ({ $n }) che confinano con una tua, non montuose, non Tsukuyumi, fuori dalla Luna. Non è una conquista.
ts-fx-special-fortification = In questo round difendi le aree che controlli con { MANY($n, "ts-n-conquest-points") } in più dove c'è una tua unità.
ts-fx-special-winter-quarters = In questo round ogni tua unità ha { $n } Salute in più.
ts-fx-special-duel = In una battaglia di questo round puoi scegliere altri contrattacchi: { $n }.

## Cards of packs

ts-fx-counterattacks-give = Quest'area diventa { $what }.
ts-fx-note = { $label }: { $value }
ts-fx-yes = sì
ts-fx-no = no
ts-fx-none = nessuno

## Fields of rows

ts-fx-field-n = numero
ts-fx-field-when = quando
ts-fx-field-most = al massimo
ts-fx-field-each = per ciascuno
ts-fx-field-repeat = ogni volta
ts-fx-field-do = conta
ts-fx-field-prop = Proprietà
ts-fx-field-what = riguarda
ts-fx-field-types = tipi
ts-fx-field-free = solo senza unità o Instabile
ts-fx-field-oni = anche per gli Oni
ts-fx-field-window = finestra
ts-fx-field-needs = richiede
ts-fx-field-once = una volta per round
ts-fx-field-cp = punti conquista di
ts-fx-field-dmg = danno di
ts-fx-field-tetsuo = Tetsuo aggiunge
ts-fx-field-min_units = almeno tante unità
ts-fx-field-combat_left = azioni Combattimento che devono restare
ts-fx-field-assign = chi sceglie le unità colpite
ts-fx-field-halves = Counterstrike infligge metà
ts-fx-field-devastates = devasta
ts-fx-field-home_vp = punti per una Homezone
ts-fx-field-move_after = movimento dopo la battaglia
ts-fx-field-flying = volante
ts-fx-field-massive = massiccia
ts-fx-field-aggressive = aggressiva
ts-fx-field-range = si muove oltre
ts-fx-field-productive = produzione
ts-fx-field-spawns = si piazzano qui
ts-fx-field-becomes = diventa
ts-fx-field-armed = porta armi
ts-fx-field-shields = subisce per prima
ts-fx-field-lays_eggs = depone Uova
ts-fx-field-lays_mines = posa Mine
ts-fx-field-terraforms = Terraforming
ts-fx-field-escorts = le altre si muovono oltre
ts-fx-field-guides = ignora i nemici
ts-fx-field-mascot = mascotte
ts-fx-field-legend = Oni Leggendario
ts-fx-field-anchored = non si muove mai
ts-fx-field-colour = fase
ts-fx-field-unit = unità
ts-fx-field-value = valore
ts-fx-field-size = taglia
