# What the page says around the rule book.

book-page-books = Libri
book-page-of-great-wall = La Grande Muraglia
book-page-of-tsukuyumi = Tsukuyumi
book-page-of-moon-princess = Rise of the Moon Princess
book-page-search = Cerca regole, termini e carte
book-page-contents = Indice
book-page-glossary = Glossario
book-page-chapters = Capitoli
book-page-results = Risultati
book-page-found = { $n ->
        [one] Un risultato.
       *[other] { $n } risultati.
    }
book-page-none = Qui non si trova «{ $text }». Prova una parola più breve, o un altro libro.
book-page-more = Altri risultati: { $n }. Aggiungi una parola per restringere.
book-page-kind-chapter = capitolo
book-page-kind-term = termine
book-page-kind-card = carta
book-page-kind-rule = regola
book-page-cards = Carte e pezzi di questo capitolo
book-page-touches = Riguarda:
book-page-on-cards = { $n ->
        [one] su una carta
       *[other] su { $n } carte
    }
book-page-see = Come si interpreta:
book-page-source = Nel regolamento: { $text }
book-page-chapter = Capitolo:
book-page-card-rules = Le sue regole
book-page-question = Le regole di questa domanda
book-page-polish = edizione polacca
book-page-nothing = Il libro delle regole non ha questa pagina.
