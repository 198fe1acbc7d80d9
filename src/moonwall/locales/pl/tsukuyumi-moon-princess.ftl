# Rise of the Moon Princess: karty, elementy, co robią Oni i dlaczego.

## Elementy
ts-moon-princess = Księżycowa Księżniczka
    .text = Stoi na krawędzi Księżyca i jest we wszystkich obszarach, które się tam stykają: liczy się jako Oni w każdej bitwie i kontroluje je bez względu na znaczniki. Połowa jednostek tego, kto tam atakuje, zmienia się w Oni.
ts-priority = Znacznik priorytetu
    .text = Jeśli równie łatwych do podbicia obszarów jest więcej niż pozostałych ataków, Oni wybierają najpierw te z tym znacznikiem.

## Karty Księżycowej Księżniczki
ts-princess-first-light = Pierwsze światło
    .text = Idzie zgodnie z ruchem wskazówek do najbliższego miejsca, które dotyka obszaru ze znacznikiem gracza. Od { $attack_from } graczy potem atakuje.
ts-princess-last-light = Ostatnie światło
    .text = Idzie przeciwnie do ruchu wskazówek do najbliższego miejsca, które dotyka obszaru ze znacznikiem gracza. Od { $attack_from } graczy potem atakuje.
ts-princess-rising-tide = Przypływ
    .text = Idzie zgodnie z ruchem wskazówek do najbliższego miejsca, które dotyka dwóch obszarów ze znacznikami graczy. Od { $attack_from } graczy potem atakuje.
ts-princess-ebbing-tide = Odpływ
    .text = Idzie przeciwnie do ruchu wskazówek do najbliższego miejsca, które dotyka dwóch obszarów ze znacznikami graczy. Od { $attack_from } graczy potem atakuje.
ts-princess-hunters-moon = Księżyc łowcy
    .text = Idzie zgodnie z ruchem wskazówek do najbliższego miejsca, które dotyka obszaru z jednostkami gracza. Od { $attack_from } graczy potem atakuje.
ts-princess-blood-moon = Krwawy księżyc
    .text = Idzie przeciwnie do ruchu wskazówek do najbliższego miejsca, które dotyka obszaru z jednostkami gracza. Od { $attack_from } graczy potem atakuje.
ts-princess-procession = Procesja
    .text = Robi trzy kroki zgodnie z ruchem wskazówek. Najmniejszy Oni przybywa na każdy dotykany obszar poza Księżycem bez jednostek graczy.
ts-princess-return = Powrót
    .text = Robi trzy kroki przeciwnie do ruchu wskazówek. Najmniejszy Oni przybywa na każdy dotykany obszar poza Księżycem bez jednostek graczy.
ts-princess-her-gaze = Jej spojrzenie
    .text = Idzie zgodnie z ruchem wskazówek do najbliższego miejsca, które dotyka obszaru z priorytetem. Wszystkie obszary, których dotyka, otrzymują priorytet. Od { $attack_from } graczy potem atakuje.
ts-princess-whispers = Szepty
    .text = Idzie przeciwnie do ruchu wskazówek do najbliższego miejsca, które dotyka obszaru gracza. Impet rośnie o { $n }. Od { $attack_from } graczy potem atakuje.
ts-princess-to-the-weakest = Do najsłabszego
    .text = Idzie krótszą drogą do miejsca najbliższego bazie ostatniego gracza na torze inicjatywy. Średni Oni przybywa na dotykany obszar Księżyca z najmniejszą liczbą Oni.
ts-princess-unguarded = Gdzie nikt nie strzeże
    .text = Idzie przeciwnie do ruchu wskazówek do najbliższego miejsca, na którego obszarach nie ma innych Oni. Najmniejszy Oni przybywa na każdy z nich.

## Legendarni Oni w tym trybie
ts-coop-ronin = Ronin
    .text = Przybywa na Żyzną ziemię; na każdą inną przybywa Średni Oni. W ataku rusza się o 3 obszary, podobnie jak Oni, którzy ruszają i atakują razem z nim.
