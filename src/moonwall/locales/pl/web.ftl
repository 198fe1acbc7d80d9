# Słowa stołu w przeglądarce.

## Wszędzie

web-loading = Chwileczkę …
web-offline = Nie można połączyć się z serwerem.
web-try-again = Spróbuj ponownie
web-close = Zamknij
web-language = Język
web-theme = Kolory
web-theme-auto = Auto
web-theme-light = Jasne
web-theme-dark = Ciemne
web-to-lobby = Na stronę główną
web-nowhere = Nic tu nie ma.
web-book = Księga zasad
web-book-tab = W osobnej karcie
web-book-ask = Zasady tego pytania
web-book-open = W księdze zasad
web-on = tak
web-off = nie

## Poczekalnia

web-welcome = Przysuń krzesło
web-welcome-text = Stół, który zna zasady: samotnie przeciw botom, przy jednym ekranie albo ze znajomymi przez link.
web-new-match = Nowa partia
web-game = Gra
web-mode = Tryb
web-seat-count = Miejsca
web-your-name = Twoje imię
web-your-name-hint = takie, jakie widzą inni
web-name = Imię
web-seats = Kto gdzie siedzi
web-seats-help = Zaproszone miejsca dostają link do wysłania. Miejsca przy wspólnym ekranie grają po kolei na tym urządzeniu.
web-seat-who = Miejsce { $n }
web-who-me = Ja
web-who-bot = Bot
web-who-link = Zaproszenie linkiem
web-who-hot-seat = Wspólny ekran
web-bot = bot
web-bot-level = Poziom bota
web-bot-random = Losowy
web-bot-easy = Łatwy
web-bot-normal = Normalny
web-bot-hard = Trudny
web-faction = Frakcja
web-faction-any = Dowolna frakcja
web-played = W co gramy
web-factions = Która frakcja? ({ $n })
web-hard-1 = łatwa w grze
web-hard-2 = średnio trudna
web-hard-3 = trudna w grze
web-modules = Moduły: { $n } z { $of }
web-modules-help = Każdy można dodać osobno lub z innymi. W pierwszej grze lepiej bez nich.
web-rulings = Zasady domowe i interpretacje ({ $n })
web-rulings-help = Jak odczytywane są wątpliwe miejsca zasad. Bez zmian gra toczy się według instrukcji.
web-table-settings = Stół
web-seed = Ziarno
web-seed-any = losowe
web-seed-help = To samo ziarno rozdaje tę samą partię. Wybrane ziarno jest znane wszystkim.
web-spectators-allow = Inni mogą oglądać
web-list-match = Pokaż wszystkim na liście
web-webhook = Webhook dla tur
web-webhook-help = Ten adres dowie się za każdym razem, gdy przyjdzie czyjaś kolej.
web-start = Zacznij
web-making = Przygotowywanie stołu …
web-my-matches = Moje partie
web-my-matches-none = Jeszcze żadnych. Tutaj pojawi się to, w co grasz na tym urządzeniu.
web-join = Dołącz
web-join-link = Link lub identyfikator partii
web-join-go = Przejdź
web-link-unreadable = To ani zaproszenie, ani adres partii.
web-import = Wczytaj zapis …
web-import-help = Zapisana gra staje się partią, którą można odtworzyć i kontynuować.
web-record-unreadable = Plik nie jest zapisem: to nie JSON.
web-watch = Oglądaj
web-watch-none = Żadna partia nie jest teraz otwarta dla wszystkich.
web-answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}
web-finished = zakończona
web-your-turn = Twoja kolej
web-waiting-for = Czekamy: { $who }
web-forget = Zapomnij o tej partii
web-forget-sure = Zapomnieć o tej partii? Do twojego miejsca prowadzi potem tylko zaproszenie, link na inne urządzenie albo twój klucz.
web-delete = Usuń tę partię
web-delete-sure = To twoja partia: zostanie na zawsze usunięta dla wszystkich graczy. Usunąć ją?
web-invited = Zaproszenie do gry { $game }
web-invited-seat = Miejsce { $n }: { $faction }
web-take-seat = Zajmij miejsce
web-seat-taken = Ktoś już tu siedzi.
web-watch-instead = Tylko oglądaj
web-invite-bad = To zaproszenie nie działa

## Stół

