# The Great Wall: the board, questions, answers and the log.

## The game

gw = Wielki Mur
    .text = Klany Songów wysyłają Urzędników do pracy, a Żołnierzy na Mur. Każdej Wiosny nadciągają Hordy; wygrywa, kto służy z największym Honorem.
gw-mode-standard = Gra standardowa
gw-mode-two = Dwoje graczy i Klan Sitowia
gw-mode-solo = Solo przeciw Qin Jiushao
gw-mode-coop = Gra kooperacyjna
gw-reason-requests = Żądania cesarza są spełnione.
gw-reason-walls = Mur jest ukończony.
gw-reason-shame = Rezerwa Hańby jest pusta.
gw-reason-time = Ostatni Rok minął.

## Start options

gw-option-walls_to_end_3p = Ukończone Mury kończące grę na trzy osoby
    .help = Zasady szczegółowe mówią 2, streszczenie 3.
gw-option-breach_shame_scope = Kto unika Hańby przy Wyłomie
    .help = Każda karta: potrzebny jest Żołnierz na tej właśnie Hordzie. Cały Odcinek: wystarczy na dowolnej Hordzie Odcinka.
gw-option-breach_lethality_scope = Śmierć przy Wyłomie
    .help = Każda karta: na każdej Hordzie ginie tylu twoich, ile mówi Śmiertelność. Cały Odcinek: tylko raz. Wszyscy: giną wszyscy obecni.
gw-option-max_active_advisors = Aktywni Doradcy
    .help = Ilu chcesz albo tylko jeden: wtedy kolejni Doradcy mogą jedynie wspierać.
gw-option-wall_honour = Honor za poziom Muru
    .help = Tyle, ile kosztuje poziom, albo tylko tyle, ile budujący zapłacił poza Magazynem.
gw-option-defeat_scan_direction = Kolejność pokonywania w rzędzie
    .help = Zasady idą od prawej do lewej; tu można to odwrócić.
gw-option-betrayal_pays_summer_honour = Zdrada daje Honor Latem
    .help = Czy odrzucona Zdrada liczy się za 2 Honoru.
gw-option-activation_list = Lista Aktywacji
    .help = Lista na nowo: działa też Lokacja, która tymczasem stała się gotowa. Lista raz: czeka do następnej tury.
gw-option-defeat_and_deaths_one_event = Pokonanie i śmierć to jedno zdarzenie
    .help = Jedna karta Taktyki na gracza na oba albo po jednej.
gw-option-supreme_commander = Najwyższy Dowódca Klanu Sitowia
    .help = Kto decyduje za Klan Sitowia: gracz, którego jest tura, albo zawsze ten wyżej w kolejności Herbaty.
gw-option-coop_empty_supply_ends = Pusta rezerwa Hańby to porażka przy sprawdzeniu
    .help = Inaczej przegrywa się tylko, gdy brakuje należnego żetonu.
gw-option-difficulty = Trudność
    .help = Honor, z którym zaczyna Qin.
gw-option-qin_single_activation = Pojedyncza Aktywacja Qina
    .help = Którą Lokację bierze: najwyższą czy najniższą na swoim torze.
gw-option-qin_summer_honour = Qin zyskuje Honor za odrzucone karty
    .help = 2 Honoru za każdą jego kartę w stosie, każdego Lata.
gw-option-qin_cover_order = Kolejność zakrywania punktów przez Qina
    .help = Rzędami albo kolumnami.
gw-option-qin_hardest_start = Honor Qina na najtrudniejszym poziomie
    .help = 100 albo 150 według innego odczytania.
gw-option-solo_empty_supply_loss = Porażka przez pustą rezerwę Hańby
    .help = Dopiero przy sprawdzeniu końca Zimą albo w chwili, gdy to się stanie.
gw-active-player = aktywny gracz
gw-top-of-tea = pierwszy w kolejności Herbaty
gw-highest = najwyższa
gw-lowest = najniższa
gw-rows = rzędy
gw-columns = kolumny
gw-at-the-check = przy sprawdzeniu
gw-at-once = od razu
gw-attack = atak
gw-reed = Klan Sitowia
    .short = Sitowie
