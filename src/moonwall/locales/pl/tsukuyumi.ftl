# What Tsukuyumi asks, offers and tells.
## The game
ts = Tsukuyumi: Full Moon Down
    .text = Cztery ludy walczą o ziemię wokół spadłego Księżyca.
ts-mode-standard = Gra standardowa
ts-reason-rounds = Ostatnia runda dobiegła końca.
ts-reason-supremacy = Osiągnięto umówioną liczbę punktów.

## Start options
ts-option-edition = Wydanie
    .help = Czyja instrukcja obowiązuje tam, gdzie oba wydania się różnią.
ts-option-rounds = Rundy
    .help = 3 to gra szybka, 5 epicka.
ts-option-supremacy = Supremacja
    .help = Liczba punktów, która od razu kończy grę; przy 0 gra się wszystkie rundy.
ts-option-oni_total = Liczba Oni
    .help = 0 to wszystkie figurki; 18 dla doświadczonych.
ts-option-skip_first_white = Pomiń pierwszą fazę białą
    .help = Zalecane w pierwszej grze.
ts-option-use_missions = Misje
    .help = Jawne zadania za 1 punkt dla każdego.
ts-option-use_objectives = Cele frakcji
    .help = Własne zadanie każdej frakcji za 2 punkty.
ts-option-fixed_homezones = Równe miejsca baz
    .help = Bazy tylko w miejscach równej wartości.
ts-option-reach_check = Bez odciętych obszarów
    .help = Do każdego obszaru można dojść z Księżyca.
ts-option-tile_pool = Pula kafli
    .help = 0 to pudełko wydania, 44 dodaje kafle dla większej liczby graczy.
ts-option-move_before_combat = Ruch przed walką
    .help = W których fazach po karcie walki nie ma ruchu.
ts-option-counter_optional = Kontrataki są dobrowolne
    .help = Nie: obrońca musi wybrać pasujący.
ts-option-conqueror_may_conquer = Czerwie mogą podbijać
    .help = Nie: karta Przejęcie nie działa w ich dodatkowej walce, jak podaje Kodeks.
ts-option-eggs_on_death = Jaja poległych
    .help = Co zostawiają zniszczone jednostki Roju.
ts-option-radioactive_step = Moment radioaktywności
    .help = Przed podsumowaniem rundy lub po nim.
ts-option-gps_distinct_areas = Mapowanie GPS: cztery obszary
    .help = Tak: cztery obszary celu muszą być różne.
ts-option-tunnel_capacity = Tunele
    .help = Jedna grupa na rundę lub dowolnie wiele.
ts-option-remember_hands = Pomoc dla pamięci
    .help = Kto przekazał karty, nadal je widzi.
ts-card-down = zakryta karta
ts-italian = Włoskie
ts-polish = Polskie
ts-edition = jak w wydaniu
ts-red = Czerwona
ts-blue = Niebieska
ts-green = Zielona
ts-white = Biała
ts-black = Czarna
ts-setup = przygotowanie
ts-all = wszystkie
ts-none = brak
ts-battle = jedno na bitwę
ts-unit = jedno na jednostkę
ts-after-scoring = po podsumowaniu
ts-before-scoring = przed podsumowaniem
ts-group = jedna grupa na rundę
ts-unlimited = bez ograniczeń

## Places and things
# Obszar: litery dla rzędów od góry do dołu, liczby wzdłuż rzędu; H8 to środek Księżyca.
ts-space =
    { $a2 ->
        [-7] A
        [-6] B
        [-5] C
        [-4] D
        [-3] E
        [-2] F
        [-1] G
       *[0] H
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
    }{ $a1 ->
        [-7] 1
        [-6] 2
        [-5] 3
        [-4] 4
        [-3] 5
        [-2] 6
        [-1] 7
       *[0] 8
        [1] 9
        [2] 10
        [3] 11
        [4] 12
        [5] 13
        [6] 14
        [7] 15
    }