ts-coop-dark-observer = Mroczna Obserwatorka
    .text = Przybywa na obszar Księżyca. Ona i wszyscy Oni z jej obszaru atakują razem, dopóki mogą podbić jakiś obszar. Można ją trafić dopiero, gdy nie ma tam innych Oni.
ts-coop-three-shadows = Trzy Cienie
    .text = Przybywają na trzy obszary bez Tsukuyumi i bez jednostek graczy. Gdy odkrywana jest karta rundy, na każdy obszar z Cieniem przybywa dwóch najmniejszych Oni.
ts-coop-merchant = Kupiec
    .text = Przybywa na środek Księżyca. Produkcja 3 lub większa w fazie Czarnej jest o 1 mniejsza. Kto go zniszczy, od razu produkuje za 1.
ts-coop-abyssal = Otchłanny
    .text = Przybywa na obszar Księżyca inny niż środek. Z wszystkimi Oni swojego obszaru wykonuje jeden atak więcej przed każdą Czarną turą; jeśli nie ma celu, drużyna wskazuje innych Oni.
ts-coop-gambler = Hazardzistka
    .text = Przybywa do bazy ostatniego gracza w inicjatywie z 3 Średnimi Oni i rzuca kością: 1 drużyna traci jednostkę; 2 każdy atak na Oni daje 1 Impet więcej; 3 nie można spełnić celu rundy; 4 o jedną akcję Walki mniej w fazie Czarnej, co najmniej 1; 5 jednostki graczy ruszają się najwyżej o 1 obszar i żadna nie lata; 6 rozpatrywana jest karta Kontry.
ts-coop-skybound = Podniebny
    .text = Latający. Przybywa na najbliższy Księżniczce obszar wokół Księżyca ze znacznikiem gracza. Ilekroć ona idzie, przelatuje dwa obszary wokół Księżyca w jej kierunku; każdy obszar, na który wlatuje, traci znacznik gracza.
ts-coop-defiler = Plugawiciel
    .text = Przybywa na środek Księżyca i nigdy się nie rusza. Dopóki stoi, gracze nie podbijają obszarów kontrolowanych przez Oni. Trzeba go zniszczyć dwa razy.

## Kontry
ts-counter-ambush = Pułapka
    .text = Dwóch najmniejszych Oni przybywa na obszar z największą liczbą jednostek gracza.
ts-counter-backlash = Odrzut
    .text = Gracz usuwa jedną własną jednostkę.
ts-counter-retaliation = Represja
    .text = Jeden atak Oni teraz.
ts-counter-summons = Wezwanie
    .text = Księżniczka działa raz.
ts-counter-reclaimed = Odzyskane
    .text = Usuń znacznik gracza z obszaru Księżyca; jeśli go nie ma, z obszaru wokół Księżyca.
ts-counter-marked-land = Naznaczona ziemia
    .text = Trzy obszary graczy otrzymują priorytet.
ts-counter-heavy-limbs = Ciężkie kończyny
    .text = Stała, dla wszystkich: Ruch w fazie Czarnej jest o 1 mniejszy, co najmniej 1.
ts-counter-shortage = Niedobór
    .text = Stała, dla gracza: Produkcja w fazie Czarnej jest o { $n } mniejsza.
ts-counter-fatigue = Znużenie
    .text = Stała, dla gracza: o jedną akcję Walki mniej w fazie Czarnej, co najmniej 1.
ts-counter-silence = Milczenie
    .text = Stała, dla wszystkich: akcje wydarzeń w fazie Czarnej mają o { $n } punkt mniej.
ts-counter-hardened-masks = Utwardzone maski
    .text = Stała, dla wszystkich: wszyscy Oni prócz Księżniczki mają o { $n } Zdrowia więcej.
ts-counter-dread = Groza
    .text = Stała, dla wszystkich: aby podbić obszar z Oni lub Księżniczką, gracze potrzebują o { MANY($n, "ts-n-conquest-points") } więcej.

## Kontry ostatniej rundy
ts-last-omen = Omen
    .text = Oni mają { $n } PZ.
ts-last-low-ebb = Niska woda
    .text = Z obszaru Księżyca gracza z najmniejszą liczbą jednostek graczy znika znacznik i przybywa Średni Oni.
