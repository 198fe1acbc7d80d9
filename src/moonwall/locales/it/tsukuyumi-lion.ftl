# I Children of the Lion: nomi, testi e frasi.

## Pieces
ts-children-of-the-lion = Children of the Lion
    .text = Una tribù con due grandi bestie che ruotano, sostituiscono e aggiungono tessere del tabellone. Vince con terre tutte unite, ma una bestia senza Beastmaster non fa nulla.
    .hard = 3
    .number = many
ts-lion-camp = Lion Camp
    .text = Una Homezone: non è un'area, non si conquista, è aperta a tutti. Qui o accanto si piazzano le nuove unità.
ts-tracker = Tracker
ts-spearbearer = Spearbearer
ts-beastmaster = Beastmaster
    .text = Doma le bestie nel suo spazio.
ts-procer = Procer
    .text = Tracker e Spearbearer nel suo spazio hanno { MANY($leads, "ts-n-conquest-points") } in più ciascuno.
ts-giraffe = Giraffe
    .text = Bestia: senza Beastmaster non fa passi, non conta in battaglia e non usa capacità. Le unità proprie che iniziano un movimento con lei, mentre è domata, si muovono di { MANY($herds, "ts-n-areas") } in più.
ts-rhinoceros = Rhinoceros
    .text = Bestia: senza Beastmaster non fa passi, non conta in battaglia e non usa capacità.
ts-mascot-children-of-the-lion = Leoncino
    .text = Mascotte: 1 punto vittoria se è viva alla fine. Non torna mai e non può attaccare da sola.

## Board
ts-call-of-the-wild = Richiamo selvaggio
    .text = Ogni bestia domata può ruotare la sua area o una accanto, sostituirne una accanto senza unità di giocatori e senza segnalini altrui, o posare una tessera non usata accanto a sé.
ts-pride = Branco
    .text = Prima dell'attacco fino a 2 tue unità da aree vicine arrivano e partecipano.
ts-homeland = Patria
    .text = Controlla { MANY($n, "ts-n-areas") } tutte unite alla fine del tuo turno Rosso.
ts-alt-wide-land = Wide Land
    .text = Entrambe le bestie stanno in aree che controlli, e ne controlli almeno { MANY($n, "ts-n-areas") }, alla fine del tuo turno Rosso.
ts-mission-long-march = Lunga marcia
    .text = Controlla aree accanto alle Homezone di { $n } altri giocatori diversi.
ts-board-tamed = domate
ts-board-untamed = non domate
ts-board-tiles-made = tessere posate dalle bestie
ts-board-largest-group = aree unite
ts-rotate-area = ruota un'area
ts-replace-area = sostituisci un'area
ts-place-tile = posa una tessera

## Combat cards and counterattacks
ts-lion-annihilation = Annihilation
    .text = Infliggi il danno di tutte le tue unità qui.
ts-lion-conquest = Conquest
    .text = Metti qui il tuo segnalino se i tuoi punti conquista pareggiano o superano quelli di ogni altra fazione presente.
ts-lion-wild-hunt = Wild Hunt
    .text = Con una bestia domata qui: prima conquista, poi infliggi il danno delle sole bestie.
ts-lion-lions-share = Lion's Share
    .text = Conquista, con punti conquista raddoppiati se c'è un Beastmaster. Una volta per round.
ts-spook = Spook
    .text = Muovi una bestia attaccante in un'area vicina.
ts-tame = Tame
    .text = Una bestia attaccante non è domata fino alla fine del round, Beastmaster o no.

## Faction events
ts-newly-discovered-land = Newly Discovered Land
    .text = Una tua bestia, domata o no, posa una tessera non usata accanto a sé.
ts-savage-soul = Savage Soul
    .text = In questo round il bonus della Giraffe è di { MANY($n, "ts-n-areas") }, anche per le unità che entrano nel suo spazio, lo attraversano o lo lasciano.
ts-kingdom = Kingdom
    .text = Sposta una tessera senza unità, con tutti i suoi segnalini, in uno spazio libero accanto a un'altra area, ruotata come vuoi. Il tabellone resta tutto unito.
ts-ancestral-homeland = Ancestral Homeland
    .text = In questo round gli effetti fazione degli altri giocatori non fanno nulla nelle aree che controlli.
ts-good-training = Good Training
    .text = Fino all'inizio del prossimo round le tue bestie non hanno bisogno di Beastmaster.

## Victory cards
ts-victory-lion-a = Carta Vittoria A (Children of the Lion)
ts-victory-lion-b = Carta Vittoria B (Children of the Lion)
ts-new-horizons = Nuovi orizzonti
    .text = Le tue bestie hanno posato o sostituito almeno { $n } tessere.
ts-savannah = Savana
    .text = Per ogni { MANY($n, "ts-n-areas") } di Terra fertile che controlli alla fine del tuo ultimo turno Rosso.
ts-two-beasts = Due bestie
    .text = Almeno { $n } bestie domate sul tabellone alla fine del tuo ultimo turno Rosso.
ts-one-land = Una sola terra
    .text = Controlla { MANY($n, "ts-n-areas") } tutte unite alla fine di un tuo turno Rosso.
ts-tamers = Domatori
    .text = Almeno { $n } Beastmaster sul tabellone alla fine del tuo ultimo turno Rosso.
ts-at-the-camp = Al loro campo
    .text = Controlla un'area accanto alla Homezone dell'avversario alla fine di un round.

## Decisions and events
ts-ask-call-of-the-wild = Richiamo selvaggio: quale bestia fa che cosa?
ts-ask-craft-area = { $what }, accanto a { $space }: quale?
ts-ask-craft-tile = { $space }: quale tessera non usata?
ts-ask-craft-lay = { $tile }: dove va?
ts-ask-craft-turn = Come ruota { $space }?
ts-ask-explorer = Newly Discovered Land: quale bestia?
ts-ask-kingdom = Kingdom: quale tessera si sposta?
ts-ask-kingdom-to = Kingdom: dove va la tessera di { $space }?
ts-ask-spook = Spook: quale bestia va dove?
ts-ask-tame = Tame: quale bestia?
ts-ask-pride = Branco: chi arriva in { $space }? (ancora { $n })
ts-do-craft = { $a1 }: { $a2 }
ts-do-beast = { $a1 }
ts-do-spook = { $a1 } in { $a2 }
ts-do-tame = { $a1 }
ts-do-join = { $a1 } da { $a2 }
ts-said-oni-away = { $unit } ×{ $n } in { $space }: torna nella riserva.
ts-said-tile-moved = { $tile } passa da { $space } a { $to_space }.
ts-said-untamed = { $unit } non obbedisce a nessuno per questo round.
