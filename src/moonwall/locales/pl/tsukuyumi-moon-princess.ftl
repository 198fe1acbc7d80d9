# Rise of the Moon Princess: karty, elementy, co robią Oni i dlaczego.

## Elementy
ts-moon-princess = Księżniczka Księżyca
    .text = Stoi na krawędzi Księżyca i jest na wszystkich obszarach, które się tam stykają: liczy się jako Oni w każdej tamtejszej bitwie i kontroluje je bez względu na znaczniki. Połowa jednostek tego, kto tam atakuje, zmienia się w Oni.
ts-priority = Znacznik priorytetu
    .text = Jeśli równie łatwych do podbicia obszarów jest więcej niż pozostałych ataków, Oni wybierają najpierw te z tym znacznikiem.

## Karty Księżycowej Księżniczki
ts-princess-first-light = Pierwsze światło
    .text = Idzie zgodnie z ruchem wskazówek zegara do najbliższego miejsca, które dotyka obszaru ze znacznikiem gracza. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-last-light = Ostatnie światło
    .text = Idzie przeciwnie do ruchu wskazówek zegara do najbliższego miejsca, które dotyka obszaru ze znacznikiem gracza. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-rising-tide = Przypływ
    .text = Idzie zgodnie z ruchem wskazówek zegara do najbliższego miejsca, które dotyka dwóch obszarów ze znacznikami graczy. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-ebbing-tide = Odpływ
    .text = Idzie przeciwnie do ruchu wskazówek zegara do najbliższego miejsca, które dotyka dwóch obszarów ze znacznikami graczy. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-hunters-moon = Księżyc łowcy
    .text = Idzie zgodnie z ruchem wskazówek zegara do najbliższego miejsca, które dotyka obszaru z jednostkami gracza. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-blood-moon = Krwawy księżyc
    .text = Idzie przeciwnie do ruchu wskazówek zegara do najbliższego miejsca, które dotyka obszaru z jednostkami gracza. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-procession = Procesja
    .text = Robi trzy kroki zgodnie z ruchem wskazówek zegara. Najmniejszy Oni przybywa na każdy dotykany obszar poza Księżycem bez jednostek graczy.
ts-princess-return = Powrót
    .text = Robi trzy kroki przeciwnie do ruchu wskazówek zegara. Najmniejszy Oni przybywa na każdy dotykany obszar poza Księżycem bez jednostek graczy.
ts-princess-her-gaze = Jej spojrzenie
    .text = Idzie zgodnie z ruchem wskazówek zegara do najbliższego miejsca, które dotyka obszaru z priorytetem. Wszystkie obszary, których dotyka, otrzymują priorytet. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-whispers = Szepty
    .text = Idzie przeciwnie do ruchu wskazówek zegara do najbliższego miejsca, które dotyka obszaru gracza. Impet rośnie o { $n }. Przy co najmniej { $attack_from } graczach potem atakuje.
ts-princess-to-the-weakest = Do najsłabszego
    .text = Idzie krótszą drogą do miejsca najbliższego bazie ostatniego gracza na torze inicjatywy. Średni Oni przybywa na dotykany obszar Księżyca z najmniejszą liczbą Oni.
ts-princess-unguarded = Gdzie nikt nie strzeże
    .text = Idzie przeciwnie do ruchu wskazówek zegara do najbliższego miejsca, na którego obszarach nie ma innych Oni. Najmniejszy Oni przybywa na każdy z nich.

## Legendarni Oni w tym trybie
ts-coop-ronin = Ronin
    .text = Przybywa na żyzną ziemię; na każdą inną przybywa Średni Oni. W ataku rusza się do 3 obszarów, podobnie jak Oni, którzy ruszają i atakują razem z nim.
ts-coop-dark-observer = Mroczna Obserwatorka
    .text = Przybywa na obszar Księżyca. Ona i wszyscy Oni z jej obszaru atakują razem, dopóki mogą podbić jakiś obszar. Można ją trafić dopiero, gdy nie ma tam innych Oni.
ts-coop-three-shadows = Trzy Cienie
    .text = Przybywają na trzy obszary bez Tsukuyumi i bez jednostek graczy. Gdy odkrywana jest karta rundy, na każdy obszar z Cieniem przybywa dwóch najmniejszych Oni.
ts-coop-merchant = Kupiec
    .text = Przybywa na środek Księżyca. Produkcja 3 lub większa w fazie czarnej jest o 1 mniejsza. Kto go zniszczy, od razu produkuje za 1.