ts-last-onslaught = Ostatni szturm
    .text = Dwa ataki Oni teraz.
ts-last-her-will = Jej wola
    .text = Księżniczka działa dwa razy.
ts-last-broken-oath = Złamana przysięga
    .text = Cel tej rundy jest wart o { $n } PZ mniej.
ts-last-under-the-walls = Pod murami
    .text = Każdy obszar przy bazie kontrolowany przez Oni jest dla nich wart o { $n } PZ więcej.

## Karty modyfikacji
ts-mod-cybersamurai = Straż orbitalna
    .text = Na obszarze Akiry nie można umieszczać zwykłych Oni. Kaneda zatrzymuje Oni, ale nie Księżniczkę. Szpiegostwo działa raz na rundę. Przy jednym lub dwóch graczach dobierasz cztery karty Akcji. Samuraja ogłaszasz, gdy Oni już weszli.
ts-mod-dark-seed = Osaczony Rój
    .text = Gniazdo nie zakrywa Żyznej ziemi ani pola wokół Księżyca. Za królową! ogłaszasz, gdy Oni weszli, przed ich znacznikiem; punktów podboju nie porównuje się ponownie.
ts-mod-nomads = Straż graniczna
    .text = Miny wybuchają tylko dla Oni; na obszarze leżą najwyżej dwie. Guerilla Attack to jeden atak dla Impetu.
ts-mod-boarlords = Stare wały
    .text = Na obszarze leżą najwyżej dwie Warownie. Przepędzenie przesuwa Oni z ataku; ich znacznik zostaje, a Księżniczka się nie rusza. Świńskie Blokady zatrzymują Oni, nie drużynę.
ts-mod-fireborn = Przygaszony ogień
    .text = Spustoszenie nigdy nie trafia obszaru ze znacznikiem drużyny i nie daje PZ. Flaming Skin rani tylko Oni.
ts-mod-kampfgruppe-03 = Zasady walki
    .text = Moduł lądowania nie zakrywa Żyznej ziemi ani pola wokół Księżyca. Snipe i Pociski celują tylko w Oni i nie dają Impetu.
ts-mod-children-of-the-lion = Strażnicy ziemi
    .text = Obracanie, wymiana i kładzenie obszarów nie dają Impetu. Na wymienionym obszarze znacznik priorytetu zostaje; nie wymienia się obszaru ze znacznikiem partnera.
ts-mod-sentinels = Jadeitowa brama
    .text = Jeden Portal nosi znacznik bazy. Każda jednostka ma 10 punktów podboju i można zagrać Podbój. Atak, który niszczy Oni, nie daje Impetu.
ts-mod-lords-of-the-lost-sea = Wspólny brzeg
    .text = Dwa obszary startowe, jeden ze znacznikiem Bazy, gdzie można też umieszczać Cielęta. Cleansing zabiera znacznik partnera tylko za jego zgodą i nie daje Impetu.

## Karty rundy Oni
ts-round-low-tide = Płycizna
    .text = Oni ruszają się w atakach o 3 obszary. Mały Oni przybywa na środek Księżyca i na każdy inny obszar Księżyca ze znacznikiem gracza. Cel: gracze trzymają 3 obszary Księżyca (solo 2, w pięć lub sześć osób 4).
ts-round-masks-of-fury = Maski furii
    .text = Ataki Oni zadają o 10 obrażeń więcej. Średni Oni przybywa na obszary Księżyca z najmniejszą liczbą Oni, po jednym na gracza. Cel: na planszy jest najwyżej 16 Oni i po 2 na gracza.
ts-round-siege = Oblężenie
    .text = Znaczników priorytetu nie można usuwać, a każdy obszar przy bazie liczy się jak z priorytetem. Mały Oni przybywa na obszary ze znacznikiem Oni przy bazie, najwyżej po jednym na gracza. Cel: żaden obszar przy bazie nie ma znacznika Oni.
ts-round-her-call = Jej zew
    .text = Księżniczka ma o 10 punktów podboju i obrażeń więcej. Najmniejszy Oni przybywa na każdy obszar, którego dotyka; potem działa raz. Cel: jest poza planszą albo nie dotyka znacznika ani jednostki gracza.
