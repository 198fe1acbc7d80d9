# Karty The Great Wall: nazwy i teksty.

## Command cards

gw-economy = Gospodarka
    .text = Przesuwasz do { MANY($n, "gw-n-clerks") }. Każda inna frakcja przesuwa najwyżej { MANY($n2, "gw-n-clerks") } do różnych Lokacji. Zyskujesz { MANY($n3, "gw-n-different-resources") } i { MANY($n4, "gw-n-any-resources") }, jeśli na torze leży Do roboty rywala.
gw-despotism = Despotyzm
    .text = Przesuwasz do { MANY($n, "gw-n-clerks") }, a jeśli na torze leży Gospodarka rywala, o { $n2 } więcej. Każda inna frakcja przesuwa najwyżej { MANY($n3, "gw-n-clerks") } do różnych Lokacji. Potem Aktywacja zaawansowana dowolnej Lokacji.
gw-work-harder = Do roboty
    .text = Przesuwasz do { MANY($n, "gw-n-clerks") }. Każda inna frakcja przesuwa najwyżej { MANY($n2, "gw-n-clerks") } do różnych Lokacji. Możesz zbudować Barykadę lub poziom Muru o { $less } taniej, z pełnym Honorem; jeśli na torze leży Rozkaz ataku rywala, połóż też { MANY($n3, "gw-n-free-barricades") } na Odcinku z Hordą.
gw-attack-order = Rozkaz ataku
    .text = Przesuwasz do { MANY($n, "gw-n-clerks") }. Każda inna frakcja przesuwa najwyżej { MANY($n2, "gw-n-clerks") } do różnych Lokacji. Możesz Zwerbować { MANY($n3, "gw-n-soldiers") } do Strefy odpoczynku; potem wybierz dowolną liczbę Stref odpoczynku: wszyscy twoi Żołnierze stamtąd atakują. Jeśli na torze leży Despotyzm rywala, strzelają wszyscy twoi Łucznicy jednego Odcinka.
gw-betrayal = Zdrada
    .text = Rozpatrz kartę innego gracza z toru jak własną; albo przesuń do { MANY($n, "gw-n-clerks") }, a każda inna frakcja przesuwa { $n2 }. Raz odrzucona nie wraca już na rękę.
gw-court-audience = Audiencja na dworze
    .text = Przesuwasz do { MANY($n, "gw-n-clerks") }. Każda inna frakcja przesuwa najwyżej { MANY($n2, "gw-n-clerks") } do różnych Lokacji. Wybierz { $n3 } (i o { $bonus } więcej, jeśli na torze leży Zdrada rywala): dobierz { MANY($n4, "gw-n-cards") }; jedno najęcie o { MANY($less, "gw-n-gold") } taniej; awansuj o { MANY($n5, "gw-n-places") } w kolejności Herbaty; odrzuć { MANY($n6, "gw-n-shame") } (w grze kooperacyjnej za { MANY($coop-price, "gw-n-honour") }).

## Hordes

gw-steppe-scouts = Zwiadowcy stepowi
    .text = Bez zdolności.
gw-horse-archers = Łucznicy konni
    .text = Pościg: Ocalenie Żołnierza na tej karcie kosztuje o { MANY($more, "gw-n-qi") } więcej.
gw-naiman-lancers = Kopijnicy Najmanów
    .text = Szarża: o { $n } Siły więcej, dopóki stoi w rzędzie { $if-row }.
gw-siege-sappers = Saperzy oblężniczy
    .text = Podkop: każda Barykada Odcinka dodaje tylko 1 Obrony.
gw-merkit-raiders = Łupieżcy Merkitów
    .text = Grabież: przy Wyłomie każdy gracz bez Żołnierza na tej karcie traci też { MANY($n, "gw-n-chosen-resources") }.
gw-kheshig-guard = Gwardia kesziku
    .text = Pancerz: opancerzone punkty ({ $armoured }) nie przyjmują Ran; Żołnierze zakrywają je jak zwykle.
gw-black-tumen = Czarny tumen
    .text = Furia: Śmiertelność na tej karcie jest o { $n } większa.
gw-war-drummers = Dobosze wojenni
    .text = Bębny: o 1 Siły więcej za każdą inną Hordę Odcinka.

## Generals

gw-yang-ye = Yang Ye, Niezwyciężony
    .text = Gdy twoi Żołnierze mieliby zginąć, możesz Ocalić do jednego za każdego Doradcę wspierającego po { MANY($price, "gw-n-qi") }; każdy tak ocalony daje { MANY($honour, "gw-n-honour") }.
gw-che-kung = Che Kung, Pogromca łupieżców
    .text = Każdy Włócznik lub Jeździec, którego stawiasz na Hordzie, daje 1 Honor za każdego Doradcę wspierającego.
gw-zhang-shijie = Zhang Shijie, Ostatni Admirał
    .text = Po zagraniu karty Taktyki zyskujesz 1 Qi za każdego Doradcę wspierającego.
gw-yang-paifeng = Yang Paifeng, Dziewka kuchenna
    .text = Mając Włócznika na pokonanej Hordzie, liczysz o 1 Punkt witalny więcej za każdego Doradcę wspierającego, gdy ustala się, kto ją bierze.
gw-han-shizhong = Han Shizhong, Pan przepraw
    .text = Tyle razy w Roku, ilu masz Doradców wspierających: gdy aktywuje się Lokacja z co najmniej { MANY($if-clerks-min, "gw-n-own-clerks") }, zaatakuj { MANY($n2, "gw-n-with-soldiers") } albo dobierz { MANY($n3, "gw-n-cards") }.
gw-yue-fei = Yue Fei, Wierny
    .text = Dwa razy w Roku, po twoich Atakach: zapłać { MANY($n, "gw-n-qi") }, aby zadać 1 Ranę za każdego Doradcę wspierającego jednej właśnie zaatakowanej Hordzie.
