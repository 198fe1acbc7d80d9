# Sentences that are made from rows: Action cards always, other cards where a pack has made something else of them.

## Symbols of Action cards

ts-fx-blue = Niebieska: { $do }
ts-fx-green = Zielona: { $do }
ts-fx-red = Czerwona: { $do }
ts-fx-effect = efekt frakcji
ts-fx-events = Wydarzenia: dobierz { $draw }, zagraj { $play }
ts-fx-draw = Wydarzenia: dobierz { $n }
ts-fx-play = Wydarzenia: zagraj { $n }
ts-fx-initiative = inicjatywa { $n }
ts-fx-production = produkcja { $n }
ts-fx-place = rozmieść Oni: { $n }
ts-fx-oni = Podbój Oni
ts-fx-oni-numbers = Podbój Oni { $areas }/{ $range }/{ $combats }
ts-fx-movement = ruch { $n }
ts-fx-combat = walka { $n }

## Special texts of Action cards

ts-fx-special-ambush = W jednej bitwie tej rundy możesz wybrać dowolną liczbę kontrataków.
ts-fx-special-pincer = W jednym podboju tej rundy dodaj punkty podboju swoich jednostek z jednego sąsiedniego obszaru nieoddzielonego blokadą.
ts-fx-special-pathfinders = W tej rundzie twoje jednostki ignorują blokady w akcjach ruchu.
ts-fx-special-mobilisation = Jednostki wyprodukowane w tej rundzie można też umieścić na kontrolowanych obszarach bez wrogów.
ts-fx-special-infiltration = W tej rundzie twoje jednostki w ruchu ignorują wrogie jednostki.
ts-fx-special-oni-hunt = W twoich bitwach tej rundy nie wybiera się kontrataku dla Oni.
ts-fx-special-regroup = Na koniec twojej czerwonej tury każda twoja jednostka może ruszyć się o { $n }.
ts-fx-special-settlement = Zielona: połóż swój znacznik na pustych, nieoznaczonych obszarach ({ $n }) obok swojego, bez gór, bez Tsukuyumi, poza Księżycem. To nie jest podbój.
ts-fx-special-fortification = W tej rundzie bronisz kontrolowanych obszarów, dodając { MANY($n, "ts-n-conquest-points") } tam, gdzie stoi twoja jednostka.
ts-fx-special-winter-quarters = W tej rundzie każda twoja jednostka ma o { $n } zdrowia więcej.
ts-fx-special-duel = W jednej bitwie tej rundy możesz wybrać dalsze kontrataki: { $n }.

## Cards of packs

ts-fx-counterattacks-give = Ten obszar zyskuje cechę: { $what }.
ts-fx-note = { $label }: { $value }
ts-fx-yes = tak
ts-fx-no = nie
ts-fx-none = brak

## Fields of rows

ts-fx-field-n = liczba
ts-fx-field-when = kiedy
ts-fx-field-most = najwyżej
ts-fx-field-each = za każdy
ts-fx-field-repeat = za każdym razem
ts-fx-field-do = liczy
ts-fx-field-prop = cecha
ts-fx-field-what = dotyczy
ts-fx-field-types = rodzaje
ts-fx-field-free = tylko bez jednostek lub niestabilny
ts-fx-field-oni = także dla Oni
ts-fx-field-window = okno
ts-fx-field-needs = wymaga
ts-fx-field-once = raz na rundę
ts-fx-field-cp = punkty podboju
ts-fx-field-dmg = obrażenia
ts-fx-field-tetsuo = Tetsuo dodaje
ts-fx-field-min_units = co najmniej tyle jednostek
ts-fx-field-combat_left = akcje walki, które muszą zostać
ts-fx-field-assign = kto wybiera trafione jednostki
ts-fx-field-halves = Odwet zadaje połowę
ts-fx-field-devastates = pustoszy
ts-fx-field-home_vp = punkty za bazę
ts-fx-field-move_after = ruch po bitwie
ts-fx-field-flying = lata
ts-fx-field-massive = masywna
ts-fx-field-aggressive = agresywna
ts-fx-field-range = rusza się dalej
ts-fx-field-productive = produkcja
ts-fx-field-spawns = pojawiają się tu
ts-fx-field-becomes = zmienia się w
ts-fx-field-armed = nosi broń
ts-fx-field-shields = zawsze może przyjąć obrażenia
ts-fx-field-lays_eggs = składa jaja
ts-fx-field-lays_mines = kładzie miny
ts-fx-field-terraforms = terraformacje
ts-fx-field-escorts = inne ruszają się dalej
ts-fx-field-guides = ignoruje wrogów
ts-fx-field-mascot = maskotka
ts-fx-field-legend = legendarny Oni
ts-fx-field-anchored = nigdy się nie rusza
ts-fx-field-colour = faza
ts-fx-field-unit = jednostka
ts-fx-field-value = wartość
ts-fx-field-size = rozmiar
