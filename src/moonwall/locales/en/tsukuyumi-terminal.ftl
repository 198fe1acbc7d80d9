# Tsukuyumi, drawn in a terminal.

ts-term-head = Round { $round } of { $rounds }, { $phase }
ts-term-order = Initiative:
ts-term-left = { $seat } { DO($seat, "has", "have") } left: { $left }
ts-term-legend = ~ Ocean Floor  ♣ Fertile Ground  ∧ Mountain Range  ☾ Moon  ⌂ Homezone  ☠ Oni  T Tsukuyumi  U Unstable  R Radioactive  e egg  m mine  c cover  s stronghold  ━┃ Block  ═ Tunnel
ts-term-seat = Seat
ts-term-points = Points
ts-term-areas = Areas
ts-term-card = Card
ts-term-events = Events
ts-term-stock = Stock
ts-term-open = Open Events: { $events }; { $n } in the deck
ts-term-supply = Oni supply: { $oni }
ts-term-missions = Missions: { $missions }
ts-term-hand = Hand of { $seat }
ts-term-aside = { $n } out of the battle
ts-term-sheltered = { $n } out of harm
ts-term-battle = Battle in { $space }
ts-term-board = Faction boards
ts-weapons = ready
ts-inactive = spent weapons
ts-mines = Mines in stock
ts-immune = immune to radioactivity
ts-eggs = Eggs in stock
ts-flying = all fly
ts-uplinks = Uplinks
ts-spent = used this round
