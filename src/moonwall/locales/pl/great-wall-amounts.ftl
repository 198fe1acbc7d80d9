# Numbers with their nouns, for the sentences of cards: MANY($n2, "gw-n-clerks") fills one of these with $n.

gw-n-clerks = { $n ->
    [one] { $n } Urzędnika
    [few] { $n } Urzędników
   *[other] { $n } Urzędników
}
gw-n-more-clerks = { $n ->
    [one] { $n } Urzędnika więcej
    [few] { $n } Urzędników więcej
   *[other] { $n } Urzędników więcej
}
gw-n-own-clerks = { $n ->
    [one] { $n } twoim Urzędnikiem
    [few] { $n } twoimi Urzędnikami
   *[other] { $n } twoimi Urzędnikami
}
gw-n-wounds = { $n ->
    [one] { $n } Ranę
    [few] { $n } Rany
   *[other] { $n } Ran
}
gw-n-more-wounds = { $n ->
    [one] { $n } Ranę
    [few] { $n } Rany
   *[other] { $n } Ran
}
gw-n-soldiers = { $n ->
    [one] { $n } Żołnierza
    [few] { $n } Żołnierzy
   *[other] { $n } Żołnierzy
}
gw-n-with-soldiers = { $n ->
    [one] { $n } Żołnierzem
    [few] { $n } Żołnierzami
   *[other] { $n } Żołnierzami
}
gw-n-spearmen = { $n ->
    [one] { $n } Włócznika
    [few] { $n } Włóczników
   *[other] { $n } Włóczników
}
gw-n-with-spearmen = { $n ->
    [one] { $n } Włócznikiem
    [few] { $n } Włócznikami
   *[other] { $n } Włócznikami
}
gw-n-archers = { $n ->
    [one] { $n } Łucznika
    [few] { $n } Łuczników
   *[other] { $n } Łuczników
}
gw-n-own-archers = { $n ->
    [one] { $n } twój Łucznik
    [few] { $n } twoich Łuczników
   *[other] { $n } twoich Łuczników
}
gw-n-horsemen = { $n ->
    [one] { $n } Jeźdźca
    [few] { $n } Jeźdźców
   *[other] { $n } Jeźdźców
}
gw-n-with-horsemen = { $n ->
    [one] { $n } Jeźdźcem
    [few] { $n } Jeźdźcami
   *[other] { $n } Jeźdźcami
}
gw-n-resources = { $n ->
    [one] { $n } Zasób
    [few] { $n } Zasoby
   *[other] { $n } Zasobów
}
gw-n-resources-of = { $n ->
    [one] { $n } Zasobu
    [few] { $n } Zasobów
   *[other] { $n } Zasobów
}
gw-n-different-resources = { $n ->
    [one] { $n } Zasób
    [few] { $n } różne Zasoby
   *[other] { $n } różnych Zasobów
}
gw-n-any-resources = { $n ->
    [one] { $n } dowolny Zasób
    [few] { $n } dowolne Zasoby
   *[other] { $n } dowolnych Zasobów
}
gw-n-chosen-resources = { $n ->
    [one] { $n } wybrany przez siebie Zasób
    [few] { $n } wybrane przez siebie Zasoby
   *[other] { $n } wybranych przez siebie Zasobów
}
gw-n-building-resources = { $n ->
    [one] { $n } zasób budowlany
    [few] { $n } zasoby budowlane
   *[other] { $n } zasobów budowlanych
}
gw-n-different-building-resources = { $n ->
    [one] { $n } zasobu budowlanego
    [few] { $n } różnych zasobów budowlanych
   *[other] { $n } różnych zasobów budowlanych
}
gw-n-wood = { $n ->
    [one] { $n } Drewno
    [few] { $n } Drewna
   *[other] { $n } Drewna
}
gw-n-stone = { $n ->
    [one] { $n } Kamień
    [few] { $n } Kamienie
   *[other] { $n } Kamieni
}
gw-n-gold = { $n ->
    [one] { $n } Złoto
    [few] { $n } Złota
   *[other] { $n } Złota
}
gw-n-qi = { $n ->
    [one] { $n } Qi
    [few] { $n } Qi
   *[other] { $n } Qi
}
gw-n-honour = { $n ->
    [one] { $n } Honor
    [few] { $n } Honoru
   *[other] { $n } Honoru
}
gw-n-shame = { $n ->
    [one] { $n } Hańbę
    [few] { $n } Hańby
   *[other] { $n } Hańb
}
gw-n-cards = { $n ->
    [one] { $n } kartę Taktyki
    [few] { $n } karty Taktyki
   *[other] { $n } kart Taktyki
}
gw-n-command-cards = { $n ->
    [one] { $n } swoją kartę Rozkazu
    [few] { $n } swoje karty Rozkazów
   *[other] { $n } swoich kart Rozkazów
}
gw-n-vital-points = { $n ->
    [one] { $n } Punkt witalny więcej
    [few] { $n } Punkty witalne więcej
   *[other] { $n } Punktów witalnych więcej
}
gw-n-covered-points = { $n ->
    [one] { $n } punktu zakrytego
    [few] { $n } punktów zakrytych
   *[other] { $n } punktów zakrytych
}
gw-n-hordes = { $n ->
    [one] { $n } Hordę
    [few] { $n } Hordy
   *[other] { $n } Hord
}
gw-n-free-barricades = { $n ->
    [one] { $n } darmową Barykadę
    [few] { $n } darmowe Barykady
   *[other] { $n } darmowych Barykad
}
gw-n-moves = { $n ->
    [one] { $n } Ruch Żołnierzy
    [few] { $n } Ruchy Żołnierzy
   *[other] { $n } Ruchów Żołnierzy
}
gw-n-overseers = { $n ->
    [one] { $n } Nadzorcę
    [few] { $n } różnych Nadzorców
   *[other] { $n } różnych Nadzorców
}
gw-n-places = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
}
gw-n-with-archers = { $n ->
    [one] { $n } Łucznikiem
    [few] { $n } Łucznikami
   *[other] { $n } Łucznikami
}
gw-n-here = { $n } × Zasób Lokacji
gw-n-wood-or-stone = { $n } × Drewno lub Kamień
gw-n-times = { $n ->
    [one] raz
    [few] { $n } razy
   *[other] { $n } razy
}
gw-n-sections = { $n ->
    [one] { $n } Odcinek
    [few] { $n } Odcinki
   *[other] { $n } Odcinków
}
gw-n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}
