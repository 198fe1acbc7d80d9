# Tsukuyumi, drawn in a terminal.

ts-term-head = Round { $round } di { $rounds }, { $phase }
ts-term-order = Iniziativa:
ts-term-left = A { $seat } restano: { $left }
ts-term-legend = ~ Fondale oceanico  ♣ Terra fertile  ∧ Catena montuosa  ☾ Luna  ⌂ Homezone  ☠ Oni  T Tsukuyumi  U Instabile  R Radioattiva  e uovo  m mina  c copertura  s roccaforte  ━┃ Blocco  ═ Tunnel
ts-term-seat = Posto
ts-term-points = Punti
ts-term-areas = Aree
ts-term-card = Carta
ts-term-events = Eventi
ts-term-stock = Riserva
ts-term-open = Eventi scoperti: { $events }; { $n } nel mazzo
ts-term-supply = Riserva Oni: { $oni }
ts-term-missions = Missioni: { $missions }
ts-term-hand = Mano di { $seat }
ts-term-aside = { $n } fuori dalla battaglia
ts-term-sheltered = { $n } al sicuro
ts-term-battle = Battaglia in { $space }
ts-term-board = Plance fazione
ts-weapons = pronte
ts-inactive = armi inattive
ts-mines = Mine in riserva
ts-immune = immune alla radioattività
ts-eggs = Uova in riserva
ts-flying = tutti volano
ts-uplinks = Uplink
ts-spent = usati nel round