ts-coop-abyssal = Otchłanny
    .text = Przybywa na obszar Księżyca inny niż środek. Ze wszystkimi Oni swojego obszaru wykonuje o jeden atak więcej przed każdą czarną turą; jeśli nie ma celu, drużyna wskazuje innych Oni.
ts-coop-gambler = Hazardzistka
    .text = Przybywa do bazy ostatniego gracza w inicjatywie z 3 Średnimi Oni i rzuca kością: 1 drużyna traci jednostkę; 2 każdy atak na Oni daje o 1 Impet więcej; 3 nie można spełnić celu rundy; 4 o jedną akcję walki mniej w fazie czarnej, ale nie poniżej 1; 5 jednostki graczy ruszają się najwyżej o 1 obszar i żadna nie lata; 6 rozpatrywana jest karta Kontry.
ts-coop-skybound = Podniebny
    .text = Latający. Przybywa na najbliższy Księżniczce obszar wokół Księżyca ze znacznikiem gracza. Ilekroć ona idzie, przelatuje o dwa obszary wokół Księżyca w tę samą stronę; każdy obszar, na który wlatuje, traci znacznik gracza.
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
    .text = Stała, dla wszystkich: Ruch w fazie czarnej jest o 1 mniejszy, ale nie poniżej 1.
ts-counter-shortage = Niedobór
    .text = Stała, dla gracza: Produkcja w fazie czarnej jest o { $n } mniejsza.
ts-counter-fatigue = Znużenie
    .text = Stała, dla gracza: o jedną akcję walki mniej w fazie czarnej, ale nie poniżej 1.
ts-counter-silence = Milczenie
    .text = Stała, dla wszystkich: akcje Wydarzeń w fazie czarnej mają o { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } mniej.
ts-counter-hardened-masks = Utwardzone maski
    .text = Stała, dla wszystkich: wszyscy Oni prócz Księżniczki mają o { $n } zdrowia więcej.
ts-counter-dread = Groza
    .text = Stała, dla wszystkich: aby podbić obszar z Oni lub Księżniczką, gracze potrzebują o { MANY($n, "ts-n-conquest-points") } więcej.

## Kontry ostatniej rundy
ts-last-omen = Omen
    .text = Oni mają { $n } PZ.
ts-last-low-ebb = Niska woda
    .text = Z tego obszaru Księżyca ze znacznikiem gracza, na którym jest najmniej jednostek graczy, znika znacznik, a przybywa tam Średni Oni.
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
    .text = Na obszarze Akiry nie można umieszczać zwykłych Oni. Kaneda zatrzymuje Oni, ale nie Księżniczkę. Szpiegostwo działa raz na rundę. Przy jednym lub dwóch graczach dobierasz cztery karty akcji. Samuraja ogłaszasz, gdy Oni już weszli.
ts-mod-dark-seed = Osaczony Rój
    .text = Gniazdo nie zakrywa żyznej ziemi ani pola wokół Księżyca. Za królową! ogłaszasz, gdy Oni weszli, przed ich znacznikiem; punktów podboju nie porównuje się ponownie.
ts-mod-nomads = Straż graniczna
    .text = Miny wybuchają tylko dla Oni; na obszarze leżą najwyżej dwie. Atak partyzancki liczy się dla Impetu jako jeden atak.
ts-mod-boarlords = Stare wały
    .text = Na obszarze leżą najwyżej dwie Warownie. Przesiedlenie przesuwa Oni z ataku; ich znacznik zostaje, a Księżniczka się nie rusza. Świńskie Blokady zatrzymują Oni, nie drużynę.
ts-mod-fireborn = Przygaszony ogień
    .text = Dewastacja nigdy nie trafia obszaru ze znacznikiem drużyny i nie daje PZ. Płonąca Skóra rani tylko Oni.
ts-mod-kampfgruppe-03 = Zasady walki
    .text = Lądownik nie zakrywa żyznej ziemi ani pola wokół Księżyca. Strzał snajperski i Rakiety celują tylko w Oni i nie dają Impetu.
ts-mod-children-of-the-lion = Strażnicy ziemi
    .text = Obracanie, wymiana i kładzenie obszarów nie dają Impetu. Na wymienionym obszarze znacznik priorytetu zostaje; nie wymienia się obszaru ze znacznikiem partnera.
ts-mod-sentinels = Jadeitowa brama
    .text = Na jednym Portalu leży znacznik bazy. Każda jednostka ma 10 punktów podboju i można zagrać Przejęcie. Atak, który niszczy Oni, nie daje Impetu.
