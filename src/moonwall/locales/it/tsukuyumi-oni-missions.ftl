# Il modulo Missioni Oni.
ts-option-oni_missions = Missioni Oni
    .help = Altre tre Missioni che si compiono con gli Oni; ciascuna spetta al primo giocatore che ci riesce.
ts-oni-mission-dark-side = Il lato oscuro della Luna
    .text = Conquista prima di tutti gli altri il centro della Luna con gli Oni, con l'azione Oni Conquest. Deve esserci il segnalino di un giocatore, tuo o altrui.
ts-oni-mission-guests-at-home = Ospiti in casa
    .text = Muovi prima di tutti gli altri degli Oni nella tua Homezone, con un'azione Oni.
ts-oni-mission-at-the-gates = Alle porte
    .text = Conquista prima di tutti gli altri con gli Oni un'area che confina con la Homezone di un altro giocatore, con l'azione Oni Conquest.
ts-said-oni-mission = { $seat } { DO($seat, "prende", "prendono") } la Missione Oni { $mission }: punti { $n }.
