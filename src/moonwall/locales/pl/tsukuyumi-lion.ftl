# Dzieci Lwa: nazwy, teksty i zdania.

## Pieces
ts-children-of-the-lion = Dzieci Lwa
    .text = Plemię z dwiema wielkimi Bestiami, które obracają, wymieniają i dokładają kafle. Wygrywa spójnym terytorium, lecz Bestia bez Władcy Bestii nic nie robi.
    .hard = 3
    .number = many
ts-lion-camp = Obóz Lwa
    .text = Baza: nie jest obszarem, nie można jej podbić, jest otwarta dla wszystkich. Nowe jednostki pojawiają się tu lub obok.
ts-tracker = Tropiciel
ts-spearbearer = Włócznik
ts-beastmaster = Władca Bestii
    .text = Poskramia Bestie na swoim polu.
ts-procer = Procer
    .text = Każdy Tropiciel i Włócznik na jego polu ma o { MANY($leads, "ts-n-conquest-points") } więcej.
ts-giraffe = Żyrafa
    .text = Bestia: bez Władcy Bestii nie robi kroku, nie liczy się w walce i nie używa zdolności. Własne jednostki, które zaczynają ruch razem z nią, gdy jest poskromiona, ruszają się o { MANY($herds, "ts-n-areas") } dalej.
ts-rhinoceros = Nosorożec
    .text = Bestia: bez Władcy Bestii nie robi kroku, nie liczy się w walce i nie używa zdolności.
ts-mascot-children-of-the-lion = Lwiątko
    .text = Maskotka: 1 punkt zwycięstwa, jeśli dożyje końca gry. Nigdy nie wraca i nie może atakować sama.

## Board
ts-call-of-the-wild = Zew dziczy
    .text = Każda poskromiona Bestia może obrócić swój obszar lub sąsiedni, wymienić sąsiedni bez jednostek graczy i bez cudzych znaczników albo położyć obok siebie niewykorzystany kafel.
ts-pride = Stado
    .text = Przed atakiem do 2 twoich jednostek z sąsiednich obszarów przychodzi i bierze udział w walce.
ts-homeland = Ojczyzna
    .text = Kontroluj { MANY($n, "ts-n-areas") } w jednym kawałku na koniec swojej czerwonej tury.
ts-alt-wide-land = Szeroki kraj
    .text = Obie Bestie stoją na obszarach, które kontrolujesz, i kontrolujesz co najmniej { MANY($n, "ts-n-areas") } na koniec swojej czerwonej tury.
ts-mission-long-march = Długi marsz
    .text = Kontroluj obszary obok baz { $n } różnych innych graczy.
ts-board-tamed = poskromione
ts-board-untamed = nieposkromione
ts-board-tiles-made = kafle położone przez Bestie
ts-board-largest-group = obszary w jednym kawałku
ts-rotate-area = obróć obszar
ts-replace-area = wymień obszar
ts-place-tile = połóż kafel

## Combat cards and counterattacks
ts-lion-annihilation = Anihilacja
    .text = Zadaj obrażenia wszystkich swoich jednostek na tym obszarze.
ts-lion-conquest = Przejęcie
    .text = Połóż tu swój znacznik, jeśli twoje punkty podboju dorównują punktom każdej innej frakcji tutaj lub są wyższe.
ts-lion-wild-hunt = Dzikie polowanie
    .text = Z poskromioną Bestią na tym obszarze: najpierw podbij, potem zadaj obrażenia samych Bestii.
ts-lion-lions-share = Lwia część
    .text = Podbój, z podwojonymi punktami podboju, jeśli jest tu Władca Bestii. Raz na rundę.
ts-spook = Spłoszenie
    .text = Przesuń jedną atakującą Bestię na sąsiedni obszar.
ts-tame = Oswojenie
    .text = Jedna atakująca Bestia jest nieposkromiona do końca rundy, z Władcą Bestii czy bez.

## Faction events
ts-newly-discovered-land = Nowo odkryty ląd
    .text = Jedna z twoich Bestii, poskromiona lub nie, kładzie obok siebie niewykorzystany kafel.
ts-savage-soul = Dzika dusza
    .text = W tej rundzie premia Żyrafy wynosi { MANY($n, "ts-n-areas") }, także dla jednostek, które wchodzą na jej pole, przechodzą przez nie lub z niego wychodzą.
ts-kingdom = Królestwo
    .text = Przesuń jeden kafel bez jednostek, ze wszystkimi znacznikami, na wolne pole obok innego obszaru, obrócony, jak chcesz. Plansza zostaje w jednym kawałku.
ts-ancestral-homeland = Ziemia przodków
    .text = W tej rundzie efekty frakcji innych graczy nic nie robią na obszarach, które kontrolujesz.
ts-good-training = Dobra tresura
    .text = Do początku następnej rundy twoje Bestie nie potrzebują Władcy Bestii.

## Victory cards
ts-victory-lion-a = Karta Zwycięstwa A Dzieci Lwa
ts-victory-lion-b = Karta Zwycięstwa B Dzieci Lwa
ts-new-horizons = Nowe horyzonty
    .text = Twoje Bestie położyły lub wymieniły co najmniej { $n } { $n ->
        [one] kafel
        [few] kafle
       *[other] kafli
    }.
ts-savannah = Sawanna
    .text = Za każdy { MANY($n, "ts-n-areas") } żyznej ziemi pod twoją kontrolą na koniec twojej ostatniej czerwonej tury.
ts-two-beasts = Dwie Bestie
    .text = Co najmniej { $n } { $n ->
        [one] poskromiona Bestia
        [few] poskromione Bestie
       *[other] poskromionych Bestii
    } na planszy na koniec twojej ostatniej czerwonej tury.
ts-one-land = Jeden kraj
    .text = Kontroluj { MANY($n, "ts-n-areas") } w jednym kawałku na koniec jednej ze swoich czerwonych tur.
ts-tamers = Poskramiacze
    .text = Co najmniej { $n } Władców Bestii na planszy na koniec twojej ostatniej czerwonej tury.
ts-at-the-camp = Pod ich obozem
    .text = Kontroluj obszar obok bazy przeciwnika na koniec rundy.

## Decisions and events
ts-ask-call-of-the-wild = Zew dziczy: która Bestia co robi?
ts-ask-craft-area = { $what }, obok { $space }: który?
ts-ask-craft-tile = { $space }: który niewykorzystany kafel?
ts-ask-craft-lay = { $tile }: gdzie położyć?
ts-ask-craft-turn = Jak obrócić { $space }?
ts-ask-explorer = Nowo odkryty ląd: która Bestia?
ts-ask-kingdom = Królestwo: który kafel się przesuwa?
ts-ask-kingdom-to = Królestwo: dokąd trafia kafel { $space }?
ts-ask-spook = Spłoszenie: która Bestia i dokąd?
ts-ask-tame = Oswojenie: która Bestia?
ts-ask-pride = Stado: kto przychodzi na { $space }? (jeszcze { $n })
ts-do-craft = { $a1 }: { $a2 }
ts-do-beast = { $a1 }
ts-do-spook = { $a1 } na { $a2 }
ts-do-tame = { $a1 }
ts-do-join = { $a1 } z { $a2 }
ts-said-oni-away = { $unit } ×{ $n } na { $space }: z powrotem do zapasu.
ts-said-tile-moved = { $tile } przechodzi z { $space } na { $to_space }.
ts-said-untamed = { $unit }: w tej rundzie nikogo nie słucha.
