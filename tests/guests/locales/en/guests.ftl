goose = Goose chase
    .text = Lay cards in secret; the highest takes the round.
goose-mode-standard = Standard
goose-option-rounds = Rounds
    .help = How many rounds are played.
goose-ask-lay = { $seat }: lay a card in secret.
goose-ask-swap = { $seat }: swap a card with the deck?
goose-do-lay = Lay the { $a1 }
goose-do-swap = Swap the { $a1 }
goose-said-laid = { $seat } lays the { $card }.
goose-said-took = { $n ->
    [one] { $seat } takes a point.
   *[other] { $seat } takes { $n } points.
}
goose-said-swapped = { $seat } swaps the { $gave } for the { $got }.
goose-said-swapped-unseen = { $seat } swaps a card.
goose-reason-rounds = All rounds are played.

dike = Dike
    .text = Keep the sea out together.
dike-mode-table = Together
dike-mode-solo = Alone
dike-option-sacks = Sacks
    .help = Sacks of sand each keeper starts with.
dike-option-calm = Calm sea
    .help = The dike starts two higher.
dike-option-moon = Moon
    .help = The moon above the table.
dike-option-gifts = Gifts
    .help = Helpers that bring more sacks.
dike-option-note = Note
    .help = A word of your own.
dike-alder = Alder
dike-birch = Birch
dike-cedar = Cedar
dike-tide = The Tide
dike-full = Full
dike-new = New
dike-barge = Barge
    .text = Brings two sacks to each keeper.
dike-cart = Cart
    .text = Brings a sack to each keeper.
dike-north = north bank
dike-middle = middle bank
dike-south = south bank
dike-stretch = { $a1 } raised by { $a2 }
dike-ask-guard = Which bank does the table guard?
dike-ask-raise = { $seat }: raise a bank? { $sacks ->
    [one] One sack left.
   *[other] { $sacks } sacks left.
}
dike-ask-strike = Where does the tide strike?
dike-do-guard = Guard the { $a1 }
dike-do-raise = { $a2 ->
    [one] Raise the { $a1 } by a sack
   *[other] Raise the { $a1 } by { $a2 } sacks
}
dike-do-strike = Strike the { $a1 }
dike-said-guarded = The table guards the { $segment }.
dike-said-raised = { $seat } raises the { $segment } by { $n }.
dike-said-struck = { $seat } strikes the { $segment } with a wave of { $n }.
dike-reason-breach = The dike is breached.
dike-reason-dry = The land stays dry.
dike-stand-raise-pass = Raise nothing
dike-stand-raise-raise = Raise what can be raised
dike-span-round = this round
