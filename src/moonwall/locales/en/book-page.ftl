# What the page says around the rule book.

book-page-books = Books
book-page-of-great-wall = The Great Wall
book-page-of-tsukuyumi = Tsukuyumi
book-page-of-moon-princess = Rise of the Moon Princess
book-page-search = Search rules, terms and cards
book-page-contents = Contents
book-page-glossary = Glossary
book-page-chapters = Chapters
book-page-results = Found
book-page-found = { $n ->
        [one] One place.
       *[other] { $n } places.
    }
book-page-none = Nothing here says “{ $text }”. Try a shorter word, or another book.
book-page-more = And { $n } more: add a word to see fewer.
book-page-kind-chapter = chapter
book-page-kind-term = term
book-page-kind-card = card
book-page-kind-rule = rule
book-page-cards = Cards and pieces of this chapter
book-page-touches = Touches:
book-page-on-cards = { $n ->
        [one] on one card
       *[other] on { $n } cards
    }
book-page-see = How it is read:
book-page-source = Printed under: { $text }
book-page-chapter = Chapter:
book-page-card-rules = Rules for it
book-page-question = The rules behind this question
book-page-polish = Polish edition
book-page-nothing = The rule book has no such page.
