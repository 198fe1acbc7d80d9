# The Great Wall: what happens by itself and why (Reed Clan, Qin Jiushao, Hordes, the co-operative game).

gw-tally = { $a1 } { $a2 }
gw-noted = { $a1 } ({ $a2 })
gw-full = pełna
gw-served = już obsłużona
gw-row-by-row = rzędami od góry, od lewej do prawej
gw-column-by-column = kolumnami od lewej, z góry na dół
gw-own-pool = pula
gw-skip-move = ruch Urzędnika
gw-skip-attack = atak Włócznika
gw-skip-archer = Łucznik
gw-skip-shot = strzał
gw-skip-upgrade = Ulepszenie
gw-skip-activation = Aktywacja
gw-skip-building = budowa
gw-skip-advisor = Doradca
gw-skip-tea = krok w górę w kolejności Herbaty
gw-skip-effect = efekt jego Urzędnika
gw-box-spearman = darmowy Włócznik atakuje
gw-box-barricade = darmowa Barykada

## What happened

gw-said-skipped = { $seat } pomija: { $what }.
gw-said-qin-next = { $seat } aktywuje teraz: { $place }.
gw-said-reed-box = { $seat }, ostatnie pole karty: { $what }.
gw-said-doomed = { $seat } straci Żołnierzy: { $points }, { $horde }.
gw-said-request-none = Pole Żądania { $n } zostaje puste.
gw-said-request-shame = { $n ->
    [0] Żadne Żądanie nie czeka: nikt nie otrzymuje Hańby.
    [one] Każdy gracz otrzymuje 1 żeton Hańby.
    [few] Każdy gracz otrzymuje { $n } żetony Hańby.
   *[other] Każdy gracz otrzymuje { $n } żetonów Hańby.
}
gw-said-request-waits = Niespełnione w tym Roku: { $card }.
gw-said-event-none = Nie ma już Wydarzeń.
gw-said-proposed = Stół chce spełnić: { $card }. Czy wszyscy płacą?
gw-said-agreed = { $seat } zgadza się zapłacić: { $card }.
gw-said-refused = { $seat } nie płaci w tym Roku: { $card }.

## Agreement

gw-ask-agree-to-pay = { $seat }: spełnić { $card }? Wszyscy płacą razem, każdy całą swoją część.
gw-do-agree = Zgoda, płacę
gw-do-refuse = Nie w tym Roku
gw-agree = zgoda
gw-refuse = odmowa

## Why: cards, slots, turns

gw-why-card-only = Ma tylko tę kartę Rozkazu i zagrywa ją każdej Jesieni.
gw-why-card-top = Wierzchnia karta jego talii; zostało w niej { $left }.
gw-why-slot-first = Automat zajmuje pierwsze wolne pole toru Rozkazów: { $n }.
gw-why-turn-qin = { $clerks ->
    [one] Pole 1: przesuwa 1 Urzędnika. Pole 2: pozostali przesuwają swoich. Pole 3: to, co mówi karta. Potem Lokacje z jego Urzędnikami, od najwyższej na jego torze: { $order }.
    [few] Pole 1: przesuwa { $clerks } Urzędników. Pole 2: pozostali przesuwają swoich. Pole 3: to, co mówi karta. Potem Lokacje z jego Urzędnikami, od najwyższej na jego torze: { $order }.
   *[other] Pole 1: przesuwa { $clerks } Urzędników. Pole 2: pozostali przesuwają swoich. Pole 3: to, co mówi karta. Potem Lokacje z jego Urzędnikami, od najwyższej na jego torze: { $order }.
}
gw-why-turn-reed = Najwyższym Dowódcą w tej turze jest { $by } (wyżej w kolejności Herbaty) i decyduje za klan. Pole 1: ruchy Sitowia: { $clerks }. Pole 2: wszyscy przesuwają. Pole 3: darmowy Włócznik albo darmowa Barykada.
gw-why-turn-player = { $seat } to aktywny gracz: pola karty od góry do dołu, pola „Inni gracze” w uzgodnionej kolejności albo w kolejności Herbaty, potem każda gotowa Lokacja, potem pokonane Hordy.
gw-why-turn-summer = Nadzorcy przynoszą dochód. Potem można pozbyć się Hańby, karty Rozkazów opuszczają tor, a każdy gracz bierze swoje karty z powrotem albo zyskuje za nie Honor.
gw-why-turn-summer-coop = Nadzorcy przynoszą dochód. Potem można pozbyć się Hańby, a karty Rozkazów opuszczają tor.
gw-why-turn-autumn = Każdy potajemnie wybiera kartę Rozkazu. Karty trafiają na tor w kolejności Herbaty i są rozpatrywane od pola 1.
gw-why-turn-winter = Wszystkie karty są rozpatrzone. Najpierw strzelają Łucznicy, potem każdy Odcinek jest szturmowany.
gw-why-turn-spring = Znacznik Czasu idzie dalej: przychodzą nowe Hordy, potem zmieniają się Doradcy.