gw-zong-ze = Zong Ze, Siwy Namiestnik
    .text = Dwa razy w Roku, gdy aktywuje się Lokacja z dokładnie { MANY($if-clerks, "gw-n-own-clerks") }, liczy się ich tam tylu, ilu masz Doradców wspierających, najwyżej { $max }.
gw-bi-zaiyu = Bi Zaiyu, Fortelnik
    .text = Po twoim kroku Aktywacji zaatakuj ze Stref odpoczynku najwyżej jednym Żołnierzem za każdego Doradcę wspierającego.
gw-meng-gong = Meng Gong, Werbownik
    .text = Każdy twój Werbunek kosztuje o 1 Zasób mniej za każdego Doradcę wspierającego, wybranych przez ciebie rodzajów.
gw-wanyan-chenheshang = Wanyan Chenheshang, z Wiernej Konnicy
    .text = Twoi Jeźdźcy kosztują o { MANY($less, "gw-n-gold") } mniej. Gdy któryś zakrywa punkty Hordy, zadaj jej 1 Ranę za każdego Doradcę wspierającego.
gw-liang-hongyu = Liang Hongyu, z wojennym bębnem
    .text = Po zimowych strzałach zadaj 1 Ranę za każdego Doradcę wspierającego, na Odcinkach, gdzie masz Łucznika na Stanowisku strzeleckim.
gw-she-saihua = She Saihua, Matrona rodu
    .text = Gdy bierzesz Hordę, zyskujesz { MANY($n, "gw-n-honour") } za każdego Doradcę wspierającego.
gw-yu-jie = Yu Jie, Budowniczy twierdz
    .text = Budowy jednej Aktywacji lub efektu kosztują cię łącznie o 1 Zasób mniej za każdego Doradcę wspierającego i dają { MANY($n, "gw-n-honour") }.

## Advisors

gw-woodcutter = Drwal
    .text = Każdego Lata zyskujesz { MANY($n, "gw-n-wood") }.
gw-quarryman = Kamieniarz
    .text = Gdy zbierasz w Kamieniołomie, zyskujesz o { MANY($n, "gw-n-stone") } więcej.
gw-prospector = Poszukiwacz złota
    .text = Zyskujesz { MANY($n, "gw-n-gold") }, gdy zbierasz w Kopalni złota, i { MANY($n2, "gw-n-gold") } każdego Lata.
gw-herbalist = Zielarz
    .text = Każdego Lata zyskujesz { MANY($n, "gw-n-qi") }.
gw-racketeer = Ściągacz haraczy
    .text = Każdego Lata wybierz Lokację: zyskujesz tyle, ile daje tam najwyższy Nadzorca rywala, najwyżej { $max }. Rywal nic nie traci.
gw-spiritual-guide = Przewodnik duchowy
    .text = Gdy zbierasz w Świątyni, możesz dodatkowo Ulepszyć swojego Nadzorcę tamże, o { $less } taniej.
gw-foreman = Majster
    .text = Twoje Ulepszenia kosztują o { $less } mniej, a każde daje { MANY($n, "gw-n-honour") }.
gw-surveyor = Mierniczy
    .text = Raz na turę, po twoim Ulepszeniu, przesuń { MANY($n, "gw-n-clerks") }.
gw-tax-collector = Poborca podatkowy
    .text = Każdego Lata zyskujesz { MANY($n, "gw-n-gold") } za każdego swojego Nadzorcę, najwyżej { $max }.
gw-almoner = Jałmużnik
    .text = Gdy składasz Darowiznę w Lokacji produkcyjnej, możesz oddać jeszcze { MANY($n, "gw-n-resources") } tego samego rodzaju.
gw-steward = Rządca
    .text = Każdego Lata możesz włożyć do Magazynu do { MANY($n, "gw-n-different-building-resources") }, po 2 Honoru za każdy.
gw-money-changer = Wekslarz
    .text = Na początku swojej tury możesz wymienić do { MANY($n, "gw-n-resources-of") } jeden za jeden.
gw-scribe = Skryba
    .text = Na początku swojej tury przesuń { MANY($n, "gw-n-clerks") }.
gw-messenger = Posłaniec
    .text = Raz w Roku, po polu „Inni gracze”, przesuń o { MANY($n, "gw-n-more-clerks") }.
gw-innkeeper = Karczmarz
    .text = Każdego Lata awansujesz o { MANY($n2, "gw-n-places") } w kolejności Herbaty albo zyskujesz { MANY($n3, "gw-n-qi") }; jeśli już jesteś na szczycie, zyskujesz zamiast tego { MANY($n4, "gw-n-qi") }.
gw-chamberlain = Szambelan
    .text = Najmowanie kosztuje cię o { MANY($less, "gw-n-gold") } mniej; pierwsze w turze daje { MANY($n, "gw-n-honour") }.
gw-examiner = Egzaminator
    .text = Gdy najmujesz Doradcę, możesz dobrać { MANY($n, "gw-n-cards") } i zyskać { MANY($n2, "gw-n-honour") }.
gw-magistrate = Sędzia
    .text = Raz w Roku, po twoim kroku Aktywacji: Aktywacja zaawansowana zwykłej Lokacji z co najmniej { MANY($clerks, "gw-n-own-clerks") }.
gw-bailiff = Komornik
    .text = Gdy grozi ci Hańba za samotność w Lokacji, możesz zapłacić { MANY($n, "gw-n-qi") }, aby jej uniknąć.
gw-envoy = Poseł
    .text = Jeśli twoja karta Rozkazu leży jako ostatnia na torze, na początku swojej tury zyskujesz { MANY($n, "gw-n-different-resources") }.
gw-guardian = Strażnik
    .text = Po twoim kroku Aktywacji możesz zaatakować { MANY($n, "gw-n-with-soldiers") } na każdym Odcinku.
gw-logistician = Logistyk
    .text = Na początku swojej tury możesz wykonać { MANY($n, "gw-n-moves") }; potem może zaatakować { $attack } z przeniesionych.
