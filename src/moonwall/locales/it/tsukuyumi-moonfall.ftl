# Il modulo After the Moonfall: Riverland, terreno Tossico e i loro Eventi.
ts-option-after_the_moonfall = After the Moonfall
    .help = Terra fluviale che produce, terreno Tossico che non dà punti e sette carte Evento.
ts-option-storm_needs_unstable = Oil e Storm richiedono un'area Instabile
    .help = No: si possono giocare su qualsiasi area.
ts-river = Fiume
    .text = Chi controlla quest'area produce { $value } in più nella fase Verde.
ts-oil = Oil
    .text = Scegli un'area Instabile: nessuna unità la lascia fino alla prossima fase Bianca, Volante o no. Si può entrare.
ts-glacier-melt = Glacier Melt
    .text = Metti un segnalino fiume su un'area fuori dalla Luna: chi la controlla produce 1 in più nella fase Verde.
ts-slag-lake = Slag Lake
    .text = Un'area Instabile diventa Tossica, occupata o no.
ts-sulphur-geysers = Sulphur Geysers
    .text = Un'area Instabile diventa Tossica, occupata o no.
ts-ask-event-river = { $event }: quale area riceve il fiume?
ts-said-river = { $seat } { DO($seat, "mette", "mettono") } un fiume in { $space }.

ts-option-toxic_moon_round_vp = Il centro Tossico della Luna dà punti a ogni round
    .help = No: finché è Tossico non dà nemmeno il punto di fine round.
