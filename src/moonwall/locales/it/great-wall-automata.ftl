# The Great Wall: what happens by itself and why (Reed Clan, Qin Jiushao, Hordes, the co-operative game).

gw-tally = { $a1 } { $a2 }
gw-noted = { $a1 } ({ $a2 })
gw-full = pieno
gw-served = già servito
gw-row-by-row = riga per riga dall'alto, da sinistra a destra
gw-column-by-column = colonna per colonna da sinistra, dall'alto in basso
gw-own-pool = riserva personale
gw-skip-move = uno spostamento di Commesso
gw-skip-attack = l'attacco di un Lanciere
gw-skip-archer = un Arciere
gw-skip-shot = un tiro
gw-skip-upgrade = un Miglioramento
gw-skip-activation = un'Attivazione
gw-skip-building = la costruzione
gw-skip-advisor = un Consigliere
gw-skip-tea = un passo nell'ordine di Tè
gw-skip-effect = l'effetto del suo Commesso
gw-box-spearman = un Lanciere gratuito attacca
gw-box-barricade = una Barricata gratuita

## What happened

gw-said-skipped = { $seat } tralascia: { $what }.
gw-said-qin-next = { $seat } attiva ora: { $place }.
gw-said-reed-box = { $seat }, ultimo riquadro: { $what }.
gw-said-doomed = { $seat } perderà Soldati: { $points }, { $horde }.
gw-said-request-none = Lo spazio Richiesta { $n } resta vuoto.
gw-said-request-shame = { $n ->
    [0] Nessuna Richiesta è aperta: nessuno riceve Onta.
    [one] Ogni giocatore riceve 1 Onta.
   *[other] Ogni giocatore riceve { $n } Onta.
}
gw-said-request-waits = Non esaudita quest'Anno: { $card }.
gw-said-event-none = Non restano Eventi.
gw-said-proposed = Il tavolo vuole esaudire { $card }: pagano tutti?
gw-said-agreed = { $seat } accetta di pagare per { $card }.
gw-said-refused = { $seat } non paga per { $card } quest'Anno.

## Agreement

gw-ask-agree-to-pay = { $seat }: esaudire { $card }? Tutti pagano insieme, ognuno la sua parte intera.
gw-do-agree = Accetta e paga
gw-do-refuse = Non quest'Anno
gw-agree = accetta
gw-refuse = rifiuta

## Why: cards, slots, turns

