goose = Caccia all'oca
    .text = Giocate carte in segreto; la più alta prende il giro.
goose-mode-standard = Normale
goose-option-rounds = Giri
    .help = Quanti giri si giocano.
goose-ask-lay = { $seat }: gioca una carta in segreto.
goose-ask-swap = { $seat }: scambi una carta con il mazzo?
goose-do-lay = Gioca il { $a1 }
goose-do-swap = Scambia il { $a1 }
goose-said-laid = { $seat } gioca il { $card }.
goose-said-took = { $n ->
    [one] { $seat } prende un punto.
   *[other] { $seat } prende { $n } punti.
}
goose-said-swapped = { $seat } scambia il { $gave } con il { $got }.
goose-said-swapped-unseen = { $seat } scambia una carta.
goose-reason-rounds = Tutti i giri sono giocati.

dike = La diga
    .text = Tenete fuori il mare insieme.
dike-mode-table = Insieme
dike-mode-solo = Da soli
dike-option-sacks = Sacchi
    .help = Sacchi di sabbia con cui parte ogni guardiano.
dike-option-calm = Mare calmo
    .help = La diga parte più alta di due.
dike-option-moon = Luna
    .help = La luna sopra il tavolo.
dike-option-gifts = Doni
    .help = Aiuti che portano altri sacchi.
dike-option-note = Nota
    .help = Una parola vostra.
dike-alder = Ontano
dike-birch = Betulla
dike-cedar = Cedro
dike-tide = La Marea
dike-full = Piena
dike-new = Nuova
dike-barge = Chiatta
    .text = Porta due sacchi a ogni guardiano.
dike-cart = Carro
    .text = Porta un sacco a ogni guardiano.
dike-north = argine nord
dike-middle = argine centrale
dike-south = argine sud
dike-stretch = { $a1 } alzato di { $a2 }
dike-ask-guard = Quale argine difende il tavolo?
dike-ask-raise = { $seat }: alzi un argine? { $sacks ->
    [one] Resta un sacco.
   *[other] Restano { $sacks } sacchi.
}
dike-ask-strike = Dove colpisce la marea?
dike-do-guard = Difendi: { $a1 }
dike-do-raise = { $a2 ->
    [one] Alza di un sacco: { $a1 }
   *[other] Alza di { $a2 } sacchi: { $a1 }
}
dike-do-strike = Colpisci: { $a1 }
dike-said-guarded = Il tavolo difende: { $segment }.
dike-said-raised = { $seat } alza di { $n }: { $segment }.
dike-said-struck = { $seat } colpisce con un'onda di { $n }: { $segment }.
dike-reason-breach = La diga è rotta.
dike-reason-dry = La terra resta asciutta.
dike-stand-raise-pass = Non alzare nulla
dike-stand-raise-raise = Alza quel che si può
dike-span-round = questo round
