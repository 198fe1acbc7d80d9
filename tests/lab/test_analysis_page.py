"""``moonwall analyse``: one page that stands alone, in every language, and plain words about what cannot be read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from moonwall import bots, table
from moonwall.cli import app
from moonwall.lab.analysis_page import page, smooth
from moonwall.words import LANGUAGES, Words

RECORDS = Path(__file__).parents[1] / "records"


def head(name: str, answers: int) -> str:
    doc = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return json.dumps(table.replay(doc, to=answers).record())


@pytest.fixture(scope="module")
def found() -> bots.Analysis:
    return bots.analyse(head("great-wall-time-3", 90), depth="quick")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_and_says_everything(found: bots.Analysis, lang: str) -> None:
    text = page(found, Words(lang))
    assert not re.search(r"(src|href)=|https?://(?!www\.w3\.org)|<script", text), "nothing comes from elsewhere"
    assert "analysis-" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL), "a message is missing"
    assert text.count("<polyline") == 3
    assert text.count('<li class="cost">') == len(found.moves) > 0
    for feature, _ in found.moves[0].reasons:
        assert f">{feature}<" not in text


def test_a_table_that_wins_together_has_one_line() -> None:
    text = page(bots.analyse(head("great-wall-coop-won", 20), depth="quick"), Words("en"))
    assert text.count("<polyline") == 1
    assert "The table together" in text


def test_who_cannot_win_has_no_line() -> None:
    together = bots.analyse(head("great-wall-solo-won", 20), depth="quick")
    assert len(together.seats) == 3, "the Reed Clan sits there too"
    assert page(together, Words("en")).count("<polyline") == 2


def test_the_command_writes_a_page_or_the_numbers(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(head("great-wall-two-time", 20), encoding="utf-8")
    runner = CliRunner()
    made = runner.invoke(app, ["analyse", str(record), "--out", str(tmp_path / "a.html"), "--jobs", "1"])
    assert made.exit_code == 0, made.output
    assert "20 answers judged" in made.output
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    runner.invoke(app, ["analyse", str(record), "--out", str(tmp_path / "a.json"), "--jobs", "1"])
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["answers"] == 20


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["missing.json"], "No such file"),
        (["game.json", "--depth", "endless"], "quick, normal, deep"),
        (["game.json", "--out", "nowhere/page.html"], "there is no folder"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text('{"what": "nothing"}', encoding="utf-8")
    result = CliRunner().invoke(app, ["analyse", *given])
    assert result.exit_code != 0
    assert said in result.output
    assert "Traceback" not in result.output


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[]", encoding="utf-8")
    result = CliRunner().invoke(app, ["analyse", str(tmp_path / "x.json"), "--out", str(tmp_path / "x.html")])
    assert result.exit_code != 0
    assert "moonwall record" in result.output


def test_what_flickers_is_left_out_of_the_line() -> None:
    assert smooth([0.5, 0.5, 0.9, 0.5, 0.5, 0.5, 1.0]) == [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0]