gw-qin = Qin Jiushao
    .short = Qin
gw-card = każda karta
gw-section = cały Odcinek
gw-all = wszyscy
gw-unlimited = bez ograniczeń
gw-one = jeden
gw-full-cost = pełny koszt
gw-own-payment = własna zapłata
gw-right-to-left = od prawej do lewej
gw-left-to-right = od lewej do prawej
gw-re-list = lista na nowo
gw-snapshot = lista raz

## Clans

gw-crane = Klan Żurawia
    .short = Żuraw
gw-tiger = Klan Tygrysa
    .short = Tygrys
gw-carp = Klan Karpia
    .short = Karp
gw-ox = Klan Wołu
    .short = Wół

## Pieces and places

gw-wood = Drewno
gw-stone = Kamień
gw-gold = Złoto
gw-qi = Qi
gw-spearman = Włócznik
gw-archer = Łucznik
gw-horseman = Jeździec
gw-lookout = Łucznik na stanowisku
gw-clerk = Urzędnik
gw-wound-token = Rana
gw-barricade = Barykada
gw-wall = poziom Muru
gw-pool = pula
gw-active = aktywny
gw-support = wspierający
gw-rest = Strefa odpoczynku
gw-spot = Stanowisko strzeleckie
gw-left = lewy Odcinek
gw-middle = środkowy Odcinek
gw-right = prawy Odcinek
gw-up = o jeden w górę
gw-top = na szczyt
gw-stay = zostań
gw-spring = Wiosna
gw-summer = Lato
gw-autumn = Jesień
gw-winter = Zima
gw-horde-space = rząd { $a2 }, { $a1 }
gw-vital-point = punkt { $a1 }{ $a2 }
gw-lumber-mill = Tartak
    .text = Zbierz 1 Drewno za każdego swojego Urzędnika i poziom Nadzorcy; potem jedno Ulepszenie, potem oddaj 1 za 2 Honoru. Samotnie: 1 Hańba.
gw-quarry = Kamieniołom
    .text = Zbierz 1 Kamień za każdego swojego Urzędnika i poziom Nadzorcy; potem jedno Ulepszenie, potem oddaj 1 za 2 Honoru. Samotnie: 1 Hańba.
gw-gold-mine = Kopalnia złota
    .text = Zbierz 1 Złoto za każdego swojego Urzędnika i poziom Nadzorcy; potem jedno Ulepszenie, potem oddaj 1 za 2 Honoru. Samotnie: 1 Hańba.
gw-temple = Świątynia
    .text = Zbierz 1 Qi za każdego swojego Urzędnika i poziom Nadzorcy; potem jedno Ulepszenie. Samotnie: 1 Hańba.
gw-barracks = Koszary
    .text = Zwerbuj do 1 Żołnierza za każdego swojego Urzędnika; każdy od razu atakuje albo idzie do Strefy odpoczynku. Samotnie: 1 Hańba.
gw-tea-house = Herbaciarnia
    .text = Idź o jedno miejsce w górę kolejności Herbaty; na szczyt, jeśli twoi Urzędnicy zajmują wszystkie pola.
gw-builders-quarters = Obóz budowniczych
    .text = Za każdego swojego Urzędnika zbuduj Barykadę albo poziom Muru; najpierw płaci Magazyn.
gw-logistics-centre = Centrum logistyczne
    .text = Za każdego swojego Urzędnika przenieś dowolnych Żołnierzy z jednego Odcinka na inny.
gw-emperors-embassy = Ambasada cesarza
    .text = Za każdego swojego Urzędnika najmij Urzędnika za 2 Złota albo Doradcę za tyle Złota, ilu będziesz ich mieć.
gw-martial-school = Szkoła wojenna
    .text = Dobierz 1 kartę Taktyki za każdego swojego Urzędnika; najwyżej 5 zostaje na ręce.

## Questions

