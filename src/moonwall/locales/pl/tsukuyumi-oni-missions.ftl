# Moduł: misje Oni.
ts-option-oni_missions = Misje Oni
    .help = Trzy dodatkowe misje wypełniane za pomocą Oni; każda należy do gracza, który zrobi to pierwszy.
ts-oni-mission-dark-side = Ciemna strona Księżyca
    .text = Przed innymi podbij środek Księżyca jednostkami Oni akcją Podbój Oni. Musi tam leżeć znacznik gracza, twój lub cudzy.
ts-oni-mission-guests-at-home = Goście w domu
    .text = Przed innymi wprowadź Oni do własnej bazy akcją Oni.
ts-oni-mission-at-the-gates = U bram
    .text = Przed innymi podbij jednostkami Oni obszar graniczący z bazą innego gracza akcją Podbój Oni.
ts-said-oni-mission = { $seat } { DO($seat, "zabiera", "zabierają") } misję Oni { $mission } ({ $n } pkt).
