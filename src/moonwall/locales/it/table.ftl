# Parole comuni a tutti i giochi.

table-seat = Posto { $n }
table-list-none = niente
table-list-two = { $a } e { $b }
table-list-more = { $a }, { $b }

## Risposte

table-do-pass = Passa
table-do-done = Fatto
table-do-yes = Sì
table-do-no = No
table-pass = passa
table-done = fatto
table-yes = sì
table-no = no

## Diario

table-said-forced = { $seat }: { $option } (unica opzione)
table-said-automaton = { $seat }: { $option }

## Come finisce una partita

table-outcome-ranked-won = Vince { $winners }. { $reason }
table-outcome-ranked-lost = Non vince nessuno. { $reason }
table-outcome-shared-won = Il tavolo vince: { $winners }. { $reason }
table-outcome-shared-lost = Il tavolo perde. { $reason }
table-outcome-threshold-won = Vince { $winners } con { $score } punti (ne servivano { $target }). { $reason }
table-outcome-threshold-lost = Sconfitta con { $score } punti (ne servivano { $target }). { $reason }
