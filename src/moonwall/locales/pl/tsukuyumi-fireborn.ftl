# Fireborn: nazwy, teksty i zdania.

## Pieces
ts-fireborn = Fireborn
    .text = Nieliczne, wytrzymałe smoki, które rosną dzięki produkcji i palą ziemię, by nic nie była warta. Punktują za spalone bazy; lecz kto zniszczy smoka, dostaje punkt.
    .hard = 3
    .number = many
ts-caldera = Kaldera
    .text = Baza: nie jest obszarem, nie można jej podbić, jest otwarta dla wszystkich. Nowe jednostki pojawiają się tu lub obok.
ts-hatchling = Pisklę
    .text = Jedyne stadium, które wystawia się jako nowe. Za 1 punkt produkcji staje się Drakiem.
ts-drake = Drak
    .text = Płonąca Skóra { $flaming }. Za 2 punkty produkcji staje się Żmijem.
ts-wyrm = Żmij
    .text = Masywny. Płonąca Skóra { $flaming }.
ts-mascot-fireborn = Iskierka
    .text = Maskotka: 1 punkt zwycięstwa, jeśli dożyje końca gry. Nigdy nie wraca, nigdy nie rośnie i nie może atakować sama.
ts-flaming-skin = Płonąca Skóra

## Board
ts-rising-heat = Wzbierający Żar
    .text = Jedno z: twoje niemasywne jednostki latają do końca rundy; albo 1 punkt produkcji tylko na wzrost.
ts-ash-wings = Popielne Skrzydła
ts-molten-blood = Stopiona Krew
ts-scorch = Przypalenie
    .text = Po bitwie sporny obszar zostaje spustoszony, jeśli to możliwe.
ts-burning-world = Płonący świat
    .text = Spustosz { MANY($n, "ts-n-areas") } lub bazy w jednej rundzie.
ts-alt-devastation = Dewastacja
    .text = Co najmniej { $n } { $n ->
        [one] spustoszony obszar
        [few] spustoszone obszary
       *[other] spustoszonych obszarów
    } na planszy jednocześnie, bez względu na to, kto je spustoszył i kto posiada.
ts-mission-ashes = Popioły
    .text = Miej jednostki na { $n } różnych spustoszonych obszarach na koniec swojej czerwonej tury.
ts-board-razed-now = spustoszone w tej rundzie
ts-board-razed-areas = spustoszone obszary
ts-board-smothered = bez Płonącej Skóry na
ts-board-dragons-slain = smoki zniszczone przez

## Combat cards and counterattacks
ts-fire-annihilation = Anihilacja
    .text = Zadaj obrażenia wszystkich swoich jednostek tutaj.
ts-fire-conquest = Przejęcie
    .text = Połóż tu swój znacznik, jeśli twoje punkty podboju dorównują punktom każdej innej frakcji tutaj lub są wyższe.
ts-fire-devastation = Dewastacja
    .text = Obszar zostaje spustoszony, jeśli obrażenia twoich jednostek są co najmniej równe punktom podboju każdej innej frakcji tutaj. Od rundy { $home_round } także wroga baza: jej opór to { $home_cp }, a spustoszona daje { $home_vp } pkt.
ts-fire-overwhelm = Przytłoczenie
    .text = Każda twoja jednostka tutaj może zniszczyć jedną wrogą jednostkę tutaj o niższym zdrowiu niż jej własne. Raz na rundę.
ts-overwhelm = Przytłoczenie
ts-smother = Zduszenie
    .text = Brak Płonącej Skóry na tym obszarze do końca rundy.
ts-cold-snap = Nagły chłód
    .text = Wybierz atakującego Draka lub Żmija: cofa się o jedno stadium.
ts-break-the-shell = Rozbita skorupa
    .text = Jedno atakujące Pisklę ginie.

## Faction events
ts-a-wave-of-destruction = Fala zniszczenia
    .text = Wykonaj natychmiast akcję walki kartą Dewastacja.
ts-dominant-growth = Dominujący wzrost
    .text = W tej rundzie możesz wystawiać i rosnąć w tej samej produkcji.
ts-surprisingly-agile = Zaskakująco zwinne
    .text = W tej rundzie twoje jednostki nie są masywne.
ts-top-of-the-food-chain = Szczyt łańcucha
    .text = W tej rundzie możesz użyć Przytłoczenia dwa razy.
ts-crown-of-creation = Korona stworzenia
    .text = Odtąd do końca rundy twoje zniszczone jednostki nie dają nikomu punktów.

## Victory cards
ts-victory-fire-a = Karta Zwycięstwa A Fireborn
ts-victory-fire-b = Karta Zwycięstwa B Fireborn
ts-scorched-home = Spalony dom
    .text = Spustosz bazę przeciwnika lub to, co ją zastępuje.
ts-scorched-earth = Spalona ziemia
    .text = Za każde { $n } { $n ->
        [one] spustoszony obszar
        [few] spustoszone obszary
       *[other] spustoszonych obszarów
    } na planszy na koniec twojej ostatniej czerwonej tury.
ts-apex-predators = Drapieżcy
    .text = Każda bitwa, w której zniszczysz co najmniej { MANY($n, "ts-n-units") }.
ts-full-grown = Dorosłe
    .text = Oba Żmije na planszy na koniec twojej ostatniej czerwonej tury.
ts-no-dragon-falls = Żaden smok nie padł
    .text = Kończy się runda, w której nie zginęła żadna twoja jednostka (rundy 2 i 3).
ts-dragon-moon = Smoczy Księżyc
    .text = Co najmniej { MANY($n, "ts-n-moon-areas") } na koniec twojej ostatniej czerwonej tury.

## Decisions and events
ts-ask-rising-heat = Wzbierający Żar: skrzydła czy wzrost?
ts-ask-burn = Płonąca Skóra: gdzie najpierw?
ts-ask-overwhelm = Przytłoczenie na { $space }: kto kogo niszczy?
ts-ask-cold-snap = Nagły chłód: która jednostka maleje?
ts-ask-wave = Fala zniszczenia: gdzie?
ts-do-flame = Płomienie na { $a1 }
ts-do-overwhelm = { $a1 } niszczy: { $a2 }
ts-do-shrink = { $a1 } cofa się o stadium
ts-said-flames = { $seat }: Płonąca Skóra zadaje { $n } pkt obrażeń każdej innej stronie na { $space }.
ts-said-smothered = Płomienie na { $space } są zduszone w tej rundzie.
ts-said-shrunk = { $unit } na { $space }: znów { $what }.
ts-said-dragon-slain = { $seat } { DO($seat, "zdobywa", "zdobywają") } { $n } pkt za zniszczone smoki Fireborn.
ts-said-seat-devastated = { $seat } { DO($seat, "zdobywa", "zdobywają") } { $n } pkt: to, co zastępuje bazę ({ $owner }), jest spustoszone.
ts-said-ash-wings = { $seat }: wszystkie niemasywne jednostki latają w tej rundzie.

ts-option-crown_of_creation_duration = Jak długo trwa Korona stworzenia
    .help = Tę rundę albo od zagrania do końca gry.
ts-this-round = ta runda
ts-whole-game = cała gra
