"""The files for containers, read: what they copy is there, what they set is a setting. No container is started."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from moonwall.server.settings import misspelt

ROOT = Path(__file__).parents[2]


def test_the_dockerfile_copies_what_is_there_and_sets_what_is_known() -> None:
    text = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
    for source in re.findall(r"^COPY (?!--from)(\S+)", text, re.MULTILINE):
        assert (ROOT / source).exists(), source
    names = re.findall(r"(MOONWALL_\w+)=", text)
    assert names and misspelt(dict.fromkeys(names, "1")) == []


def test_the_compose_file_builds_it_and_gives_it_a_database() -> None:
    doc = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))
    table, base = doc["services"]["table"], doc["services"]["base"]
    assert (ROOT / "deploy" / table["build"]["context"] / table["build"]["dockerfile"]).is_file()
    assert table["environment"]["MOONWALL_DATABASE_URL"].endswith(f"@base/{base['environment']['POSTGRES_DB']}")
    assert misspelt(dict(table["environment"])) == []
    named = {volume.partition(":")[0] for service in (table, base) for volume in service["volumes"]}
    assert named == set(doc["volumes"])
