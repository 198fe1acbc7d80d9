# Słowa wspólne dla wszystkich gier.

table-seat = Miejsce { $n }
table-list-none = nic
table-list-two = { $a } i { $b }
table-list-more = { $a }, { $b }

## Odpowiedzi

table-do-pass = Pas
table-do-done = Gotowe
table-do-yes = Tak
table-do-no = Nie
table-pass = pas
table-done = gotowe
table-yes = tak
table-no = nie

## Dziennik

table-said-forced = { $seat }: { $option } (jedyna możliwość)
table-said-automaton = { $seat }: { $option }

## Jak kończy się gra

table-outcome-ranked-won = { DO($winners, "Wygrywa", "Wygrywają") } { $winners }. { $reason }
table-outcome-ranked-lost = Nikt nie wygrywa. { $reason }
table-outcome-ranked-won-against = { DO($winners, "Wygrywa", "Wygrywają") } { $winners }, { $score } do { $target }. { $reason }
table-outcome-ranked-lost-against = Nie wygrywa żaden gracz: { $score } do { $target }. { $reason }
table-outcome-shared-won = Stół wygrywa: { $winners }. { $reason }
table-outcome-shared-lost = Stół przegrywa. { $reason }
table-outcome-shared-won-against = Stół wygrywa { $score } do { $target }: { $winners }. { $reason }
table-outcome-shared-lost-against = Stół przegrywa { $score } do { $target }. { $reason }
table-outcome-threshold-won = { DO($winners, "Wygrywa", "Wygrywają") } { $winners } z wynikiem { $score } (potrzeba { $target }). { $reason }
table-outcome-threshold-lost = Przegrana z wynikiem { $score } (potrzeba { $target }). { $reason }

## Stół w terminalu

table-term-hint = Wpisz numer albo samą opcję; h to pomoc, q zapisuje i kończy.
table-term-help =
    Numer wybiera wiersz. Możesz też wpisać opcję tak, jak pokazuje ją `a`, na przykład: pass
    b  krok wstecz           c  zacznij wybór od nowa
    u  cofnij ruch           v  narysuj stół jeszcze raz
    a  wszystkie opcje       l  dziennik
    i ID  tekst karty        r ID  tekst zasady
    w  dlaczego: co stało się samo w ostatniej turze (w 2: w poprzedniej)
    again  to samo krok po kroku na stole
    what N  co zrobiłby wiersz N (lub: what OPCJA)   what  pokazuj to przy każdej opcji
    coach  co zrobiłby tu bot i dlaczego
    ahead  co stałoby się teraz samo
    q  zapisz i wyjdź
table-term-ahead-nothing = Nic nie stałoby się samo.
table-term-foresees = Lista podaje przy każdej opcji, co by zrobiła; ponowne `what` to wyłącza.
table-term-foresees-not = Lista opcji nie podaje, co by zrobiły.
table-term-what-of = { $option } nie jest tu ani wierszem, ani opcją; `a` pokazuje wszystkie.
table-term-no-number = Są wiersze od 1 do { $n }.
table-term-no-rule = Nie ma zasady { $rule }.
table-term-no-steps = Nic się tam nie stało samo.
table-term-step = Enter: dalej · r: zasada · q: przerwij{" "}
table-term-step-last = Enter: wróć do bieżącej chwili · r: zasada{" "}
table-term-at-start = To początek wyboru.
table-term-handover = Teraz { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
table-term-consent = Coś zostało ujawnione albo ktoś inny już zdecydował. Czy stół zgadza się cofnąć? (tak/nie)
table-term-undone = Cofnięto.
table-term-nothing-to-undo = Nie masz czego cofnąć.
table-term-saved = Zapisano w { $file }. Graj dalej: moonwall play --load { $file }
table-term-over = Koniec gry
table-term-kept = Partia jest zachowana w { $file }. Aby zobaczyć ją ponownie: moonwall replay { $file }
table-term-no-card = Nic nie nazywa się { $name }.
table-term-from = Punkty za
table-term-other = Inne
table-term-thinking = { $seat }: namysł …
table-term-done = Naciśnij q, aby odejść od stołu.
table-term-log = Co się wydarzyło
table-term-card = Z bliska
table-term-type = Wpisz numer, opcję, nazwę po i albo h, aby zobaczyć pomoc
table-term-key-leave = Wyjdź
table-term-key-back = Wstecz
table-term-key-undo = Cofnij
table-term-key-help = Pomoc
table-term-key-log = Dziennik
table-term-key-closer = Karta
table-term-key-coach = Rada
table-term-key-board = Plansza

## Polecenia

table-cli-begin = { $game }, ziarno { $seed }
table-cli-no-games = Nie ma żadnej gry.
table-cli-which = Która gra?
table-cli-no-choice = Podaj grę, na przykład: moonwall play great-wall
table-cli-no-last = Nie ma niedokończonej partii. Zacznij nową: moonwall play great-wall
table-cli-pack-missing = Partia { $file } używa własnych kart ({ $packs }), a nie znaleziono ich folderu. Podaj go: --content FOLDER
table-cli-no-saved = Nie zachowano jeszcze żadnej partii.
table-cli-saved-over = zakończona
table-cli-saved-answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
   *[many] { $n } odpowiedzi
}
table-cli-factions = przyjmuje liczbę albo frakcje: { $factions }
table-cli-option = Opcja
table-cli-values = Wartości
table-cli-default = Domyślnie
table-cli-help = Znaczenie
table-cli-moment = { $n ->
    [one] Po 1 odpowiedzi.
    [few] Po { $n } odpowiedziach.
   *[other] Po { $n } odpowiedziach.
}
table-cli-content-good = { $n ->
    [one] Dobrze: pakiet do gry { $game } z 1 wierszem.
    [few] Dobrze: pakiet do gry { $game } z { $n } wierszami.
   *[other] Dobrze: pakiet do gry { $game } z { $n } wierszami.
}
table-cli-content-made = Pakiet zmienia działanie tej karty, więc zdanie powstaje z efektów. Własne zdanie: { $message } z .text w locales/pl/*.ftl.
table-cli-content-stale = Pakiet zmienia przeznaczenie, a zdanie o tym nie mówi. Dodaj własne: { $message } z .text w locales/pl/*.ftl.
table-cli-content-nameless = jeszcze bez nazwy; napisz { $message } = … w locales/pl/ pakietu
table-cli-content-near = Nowy wiersz czy chodziło o { $near }?
table-grade-exact = Odtworzenie jest dokładne.
table-grade-unverified = Odtworzenie jest niesprawdzone:
table-grade-diverged = Odtworzenie rozeszło się z zapisem:
table-option-ask_always = Nie pokazuj, kto mógłby odpowiedzieć
    .help = Miejsce jest pytane zawsze, gdy mogłoby mieć kartę na tę chwilę, także gdy jej nie ma: to, na kogo się czeka, nic nie zdradza.

## Co zrobiłaby odpowiedź

table-count-points = { $n ->
    [one] { $signed } punkt
    [few] { $signed } punkty
   *[other] { $signed } punktów
}
table-preview-yours = Potem: { $ask }
table-preview-others = Potem decyzja: { $seats }.
table-preview-chance = Potem rozstrzyga los.
table-preview-reveal = Potem wychodzi na jaw coś ukrytego.
table-preview-unless = Może jeszcze zagrać kartę: { $seats }.
table-preview-unknown = Żadnego skutku nie da się jeszcze poznać.
table-preview-whose = { $seat }: { $what }

## Standing answers

table-span-always = zawsze
