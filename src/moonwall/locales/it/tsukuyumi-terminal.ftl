# Tsukuyumi, disegnato nel terminale.

ts-term-round = Round { $n } di { $of }, { $phase }
ts-term-order = Iniziativa
ts-term-left = ha ancora: { $what }
ts-term-legend = ☾ Luna  ⌂ Homezone  ~ fondo oceanico  “ fertile  ^ montagna  ≈ terra fluviale  ·A controllata da A  A3 unità  o Oni  t r u x proprietà
ts-term-battle = Battaglia
ts-term-faction = Fazione
ts-term-points = Punti
ts-term-place = Posto
ts-term-card = Carta Azione
ts-term-hand = Mano
ts-term-events = Eventi
ts-term-areas = Aree
ts-term-objective = Obiettivo
ts-term-supply = Riserva di Oni: { $what }
ts-term-open = Eventi: { $what } (mazzo { $n })
ts-term-missions = Missioni: { $what }
ts-term-your-hand = Le tue carte Azione: { $what }
ts-term-your-stock = La tua riserva: { $what }
