# Tsukuyumi, drawn in a terminal.

ts-term-round = Round { $n } of { $of }, { $phase }
ts-term-order = Initiative
ts-term-left = has left: { $what }
ts-term-legend = ☾ Moon  ⌂ Homezone  ~ Ocean floor  “ fertile  ^ mountain  ≈ riverland  ·A controlled by A  A3 units  o Oni  t r u x properties
ts-term-battle = Battle
ts-term-faction = Faction
ts-term-points = Points
ts-term-place = Place
ts-term-card = Action card
ts-term-hand = Hand
ts-term-events = Events
ts-term-areas = Areas
ts-term-objective = Objective
ts-term-supply = Oni supply: { $what }
ts-term-open = Events: { $what } (deck { $n })
ts-term-missions = Missions: { $what }
ts-term-your-hand = Your Action cards: { $what }
ts-term-your-stock = Your stock: { $what }
