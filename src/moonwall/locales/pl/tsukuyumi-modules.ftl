# Moduły opcjonalne: Legendarni Oni, Wydarzenia frakcji; oraz Spustoszenie.

## Opcje gry
ts-option-legendary_oni = Legendarni Oni
    .help = Zamiast zwykłego Oni można rozmieścić jednego z ośmiu wielkich, tylko jednego naraz; każdy ma własne zasady.
ts-option-faction_events = Wydarzenia frakcji
    .help = Każda frakcja ma własny stos pięciu Wydarzeń, każde do użycia raz.

## Legendarni Oni
ts-oni-abyssal = Otchłanny
    .text = Pojawia się na obszarze Księżyca poza środkiem. Póki jest w grze, każdy gracz z zieloną fazą musi raz zaatakować nim i wszystkimi Oni z jego obszaru; przedtem mogą razem ruszyć się o 1 obszar.
ts-oni-dark-observer = Mroczna Obserwatorka
    .text = Pojawia się na obszarze Księżyca. Ona i Oni z jej obszaru zadają obrażenia zamiast podbijać. Obrażenia można jej przydzielić dopiero, gdy nie ma tam innych Oni.
ts-oni-skybound = Podniebny
    .text = Lata. Pojawia się na obszarze Tsukuyumi lub obok, nie w środku. Atakuje własną kartą: obszar zostaje spustoszony zamiast podbity.
ts-oni-defiler = Plugawiciel
    .text = Pojawia się w środku Księżyca i nigdy się nie rusza. Póki jest w grze, gracze nie podbijają terytoriów Oni ani obszarów Tsukuyumi. Trzeba go zniszczyć dwa razy.
ts-oni-shadow = Trzy Cienie
    .text = Wszystkie trzy pojawiają się naraz, na dowolnych trzech obszarach. Na ich obszarach i obok można rozmieszczać Oni.
ts-oni-gambler = Hazardzistka
    .text = Pojawia się w bazie z 3 Średnimi Oni. Po bitwie z jej udziałem aktywny gracz rzuca kością: 1 traci tam połowę jednostek; 2 traci jedną; 3 sąsiad po lewej może dobrać i zagrać Wydarzenie; 4 obszar staje się Tsukuyumi; 5 pojawia się tam dwóch największych Oni; 6 produkcja za 2.
ts-oni-merchant = Kupiec
    .text = Pojawia się w środku Księżyca. Kto go zniszczy, może od razu produkować za 1.
ts-oni-ronin = Ronin
    .text = Pojawia się na żyznej ziemi; na każdej innej staje Średni Oni. Aktywowani razem z nim Oni ruszają się o 1 obszar dalej.
ts-skybound = Podniebny atak
    .text = Punkty podboju Oni odwracają obszar: jest spustoszony. Nie kładzie się znacznika.
ts-abyssal = Atak Otchłannego
ts-gambler = Hazardzistka
ts-legends = Legendarni Oni
ts-flipped = odwrócony
ts-devastated = spustoszony
    .text = Ten obszar nie daje punktów zwycięstwa.
ts-devastation-only = tylko spustoszenie

## Wydarzenia frakcji: Cybersamuraje
ts-own-events = własne Wydarzenia frakcji
ts-digital-mimicry = Cyfrowa mimikra
    .text = Wykonaj jeszcze raz zwykłe Wydarzenie zagrane przez kogokolwiek w tej rundzie.
ts-update-21 = Aktualizacja 2.1
    .text = Awansuj o { MANY($n, "ts-n-places") } na torze inicjatywy, o ile tyle ich jest.
ts-solar-laser = Laser słoneczny
    .text = Jeśli Tetsuo nie strzelał w tej rundzie: jego następny strzał w tej rundzie zadaje { MANY($n, "ts-n-damage") }.
ts-combat-analysis = Analiza bojowa
    .text = Wykonaj { MANY($n, "ts-n-actions") } z białej listy, jedna po drugiej; mogą być takie same.