web-board = Plansza
web-side = Decyzja, dziennik i czat
web-decide = Twoja decyzja
web-options = Co możesz wybrać
web-back = Wstecz
web-cancel = Anuluj
web-left = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
    [many] { $n } możliwości
   *[other] { $n } możliwości
}
web-keys-help = 1–9 wybór · B plansza · strzałki ruch · Backspace wstecz · Esc anuluj · U cofnij · W co się stało · ? wyjaśnij
web-undo = Cofnij
web-undo-back = Cofnij mój ruch
web-undo-free = Cofnij ostatnią odpowiedź
web-undo-ask = Coś ujawniono albo ktoś inny już zdecydował: pozostali muszą się zgodzić
web-undo-asked = Prośba ({ $who }): powrót do chwili { $k }.
web-undo-waiting = Czekamy: { $who }
web-record-asked = Prośba ({ $who }): zapis tej partii. Pokazuje karty wszystkich graczy i to, co dopiero nadejdzie.
web-go-on-asked = Prośba ({ $who }): dalej od chwili { $k } według nowych zasad.
web-keep-asked = Prośba ({ $who }): zachować tę partię jako zapis i zakończyć ją tutaj.
web-changed = Aktualizacja zmieniła zasady. Odpowiedzi w tej partii: { $n }; te same pozostają do chwili { $k }. Wybierzcie razem:
web-go-on = Graj dalej od chwili { $k }
web-keep-record = Zachowaj jako zapis
web-closed = Zasady się zmieniły: tę partię zachowano jako zapis. Nie jest już rozgrywana.
web-ask-record = Poproś stół o zapis
web-agree = Zgoda
web-refuse = Odmowa
web-explain = Wyjaśnij
web-explain-help = Potem wskaż cokolwiek, aby o tym przeczytać
web-would = Jeśli wybierzesz „{ $what }”:
web-because = { $seat }: { $card }
web-ts-no-phase = między fazami
web-ts-attack-cp = Punkty podboju w ataku
web-ts-defence-cp = Punkty podboju, które atak musi osiągnąć
web-no-text = Nie ma nic więcej do powiedzenia.
web-rule = Zasada { $id }
web-reconnecting = Utracono połączenie. Kolejna próba; nic nie przepadnie.
web-cannot-open = Tej partii nie można otworzyć
web-no-such-match = Nie ma takiej partii.
web-not-let-in = Tej partii nie można oglądać.
web-seat-open = Miejsce gracza { $who } jest nadal wolne: wyślij zaproszenie (karta Stół).
web-hand-over = Przekaż urządzenie: { $who }
web-i-am = To ja, { $who }
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-notes = Notatki
web-tab-table = Stół
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-older = Wcześniej …
web-go-to-moment = Przejdź do chwili { $k }
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-send = Wyślij
web-spectator = Widz
web-notes-help = Te notatki widzisz tylko ty.
web-notes-writing = Zapisywanie …
web-notes-kept = Zapisano.
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-all = Cała plansza
web-automaton = automat
web-seat-free = wolne miejsce
web-you = ty
web-here = przy stole
web-away = poza stołem
web-copy-invite = Kopiuj zaproszenie
web-new-invite = Nowe zaproszenie
web-to-bot = Oddaj botowi
web-watchers = { $n ->
    [0] Bez widzów
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widzów
}
web-eyes = Oczami
web-export = Eksportuj zapis
web-copy-watch = Kopiuj link do oglądania
web-copied = Skopiowano.
web-copy-by-hand = Skopiuj ten adres:
web-copy-link = Kopiuj link do tej chwili
web-notices-on = Powiadom o mojej kolei
web-notices-are-on = Powiadomienia o twojej kolei są włączone.
web-keep = Zapisz
web-kept = Zapisano.
web-grade = Zapis
web-grade-exact = dokładny
web-grade-unverified = niesprawdzony
web-grade-diverged = rozbieżny
web-seeded = wybrane ręcznie
web-parent = Ciąg dalszy
web-parent-link = wcześniejszej partii, od chwili { $k }
web-final = Wynik końcowy
web-place = Miejsce
web-seat = Gracz
web-score = Punkty

## Odtwarzanie

web-replay = Odtwarzanie
web-replay-at = Chwila { $k } z { $n }
web-replay-first = Na początek
web-replay-before = Chwila wstecz
web-replay-next = Chwila naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-slider = Chwila
web-replay-live = Wróć do bieżącej chwili
web-continue-here = Kontynuuj stąd

## Plansze

web-hand = Ręka
web-discard = Odrzucone

## Plansza The Great Wall