ts-mod-lords-of-the-lost-sea = Wspólny brzeg
    .text = Dwa obszary startowe, jeden ze znacznikiem bazy; można na nim też umieszczać Cielaki. Oczyszczenie zabiera znacznik partnera tylko za jego zgodą i nie daje Impetu.

## Karty rundy Oni
ts-round-low-tide = Płycizna
    .text = Oni ruszają się w atakach do 3 obszarów. Mały Oni przybywa na środek Księżyca i na każdy inny obszar Księżyca ze znacznikiem gracza. Cel: gracze trzymają 3 obszary Księżyca (solo 2, w pięć lub sześć osób 4).
ts-round-masks-of-fury = Maski furii
    .text = Ataki Oni zadają o 10 obrażeń więcej. Średni Oni przybywa na obszary Księżyca z najmniejszą liczbą Oni, po jednym na gracza. Cel: na planszy jest najwyżej 16 Oni plus 2 na każdego gracza.
ts-round-siege = Oblężenie
    .text = Znaczników priorytetu nie można usuwać, a każdy obszar przy bazie liczy się jako obszar z priorytetem. Mały Oni przybywa na obszary ze znacznikiem Oni przy bazie, najwyżej po jednym na gracza. Cel: żaden obszar przy bazie nie ma znacznika Oni.
ts-round-her-call = Jej zew
    .text = Księżniczka ma o 10 punktów podboju i obrażeń więcej. Najmniejszy Oni przybywa na każdy obszar, którego dotyka; potem działa raz. Cel: jest poza planszą albo nie dotyka znacznika ani jednostki gracza.
ts-round-offerings = Ofiary
    .text = Aby podbić żyzną ziemię, gracze potrzebują o 20 punktów podboju więcej. Średni Oni przybywa na każdą żyzną ziemię bez jednostek graczy. Cel: gracze trzymają połowę żyznych ziem.
ts-round-heart-of-the-moon = Serce Księżyca
    .text = Pierwszy atak każdego gracza na Oni daje o 1 Impet więcej. Duży Oni przybywa na środek Księżyca; jeśli leży tam znacznik gracza, zamiast niego przybywa dwóch Średnich na inne obszary Księżyca. Cel: gracze trzymają środek Księżyca.
ts-round-scattered-host = Rozproszony zastęp
    .text = Podbijając obszar bez jednostek graczy, Oni stawiają dwóch najmniejszych Oni zamiast jednego. Księżniczka działa dwa razy. Cel: gracze trzymają po 4 obszary na gracza.
