# Karty The Great Wall: nazwy i teksty.

## Command cards

gw-economy = Gospodarka
    .text = Przesuwasz do 3 Urzędników. Każda inna frakcja przesuwa do 2 Urzędników do różnych Lokacji. Zyskujesz 2 różne Zasoby i 1 dowolny, jeśli na torze leży Do roboty rywala.
gw-despotism = Despotyzm
    .text = Przesuwasz do 3 Urzędników i 2 kolejnych, jeśli na torze leży Gospodarka rywala. Każda inna frakcja przesuwa do 2 Urzędników do różnych Lokacji. Potem Aktywacja zaawansowana dowolnej Lokacji.
gw-work-harder = Do roboty
    .text = Przesuwasz do 2 Urzędników. Każda inna frakcja przesuwa do 2 Urzędników do różnych Lokacji. Możesz zbudować Barykadę lub poziom Muru o 2 taniej, z pełnym Honorem; jeśli na torze leży Rozkaz ataku rywala, połóż też 1 darmową Barykadę na Odcinku z Hordą.
gw-attack-order = Rozkaz ataku
    .text = Przesuwasz do 2 Urzędników. Każda inna frakcja przesuwa do 2 Urzędników do różnych Lokacji. Możesz Zwerbować 1 Żołnierza do Strefy odpoczynku; potem wybierz dowolną liczbę Stref odpoczynku: wszyscy twoi Żołnierze stamtąd atakują. Jeśli na torze leży Despotyzm rywala, strzelają wszyscy twoi Łucznicy jednego Odcinka.
gw-betrayal = Zdrada
    .text = Rozpatrz kartę innego gracza z toru jak własną; albo przesuń do 2 Urzędników, a każda inna frakcja przesuwa 1. Raz odrzucona nie wraca już na rękę.
gw-court-audience = Audiencja na dworze
    .text = Przesuwasz do 2 Urzędników. Każda inna frakcja przesuwa do 2 Urzędników do różnych Lokacji. Wybierz dwie rzeczy (trzy, jeśli na torze leży Zdrada rywala): dobierz kartę Taktyki; jedno najęcie o 1 Złoto taniej; awansuj o jedno miejsce w kolejności Herbaty; odrzuć 1 Hańbę.

## Hordes

gw-steppe-scouts = Zwiadowcy stepowi
    .text = Bez zdolności.
gw-horse-archers = Łucznicy konni
    .text = Pościg: Ocalenie Żołnierza na tej karcie kosztuje 1 Qi więcej.
gw-naiman-lancers = Kopijnicy Najmanów
    .text = Szarża: o 2 Siły więcej, dopóki stoi w rzędzie 1.
gw-siege-sappers = Saperzy oblężniczy
    .text = Podkop: każda Barykada Odcinka dodaje 1 Obrony zamiast 2.
gw-merkit-raiders = Łupieżcy Merkitów
    .text = Grabież: przy Wyłomie każdy gracz bez Żołnierza na tej karcie traci też 1 wybrany przez siebie Zasób.
gw-kheshig-guard = Gwardia kesziku
    .text = Pancerz: trzy opancerzone punkty nie przyjmują Ran; Żołnierze zakrywają je jak zwykle.
gw-black-tumen = Czarny tumen
    .text = Furia: Śmiertelność na tej karcie jest o 1 większa.
gw-war-drummers = Dobosze wojenni
    .text = Bębny: o 1 Siły więcej za każdą inną Hordę Odcinka.

## Generals

gw-yang-ye = Yang Ye, Niezwyciężony
    .text = Gdy twoi Żołnierze mieliby zginąć, możesz Ocalić do jednego za każdego Doradcę wspierającego po 1 Qi; każdy tak ocalony daje 3 Honoru.
gw-che-kung = Che Kung, Pogromca łupieżców
    .text = Każdy Włócznik lub Jeździec, którego stawiasz na Hordzie, daje 1 Honor za każdego Doradcę wspierającego.
gw-zhang-shijie = Zhang Shijie, Ostatni Admirał
    .text = Po zagraniu karty Taktyki zyskujesz 1 Qi za każdego Doradcę wspierającego.
gw-yang-paifeng = Yang Paifeng, Dziewka kuchenna
    .text = Mając Włócznika na pokonanej Hordzie, liczysz o 1 Punkt witalny więcej za każdego Doradcę wspierającego, gdy ustala się, kto ją bierze.
gw-han-shizhong = Han Shizhong, Pan przepraw
    .text = Tyle razy w Roku, ilu masz Doradców wspierających: gdy aktywuje się Lokacja z co najmniej 2 twoimi Urzędnikami, zaatakuj 1 Żołnierzem albo dobierz kartę Taktyki.
