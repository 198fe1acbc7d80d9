# Numbers with their nouns, for the sentences of cards: MANY($n, "ts-n-areas") fills one of these with $n.

ts-n-areas = { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
   *[other] { $n } obszarów
}
ts-n-moon-areas = { $n ->
    [one] { $n } obszar Księżyca
    [few] { $n } obszary Księżyca
   *[other] { $n } obszarów Księżyca
}
ts-n-tsukuyumi-areas = { $n ->
    [one] { $n } obszar Tsukuyumi
    [few] { $n } obszary Tsukuyumi
   *[other] { $n } obszarów Tsukuyumi
}
ts-n-areas-on = { $n ->
    [one] { $n } obszarze
    [few] { $n } obszarach
   *[other] { $n } obszarach
}
ts-n-places = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
}
ts-n-units = { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[other] { $n } jednostek
}
ts-n-enemy-units = { $n ->
    [one] { $n } wrogą jednostkę
    [few] { $n } wrogie jednostki
   *[other] { $n } wrogich jednostek
}
ts-n-any-units = { $n ->
    [one] { $n } dowolną jednostkę
    [few] { $n } dowolne jednostki
   *[other] { $n } dowolnych jednostek
}
ts-n-units-of = { $n ->
    [one] { $n } swojej jednostki
    [few] { $n } swoich jednostek
   *[other] { $n } swoich jednostek
}
ts-n-eggs = { $n ->
    [one] { $n } jajo
    [few] { $n } jaja
   *[other] { $n } jaj
}
ts-n-eggs-of = { $n ->
    [one] { $n } jaja
    [few] { $n } jaj
   *[other] { $n } jaj
}
ts-n-mines = { $n ->
    [one] { $n } minę
    [few] { $n } miny
   *[other] { $n } min
}
ts-n-mines-of = { $n ->
    [one] { $n } miny
    [few] { $n } min
   *[other] { $n } min
}
ts-n-works-of = { $n ->
    [one] { $n } znacznika terraformacji
    [few] { $n } znaczników terraformacji
   *[other] { $n } znaczników terraformacji
}
ts-n-production = { $n ->
    [one] { $n } punkt produkcji
    [few] { $n } punkty produkcji
   *[other] { $n } punktów produkcji
}
ts-n-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
ts-n-conquest-points = { $n ->
    [one] { $n } punkt podboju
    [few] { $n } punkty podboju
   *[other] { $n } punktów podboju
}
ts-n-spaces = { $n ->
    [one] { $n } polu
    [few] { $n } polach
   *[other] { $n } polach
}
ts-n-uplinks = { $n ->
    [one] { $n } Łącze
    [few] { $n } Łącza
   *[other] { $n } Łączy
}
ts-n-tunnels = { $n ->
    [one] { $n } Tunel
    [few] { $n } Tunele
   *[other] { $n } Tuneli
}
ts-n-actions = { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[other] { $n } akcji
}
ts-n-combats = { $n ->
    [one] { $n } darmową akcję walki
    [few] { $n } darmowe akcje walki
   *[other] { $n } darmowych akcji walki
}
ts-n-events = { $n ->
    [one] { $n } Wydarzenie
    [few] { $n } Wydarzenia
   *[other] { $n } Wydarzeń
}
ts-n-weapons = { $n ->
    [one] { $n } broń
    [few] { $n } bronie
   *[other] { $n } broni
}
ts-n-points = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}