web-gw-year = Rok { $n }
web-gw-power = Siła ofensywna
web-gw-defence = Obrona
web-gw-lethality = Śmiertelność
web-gw-marker = Znacznik Inwazji: tu przybędzie następna Horda
web-gw-armoured = opancerzony
web-gw-wall-level = { $n ->
    [0] Bez Muru
   *[other] Mur { $n }
}
web-gw-spots = Stanowiska strzeleckie
web-gw-rest = Strefa odpoczynku
web-gw-shame = Hańba
web-gw-shame-supply = Żetony Hańby w rezerwie
web-gw-shamed = zhańbieni Żołnierze
web-gw-overseer = Nadzorca, poziom { $n }
web-gw-upgrade-cost = Koszt twojego następnego poziomu Nadzorcy
web-gw-time-space = Nowe Hordy { $hordes }, Śmiertelność { $lethality }
web-gw-track = Tor Rozkazów, pole { $n }
web-gw-tea = Kolejność Herbaty
web-gw-warehouse = Magazyn
web-gw-deck-hordes = Talia Hord
web-gw-deck-tactics = Talia Taktyk
web-gw-deck-advisors = Talia Doradców
web-gw-behind-screen = Za twoją zasłonką
web-gw-support = wspierających
web-gw-clerks-pools = Urzędnicy w pulach i ci do najęcia
web-gw-tactics = Karty Taktyki
web-gw-commands = Karty Rozkazów na ręce

## Plansza Tsukuyumi

web-ts-round = Runda { $n } z { $of }
web-ts-left = Co zostało z tury
web-ts-events-open = Odkryte Wydarzenia
web-ts-events-held = Zachowane Wydarzenia
web-ts-event-deck = Talia Wydarzeń
web-ts-areas = { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
    [many] { $n } obszarów
   *[other] { $n } obszaru
}
web-ts-common = Wspólne
web-ts-stock = W zapasie
web-phase-setup = Przygotowanie
web-phase-white = Biała
web-phase-blue = Niebieska
web-phase-green = Zielona
web-phase-red = Czerwona
web-points-instant = natychmiast
web-points-moon = Księżyc
web-points-areas = obszary
web-points-initiative = inicjatywa
web-symbol-effect = Efekt frakcji
web-symbol-draw = Dobierz Wydarzenia
web-symbol-play = Zagraj Wydarzenia
web-symbol-initiative = Inicjatywa
web-symbol-production = Produkcja
web-symbol-place = Rozmieść Oni
web-symbol-oni-areas = Podbój Oni: obszary
web-symbol-oni-range = Podbój Oni: zasięg
web-symbol-oni-combats = Podbój Oni: walki
web-symbol-movement = Ruch
web-symbol-combat = Walka
web-ts-battle = Bitwa: { $at }
web-damage = Obrażenia
web-board-uplinks = Łącza
web-board-spent = Użyte w tej rundzie
web-board-weapons = Aktywna broń
web-board-inactive = Nieaktywna
web-board-mines = Miny
web-board-immune = Odporni na radioaktywność
web-board-eggs = Jaja
web-board-flying = Wszyscy latają
web-board-terraforming = Terraformacja
web-ts-passed-on = Znane: karty przekazane przez ciebie dalej
web-ts-values = Podbój { $cp } · Zdrowie { $hp } · Obrażenia { $dmg }
web-ts-cost = Koszt { $n }
web-ts-held-by = pod kontrolą: { $who }
web-gw-strengths = Siła ofensywna { $power } przeciw Obronie { $defence }
web-gw-horde-values = Siła ofensywna { $power } · Honor { $honour } · Śmiertelność { $lethality }
web-gw-ready = Gotowa do Aktywacji
web-gw-requests = Żądania cesarza
web-gw-requests-done = Spełniono { $n } z { $of }
web-gw-left = W taliach: Żądania { $requests }, Wydarzenia { $events }
web-gw-qin-track = Tor Lokacji Qin Jiushao
web-ts-team = Drużyna { $n }
web-ts-pile = Kafle do ułożenia: { $n }
web-points-mascot = maskotka

## Edytor