ts-edge = krawędź { $a1 } / { $a2 }
ts-outer-edge = zewnętrzna krawędź { $a2 } pola { $a1 }
ts-tile-name = { $a1 } nr { $a2 }
ts-river-name = Dorzecze nr { $a1 }
ts-deck = talia
ts-discard = stos odrzuconych
ts-own = własne jednostki
ts-faction-effect = Efekt frakcji
ts-events = Dobierz i zagraj Wydarzenia
ts-initiative = Zmień inicjatywę
ts-production = Produkcja
ts-place-oni = Rozmieść Oni
ts-movement = Ruch
ts-settlement = Osadnictwo
ts-combat = Walka

ts-effect = Efekt frakcji
ts-draw = dobieranie Wydarzeń
ts-play = zagrywanie Wydarzeń
ts-place = Oni do rozmieszczenia
ts-oni-areas = obszary Oni
ts-oni-range = zasięg Oni
ts-oni-combats = ataki Oni

## Decisions
ts-ask-place-home = Umieść bazę frakcji { $faction }.
ts-ask-start-area = Oznacz obszar startowy (pozostało: { $n }).
ts-ask-start-units = Rozstaw jednostki startowe (pozostało: { $n }).
ts-ask-select-card = Runda { $n }: wybierz w tajemnicy kartę akcji.
ts-ask-act = { $phase } faza, { $card }: co dalej?
ts-ask-initiative = Przesuń znacznik gracza { $seat } o najwyżej { $n } (teraz miejsce { $place }).
ts-ask-draw-events = Dobierz Wydarzenia (najwyżej { $n }).
ts-ask-play-events = Zagraj Wydarzenia (najwyżej { $n }).
ts-ask-wisdom = Naturalna kolej rzeczy: dobierz Wydarzenie.
ts-ask-play-drawn = Zagrać teraz Wydarzenie { $event }?
ts-ask-event-give = { $event }: który obszar?
ts-ask-event-cancel = { $event }: którą cechę unieważnić?
ts-ask-event-open = { $event }: którą blokadę otworzyć?
ts-ask-event-close = { $event }: obszar, którego bok zostanie zamknięty.
ts-ask-event-close-side = { $event }: który bok?
ts-ask-event-rotate = { $event }: który obszar obrócić?
ts-ask-turn-tile = { $event }: jak obrócić { $space }?
ts-ask-event-swap = { $event }: które dwa obszary zamienić?
ts-ask-event-lay = { $event }: który kafel?
ts-ask-lay-tile = { $event }: gdzie położyć kafel?
ts-ask-event-march = { $event }: jednostki z którego obszaru mogą się ruszyć?
ts-ask-event-replay = { $event }: które Wydarzenie ponownie?
ts-ask-event-storm = { $event }: który niestabilny obszar?
ts-ask-produce = Produkcja (punkty do wydania: { $n }).
ts-ask-place-unit = Gdzie pojawia się { $unit }?
ts-ask-place-oni = Rozmieść Oni (pozostało: { $n }).
ts-ask-oni-source = Podbój Oni: Oni z którego obszaru?
ts-ask-oni-move = Porusz Oni albo przejdź do ataku.
ts-ask-oni-move-to = Dokąd idą ({ $unit } na { $space }, kroki: { $n })?
ts-ask-oni-target = Który obszar atakują Oni?
ts-ask-oni-towards = Jeden Oni musi zbliżyć się do obszaru, który mógłby podbić.
ts-ask-move = Ruch, zasięg { $n }: { $who }.
ts-ask-move-to = { $unit } na { $space }, pozostałe kroki { $n }: dokąd?
ts-ask-settle = Osadnictwo: który obszar?

