# Plain sentences made from the effects of a card, where a pack has made something else of it, and for Emperor's Requests.

## When

gw-fx-when-spring-start = Na początku Wiosny
gw-fx-when-spring-end = Na końcu Wiosny
gw-fx-when-summer-start = Na początku Lata
gw-fx-when-summer-income = Po twoim letnim dochodzie
gw-fx-when-turn-start = Na początku swojej tury
gw-fx-when-others-box = Po polu „Inni gracze”
gw-fx-when-after-your-activation-step = Po twoim kroku Aktywacji
gw-fx-when-turn-end = Na końcu swojej tury
gw-fx-when-lone-shame = Gdy grozi ci Hańba za samotność w Lokacji
gw-fx-when-location-activates = Gdy aktywuje się Lokacja z twoim Urzędnikiem
gw-fx-when-when-you-gather = Gdy zbierasz
gw-fx-when-when-you-upgrade = Gdy Ulepszasz Nadzorcę
gw-fx-when-when-you-donate = Gdy składasz Darowiznę
gw-fx-when-when-you-recruit = Gdy Werbujesz
gw-fx-when-when-you-build = Gdy budujesz
gw-fx-when-when-you-hire = Gdy najmujesz
gw-fx-when-when-you-cover = Gdy twój Żołnierz staje na Hordzie
gw-fx-when-when-you-attack = Po twoich Atakach
gw-fx-when-on-horde-defeated = Gdy Horda jest pokonana
gw-fx-when-when-you-take-horde = Gdy bierzesz Hordę
gw-fx-when-when-soldiers-would-die = Gdy twoi Żołnierze mieliby zginąć
gw-fx-when-when-your-soldier-is-killed = Gdy twoi Żołnierze giną
gw-fx-when-winter-start = Na początku Zimy
gw-fx-when-winter-shooting = Po zimowych strzałach
gw-fx-when-before-assault = Przed Szturmem
gw-fx-when-on-breach = Przy Wyłomie
gw-fx-when-when-section-holds = Gdy Odcinek z Hordą wytrzyma
gw-fx-when-when-you-draw-tactic = Gdy dobierasz w Szkole wojennej
gw-fx-when-when-you-play-tactic = Po zagraniu karty Taktyki
gw-fx-when-request-step = Zanim zostanie rozdana Hańba za otwarte Żądania
gw-fx-when-any = { $when } (dowolnego gracza)
gw-fx-lasting = Do końca gry

## How often; $times is a number, or a word for one that is counted

gw-fx-limit-turn = { MANY($times, "gw-n-times") } w turze
gw-fx-limit-turn-per = raz w turze { $per }
gw-fx-limit-own-turn = { MANY($times, "gw-n-times") } we własnej turze
gw-fx-limit-own-turn-per = raz we własnej turze { $per }
gw-fx-limit-activation = { MANY($times, "gw-n-times") } w Aktywacji
gw-fx-limit-activation-per = raz w Aktywacji { $per }
gw-fx-limit-year = { MANY($times, "gw-n-times") } w Roku
gw-fx-limit-year-per = raz w Roku { $per }
gw-fx-limit-game = { MANY($times, "gw-n-times") } w grze
gw-fx-limit-game-per = raz w grze { $per }
gw-fx-limit-section = { MANY($times, "gw-n-times") } w turze, a Zimą na każdym Odcinku
gw-fx-limit-section-per = raz w turze, a Zimą na każdym Odcinku { $per }

## Sentences

gw-fx-when = { $when }: { $do }
gw-fx-when-limit = { $when }, { $limit }: { $do }
gw-fx-when-if = { $when }, jeśli { $if }
gw-fx-only-if = Jeśli { $if }
gw-fx-if = { $do }, jeśli { $if }
gw-fx-cost = { $cost }, potem { $do }
gw-fx-boosted = Wzmocnione, { MANY($n, "gw-n-qi") }: { $do }
gw-fx-others = Każda inna frakcja: { $do }
gw-fx-must = { $do } (obowiązkowo)
gw-fx-armoured = Opancerzone punkty nie przyjmują Ran: { $n }
gw-fx-none = Bez zdolności.
gw-fx-per = { $do } za każdy: { $per }
gw-fx-max = { $do }, najwyżej { $n }
gw-fx-plus = { $do } i o { $n } więcej

