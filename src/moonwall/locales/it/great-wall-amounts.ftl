# Numbers with their nouns, for the sentences of cards: MANY($n2, "gw-n-clerks") fills one of these with $n.

gw-n-clerks = { $n ->
    [one] { $n } Commesso
   *[other] { $n } Commessi
}
gw-n-more-clerks = { $n ->
    [one] { $n } Commesso in più
   *[other] { $n } Commessi in più
}
gw-n-own-clerks = { $n ->
    [one] { $n } tuo Commesso
   *[other] { $n } tuoi Commessi
}
gw-n-wounds = { $n ->
    [one] { $n } Ferita
   *[other] { $n } Ferite
}
gw-n-more-wounds = { $n ->
    [one] { $n } altra Ferita
   *[other] { $n } altre Ferite
}
gw-n-soldiers = { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
}
gw-n-with-soldiers = { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
}
gw-n-spearmen = { $n ->
    [one] { $n } Lanciere
   *[other] { $n } Lancieri
}
gw-n-with-spearmen = { $n ->
    [one] { $n } Lanciere
   *[other] { $n } Lancieri
}
gw-n-archers = { $n ->
    [one] { $n } Arciere
   *[other] { $n } Arcieri
}
gw-n-own-archers = { $n ->
    [one] { $n } tuo Arciere
   *[other] { $n } tuoi Arcieri
}
gw-n-horsemen = { $n ->
    [one] { $n } Cavalleggero
   *[other] { $n } Cavalleggeri
}
gw-n-with-horsemen = { $n ->
    [one] { $n } Cavalleggero
   *[other] { $n } Cavalleggeri
}
gw-n-resources = { $n ->
    [one] { $n } Risorsa
   *[other] { $n } Risorse
}
gw-n-resources-of = { $n ->
    [one] { $n } Risorsa
   *[other] { $n } Risorse
}
gw-n-different-resources = { $n ->
    [one] { $n } Risorsa
   *[other] { $n } Risorse diverse
}
gw-n-any-resources = { $n ->
    [one] { $n } Risorsa a scelta
   *[other] { $n } Risorse a scelta
}
gw-n-chosen-resources = { $n ->
    [one] { $n } Risorsa a sua scelta
   *[other] { $n } Risorse a sua scelta
}
gw-n-building-resources = { $n ->
    [one] { $n } risorsa da costruzione
   *[other] { $n } risorse da costruzione
}
gw-n-different-building-resources = { $n ->
    [one] { $n } risorsa da costruzione
   *[other] { $n } risorse da costruzione diverse
}
gw-n-wood = { $n ->
    [one] { $n } Legno
   *[other] { $n } Legno
}
gw-n-stone = { $n ->
    [one] { $n } Pietra
   *[other] { $n } Pietra
}
gw-n-gold = { $n ->
    [one] { $n } Oro
   *[other] { $n } Oro
}
gw-n-qi = { $n ->
    [one] { $n } Qi
   *[other] { $n } Qi
}
gw-n-honour = { $n ->
    [one] { $n } Onore
   *[other] { $n } Onore
}
gw-n-shame = { $n ->
    [one] { $n } Onta
   *[other] { $n } Onta
}
gw-n-cards = { $n ->
    [one] { $n } carta Tattica
   *[other] { $n } carte Tattica
}
gw-n-command-cards = { $n ->
    [one] { $n } tua carta Comando
   *[other] { $n } tue carte Comando
}
gw-n-vital-points = { $n ->
    [one] { $n } Punto vitale in più
   *[other] { $n } Punti vitali in più
}
gw-n-covered-points = { $n ->
    [one] { $n } punto coperto
   *[other] { $n } punti coperti
}
gw-n-hordes = { $n ->
    [one] { $n } Orda
   *[other] { $n } Orde
}
gw-n-free-barricades = { $n ->
    [one] { $n } Barricata gratis
   *[other] { $n } Barricate gratis
}
gw-n-moves = { $n ->
    [one] { $n } Movimento di Soldati
   *[other] { $n } Movimenti di Soldati
}
gw-n-overseers = { $n ->
    [one] { $n } Sorvegliante
   *[other] { $n } Sorveglianti diversi
}
gw-n-places = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}
gw-n-with-archers = { $n ->
    [one] { $n } Arciere
   *[other] { $n } Arcieri
}
gw-n-here = { $n } della Risorsa del Luogo
gw-n-wood-or-stone = { $n } Legno o Pietra
gw-n-times = { $n ->
    [one] una volta
   *[other] { $n } volte
}
gw-n-sections = { $n ->
    [one] { $n } Sezione
   *[other] { $n } Sezioni
}
gw-n-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