ts-round-new-blood = Nowa krew
    .text = Wydarzeń nie można zagrywać; punktów Wydarzeń można użyć inaczej. Na Księżyc przybywa najmniejszych Oni o jednego więcej, niż jest graczy, po jednym na obszar, zgodnie z ruchem wskazówek zegara od Księżniczki. Cel: ataki graczy w tej rundzie zniszczyły tylu Oni, ilu jest graczy.

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
ts-said-oni-damage = Oni zadają { $n } pkt obrażeń na { $space }.
ts-said-oni-fell = { $unit } pada na { $space }.
ts-said-momentum = Impet: { $at } → { $now }.
ts-said-special-space = Pole { $at } toru Impetu: { $what }.
ts-said-princess-walks = Księżniczka idzie: { $start } → { $place }, teraz na { $among }.
ts-said-princess-placed = Księżniczka przybywa na { $place }, na { $among }.
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
ts-why-aim-last = Wybór ostatniego w inicjatywie spośród równych: { $among }.
ts-why-aim-observer = Mroczna Obserwatorka prowadzi całą grupę na najbliższy obszar, który może podbić; równie blisko: { $among }.
ts-why-aim-abyssal = Otchłanny idzie z całą grupą na najbliższy obszar, który może podbić; równie blisko: { $among }.
ts-why-aim-passed-on = Otchłanny nie może niczego podbić: drużyna wybrała spośród { $among }.
ts-why-moves-smallest = Najmniejsi Oni, którzy wystarczą: { $have } z { $need }.
ts-why-moves-group = Idzie cała grupa: { $have } z { $need }.
ts-why-no-target = W zasięgu nie można niczego podbić.
ts-why-too-few-left = Dotarło ich zbyt mało: { $have } z { $need }.
ts-why-nobody-left = Nikt nie dotarł żywy.
ts-why-cp-enough = Punkty podboju: { $have } przeciw { $need }, wystarczy.
ts-why-damage-all = Obrażenia wszystkich obecnych Oni, przeciw: { $among }.
ts-why-damage-order = Obrażenia wszystkich obecnych Oni; najpierw najniższa inicjatywa, reszta przechodzi dalej: { $among }.
ts-why-highest-first = Najpierw trafiany jest ten, kto ma najwięcej zdrowia, aby padło jak najmniej Oni: { $among }.
ts-why-mistress-last = Mroczna Obserwatorka zostaje trafiona dopiero wtedy, gdy nie ma innych Oni.
ts-why-attacker-names = Atakujący wskazuje, kto zostaje trafiony (Namierzanie).
ts-why-momentum-rises = +{ $n }: { $among }.
ts-why-momentum-stays = Bez Impetu: { $among }.
ts-why-space-counter = Zakrytą kartę Kontry dobiera się teraz, a pokazuje po turze.
ts-why-space-legend = Zakrytą kartę legendarnego Oni dobiera się teraz, a pokazuje po turze.
ts-why-space-below = Impet zszedł poniżej pola Kontry: drużyna może odrzucić stałą Kontrę.
ts-why-walk-goal = Najbliższe pasujące miejsce: { $fits }.
ts-why-walk-here = Stała tam, dokąd wysyła ją karta, więc robi jeden krok.
ts-why-walk-none = Żadne miejsce nie pasuje, więc robi jeden krok.
ts-why-walk-steps = Karta nakazuje ruch (kroki: { $n }).
ts-why-walk-home = Krótsza droga do miejsca najbliższego bazie ostatniego w inicjatywie: { $fits }.
ts-why-walk-event = Przesunięta za punkt akcji Wydarzeń.
ts-why-placed-nearest = Miejsce najbliższe bazie ostatniego w inicjatywie.
ts-why-placed-worst = Z równie bliskich miejsc { $fits } to, które kosztuje graczy najwięcej: { $n } PZ.
ts-why-half-up = Połowa tamtejszych jednostek atakującego, zaokrąglona w górę.

## Co liczy Impet
ts-m-card = zagrano kartę tam, gdzie są Oni
ts-m-kill = zniszczono Oni
ts-m-legend = jest tam Księżniczka lub legendarny Oni
ts-m-gambler = kość Hazardzistki
ts-m-first = pierwszy atak w rundzie
ts-m-none-free = nie ma tam Oni
ts-m-none-card = nie zagrano karty walki
ts-m-none-ranged = to był strzał z daleka
ts-m-none-sentinels = Sentinels zniszczyli Oni

# Playing it.
## Tryb i jego opcje
ts-reason-moonset = Księżyc zachodzi: gracze mają więcej punktów niż Oni.
ts-reason-moonrise = Księżyc wschodzi: Oni mają co najmniej tyle punktów co gracze.
ts-stand-consent-agree = Zgadzam się z odpowiedziami partnerów za drużynę

## Nazwy
ts-oni-onslaught = Szturm Oni
    .text = Oni podbijają i zadają obrażenia wszystkich, którzy tam są; z drużyny może kontratakować jeden obrońca, poza tym każdy.
ts-home-marker = znacznik bazy
    .text = Ten obszar liczy się jako baza dla Oni, Księżniczki i punktów końcowych.
ts-smallest-oni = najmniejszy Oni
ts-off-board = poza planszą
ts-princess-attack = atak Księżniczki
ts-oni-made = nowy Oni
ts-clockwise = zgodnie z ruchem wskazówek zegara
ts-counter-clockwise = przeciwnie do ruchu wskazówek zegara
ts-m-whispers = jej karta

## Pytania
# Kogo się pyta: drużynę, a gdzie gracze rywalizują, ostatniego w inicjatywie
ts-decides = { $alone ->
        [1] Ostatni w inicjatywie, za Oni
       *[other] Razem
    }