## Who

gw-fx-who-each-player = każdy gracz: { $do }
gw-fx-who-any-player = dowolny gracz: { $do }
gw-fx-who-another-player = inny gracz: { $do }
gw-fx-who-each-other-player = każdy inny gracz: { $do }
gw-fx-who-others-together = inni gracze razem: { $do }
gw-fx-who-all-together = wszyscy gracze razem: { $do }
gw-fx-who-actor = kto to zrobił: { $do }

## What is counted

gw-fx-counted-X = twój Doradca wspierający
gw-fx-counted-half-X = dwóch twoich Doradców wspierających
gw-fx-counted-killed = zabity z nich
gw-fx-counted-killed-horsemen = twój zabity Jeździec
gw-fx-counted-own-overseers = twój Nadzorca
gw-fx-counted-overseer-levels = poziom twoich Nadzorców
gw-fx-counted-clean-hordes = wzięta Horda bez Hańby
gw-fx-counted-wounds-dealt = Rana zadana przez twoich Łuczników i twoje karty
gw-fx-counted-clerks-here = twój Urzędnik tamże
gw-fx-counted-other-hordes = inna Horda Odcinka
gw-fx-counted-all = z nich

## Conditions

gw-fx-if-at = Lokacja to { $place }
gw-fx-if-clerks =
    { $n ->
        [0] nie masz tam Urzędnika
       *[other] masz tam dokładnie { MANY($n, "gw-n-clerks") }
    }
gw-fx-if-clerks-min = masz tam co najmniej { MANY($n, "gw-n-clerks") }
gw-fx-if-soldier = dotyczy to co najmniej { $soldiers }
gw-fx-if-attacked = zaatakowali
gw-fx-if-what = to: { $thing }
gw-fx-if-soldier-on = masz Żołnierza na Hordzie
gw-fx-if-not-soldier-on = nie masz Żołnierza na Hordzie
gw-fx-if-alone-on = żaden inny klan nie ma Żołnierza na Hordzie
gw-fx-if-not-alone-on = inny klan ma Żołnierza na Hordzie
gw-fx-if-taker = ty ją bierzesz
gw-fx-if-not-taker = bierze ją kto inny
gw-fx-if-last-slot = twoja karta Rozkazu leży jako ostatnia na torze
gw-fx-if-not-last-slot = twoja karta Rozkazu nie leży jako ostatnia na torze
gw-fx-if-on-top = jesteś na szczycie kolejności Herbaty
gw-fx-if-not-on-top = nie jesteś na szczycie kolejności Herbaty
gw-fx-if-archer-in = masz Łucznika na Stanowisku strzeleckim
gw-fx-if-not-archer-in = nie masz Łucznika na Stanowisku strzeleckim
gw-fx-if-archer-or-built = masz tam Łucznika na Stanowisku strzeleckim lub twoją budowę z tego Roku
gw-fx-if-not-archer-or-built = nie masz tam Łucznika na Stanowisku strzeleckim ani twojej budowy z tego Roku
gw-fx-if-holds = Odcinek teraz wytrzyma
gw-fx-if-not-holds = Odcinek nie wytrzyma
gw-fx-if-off-hordes = jest Żołnierz na Stanowisku strzeleckim lub w Strefie odpoczynku
gw-fx-if-not-off-hordes = nie ma Żołnierza na Stanowisku strzeleckim ani w Strefie odpoczynku
gw-fx-if-track-has = na torze leży { $card } rywala
gw-fx-if-row = stoi w rzędzie { $n }

## Words of conditions

gw-production = Lokacja produkcyjna
gw-advisor = Doradca

## Verbs