gw-yue-fei = Yue Fei, Wierny
    .text = Dwa razy w Roku, po twoich Atakach: zapłać 1 Qi, aby zadać 1 Ranę za każdego Doradcę wspierającego jednej właśnie zaatakowanej Hordzie.
gw-zong-ze = Zong Ze, Siwy Namiestnik
    .text = Dwa razy w Roku, gdzie aktywuje się dokładnie 1 twój Urzędnik, działa on jak tylu Urzędników, ilu masz Doradców wspierających, najwyżej 3.
gw-bi-zaiyu = Bi Zaiyu, Fortelnik
    .text = Po twoim kroku Aktywacji zaatakuj ze Stref odpoczynku najwyżej jednym Żołnierzem za każdego Doradcę wspierającego.
gw-meng-gong = Meng Gong, Werbownik
    .text = Każdy twój Werbunek kosztuje o 1 Zasób mniej za każdego Doradcę wspierającego, wybranych przez ciebie rodzajów.
gw-wanyan-chenheshang = Wanyan Chenheshang, z Wiernej Konnicy
    .text = Twoi Jeźdźcy kosztują o 1 Złoto mniej. Gdy któryś zakrywa punkty Hordy, zadaj jej 1 Ranę za każdego Doradcę wspierającego.
gw-liang-hongyu = Liang Hongyu, z wojennym bębnem
    .text = Po zimowych strzałach zadaj 1 Ranę za każdego Doradcę wspierającego, na Odcinkach, gdzie masz Łucznika na Stanowisku strzeleckim.
gw-she-saihua = She Saihua, Matrona rodu
    .text = Gdy bierzesz Hordę, zyskujesz 2 Honoru za każdego Doradcę wspierającego.
gw-yu-jie = Yu Jie, Budowniczy twierdz
    .text = Budowy jednej Aktywacji lub efektu kosztują cię łącznie o 1 Zasób mniej za każdego Doradcę wspierającego i dają 1 Honor.

## Advisors

gw-woodcutter = Drwal
    .text = Każdego Lata zyskujesz 2 Drewna.
gw-quarryman = Kamieniarz
    .text = Gdy zbierasz w Kamieniołomie, zyskujesz o 2 Kamienie więcej.
gw-prospector = Poszukiwacz złota
    .text = Zyskujesz 1 Złoto, gdy zbierasz w Kopalni złota, i 1 Złoto każdego Lata.
gw-herbalist = Zielarz
    .text = Każdego Lata zyskujesz 2 Qi.
gw-racketeer = Ściągacz haraczy
    .text = Każdego Lata wybierz Lokację: zyskujesz tyle, ile daje tam najwyższy Nadzorca rywala, najwyżej 3. Rywal nic nie traci.
gw-spiritual-guide = Przewodnik duchowy
    .text = Gdy zbierasz w Świątyni, możesz dodatkowo Ulepszyć swojego Nadzorcę tamże, o 1 taniej.
gw-foreman = Majster
    .text = Twoje Ulepszenia kosztują o 1 mniej i dają po 1 Honorze.
gw-surveyor = Mierniczy
    .text = Raz na turę, po twoim Ulepszeniu, przesuń 1 Urzędnika.
gw-tax-collector = Poborca podatkowy
    .text = Każdego Lata zyskujesz 1 Złoto za każdego swojego Nadzorcę, najwyżej 3.
gw-almoner = Jałmużnik
    .text = Gdy składasz Darowiznę w Lokacji produkcyjnej, możesz oddać drugi Zasób tego samego rodzaju.
gw-steward = Rządca
    .text = Każdego Lata możesz włożyć do Magazynu do 2 różnych zasobów budowlanych, po 2 Honoru za każdy.
gw-money-changer = Wekslarz
    .text = Na początku swojej tury możesz wymienić do 3 Zasobów jeden za jeden.
gw-scribe = Skryba
    .text = Na początku swojej tury przesuń 1 Urzędnika.
gw-messenger = Posłaniec
    .text = Raz w Roku, po polu „Inni gracze”, przesuń jeszcze 1 Urzędnika.
gw-innkeeper = Karczmarz
    .text = Każdego Lata awansujesz o jedno miejsce w kolejności Herbaty albo zyskujesz 1 Qi; jeśli już jesteś na szczycie, zyskujesz zamiast tego 2 Qi.