ts-ask-princess-start = { ts-decides }: gdzie na kręgu zaczyna Księżniczka?
ts-ask-princess-where = { ts-decides }: gdzie wraca Księżniczka?
ts-ask-oni-aim = { ts-decides }: który obszar atakują Oni? (jeszcze { $n })
ts-ask-third-aim = Razem: który obszar zaatakują inni Oni w miejsce Otchłannego?
ts-ask-oni-order = { ts-decides }: który atak jest pierwszy?
ts-ask-oni-who = { ts-decides }: który Oni idzie na { $space }? (potrzebne punkty podboju: { $n })
ts-ask-who-answers = Razem: kto kontratakuje na { $space }?
ts-ask-consent = { $by } { DO($by, "odpowiada", "odpowiadają") } za drużynę: { $option }. Zgadzasz się?
ts-ask-alone = Drużyna się nie zgadza: decydujesz ty.
ts-ask-make-where = { ts-decides }: gdzie przybywa { $what }? (jeszcze { $n })
ts-ask-drop-counter = Razem: którą stałą Kontrę odrzucacie?
ts-ask-fly-where = Razem: którędy leci Podniebny?
ts-ask-convert = Księżniczka odpowiada: która twoja jednostka na { $space } staje się Oni? (jeszcze { $n })
ts-ask-give-unit = Odrzut: która twoja jednostka schodzi z planszy?
ts-ask-ambush-where = Pułapka: na którym z tych obszarów pojawiają się Oni?
ts-ask-counter-where = Razem: w który obszar trafia { $card }? (jeszcze { $n })
ts-ask-legend-where = Razem: gdzie pojawia się { $card }? (jeszcze { $n })
ts-ask-gambler-unit = Razem: którą jednostkę traci drużyna?
ts-ask-two-legends = Razem: który legendarny Oni na { $space } zostaje trafiony?
ts-ask-event-point = Punkty Wydarzeń: zostało { $n }, można zagrać Wydarzeń: { $plays }.
ts-ask-event-pay = Które Wydarzenie odrzucasz za to, bez efektu?
ts-ask-home-mark = Który twój obszar dostaje znacznik bazy?
ts-ask-ask-partner = { $by } { DO($by, "oczyszcza", "oczyszczają") } { $space }: czy twój znacznik terytorium może zniknąć?

## Odpowiedzi
ts-do-agree = Zgoda
ts-do-object = Sprzeciw
ts-do-oni-attack = Oni atakują { $a1 }
ts-verb-oni-attack = atak
ts-do-first = Najpierw { $a1 }
ts-do-dispatch-2 = { $a1 } z { $a2 }
ts-do-dispatch-3 = { $a1 } z { $a2 } przez { $a3 }
ts-do-dispatch-4 = { $a1 } z { $a2 } przez { $a3 } i { $a4 }
ts-do-dispatch-5 = { $a1 } z { $a2 } przez { $a3 }, { $a4 } i { $a5 }
ts-verb-dispatch = wyślij
ts-do-answers = Odpowiada { $a1 }
ts-do-nobody = Nikt nie odpowiada
ts-do-via-1 = Przez { $a1 }
ts-do-via-2 = Przez { $a1 } i { $a2 }
ts-verb-via = przez
ts-do-give = { $a1 } staje się Oni
ts-do-remove-unit = { $a1 } na { $a2 } schodzi z planszy
ts-verb-remove-unit = zdejmij
ts-do-put-away = Odrzuć: { $a1 }
ts-verb-put-away = odrzuć
ts-do-draw-event = Dobierz Wydarzenie i możesz zagrać o jedno więcej
ts-do-princess = Księżniczka robi dwa kroki { $a1 }
ts-verb-princess = przesuń Księżniczkę
ts-do-momentum = Impet o jeden w dół
ts-do-priority = Zdejmij znacznik priorytetu z { $a1 }
ts-do-spend = Odrzuć: { $a1 }
ts-verb-spend = odrzuć
ts-do-spend-held = Odrzuć zachowane Wydarzenie: { $a1 }
ts-verb-spend-held = odrzuć zachowane Wydarzenie
ts-do-home-marker = Znacznik bazy na { $a1 }

