# Sentinels: nazwy, teksty i zdania.

## Pieces
ts-sentinels = Sentinels
    .text = Pandy w jadeicie bez własnej ziemi: przychodzą przez Portale, kryją się, gdy ktoś je atakuje, i punktują, polując na Oni. Jeśli na planszy nie ma już Oni, od razu wygrywają.
    .hard = 3
    .number = many
ts-acolyte = Akolita
    .text = Bez zdolności.
ts-jade-warrior = Jadeitowy Wojownik
    .text = Bez zdolności.
ts-jade-guardian = Jadeitowy Strażnik
    .text = Masywny.
ts-kakurenbo = Kakurenbo
    .text = Na jego polu Maskowania można użyć drugi raz w tej samej rundzie.
ts-kiosan = Kiosan
    .text = Dopóki jest na planszy, możesz pominąć Rozmieść Oni i Podbój Oni na swojej karcie akcji.
ts-mascot-sentinels = Bambus
    .text = Maskotka: 1 punkt zwycięstwa, jeśli dożyje końca gry. Nigdy nie wraca i nie może atakować sama.
ts-portal = Portal
    .text = Tu przychodzą nowe jednostki Sentinels. Na początku ich ruchu jednostki mogą się tu teleportować z dowolnego miejsca.

## Board
ts-seal-and-shift = Pieczęć i przejście
    .text = Jedno z dwojga: zniszcz Małego Oni na obszarze ze swoją jednostką albo połóż Portal, z zapasu lub z planszy, na obszarze ze swoją jednostką.
ts-living-stone = Żywy kamień
    .text = Przed atakiem: jednej twojej jednostki tutaj nie można w tej bitwie trafić, wybrać ani zniszczyć.
ts-the-jade-seal = Jadeitowa pieczęć
    .text = { MANY($each, "ts-n-points") } za każdych { $n } zniszczonych przez ciebie Oni, zaokrąglając w dół. Jeśli na planszy nie ma już Oni, od razu wygrywasz, niezależnie od punktów.
ts-mission-tribute = Hołd dla Księżyca
    .text = Miej jednostki na co najmniej { MANY($n, "ts-n-areas-on") } Księżyca na koniec rundy.
ts-board-portal = Portale w zapasie
ts-board-oni-sealed = zniszczeni Oni
ts-board-duels-won = wygrane Rytualne walki
ts-board-maskings = Maskowania w tej rundzie
ts-board-masking-shut = Maskowanie zakazane
ts-option-sentinel_mascot = Sentinels mają maskotkę
    .help = Nie: gdy w grze są maskotki, Sentinels jej nie mają.

## Combat cards and counterattacks
ts-jade-annihilation = Anihilacja
    .text = Zadaj obrażenia wszystkich swoich jednostek tutaj.
ts-jade-conquest = Przejęcie
    .text = Połóż swój znacznik, jeśli twoje punkty podboju są co najmniej równe punktom każdej innej frakcji na obszarze.
ts-jade-gatekeepers = Strażnicy bram
    .text = Na obszarze z Portalem: zadaj obrażenia wszystkich swoich jednostek tutaj i tych przy jednym innym Portalu.
ts-jade-vanishing-blow = Cios i zniknięcie
    .text = Zadaj obrażenia wszystkich swoich jednostek tutaj. Po bitwie te, które przetrwały, mogą się teleportować do jednego Portalu.
ts-jade-ritual-combat = Rytualna walka
    .text = Wskaż wrogą stronę tutaj i swojego czempiona, potem ona wskazuje swojego. Wygrywa wyższa suma zdrowia i obrażeń, remis należy do obrońcy; przegrany ginie. Jeśli wygrasz: { MANY($vp, "ts-n-points") }. Raz na rundę.
ts-crack-the-gate = Rozbita brama
    .text = Portal stąd wraca do zapasu.
ts-unmask = Demaskacja
    .text = Atakujący nie może używać Maskowania do końca rundy.

## Decisions and events
ts-ask-lay-portal = Gdzie leży Portal? (jeszcze { $n })
ts-ask-further-oni = Sentinels polują na Oni: rozmieść jeszcze jednego.
ts-ask-teleport = Portale: kto się dokąd teleportuje? (skąd: { $space })
ts-ask-seal-and-shift = Pieczęć i przejście: wygnać Oni czy położyć Portal?
ts-ask-mask = Atak na { $space }: kto się maskuje?
ts-ask-living-stone = Żywy kamień: która jednostka?
ts-ask-gate = Strażnicy bram na { $space }: jednostki z którego Portalu uderzają razem?
ts-ask-challenge = Rytualna walka na { $space }: przeciw komu i kto jest twoim czempionem?
ts-ask-champion = Rytualna walka na { $space } przeciw: { $unit }. Kto jest twoim czempionem?
ts-do-portal = Portal na { $a1 }
ts-do-transfer = Portal z { $a1 } na { $a2 }
ts-do-banish = Wygnaj Małego Oni z { $a1 }
ts-do-teleport = { $a1 } ×{ $a4 } z { $a2 } na { $a3 }
ts-do-mask-1 = Zamaskuj wszystkie
ts-do-mask-2 = Zamaskuj: { $a1 } ×{ $a2 }
ts-do-stone = { $a1 } zamienia się w kamień
ts-do-gate = Portal na { $a1 }
ts-do-duel = { $a2 } przeciw: { $a1 }
ts-do-champion = { $a1 } jako czempion
ts-banish = Wygnanie
ts-duel = Rytualna walka
ts-transfer = Przejście
ts-mask = Maskowanie
ts-said-portal-laid = { $seat } { DO($seat, "kładzie", "kładą") } Portal na { $space }.
ts-said-portal-moved = { $seat } { DO($seat, "przenosi", "przenoszą") } Portal z { $space } na { $to_space }.
ts-said-portal-broken = Portal na { $space } pęka.
ts-said-teleported = { $unit } ×{ $n } teleportuje się z { $space } na { $to_space }.
ts-said-masked = { $seat }: { $unit } ×{ $n } kryje się na { $space }.
ts-said-unmasked = { $seat } nie { DO($seat, "może", "mogą") } używać Maskowania do końca rundy.
ts-said-stone = { $seat }: { $unit } na { $space } zamienia się w kamień na czas tej bitwy.
ts-said-duel-won = { $unit } pokonuje w Rytualnej walce na { $space }: { $what } ({ $n } do { $need }).
ts-said-duel-lost = { $unit } przegrywa Rytualną walkę na { $space } z: { $what } ({ $n } do { $need }).
ts-said-ritual-points = { $seat }: +{ $n } za Rytualną walkę.
ts-said-sealed-oni = { $seat } { DO($seat, "ma", "mają") } na koncie zniszczonych Oni: { $n } (+{ $vp }).
ts-said-jade-seal = Nie ma już Oni: { $seat } { DO($seat, "wygrywa", "wygrywają") }.
ts-reason-jade-seal = Na planszy nie było już Oni: zwycięstwo Sentinels.
