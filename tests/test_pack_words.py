"""The words of content packs: what is refused, and that what was kept before never fails to speak."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonwall import table
from moonwall.pack_words import BRACES, LENGTH, pack_problems
from moonwall.words import LANGUAGES, Words

ROW = '[[advisors]]\nid = "woodcutter"\n'
NESTED = "gw-woodcutter = " + "{ " * 2_000 + '"a"' + " }" * 2_000 + "\n"
CHAIN = "".join(f"a{n} = {{ a{n + 1} }}\n" for n in range(3_000)) + "a3000 = the end\n"
TEN = "".join(f"a{n} = " + f"{{ a{n + 1} }}" * 10 + "\n" for n in range(9)) + "a9 = ha\n"


def pack(folder: Path, words: str, lang: str = "en") -> Path:
    (folder / "locales" / lang).mkdir(parents=True)
    (folder / "locales" / lang / "mine.ftl").write_text(words, encoding="utf-8")
    (folder / "mine.toml").write_text(ROW, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("# mine\n\ngw-woodcutter\n", "locales/en/mine.ftl:3: .*; a message is written: id = text"),
        (NESTED, "row 'gw-woodcutter': its braces are nested 2000 deep"),
        ("gw-woodcutter = { a0 }\n" + CHAIN, "row 'gw-woodcutter': it names 'a0', which names 'a1'"),
        ("gw-woodcutter = { a0 }\n" + TEN, "mine.ftl:1, row 'gw-woodcutter': it names 'a0', which names 'a1'"),
        ('gw-woodcutter = { MANY($n, "a") }\na = { b }\nb = c\n', "it names 'a', which names 'b'"),
        ("gw-woodcutter = " + '{ "a" }' * (BRACES + 1) + "\n", "it has 41 braces"),
        ("one = One\n\ngw-woodcutter = " + "x" * LENGTH + "\n", "mine.ftl:3, row 'gw-woodcutter': it has 4017 letters"),
        ("gw-woodcutter = { NUMBER(1, minimumFractionDigits: 100000000) }\n", "leave NUMBER and DATETIME out"),
        ("gw-woodcutter = { NUMBER (1) }\n", "leave NUMBER and DATETIME out"),
        ("x = {\nMANY(" + "{" * 5_000, "locales/en/mine.ftl: it is nested too deep"),
    ],
    ids=lambda text: text[:30],
)
def test_words_that_cannot_be_read_or_would_never_end_are_refused(tmp_path: Path, words: str, why: str) -> None:
    found = pack_problems(pack(tmp_path, words))
    with pytest.raises(AssertionError, match=why):
        assert not found, "\n".join(map(str, found))


def test_honest_words_are_taken(tmp_path: Path) -> None:
    """Those of the packs that come with Moonwall, and of each language what a card may well say."""
    for folder in (Path(__file__).parents[1] / "examples" / "packs").iterdir():
        assert pack_problems(folder) == []
    for lang in LANGUAGES:
        words = "gw-n-axes = { $n ->\n    [one] axe\n   *[other] axes\n }\n"
        words += (
            'gw-woodcutter = Axe\n    .text = { DO($seat, "takes", "take") } { MANY($n, "gw-n-axes") } { gw-wood }.\n'
        )
        folder = pack(tmp_path / lang, words, lang)
        assert pack_problems(folder) == []


def test_packs_that_differ_in_words_alone_are_two(tmp_path: Path) -> None:
    """Else the words of whoever brings the rows first are told at every table with them."""

    def hash_of(folder: Path) -> str:
        return str(table.game_type("great-wall").load_content((str(folder),)).packs[0]["hash"])

    one = pack(tmp_path / "1" / "mine", "gw-woodcutter = Master\n")
    two = pack(tmp_path / "2" / "mine", "gw-woodcutter = Servant\n")
    three = pack(tmp_path / "3" / "mine", "gw-woodcutter = Master\n", "it")
    again = pack(tmp_path / "4" / "mine", "gw-woodcutter = Master\n")
    assert len({hash_of(one), hash_of(two), hash_of(three)}) == 3 and hash_of(again) == hash_of(one)


@pytest.mark.parametrize("words", [NESTED, "gw-woodcutter = { a0 }\n" + CHAIN], ids=["nested", "chain"])
def test_a_pack_kept_before_its_words_were_looked_over_is_told_in_the_houses(tmp_path: Path, words: str) -> None:
    folder = pack(tmp_path, words)
    content = table.game_type("great-wall").load_content((str(folder),))
    spoken = Words("en")
    spoken.add_pack(str(folder))
    here = spoken.at(table.game_type("great-wall"), content=content)
    assert here.name("woodcutter") == Words("en").at(table.game_type("great-wall")).name("woodcutter")
    assert "".join(here.cards.catalogue())
