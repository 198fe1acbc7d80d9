# The module Alternative objectives.
ts-option-alternative_objectives = Alternative objectives
    .help = At the end of the set-up each player chooses between the faction’s objective and another one.
ts-alt-target-finder = Target Finder
    .text = When a round is scored, have your markers on 3 Missions that lie open. Oni Missions do not count.
ts-alt-fodder-for-the-swarm = Fodder for the Swarm
    .text = Destroy 4 units in one round, Oni included. Your own losses do not count.
ts-alt-conquest = Conquest
    .text = Control 9 areas at the same time; they need not be connected.
ts-alt-holy-ritual = Holy Ritual
    .text = All 4 Boarriors and all 6 Boarmaidens are on the board, wherever they stand.
ts-ask-choose-aim = Which objective will you play for? It cannot be changed later.
ts-do-aim = Play for { $a1 }
ts-said-aim-chosen = { $seat } will play for { $objective }.
ts-term-aim = Objective of { $seat }: { $aim }, { $have } of { $n }
