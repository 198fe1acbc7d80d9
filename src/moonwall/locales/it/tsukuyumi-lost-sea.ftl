# I Lords of the Lost Sea: nomi, testi e frasi.

## Pieces
ts-lords-of-the-lost-sea = Lords of the Lost Sea
    .text = Balene senza casa, lente e quasi indistruttibili. Tolgono i segnalini dalla terra, spingono via tutti e fanno punti nei luoghi tranquilli.
    .hard = 2
    .number = many
    .short = Lords
ts-calf = Calf
    .text = Massiccio. L'unica balena che si piazza direttamente, dove c'è Malak, Anik o il Whale King. Per 2 punti produzione diventa una Young Whale.
ts-young-whale = Young Whale
    .text = Massiccia. Sposta { $displaces }. Per 3 punti produzione diventa Anik, Malak o il Whale King.
ts-anik = Anik
    .text = Massiccia. Sposta { $displaces }. Qui si possono piazzare Calf.
ts-malak = Malak
    .text = Massiccia. Sposta 2, in battaglia fino a 2 aree. Qui si possono piazzare Calf.
ts-whale-king = Whale King
    .text = Massiccio. Sposta { $displaces }. Qui si possono piazzare Calf. La sua area fa da Homezone.
ts-mascot-lords-of-the-lost-sea = Remora
    .text = Mascotte: 1 punto vittoria se è viva alla fine. Non torna mai e non può attaccare da sola.
ts-peace = Pace
    .text = Qui è stato creato un luogo di pace; ogni area una volta per partita.

## Board
ts-tide-and-song = Marea e canto
    .text = Nelle aree con una balena: togli tutti i segnalini (Purificazione) e muovi unità nemiche in aree vicine (Spostamento), come preferisci.
ts-undertow = Risacca
    .text = Dopo la battaglia muovi attaccanti in aree vicine, quanti ne spostano le tue balene qui.
ts-song-of-the-deep = Canto degli abissi
    .text = Sposta { MANY($n, "ts-n-units") } in un round.
ts-alt-whale-school = Whale School
    .text = Il Whale King e tutte e tre le Young Whale in un'area, e almeno { MANY($n, "ts-n-areas") } tue, alla fine del tuo turno Rosso.
ts-mission-quiet-shore = Riva tranquilla
    .text = Controlla almeno { MANY($n, "ts-n-areas") } in cui non c'è nessun altro, alla fine del tuo turno Rosso.
ts-board-displaced-now = spostate in questo round
ts-board-peace = luoghi di pace
ts-board-events-played = Eventi giocati
ts-board-stranded = arenate in

## Combat cards and counterattacks
ts-sea-annihilation = Annihilation
    .text = Infliggi il danno di tutte le tue unità qui.
ts-sea-conquest = Conquest
    .text = Metti qui il tuo segnalino se i tuoi punti conquista pareggiano o superano quelli di ogni altra fazione presente.
ts-sea-displacement = Displacement
    .text = Prima muovi via unità nemiche, quante ne spostano le tue balene qui; poi metti il tuo segnalino se i tuoi punti conquista pareggiano o superano quelli di ogni fazione rimasta.
ts-sea-place-of-peace = A Place of Peace
    .text = In una tua area senza altri, con Anik, Malak o il Whale King: 1 punto. Ogni area una volta per partita. Una volta per round.
ts-stranded = Stranded
    .text = Fino alla fine del round nessuna balena attaccante può lasciare quest'area con un proprio movimento.
ts-harpoon = Harpoon
    .text = Tutto il danno delle tue unità qui, anche cadute, colpisce una balena attaccante a tua scelta.
ts-hold-fast = Hold Fast
    .text = Fino a { $n } tue unità qui non possono essere spostate in questa battaglia.

## Faction events
ts-aggressive-displacement = Aggressive Displacement
    .text = In questo round ogni unità che stai per spostare subisce prima { MANY($n, "ts-n-damage") }.
ts-massive-displacement = Massive Displacement
    .text = In ogni area con una tua balena ogni unità nemica può essere mossa in un'area vicina.
ts-migration = Migration
    .text = In questo round le tue balene possono muoversi fino a { MANY($n, "ts-n-areas") } per fase, non oltre quanto il movimento consente.
ts-whale-rider = Whale Rider
    .text = In questo round puoi usare A Place of Peace due volte.
ts-the-will-of-nature = The Will of Nature
    .text = Per il resto del round nessuno può giocare Eventi o Eventi fazione.

## Victory cards
ts-victory-sea-a = Carta Vittoria A (Lords of the Lost Sea)
ts-victory-sea-b = Carta Vittoria B (Lords of the Lost Sea)
ts-strong-current = Corrente forte
    .text = Ogni round in cui sposti almeno { MANY($n, "ts-n-units") }.
ts-peaceful-shores = Rive pacifiche
    .text = Per ogni luogo di pace sul tabellone alla fine del tuo ultimo turno Rosso.
ts-the-school = Il branco di balene
    .text = Il Whale King e almeno 2 Young Whale sul tabellone alla fine del tuo ultimo turno Rosso.
ts-clean-sea = Mare pulito
    .text = Almeno { MANY($n, "ts-n-areas") } con una tua balena non hanno segnalini oltre al tuo segnalino Territorio alla fine del tuo ultimo turno Rosso.
ts-wide-water = Acque ampie
    .text = Controlla almeno { MANY($n, "ts-n-areas") } alla fine del tuo ultimo turno Rosso.
ts-storm-song = Canto della tempesta
    .text = Gioca almeno { MANY($n, "ts-n-events") } nel corso della partita.

## Decisions and events
ts-ask-shore = La tua prima area di partenza, al bordo del tabellone?
ts-ask-tide = Marea e canto: dove, e che cosa?
ts-ask-push = Spostamento in { $space }: chi va dove? (ancora { $n })
ts-ask-onward = { $unit } in { $space }: un'area più in là?
ts-ask-harpoon = Harpoon in { $space }: quale balena subisce { $n } danni?
ts-ask-hold-fast = Hold Fast: quale unità resta? (ancora { $n })
ts-do-cleanse = Purifica { $a1 }
ts-do-shove = Sposta in { $a1 }
ts-do-displace = { $a1 } da { $a2 } a { $a3 }
ts-do-hold = { $a1 } tiene duro
ts-said-cleansed = { $seat } { DO($seat, "purifica", "purificano") } { $space }.
ts-said-peace = { $seat } { DO($seat, "crea", "creano") } un luogo di pace in { $space } (+{ $n }).
ts-said-stranded = Le balene in { $space } sono arenate per questo round.