gw-chamberlain = Szambelan
    .text = Najmowanie kosztuje cię o 1 Złoto mniej; pierwsze w turze daje 1 Honor.
gw-examiner = Egzaminator
    .text = Gdy najmujesz Doradcę, możesz dobrać kartę Taktyki i zyskać 1 Honor.
gw-magistrate = Sędzia
    .text = Raz w Roku, po twoim kroku Aktywacji: Aktywacja zaawansowana zwykłej Lokacji z co najmniej 2 twoimi Urzędnikami.
gw-bailiff = Komornik
    .text = Gdy miałbyś otrzymać Hańbę za samotność w Lokacji, możesz zapłacić 1 Qi, aby jej uniknąć.
gw-envoy = Poseł
    .text = Jeśli twoja karta Rozkazu leży jako ostatnia na torze, na początku swojej tury zyskujesz 2 różne Zasoby.
gw-guardian = Strażnik
    .text = Po twoim kroku Aktywacji możesz zaatakować 1 Żołnierzem na każdym Odcinku.
gw-logistician = Logistyk
    .text = Na początku swojej tury wykonaj jeden Ruch Żołnierzy; potem 1 z przeniesionych może zaatakować.
gw-horse-dealer = Handlarz końmi
    .text = Zyskujesz 2 Złota za każdego swojego zabitego Jeźdźca.
gw-drillmaster = Instruktor musztry
    .text = Twoi Włócznicy kosztują o 1 Kamień mniej. Werbunek z co najmniej 2 Włócznikami daje 2 Honoru.
gw-fletcher = Wytwórca strzał
    .text = Twoi Łucznicy kosztują o 1 Qi mniej. Gdy Zwerbowany Łucznik atakuje, zadaj jeszcze 1 Ranę na tym Odcinku.
gw-groom = Stajenny
    .text = Twoi Jeźdźcy kosztują o 1 Złoto mniej i dają 2 Honoru, gdy staną na Hordzie.
gw-banner-bearer = Chorąży
    .text = Raz na turę, po twoich Atakach na Hordę, na której żaden inny klan nie ma Żołnierza, zyskujesz 2 Honoru.
gw-pathfinder = Tropiciel
    .text = Twoi Włócznicy mogą atakować także rząd 2.
gw-scavenger = Zbieracz łupów
    .text = Raz na turę, gdy twój Żołnierz zakrywa Punkt witalny, weź też Nagrodę jednego wolnego sąsiedniego punktu.
gw-executioner = Kat
    .text = Gdy bierzesz Hordę, zyskujesz 2 dowolne Zasoby.
gw-chronicler = Kronikarz
    .text = Gdy pokonana zostaje Horda z twoim Żołnierzem, a bierze ją kto inny, zyskujesz 3 Honoru.
gw-field-surgeon = Chirurg polowy
    .text = Raz w Roku, gdy twoi Żołnierze mieliby zginąć, Ocal 1 z nich za darmo.
gw-physician = Medyk
    .text = Ocalenie kosztuje cię o 1 Qi mniej.
gw-undertaker = Grabarz
    .text = Gdy twoi Żołnierze giną, zyskujesz 1 Honor za każdego, najwyżej 3 na zdarzenie.
gw-archery-master = Mistrz łucznictwa
    .text = Po twoim kroku Aktywacji strzela 1 twój Łucznik ze Stanowiska strzeleckiego.
gw-watchman = Wartownik
    .text = Po zimowych strzałach zadaj jeszcze 1 Ranę na Odcinku z twoim Łucznikiem na Stanowisku strzeleckim i zyskaj 1 Honor.
gw-architect = Architekt
    .text = Poziomy Muru kosztują cię o 3 mniej, z pełnym Honorem.
gw-carpenter = Cieśla
    .text = Każda zbudowana przez ciebie Barykada daje dodatkowe 2 Honoru.
gw-gatekeeper = Odźwierny
    .text = Gdy Odcinek z Hordą wytrzyma, a masz tam Łucznika na Stanowisku strzeleckim lub w tym Roku tam budowałeś, zyskujesz 2 Honoru.
gw-geomancer = Geomanta
    .text = Po twoim kroku Aktywacji możesz zbudować 1 Barykadę za zwykłą cenę.
gw-strategist = Strateg
    .text = Pola Wzmocnione kosztują cię o 1 Qi mniej; każda zagrana karta Taktyki daje 1 Honor.
gw-martial-instructor = Mistrz walki
    .text = Gdy dobierasz w Szkole wojennej, możesz dobrać o jedną kartę więcej.
