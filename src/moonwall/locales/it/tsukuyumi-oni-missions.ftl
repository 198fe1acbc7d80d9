# Il modulo Missioni Oni.
ts-option-oni_missions = Missioni Oni
    .help = Altre tre Missioni che si compiono con gli Oni; ciascuna spetta al primo giocatore che ci riesce.
ts-oni-mission-dark-side = Il lato oscuro della Luna
    .text = Sii il primo a conquistare il centro della Luna con gli Oni, con l’azione Oni Conquest. Deve esserci il segnalino di un giocatore, tuo o altrui.
ts-oni-mission-guests-at-home = Ospiti in casa
    .text = Sii il primo a muovere degli Oni nella tua Homezone, con un’azione Oni.
ts-oni-mission-at-the-gates = Alle porte
    .text = Sii il primo a conquistare con gli Oni un’area che confina con la Homezone di un altro giocatore, con l’azione Oni Conquest.
ts-said-oni-mission = { $seat } { DO($seat, "prende", "prendono") } la Missione Oni { $mission }: { $n } punti.