## Co się dzieje
ts-said-team-proposes = { $seat } { DO($seat, "proponuje", "proponują") }: { $option }.
ts-said-team-objects = { $seat } { DO($seat, "sprzeciwia", "sprzeciwiają") } się: { $option }.
ts-said-oni-made = { $unit } × { $n } przybywa na { $space }.
ts-said-prioritised = { $space } dostaje znacznik priorytetu.
ts-said-unprioritised = { $seat } { DO($seat, "zdejmuje", "zdejmują") } znacznik priorytetu z { $space }.
ts-said-oni-step = Oni działają przed turą gracza { $seat } (ataki: { $n }).
ts-said-counter-dropped = { $card } ({ $seat }) zostaje odrzucona.
ts-said-princess-card = Karta Księżniczki: { $card }, gracz: { $seat }.
ts-said-princess-strikes = Księżniczka atakuje { $among }.
ts-said-princess-starts = Księżniczka zaczyna: { $place }.
ts-said-princess-falls = Księżniczka pada na { $space } i schodzi z planszy.
ts-said-turned = { $unit } ({ $seat }) na { $space } staje się Oni.
ts-said-skybound-flies = Podniebny leci: { $space } → { $to_space }.
ts-said-marker-torn = Znacznik gracza { $owner } na { $space } zostaje zerwany.
ts-said-revealed = { $seat } { DO($seat, "odkrywa", "odkrywają") } kartę { $card }.
ts-said-counter-lies = { $card } leży odkryta przed graczem { $seat }.
ts-said-oni-points = { $card }: Oni zapisują { $n } PZ.
ts-said-taken-off = { $unit } na { $space } schodzi z planszy.
ts-said-unclaimed = { $card }: znacznik gracza { $owner } na { $space } znika.
ts-said-legend-comes = { $unit } przybywa na { $space }.
ts-said-gambler-die = Hazardzistka wyrzuca { $n }.
ts-said-drew-actions = { $seat } { DO($seat, "dobiera", "dobierają") } karty akcji ({ $n }): { $cards }.
ts-said-drew-actions-unseen = { $seat } { DO($seat, "dobiera", "dobierają") } karty akcji ({ $n }).
ts-said-actions-shuffled = Odrzucone karty akcji są tasowane na nowo.
ts-said-round-card = Karta rundy Oni: { $card }.
ts-said-round-objective = Cel karty { $card }: { $have } z { $need }.
ts-said-objective-checked = Cel karty { $card }: { $have } z { $need }, { $n } PZ dla drużyny.
ts-said-final-team = Drużyna { $n } PZ, Oni { $target } PZ.
ts-said-event-spent = { $seat } { DO($seat, "odrzuca", "odrzucają") } Wydarzenie { $event } za punkt Wydarzeń.
ts-said-modification = { $seat } { DO($seat, "gra", "grają") } z kartą { $card }.
ts-said-difficulty = Trudność: { $what }. Na start: drużyna { $n } PZ, Oni { $target } PZ.
ts-said-home-marked = { $seat } { DO($seat, "kładzie", "kładą") } znacznik bazy na { $space }.
ts-said-limited = { $card } zabiera graczowi { $seat }: { $what } −{ $n }.

## Dalsze powody
ts-why-made-card = Tak mówi karta.
ts-why-made-shadow = Dwóch najmniejszych Oni przybywa do każdego Cienia, gdy odkrywa się kartę rundy.
ts-why-made-empty = Podbito obszar bez jednostek graczy: przybywa najmniejszy dostępny Oni.
ts-why-made-replaced = Największy dostępny Oni zajmuje miejsce jednostki.
ts-why-made-other-size = Nie ma już wskazanego rozmiaru, więc przybywa następny.
ts-why-made-none = Zapas jest pusty.
ts-why-made-barred = Leży tam znacznik Akiry: nie można umieścić zwykłego Oni.
ts-why-turn-oni = Przed czarną turą gracza { $seat } Oni atakują (ataki: { $n }).
ts-why-turn-princess = Przed białą turą gracza { $seat } działa Księżniczka.
ts-why-princess-ordered = Karta nakazuje Księżniczce działać.
ts-why-strike-three = Wszystkie obszary, których dotyka i które jej Oni mogą zająć, naraz: { $among }.
ts-why-strike-few-players = Ta karta atakuje dopiero od { $n } graczy.
ts-why-strike-nothing = Żadnego obszaru, którego dotyka, nie da się zająć.
ts-why-turn-reveal = Tura się skończyła: pokazuje się dobrane w niej karty.
ts-why-legend-none = Tego legendarnego Oni nie ma w grze albo już stoi na planszy.
ts-why-legend-nowhere = Nie ma miejsca, na którym mógłby się pojawić.
ts-why-turn-round-card = Nowa runda: co karta robi, potem co tworzy, potem Księżniczka, potem cel.
ts-why-objective-told = Sprawdzany po ostatniej czarnej turze.
ts-why-objective-met = Spełniony: { $have } z { $need }.
ts-why-objective-missed = Niespełniony: { $have } z { $need }.
ts-why-objective-gambler = Hazardzistka ma wynik 3: żadnego celu nie można spełnić.
ts-why-momentum-lowered = Obniża go punkt Wydarzeń.
ts-why-follows-her = Podąża za Księżniczką: o dwa obszary w tę samą stronę co ona.
ts-why-enters = Podniebny zrywa znacznik gracza z każdego obszaru, na który wlatuje.
ts-why-limit-card = { $card } zabiera { $n } z symbolu.
ts-why-die-1 = Drużyna traci wybraną jednostkę.
ts-why-die-2 = Dopóki stoi, każdy atak graczy na Oni daje o 1 Impet więcej.
ts-why-die-3 = Dopóki stoi, nie można spełnić żadnego celu.
ts-why-die-4 = Dopóki stoi, o jedną akcję walki mniej w fazie czarnej, ale nie poniżej 1.
ts-why-die-5 = Dopóki stoi, jednostki graczy są masywne i żadna nie lata.
ts-why-die-6 = Rozpatrywana jest Kontra.