gw-horse-dealer = Handlarz końmi
    .text = Zyskujesz { MANY($n, "gw-n-gold") } za każdego swojego zabitego Jeźdźca.
gw-drillmaster = Instruktor musztry
    .text = Twoi Włócznicy kosztują o { MANY($less, "gw-n-stone") } mniej. Werbunek z co najmniej { MANY($if-soldiers-min, "gw-n-with-spearmen") } daje { MANY($n, "gw-n-honour") }.
gw-fletcher = Wytwórca strzał
    .text = Twoi Łucznicy kosztują o { MANY($less, "gw-n-qi") } mniej. Gdy Zwerbowany Łucznik atakuje, zadaj jeszcze { MANY($n, "gw-n-wounds") } na tym Odcinku.
gw-groom = Stajenny
    .text = Twoi Jeźdźcy kosztują o { MANY($less, "gw-n-gold") } mniej i dają { MANY($n, "gw-n-honour") }, gdy staną na Hordzie.
gw-banner-bearer = Chorąży
    .text = Raz na turę, po twoich Atakach na Hordę, na której żaden inny klan nie ma Żołnierza, zyskujesz { MANY($n, "gw-n-honour") }.
gw-pathfinder = Tropiciel
    .text = Twoi Włócznicy mogą atakować także rząd { $n }.
gw-scavenger = Zbieracz łupów
    .text = Raz na turę, gdy twój Żołnierz zakrywa Punkt witalny, weź też Nagrodę jednego wolnego sąsiedniego punktu.
gw-executioner = Kat
    .text = Gdy bierzesz Hordę, zyskujesz { MANY($n, "gw-n-any-resources") }.
gw-chronicler = Kronikarz
    .text = Gdy pokonana zostaje Horda z twoim Żołnierzem, a bierze ją kto inny, zyskujesz { MANY($n, "gw-n-honour") }.
gw-field-surgeon = Chirurg polowy
    .text = Raz w Roku, gdy twoi Żołnierze mieliby zginąć, Ocal { $n } z nich za darmo.
gw-physician = Medyk
    .text = Ocalenie kosztuje cię o { MANY($less, "gw-n-qi") } mniej.
gw-undertaker = Grabarz
    .text = Gdy twoi Żołnierze giną, zyskujesz { MANY($n, "gw-n-honour") } za każdego, najwyżej { $max } na zdarzenie.
gw-archery-master = Mistrz łucznictwa
    .text = Po twoim kroku Aktywacji strzela { MANY($n, "gw-n-own-archers") } ze Stanowiska strzeleckiego.
gw-watchman = Wartownik
    .text = Po zimowych strzałach zadaj jeszcze { MANY($n, "gw-n-more-wounds") } na Odcinku z twoim Łucznikiem na Stanowisku strzeleckim i zyskaj { MANY($n2, "gw-n-honour") }.
gw-architect = Architekt
    .text = Poziomy Muru kosztują cię o { $less } mniej, z pełnym Honorem.
gw-carpenter = Cieśla
    .text = Każda zbudowana przez ciebie Barykada daje dodatkowo { MANY($n, "gw-n-honour") }.
gw-gatekeeper = Odźwierny
    .text = Gdy Odcinek z Hordą wytrzyma, a masz tam Łucznika na Stanowisku strzeleckim lub twoją budowę z tego Roku, zyskujesz { MANY($n, "gw-n-honour") }.
gw-geomancer = Geomanta
    .text = Po twoim kroku Aktywacji możesz zbudować 1 Barykadę za zwykłą cenę.
gw-strategist = Strateg
    .text = Pola Wzmocnione kosztują cię o { MANY($less, "gw-n-qi") } mniej; każda zagrana karta Taktyki daje { MANY($n, "gw-n-honour") }.
gw-martial-instructor = Mistrz walki
    .text = Gdy dobierasz w Szkole wojennej, możesz dobrać o { MANY($n, "gw-n-cards") } więcej.
gw-abbot = Opat
    .text = Odrzucenie Hańby Latem kosztuje cię o { MANY($less, "gw-n-qi") } mniej (w grze kooperacyjnej o { MANY($less2, "gw-n-honour") } mniej, także przy otrzymaniu).
gw-astrologer = Astrolog
    .text = Każdej Wiosny możesz dobrać { MANY($n, "gw-n-cards") }.

## Tactic cards

gw-retreat = Odwrót
    .text = Gdy twoi Żołnierze mieliby zginąć: Ocal { $n } za darmo. Wzmocnione, { MANY($cost, "gw-n-qi") }: Ocal za darmo wszystkich swoich w tym zdarzeniu, także Łuczników.
gw-restless = Niestrudzeni
    .text = Na początku swojej tury: Ulepsz { MANY($n, "gw-n-overseers") } o { $less } taniej. Wzmocnione, { MANY($cost, "gw-n-qi") }: Ulepsz { MANY($n2, "gw-n-overseers") }, każdego o { $less2 } taniej.
gw-ambush = Zasadzka
    .text = Na początku swojej tury: zadaj { MANY($n, "gw-n-wounds") } w rzędzie 1. Wzmocnione, { MANY($cost, "gw-n-qi") }: zadaj { MANY($n2, "gw-n-wounds") } jednej Hordzie w dowolnym rzędzie.