gw-ask-choose-general = Który Generał poprowadzi twój klan?
gw-ask-choose-active = Który Doradca jest aktywny? Drugi będzie wspierał.
gw-ask-choose-command = Którą kartę Rozkazu wykładasz?
gw-ask-choose-slot = Na które pole toru Rozkazów?
gw-ask-next-activation = Która Lokacja zostanie teraz aktywowana?
gw-ask-move-clerks = Przesunąć Urzędnika (jeszcze najwyżej { $n })?
gw-ask-gather = { $place }: zebrać { $n } × { $what }?
gw-ask-upgrade = Ulepszyć Nadzorcę (najwyżej { $n })?
gw-ask-donate = Oddać do Magazynu (najwyżej { $n }), po 2 Honoru?
gw-ask-recruit = Zwerbować Żołnierza (jeszcze najwyżej { $n })?
gw-ask-place-recruit = Dokąd idzie Rekrut?
gw-ask-cover-point = { $soldier }, { $horde }: który Punkt witalny?
gw-ask-wound-horde = { $horde }: gdzie trafia strzała?
gw-ask-deal-wounds = Zadać Ranę (jeszcze najwyżej { $n })?
gw-ask-attack-with = Atakować (jeszcze najwyżej { $n })?
gw-ask-attack-next = Wszyscy twoi Żołnierze tam muszą atakować: kto teraz?
gw-ask-shoot-with = Strzelać (jeszcze najwyżej { $n })?
gw-ask-build = Budować (jeszcze najwyżej { $n })?
gw-ask-from-warehouse = Magazyn płaci { $n }: { $what }, ile?
gw-ask-pay-mix = Zapłać { $n }: { $what }, ile?
gw-ask-waive = O { $n } mniej do zapłaty: który Zasób?
gw-ask-gain-choice = Zyskujesz { $n }: który Zasób?
gw-ask-lose-resources = Tracisz { $n }: który Zasób?
gw-ask-from-warehouse-whole = Magazyn płaci { $n }: czym?
gw-ask-pay-mix-whole = Zapłać { $n }: czym?
gw-ask-gain-choice-whole = Zyskujesz Zasoby ({ $n }): które?
gw-ask-lose-resources-whole = Tracisz Zasoby ({ $n }): które?
gw-ask-free-barricade = Postawić darmową Barykadę?
gw-ask-hire = Najmować (jeszcze najwyżej { $n }; Doradca kosztuje { $price } Złota)?
gw-ask-assign-advisor = { $card }: aktywny czy wspierający?
gw-ask-march = { $n ->
    [one] Przenieść Żołnierzy (1 ruch)?
    [few] Przenieść Żołnierzy (najwyżej { $n } ruchy)?
   *[other] Przenieść Żołnierzy (najwyżej { $n } ruchów)?
}
gw-ask-march-who = { $source } → { $target }: kto maszeruje?
gw-ask-tea-house = Przesunąć swój żeton Herbaty?
gw-ask-school = { $n ->
    [one] Dobrać 1 kartę Taktyki?
    [few] Dobrać { $n } karty Taktyki?
   *[other] Dobrać { $n } kart Taktyki?
}
gw-ask-discard-tactics = Ponad 5 kart Taktyki: odrzuć { $n }.
gw-ask-place-shame = Żeton Hańby: gdzie go kładziesz?
gw-ask-cleanse = Odrzucić Hańbę (najwyżej { $n })?
gw-ask-discard-shame = Odrzucić żeton Hańby za { $n } Qi?
gw-ask-take-back = { $n ->
    [one] Wziąć z powrotem 1 kartę Rozkazu czy zyskać { $honour } Honoru?
    [few] Wziąć z powrotem { $n } karty Rozkazów czy zyskać { $honour } Honoru?
   *[other] Wziąć z powrotem { $n } kart Rozkazów czy zyskać { $honour } Honoru?
}
gw-ask-name-victim = Kto ginie (jeszcze { $n })?
gw-ask-rescue = Ocalić Żołnierza?
gw-ask-winter-shot = { $section }: gdzie strzela twój Łucznik (jeszcze { $n })?
gw-ask-reed-move = Przesunąć Urzędnika Sitowia (jeszcze najwyżej { $n })?
gw-ask-reed-temple = Urzędnik Sitowia zdejmuje z ciebie Hańbę: którą?
gw-ask-reed-dismiss = Klan Sitowia odprawia Doradcę: którego?
gw-ask-reed-barricade = Gdzie Klan Sitowia stawia Barykadę?
gw-ask-reed-attack = Gdzie atakuje Włócznik Sitowia?
gw-ask-reed-cover = Który Punkt witalny zakrywa Włócznik Sitowia?
gw-ask-reed-tea = Czy żeton Herbaty Sitowia idzie w górę?
gw-ask-reed-box = Przysięga Sitowia: atak czy Barykada?
gw-ask-agree-order = Stół decyduje: kto działa teraz?
gw-ask-coop-shame = Żeton Hańby: gdzie go kładziesz, czy oddajesz { $n } Honoru?
gw-ask-atone = Odrzucić żeton Hańby za { $n } Honoru?

