# Numbers with their nouns, for the sentences of cards: MANY($n2, "gw-n-clerks") fills one of these with $n.

gw-n-clerks = { $n ->
    [one] { $n } Clerk
   *[other] { $n } Clerks
}
gw-n-more-clerks = { $n ->
    [one] { $n } more Clerk
   *[other] { $n } more Clerks
}
gw-n-own-clerks = { $n ->
    [one] { $n } of your Clerks
   *[other] { $n } of your Clerks
}
gw-n-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
gw-n-more-wounds = { $n ->
    [one] { $n } more Wound
   *[other] { $n } more Wounds
}
gw-n-soldiers = { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
}
gw-n-with-soldiers = { $n ->
    [one] { $n } Soldier
   *[other] { $n } Soldiers
}
gw-n-spearmen = { $n ->
    [one] { $n } Spearman
   *[other] { $n } Spearmen
}
gw-n-with-spearmen = { $n ->
    [one] { $n } Spearman
   *[other] { $n } Spearmen
}
gw-n-archers = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
}
gw-n-own-archers = { $n ->
    [one] { $n } of your Archers
   *[other] { $n } of your Archers
}
gw-n-horsemen = { $n ->
    [one] { $n } Horseman
   *[other] { $n } Horsemen
}
gw-n-with-horsemen = { $n ->
    [one] { $n } Horseman
   *[other] { $n } Horsemen
}
gw-n-resources = { $n ->
    [one] { $n } Resource
   *[other] { $n } Resources
}
gw-n-resources-of = { $n ->
    [one] { $n } Resource
   *[other] { $n } Resources
}
gw-n-different-resources = { $n ->
    [one] { $n } Resource
   *[other] { $n } different Resources
}
gw-n-any-resources = { $n ->
    [one] { $n } Resource of choice
   *[other] { $n } Resources of choice
}
gw-n-chosen-resources = { $n ->
    [one] { $n } Resource of choice
   *[other] { $n } Resources of choice
}
gw-n-building-resources = { $n ->
    [one] { $n } building resource
   *[other] { $n } building resources
}
gw-n-different-building-resources = { $n ->
    [one] { $n } building resource
   *[other] { $n } different building resources
}
gw-n-wood = { $n ->
    [one] { $n } Wood
   *[other] { $n } Wood
}
gw-n-stone = { $n ->
    [one] { $n } Stone
   *[other] { $n } Stone
}
gw-n-gold = { $n ->
    [one] { $n } Gold
   *[other] { $n } Gold
}
gw-n-qi = { $n ->
    [one] { $n } Qi
   *[other] { $n } Qi
}
gw-n-honour = { $n ->
    [one] { $n } Honour
   *[other] { $n } Honour
}
gw-n-shame = { $n ->
    [one] { $n } Shame
   *[other] { $n } Shame
}
gw-n-cards = { $n ->
    [one] { $n } Tactic card
   *[other] { $n } Tactic cards
}
gw-n-command-cards = { $n ->
    [one] { $n } of your Command cards
   *[other] { $n } of your Command cards
}
gw-n-vital-points = { $n ->
    [one] { $n } more Vital point
   *[other] { $n } more Vital points
}
gw-n-covered-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gw-n-hordes = { $n ->
    [one] { $n } Horde
   *[other] { $n } Hordes
}
gw-n-free-barricades = { $n ->
    [one] { $n } free Barricade
   *[other] { $n } free Barricades
}
gw-n-moves = { $n ->
    [one] { $n } Soldier Move
   *[other] { $n } Soldier Moves
}
gw-n-overseers = { $n ->
    [one] { $n } Overseer
   *[other] { $n } different Overseers
}
gw-n-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
gw-n-with-archers = { $n ->
    [one] { $n } Archer
   *[other] { $n } Archers
}
gw-n-here = { $n } of the Location's Resource
gw-n-wood-or-stone = { $n } Wood or Stone
gw-n-times = { $n ->
    [one] once
   *[other] { $n } times
}
gw-n-sections = { $n ->
    [one] { $n } Section
   *[other] { $n } Sections
}
gw-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
