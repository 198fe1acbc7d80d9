# Moduł After the Moonfall: kraina rzek, toksyczny teren i ich Wydarzenia.
ts-option-after_the_moonfall = After the Moonfall
    .help = Dorzecze, które produkuje, toksyczny teren bez punktów i siedem kart Wydarzeń.
ts-option-storm_needs_unstable = Ropa i Nawałnica wymagają niestabilnego obszaru
    .help = Nie: można je zagrać na dowolny obszar.
ts-river = Rzeka
    .text = Kontrolujący ten obszar produkuje o { $value } więcej w zielonej fazie.
ts-oil = Ropa
    .text = Wybierz niestabilny obszar: żadna jednostka, także latająca, nie opuści go do następnej białej fazy. Wolno wchodzić.
ts-glacier-melt = Topnienie lodowca
    .text = Połóż znacznik rzeki na obszarze poza Księżycem: kto go kontroluje, produkuje o 1 więcej w zielonej fazie.
ts-slag-lake = Jezioro żużlu
    .text = Niestabilny obszar staje się toksyczny, zajęty lub nie.
ts-sulphur-geysers = Gejzery siarkowe
    .text = Niestabilny obszar staje się toksyczny, zajęty lub nie.
ts-ask-event-river = { $event }: który obszar dostaje rzekę?
ts-said-river = { $seat } { DO($seat, "kładzie", "kładą") } rzekę na { $space }.

ts-option-toxic_moon_round_vp = Toksyczny środek Księżyca punktuje w każdej rundzie
    .help = Nie: dopóki jest toksyczny, nie daje też punktu na koniec rundy.