gw-abbot = Opat
    .text = Odrzucenie Hańby Latem kosztuje cię o 1 Qi mniej (w grze kooperacyjnej o 3 Honoru mniej, także przy otrzymaniu).
gw-astrologer = Astrolog
    .text = Każdej Wiosny możesz dobrać kartę Taktyki.

## Tactic cards

gw-retreat = Odwrót
    .text = Gdy twoi Żołnierze mieliby zginąć: Ocal 1 za darmo. Wzmocnione, 2 Qi: Ocal za darmo wszystkich swoich w tym zdarzeniu, także Łuczników.
gw-restless = Niestrudzeni
    .text = Na początku swojej tury: Ulepsz Nadzorcę o 2 taniej. Wzmocnione, 1 Qi: Ulepsz dwóch różnych Nadzorców, każdego o 2 taniej.
gw-ambush = Zasadzka
    .text = Na początku swojej tury: zadaj 1 Ranę w rzędzie 1. Wzmocnione, 2 Qi: zadaj 3 Rany jednej Hordzie w dowolnym rzędzie.
gw-fire-arrows = Ogniste strzały
    .text = Na końcu swojej tury: strzela 1 twój Łucznik. Wzmocnione, 2 Qi: strzelają wszyscy twoi Łucznicy jednego Odcinka, potem zadaj tam 1 Ranę.
gw-cavalry-charge = Szarża konnicy
    .text = Na początku swojej tury: zaatakuj 1 Jeźdźcem ze Strefy odpoczynku. Wzmocnione, 2 Qi: Zwerbuj 1 Jeźdźca o 3 Złota taniej.
gw-shield-wall = Mur tarcz
    .text = Gdy twoi Żołnierze mieliby zginąć: na jednej Hordzie ginie o 1 twojego mniej. Wzmocnione, 2 Qi: na jednej Hordzie nie ginie żaden twój; przy Wyłomie zostają na niej.
gw-forced-march = Forsowny marsz
    .text = Na początku swojej tury: jeden Ruch Żołnierzy. Wzmocnione, 1 Qi: dwa Ruchy Żołnierzy, potem zaatakuj najwyżej 2 przeniesionymi.
gw-feint = Pozorny atak
    .text = Gdy pokonana zostaje Horda z twoim Żołnierzem: licz o 1 Punkt witalny więcej przy ustalaniu, kto ją bierze. Wzmocnione, 2 Qi: licz o 3 więcej.
gw-spoils-of-war = Łupy wojenne
    .text = Gdy pokonana zostaje Horda z twoim Żołnierzem: zyskaj 1 dowolny Zasób. Wzmocnione, 1 Qi: weź ponownie Nagrody najwyżej 3 punktów zakrytych przez twoich Żołnierzy.
gw-rally = Zbiórka
    .text = Na końcu swojej tury: zapłać 1 Kamień, aby postawić 1 Włócznika z puli w Strefie odpoczynku. Wzmocnione, 2 Qi: postaw tam najwyżej 2.
gw-pincer-attack = Atak kleszczowy
    .text = Po twoich Atakach: zadaj 1 Ranę właśnie zaatakowanej Hordzie. Wzmocnione, 2 Qi: zadaj jej 2 Rany i zyskaj 2 Honoru.
gw-hidden-stores = Ukryte zapasy
    .text = Gdy aktywuje się Lokacja produkcyjna z twoim Urzędnikiem: zyskaj 1 jej Zasób. Wzmocnione, 1 Qi: zyskaj 1 za każdego swojego Urzędnika tamże, potem Ulepsz tam Nadzorcę o 1 taniej.
gw-night-shift = Nocna zmiana
    .text = Na początku swojej tury: przesuń 1 Urzędnika. Wzmocnione, 2 Qi: Aktywacja zaawansowana Lokacji z co najmniej 1 twoim Urzędnikiem.
gw-press-gang = Branka
    .text = Gdy aktywują się Koszary z twoim Urzędnikiem: twój Werbunek kosztuje o 2 mniej. Wzmocnione, 1 Qi: licz też o 1 Urzędnika więcej.
gw-last-stand = Ostatni bastion
    .text = Przy Wyłomie: otrzymujesz o 1 Hańbę mniej. Wzmocnione, 2 Qi: o 3 mniej.
gw-scorched-earth = Spalona ziemia
    .text = Przy Wyłomie: zadaj 1 Ranę na tym Odcinku. Wzmocnione, 1 Qi: zadaj po 1 Ranie każdej Hordzie Odcinka.
