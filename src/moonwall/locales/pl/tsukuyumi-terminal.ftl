# Tsukuyumi, narysowane w terminalu.

ts-term-round = Runda { $n } z { $of }, { $phase }
ts-term-order = Inicjatywa
ts-term-left = ma jeszcze: { $what }
ts-term-legend = ☾ Księżyc  ⌂ Strefa domowa  ~ dno oceanu  “ żyzne  ^ góry  ≈ kraina rzek  ·A kontroluje A  A3 jednostki  o Oni  t r u x właściwości
ts-term-battle = Bitwa
ts-term-faction = Frakcja
ts-term-points = Punkty
ts-term-place = Miejsce
ts-term-card = Karta Akcji
ts-term-hand = Ręka
ts-term-events = Wydarzenia
ts-term-areas = Obszary
ts-term-objective = Cel
ts-term-supply = Zasób Oni: { $what }
ts-term-open = Wydarzenia: { $what } (talia { $n })
ts-term-missions = Misje: { $what }
ts-term-your-hand = Twoje karty Akcji: { $what }
ts-term-your-stock = Twój zapas: { $what }
