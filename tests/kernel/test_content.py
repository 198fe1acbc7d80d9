"""Content and packs: rows are checked, and every problem names file, row, field, line and remedy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from moonwall import table
from moonwall.table import ContentError, TableSpec, content
from moonwall.table.content import Source, load
from tests.guests import dike


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "my-dike"
    folder.mkdir()
    return folder


def problems(pack: Path, text: str, name: str = "mine.toml") -> list[table.Problem]:
    (pack / name).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        dike.DIKE.load_content((str(pack),))
    return caught.value.problems


def test_a_pack_changes_the_fields_it_names(pack: Path) -> None:
    (pack / "mine.toml").write_text('[[segments]]\nid = "north"\nheight = 7\n')
    match = table.start("dike", seats=2, seed=1, content=str(pack))
    row = match.setup.content["segments"]["north"]
    assert (row.height, row.beside, row.source) == (7, ["middle"], "pack")
    assert match.view(None)["table"]["heights"] == {"north": 7, "middle": 4, "south": 3}


def test_a_pack_adds_rows_where_the_table_allows_it(pack: Path) -> None:
    (pack / "mine.toml").write_text('[[segments]]\nid = "west"\nheight = 2\nbeside = ["north"]\n')
    match = table.start("dike", seats=2, seed=1, content=[str(pack)])
    assert "guard west" in [o.text for o in match.decisions[0].options]


def test_the_hash_changes_with_any_row_and_is_in_the_record(pack: Path) -> None:
    plain = table.start("dike", seats=2, seed=1)
    (pack / "mine.toml").write_text('[[segments]]\nid = "north"\nheight = 7\n')
    mine = table.start("dike", seats=2, seed=1, content=str(pack))
    assert plain.setup.content.hash != mine.setup.content.hash
    record = mine.record()
    assert record["content"]["hash"] == mine.setup.content.hash
    assert [p["name"] for p in record["content"]["packs"]] == ["my-dike"]
    assert table.replay(record, content=(str(pack),)).grade == "exact"
    assert table.replay(record).grade == "unverified"
    with pytest.raises(table.RecordError, match="give the same content packs"):
        table.restore(mine.snapshot())
    assert table.restore(mine.snapshot(), (str(pack),)).fingerprint() == mine.fingerprint()


def test_later_packs_lie_over_earlier_ones(tmp_path: Path) -> None:
    for name, height in (("one", 6), ("two", 8)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.toml").write_text(f'[[segments]]\nid = "north"\nheight = {height}\n')
    content = dike.DIKE.load_content((str(tmp_path / "one"), str(tmp_path / "two")))
    assert content["segments"]["north"].height == 8


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            '[[segments]]\nid = "north"\nheigth = 7\n',
            "mine.toml:3, row 'north', field 'heigth': there is no field 'heigth'. Did you mean 'height'?",
        ),
        (
            '[[segments]]\nid = "north"\nheight = "tall"\n',
            "mine.toml:3, row 'north', field 'height': expected `int`, got `str`",
        ),
        (
            '[[segments]]\nheight = 12\nid = "north"\n',
            "mine.toml:2, row 'north', field 'height': expected `int` <= 9",
        ),
        (
            '[[segments]]\nid = "west"\n',
            "mine.toml:2, row 'west', field 'height': object missing required field `height`",
        ),
        (
            '[[segments]]\nid = "north"\nsource = "publik"\n',
            "mine.toml:3, row 'north', field 'source': invalid enum value 'publik'. Did you mean 'public'?",
        ),
        (
            '[[segments]]\nid = "north"\nbeside = ["est"]\n',
            "mine.toml:3, row 'north', field 'beside': there is no segment 'est'; known: north, middle, south",
        ),
        ("[[segments]]\nheight = 3\n", "mine.toml, row 'segments number 1', field 'id': every row needs an id, a text"),
        (
            '[[segments]]\nid = "north"\n[[segments]]\nid = "north"\n',
            "mine.toml:2, row 'north', field 'id': this id is used twice",
        ),
        (
            '[[segment]]\nid = "north"\n',
            "mine.toml, field 'segment': there is no table 'segment'. Did you mean 'segments'?",
        ),
        ('[segments]\nid = "north"\n', "mine.toml, field 'segments': write each row as [[segments]]"),
        (
            '[[gifts]]\nid = "raft"\nsacks = 1\n',
            "mine.toml:2, row 'raft', field 'id': a pack cannot add rows to 'gifts'. Did you mean 'cart'?",
        ),
        ("[[segments]\n", "mine.toml:1: not valid TOML"),
    ],
)
def test_every_problem_names_file_row_field_and_remedy(pack: Path, text: str, says: str) -> None:
    found = problems(pack, text)
    assert len(found) == 1
    assert says in str(found[0])


def test_all_problems_are_listed_at_once(pack: Path) -> None:
    text = '[[segments]]\nid = "north"\nheight = "x"\n\n[[segments]]\nid = "south"\ncolour = 3\n'
    found = problems(pack, text)
    assert [(p.row, p.field, p.line) for p in found] == [("north", "height", 3), ("south", "colour", 7)]
    (pack / "mine.toml").write_text(text)
    with pytest.raises(ContentError, match="2 problems in the content:\n- .*north.*\n- .*south"):
        table.start("dike", content=str(pack))


def test_the_same_id_in_two_tables_is_found_in_its_own(pack: Path) -> None:
    text = '[[gifts]]\nid = "cart"\nsacks = 3\n\n[[segments]]\nid = "cart" # a stretch\nheight = "x"\n'
    assert [(p.field, p.line) for p in problems(pack, text)] == [("height", 7)]


def test_a_pack_that_is_no_folder_or_empty_is_said(pack: Path) -> None:
    with pytest.raises(ContentError, match="nowhere: there is no such folder; a content pack is a folder of .toml"):
        table.start("dike", content="nowhere")
    with pytest.raises(ContentError, match="the folder holds no .toml file"):
        table.start("dike", content=str(pack))


def test_a_file_that_is_not_text_is_said(pack: Path) -> None:
    (pack / "mine.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="mine.toml: the file is not UTF-8 text"):
        table.start("dike", content=str(pack))


# --- effects in a small vocabulary -----------------------------------------------------------------------------------


class Gain(msgspec.Struct, frozen=True, tag_field="do", tag="gain"):
    what: Literal["wood", "stone"]
    n: Annotated[int, msgspec.Meta(ge=1)] = 1


class Draw(msgspec.Struct, frozen=True, tag_field="do", tag="draw"):
    n: int = 1


class Card(msgspec.Struct, frozen=True):
    id: str
    source: Source
    effects: list[Gain | Draw] = []


@pytest.mark.parametrize(
    ("effect", "field", "says"),
    [
        ('{ do = "gian", what = "wood" }', "effects[0].do", "Did you mean 'gain'"),
        ('{ do = "gain", what = "wod" }', "effects[0].what", "Did you mean 'wood'"),
        ('{ do = "gain", what = "wood", n = 0 }', "effects[0].n", ">= 1"),
        ('{ do = "gain" }', "effects[0].what", "missing required field `what`"),
    ],
)
def test_an_effect_that_is_wrong_is_named_by_its_path(tmp_path: Path, effect: str, field: str, says: str) -> None:
    (tmp_path / "cards.toml").write_text(f'[[cards]]\nid = "axe"\nsource = "house"\neffects = [{effect}]\n')
    with pytest.raises(ContentError) as caught:
        load(tmp_path, (TableSpec("cards", Card),))
    problem = caught.value.problems[0]
    assert (problem.row, problem.field, problem.line) == ("axe", field, 4)
    assert says in problem.message


# --- content that is kept with a match -------------------------------------------------------------------------------


def test_kept_content_is_the_same_content_under_the_same_hash(tmp_path: Path) -> None:
    kind = table.game_type("great-wall")
    house = kind.load_content()
    file = tmp_path / f"{house.hash}.content.json"
    file.write_bytes(house.write())
    again = kind.content((str(file),))
    assert (again.hash, again.tables) == (house.hash, house.tables)
    one, two = (table.start("great-wall", seats=3, seed=4, content=c) for c in ((), file))
    assert one.fingerprint() == two.fingerprint() and one.record()["content"] == two.record()["content"]
    assert table.replay(one.record(), content=file).grade == "exact"
    assert table.restore(one.snapshot(), content=file).fingerprint() == one.fingerprint()


def test_kept_content_that_is_damaged_or_does_not_fit_is_refused(tmp_path: Path) -> None:
    kind = table.game_type("great-wall")
    doc = json.loads(kind.load_content().write())
    advisors = doc["tables"]["advisors"]
    first = next(iter(advisors))

    def read(**change: Any) -> None:
        fresh = {**doc, **change}
        if "tables" in change:
            fresh["hash"] = content._digest(fresh["tables"])
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.content.json"
        file.write_text(json.dumps(fresh))
        kind.content((str(file),))

    read()
    for wrong, says in (
        ({"hash": "0" * 24}, "damaged"),
        ({"what": "moonwall-record"}, "damaged"),
        ({"tables": {k: v for k, v in doc["tables"].items() if k != "advisors"}}, "table that is not here"),
        ({"tables": {**doc["tables"], "advisors": {first: {**advisors[first], "wings": 2}}}}, "no field 'wings'"),
    ):
        with pytest.raises(table.ContentError, match=says):
            read(**wrong)