gw-hold-the-gate = Trzymać bramę
    .text = Przy Wyłomie: o 2 Obrony więcej dla Odcinka, porównaj ponownie. Wzmocnione, 2 Qi: o 5 Obrony więcej; jeśli teraz wytrzyma, zyskaj 3 Honoru.
gw-war-council = Narada wojenna
    .text = Na początku swojej tury: dobierz kartę Taktyki. Wzmocnione, 1 Qi: dobierz 2 i awansuj o jedno miejsce w kolejności Herbaty.
gw-purification = Oczyszczenie
    .text = Na końcu swojej tury: zyskaj 1 Qi. Wzmocnione, 1 Qi: odrzuć najwyżej 2 Hańby (w grze kooperacyjnej 1).
gw-bribery = Przekupstwo
    .text = Na początku swojej tury: najmij Urzędnika o 1 Złoto taniej. Wzmocnione, 1 Qi: jedno dowolne najęcie o 2 Złota taniej.

## Artifacts

gw-seal-of-counsel = Pieczęć Rady
    .text = 8 Honoru za każdego twojego Doradcę wspierającego.
gw-bow-of-a-thousand-wounds = Łuk tysiąca ran
    .text = 1 Honor za każdą Ranę zadaną przez twoich Łuczników i twoje karty.
gw-jade-abacus = Jadeitowe liczydło
    .text = 3 Honoru za każdy poziom twoich Nadzorców.
gw-banner-of-broken-hordes = Sztandar rozbitych hord
    .text = 4 Honoru za każdą wziętą Hordę bez Hańby.
gw-golden-scales = Złota waga
    .text = Najwięcej pozostałego Złota 21 Honoru, drugi 12, trzeci 6, czwarty 0; mniej niż 3 Złota nie daje nic; remisy według kolejności Herbaty.

## Co-operative Hordes

gw-co-ordu-riders = Jeźdźcy ordu
    .text = Bez zdolności.
gw-co-iron-column = Żelazna kolumna
    .text = Bez zdolności.
gw-co-foragers = Furażerzy
    .text = Każdego Lata każdy gracz bez Żołnierza na tej karcie traci 1 Drewno lub Kamień.
gw-co-tribute-takers = Zbieracze trybutu
    .text = Gdy robi Wyłom, każdy gracz traci 2 wybrane przez siebie Zasoby.
gw-co-pavise-bearers = Pawężnicy
    .text = Włócznicy nie mogą jej atakować.
gw-co-torguud-lancers = Kopijnicy torgutów
    .text = Świeżo Zwerbowani Włócznicy nie mogą jej atakować; odpoczywający mogą.
gw-co-mangudai = Mangudajowie
    .text = Przed fazą Strzelania ginie 1 Żołnierz na Stanowisku strzeleckim lub w Strefie odpoczynku Odcinka; gracze uzgadniają czyj.
gw-co-whirling-vanguard = Wirująca straż
    .text = Na końcu Wiosny zamienia się miejscem z Hordą przed nią.

## Co-operative Generals

gw-wen-tianxiang = Wen Tianxiang, Prawy
    .text = Każdego Lata gracze razem zyskują 1 dowolny Zasób za każdego twojego Doradcę wspierającego, w podziale według ciebie, najwyżej 2 dla ciebie.
gw-mu-guiying = Mu Guiying, Pani sztandarów
    .text = Raz na turę, a Zimą raz na każdym Odcinku, gdy mieliby zginąć czyjkolwiek Żołnierze, Ocalasz do jednego za każdego swojego Doradcę wspierającego po 1 Qi, płaconym przez ciebie lub ich właścicieli.
gw-li-tingzhi = Li Tingzhi, Tarcza Yangzhou
    .text = Raz w Roku, przed Szturmem, Odcinek zyskuje 1 Obrony i 1 więcej za każdego Doradcę wspierającego.
gw-lu-xiufu = Lu Xiufu, Niezłomny minister
    .text = Zanim zostanie rozdana Hańba za otwarte Żądania, zatrzymujesz do jednego żetonu za każdego Doradcę wspierającego po 2 Qi, dla dowolnego gracza.
gw-zhang-jue = Zhang Jue, Górski Lew
    .text = Na początku twojej tury inny gracz przesuwa 1 Urzędnika i 1 więcej za każdych dwóch twoich Doradców wspierających.
gw-yang-miaozhen = Yang Miaozhen, Włócznia Kwiatu Gruszy
    .text = Raz na turę, po twoich Atakach, inni gracze atakują na tych samych Odcinkach łącznie do jednego Żołnierza za każdego twojego Doradcę wspierającego.