## Why: Clerks

gw-why-clerk-pool = { $n ->
    [0] { $target } to najniższa na jego torze (od najniższej: { $order }). Urzędnik przychodzi z puli.
   *[other] Najniższa na jego torze, która może go teraz przyjąć, to { $target }; pominięte: { $among }. Urzędnik przychodzi z puli.
}
gw-why-clerk-board = { $n ->
    [0] { $target } to najniższa na jego torze (od najniższej: { $order }). Pula jest pusta, więc Urzędnik przychodzi z najwyższej Lokacji nad nią, która może kogoś oddać: { $source }.
   *[other] Najniższa na jego torze, która może go teraz przyjąć, to { $target }; pominięte: { $among }. Pula jest pusta, więc Urzędnik przychodzi z najwyższej Lokacji nad nią, która może kogoś oddać: { $source }.
}
gw-why-no-room = { $n ->
    [0] Żadna Lokacja jego toru nie ma miejsca: { $order }.
   *[other] Żadna dalsza Lokacja jego toru nie ma miejsca: { $order }; już użyte: { $used }.
}
gw-why-no-source = Cel to { $target }, ale pula jest pusta i w żadnej wyższej Lokacji jego toru nie ma Urzędnika, który może odejść.
gw-why-reed-outside = Dowodzi Qin: cel to { $target }, najniższa na jego torze z miejscem i bez Urzędnika Sitowia. Najpierw Urzędnik z Lokacji, których Qin nie używa: { $among }.
gw-why-reed-highest = Dowodzi Qin: cel to { $target }, najniższa na jego torze z miejscem i bez Urzędnika Sitowia. Poza torem nikogo nie ma, więc idzie najwyższy nad nią: { $among }.
gw-why-reed-no-target = Dowodzi Qin: każda Lokacja jego toru jest pełna albo ma Urzędnika Sitowia: { $order }.
gw-why-reed-no-source = Dowodzi Qin: cel to { $target }, ale żaden Urzędnik Sitowia, który może odejść, nie stoi poza torem ani wyżej.

## Why: Activation

gw-why-next-highest = { $n ->
    [one] Jedyna gotowa Lokacja z jego Urzędnikami.
    [few] Gotowe z jego Urzędnikami, od najwyższej na torze: { $among }. Bierze pierwszą.
   *[other] Gotowe z jego Urzędnikami, od najwyższej na torze: { $among }. Bierze pierwszą.
}
gw-why-not-ready = Jego pozostali Urzędnicy czekają; wolne jeszcze miejsca: { $among }.
gw-why-despot-highest = Z Lokacji z jego Urzędnikami najwyższa na torze: { $among }. Nie musi być pełna.
gw-why-despot-lowest = Z Lokacji z jego Urzędnikami najniższa na torze: { $among }. Nie musi być pełna.
gw-why-despot-none = Żaden jego Urzędnik nie stoi w Lokacji z jego toru.
gw-why-honour-place = { $place }: Nadzorca poziomu { $level } × jego Urzędnicy: { $clerks }. Zasobów nie bierze.
gw-why-rise = Aktywowano Lokację z jego Urzędnikami: żeton idzie z miejsca { $n } na szczyt toru; o jedno w dół schodzą: { $among }.
gw-why-rise-none = Aktywowano Lokację z jego Urzędnikami; żeton jest już na szczycie.
gw-why-reed-alone = { $place }: stoi tu tylko Urzędnik Sitowia, a to nie aktywuje Lokacji specjalnej.
gw-why-reed-gathers = { $place }: stoi tu Urzędnik Sitowia, więc Zasób trafia do Magazynu, gdzie jest go teraz { $n }.
gw-why-temple-nobody = Świątynia: aktywny gracz odrzuciłby Hańbę, ale żaden gracz nie jest aktywny.
gw-why-temple-pure = Świątynia: { $by } nie ma Hańby do odrzucenia.
gw-why-reed-idle = { $place }: bez efektu dla Klanu Sitowia.
gw-why-reed-dismisses = Dowodzi Qin: odchodzi Doradca najbardziej z lewej na torze ({ $among }).
gw-why-no-advisor = Na torze nie ma Doradcy.
gw-why-reed-tea = Dowodzi Qin: Klan Sitowia idzie o jeden w górę.
gw-why-tea-top = Jest już na szczycie kolejności Herbaty.
gw-why-by-commander = Wybiera { $by } jako Najwyższy Dowódca: aktywny gracz, a w turze Sitowia gracz wyżej w kolejności Herbaty.
gw-why-request-share = Każdy gracz oddaje za Żądanie { $n }, z puli i z gry.

