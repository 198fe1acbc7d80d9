"""A game term is the same word on cards, at the table, on the page and in the rules of a language.

English tells its terms by capitals; here each row names a word that once stood for a term beside the right one.
"""

from __future__ import annotations

import re
from importlib import resources

import pytest

from moonwall import ledger
from moonwall.words import files

GAMES = {"gw": "great-wall", "ts": "tsukuyumi"}
#: the ledgers of a game that are told in every language
LEDGERS = {"gw": ["great-wall"], "ts": ["tsukuyumi", "tsukuyumi-modules", "moon-princess"]}
#: files that speak of both games, and their messages that are about one of them
SHARED = ("web", "lessons", "book")
PAGE = {
    "gw": re.compile("web-gw-|lesson-great-wall|book-(?:term-|picture-)?gw-"),
    "ts": re.compile(
        "web-(?:ts|symbol|board|phase|points)-|lesson-(?:tsukuyumi|moon-princess)|book-(?:term-|picture-)?(?:ts|mp)-"
    ),
}
#: language, game, the wrong word, the term in English, the right word
WRONG = [
    ("it", "gw", r"\b[Mm]uov(?:i|e|ete|ere)\b", "to Move", "spostare"),
    ("it", "gw", r"\b(?:fila|file)\b", "row", "riga"),
    ("it", "gw", r"\bpotenzi(?:a|are|amento|amenti)\b", "to Upgrade", "migliorare"),
    ("it", "gw", r"\b[Aa]rruol", "to Recruit", "reclutare"),
    ("it", "gw", r"\b[Dd]isonor", "Shame", "Onta"),
    ("it", "gw", r"\bFunzionari\w? nell", "Clerk", "Commesso"),
    ("it", "ts", r"\bterraformazion", "Terraforming", "Terraforming"),
    ("it", "ts", r"\bConquista Oni\b", "Oni Conquest", "Oni Conquest"),
    ("it", "ts", r"\bCart[ae] vittoria\b", "Victory card", "carta Vittoria"),
    ("it", "ts", r"\bRosso: ", "Red phase", "Rossa"),
    ("pl", "gw", r"\bMiejsc(?:e|a|u|ach)? (?:produkcji|z co)|różnych Miejsc", "Location", "Lokacja"),
    ("pl", "gw", r"\b[Ss]urow(?:iec|c)", "Resource", "Zasób"),
    ("pl", "gw", r"(?:z|w) zasob(?:u|ie)\b|\b[Zz]asób Hańby", "pool, supply", "pula, rezerwa"),
    ("pl", "gw", r"Lokacj\w+ produkcji\b", "Production Location", "Lokacja produkcyjna"),
    ("pl", "gw", r"\b[Zz]aawansowan\w+ [Aa]ktywacj", "Advanced Activation", "Aktywacja zaawansowana"),
    ("pl", "gw", r"\b[Kk]art\w* taktyki\b", "Tactic card", "karta Taktyki"),
    ("pl", "gw", r"\bSiła ataku\b", "Offensive power", "Siła ofensywna"),
    ("pl", "ts", r"\b[Ww]łaściwoś", "Property", "cecha"),
    ("pl", "ts", r"\b[Kk]afel(?:ek|k)", "tile", "kafel"),
    ("pl", "ts", r"\bwydarze(?:nie|nia|niem|niu|ń|niom|niami|niach)\b", "Event", "Wydarzenie"),
    ("pl", "ts", r"\b[Ss]tref\w* domow", "Homezone", "baza"),
    ("pl", "ts", r"\bOni, które\b", "Oni who", "Oni, którzy"),
    ("pl", "ts", r"\bpodbój Oni\b", "Oni Conquest", "Podbój Oni"),
    ("pl", "ts", r"\b[Ww]ystaw\w* (?:\w+ )?Oni\b", "to place Oni", "rozmieścić"),
    ("pl", "ts", r"\bUplink[ió]", "Uplink", "Łącze"),
]


def said(language: str, prefix: str) -> list[tuple[str, str]]:
    """Every line a game is told in: its catalogues, its part of the page's, and its rules without their sources."""
    game = GAMES[prefix]
    lines = []
    for name, text in files(resources.files("moonwall"), language):
        about = ""  # the message that a line belongs to
        for line in text.splitlines():
            about = line if line[:1].isalpha() else about
            if name.startswith(game) or (name.startswith(SHARED) and PAGE[prefix].match(about)):
                lines.append((name, line))
    for english in (rule for name in LEDGERS[prefix] for rule in ledger.rules(name)):
        other = ledger.rule(english[0], language)
        assert other is not None
        lines.append((other[0], re.sub(r"\[00\d [^]]*\]|\(00\d [^()]*\)", "", other[3])))
    assert len(lines) > 800
    return lines


@pytest.mark.parametrize(("language", "prefix"), [(lang, game) for lang in ("it", "pl") for game in GAMES])
def test_a_term_is_one_word(language: str, prefix: str) -> None:
    lines = said(language, prefix)
    for lang, game, wrong, term, right in WRONG:
        if (lang, game) == (language, prefix):
            found = [f"{where}: {line.strip()}" for where, line in lines if re.search(wrong, line)]
            assert not found, f"{term} is {right!r}: {found[:5]}"
