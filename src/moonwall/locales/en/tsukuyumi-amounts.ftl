# Numbers with their nouns, for the sentences of cards: MANY($n, "ts-n-areas") fills one of these with $n.

ts-n-areas = { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
ts-n-moon-areas = { $n ->
    [one] { $n } Moon area
   *[other] { $n } Moon areas
}
ts-n-tsukuyumi-areas = { $n ->
    [one] { $n } Tsukuyumi area
   *[other] { $n } Tsukuyumi areas
}
ts-n-areas-on = { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
ts-n-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
ts-n-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
ts-n-enemy-units = { $n ->
    [one] { $n } enemy unit
   *[other] { $n } enemy units
}
ts-n-any-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
ts-n-units-of = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
ts-n-eggs = { $n ->
    [one] { $n } Egg
   *[other] { $n } Eggs
}
ts-n-eggs-of = { $n ->
    [one] { $n } Egg
   *[other] { $n } Eggs
}
ts-n-mines = { $n ->
    [one] { $n } Mine
   *[other] { $n } Mines
}
ts-n-mines-of = { $n ->
    [one] { $n } Mine
   *[other] { $n } Mines
}
ts-n-works-of = { $n ->
    [one] { $n } terraforming
   *[other] { $n } terraformings
}
ts-n-production = { $n ->
    [one] { $n } production
   *[other] { $n } production
}
ts-n-damage = { $n ->
    [one] { $n } damage
   *[other] { $n } damage
}
ts-n-conquest-points = { $n ->
    [one] { $n } conquest point
   *[other] { $n } conquest points
}
ts-n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
ts-n-uplinks = { $n ->
    [one] { $n } Uplink
   *[other] { $n } Uplinks
}
ts-n-tunnels = { $n ->
    [one] { $n } Tunnel
   *[other] { $n } Tunnels
}
ts-n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
ts-n-combats = { $n ->
    [one] { $n } free Combat action
   *[other] { $n } free Combat actions
}
ts-n-events = { $n ->
    [one] { $n } Event
   *[other] { $n } Events
}
ts-n-weapons = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
ts-n-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