## Why: Soldiers

gw-why-attack-marked = Znacznik Inwazji wskazuje: { $section }. Tam Horda najbliżej Muru; pierwszy wolny punkt, { $way }: { $among }.
gw-why-attack-other = Znacznik Inwazji wskazuje: { $section }, ale tam żadnego punktu nie da się zająć, więc drugi Odcinek. Horda najbliżej Muru; pierwszy wolny punkt, { $way }: { $among }.
gw-why-no-spearman = W puli nie ma już Włócznika.
gw-why-no-point = Nie da się zająć żadnego punktu: { $among }. Nie jest werbowany.
gw-why-archer-marked = Znacznik Inwazji wskazuje: { $section }, a jest tam wolne stanowisko.
gw-why-no-archer = W puli nie ma już Łucznika.
gw-why-no-spot = Znacznik Inwazji wskazuje: { $section }, ale nie ma tam wolnego stanowiska: nie jest werbowany.
gw-why-shot-nearest = { $section }: Horda najbliżej Muru; pierwszy punkt, który można zranić, { $way }: { $among }.
gw-why-shot-behind = { $section }: nie ma czego zranić ({ $passed }), więc następna Horda; jej pierwszy punkt, { $way }: { $among }.
gw-why-no-shot = { $section }: żadna Horda nie ma punktu, który można zranić.
gw-why-honour-cover = 2 za każdy zakryty Punkt witalny; nadrukowana Nagroda się nie liczy.
gw-why-doomed-all = Śmiertelność { $lethality }: wszyscy jego Żołnierze tutaj.
gw-why-doomed-first = Śmiertelność { $lethality }: automat traci tych najwyżej, potem najbardziej z lewej, spośród: { $among }.
gw-why-honour-defeat = Na pokonanej Hordzie stał Żołnierz.
gw-why-honour-archers = Łucznicy na Odcinku pokonanej Hordy: { $archers }.
gw-why-taker-most = Najwięcej zakrytych Punktów witalnych: { $among }.
gw-why-taker-tie = Zakryte Punkty witalne: { $among }. Remis: bierze wyższy w kolejności Herbaty.
gw-why-taker-reed = Zakryte Punkty witalne: { $among }. Wziąłby ją Klan Sitowia, ale on nigdy nie ma Hord.
gw-why-taker-nobody = Nie ma na niej Żołnierzy; Rany się nie liczą.

## Why: the last box of Qin's cards

gw-why-upgrade-lowest = Najniższa Lokacja produkcyjna na jego torze (od najniższej: { $order }). Nic nie płaci.
gw-why-upgrade-full = { $place } to najniższa Lokacja produkcyjna na jego torze, a Nadzorca ma już ostatni poziom.
gw-why-wall-marked = Znacznik Inwazji wskazuje: { $marked }, a Mur tam nie jest ukończony.
gw-why-wall-other = Znacznik Inwazji wskazuje: { $marked }, ale Mur tam jest ukończony: drugi Odcinek.
gw-why-qin-pays = Część Muru za { $cost }: najpierw idzie to, co jest w Magazynie, Drewno, potem Kamień, potem Złoto.
gw-why-honour-wall = Cały koszt, { $cost }; z tego { $left } liczy się jako zapłacone.
gw-why-walls-done = Oba Mury są ukończone: Barykada na Odcinku znacznika Inwazji.
gw-why-no-building = Oba Mury są ukończone i nie ma wolnego pola Barykady: { $section }.
gw-why-betrayal-copies = Jego Zdrada powtarza ostatnie pole karty, którą zagrywa { $by }, tak jak na jego własnej karcie.
gw-why-betrayal-alone = Twoja karta to też Zdrada (albo żadnej nie ma): zyskuje 4 Honoru.
gw-why-court-tea = Audiencja na dworze: o jeden w górę w kolejności Herbaty.
gw-why-court-advisor = Audiencja na dworze: Doradca najbardziej z lewej na torze ({ $among }) trafia pod jego kartę.
gw-why-court-honour = Audiencja na dworze: 2 Honoru.

## Why: the Reed Clan's last box under Qin