## Answers

gw-do-general = { $a1 }
gw-do-first = { $a1 } jest aktywny
gw-do-command = { $a1 }
gw-do-slot = Pole { $a1 }
gw-do-move = Urzędnik: { $a1 } → { $a2 }
gw-do-activate = Aktywuj: { $a1 }
gw-do-gather = Zbierz
gw-do-decline = Zrezygnuj
gw-do-upgrade-1 = Ulepsz Nadzorcę: { $a1 }
gw-do-upgrade-2 = { $a2 } zostaje Nadzorcą: { $a1 }
gw-do-donate = Oddaj: { $a1 }
gw-do-recruit = Zwerbuj: { $a1 }
gw-do-attack = { $a1 } atakuje: { $a2 }
gw-do-shoot = Łucznik strzela: { $a1 }
gw-do-post = Łucznik zajmuje stanowisko: { $a1 }
gw-do-rest = { $a1 } odpoczywa: { $a2 }
gw-do-cover-1 = Zakryj: { $a1 }
gw-do-cover-2 = Zakryj: { $a1 } i { $a2 }
gw-do-wound = Rana: { $a2 }, { $a1 }
gw-do-build = Zbuduj: { $a1 }, { $a2 }
gw-do-barricade = Barykada: { $a1 }
gw-do-pay = Zapłać { $a2 }: { $a1 }
gw-do-draw-2 = Użyj { $a2 }: { $a1 }
gw-do-draw-0 = Dobierz
gw-do-waive = Bez płacenia: { $a1 }
gw-do-take = { $a1 }
gw-do-give-up = { $a1 }
gw-do-pay-whole = Zapłać: { $what }
gw-do-draw-whole = Użyj: { $what }
gw-do-take-whole = Zyskaj: { $what }
gw-do-give-up-whole = Strać: { $what }
gw-do-nothing = Nie ma czego tracić
gw-do-hire = Najmij: { $a1 }
gw-do-make = { $a1 }
gw-do-march = { $a1 } → { $a2 }
gw-do-bring-1 = { $a1 }, ze Strefy do Strefy odpoczynku
gw-do-bring-2 = { $a1 } → { $a2 }
gw-do-tea = Żeton Herbaty: { $a1 }
gw-do-discard = Odrzuć: { $a1 }
gw-do-shame = Hańba na: { $a1 }
gw-do-cleanse = Zdejmij Hańbę: { $a1 }
gw-do-retrieve = Weź karty z powrotem
gw-do-honour = Weź Honor
gw-do-doom = Ginie: { $a2 }, { $a1 }
gw-do-rescue = Ocal: { $a2 }, { $a1 }
gw-do-reed-move = Urzędnik Sitowia: { $a1 } → { $a2 }
gw-do-dismiss = Odpraw: { $a1 }
gw-do-reed = Klan Sitowia: { $a1 }
gw-do-next = { $a1 }
gw-do-atone = Oddaj Honor
gw-do-box = Do pudełka, za 5 Honoru

