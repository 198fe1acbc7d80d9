goose = Pogoń za gęsią
    .text = Zagrywajcie karty w tajemnicy; najwyższa bierze rundę.
goose-mode-standard = Zwykły
goose-option-rounds = Rundy
    .help = Ile rund się gra.
goose-ask-lay = { $seat }: zagraj kartę w tajemnicy.
goose-ask-swap = { $seat }: wymienić kartę z talią?
goose-do-lay = Zagraj { $a1 }
goose-do-swap = Wymień { $a1 }
goose-said-laid = { $seat } zagrywa { $card }.
goose-said-took = { $n ->
    [one] { $seat } bierze punkt.
    [few] { $seat } bierze { $n } punkty.
   *[other] { $seat } bierze { $n } punktów.
}
goose-said-swapped = { $seat } wymienia { $gave } na { $got }.
goose-said-swapped-unseen = { $seat } wymienia kartę.
goose-reason-rounds = Wszystkie rundy rozegrane.

dike = Wał
    .text = Zatrzymajcie razem morze.
dike-mode-table = Razem
dike-mode-solo = W pojedynkę
dike-option-sacks = Worki
    .help = Worki piasku, z którymi zaczyna każdy strażnik.
dike-option-calm = Spokojne morze
    .help = Wał jest na początku wyższy o dwa.
dike-option-moon = Księżyc
    .help = Księżyc nad stołem.
dike-option-gifts = Dary
    .help = Pomocnicy, którzy przynoszą więcej worków.
dike-option-note = Notatka
    .help = Własne słowo.
dike-alder = Olcha
dike-birch = Brzoza
dike-cedar = Cedr
dike-tide = Przypływ
dike-full = Pełnia
dike-new = Nów
dike-barge = Barka
    .text = Przynosi każdemu strażnikowi dwa worki.
dike-cart = Wóz
    .text = Przynosi każdemu strażnikowi worek.
dike-north = wał północny
dike-middle = wał środkowy
dike-south = wał południowy
dike-stretch = { $a1 } podniesiony o { $a2 }
dike-ask-guard = Którego wału strzeże stół?
dike-ask-raise = { $seat }: podnieść wał? { $sacks ->
    [one] Został jeden worek.
    [few] Zostały { $sacks } worki.
   *[other] Zostało { $sacks } worków.
}
dike-ask-strike = Gdzie uderza przypływ?
dike-do-guard = Strzeż: { $a1 }
dike-do-raise = { $a2 ->
    [one] Podnieś o worek: { $a1 }
    [few] Podnieś o { $a2 } worki: { $a1 }
   *[other] Podnieś o { $a2 } worków: { $a1 }
}
dike-do-strike = Uderz: { $a1 }
dike-said-guarded = Stół strzeże: { $segment }.
dike-said-raised = { $seat } podnosi o { $n }: { $segment }.
dike-said-struck = { $seat } uderza falą o sile { $n }: { $segment }.
dike-reason-breach = Wał jest przerwany.
dike-reason-dry = Ląd pozostaje suchy.
dike-stand-raise-pass = Niczego nie podnoś
dike-stand-raise-raise = Podnoś, co można
dike-span-round = w tej rundzie