web-editor = Edytor map
web-editor-link = Narysuj własną mapę
web-editor-check = Czy da się zagrać?
web-editor-checking = Sprawdzanie …
web-editor-good = Tak: wszystko jest w porządku.
web-editor-bad = { $n ->
    [one] Jeszcze nie: { $n } problem.
    [few] Jeszcze nie: { $n } problemy.
   *[other] Jeszcze nie: { $n } problemów.
}
web-editor-line = wiersz { $n }
web-editor-play = Zagraj na tej mapie
web-editor-save = Zapisz plik
web-editor-share = Kopiuj link
web-editor-svg = Obraz (SVG)
web-editor-png = Obraz (PNG)
web-editor-redo = Ponów
web-editor-begin = Zacznij od
web-editor-begin-pick = wybierz …
web-editor-open = Otwórz plik …
web-editor-unreadable = { $file } nie zawiera niczego, co można tu narysować.
web-editor-link-bad = Link jest uszkodzony: skopiuj go w całości.
web-editor-the-link = Link
web-editor-text = Plik
web-editor-keys = 1–9 narzędzie · strzałki przesuwają · Enter kładzie lub zabiera · Ctrl+Z cofa. Zapisać można tylko to, na czym da się zagrać.
web-with-pack = Z pakietem { $name }
web-without-pack = Bez niego

## Edytor map Tsukuyumi

web-ts-editor-map = Mapa
web-ts-editor-name = Nazwa scenariusza
web-ts-editor-players = Plansze dla ilu graczy
web-ts-editor-drop = Usuń planszę dla { $n }
web-ts-editor-tools = Co położyć
web-ts-editor-wider = Pokaż jeszcze jeden pierścień
web-ts-editor-count = Kafle: { $tiles } · dziury: { $holes } · miejsca na bazy: { $homes } · równe bazy: { $fair }
web-ts-editor-rules = Zasady specjalne
web-ts-editor-objectives = Gra się z celami
web-ts-editor-by-moon = Bazy mogą leżeć przy Księżycu
web-ts-editor-exact = { $kind }: tylko tam, gdzie narysowano
web-ts-tool-any = Dowolny kafel
web-ts-tool-hole = Dziura
web-ts-tool-home = Miejsce na bazę
web-ts-tool-fair = Równa baza
web-ts-tool-erase = Usuń
web-ts-space-empty = puste

## What happened by itself

web-steps-of = Co się wydarzyło: { $who }
web-steps-by-itself = Co stało się samo
web-steps-open = Co się stało
web-steps-help = Co stało się samo, krok po kroku, i dlaczego (W)
web-steps-controls = Krok po kroku
web-steps-earlier = Poprzednia tura
web-steps-later = Następna tura
web-steps-before = Krok wstecz
web-steps-next = Krok dalej
web-steps-auto = Otwiera się samo
web-steps-hints = Co będzie dalej
web-steps-looking = Plansza pokazuje wcześniejszy krok.

## One screen

web-wishes = Ustawienia
web-pace = Odpowiedzi innych po kolei
web-pace-off = wszystkie naraz
web-pace-fast = szybko
web-pace-slow = wolno
web-hints = Wskazówki w pierwszym Roku lub rundzie
web-hints-off = nigdy
web-hints-room = gdy jest miejsce
web-hints-on = zawsze
web-sure = Pytaj przed Gotowe, gdy można coś jeszcze zrobić
web-deaf = Nowe pytanie czeka chwilę na odpowiedź
web-sure-again = { $what }: naciśnij ponownie, jeśli tego chcesz
web-mix = Ile czego
web-mix-less = { $what }: o 1 mniej
web-mix-more = { $what }: o 1 więcej
web-other-ways = Inne sposoby
web-page-before = Wcześniejsze opcje
web-page-next = Więcej opcji
web-page-at = Strona { $n } z { $of }
web-at-table = Miejsca
web-common = Wspólne
web-more = Więcej
web-gw-clerks-pool = Urzędnicy w twojej puli
web-gw-clerks-of = { $who }: Urzędnicy w puli: { $pool }, do najęcia: { $area }
web-gw-advisors = Doradcy
web-gw-artifacts = Artefakty

## Fewer questions

web-unasked = Odpowiadaj bez pytania
web-unasked-lift = Pytaj mnie znowu
web-open-table = Otwarty stół
web-open-table-help = Wszyscy przy tym ekranie widzą karty wszystkich graczy; ekran zakrywa się tylko przed tajnym wyborem.

## Time

web-since = Od twojej tury
web-since-earlier = Między twoimi turami
web-log-fold-all = Zwiń wszystko
web-log-unfold-all = Rozwiń wszystko
web-log-fold = Zwiń: { $what }
web-log-mark = Tu był twój ostatni ruch
web-sound = Dźwięki
web-story-over-time = Punkty w czasie: kliknięcie przenosi do tej chwili
web-story-from = Skąd
web-story-other = Inne
web-rematch = Rewanż
web-new-game = Nowa gra