## Verbs of the option tree

gw-verb-general = Generał
gw-verb-first = Aktywny Doradca
gw-verb-command = Karta Rozkazu
gw-verb-slot = Pole
gw-verb-move = Przesuń Urzędnika
gw-verb-activate = Aktywuj
gw-verb-gather = Zbierz
gw-verb-decline = Zrezygnuj
gw-verb-upgrade = Ulepsz
gw-verb-donate = Oddaj
gw-verb-recruit = Zwerbuj
gw-verb-attack = Atakuj
gw-verb-shoot = Strzelaj
gw-verb-post = Zajmij stanowisko
gw-verb-rest = Do Strefy odpoczynku
gw-verb-cover = Zakryj
gw-verb-wound = Zadaj Ranę
gw-verb-build = Zbuduj
gw-verb-barricade = Barykada
gw-verb-pay = Zapłać
gw-verb-draw = Dobierz
gw-verb-waive = Nie płać
gw-verb-take = Weź
gw-verb-give-up = Strać
gw-verb-nothing = Nic
gw-verb-hire = Najmij
gw-verb-make = Uczyń
gw-verb-march = Marsz
gw-verb-bring = Zabierz
gw-verb-tea = Żeton Herbaty
gw-verb-discard = Odrzuć
gw-verb-shame = Hańba na
gw-verb-cleanse = Zdejmij Hańbę
gw-verb-retrieve = Weź karty z powrotem
gw-verb-honour = Weź Honor
gw-verb-doom = Ginie
gw-verb-next = Następny
gw-verb-atone = Oddaj Honor
gw-verb-box = Do pudełka
gw-verb-reed-move = Przesuń Urzędnika Sitowia
gw-verb-dismiss = Odpraw
gw-verb-reed = Klan Sitowia
gw-verb-rescue = Ocal

## Log

