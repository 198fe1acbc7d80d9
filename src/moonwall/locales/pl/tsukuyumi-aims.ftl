# Moduł: cele alternatywne.
ts-option-alternative_objectives = Cele alternatywne
    .help = Na końcu przygotowania każdy gracz wybiera między celem swojej frakcji a innym.
ts-alt-target-finder = Celownik
    .text = Podczas punktacji rundy miej znaczniki na { $n } odkrytych misjach. Misje Oni się nie liczą.
ts-alt-fodder-for-the-swarm = Pasza dla Roju
    .text = Zniszcz { MANY($n, "ts-n-units") } w jednej rundzie, także Oni. Własne straty się nie liczą.
ts-alt-conquest = Podbój
    .text = Kontroluj jednocześnie { MANY($n, "ts-n-areas") }; nie muszą się stykać.
ts-alt-holy-ritual = Święty rytuał
    .text = Na planszy są wszystkie Lordziki ({ $units-boarrior }) i wszystkie Dzikuski ({ $units-boarmaiden }), gdziekolwiek stoją.
ts-ask-choose-aim = O który cel będziesz grać? Później nie można go zmienić.
ts-do-aim = Graj o: { $a1 }
ts-said-aim-chosen = { $seat } { DO($seat, "gra", "grają") } o cel: { $objective }.
ts-term-aim = Cel gracza { $seat }: { $aim }, { $have } z { $n }