ts-raider-drone-update = Drony Łupieżcze
    .text = W twojej czerwonej turze tej rundy każdy Dron Obronny daje darmowy atak na swoim obszarze, tylko kartą Przejęcie.

## Wydarzenia frakcji: Rój
ts-old-seed = Stare nasienie
    .text = Połóż do { MANY($n, "ts-n-eggs-of") } na dowolnych obszarach, nie na bazach.
ts-the-queen-travels = Królowa podróżuje
    .text = Przenieś Gniazdo ze wszystkim, co w nim jest, na inne miejsce na skraju lub na obszar poza Księżycem. Stare miejsce zostaje dziurą.
ts-pioneers-for-the-nest = Pionierzy Gniazda
    .text = W tej rundzie Czerwie zostają po swojej walce; każdy może rozpocząć tylko jedną.
ts-food-for-the-queen = Pokarm dla Królowej
    .text = Na koniec tej rundy produkuj za { $n } za każdą wrogą jednostkę zniszczoną od zagrania tej karty.
ts-full-nest = Pełne Gniazdo
    .text = W tej rundzie jaja się nie zużywają: z jednego może się wykluć dowolnie wiele jednostek.

## Wydarzenia frakcji: Dzika Banda
ts-burrowing-for-the-mother = Rycie dla Matuli
    .text = Każdy Lordzik może teraz umieścić znaczniki terraformacji na swoim obszarze, łącznie do { $n } w tej rundzie.
ts-from-the-depths = Z głębin
    .text = W tej rundzie Tuneli może używać dowolnie wiele jednostek, dowolnie wiele razy.
ts-rich-harvest = Obfite żniwa
    .text = Umieść darmowe Wrzodziki: tyle, ile jest Warowni w grze podzielonych przez { $n }, z zaokrągleniem w górę.
ts-deep-trenches = Głębokie okopy
    .text = W tej rundzie każda Warownia liczy { MANY($n, "ts-n-conquest-points") }.
ts-for-mother = Za Matulę!
    .text = W tej rundzie Dzikuski ruszają się o { MANY($n, "ts-n-areas") } dalej w każdym ruchu.

## Wydarzenia frakcji: Nomadzi
ts-secret-operations = Tajne operacje
    .text = Połóż do { MANY($n, "ts-n-mines-of") } na dowolnych obszarach, nie na bazach.
ts-all-guns-blazing = Ognia!
    .text = W tej rundzie możesz użyć o { MANY($n, "ts-n-weapons") } więcej w każdej bitwie z udziałem Nomadów.
ts-reload = Przeładować!
    .text = W jednej bitwie tej rundy twoja broń się nie zużywa.
ts-perimeter-defense = Obrona perymetru
    .text = Wybierz { MANY($n, "ts-n-areas") } pod twoją kontrolą: w tej rundzie nie wejdzie tam żadna wroga jednostka ani Oni.
ts-offroad-training = Szkolenie terenowe
    .text = W tej rundzie Nomadzi przechodzą przez obszary bez względu na liczbę wrogów.

## Decyzje
ts-ask-abyssal-attack = Otchłanny: który obszar atakuje jego grupa albo dokąd rusza?
ts-ask-gambler-loss = Rzut Hazardzistki: która jednostka ginie na { $space }? (jeszcze { $n })
ts-ask-gambler-mark = Rzut Hazardzistki: który obszar staje się Tsukuyumi?
ts-ask-place-shadow = Trzy Cienie: gdzie pojawia się następny? (jeszcze { $n })
ts-ask-mimic = Cyfrowa mimikra: które Wydarzenie jeszcze raz?
ts-ask-analyse = Analiza bojowa: która akcja? (jeszcze { $n })
ts-ask-raid-again = Drony Łupieżcze: zaatakować ponownie { $space }? (jeszcze { $n })
ts-ask-old-seed = Stare nasienie: gdzie jajo? (jeszcze { $n })
ts-ask-travel = Królowa podróżuje: dokąd przenosi się Gniazdo?
ts-ask-turn-back = Odwrócić Gniazdo na nienaruszoną stronę?
ts-ask-litter = Obfite żniwa: gdzie pojawia się { $unit }? (jeszcze { $n })
ts-ask-secret-mines = Tajne operacje: gdzie mina? (jeszcze { $n })
ts-ask-perimeter = Obrona perymetru: który twój obszar jest strzeżony? (jeszcze { $n })
ts-ask-ask-reload = Przeładować! w tej bitwie?