gw-wu-jie = Wu Jie, Strażnik przełęczy
    .text = Raz w Roku, po zimowych strzałach, ponownie strzela do jednego Łucznika za każdego Doradcę wspierającego, dowolnych graczy, najwyżej 2 jednego gracza.
gw-chen-gui = Chen Gui, Mistrz oblężeń
    .text = Każdej Wiosny 1 zasób budowlany za każdego Doradcę wspierającego trafia do Magazynu. Kto buduje poziom Muru, zyskuje 1 Qi.

## Co-operative Tactic cards

gw-joint-assault = Wspólny szturm
    .text = Po twoich Atakach: inny gracz atakuje 1 Żołnierzem na właśnie zaatakowanym Odcinku. Wzmocnione, 2 Qi: każdy inny gracz atakuje 1 Żołnierzem na dowolnym Odcinku.
gw-supply-train = Tabor z zaopatrzeniem
    .text = Na początku swojej tury: daj innym graczom najwyżej 3 Zasoby. Wzmocnione, 1 Qi: każdy inny gracz zyskuje 1 dowolny Zasób.
gw-shared-burden = Wspólne brzemię
    .text = Przy Wyłomie: dowolny gracz otrzymuje o 1 Hańbę mniej. Wzmocnione, 2 Qi: każdy gracz otrzymuje o 1 mniej.
gw-covering-fire = Ogień osłonowy
    .text = Na końcu swojej tury: strzela 1 Łucznik dowolnego gracza. Wzmocnione, 2 Qi: strzelają wszyscy Łucznicy wszystkich graczy na jednym Odcinku.
gw-field-hospital = Szpital polowy
    .text = Gdy Żołnierze mieliby zginąć: Ocal za darmo 1 dowolnego gracza. Wzmocnione, 2 Qi: Ocal za darmo 3 dowolnych graczy.
gw-signal-fires = Ognie sygnałowe
    .text = Na końcu swojej tury: dwie Hordy z sąsiednich rzędów jednego Odcinka zamieniają się miejscami. Wzmocnione, 2 Qi: przenieś najdalszą Hordę Odcinka na inny Odcinek z wolnym rzędem.
gw-common-purpose = Wspólny cel
    .text = Na początku swojej tury: inny gracz przesuwa 1 Urzędnika. Wzmocnione, 1 Qi: każdy inny gracz przesuwa 1 Urzędnika.
gw-warehouse-keys = Klucze do magazynu
    .text = Gdy aktywuje się Obóz budowniczych z twoim Urzędnikiem: 2 zasoby budowlane trafiają do Magazynu. Wzmocnione, 2 Qi: 4 zasoby.
gw-royal-courier = Królewski goniec
    .text = Na końcu swojej tury: odrzuć 1 kartę Taktyki, aby odzyskać 1 swoją kartę Rozkazu. Wzmocnione, 2 Qi: odzyskaj 1, a inny gracz odzyskuje 1.
gw-trophy-rights = Prawo do trofeum
    .text = Gdy Horda jest pokonana: wybierz, kto ją bierze, spośród graczy z Żołnierzem na niej. Wzmocnione, 1 Qi: to samo, a biorący zyskuje 3 Honoru.
gw-beacon-of-hope = Światło nadziei
    .text = Przy Wyłomie: o 3 Obrony więcej dla Odcinka, porównaj ponownie. Wzmocnione, 3 Qi: o 8 więcej.
gw-emperors-favour = Łaska cesarza
    .text = Na końcu swojej tury: dowolny gracz może stracić 5 Honoru, aby odrzucić 1 Hańbę. Wzmocnione, 2 Qi: dowolny gracz odrzuca 1 Hańbę.

## Events

gw-early-thaw = Wczesna odwilż
    .text = Umieść teraz 1 Hordę.
gw-camp-fever = Gorączka obozowa
    .text = Każdy gracz traci 1 Żołnierza na Stanowisku strzeleckim lub w Strefie odpoczynku; jeśli go tam nie ma, 2 Qi.
gw-bandits-in-the-stores = Bandyci w składach
    .text = Magazyn traci połowę, zaokrągloną w górę; jeśli był pusty, każdy gracz traci 1 zasób budowlany.
gw-generous-harvest = Obfite zbiory
    .text = Każdy gracz zyskuje 2 różne Zasoby.
gw-envoys-of-peace = Posłowie pokoju
    .text = Odrzuć najdalszą Hordę Odcinka wybranego przez graczy; jej Żołnierze idą do Strefy odpoczynku.
gw-dry-wells = Wyschnięte studnie
    .text = Każdy gracz traci 2 Qi.
