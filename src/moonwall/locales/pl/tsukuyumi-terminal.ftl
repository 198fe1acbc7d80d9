# Tsukuyumi, drawn in a terminal.

ts-term-head = Runda { $round } z { $rounds }, { $phase }
ts-term-order = Inicjatywa:
ts-term-left = { $seat } { DO($seat, "ma", "mają") } jeszcze: { $left }
ts-term-legend = ~ Dno oceanu  ♣ Żyzna ziemia  ∧ Pasmo górskie  ☾ Księżyc  ⌂ Baza  ☠ Oni  T Tsukuyumi  U Niestabilny  R Radioaktywny  e jajo  m mina  c okop  s warownia  ━┃ Blokada  ═ Tunel
ts-term-seat = Miejsce
ts-term-points = Punkty
ts-term-areas = Obszary
ts-term-card = Karta
ts-term-events = Wydarzenia
ts-term-stock = Zapas
ts-term-open = Odkryte Wydarzenia: { $events }; w talii: { $n }
ts-term-supply = Zapas Oni: { $oni }
ts-term-missions = Misje: { $missions }
ts-term-hand = Ręka: { $seat }
ts-term-aside = { $n } poza bitwą
ts-term-sheltered = { $n } bezpieczne
ts-term-battle = Bitwa na { $space }
ts-term-board = Plansze frakcji
ts-weapons = gotowa broń
ts-inactive = nieaktywna broń
ts-mines = miny w zapasie
ts-immune = odporność na radioaktywność
ts-eggs = jaja w zapasie
ts-flying = wszyscy latają
ts-uplinks = Łącza
ts-spent = użyte w tej rundzie