## Opcje
ts-do-raid = Drony Obronne atakują na { $a1 }

## Dziennik
ts-said-devastated = { $space }: spustoszenie.
ts-said-home-devastated = { $seat } { DO($seat, "zdobywa", "zdobywają") } { $n } pkt za spustoszoną bazę.
ts-said-restored = Baza na { $space } wraca na nienaruszoną stronę.
ts-said-legend-placed = { $seat } { DO($seat, "rozmieszcza", "rozmieszczają") } legendarnego Oni: { $unit } na { $space }.
ts-said-skybound = Podniebny prowadzi atak na { $space }: ma zostać spustoszony.
ts-said-hunting-party = Łowy Mrocznej Obserwatorki: Oni na { $space } zadają obrażenia.
ts-said-defiler-flipped = Plugawiciel zostaje odwrócony: trzeba go zniszczyć jeszcze raz.
ts-said-merchant = { $seat } { DO($seat, "niszczy", "niszczą") } Kupca i { DO($seat, "produkuje", "produkują") } za { $n }.
ts-said-abyssal-waits = { $seat }: Otchłanny nie ma czego podbić ani dokąd iść.
ts-said-gambler = { $seat } { DO($seat, "wyrzuca", "wyrzucają") } { $n } za Hazardzistkę na { $space }.
ts-said-drew-own = { $seat } { DO($seat, "dobiera", "dobierają") } Wydarzenie frakcji { $event }.
ts-said-drew-own-unseen = { $seat } { DO($seat, "dobiera", "dobierają") } Wydarzenie frakcji.
ts-said-in-force = { $seat }: działa { $event }.
ts-said-copied = { $seat } { DO($seat, "kopiuje", "kopiują") } Wydarzenie { $event }.
ts-said-feast = { $seat }: Pokarm dla Królowej daje produkcję { $n }.
ts-said-conqueror-stays = Czerw na { $space } zostaje.
ts-said-guarded = { $seat } { DO($seat, "strzeże", "strzegą") } { $space }: w tej rundzie żaden wróg tam nie wejdzie.
ts-said-reload = { $seat }: Przeładować! w tej bitwie.
ts-said-home-moved = { $seat } { DO($seat, "przenosi", "przenoszą") } bazę z { $space } na { $to_space }.

## Terminal
ts-term-own = Wydarzenia frakcji ({ $seat }): w stosie { $n }; działają: { $lasting }; użyte: { $used }
ts-term-legends = Legendarni Oni: na planszy { $here }; mogą przyjść { $away }

## Lab
lab-table-faction_events = Wydarzenia frakcji

## Which Legendary Oni
ts-option-legends = Którzy legendarni Oni
    .help = Ci, którzy mogą pojawić się na planszy.
ts-option-three_shadows_tsukuyumi = Trzy Cienie i obszary Tsukuyumi
    .help = Nie muszą, albo nie mogą, stać na obszarach Tsukuyumi.
ts-need-not = nie muszą
ts-must-not = nie mogą

## Sorts of cards, at the web table
ts-sort-oni-mission = Misja Oni
ts-sort-mission = Misja
ts-sort-alternative = Cel alternatywny
ts-sort-princess = Karta Księżniczki
ts-sort-counter = Kontra
ts-sort-last = Kontra ostatniej rundy
ts-sort-modification = Karta modyfikacji
ts-sort-legend = Legendarny Oni

ts-option-mascot_counter_alone = Sama maskotka może kontratakować
    .help = Nie: jako jedyna atakowana jednostka nie wybiera kontrataku.