gw-why-box-attack = Dowodzi Qin: można zająć Punkt witalny, więc Włócznik atakuje.
gw-why-box-fortify = Dowodzi Qin: nie można zająć Punktu witalnego, więc Barykada.
gw-why-barricade-marked = Dowodzi Qin: na Odcinku znacznika Inwazji, { $marked }.
gw-why-barricade-other = Dowodzi Qin: { $marked } (znacznik Inwazji) nie ma wolnego pola Barykady, więc drugi Odcinek.
gw-why-no-barricade = Żadne pole Barykady nie jest wolne.

## Why: seasons and the end

gw-why-spring-advisor = Wiosna: z dwóch Doradców najbardziej z lewej ({ $among }) bierze pierwszego jako wspierającego; drugi jest odrzucany.
gw-why-honour-pile = Lato: 2 za każdą kartę w jego stosie odrzuconych ({ $cards }); nigdy ich nie odzyskuje.
gw-why-honour-artifact = Każdy Artefakt jest dla niego wart 20.
gw-why-honour-support = 1 za każdego wspierającego Doradcę ({ $cards }).
gw-why-income = Dochód Lata: Nadzorca poziomu { $n }, { $place }.
gw-why-honour-discards = { $cards ->
    [one] 2 za kartę Rozkazu w stosie odrzuconych, która tam zostaje.
    [few] 2 za każdą z { $cards } kart Rozkazów w stosie odrzuconych, które tam zostają.
   *[other] 2 za każdą z { $cards } kart Rozkazów w stosie odrzuconych, które tam zostają.
}
gw-why-score-shame = { $soldiers ->
    [one] Punktacja końcowa: 5 za 1 zhańbionego Żołnierza, lecz nie poniżej 0.
    [few] Punktacja końcowa: po 5 za { $soldiers } zhańbionych Żołnierzy, lecz nie poniżej 0.
   *[other] Punktacja końcowa: po 5 za { $soldiers } zhańbionych Żołnierzy, lecz nie poniżej 0.
}
gw-why-score-hordes = Punktacja końcowa: zdobyte Hordy bez Hańby, { $among }.
gw-why-score-artifact = Punktacja końcowa: { $each } × { $counted } policzone dla tego Artefaktu.
gw-why-score-scales = Punktacja końcowa: miejsce według pozostałego Złota, tutaj { $gold }; z równych wyżej liczy się ten, kto jest wyżej w kolejności Herbaty.
gw-why-score-scales-alone = Punktacja końcowa, w pojedynkę: według pozostałego Złota, tutaj { $gold }.
gw-why-tie-tea = Równy Honor: { $among }. Wygrywa ten, kto jest wyżej w kolejności Herbaty.
gw-why-tie-qin = Równy Honor. Do zwycięstwa trzeba mieć więcej niż Qin.
gw-why-horde-forced = Przymusowa zdolność Hordy, { $section }: nikt jej nie wybiera i dzieje się przed użyciem kart.
gw-why-horde-empty = { $section } nie miał Hordy, a puste Odcinki są zapełniane najpierw, od lewej.
gw-why-horde-marker = Żaden Odcinek nie jest pusty; rewers następnej karty Hordy wskazuje: { $section }. Wolne pole najbliżej Muru.
gw-why-horde-raid = Znacznik wskazuje: { $section }, a nie ma tam wolnego pola: Horda jest odrzucana, a z rezerwy odchodzi żeton Hańby za każdego gracza.

## Why: the co-operative game

gw-why-request-refill = Pole Żądania { $n } było puste; w talii zostało { $left }.
gw-why-request-deck = Talia Żądań jest pusta.
gw-why-request-open = 1 za każde czekające Żądanie: { $among }.
gw-why-request-clear = Żadne Żądanie nie czeka.
gw-why-request-lacking = Nie ma wszystkiego, czego żąda. Zostaje, aż będzie spełnione.
gw-why-event-now = Ostatni krok Zimy. Dzieje się raz, od razu; w talii zostało Wydarzeń: { $left }.
gw-why-event-lasting = Ostatni krok Zimy. Trwa do końca gry; w talii zostało Wydarzeń: { $left }.
gw-why-event-deck = Talia Wydarzeń jest pusta.

## What comes next

gw-term-next = Dalej
gw-next-clerks = Jego następni Urzędnicy idą do: { $places }.
gw-next-attack = Jego następny Włócznik: { $point }, { $horde }.
gw-next-wall = Jego następna część Muru: { $section }.
gw-next-help = Tak jest teraz; każdy ruch i każda nowa Horda może to zmienić.
