# Il modulo Obiettivi alternativi.
ts-option-alternative_objectives = Obiettivi alternativi
    .help = Alla fine della preparazione ogni giocatore sceglie tra l'obiettivo della fazione e un altro.
ts-alt-target-finder = Target Finder
    .text = Al punteggio di un round i tuoi segnalini stanno su { $n } Missioni ancora scoperte. Le Missioni Oni non contano.
ts-alt-fodder-for-the-swarm = Fodder for the Swarm
    .text = Distruggi { MANY($n, "ts-n-units") } in un round, Oni compresi. Le tue perdite non contano.
ts-alt-conquest = Conquest
    .text = Controlla { MANY($n, "ts-n-areas") } nello stesso momento; non occorre che siano collegate.
ts-alt-holy-ritual = Holy Ritual
    .text = Tutti i { $units-boarrior } Boarrior e tutte le { $units-boarmaiden } Boarmaiden sono sul tabellone, ovunque stiano.
ts-ask-choose-aim = Per quale obiettivo giocherai? Non si potrà più cambiare.
ts-do-aim = Gioca per { $a1 }
ts-said-aim-chosen = { $seat } { DO($seat, "gioca", "giocano") } per { $objective }.
ts-term-aim = Obiettivo di { $seat }: { $aim }, { $have } su { $n }