gw-said-gain = { $seat } zyskuje { $n }: { $what }.
gw-said-pay = { $seat } płaci { $n }: { $what }.
gw-said-lose = { $seat } traci { $n }: { $what }.
gw-said-honour = { $seat }: +{ $n } Honoru.
gw-said-lose-honour = { $seat }: -{ $n } Honoru.
gw-said-wound = { $seat } zadaje Ranę: { $point }, { $horde }.
gw-said-take-spot = Łucznik ({ $seat }) zajmuje stanowisko, { $section }.
gw-said-cover = { $seat }: { $soldier } zakrywa: { $points }, { $horde }.
gw-said-recruit = { $seat } werbuje { $n } × { $soldier }.
gw-said-to-rest = { $seat }: { $soldier } odpoczywa, { $section }.
gw-said-warehouse-pays = Magazyn płaci { $n }: { $what }.
gw-said-wall = { $seat } podnosi Mur do poziomu { $n }, { $section }.
gw-said-barricade = { $seat } stawia Barykadę, { $section }.
gw-said-advisor-comes = Nowy na torze: { $card }.
gw-said-advisor-goes = { $card } opuszcza dwór.
gw-said-hire-clerk = { $seat } najmuje Urzędnika.
gw-said-hire-advisor = { $seat } najmuje: { $card }.
gw-said-assign = { $seat }: { $card } jest { $role }.
gw-said-upgrade = { $seat }: Nadzorca poziomu { $n }, { $place }.
gw-said-decline = { $seat } rezygnuje: { $place }.
gw-said-donate = { $seat } oddaje: { $what }.
gw-said-forgiven = { $seat } unika żetonu Hańby.
gw-said-shame-missing = { $seat }: nie ma już żetonu Hańby.
gw-said-shame-boxed = { $seat } nie ma miejsca na Hańbę: żeton opuszcza grę.
gw-said-shame = { $seat } otrzymuje Hańbę: { $where }.
gw-said-cleanse = { $seat } zmywa Hańbę: { $where }.
gw-said-move-clerk = { $seat }: Urzędnik { $source } → { $target }.
gw-said-march = { $seat }: { $soldier } maszeruje, { $source } → { $target }.
gw-said-tea = { $seat } jest teraz na miejscu { $n } w kolejności Herbaty.
gw-said-activate = Aktywacja: { $place }.
gw-said-activate-advanced = Aktywacja zaawansowana: { $place }.
gw-said-alone = { $seat } jest tu w pojedynkę: { $place }.
gw-said-tactics-shuffled = Talia Taktyk jest potasowana na nowo.
gw-said-draw-tactics = { $seat } dobiera: { $cards }.
gw-said-draw-tactics-unseen = { $n ->
    [one] { $seat } dobiera 1 kartę Taktyki.
    [few] { $seat } dobiera { $n } karty Taktyki.
   *[other] { $seat } dobiera { $n } kart Taktyki.
}
gw-said-discard-tactic = { $seat } odrzuca: { $card }.
gw-said-hordes-shuffled = Talia Hord jest potasowana na nowo.
gw-said-horde-comes = Nadciąga { $card }: { $horde }.
gw-said-raid = { $n ->
    [one] Najazd: { $card }, { $section }: 1 żeton Hańby opuszcza grę.
    [few] Najazd: { $card }, { $section }: { $n } żetony Hańby opuszczają grę.
   *[other] Najazd: { $card }, { $section }: { $n } żetonów Hańby opuszcza grę.
}
gw-said-rescue = { $seat } ocala: { $soldier }.
gw-said-killed = { $n ->
    [one] { $seat } traci 1 Żołnierza.
    [few] { $seat } traci { $n } Żołnierzy.
   *[other] { $seat } traci { $n } Żołnierzy.
}
gw-said-defeated = { $card }: pokonana ({ $horde }).
gw-said-take-horde = { $seat } bierze: { $card }.
gw-said-horde-discarded = Nikt nie bierze: { $card }.
gw-said-breach = Wyłom, { $section }: Siła { $power } przeciw Obronie { $defence }.
gw-said-holds = Mur wytrzymuje, { $section }: Siła { $power } przeciw Obronie { $defence }.
gw-said-year = Zaczyna się Rok { $n }.
gw-said-retrieve = { $n ->
    [one] { $seat } bierze z powrotem 1 kartę Rozkazu.
    [few] { $seat } bierze z powrotem { $n } karty Rozkazów.
   *[other] { $seat } bierze z powrotem { $n } kart Rozkazów.
}
gw-said-command = { $seat } odkrywa: { $card }.
gw-said-slot = { $seat } kładzie kartę { $card } na polu { $n }.
gw-said-turn = Tura: { $seat }, { $card }.
gw-said-summer = Nadchodzi Lato.
gw-said-autumn = Nadchodzi Jesień.
gw-said-winter = Nadchodzi Zima.
gw-said-barricades-gone = { $n ->
    [one] Usunięto 1 Barykadę.
    [few] Usunięto { $n } Barykady.
   *[other] Usunięto { $n } Barykad.
}
gw-said-ends = Koniec gry.
gw-said-tie = { $seat } wygrywa remis przy { $n } Honoru.
gw-said-horde-acts = { $card } działa ({ $horde }).
gw-said-artifact = { $seat }: +{ $n } Honoru, { $card }.
gw-said-reed-stock = Klan Sitowia wkłada 1 do Magazynu: { $what }.
gw-said-qin-track = Tor Qina: { $place } idzie na szczyt.
gw-said-request = Cesarz żąda: { $card }.
gw-said-atoned = { $seat } oddaje Honor zamiast brać Hańbę.
gw-said-event = Wydarzenie: { $card }.
gw-said-general = { $card } prowadzi: { $seat }.

## The drawn board

