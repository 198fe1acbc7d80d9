# Władcy Utraconych Mórz: nazwy, teksty i zdania.

## Pieces
ts-lords-of-the-lost-sea = Władcy Utraconych Mórz
    .text = Wieloryby bez domu, powolne i prawie nie do zabicia. Zmywają znaczniki z lądu, spychają wszystkich i punktują w spokojnych miejscach.
    .hard = 2
    .number = many
    .short = Władcy
ts-calf = Cielak
    .text = Masywny. Jedyny wieloryb wystawiany jako nowy, tam gdzie jest Malak, Anik lub Król. Za 2 punkty produkcji staje się Młodzikiem.
ts-young-whale = Młodzik
    .text = Masywny. Relokuje { $displaces }. Za 3 punkty produkcji staje się Anikiem, Malakiem lub Królem.
ts-anik = Anik
    .text = Masywny. Relokuje { $displaces }. Można tu wystawiać Cielaki.
ts-malak = Malak
    .text = Masywny. Relokuje 2, w bitwie do 2 obszarów. Można tu wystawiać Cielaki.
ts-whale-king = Król
    .text = Masywny. Relokuje { $displaces }. Można tu wystawiać Cielaki. Jego obszar zastępuje bazę.
ts-mascot-lords-of-the-lost-sea = Podnawka
    .text = Maskotka: 1 punkt zwycięstwa, jeśli dożyje końca gry. Nigdy nie wraca i nie może atakować sama.
ts-peace = Pokój
    .text = Tu powstało miejsce pokoju; każdy obszar raz na grę.

## Board
ts-tide-and-song = Przypływ i pieśń
    .text = Na obszarach z wielorybem: usuń wszystkie znaczniki (Oczyszczenie) i przesuń wrogie jednostki na sąsiednie obszary (Relokacja), jak wolisz.
ts-undertow = Prąd wsteczny
    .text = Po bitwie przesuń atakujących na sąsiednie obszary, tylu, ilu relokują twoje wieloryby.
ts-song-of-the-deep = Pieśń głębin
    .text = Relokuj { MANY($n, "ts-n-units") } w jednej rundzie.
ts-alt-whale-school = Stado wielorybów
    .text = Król i wszystkie trzy Młodziki na jednym obszarze oraz co najmniej { $n } { $n ->
        [one] własny obszar
        [few] własne obszary
       *[other] własnych obszarów
    } na koniec twojej czerwonej tury.
ts-mission-quiet-shore = Cichy brzeg
    .text = Kontroluj co najmniej { MANY($n, "ts-n-areas") }, na których nie stoi nikt inny, na koniec swojej czerwonej tury.
ts-board-displaced-now = relokowane w tej rundzie
ts-board-peace = miejsca pokoju
ts-board-events-played = zagrane Wydarzenia
ts-board-stranded = na mieliźnie na

## Combat cards and counterattacks
ts-sea-annihilation = Anihilacja
    .text = Zadaj obrażenia wszystkich swoich jednostek tutaj.
ts-sea-conquest = Przejęcie
    .text = Połóż tu swój znacznik, jeśli twoje punkty podboju dorównują punktom każdej innej frakcji tutaj lub są wyższe.
ts-sea-displacement = Relokacja
    .text = Najpierw przesuń wrogie jednostki, tyle, ile relokują twoje wieloryby; potem połóż swój znacznik, jeśli twoje punkty podboju są co najmniej równe punktom każdej pozostałej frakcji.
ts-sea-place-of-peace = Miejsce pokoju
    .text = Na własnym obszarze bez innych, z Anikiem, Malakiem lub Królem: 1 punkt. Każdy obszar raz na grę. Raz na rundę.
ts-stranded = Na mieliźnie
    .text = Żaden atakujący wieloryb nie może sam opuścić tego obszaru do końca rundy.
ts-harpoon = Harpun
    .text = Całe obrażenia twoich jednostek tutaj, także poległych, trafiają jednego wybranego atakującego wieloryba.
ts-hold-fast = Trzymać się
    .text = Do { $n } twoich jednostek tutaj nie można relokować w tej bitwie.

## Faction events
ts-aggressive-displacement = Agresywna relokacja
    .text = W tej rundzie każda jednostka, którą masz relokować, otrzymuje najpierw { MANY($n, "ts-n-damage") }.
ts-massive-displacement = Masowa relokacja
    .text = Na każdym obszarze z twoim wielorybem każda wroga jednostka może zostać przesunięta na sąsiedni obszar.
ts-migration = Migracja
    .text = W tej rundzie twoje wieloryby mogą w fazie przejść { MANY($n, "ts-n-areas") }, nie dalej, niż pozwala ruch.
ts-whale-rider = Jeździec wieloryba
    .text = W tej rundzie możesz użyć Miejsca pokoju dwa razy.
ts-the-will-of-nature = Wola natury
    .text = Do końca rundy nikt nie może zagrywać Wydarzeń ani Wydarzeń frakcji.

## Victory cards
ts-victory-sea-a = Karta Zwycięstwa A Władców Utraconych Mórz
ts-victory-sea-b = Karta Zwycięstwa B Władców Utraconych Mórz
ts-strong-current = Silny prąd
    .text = Każda runda, w której relokujesz co najmniej { MANY($n, "ts-n-units") }.
ts-peaceful-shores = Spokojne brzegi
    .text = Za każde miejsce pokoju na planszy na koniec twojej ostatniej czerwonej tury.
ts-the-school = Stado
    .text = Król i co najmniej 2 Młodziki na planszy na koniec twojej ostatniej czerwonej tury.
ts-clean-sea = Czyste morze
    .text = Co najmniej { MANY($n, "ts-n-areas") } z twoim wielorybem, bez innych znaczników niż twój znacznik terytorium, na koniec twojej ostatniej czerwonej tury.
ts-wide-water = Szeroka woda
    .text = Kontroluj co najmniej { MANY($n, "ts-n-areas") } na koniec twojej ostatniej czerwonej tury.
ts-storm-song = Pieśń burzy
    .text = Zagraj co najmniej { MANY($n, "ts-n-events") } w ciągu gry.

## Decisions and events
ts-ask-shore = Twój pierwszy obszar startowy, na skraju planszy?
ts-ask-tide = Przypływ i pieśń: gdzie i co?
ts-ask-push = Relokacja na { $space }: kto dokąd? (jeszcze { $n })
ts-ask-onward = { $unit } na { $space }: o obszar dalej?
ts-ask-harpoon = Harpun na { $space }: który wieloryb otrzymuje { $n } pkt obrażeń?
ts-ask-hold-fast = Trzymać się: która jednostka zostaje? (jeszcze { $n })
ts-do-cleanse = Oczyść { $a1 }
ts-do-shove = Relokuj na { $a1 }
ts-do-displace = { $a1 } z { $a2 } na { $a3 }
ts-do-hold = { $a1 } trzyma się
ts-said-cleansed = { $seat } { DO($seat, "oczyszcza", "oczyszczają") } { $space }.
ts-said-peace = { $seat } { DO($seat, "tworzy", "tworzą") } miejsce pokoju na { $space } (+{ $n }).
ts-said-stranded = Wieloryby na { $space } utknęły na mieliźnie w tej rundzie.