gw-why-card-only = Ha solo questa carta Comando e la gioca ogni Autunno.
gw-why-card-top = { $left ->
    [one] La prima carta del suo mazzo; ne resta 1.
   *[other] La prima carta del suo mazzo; ne restano { $left }.
}
gw-why-slot-first = Un automa prende la prima casella libera del tracciato Comando: { $n }.
gw-why-turn-qin = { $clerks ->
    [one] Riquadro 1: sposta 1 Commesso. Riquadro 2: gli altri spostano i loro. Riquadro 3: ciò che dice la carta. Poi i Luoghi con i suoi Commessi, dal più alto del suo tracciato: { $order }.
   *[other] Riquadro 1: sposta { $clerks } Commessi. Riquadro 2: gli altri spostano i loro. Riquadro 3: ciò che dice la carta. Poi i Luoghi con i suoi Commessi, dal più alto del suo tracciato: { $order }.
}
gw-why-turn-reed = { $clerks ->
    [one] { $by } è Comandante Supremo in questo turno (il più alto nell'ordine di Tè) e decide per lui. Riquadro 1: 1 spostamento del Giunco. Riquadro 2: tutti spostano. Riquadro 3: un Lanciere o una Barricata gratuiti.
   *[other] { $by } è Comandante Supremo in questo turno (il più alto nell'ordine di Tè) e decide per lui. Riquadro 1: { $clerks } spostamenti del Giunco. Riquadro 2: tutti spostano. Riquadro 3: un Lanciere o una Barricata gratuiti.
}
gw-why-turn-player = { $seat } è il giocatore attivo: i riquadri dall'alto in basso, quelli «Altri giocatori» nell'ordine concordato o in quello di Tè, poi ogni Luogo pronto, poi le Orde sconfitte.
gw-why-turn-summer = I Sorveglianti danno la loro rendita. Poi ci si libera dell'Onta, le carte Comando lasciano il tracciato e ogni giocatore riprende le carte o ottiene Onore per esse.
gw-why-turn-summer-coop = I Sorveglianti danno la loro rendita. Poi ci si libera dell'Onta e le carte Comando lasciano il tracciato.
gw-why-turn-autumn = Ognuno sceglie in segreto una carta Comando. Le carte vanno sul tracciato in ordine di Tè e si risolvono dalla casella 1.
gw-why-turn-winter = Tutte le carte sono risolte. Prima tirano gli Arcieri, poi ogni Sezione è assalita.
gw-why-turn-spring = Il segnalino Tempo avanza: arrivano nuove Orde, poi cambiano i Consiglieri.

## Why: Clerks

gw-why-clerk-pool = { $n ->
    [0] Il più basso del suo tracciato è: { $target } (dal più basso: { $order }). Il Commesso viene dalla sua riserva personale.
   *[other] Il più basso del suo tracciato che ora può riceverlo è { $target }; saltati: { $among }. Il Commesso viene dalla sua riserva personale.
}
gw-why-clerk-board = { $n ->
    [0] Il più basso del suo tracciato è: { $target } (dal più basso: { $order }). La sua riserva personale è vuota: il Commesso viene dal Luogo più alto sopra di esso che può cederne uno: { $source }.
   *[other] Il più basso del suo tracciato che ora può riceverlo è { $target }; saltati: { $among }. La sua riserva personale è vuota: il Commesso viene dal Luogo più alto sopra di esso che può cederne uno: { $source }.
}
gw-why-no-room = { $n ->
    [0] Nessun Luogo del suo tracciato ha posto: { $order }.
   *[other] Nessun altro Luogo del suo tracciato ha posto: { $order }; già usati: { $used }.
}
gw-why-no-source = Andrebbe qui: { $target }; ma la sua riserva personale è vuota e nessun Luogo più alto del suo tracciato ha un suo Commesso che possa partire.
gw-why-reed-outside = Comanda Qin: verso { $target }, il più basso del suo tracciato con posto e senza Commesso del Giunco. Prima un Commesso dai Luoghi che lui non usa: { $among }.
gw-why-reed-highest = Comanda Qin: verso { $target }, il più basso del suo tracciato con posto e senza Commesso del Giunco. Nessuno è fuori dal tracciato: va il più alto sopra di esso: { $among }.
gw-why-reed-no-target = Comanda Qin: ogni Luogo del suo tracciato è pieno o ha un Commesso del Giunco: { $order }.
gw-why-reed-no-source = Comanda Qin: verso { $target }, ma nessun Commesso del Giunco che possa partire sta fuori dal tracciato o più in alto.

## Why: Activation

gw-why-next-highest = { $n ->
    [one] L'unico Luogo pronto con suoi Commessi.
   *[other] Pronti con suoi Commessi, dal più alto del tracciato: { $among }. Si prende il primo.
}
gw-why-not-ready = Gli altri suoi Commessi attendono; spazi ancora liberi: { $among }.
gw-why-despot-highest = Fra i Luoghi con suoi Commessi il più alto del tracciato: { $among }. Non deve essere pieno.
gw-why-despot-lowest = Fra i Luoghi con suoi Commessi il più basso del tracciato: { $among }. Non deve essere pieno.
gw-why-despot-none = Nessun suo Commesso è in un Luogo del suo tracciato.
gw-why-honour-place = { $clerks ->
    [one] { $place }: Sorvegliante di livello { $level } × 1 suo Commesso. Non prende Risorse.
   *[other] { $place }: Sorvegliante di livello { $level } × { $clerks } suoi Commessi. Non prende Risorse.
}
gw-why-rise = È stato attivato un Luogo con suoi Commessi: il segnalino sale dal posto { $n } del tracciato in cima; scendono di uno: { $among }.
gw-why-rise-none = È stato attivato un Luogo con suoi Commessi; il segnalino è già in cima.
gw-why-reed-alone = { $place }: c'è solo un Commesso del Giunco, e non basta per attivare un Luogo speciale.
gw-why-reed-gathers = { $place }: c'è un Commesso del Giunco; la Risorsa va nel Magazzino, che ora ne ha { $n }.
gw-why-temple-nobody = Tempio: il giocatore attivo scarterebbe un'Onta, ma nessun giocatore è attivo.
gw-why-temple-pure = Tempio: { $by } non ha Onta da scartare.
gw-why-reed-idle = { $place }: nessun effetto per il Clan del Giunco.
gw-why-reed-dismisses = Comanda Qin: se ne va il Consigliere più a sinistra del tracciato ({ $among }).
gw-why-no-advisor = Nessun Consigliere è sul tracciato.
gw-why-reed-tea = Comanda Qin: il Clan del Giunco sale di uno.
gw-why-tea-top = È già in cima all'ordine di Tè.
gw-why-by-commander = Scelto da { $by } come Comandante Supremo: il giocatore attivo o, nel turno del Giunco, il più alto nell'ordine di Tè.
gw-why-request-share = Ogni giocatore ne dà { $n } per la Richiesta, dalla propria riserva personale alla scatola.

## Why: Soldiers

gw-why-attack-marked = L'indicatore d'Invasione mostra: { $section }. Lì l'Orda più vicina alla Muraglia; il primo punto libero, { $way }: { $among }.
gw-why-attack-other = L'indicatore d'Invasione mostra: { $section }, ma lì nessun punto può essere preso, quindi l'altra Sezione. L'Orda più vicina alla Muraglia; il primo punto libero, { $way }: { $among }.
gw-why-no-spearman = Non restano Lancieri nella riserva personale.
gw-why-no-point = Nessun punto può essere preso: { $among }. Non è reclutato.
gw-why-archer-marked = L'indicatore d'Invasione mostra: { $section }, e lì una postazione è libera.
gw-why-no-archer = Non restano Arcieri nella riserva personale.
gw-why-no-spot = L'indicatore d'Invasione mostra: { $section }, ma lì nessuna postazione è libera: non è reclutato.
gw-why-shot-nearest = { $section }: l'Orda più vicina alla Muraglia; il primo punto che può essere ferito, { $way }: { $among }.
gw-why-shot-behind = { $section }: niente da ferire in { $passed }, quindi l'Orda successiva; il suo primo punto, { $way }: { $among }.
gw-why-no-shot = { $section }: nessuna Orda ha un punto che possa essere ferito.
gw-why-honour-cover = 2 per ogni Punto vitale che copre; la Ricompensa stampata è ignorata.
gw-why-doomed-all = Letalità { $lethality }: tutti i suoi Soldati lì.
gw-why-doomed-first = Letalità { $lethality }: un automa perde quelli più in alto, poi più a sinistra, fra { $among }.
gw-why-honour-defeat = Un Soldato era sull'Orda sconfitta.
gw-why-honour-archers = Arcieri nella Sezione dell'Orda sconfitta: { $archers }.
gw-why-taker-most = Più Punti vitali coperti: { $among }.
gw-why-taker-tie = Punti vitali coperti: { $among }. Pareggio: la prende chi è più in alto nell'ordine di Tè.
gw-why-taker-reed = Punti vitali coperti: { $among }. La prenderebbe il Clan del Giunco, che però non possiede mai Orde.
gw-why-taker-nobody = Non ci sono Soldati; le Ferite non contano.

## Why: the last box of Qin's cards

gw-why-upgrade-lowest = Il Luogo di produzione più basso del suo tracciato (dal più basso: { $order }). Non paga nulla.
gw-why-upgrade-full = { $place }: è il Luogo di produzione più basso del suo tracciato, e il Sorvegliante è già all'ultimo livello.
gw-why-wall-marked = L'indicatore d'Invasione mostra: { $marked }, e lì la Muraglia non è completa.
gw-why-wall-other = L'indicatore d'Invasione mostra: { $marked }, ma lì la Muraglia è completa: l'altra Sezione.
gw-why-qin-pays = Una parte di Muraglia per { $cost }: prima si usa il Magazzino, Legno, poi Pietra, poi Oro.
gw-why-honour-wall = L'intero costo, { $cost }; di cui { $left } vale come pagato.
gw-why-walls-done = Entrambe le Sezioni sono complete: una Barricata nella Sezione dell'indicatore d'Invasione.
gw-why-no-building = Entrambe le Sezioni sono complete e non c'è spazio per Barricate: { $section }.
gw-why-betrayal-copies = Il suo Tradimento ripete l'ultimo riquadro della carta giocata da { $by }, nella versione di Qin.
gw-why-betrayal-alone = Anche la tua carta è Tradimento (o non ce n'è): ottiene 4 Onore.
gw-why-court-tea = Udienza a corte: su di uno nell'ordine di Tè.
gw-why-court-advisor = Udienza a corte: il Consigliere più a sinistra del tracciato ({ $among }) va sotto la sua carta.
gw-why-court-honour = Udienza a corte: 2 Onore.

## Why: the Reed Clan's last box under Qin

gw-why-box-attack = Comanda Qin: un Punto vitale può essere preso, quindi il Lanciere attacca.
gw-why-box-fortify = Comanda Qin: nessun Punto vitale può essere preso, quindi una Barricata.
gw-why-barricade-marked = Comanda Qin: nella Sezione dell'indicatore d'Invasione, { $marked }.
gw-why-barricade-other = Comanda Qin: la { $marked } (indicatore d'Invasione) non ha spazi per Barricate, quindi l'altra Sezione.
gw-why-no-barricade = Nessuno spazio per Barricate è libero.

## Why: seasons and the end

gw-why-spring-advisor = Primavera: dei due Consiglieri più a sinistra ({ $among }) prende il primo come supporto; l'altro è scartato.
gw-why-honour-pile = { $cards ->
    [one] Estate: 2 per la carta nei suoi scarti; non la riprende mai.
   *[other] Estate: 2 per ognuna delle { $cards } carte nei suoi scarti; non le riprende mai.
}
gw-why-honour-artifact = Per lui ogni Artefatto vale 20.
gw-why-honour-support = { $cards ->
    [one] 1 per il suo Consigliere di supporto.
   *[other] 1 per ognuno dei suoi { $cards } Consiglieri di supporto.
}
gw-why-income = Rendita d'Estate: Sorvegliante di livello { $n }, { $place }.
gw-why-honour-discards = { $cards ->
    [one] 2 per la carta Comando negli scarti, che vi resta.
   *[other] 2 per ognuna delle { $cards } carte Comando negli scarti, che vi restano.
}
gw-why-score-shame = { $soldiers ->
    [one] Punteggio finale: 5 per 1 Soldato con Onta, ma non sotto 0.
   *[other] Punteggio finale: 5 per ognuno dei { $soldiers } Soldati con Onta, ma non sotto 0.
}
gw-why-score-hordes = Punteggio finale: Orde prese senza Onta, { $among }.
gw-why-score-artifact = Punteggio finale: { $each } × { $counted } contati per questo Artefatto.
gw-why-score-scales = Punteggio finale: la posizione per Oro rimasto, qui { $gold }; a parità conta prima chi è più in alto nell'ordine di Tè.
gw-why-score-scales-alone = Punteggio finale, da soli: secondo l'Oro rimasto, qui { $gold }.
gw-why-tie-tea = Onore pari: { $among }. Vince chi è più in alto nell'ordine di Tè.
gw-why-tie-qin = Onore pari. Per vincere te ne serve più di Qin.
gw-why-horde-forced = Un'abilità obbligatoria dell'Orda, { $section }: nessuno la sceglie e viene prima di ogni carta.
gw-why-horde-empty = La { $section } non aveva Orde, e le Sezioni vuote si riempiono per prime, da sinistra.
gw-why-horde-marker = Nessuna Sezione è vuota; il dorso della prossima carta Orda mostra: { $section }. Lo spazio libero più vicino alla Muraglia.
gw-why-horde-raid = L'indicatore mostra: { $section }, senza spazi liberi: l'Orda è scartata e un'Onta per giocatore lascia la riserva.

## Why: the co-operative game

gw-why-request-refill = { $left ->
    [one] Lo spazio Richiesta { $n } era vuoto; nel mazzo ne resta 1.
   *[other] Lo spazio Richiesta { $n } era vuoto; nel mazzo ne restano { $left }.
}
gw-why-request-deck = Il mazzo delle Richieste è vuoto.
gw-why-request-open = 1 per ogni Richiesta ancora aperta: { $among }.
gw-why-request-clear = Nessuna Richiesta è aperta.
gw-why-request-lacking = Manca qualcosa di ciò che chiede. Resta finché non è esaudita.
gw-why-event-now = { $left ->
    [one] L'ultimo passo dell'Inverno. Accade una volta, subito; nel mazzo resta 1 Evento.
   *[other] L'ultimo passo dell'Inverno. Accade una volta, subito; nel mazzo restano { $left } Eventi.
}
gw-why-event-lasting = { $left ->
    [one] L'ultimo passo dell'Inverno. Dura fino alla fine della partita; nel mazzo resta 1 Evento.
   *[other] L'ultimo passo dell'Inverno. Dura fino alla fine della partita; nel mazzo restano { $left } Eventi.
}
gw-why-event-deck = Il mazzo degli Eventi è vuoto.

## What comes next

gw-term-next = Poi
gw-next-clerks = I suoi prossimi Commessi vanno a: { $places }.
gw-next-attack = Il suo prossimo Lanciere: { $point }, { $horde }.
gw-next-wall = La sua prossima parte di Muraglia: { $section }.
gw-next-help = Così stanno le cose ora; ogni spostamento e ogni nuova Orda può cambiarle.