gw-term-head = Rok { $year }, { $season }
gw-term-lethality = Śmiertelność { $n }
gw-term-time = Czas { $n } z { $last }
gw-term-shame = Hańby zostało { $n }
gw-term-marker = Następna Horda: { $section }
gw-term-defence = Obrona { $n }
gw-term-power = Siła { $n }
gw-term-wall = Mur { $n }
gw-term-barricades = Barykady { $n }/{ $of }
gw-term-archers = Łucznicy { $n }
gw-term-resting = Odpoczywają
gw-term-locations = Lokacje
gw-term-spaces = Urzędnicy
gw-term-overseers = Nadzorcy
gw-term-costs = Kolejne koszty
gw-term-track = Tor Rozkazów
gw-term-tea = Kolejność Herbaty
gw-term-warehouse = Magazyn
gw-term-advisors = Doradcy
gw-term-artifacts = Artefakty
gw-term-qin = Tor Qina
gw-term-fulfilled = Spełnione
gw-term-request = Żądanie
gw-term-events = Wydarzenia
gw-term-players = Klany
gw-term-honour = Honor
gw-term-soldiers = Żołnierze
gw-term-cards = Karty
gw-term-hordes = Hordy
gw-term-shamed = Hańba
gw-term-hidden = Za twoją zasłonką
gw-term-tactics = Taktyki
gw-term-commands = Rozkazy
gw-term-discarded = odrzucone { $cards }
gw-term-legend = S Włócznik · H Jeździec · x Rana · w Drewno s Kamień g Złoto q Qi · ? dowolny · 1 2 Honor · t Taktyka
gw-term-empty = brak Hordy
gw-term-reward = samotnie 1 Hańba

## Co zrobiłaby odpowiedź: liczby, które się zmieniają

gw-count-honour = { $signed } Honoru
gw-count-shame = { $signed } Hańby
gw-count-clerks = { $n ->
    [one] { $signed } Urzędnik w puli
    [few] { $signed } Urzędników w puli
   *[other] { $signed } Urzędników w puli
}
gw-count-tactics = { $n ->
    [one] { $signed } karta Taktyki
    [few] { $signed } karty Taktyki
   *[other] { $signed } kart Taktyki
}
gw-count-hordes = { $n ->
    [one] { $signed } pokonana Horda
    [few] { $signed } pokonane Hordy
   *[other] { $signed } pokonanych Hord
}

## Standing answers

gw-stand-gather-gather = Zbieraj
gw-stand-gather-decline = Nie zbieraj
gw-stand-donate-donate = Oddawaj jeden Zasób do Magazynu
gw-stand-donate-done = Niczego nie oddawaj
gw-stand-upgrade-done = Bez Nadzorców
gw-stand-next-activation-first = Aktywuj Lokacje w kolejności z planszy
gw-stand-play-tactic-pass = Bez kart Taktyki
gw-stand-use-card-use = Używaj Generała i Doradców, gdy tylko można
gw-stand-use-card-pass = Nie używaj Generała ani Doradców
gw-stand-rescue-done = Nikogo nie ocalaj
gw-stand-take-back-honour = Latem: Honor za karty Rozkazów
gw-stand-take-back-retrieve = Latem: karty Rozkazów wracają na rękę
gw-stand-take-back-pass = Latem: zostaw karty Rozkazów
gw-span-turn = w tej turze
gw-span-year = w tym Roku

## Where points came from

gw-points-take-back = Karty Rozkazów Latem
gw-points-wall = Poziomy Muru
gw-points-barricade = Barykady
gw-points-donate = Darowizny
gw-points-defeated = Pokonane Hordy
gw-points-wound = Zadane Rany
gw-points-cover = Zakryte punkty Hord
gw-points-activate = Aktywowane Lokacje
gw-points-activate-advanced = Aktywacje zaawansowane
gw-points-gather = Zbieranie
gw-points-used = Generałowie i Doradcy
gw-points-advisor-comes = Doradcy
gw-points-play-tactic = Karty Taktyki
gw-points-played = Zagrane karty Taktyki
gw-points-artifact = Artefakty
gw-points-discard-shame = Zdjęta Hańba
gw-points-shame-missing = Hańba bez żetonu
gw-points-shame-boxed = Hańba w pudełku
gw-points-ends = Koniec gry
gw-points-end = Końcowe podliczenie
