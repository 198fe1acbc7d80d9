"""Finding a card or thing by what somebody types: its id, its name in any language, or the beginning of one."""

from __future__ import annotations

from functools import lru_cache

from moonwall.table import Match
from moonwall.words import LANGUAGES, TableWords, Words

MOST = 5


def find(typed: str, match: Match, words: TableWords) -> list[str]:
    """The ids that fit best: exactly, by a whole name, or by how an id or a name begins; at most a few."""
    wanted = " ".join(typed.lower().split())
    ids = [row for rows in match.setup.content.tables.values() for row in rows]
    ids += match.game.aliases(match.setup.content)
    if wanted in ids or not wanted:
        return [wanted] if wanted else []
    known = dict.fromkeys(ids)
    names = {token: {words.name(token).lower(), *_elsewhere(match.game.name, token)} for token in known}
    whole = [token for token in known if wanted in names[token]]
    begun = [token for token in known if any(name.startswith(wanted) for name in (token, *names[token]))]
    within = [token for token in known if any(wanted in name for name in names[token])]
    return (whole or begun or within)[:MOST] or ([wanted] if words.text(wanted) else [])


@lru_cache(maxsize=4096)
def _elsewhere(game: str, token: str) -> frozenset[str]:
    return frozenset([_words(lang, game).name(token).lower() for lang in LANGUAGES])


@lru_cache(maxsize=16)
def _words(lang: str, game: str) -> TableWords:
    return Words(lang).at(game)