gw-fx-gain = zyskaj { $goods }
gw-fx-pay = zapłać { $goods }
gw-fx-lose = strać { $goods }
gw-fx-lose-honour = strać { MANY($n, "gw-n-honour") }
gw-fx-honour = zyskaj { MANY($n, "gw-n-honour") }
gw-fx-exchange = wymień do { MANY($n, "gw-n-resources-of") } jeden za jeden
gw-fx-give = daj innym graczom najwyżej { $goods }
gw-fx-donate = złóż w Darowiźnie najwyżej { $goods }
gw-fx-stock = włóż do Magazynu { $goods }
gw-fx-income = zyskaj tyle, ile daje najwyższy Nadzorca rywala w jednej Lokacji
gw-fx-move-clerks = przesuń najwyżej { MANY($n, "gw-n-clerks") }
gw-fx-move-clerks-distinct = przesuń najwyżej { MANY($n, "gw-n-clerks") } do różnych Lokacji
gw-fx-hire-clerk = najmij Urzędnika
gw-fx-hire-advisor = najmij Doradcę
gw-fx-hire-either = najmij Urzędnika lub Doradcę
gw-fx-for-less = { $do } o { $goods } taniej
gw-fx-for-less-any = { $do } o { $n } taniej
gw-fx-less-per = { $do } o { $n } taniej za każdy: { $per }
gw-fx-activate = Aktywacja zaawansowana Lokacji
gw-fx-activate-regular = Aktywacja zaawansowana zwykłej Lokacji
gw-fx-with-clerks = { $do } z co najmniej { MANY($n, "gw-n-own-clerks") }
gw-fx-count-clerks = licz tu { MANY($n, "gw-n-clerks") }
gw-fx-cheaper-recruitment = ten Werbunek kosztuje o { $n } mniej
gw-fx-recruit = Zwerbuj najwyżej { $soldiers }
gw-fx-recruit-rest = Zwerbuj najwyżej { $soldiers } do Strefy odpoczynku
gw-fx-muster = postaw w Strefie odpoczynku najwyżej { $soldiers } z puli
gw-fx-attack = zaatakuj najwyżej { $with }
gw-fx-attack-rest = zaatakuj ze Stref odpoczynku najwyżej { $with }
gw-fx-attack-each-section = zaatakuj na każdym Odcinku najwyżej { $with }
gw-fx-attack-those-sections = zaatakuj na tych Odcinkach najwyżej { $with }
gw-fx-shoot = strzela najwyżej { MANY($n, "gw-n-own-archers") }
gw-fx-shoot-all = strzelają wszyscy twoi Łucznicy
gw-fx-in-one-section = { $do } na jednym Odcinku
gw-fx-then-wound = { $do }, potem zadaj tam { MANY($n, "gw-n-wounds") }
gw-fx-wound-any = zadaj { MANY($n, "gw-n-wounds") }
gw-fx-wound-row-1 = zadaj { MANY($n, "gw-n-wounds") } w rzędzie 1
gw-fx-wound-one-horde = zadaj { MANY($n, "gw-n-wounds") } jednej Hordzie w dowolnym rzędzie
gw-fx-wound-that-horde = zadaj { MANY($n, "gw-n-wounds") } tej Hordzie
gw-fx-wound-section = zadaj { MANY($n, "gw-n-wounds") } na tym Odcinku
gw-fx-wound-each-horde = zadaj { MANY($n, "gw-n-wounds") } każdej Hordzie Odcinka
gw-fx-wound-those-sections = zadaj { MANY($n, "gw-n-wounds") } na tych Odcinkach
gw-fx-wound-archer-sections = zadaj { MANY($n, "gw-n-wounds") } na Odcinkach, gdzie masz Łucznika na Stanowisku strzeleckim
gw-fx-reward-next-to = weź Nagrody najwyżej { $n } wolnych sąsiednich punktów
gw-fx-reward-covered = weź ponownie Nagrody do { MANY($n, "gw-n-covered-points") } przez twoich Żołnierzy
gw-fx-rescue = Ocal najwyżej { MANY($n, "gw-n-soldiers") }
gw-fx-rescue-all = Ocal wszystkich
gw-fx-for-free = { $do } za darmo
gw-fx-for-qi = { $do } po { MANY($n, "gw-n-qi") }
gw-fx-saved-honour = { $do }; każdy ocalony daje { MANY($n, "gw-n-honour") }
gw-fx-spare = spośród twoich Żołnierzy na jednej Hordzie ginie o { $n } mniej
gw-fx-spare-all = na jednej Hordzie nie ginie żaden twój Żołnierz
gw-fx-kill = strać { MANY($n, "gw-n-soldiers") } na Stanowisku strzeleckim lub w Strefie odpoczynku
gw-fx-kill-section = gracze tracą { MANY($n, "gw-n-soldiers") } na Stanowisku strzeleckim lub w Strefie odpoczynku Odcinka
gw-fx-march = wykonaj najwyżej { MANY($n, "gw-n-moves") }
gw-fx-then-attack = { $do }, potem zaatakuj najwyżej { $n } przeniesionymi
gw-fx-cover-bonus = licz o { MANY($n, "gw-n-vital-points") } przy ustalaniu, kto ją bierze
gw-fx-upgrade = Ulepsz Nadzorcę { MANY($n, "gw-n-times") }
gw-fx-upgrade-distinct = Ulepsz { MANY($n, "gw-n-overseers") }
gw-fx-here = { $do } tamże
gw-fx-in-place = { $do } ({ $place })
gw-fx-build-barricade = zbuduj Barykadę
gw-fx-build-wall = zbuduj poziom Muru
gw-fx-build-either = zbuduj Barykadę lub poziom Muru
gw-fx-barricade = połóż { MANY($n, "gw-n-free-barricades") }
gw-fx-barricade-threatened = połóż { MANY($n, "gw-n-free-barricades") } na Odcinku z Hordą
gw-fx-plain-barricade = { $do }, bez Honoru
gw-fx-defence = o { $n } Obrony więcej dla Odcinka
gw-fx-defence-shared-sections = o { $n } Obrony więcej na Odcinkach, gdzie co najmniej dwie frakcje mają Żołnierza
gw-fx-power = o { $n } Siły więcej
gw-fx-power-row-1 = o { $n } Siły więcej dla każdej Hordy w rzędzie 1
gw-fx-lethality = Śmiertelność na tej karcie jest o { $n } większa
gw-fx-lethality-breach = Śmiertelność przy Wyłomach jest o { $n } większa
gw-fx-draw = dobierz { MANY($n, "gw-n-cards") }
gw-fx-discard = odrzuć { MANY($n, "gw-n-cards") }
gw-fx-recall = odzyskaj { MANY($n, "gw-n-command-cards") }
gw-fx-tea = awansuj o { MANY($n, "gw-n-places") } w kolejności Herbaty
gw-fx-cleanse = odrzuć najwyżej { MANY($n, "gw-n-shame") }
gw-fx-for-honour = { $do } za { MANY($n, "gw-n-honour") }
gw-fx-coop-number = { $do } (w grze kooperacyjnej { $n })
gw-fx-coop-honour = { $do } (w grze kooperacyjnej za { MANY($n, "gw-n-honour") })
gw-fx-forgive = otrzymaj o { $n } Hańby mniej
gw-fx-price-spearman = twoi Włócznicy kosztują
gw-fx-price-archer = twoi Łucznicy kosztują
gw-fx-price-horseman = twoi Jeźdźcy kosztują
gw-fx-price-recruitment = twoje Werbunki kosztują
gw-fx-price-upgrade = Ulepszenia kosztują
gw-fx-price-hire = najmowanie kosztuje
gw-fx-price-rescue = Ocalenie kosztuje
gw-fx-price-boosted = pola Wzmocnione kosztują
gw-fx-price-shame = odrzucenie Hańby Latem kosztuje
gw-fx-price-coop-shame = odrzucenie Hańby w grze kooperacyjnej kosztuje
gw-fx-price-wall = poziomy Muru kosztują
gw-fx-price-barricade = Barykady kosztują
gw-fx-price-building = budowy jednej Aktywacji lub efektu kosztują
gw-fx-price-less = { $what } o { $amount } mniej
gw-fx-price-more = { $what } o { $amount } więcej
gw-fx-price-self = { $do } na tej karcie
gw-fx-reach = { $who } mogą atakować rzędy do { $n }
gw-fx-reach-never-self = { $who } nie mogą jej atakować
gw-fx-reach-self-from-rest = { $who } świeżo Zwerbowani nie mogą jej atakować
gw-fx-plural-any = Żołnierze
gw-fx-plural-spearman = Włócznicy
gw-fx-plural-archer = Łucznicy
gw-fx-plural-horseman = Jeźdźcy
gw-fx-swap-horde-self-forward = zamienia się miejscem z Hordą przed nią
gw-fx-swap-horde-neighbouring-rows = dwie Hordy z sąsiednich rzędów jednego Odcinka zamieniają się miejscami
gw-fx-place-horde = umieść teraz { MANY($n, "gw-n-hordes") }
gw-fx-remove-horde = odrzuć najdalszą Hordę Odcinka
gw-fx-choose = wybierz { $n } z: { $options }
gw-fx-bonus = { $do } (o { $n } więcej, jeśli { $if })