gw-spy-in-the-palace = Szpieg w pałacu
    .text = Każdy gracz odrzuca 1 kartę Taktyki albo traci 4 Honoru.
gw-iron-stirrups = Żelazne strzemiona
    .text = Do końca gry każda Horda w rzędzie 1 ma o 1 Siły więcej.
gw-bitter-cold = Trzaskający mróz
    .text = Do końca gry Śmiertelność przy Wyłomach jest o 1 większa.
gw-corrupt-officials = Skorumpowani urzędnicy
    .text = Do końca gry najmowanie kosztuje o 1 Złoto więcej.
gw-weary-builders = Znużeni budowniczowie
    .text = Do końca gry Barykada kosztuje o 1 zasób budowlany więcej.
gw-banners-of-unity = Sztandary jedności
    .text = Do końca gry Odcinek, na którym co najmniej 2 frakcje mają Żołnierza, ma o 1 Obrony więcej.

## Emperor's Requests

gw-taunt-them-and-prevail = Sprowokujcie ich i pobijcie!
    .text = Żadnego Wyłomu tej Zimy, gdy na każdym Odcinku stoi Horda, a razem jest ich co najmniej 4 (4 graczy: 5).
gw-glory-belongs-to-the-emperor = Chwała należy się cesarzowi!
    .text = Razem stracicie 36 Honoru (4 graczy: 44), każdy co najmniej 6.
gw-royal-escort = Królewska eskorta dla urzędników cesarza
    .text = Razem Poświęćcie po 1 Żołnierzu ze Strefy odpoczynku lub Stanowiska strzeleckiego każdego z 3 Odcinków, jednego z nich Jeźdźca.
gw-warriors-for-the-guard = Wojownicy do gwardii cesarza
    .text = Każdy Poświęca 1 Żołnierza ze Strefy odpoczynku lub Stanowiska strzeleckiego oraz (2 lub 3 graczy) 1 Włócznika z puli.
gw-timber-for-the-palace = Drewno na pałac
    .text = Każdy płaci 3 Drewna i 2 Kamienie (4 graczy: 2 Drewna i 2 Kamienie).
gw-tribute-of-gold = Złoty trybut
    .text = Każdy płaci 4 Złota (4 graczy: 3).
gw-incense-for-the-ancestors = Kadzidło dla przodków
    .text = Każdy płaci 4 Qi (4 graczy: 3).
gw-unbroken-line = Nieprzerwana linia
    .text = Żadnego Wyłomu tej Zimy i wszystkie Odcinki w grze na poziomie co najmniej 1.
gw-the-wall-rises = Mur rośnie
    .text = Dwa Odcinki na poziomie co najmniej 2 (4 graczy: a trzeci na 1).
gw-full-granaries = Pełne spichlerze
    .text = Razem odrzućcie 6 Zasobów z Magazynu (2 graczy: 5).
gw-trophies-of-the-steppe = Trofea stepu
    .text = Gracze wzięli w tym Roku 3 Hordy (2 graczy: 2, 4 graczy: 4).
gw-clerks-for-the-capital = Urzędnicy dla stolicy
    .text = Każdy Poświęca 1 Urzędnika z puli.

## Reed Clan and Qin Jiushao

gw-reed-oath = Przysięga Sitowia
    .text = Sitowie przesuwa do 2 Urzędników do różnych Lokacji, nigdy 2 w jednej. Każdy gracz przesuwa do 2 Urzędników do różnych Lokacji. Potem 1 darmowy Włócznik Sitowia atakuje w rzędzie 1 albo stawia się 1 Barykadę.
gw-reed-general-levy = Kapitan zaciągu
    .text = Bez zdolności.
gw-reed-general-watch = Kapitan straży
    .text = Każdy Odcinek, na którym Żołnierz Sitowia stoi na Hordzie, ma o 1 Obrony więcej.
gw-qin-jiushao = Qin Jiushao, Rachmistrz
    .text = Bez własnej zdolności.
gw-qin-economy = Gospodarka (Qin)
    .text = Qin przesuwa 2 Urzędników do najniższych Lokacji swojego toru. Ty i Sitowie przesuwacie do 2. Jego najniższy Nadzorca awansuje o 1 poziom.
gw-qin-despotism = Despotyzm (Qin)
    .text = Qin przesuwa 2 Urzędników. Ty i Sitowie przesuwacie do 2. Potem Aktywacja zaawansowana najwyższej Lokacji jego toru z jego Urzędnikiem.