## W terminalu
ts-term-coop-points = Drużyna { $team } PZ, Oni { $oni } PZ (Oni na planszy: { $figures })
ts-term-coop-momentum = Impet { $at } z { $last }; Kontry na { $counters }; legendarni Oni na { $legends }; { $vp } PZ dla Oni
ts-term-coop-princess = Księżniczka: { $at }; na { $areas }
ts-term-coop-round = Karta rundy { $card }: cel { $have } z { $need }, { $vp } PZ
ts-term-coop-counters = Stałe Kontry: { $cards }
ts-term-coop-pending = Karty dobrane, jeszcze niepokazane: { $n }
ts-term-coop-threat = { $space }: { $have } z { $need } punktów podboju, Oni, którzy muszą się ruszyć: { $moved }, kroki: { $steps }
ts-term-coop-calm = Oni nie mogliby teraz niczego podbić.
ts-term-coop-ahead = Oni zaatakowaliby teraz: { $sure } (poruszających się Oni: { $moved })
ts-term-coop-choice = Oni zaatakowaliby teraz: { $sure }; drużyna wybrałaby { $n } z { $among }

## At the web table
ts-momentum-track = Impet
    .text = Rośnie, gdy zagrywa się kartę walki tam, gdzie są Oni, gdy niszczy się Oni i gdy jest tam Księżniczka lub legendarny Oni. Na każdym oznaczonym polu dobiera się zakrytą Kontrę lub kartę legendarnego Oni; po turze zostaje odkryta. Osiągnięte pole daje Oni punkty.
ts-phase-black = Czarna
ts-table-round-card = Karta rundy Oni
ts-table-points-team = Punkty drużyny
ts-table-points-oni = Punkty Oni
ts-table-coop-areas = Obszary: drużyna { $team }, Oni { $oni }. Zapisane punkty drużyny: { $n }
ts-table-ahead-choose = Oni zaatakowaliby teraz: drużyna wybiera { $n } spośród { $among } (Oni, którzy się ruszą: { $moved })
ts-table-threats = Co Oni mogliby teraz podbić, od najtańszego
ts-table-princess-discard = Zagrane karty Księżniczki
ts-table-deck-princess = Księżniczka Księżyca
ts-table-deck-round = Karty rundy
ts-table-deck-counter = Kontry
ts-table-deck-last = Kontry ostatniej rundy
ts-table-deck-legend = Legendarni Oni

# The Princess in the regular game
ts-ask-walk-her = Podbój Oni: najpierw przesuń Księżniczkę, { $seat }.
ts-do-walk = Księżniczka robi { $a2 ->
        [one] jeden krok
        [few] { $a2 } kroki
       *[other] { $a2 } kroków
    } { $a1 }
ts-verb-walk = przesuń Księżniczkę
ts-said-princess-comes = { $seat } { DO($seat, "stawia", "stawiają") } Księżniczkę na { $place }, na { $among }.
ts-said-marker-aside = Księżniczka unieważnia znacznik gracza { $owner } na { $space }.
ts-said-marker-back = { $owner } znów { DO($owner, "kontroluje", "kontrolują") } { $space }.
ts-why-walk-oni = Kto przeprowadza Podbój Oni, najpierw przesuwa ją o jeden lub dwa kroki.

