# Numbers with their nouns, for the sentences of cards: MANY($n, "ts-n-areas") fills one of these with $n.

ts-n-areas = { $n ->
    [one] { $n } area
   *[other] { $n } aree
}
ts-n-moon-areas = { $n ->
    [one] { $n } area lunare
   *[other] { $n } aree lunari
}
ts-n-tsukuyumi-areas = { $n ->
    [one] { $n } area Tsukuyumi
   *[other] { $n } aree Tsukuyumi
}
ts-n-areas-on = { $n ->
    [one] { $n } area
   *[other] { $n } aree
}
ts-n-places = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}
ts-n-units = { $n ->
    [one] { $n } unità
   *[other] { $n } unità
}
ts-n-enemy-units = { $n ->
    [one] { $n } unità nemica
   *[other] { $n } unità nemiche
}
ts-n-any-units = { $n ->
    [one] { $n } unità
   *[other] { $n } unità
}
ts-n-units-of = { $n ->
    [one] { $n } unità
   *[other] { $n } unità
}
ts-n-eggs = { $n ->
    [one] { $n } Uovo
   *[other] { $n } Uova
}
ts-n-eggs-of = { $n ->
    [one] { $n } Uovo
   *[other] { $n } Uova
}
ts-n-mines = { $n ->
    [one] { $n } Mina
   *[other] { $n } Mine
}
ts-n-mines-of = { $n ->
    [one] { $n } Mina
   *[other] { $n } Mine
}
ts-n-works-of = { $n ->
    [one] { $n } segnalino Terraforming
   *[other] { $n } segnalini Terraforming
}
ts-n-production = { $n ->
    [one] { $n } punto produzione
   *[other] { $n } punti produzione
}
ts-n-damage = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
}
ts-n-conquest-points = { $n ->
    [one] { $n } punto conquista
   *[other] { $n } punti conquista
}
ts-n-spaces = { $n ->
    [one] { $n } spazio
   *[other] { $n } spazi
}
ts-n-uplinks = { $n ->
    [one] { $n } Uplink
   *[other] { $n } Uplink
}
ts-n-tunnels = { $n ->
    [one] { $n } Tunnel
   *[other] { $n } Tunnel
}
ts-n-actions = { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
}
ts-n-combats = { $n ->
    [one] { $n } azione Combattimento gratuita
   *[other] { $n } azioni Combattimento gratuite
}
ts-n-events = { $n ->
    [one] { $n } Evento
   *[other] { $n } Eventi
}
ts-n-weapons = { $n ->
    [one] { $n } arma
   *[other] { $n } armi
}
ts-n-points = { $n ->
    [one] { $n } punto vittoria
   *[other] { $n } punti vittoria
}