## Options
ts-do-home = Baza na { $a1 }
ts-do-mark = Oznacz { $a1 }
ts-do-nowhere = Brak wolnego obszaru
ts-do-put-2 = Wszystkie pozostałe na { $a2 }
ts-do-put-3 = { $a1 } ×{ $a3 } na { $a2 }
ts-do-select = { $a1 }
ts-do-use = { $a1 }
ts-do-attack = Walka na { $a1 }
ts-do-rage = Walka Agresywnej jednostki na { $a1 }
ts-do-up = O { $a1 } w górę
ts-do-down = O { $a1 } w dół
ts-do-draw = Dobierz: { $a1 }
ts-do-play = Zagraj: { $a1 }
ts-do-area = { $a1 }
ts-do-cancel = Unieważnij cechę { $a2 } na { $a1 }
ts-do-open = Otwórz bok { $a1 } od strony { $a2 }
ts-do-close = Zamknij bok { $a1 } od strony { $a2 }
ts-do-turn = Obróć o { $a1 }/6
ts-do-swap = Zamień { $a1 } i { $a2 }
ts-do-tile = { $a1 }
ts-do-lay = Na { $a1 }
ts-do-again = Ponownie: { $a1 }
ts-do-buy = Kup: { $a1 }
ts-do-exchange = { $a1 } na { $a2 } → { $a3 }
ts-do-place-1 = Na { $a1 }
ts-do-place-2 = { $a1 } na { $a2 }
ts-do-size = { $a1 }
ts-do-source = Oni z { $a1 }
ts-do-march-2 = Wszystkie jednostki z { $a2 } razem
ts-do-march-3 = { $a1 } na { $a2 } (pozostałe kroki: { $a3 })
ts-do-to-1 = Na { $a1 }
ts-do-to-2 = { $a2 } na { $a1 }
ts-do-tunnel = { $a2 } Tunelem na { $a1 }
ts-do-step = { $a1 } z { $a2 } na { $a3 }

## Log
ts-said-round = Zaczyna się runda { $n }.
ts-said-phase = { $phase } faza.
ts-said-turn = Działa { $seat } ({ $phase }).
ts-said-selected = { $seat } { DO($seat, "zagrywa", "zagrywają") } kartę akcji { $card }.
ts-said-selected-unseen = { $seat } { DO($seat, "kładzie", "kładą") } zakrytą kartę akcji.
ts-said-turned-up = { $seat } { DO($seat, "odwraca", "odwracają") } kartę akcji { $card }.
ts-said-received = { $seat } { DO($seat, "otrzymuje", "otrzymują") } karty ({ $n }) od gracza { $from_seat }: { $cards }.
ts-said-received-unseen = { $seat } { DO($seat, "otrzymuje", "otrzymują") } karty ({ $n }) od gracza { $from_seat }.
ts-said-home-placed = { $seat } { DO($seat, "umieszcza", "umieszczają") } bazę na { $space }.
ts-said-marked = { $seat } { DO($seat, "kontroluje", "kontrolują") } teraz { $space }.
ts-said-oni-marked = { $space } jest teraz terytorium Oni.
ts-said-started = { $seat } { DO($seat, "zaczyna", "zaczynają") } na { $space }: { $unit } ×{ $n }.
ts-said-brings = { $seat } { DO($seat, "wnosi", "wnoszą") } misję { $mission }.
ts-said-moved = { $unit } ×{ $n }: { $space } → { $to_space }.
ts-said-lost = { $unit } ×{ $n }: strata na { $space } ({ $cause }).
ts-said-destroyed = { $by } { DO($by, "niszczy", "niszczą") } na { $space }: { $unit } ×{ $n } ({ $cause }).
ts-said-mission = { $seat } { DO($seat, "wypełnia", "wypełniają") } misję { $mission }.
ts-said-objective = { $seat } { DO($seat, "osiąga", "osiągają") } cel { $objective } ({ $n } pkt).
ts-said-supremacy = { $seat } { DO($seat, "ma", "mają") } już umówioną liczbę punktów ({ $n }): koniec gry.
ts-said-moon-point = { $seat } { DO($seat, "trzyma", "trzymają") } środek Księżyca: 1 punkt.
ts-said-initiative = { $seat } { DO($seat, "zajmuje", "zajmują") } teraz miejsce { $n } inicjatywy.
ts-said-property-given = { $space } zyskuje cechę { $prop }.
ts-said-property-cancelled = { $space } traci cechę { $prop }.
ts-said-opened = Blokada otwarta: { $edge }.
ts-said-closed = Bok zamknięty: { $edge }.
ts-said-rotated = { $space } zostaje obrócony o { $n }/6.
ts-said-swapped = { $space } i { $to_space } zamieniają się miejscami.
ts-said-tile-laid = { $seat } { DO($seat, "kładzie", "kładą") } kafel { $tile } na { $space }.
ts-said-storm = { $seat }: w tej rundzie nikt nie opuści { $space }.
ts-said-no-oni = { $seat }: brak Oni do rozmieszczenia lub użycia.
ts-said-oni-placed = { $seat } { DO($seat, "rozmieszcza", "rozmieszczają") } na { $space }: { $unit }.
ts-said-produced = { $seat } { DO($seat, "produkuje", "produkują") } na { $space }: { $unit }.
ts-said-exchanged = { $seat }: { $unit } na { $space } → { $what }.
ts-said-events-shuffled = Odrzucone Wydarzenia tworzą nową talię.
ts-said-drew-event = { $seat } { DO($seat, "dobiera", "dobierają") } Wydarzenie { $event }.
ts-said-drew-event-unseen = { $seat } { DO($seat, "dobiera", "dobierają") } Wydarzenie.
ts-said-took-event = { $seat } { DO($seat, "bierze", "biorą") } odkryte Wydarzenie { $event }.
ts-said-event-shown = Teraz odkryte: { $event }.
ts-said-played-event = { $seat } { DO($seat, "zagrywa", "zagrywają") } Wydarzenie { $event }.
ts-said-played-again = { $seat } { DO($seat, "używa", "używają") } Wydarzenia { $event } ze stosu odrzuconych.
ts-said-interim = { $seat } { DO($seat, "ma", "mają") } na razie { $n } pkt.
ts-said-final = { $place }. { $seat }: { $n } pkt.

