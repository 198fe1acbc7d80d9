"""The rule book as people read it: chapters, rules, cards, terms and questions, linked both ways, in every language.

``chapters.toml`` says which rules of the ledgers stand in which chapter, ``terms.toml`` is the glossary,
``questions.toml`` names the rules behind each question of a game, ``pictures.toml`` the positions drawn beside a
chapter. Titles and introductions are in the catalogues (``book.ftl``), rules in the ledgers. `whole` puts it together,
`problems` says what is wrong.
"""

from .book import BOOKS, BookError, book_of, load, problems, whole
from .pictures import picture, pictures

__all__ = ["BOOKS", "BookError", "book_of", "load", "picture", "pictures", "problems", "whole"]
