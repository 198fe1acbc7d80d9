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

table-outcome-ranked-won = Wygrywa { $winners }. { $reason }
table-outcome-ranked-lost = Nikt nie wygrywa. { $reason }
table-outcome-shared-won = Stół wygrywa: { $winners }. { $reason }
table-outcome-shared-lost = Stół przegrywa. { $reason }
table-outcome-threshold-won = Wygrywa { $winners } z wynikiem { $score } (potrzeba { $target }). { $reason }
table-outcome-threshold-lost = Przegrana z wynikiem { $score } (potrzeba { $target }). { $reason }