## Cards with a rule of their own

gw-fx-function-betrayal = Rozpatrz kartę innego gracza z toru jak własną; albo:
gw-fx-function-attack-order = wybierz dowolną liczbę Stref odpoczynku: wszyscy twoi Żołnierze stamtąd atakują
gw-fx-function-wen-tianxiang = gracze razem zyskują jeden dowolny Zasób za każdego twojego Doradcę wspierającego, w podziale według ciebie, najwyżej dwa dla ciebie
gw-fx-function-mu-guiying = Ocal do jednego czyjegokolwiek Żołnierza za każdego swojego Doradcę wspierającego po jednym Qi, płaconym przez ciebie lub ich właścicieli
gw-fx-function-signal-fires = przenieś najdalszą Hordę Odcinka na inny Odcinek z wolnym rzędem
gw-fx-function-trophy-rights = wybierz, kto ją bierze, spośród graczy z Żołnierzem na niej
gw-fx-function-bandits-in-the-stores = Magazyn traci połowę, zaokrągloną w górę; jeśli był pusty, każdy gracz traci jeden zasób budowlany
gw-fx-function-siege-sappers = każda Barykada Odcinka dodaje tylko jeden punkt Obrony
gw-fx-taker-honour = { $do }; biorący zyskuje { MANY($n, "gw-n-honour") }
gw-fx-ranks = Honor za pozostałe Złoto, od najbogatszego: { $ranks }
gw-fx-defence-where-reed = o { $n } Obrony więcej na każdym Odcinku, na którym Żołnierz Sitowia stoi na Hordzie
gw-fx-support-honour = { MANY($n, "gw-n-honour") } za każdego Doradcę wspierającego na koniec

