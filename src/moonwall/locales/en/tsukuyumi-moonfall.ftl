# The module After the Moonfall: Riverland, Toxic ground and their Events.
ts-option-after_the_moonfall = After the Moonfall
    .help = Riverland that produces, Toxic ground that scores nothing, and seven Event cards.
ts-option-storm_needs_unstable = Oil and Storm need an Unstable area
    .help = Off: they may be played on any area.
ts-river = River
    .text = The controller of this area produces { $value } more in Green.
ts-oil = Oil
    .text = Choose an Unstable area: no unit leaves it until the next White phase, flying or not. Units may enter.
ts-glacier-melt = Glacier Melt
    .text = Put a river marker on an area off the Moon: who controls it produces 1 more in Green.
ts-slag-lake = Slag Lake
    .text = An Unstable area becomes Toxic, occupied or not.
ts-sulphur-geysers = Sulphur Geysers
    .text = An Unstable area becomes Toxic, occupied or not.
ts-ask-event-river = { $event }: which area gets the river?
ts-said-river = { $seat } { DO($seat, "puts", "put") } a river on { $space }.

ts-option-toxic_moon_round_vp = A Toxic Moon centre pays each round
    .help = Off: while it is Toxic its point at the end of a round is lost too.