ts-round-offerings = Ofiary
    .text = Aby podbić Żyzną ziemię, gracze potrzebują o 20 punktów podboju więcej. Średni Oni przybywa na każdą Żyzną ziemię bez jednostek graczy. Cel: gracze trzymają połowę Żyznych ziem.
ts-round-heart-of-the-moon = Serce Księżyca
    .text = Pierwszy atak każdego gracza na Oni daje 1 Impet więcej. Duży Oni przybywa na środek Księżyca; jeśli leży tam znacznik gracza, zamiast niego dwóch Średnich na inne obszary Księżyca. Cel: gracze trzymają środek Księżyca.
ts-round-scattered-host = Rozproszony zastęp
    .text = Podbijając obszar bez jednostek graczy, Oni stawiają dwóch najmniejszych Oni zamiast jednego. Księżniczka działa dwa razy. Cel: gracze trzymają po 4 obszary na gracza.
ts-round-new-blood = Nowa krew
    .text = Wydarzeń nie można zagrywać; punktów wydarzeń można użyć inaczej. Najmniejszych Oni o jednego więcej niż graczy przybywa na Księżyc, po jednym, zgodnie z ruchem wskazówek od Księżniczki. Cel: ataki graczy w tej rundzie zniszczyły tylu Oni, ilu jest graczy.

## Karty Akcji
ts-coop-muster = Zbiórka
ts-coop-redoubt = Reduta
ts-coop-last-stand = Ostatni bastion
ts-coop-long-road = Długa droga
ts-coop-common-cause = Wspólna sprawa
ts-coop-close-ranks = Zewrzeć szyki
ts-coop-outriders = Podjazd
ts-coop-strike-as-one = Wspólny cios
ts-coop-all-or-nothing = Wszystko albo nic
ts-coop-exodus = Exodus
ts-coop-broad-front = Szeroki front
ts-coop-hold-and-hit = Trzymaj i bij
ts-coop-sweep = Obława
ts-coop-moonward = Ku Księżycowi
ts-coop-storming-the-ring = Szturm na krąg
ts-coop-council = Narada
ts-coop-messengers = Posłańcy
ts-coop-portents = Wróżby
ts-coop-pilgrimage = Pielgrzymka
ts-coop-old-allies = Starzy sojusznicy
ts-coop-exorcists = Egzorcyści
ts-coop-night-fires = Ognie w nocy
ts-coop-chase-her = Pościg za Księżniczką
ts-coop-break-the-spell = Złamać czar

## Miejsca kręgu
ts-ring-place = miejsce { $a1 } kręgu
ts-counter-space = Kontra
ts-legend-space = Legendarny Oni
ts-oni-attack = atak Oni

## Co robią Oni
ts-said-skipped = Pominięto: { $what }.
ts-said-oni-search = Oni szukają: { $among }.
ts-said-oni-aim = Oni atakują { $space }.
ts-said-oni-moves = { $unit } × { $n }: { $space } → { $to_space }.
ts-said-oni-damage = Oni zadają { $n } obrażeń na { $space }.
ts-said-oni-fell = { $unit } pada na { $space }.
ts-said-momentum = Impet: { $at } → { $to }.
ts-said-special-space = Pole { $at } toru Impetu: { $what }.
ts-said-princess-walks = Księżniczka idzie: { $start } → { $to }, teraz na { $among }.
ts-said-princess-placed = Księżniczka przybywa na { $to }, na { $among }.
ts-said-standard-counter = { $seat }: { $n } z { $have } jednostek na { $space } zmienia się w Oni.
ts-said-team-score = Drużyna: { $what }, { $n } PZ.
ts-said-oni-score = Oni: { $what }, { $n } PZ.
ts-score-areas = trzymane obszary
ts-score-centre = środek Księżyca
ts-score-few = mało Oni na planszy
ts-score-recorded = zapisane punkty
ts-score-land = kontrolowane obszary
ts-score-fertile = Żyzna ziemia
ts-score-gates = obszary przy bazach
ts-score-legends = Legendarni Oni
ts-score-princess = Księżniczka
ts-score-many = wiele obszarów
ts-score-track = tor Impetu