## Emperor's Requests

gw-fx-players = { $players }: { $do }
gw-fx-demand-each = każdy gracz { $do }
gw-fx-demand-pay = płaci { $goods }
gw-fx-demand-soldiers = Poświęca { MANY($n, "gw-n-soldiers") } ze Strefy odpoczynku lub Stanowiska strzeleckiego
gw-fx-demand-spearmen = Poświęca { MANY($n, "gw-n-spearmen") } z puli
gw-fx-demand-clerks = Poświęca { MANY($n, "gw-n-clerks") } z puli
gw-fx-demand-together = wszyscy gracze razem: każdy { $do }
gw-fx-demand-escort = razem Poświęćcie po jednym Żołnierzu ze Strefy odpoczynku lub Stanowiska strzeleckiego każdego Odcinka, jednego z nich Jeźdźca
gw-fx-demand-honour = razem stracicie { MANY($n, "gw-n-honour") }
gw-fx-demand-honour-each = każdy co najmniej { $n }
gw-fx-demand-warehouse = razem odrzućcie z Magazynu { MANY($n, "gw-n-resources") }
gw-fx-demand-taken = gracze wzięli w tym Roku { MANY($n, "gw-n-hordes") }
gw-fx-demand-no-breach = żadnego Wyłomu tej Zimy
gw-fx-demand-walls = Mury co najmniej na poziomach { $levels }
gw-fx-demand-every-section = na każdym Odcinku stoi Horda
gw-fx-demand-hordes = na planszy co najmniej { MANY($n, "gw-n-hordes") }
