# Laboratorium: simulate, tournament, report.

lab-playing = Rozgrywki
lab-left = pozostało
lab-interrupted = Przerwano po { $done } z { $total } partii.
lab-process-ended = Proces, który rozgrywa partie, został zakończony z zewnątrz, być może z braku pamięci (mniej --jobs potrzebuje jej mniej). Ukończone partie: { $done } z { $total }.
lab-resume = Są w pliku { $file }: powtórz polecenie, aby kontynuować.
lab-not-kept = Ich wyniki nie są zachowane: z --out PLIK to samo polecenie podejmuje grę tam, gdzie ją przerwano.
lab-game-failed = Partia { $n } (ziarno { $seed }) nie powiodła się: { $error }
lab-summary = Partii: { $games }, średnio decyzji w każdej: { $decisions }.
lab-faults = { $n ->
    [one] Jeden ruch wykonał zastępca, bo bot zawiódł albo myślał za długo: te liczby nie mówią tylko o bocie.
    [few] { $n } ruchy wykonał zastępca, bo bot zawiódł albo myślał za długo: te liczby nie mówią tylko o botach.
   *[many] { $n } ruchów wykonał zastępca, bo bot zawiódł albo myślał za długo: te liczby nie mówią tylko o botach.
}
lab-speed = Rozegrano partii: { $games } w { $seconds } s.
lab-rate = Partii na sekundę: { $rate }.
lab-engine = { $engine ->
    [compiled] Rozegrane przez silnik skompilowany.
   *[interpreted] Rozegrane przez silnik interpretowany.
}
lab-report-written = Raport zapisano w pliku { $file }.
lab-against = { $a } przeciw { $b }
lab-alone = { $bot } na wszystkich miejscach
lab-difference = Różnica, te same tasowania (punkty)
lab-only-bot = Bot, który ma wszystkie miejsca, wygrywa każdą partię: jego wygrane partie nic nie mówią, mówią jego miejsca.
lab-won-of = { $won } z { $games }, równy udział { $fair }

lab-col-bot = Bot
lab-col-interval = Przedział 95 %
lab-col-fair = Równy udział
lab-col-place = Średnie miejsce
lab-col-score = Średni wynik
lab-col-thinking = Namysł (ms)
lab-col-pair = Pojedynek
lab-col-faction = Frakcja
lab-col-won = Wygrane partie
lab-col-share = Odsetek
lab-col-seat-won = Wygrane miejsca (równy)
lab-col-points = Więcej punktów
lab-col-ahead = Wyżej na końcu

## Raport

lab-report-title = Raport laboratorium
lab-report-how = Znak to odsetek wygranych, pasek wokół to przedział 95 %. Przedziały liczą tasowania, nie miejsca: miejsca jednej partii i partie jednego tasowania są ze sobą związane. Pionowa linia to udział równych graczy albo brak różnicy.
lab-tile-games = partie
lab-tile-length = decyzji w partii
lab-tile-middle = decyzji w 9 partiach na 10
lab-tile-faults = ruchy zastępcy
lab-tile-errors = partie nieudane
lab-head-bots = Boty
lab-help-games = Partie wygrane którymkolwiek z miejsc bota. Obok: ile wygraliby równi gracze z tyloma miejscami.
lab-head-bot-seats = Miejsca każdego bota
lab-help-rate = Wygrane każdego miejsca zajętego przez bota. Gdzie wygrywa jeden gracz, bot z dwoma miejscami z trzech wygrywa najwyżej jednym z nich: porównaj z pionową linią.
lab-head-pairs = Pojedynki
lab-help-pairs = Partie wygrane przez pierwszego z dwóch. Obaj siadają na każdym miejscu i mają te same tasowania, więc równe boty mają 50 %.
lab-help-gaps = Każdy bot miał stół dla siebie: o ile punktów procentowych pierwszy wygrał więcej niż drugi, przy tych samych tasowaniach.
lab-head-factions = Frakcje
lab-head-seats = Miejsca
lab-head-order = Kolejność tur
lab-help-order = Według tego, kto miał pierwszą własną turę, kto drugą i tak dalej.
lab-turn = Tura { $n }
lab-head-spread = Przebieg partii
lab-axis-scores = wyniki końcowe
lab-axis-lengths = decyzje w partii
lab-axis-widths = opcje w decyzji
lab-head-ends = Zakończenia
lab-head-kinds = Najczęstsze decyzje
lab-head-cards = Karty i inna zawartość
lab-help-cards = Jak często miejsca wymieniały je w odpowiedziach, jak często te miejsca wygrywały i o ile punktów procentowych różni się to od miejsc tego samego bota, przy stołach tej samej wielkości i w tym samym trybie, które tego nie zrobiły. Różnica ma kolor tylko tam, gdzie jej przedział 95 % nie obejmuje 0; z dwudziestu kart, które nic nie dają, będzie tak z jedną. Pokazuje, co idzie w parze, a nie co jest przyczyną.
lab-col-card = Nazwa
lab-col-uses = Użycia w partii
lab-col-used-by = Miejsca, które tego użyły
lab-col-moves = Różnica (punkty)
lab-head-offers = Co proponowano i co wybierano
lab-help-offers = Według rodzaju decyzji: jak często proponowano to w partii i w jakiej części tych przypadków to wybrano. Wybór dokonywany razem z innymi jest numerowany: (1) to pierwszy w partii.
lab-head-told = Co się wydarzyło
lab-help-told = Według rodzaju zdarzenia: ile razy nastąpiło w partii i w jakiej części wszystkich partii.
lab-col-offered = Propozycje na partię
lab-col-taken = Wybrano
lab-col-times = Razy na partię
lab-col-in-games = Partie, w których to było

## Rodzaje zawartości

lab-table-action_cards = Karty akcji
lab-table-advisors = Doradcy
lab-table-artifacts = Artefakty
lab-table-combat_cards = Karty walki
lab-table-commands = Karty Rozkazów
lab-table-counterattacks = Kontrataki
lab-table-events = Wydarzenia
lab-table-factions = Frakcje
lab-table-generals = Generałowie
lab-table-hordes = Hordy
lab-table-locations = Lokacje
lab-table-markers = Znaczniki
lab-table-requests = Żądania
lab-table-soldiers = Żołnierze
lab-table-tactics = Karty Taktyki
lab-table-tasks = Karty Zwycięstwa
lab-table-tiles = Obszary
lab-table-units = Jednostki
lab-table-uplinks = Łącza
lab-table-weapons = Bronie