gw-fire-arrows = Ogniste strzały
    .text = Na końcu swojej tury: strzela { MANY($n, "gw-n-own-archers") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: strzelają wszyscy twoi Łucznicy jednego Odcinka, potem zadaj tam { MANY($wound, "gw-n-wounds") }.
gw-cavalry-charge = Szarża konnicy
    .text = Na początku swojej tury: zaatakuj { MANY($n, "gw-n-with-horsemen") } ze Strefy odpoczynku. Wzmocnione, { MANY($cost, "gw-n-qi") }: Zwerbuj { MANY($n2, "gw-n-horsemen") } o { MANY($less, "gw-n-gold") } taniej.
gw-shield-wall = Mur tarcz
    .text = Gdy twoi Żołnierze mieliby zginąć: na jednej Hordzie ginie o { $n } twoich mniej. Wzmocnione, { MANY($cost, "gw-n-qi") }: na jednej Hordzie nie ginie żaden twój; przy Wyłomie zostają na niej.
gw-forced-march = Forsowny marsz
    .text = Na początku swojej tury: { MANY($n, "gw-n-moves") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: { MANY($n2, "gw-n-moves") }, potem zaatakuj najwyżej { $attack } przeniesionymi.
gw-feint = Pozorny atak
    .text = Gdy pokonana zostaje Horda z twoim Żołnierzem: licz o { MANY($n, "gw-n-vital-points") } przy ustalaniu, kto ją bierze. Wzmocnione, { MANY($cost, "gw-n-qi") }: licz o { $n2 } więcej.
gw-spoils-of-war = Łupy wojenne
    .text = Gdy pokonana zostaje Horda z twoim Żołnierzem: zyskaj { MANY($n, "gw-n-any-resources") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: weź ponownie Nagrody do { MANY($n2, "gw-n-covered-points") } przez twoich Żołnierzy.
gw-rally = Zbiórka
    .text = Na końcu swojej tury: zapłać { MANY($n3, "gw-n-stone") }, aby postawić { MANY($n, "gw-n-spearmen") } z puli w Strefie odpoczynku. Wzmocnione, { MANY($cost, "gw-n-qi") }: postaw tam najwyżej { $n2 }.
gw-pincer-attack = Atak kleszczowy
    .text = Po twoich Atakach: zadaj { MANY($n, "gw-n-wounds") } właśnie zaatakowanej Hordzie. Wzmocnione, { MANY($cost, "gw-n-qi") }: zadaj jej { MANY($n2, "gw-n-wounds") } i zyskaj { MANY($n3, "gw-n-honour") }.
gw-hidden-stores = Ukryte zapasy
    .text = Gdy aktywuje się Lokacja produkcyjna z twoim Urzędnikiem: zyskaj { MANY($n, "gw-n-resources") } tej Lokacji. Wzmocnione, { MANY($cost, "gw-n-qi") }: zyskaj { $n2 } za każdego swojego Urzędnika tamże, potem Ulepsz tam Nadzorcę o { $less } taniej.
gw-night-shift = Nocna zmiana
    .text = Na początku swojej tury: przesuń { MANY($n, "gw-n-clerks") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: Aktywacja zaawansowana Lokacji z co najmniej { MANY($clerks, "gw-n-own-clerks") }.
gw-press-gang = Branka
    .text = Gdy aktywują się Koszary z twoim Urzędnikiem: twój Werbunek kosztuje o { $n } mniej. Wzmocnione, { MANY($cost, "gw-n-qi") }: kosztuje o { $n3 } mniej, a ty liczysz o { MANY($plus, "gw-n-more-clerks") }.
gw-last-stand = Ostatni bastion
    .text = Przy Wyłomie: otrzymujesz o { MANY($n, "gw-n-shame") } mniej. Wzmocnione, { MANY($cost, "gw-n-qi") }: o { $n2 } mniej.
gw-scorched-earth = Spalona ziemia
    .text = Przy Wyłomie: zadaj { MANY($n, "gw-n-wounds") } na tym Odcinku. Wzmocnione, { MANY($cost, "gw-n-qi") }: zadaj { MANY($n2, "gw-n-wounds") } każdej Hordzie Odcinka.
gw-hold-the-gate = Trzymać bramę
    .text = Przy Wyłomie: o { $n } Obrony więcej dla Odcinka, porównaj ponownie. Wzmocnione, { MANY($cost, "gw-n-qi") }: o { $n2 } Obrony więcej; jeśli teraz wytrzyma, zyskaj { MANY($n3, "gw-n-honour") }.
gw-war-council = Narada wojenna
    .text = Na początku swojej tury: dobierz { MANY($n, "gw-n-cards") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: dobierz { $n2 } i awansuj o { MANY($n3, "gw-n-places") } w kolejności Herbaty.
gw-purification = Oczyszczenie
    .text = Na końcu swojej tury: zyskaj { MANY($n, "gw-n-qi") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: odrzuć najwyżej { MANY($n2, "gw-n-shame") } (w grze kooperacyjnej { $coop }).
gw-bribery = Przekupstwo
    .text = Na początku swojej tury: najmij Urzędnika o { MANY($less, "gw-n-gold") } taniej. Wzmocnione, { MANY($cost, "gw-n-qi") }: jedno dowolne najęcie o { MANY($less2, "gw-n-gold") } taniej.

## Artifacts

gw-seal-of-counsel = Pieczęć Rady
    .text = { MANY($honour, "gw-n-honour") } za każdego twojego Doradcę wspierającego.
gw-bow-of-a-thousand-wounds = Łuk tysiąca ran
    .text = { MANY($honour, "gw-n-honour") } za każdą Ranę zadaną przez twoich Łuczników i twoje karty.
gw-jade-abacus = Jadeitowe liczydło
    .text = { MANY($honour, "gw-n-honour") } za każdy poziom twoich Nadzorców.
gw-banner-of-broken-hordes = Sztandar rozbitych hord
    .text = { MANY($honour, "gw-n-honour") } za każdą wziętą Hordę bez Hańby.
gw-golden-scales = Złota waga
    .text = Najwięcej pozostałego Złota { MANY($ranks, "gw-n-honour") }, drugi { $ranks2 }, trzeci { $ranks3 }, czwarty { $ranks4 }; mniej niż 3 Złota nie daje nic; remisy według kolejności Herbaty.

## Co-operative Hordes

gw-co-ordu-riders = Jeźdźcy ordu
    .text = Bez zdolności.
gw-co-iron-column = Żelazna kolumna
    .text = Bez zdolności.
gw-co-foragers = Furażerzy
    .text = Każdego Lata każdy gracz bez Żołnierza na tej karcie traci { $n } × Drewno lub Kamień.
gw-co-tribute-takers = Zbieracze trybutu
    .text = Gdy robi Wyłom, każdy gracz traci { MANY($n, "gw-n-chosen-resources") }.
gw-co-pavise-bearers = Pawężnicy
    .text = Włócznicy nie mogą jej atakować.
gw-co-torguud-lancers = Kopijnicy torgutów
    .text = Świeżo Zwerbowani Włócznicy nie mogą jej atakować; odpoczywający mogą.
gw-co-mangudai = Mangudajowie
    .text = Przed fazą Strzelania gracze tracą { MANY($n, "gw-n-soldiers") } na Stanowisku strzeleckim lub w Strefie odpoczynku Odcinka; uzgadniają czyich.
gw-co-whirling-vanguard = Wirująca straż
    .text = Na końcu Wiosny zamienia się miejscem z Hordą przed nią.

## Co-operative Generals

gw-wen-tianxiang = Wen Tianxiang, Prawy
    .text = Każdego Lata gracze razem zyskują 1 dowolny Zasób za każdego twojego Doradcę wspierającego, w podziale według ciebie, najwyżej 2 dla ciebie.
gw-mu-guiying = Mu Guiying, Pani sztandarów
    .text = Raz na turę, a Zimą raz na każdym Odcinku, gdy mieliby zginąć czyjkolwiek Żołnierze, Ocalasz do jednego za każdego swojego Doradcę wspierającego po 1 Qi, płaconym przez ciebie lub ich właścicieli.
gw-li-tingzhi = Li Tingzhi, Tarcza Yangzhou
    .text = Raz w Roku, przed Szturmem, Odcinek zyskuje { $plus } Obrony i 1 więcej za każdego Doradcę wspierającego.
gw-lu-xiufu = Lu Xiufu, Niezłomny minister
    .text = Zanim zostanie rozdana Hańba za otwarte Żądania, zatrzymujesz do jednego żetonu za każdego Doradcę wspierającego po { MANY($n, "gw-n-qi") }, dla dowolnego gracza.
gw-zhang-jue = Zhang Jue, Górski Lew
    .text = Na początku twojej tury inny gracz przesuwa { MANY($plus, "gw-n-clerks") } i 1 więcej za każdych dwóch twoich Doradców wspierających.
gw-yang-miaozhen = Yang Miaozhen, Włócznia Kwiatu Gruszy
    .text = Raz na turę, po twoich Atakach, inni gracze atakują na tych samych Odcinkach łącznie do jednego Żołnierza za każdego twojego Doradcę wspierającego.
gw-wu-jie = Wu Jie, Strażnik przełęczy
    .text = Raz w Roku, po zimowych strzałach, ponownie strzela do jednego Łucznika za każdego Doradcę wspierającego, dowolnych graczy, najwyżej { $max } jednego gracza.
gw-chen-gui = Chen Gui, Mistrz oblężeń
    .text = Każdej Wiosny 1 zasób budowlany za każdego Doradcę wspierającego trafia do Magazynu. Kto buduje poziom Muru, zyskuje { MANY($n, "gw-n-qi") }.

## Co-operative Tactic cards

gw-joint-assault = Wspólny szturm
    .text = Po twoich Atakach: inny gracz atakuje { MANY($n, "gw-n-with-soldiers") } na właśnie zaatakowanym Odcinku. Wzmocnione, { MANY($cost, "gw-n-qi") }: każdy inny gracz atakuje { MANY($n2, "gw-n-with-soldiers") } na dowolnym Odcinku.
gw-supply-train = Tabor z zaopatrzeniem
    .text = Na początku swojej tury: daj innym graczom najwyżej { MANY($n, "gw-n-resources") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: każdy inny gracz zyskuje { MANY($n2, "gw-n-any-resources") }.
gw-shared-burden = Wspólne brzemię
    .text = Przy Wyłomie: dowolny gracz otrzymuje o { MANY($n, "gw-n-shame") } mniej. Wzmocnione, { MANY($cost, "gw-n-qi") }: każdy gracz otrzymuje o { $n2 } mniej.
gw-covering-fire = Ogień osłonowy
    .text = Na końcu swojej tury: wybierz do strzału { MANY($n, "gw-n-archers") } dowolnego gracza. Wzmocnione, { MANY($cost, "gw-n-qi") }: strzelają wszyscy Łucznicy wszystkich graczy na jednym Odcinku.
gw-field-hospital = Szpital polowy
    .text = Gdy Żołnierze mieliby zginąć: Ocal za darmo { MANY($n, "gw-n-soldiers") } dowolnego gracza. Wzmocnione, { MANY($cost, "gw-n-qi") }: Ocal za darmo { MANY($n2, "gw-n-soldiers") } dowolnych graczy.
gw-signal-fires = Ognie sygnałowe
    .text = Na końcu swojej tury: dwie Hordy z sąsiednich rzędów jednego Odcinka zamieniają się miejscami. Wzmocnione, { MANY($cost, "gw-n-qi") }: przenieś najdalszą Hordę Odcinka na inny Odcinek z wolnym rzędem.
gw-common-purpose = Wspólny cel
    .text = Na początku swojej tury: inny gracz przesuwa { MANY($n, "gw-n-clerks") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: każdy inny gracz przesuwa { MANY($n2, "gw-n-clerks") }.
gw-warehouse-keys = Klucze do magazynu
    .text = Gdy aktywuje się Obóz budowniczych z twoim Urzędnikiem: włóż do Magazynu { MANY($n, "gw-n-building-resources") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: włóż tam { $n2 }.
gw-royal-courier = Królewski goniec
    .text = Na końcu swojej tury: odrzuć { MANY($n4, "gw-n-cards") }, aby odzyskać { MANY($n, "gw-n-command-cards") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: odzyskaj { $n2 }, a inny gracz odzyskuje { $n3 }.
gw-trophy-rights = Prawo do trofeum
    .text = Gdy Horda jest pokonana: wybierz, kto ją bierze, spośród graczy z Żołnierzem na niej. Wzmocnione, { MANY($cost, "gw-n-qi") }: to samo, a biorący zyskuje { MANY($honour, "gw-n-honour") }.
gw-beacon-of-hope = Światło nadziei
    .text = Przy Wyłomie: o { $n } Obrony więcej dla Odcinka, porównaj ponownie. Wzmocnione, { MANY($cost, "gw-n-qi") }: o { $n2 } więcej.
gw-emperors-favour = Łaska cesarza
    .text = Na końcu swojej tury: dowolny gracz może stracić { MANY($price, "gw-n-honour") }, aby odrzucić { MANY($n, "gw-n-shame") }. Wzmocnione, { MANY($cost, "gw-n-qi") }: dowolny gracz odrzuca { MANY($n2, "gw-n-shame") }.

## Events

gw-early-thaw = Wczesna odwilż
    .text = Umieść teraz { MANY($n, "gw-n-hordes") }.
gw-camp-fever = Gorączka obozowa
    .text = Każdy gracz traci { MANY($n2, "gw-n-soldiers") } na Stanowisku strzeleckim lub w Strefie odpoczynku; jeśli go tam nie ma, { MANY($n, "gw-n-qi") }.
gw-bandits-in-the-stores = Bandyci w składach
    .text = Magazyn traci połowę, zaokrągloną w górę; jeśli był pusty, każdy gracz traci 1 zasób budowlany.
gw-generous-harvest = Obfite zbiory
    .text = Każdy gracz zyskuje { MANY($n, "gw-n-different-resources") }.
gw-envoys-of-peace = Posłowie pokoju
    .text = Odrzuć najdalszą Hordę Odcinka wybranego przez graczy; jej Żołnierze idą do Strefy odpoczynku.
gw-dry-wells = Wyschnięte studnie
    .text = Każdy gracz traci { MANY($n, "gw-n-qi") }.
gw-spy-in-the-palace = Szpieg w pałacu
    .text = Każdy gracz odrzuca { MANY($n2, "gw-n-cards") } albo traci { MANY($n3, "gw-n-honour") }.
gw-iron-stirrups = Żelazne strzemiona
    .text = Do końca gry każda Horda w rzędzie 1 ma o { $n } Siły więcej.
gw-bitter-cold = Trzaskający mróz
    .text = Do końca gry Śmiertelność przy Wyłomach jest o { $n } większa.
gw-corrupt-officials = Skorumpowani urzędnicy
    .text = Do końca gry najmowanie kosztuje o { MANY($more, "gw-n-gold") } więcej.
gw-weary-builders = Znużeni budowniczowie
    .text = Do końca gry Barykada kosztuje o { MANY($more, "gw-n-building-resources") } więcej.
gw-banners-of-unity = Sztandary jedności
    .text = Do końca gry Odcinek, na którym co najmniej 2 frakcje mają Żołnierza, ma o { $n } Obrony więcej.

## Emperor's Requests

gw-taunt-them-and-prevail = Sprowokujcie ich i pobijcie!
gw-glory-belongs-to-the-emperor = Chwała należy się cesarzowi!
gw-royal-escort = Królewska eskorta dla urzędników cesarza
gw-warriors-for-the-guard = Wojownicy do gwardii cesarza
gw-timber-for-the-palace = Drewno na pałac
gw-tribute-of-gold = Złoty trybut
gw-incense-for-the-ancestors = Kadzidło dla przodków
gw-unbroken-line = Nieprzerwana linia
gw-the-wall-rises = Mur rośnie
gw-full-granaries = Pełne spichlerze
gw-trophies-of-the-steppe = Trofea stepu
gw-clerks-for-the-capital = Urzędnicy dla stolicy

## Reed Clan and Qin Jiushao

gw-reed-oath = Przysięga Sitowia
    .text = Sitowie przesuwa najwyżej { MANY($clerks, "gw-n-clerks") } do różnych Lokacji, nigdy 2 w jednej. Każdy gracz przesuwa najwyżej 2 Urzędników do różnych Lokacji. Potem 1 darmowy Włócznik Sitowia atakuje w rzędzie 1 albo stawia się 1 Barykadę.
gw-reed-general-levy = Kapitan zaciągu
    .text = Bez zdolności.
gw-reed-general-watch = Kapitan straży
    .text = Każdy Odcinek, na którym Żołnierz Sitowia stoi na Hordzie, ma o { $defence } Obrony więcej.
gw-qin-jiushao = Qin Jiushao, Rachmistrz
    .text = Bez własnej zdolności.
gw-qin-economy = Gospodarka (Qin)
    .text = Qin przesuwa { MANY($clerks, "gw-n-clerks") } do najniższych Lokacji swojego toru. Ty i Klan Sitowia przesuwacie po najwyżej 2. Jego najniższy Nadzorca awansuje o 1 poziom.
gw-qin-despotism = Despotyzm (Qin)
    .text = Qin przesuwa { MANY($clerks, "gw-n-clerks") }. Ty i Klan Sitowia przesuwacie po najwyżej 2. Potem Aktywacja zaawansowana najwyższej Lokacji jego toru z jego Urzędnikiem.
gw-qin-work-harder = Do roboty (Qin)
    .text = Qin przesuwa { MANY($clerks, "gw-n-clerks") }. Ty i Klan Sitowia przesuwacie po najwyżej 2. Buduje część Muru, Magazyn płaci, ile może; gdy oba Mury są ukończone, Barykadę.
gw-qin-attack-order = Rozkaz ataku (Qin)
    .text = Qin przesuwa { MANY($clerks, "gw-n-clerks") }. Ty i Klan Sitowia przesuwacie po najwyżej 2. Atakują za darmo jego Włócznik, potem Łucznik.
gw-qin-betrayal = Zdrada (Qin)
    .text = Qin przesuwa { MANY($clerks, "gw-n-clerks") }. Ty i Klan Sitowia przesuwacie po najwyżej 2. Rozpatruje ostatnie pole własnej karty o tytule twojej; jeśli to Zdrada, zyskuje 4 Honoru.
gw-qin-court-audience = Audiencja na dworze (Qin)
    .text = Qin przesuwa { MANY($clerks, "gw-n-clerks") }. Ty i Klan Sitowia przesuwacie po najwyżej 2. Awansuje o jedno miejsce w kolejności Herbaty, bierze skrajnego lewego Doradcę jako wspierającego i zyskuje 2 Honoru.

## Horde cards by their Invasion marker

gw-steppe-scouts-left = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-steppe-scouts-middle = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-steppe-scouts-right = { gw-steppe-scouts }
    .text = { gw-steppe-scouts.text }
gw-horse-archers-left = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-horse-archers-middle = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-horse-archers-right = { gw-horse-archers }
    .text = { gw-horse-archers.text }
gw-naiman-lancers-left = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-naiman-lancers-middle = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-naiman-lancers-right = { gw-naiman-lancers }
    .text = { gw-naiman-lancers.text }
gw-siege-sappers-left = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-siege-sappers-middle = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-siege-sappers-right = { gw-siege-sappers }
    .text = { gw-siege-sappers.text }
gw-merkit-raiders-left = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-merkit-raiders-middle = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-merkit-raiders-right = { gw-merkit-raiders }
    .text = { gw-merkit-raiders.text }
gw-kheshig-guard-left = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-kheshig-guard-middle = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-kheshig-guard-right = { gw-kheshig-guard }
    .text = { gw-kheshig-guard.text }
gw-black-tumen-left = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-black-tumen-middle = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-black-tumen-right = { gw-black-tumen }
    .text = { gw-black-tumen.text }
gw-war-drummers-left = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-war-drummers-middle = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-war-drummers-right = { gw-war-drummers }
    .text = { gw-war-drummers.text }
gw-co-ordu-riders-left = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-ordu-riders-middle = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-ordu-riders-right = { gw-co-ordu-riders }
    .text = { gw-co-ordu-riders.text }
gw-co-iron-column-left = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-iron-column-middle = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-iron-column-right = { gw-co-iron-column }
    .text = { gw-co-iron-column.text }
gw-co-foragers-left = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-foragers-middle = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-foragers-right = { gw-co-foragers }
    .text = { gw-co-foragers.text }
gw-co-tribute-takers-left = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-tribute-takers-middle = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-tribute-takers-right = { gw-co-tribute-takers }
    .text = { gw-co-tribute-takers.text }
gw-co-pavise-bearers-left = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-pavise-bearers-middle = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-pavise-bearers-right = { gw-co-pavise-bearers }
    .text = { gw-co-pavise-bearers.text }
gw-co-torguud-lancers-left = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-torguud-lancers-middle = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-torguud-lancers-right = { gw-co-torguud-lancers }
    .text = { gw-co-torguud-lancers.text }
gw-co-mangudai-left = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-mangudai-middle = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-mangudai-right = { gw-co-mangudai }
    .text = { gw-co-mangudai.text }
gw-co-whirling-vanguard-left = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }
gw-co-whirling-vanguard-middle = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }
gw-co-whirling-vanguard-right = { gw-co-whirling-vanguard }
    .text = { gw-co-whirling-vanguard.text }

## Chwile, w których używa się kart

gw-spring-start = początek Wiosny
gw-spring-end = koniec Wiosny
gw-summer-start = początek Lata
gw-summer-income = po twoim letnim dochodzie
gw-turn-start = początek twojej tury
gw-others-box = po polu „Inni gracze”
gw-after-your-activation-step = po twoim kroku Aktywacji
gw-turn-end = koniec twojej tury
gw-lone-shame = w Lokacji nie ma nikogo innego
gw-location-activates = aktywuje się Lokacja
gw-when-you-gather = po zebraniu Zasobów
gw-when-you-upgrade = po Ulepszeniu Nadzorcy
gw-when-you-donate = po Darowiźnie
gw-when-you-recruit = po Werbunku
gw-when-you-build = po budowie
gw-when-you-hire = po najęciu
gw-when-you-cover = twój Żołnierz stoi na Hordzie
gw-when-you-attack = po ataku
gw-on-horde-defeated = Horda jest pokonana
gw-taker-fixed = wiadomo, kto bierze Hordę
gw-when-you-take-horde = po wzięciu Hordy
gw-when-soldiers-would-die = twoi Żołnierze mieliby zginąć
gw-when-your-soldier-is-killed = twoi Żołnierze zginęli
gw-winter-start = początek Zimy
gw-winter-shooting = po zimowych strzałach
gw-before-assault = przed Szturmem
gw-on-breach = grozi Wyłom
gw-when-section-holds = Mur wytrzymał
gw-when-you-draw-tactic = po dobraniu w Szkole wojennej
gw-when-you-play-tactic = po zagraniu karty Taktyki
gw-request-step = przed Hańbą za Żądania

## Słowa kart

gw-plain = zwykłe
gw-nowhere = nowhere
gw-boosted = Wzmocnione
gw-draw-card = dobierz { MANY($n, "gw-n-cards") }
gw-hire-cheaper = jedno najęcie o { MANY($less, "gw-n-gold") } taniej
gw-tea-up = awansuj o { MANY($n, "gw-n-places") } w kolejności Herbaty
gw-shed-shame = odrzuć { MANY($n, "gw-n-shame") }
gw-attack-once = zaatakuj { MANY($n, "gw-n-with-soldiers") }
gw-take-qi = zyskaj { MANY($n, "gw-n-qi") }

## Decyzje o kartach

gw-ask-use-card =
    { $where ->
        [nowhere] Teraz ({ $window }): użyć karty?
       *[other] Teraz ({ $window }, { $where }): użyć karty?
    }
gw-ask-play-tactic =
    { $where ->
        [nowhere] Teraz ({ $window }): zagrać kartę Taktyki?
       *[other] Teraz ({ $window }, { $where }): zagrać kartę Taktyki?
    }
gw-ask-exchange = Wymienić Zasoby jeden za jeden (najwyżej { $n })?
gw-ask-rival-income = Z której Lokacji bierzesz dochód rywala (najwyżej { $n })?
gw-ask-stock = Co trafia do Magazynu (jeszcze { $n })?
gw-ask-advanced-activation = Którą Lokację uruchamia Aktywacja zaawansowana?
gw-ask-muster = Postawić Żołnierzy z puli w Strefie odpoczynku (najwyżej { $n })?
gw-ask-attack-every-section = Zaatakować 1 Żołnierzem na każdym Odcinku?
gw-ask-fire = Łucznicy którego Odcinka strzelają?
gw-ask-take-reward = Nagrodę którego punktu bierzesz (najwyżej { $n })?
gw-ask-rescue-by-card = Kogo Ocalić kartą (najwyżej { $n }, po { $price } Qi)?
gw-ask-spare = Kogo na Hordzie oszczędza karta?
gw-ask-choose-effect = Wybierz jedno (do wyboru: { $n })
gw-ask-copy-card = Którą kartę kopiuje Zdrada?
gw-ask-choose-zones = Z której Strefy odpoczynku atakują wszyscy twoi Żołnierze?

## Opcje kart

gw-do-use = Użyj: { $a1 }
gw-do-play = Zagraj: { $a1 } ({ $a2 })
gw-do-swap = Wymień 1 { $a1 } na 1 { $a2 }
gw-do-income = Dochód rywala: { $a1 }
gw-do-stock = 1 { $a1 } do Magazynu
gw-do-muster = { $a3 } × { $a1 } do Strefy odpoczynku, { $a2 }
gw-do-fire = Łucznicy strzelają, { $a1 }
gw-do-reward = Nagroda: { $a2 }, { $a1 }
gw-do-spare-1 = Oszczędź wszystkich swoich: { $a1 }
gw-do-spare-2 = Oszczędź: { $a2 }, { $a1 }
gw-do-choose = Wybierz: { $a1 }
gw-do-alternative = Nic nie kopiuj: przesuń Urzędników
gw-do-copy = Kopiuj: { $a2 } ({ $a1 })
gw-do-zone = Wszyscy z: { $a1 }

## Dziennik kart

gw-said-used = { $seat }: użyta karta { $card }.
gw-said-played = { $seat }: zagrana karta { $card } ({ $box }).
gw-said-count-clerks = { $n ->
    [one] { $seat } liczy tu 1 Urzędnika.
    [few] { $seat } liczy tu { $n } Urzędników.
   *[other] { $seat } liczy tu { $n } Urzędników.
}
gw-said-stock = { $seat }: 1 { $what } do Magazynu.
gw-said-spared = { $seat } oszczędza Żołnierzy, { $horde }.
gw-said-copied = { $seat } kopiuje kartę { $card }.

## Gra kooperacyjna

gw-give-up-card = odrzuć { MANY($n, "gw-n-cards") }
gw-give-up-honour = strać { MANY($n, "gw-n-honour") }
gw-ask-pick-player = Dla którego gracza (jeszcze { $n })?
gw-ask-give = Dać Zasoby innym graczom (najwyżej { $n })?
gw-ask-name-exposed = Który Żołnierz ginie (jeszcze { $n })?
gw-ask-swap-hordes = Która Horda zamienia się miejscem z tą za nią?
gw-ask-remove-horde = Z którego Odcinka odrzucić najdalszą Hordę?
gw-ask-recall = Którą kartę Rozkazu odzyskać (najwyżej { $n })?
gw-ask-rescue-anybody = Kogo Ocalić kartą (najwyżej { $n }, po { $price } Qi)?
gw-ask-share-out = Kto zyskuje następny Zasób (jeszcze { $n })?
gw-ask-move-horde = Która Horda przechodzi na inny Odcinek?
gw-ask-name-taker = Kto bierze Hordę?
gw-do-player = { $a1 }
gw-do-give = 1 { $a1 } dla: { $a2 }
gw-do-doom-3 = { $a2 } ({ $a3 }), { $a1 }
gw-do-swap-hordes = Horda { $a1 } i ta za nią
gw-do-remove-horde = Najdalsza Horda, { $a1 }
gw-do-recall = Odzyskaj: { $a1 }
gw-do-rescue-4 = Ocal: { $a2 } ({ $a3 }), { $a1 }; płaci { $a4 }
gw-do-share = Zasób dla: { $a1 }
gw-do-move-horde = Najdalsza Horda, { $a1 } → { $a2 }
gw-do-taker = Bierze: { $a1 }
gw-said-for-player = { $seat } wskazuje: { $to_seat }.
gw-said-gave = { $from_seat } daje 1 { $what } graczowi { $to_seat }.
gw-said-hordes-swapped = Hordy { $first } i { $second } zamieniają się miejscami.
gw-said-recalled = { $seat } odzyskuje kartę { $card }.
gw-ask-fulfil-requests = Które Żądanie spełniacie?
gw-ask-sacrifice-one = Którego Żołnierza Poświęcasz?
gw-ask-escort = Kto dołącza do eskorty z Odcinka: { $section }?
gw-ask-offer-honour = Ile Honoru oddajesz (brakuje { $n })?
gw-do-fulfil = Spełnij: { $a1 }
gw-do-sacrifice = { $a2 } ({ $a3 }), { $a1 }
gw-do-offer = Honor: { $a1 }
gw-said-sacrifice = { $seat } Poświęca: { $what }.
gw-said-fulfilled = Żądanie spełnione: { $card } (razem { $n }).