## Dlaczego
ts-why-search-here = Żaden Oni nie musi się ruszać: ci na miejscu wystarczą. Nic nie jest tańsze niż { $among }.
ts-why-search-one = Jeden Oni musi się ruszyć, kroków: { $steps }. Nic nie jest tańsze niż { $among }.
ts-why-search-some = Musi się ruszyć Oni: { $n }, kroków razem: { $steps }. Nic nie jest tańsze niż { $among }.
ts-why-aim-all = Równie tanich obszarów jest nie więcej niż pozostałych ataków: { $among }.
ts-why-aim-priority = Z równie tanich obszarów pierwsze są te ze znacznikiem priorytetu: { $among }.
ts-why-aim-team = Wybór drużyny spośród równych: { $among }.
ts-why-aim-observer = Mroczna Obserwatorka prowadzi całą grupę na najbliższy obszar, który może podbić; równie blisko: { $among }.
ts-why-aim-abyssal = Otchłanny idzie z całą grupą na najbliższy obszar, który może podbić; równie blisko: { $among }.
ts-why-aim-passed-on = Otchłanny nie może niczego podbić: drużyna wybrała spośród { $among }.
ts-why-moves-smallest = Najmniejsi Oni, którzy wystarczą: { $have } z { $need }.
ts-why-moves-group = Idzie cała grupa: { $have } z { $need }.
ts-why-no-target = W zasięgu nie można niczego podbić.
ts-why-too-few-left = Dotarło ich zbyt mało: { $have } z { $need }.
ts-why-cp-enough = { $have } punktów podboju przeciw { $need }: wystarczy.
ts-why-damage-all = Obrażenia wszystkich obecnych Oni, przeciw: { $among }.
ts-why-damage-order = Obrażenia wszystkich obecnych Oni; najpierw najniższa inicjatywa, reszta przechodzi dalej: { $among }.
ts-why-highest-first = Najpierw trafiany jest ten, kto ma najwięcej Zdrowia, więc pada jak najmniej Oni: { $among }.
ts-why-mistress-last = Mroczna Obserwatorka obrywa dopiero, gdy nie ma innych Oni.
ts-why-momentum-rises = +{ $n }: { $among }.
ts-why-momentum-stays = Bez Impetu: { $among }.
ts-why-space-counter = Zakrytą kartę Kontry dobiera się teraz, a pokazuje po turze.
ts-why-space-legend = Zakrytą kartę Legendarnego Oni dobiera się teraz, a pokazuje po turze.
ts-why-space-below = Impet zszedł poniżej pola Kontry: drużyna może odrzucić stałą Kontrę.
ts-why-walk-goal = Najbliższe pasujące miejsce: { $fits }.
ts-why-walk-here = Stała tam, dokąd wysyła ją karta, więc robi jeden krok.
ts-why-walk-none = Żadne miejsce nie pasuje, więc robi jeden krok.
ts-why-walk-steps = Karta nakazuje kroków: { $n }.
ts-why-walk-home = Krótsza droga do miejsca najbliższego bazie ostatniego w inicjatywie: { $fits }.
ts-why-walk-event = Przesunięta punktem akcji wydarzeń.
ts-why-placed-nearest = Miejsce najbliższe bazie ostatniego w inicjatywie.
ts-why-placed-worst = Z równie bliskich miejsc { $fits } to, które kosztuje drużynę najwięcej: { $n } PZ.
ts-why-half-up = Połowa tamtejszych jednostek atakującego, zaokrąglona w górę.

## Co liczy Impet
ts-m-card = zagrano kartę tam, gdzie są Oni
ts-m-kill = zniszczono Oni
ts-m-legend = jest tam Księżniczka lub Legendarny Oni
ts-m-gambler = kość Hazardzistki
ts-m-first = pierwszy atak w rundzie
ts-m-none-free = nie ma tam Oni
ts-m-none-card = nie zagrano karty Walki
ts-m-none-ranged = to był strzał z daleka
ts-m-none-sentinels = Strażnicy zniszczyli Oni
