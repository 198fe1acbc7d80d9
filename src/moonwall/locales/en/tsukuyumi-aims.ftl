# The module Alternative objectives.
ts-option-alternative_objectives = Alternative objectives
    .help = At the end of the set-up each player chooses between the faction's objective and another one.
ts-alt-target-finder = Target Finder
    .text = When a round is scored, have your markers on { $n } Missions that lie open. Oni Missions do not count.
ts-alt-fodder-for-the-swarm = Fodder for the Swarm
    .text = Destroy { MANY($n, "ts-n-units") } in one round, Oni included. Your own losses do not count.
ts-alt-conquest = Conquest
    .text = Control { MANY($n, "ts-n-areas") } at the same time; they need not be connected.
ts-alt-holy-ritual = Holy Ritual
    .text = All { $units-boarrior } Boarriors and all { $units-boarmaiden } Boarmaidens are on the board, wherever they stand.
ts-ask-choose-aim = Which objective will you play for? It cannot be changed later.
ts-do-aim = Play for { $a1 }
ts-said-aim-chosen = { $seat } will play for { $objective }.
ts-term-aim = Objective of { $seat }: { $aim }, { $have } of { $n }