# Oni jako osobna frakcja w zwykłej grze
ts-outsider = Oni
ts-reason-rivals = Ostatnia runda dobiegła końca, a Oni mają co najmniej tyle punktów co najlepszy gracz: wygrywają oni.
ts-said-rival-interim = Oni mają na razie { $n } pkt.
ts-said-rival-final = { $place }. Oni: { $n } pkt.
ts-why-turn-round-card-rival = Nowa runda: co karta robi, potem co tworzy, potem Księżniczka. Cel jest tylko dla drużyn.
ts-why-turn-oni-green = Przed zieloną turą gracza { $seat } Oni atakują (ataki: { $n }).
ts-why-no-momentum = W tej grze nie ma Impetu.
ts-why-shared-down = To, co mają Oni, jest warte { $whole } pkt., podzielone przez { $share } i zaokrąglone w dół.
ts-term-rival-points = Oni { $n } PZ ({ $whole } na planszy, podzielone przez { $share }; Oni na planszy: { $figures })
ts-term-rival-round = Karta rundy { $card } (cel i Impet się nie liczą)
ts-term-rival-choice = Oni zaatakowaliby teraz: { $sure }; ostatni w inicjatywie wybrałby { $n } z { $among }
ts-table-rival-choose = Oni zaatakowaliby teraz: ostatni w inicjatywie wybiera { $n } spośród { $among } (Oni, którzy się ruszą: { $moved })
ts-table-rival-points = Oni mieliby { $n } pkt.: { $whole } na planszy, podzielone przez { $share }. Oni na planszy: { $figures }, obszary: { $areas }
ts-table-rival-card = Cel karty rundy i Impet nie liczą się w tej grze.

# What the coach says of the team's features
ts-coach-margin = Drużyna zyskuje punkty względem Oni.
    .against = Oni zyskują punkty względem drużyny.
ts-coach-round-objective = Przybliża cel rundy.
    .against = Zagraża celowi rundy.
ts-coach-loss-soon = Najbliższe ataki Oni kosztują mniej.
    .against = Najbliższe ataki Oni kosztują więcej.
ts-coach-loss-later = Mniej obszarów drużyny jest odsłoniętych na późniejsze ataki.
    .against = Więcej obszarów drużyny jest odsłoniętych na późniejsze ataki.
ts-coach-hurt = Mniej jednostek stoi tam, gdzie uderzą Oni.
    .against = Więcej jednostek stoi tam, gdzie uderzą Oni.
ts-coach-walks = Księżniczka działa rzadziej przed następnymi turami drużyny.
    .against = Księżniczka działa częściej przed następnymi turami drużyny.
ts-coach-poised = W tej turze można podbić więcej.
    .against = W tej turze można podbić mniej.
ts-coach-poised-later = W następnych turach można podbić więcej.
    .against = W następnych turach można podbić mniej.
ts-coach-spare = Akcja walki zostaje na coś lepszego.
    .against = Akcja walki jest zużyta.
ts-coach-spare-later = Zostaje więcej akcji walki.
    .against = Zostaje mniej akcji walki.
ts-coach-effects = Efektu frakcji można jeszcze użyć.
    .against = Efekt frakcji jest zużyty.
ts-coach-event-points = Zostaje więcej punktów Wydarzeń.
    .against = Punkty Wydarzeń są zużyte.
ts-coach-production = Zostaje więcej produkcji.
    .against = Produkcja jest zużyta.
ts-coach-movement = Zostaje więcej ruchu.
    .against = Ruch jest zużyty.
ts-coach-white = Zostaje biała akcja.
    .against = Biała akcja jest zużyta.
ts-coach-near = Jednostki stoją przy większej liczbie obszarów, które mogą podbić.
    .against = Jednostki stoją przy mniejszej liczbie obszarów, które mogą podbić.
ts-coach-massed = Jednostki gromadzą się tam, gdzie wkrótce mogą podbić obszar.
    .against = Mniej jednostek gromadzi się tam, gdzie wkrótce mogą podbić obszar.
ts-coach-momentum = Impet pozostaje niższy.
    .against = Impet rośnie.
ts-coach-space-near = Następne pole specjalne toru jest dalej.
    .against = Pole specjalne toru jest blisko.
ts-coach-counters = Mniej kart Kontry czeka na odkrycie.
    .against = Karta Kontry czeka na odkrycie.
ts-coach-legends = Nadchodzi mniej legendarnych Oni.
    .against = Nadchodzi legendarny Oni.
ts-coach-lying = Obowiązuje mniej Kontr.
    .against = Obowiązuje więcej Kontr.
ts-coach-figures = Na planszy stoi mniej Oni.
    .against = Na planszy stoi więcej Oni.
ts-coach-walker = Księżniczka opuszcza planszę.
    .against = Księżniczka stoi na planszy.
ts-coach-disputed = Drużyna jest zgodna.
    .against = Drużyna nie jest zgodna.
