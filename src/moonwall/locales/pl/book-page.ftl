# What the page says around the rule book.

book-page-books = Księgi
book-page-of-great-wall = Wielki Mur
book-page-of-tsukuyumi = Tsukuyumi
book-page-of-moon-princess = Rise of the Moon Princess
book-page-search = Szukaj zasad, pojęć i kart
book-page-contents = Spis treści
book-page-glossary = Słowniczek
book-page-chapters = Rozdziały
book-page-results = Znaleziono
book-page-found = { $n ->
        [one] Jedno miejsce.
        [few] { $n } miejsca.
       *[other] { $n } miejsc.
    }
book-page-none = Nic tu nie pasuje do „{ $text }”. Spróbuj krótszego słowa albo innej księgi.
book-page-more = I jeszcze { $n }: dodaj słowo, by zawęzić wyniki.
book-page-kind-chapter = rozdział
book-page-kind-term = pojęcie
book-page-kind-card = karta
book-page-kind-rule = zasada
book-page-cards = Karty i elementy tego rozdziału
book-page-touches = Dotyczy:
book-page-on-cards = { $n ->
        [one] na jednej karcie
        [few] na { $n } kartach
       *[other] na { $n } kartach
    }
book-page-see = Jak to czytamy:
book-page-source = W instrukcji: { $text }
book-page-chapter = Rozdział:
book-page-card-rules = Zasady, które jej dotyczą
book-page-question = Zasady, z których wynika to pytanie
book-page-polish = wydanie polskie
book-page-nothing = W księdze zasad nie ma takiej strony.