gw-qin-work-harder = Do roboty (Qin)
    .text = Qin przesuwa 2 Urzędników. Ty i Sitowie przesuwacie do 2. Buduje część Muru, Magazyn płaci, ile może; gdy oba Mury są ukończone, Barykadę.
gw-qin-attack-order = Rozkaz ataku (Qin)
    .text = Qin przesuwa 2 Urzędników. Ty i Sitowie przesuwacie do 2. Atakują za darmo jego Włócznik, potem Łucznik.
gw-qin-betrayal = Zdrada (Qin)
    .text = Qin przesuwa 2 Urzędników. Ty i Sitowie przesuwacie do 2. Rozpatruje ostatnie pole własnej karty o tytule twojej; jeśli to Zdrada, zyskuje 4 Honoru.
gw-qin-court-audience = Audiencja na dworze (Qin)
    .text = Qin przesuwa 2 Urzędników. Ty i Sitowie przesuwacie do 2. Awansuje o jedno miejsce w kolejności Herbaty, bierze skrajnego lewego Doradcę jako wspierającego i zyskuje 2 Honoru.

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
gw-lone-shame = jesteś sam w Lokacji
gw-location-activates = aktywuje się Lokacja
gw-when-you-gather = zebrałeś Zasoby
gw-when-you-upgrade = Ulepszyłeś Nadzorcę
gw-when-you-donate = złożyłeś Darowiznę
gw-when-you-recruit = Zwerbowałeś Żołnierzy
gw-when-you-build = zbudowałeś
gw-when-you-hire = nająłeś
gw-when-you-cover = twój Żołnierz stoi na Hordzie
gw-when-you-attack = zaatakowałeś
gw-on-horde-defeated = Horda jest pokonana
gw-taker-fixed = wiadomo, kto bierze Hordę
gw-when-you-take-horde = wziąłeś Hordę
gw-when-soldiers-would-die = twoi Żołnierze mieliby zginąć
gw-when-your-soldier-is-killed = twoi Żołnierze zginęli
gw-winter-start = początek Zimy
gw-winter-shooting = po zimowych strzałach
gw-before-assault = przed Szturmem
gw-on-breach = grozi Wyłom
gw-when-section-holds = Mur wytrzymał
gw-when-you-draw-tactic = dobrałeś w Szkole wojennej
gw-when-you-play-tactic = zagrałeś kartę Taktyki
gw-request-step = przed Hańbą za Żądania

## Słowa kart

gw-plain = zwykłe
gw-nowhere = nowhere
gw-boosted = Wzmocnione
gw-draw-card = dobierz kartę Taktyki
gw-hire-cheaper = jedno najęcie o 1 Złoto taniej
gw-tea-up = o jedno miejsce wyżej w kolejności Herbaty
gw-shed-shame = odrzuć 1 Hańbę
gw-attack-once = zaatakuj 1 Żołnierzem
gw-take-qi = zyskaj 1 Qi

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
gw-do-muster = { $a3 } { $a1 } do Strefy odpoczynku, { $a2 }
gw-do-fire = Łucznicy strzelają, { $a1 }
gw-do-reward = Nagroda: { $a2 }, { $a1 }
gw-do-spare-1 = Oszczędź wszystkich swoich: { $a1 }
gw-do-spare-2 = Oszczędź: { $a2 }, { $a1 }
gw-do-choose = Wybierz: { $a1 }
gw-do-alternative = Nic nie kopiuj: przesuń Urzędników
gw-do-copy = Kopiuj { $a2 } ({ $a1 })
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
gw-said-copied = { $seat } kopiuje { $card }.

## Gra kooperacyjna

gw-give-up-card = odrzuć kartę Taktyki
gw-give-up-honour = strać 4 Honoru
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
gw-said-gave = { $from_seat } daje 1 { $what }: { $to_seat }.
gw-said-hordes-swapped = Hordy { $first } i { $second } zamieniają się miejscami.
gw-said-recalled = { $seat } odzyskuje kartę { $card }.
gw-ask-fulfil-requests = Które Żądanie spełnia stół?
gw-ask-sacrifice-one = Którego Żołnierza Poświęcasz?
gw-ask-escort = Kto dołącza do eskorty z Odcinka: { $section }?
gw-ask-offer-honour = Ile Honoru oddajesz (brakuje { $n })?
gw-do-fulfil = Spełnij: { $a1 }
gw-do-sacrifice = { $a2 } ({ $a3 }), { $a1 }
gw-do-offer = Honor: { $a1 }
gw-said-sacrifice = { $seat } Poświęca: { $what }.
gw-said-fulfilled = Żądanie spełnione: { $card } (razem { $n }).
