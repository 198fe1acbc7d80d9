# Kampfgruppe 03: nazwy, teksty i zdania.

## Pieces
ts-kampfgruppe-03 = Kampfgruppe 03
    .text = Pięć pancerzy bojowych, po jednym z każdego rodzaju, dość silnych, by zająć dowolny obszar. Rakiety i snajper sięgają dalej, lecz każda strata boli.
    .hard = 1
    .number = one
    .short = KG 03
ts-landing-module = Lądownik
    .text = Baza: nie jest obszarem, nie można jej podbić, jest otwarta dla wszystkich. Nowe jednostki pojawiają się tu lub obok.
ts-marduk = Marduk
    .text = Lata.
ts-freischutz = Freischütz
    .text = Zagrywa kartę Strzał snajperski.
ts-erzengel = Erzengel
    .text = Odporny na radioaktywność, dopóki jest szczelny. Zagrywa kartę Ragnarök.
ts-beowulf = Beowulf
    .text = Odporny na radioaktywność, dopóki jest szczelny.
ts-drachentoter = Drachentöter
    .text = Masywny.
ts-mascot-kampfgruppe-03 = Giermek
    .text = Maskotka: 1 punkt zwycięstwa, jeśli dożyje końca gry. Nigdy nie wraca i nie może atakować sama.
ts-missile = Rakieta
    .text = Za 1 punkt produkcji jedna jest gotowa. Efekt frakcji odpala ją na obszar oddalony najwyżej o 2 od własnej jednostki: { MANY($value, "ts-n-damage") }.

## Board
ts-fire-control = Kierowanie ogniem
    .text = Odpal do 2 gotowych Rakiet, po 15 obrażeń, na obszary z wrogami oddalone najwyżej o 2 od własnej jednostki; dwie na jeden obszar to jedna suma. Bez kontrataku.
ts-covering-fire = Ogień osłonowy
    .text = 10 obrażeń dla atakującego, potem twoje ocalałe jednostki mogą się ruszyć o 1 obszar.
ts-exorcism = Egzorcyzm
    .text = Zniszcz { $n } Oni w jednej rundzie.
ts-alt-moon-flight = Lot na Księżyc
    .text = Kontroluj środek Księżyca na koniec trzech rund, niekoniecznie kolejnych.
ts-mission-oni-hunters = Łowcy Oni
    .text = Zniszcz { $n } Oni, także w kilku rundach.
ts-board-sealed = szczelne
ts-board-oni-now = Oni zniszczeni w tej rundzie
ts-board-oni-slain = Oni zniszczeni przez

## Combat cards and counterattacks
ts-kg-conquest = Przejęcie
    .text = Połóż tu swój znacznik, jeśli twoje punkty podboju dorównują punktom każdej innej frakcji tutaj lub są wyższe.
ts-kg-chase = Pościg
    .text = Zadaj obrażenia wszystkich swoich jednostek na tym obszarze; po bitwie ocalałe mogą się ruszyć o { MANY($move_after, "ts-n-areas") }.
ts-kg-snipe = Strzał snajperski
    .text = Freischütz stąd zadaje swoje obrażenia na innym obszarze oddalonym najwyżej o { $reach }, ponad blokadami; nikt nie może oddać ciosu.
ts-kg-ragnarok = Ragnarök
    .text = Tam, gdzie stoi Erzengel: zadaj obrażenia wszystkich swoich jednostek i { $plus } więcej; po bitwie obszar staje się radioaktywny. Raz na rundę.
ts-jam = Zakłócenie
    .text = Atakujący traci jedną gotową Rakietę.
ts-breach = Rozszczelnienie
    .text = Każdy atakujący Erzengel i Beowulf traci odporność, dopóki nie opuści planszy.

## Faction events
ts-major-rearmament = Wielkie dozbrojenie
    .text = W tej rundzie nikt nie może wybrać kontrataku przeciw Pościgowi.
ts-hermetic-seal = Hermetyczne uszczelnienie
    .text = Erzengel i Beowulf są znów szczelni i nie można ich już rozszczelnić.
ts-combat-tactics = Taktyka bojowa
    .text = Przesuń swój znacznik inicjatywy o { MANY($n, "ts-n-places") } w górę lub w dół; o 1 tylko, gdy { $n } jest niemożliwe.
ts-the-great-hunt = Wielkie łowy
    .text = Leży przed tobą: raz, w twojej późniejszej białej lub czerwonej turze, dodatkowa akcja walki.
ts-holy-mission = Święta misja
    .text = Jeśli później w tej rundzie osiągniesz swój cel, zdobywasz { $n } pkt więcej.

## Victory cards
ts-victory-kg-a = Karta Zwycięstwa A Kampfgruppe 03
ts-victory-kg-b = Karta Zwycięstwa B Kampfgruppe 03
ts-dragon-hunt = Łowy na smoka
    .text = Zniszcz co najmniej { $n } Oni.
ts-moon-mission = Misja księżycowa
    .text = Kontroluj środek Księżyca na koniec rundy.
ts-full-muster = Pełny skład
    .text = Wszystkie { MANY($n, "ts-n-units") } na planszy na koniec twojej ostatniej czerwonej tury.
ts-heavy-hitters = Ciężki cios
    .text = Każda bitwa, w której zniszczysz co najmniej { MANY($n, "ts-n-units") }.
ts-arsenal = Arsenał
    .text = Co najmniej { $n } { $n ->
        [one] gotowa Rakieta
        [few] gotowe Rakiety
       *[other] gotowych Rakiet
    } na koniec twojej ostatniej czerwonej tury.
ts-cleared-zone = Oczyszczona strefa
    .text = Co najmniej { MANY($n, "ts-n-areas") }, na żadnym nie ma Oni, na koniec twojej ostatniej czerwonej tury.

## Decisions and events
ts-ask-fire-control = Kierowanie ogniem: gdzie uderzają Rakiety? (jeszcze { $n })
ts-ask-snipe = Strzał snajperski z { $space }: na który obszar?
ts-ask-tactics = Taktyka bojowa: w górę czy w dół z miejsca { $place }?
ts-do-missile = Rakiety na { $a1 }: { $a2 }
ts-do-snipe = Strzał na { $a1 }
ts-said-missiles-fired = { $seat } { DO($seat, "odpala", "odpalają") } Rakiety ({ $n }) na { $space }: { $damage } pkt obrażeń.
ts-said-missile-ready = { $seat } { DO($seat, "przygotowuje", "przygotowują") } Rakietę ({ $n }).
ts-said-sniped = { $seat } { DO($seat, "strzela", "strzelają") } w { $space }: { $n } pkt obrażeń.
ts-said-jammed = { $seat } { DO($seat, "traci", "tracą") } gotową Rakietę.
ts-said-breached = { $unit } nie jest już szczelny.
ts-said-sealed = { $seat }: wszystkie pancerze są trwale szczelne.
ts-said-holy-mission = { $seat } { DO($seat, "zdobywa", "zdobywają") } { $n } pkt za Świętą misję.

ts-option-moon_flight_area_vp = Punkt za obszar środka Księżyca liczy się do Lotu na Księżyc
    .help = Tak: wystarczą dwie rundy i punkt za obszar na koniec gry.