## Co zrobiłaby odpowiedź: liczby, które się zmieniają

ts-count-production-points = { $n ->
    [one] { $signed } punkt produkcji
    [few] { $signed } punkty produkcji
   *[other] { $signed } punktów produkcji
}
ts-count-areas = { $n ->
    [one] { $signed } obszar
    [few] { $signed } obszary
   *[other] { $signed } obszarów
}
ts-count-event-cards = { $n ->
    [one] { $signed } karta Wydarzeń
    [few] { $signed } karty Wydarzeń
   *[other] { $signed } kart Wydarzeń
}
ts-count-kills = { $n ->
    [one] { $signed } zniszczona jednostka
    [few] { $signed } zniszczone jednostki
   *[other] { $signed } zniszczonych jednostek
}

## Standing answers

ts-stand-ask-counter-pass = Bez kontrataków
ts-stand-ask-early-counter = Broń się jeszcze przed atakiem, gdy tylko można
ts-stand-ask-early-pass = Bez obrony przed atakiem
ts-stand-play-events-done = Nie zagrywaj kart Wydarzeń
ts-stand-initiative-done = Zostaw inicjatywę bez zmian
ts-stand-free-fight-pass = Bez darmowych akcji walki
ts-stand-ask-pincer-pass = Bez pomocy w kleszczach
ts-stand-use-weapons-done = Bez broni
ts-stand-ask-reload-yes = Zagrywaj: Przeładować!
ts-stand-ask-reload-no = Nie zagrywaj: Przeładować!
ts-stand-explode-pass = Nie detonuj min
ts-stand-lay-eggs-pass = Nie składaj jaj
ts-stand-declare-samurai-samurai = Ogłaszaj Samuraja
ts-stand-declare-samurai-pass = Nie ogłaszaj Samuraja
ts-stand-ask-ghost-no = Bez Ducha
ts-stand-ask-espionage-yes = Szpiegostwo: dobierz Wydarzenie
ts-stand-ask-espionage-no = Bez Szpiegostwa
ts-span-turn = w tej turze
ts-span-round = w tej rundzie

## Where points came from

ts-points-marked = Oznaczone obszary
ts-points-oni-marked = Obszary utracone na rzecz Oni
ts-points-mission = Misje
ts-points-objective = Cele
ts-points-moon-point = Środek Księżyca
ts-points-marker-off = Usunięte znaczniki
ts-points-task = Karty Zwycięstwa
ts-points-devastated = Spustoszenie
ts-points-oni-mission = Misje Oni
ts-points-conquered = Podboje
ts-points-initiative = Inicjatywa
ts-points-destroyed = Zniszczone jednostki
ts-points-end = Końcowe podliczenie
