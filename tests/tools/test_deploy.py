"""The files for containers and proxies, read: what they copy is there, what they set is a setting. None is started."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from moonwall.cli import app
from moonwall.server.settings import Settings, misspelt, read_settings, variable

ROOT = Path(__file__).parents[2]


def test_the_dockerfile_copies_what_is_there_and_sets_what_is_known() -> None:
    text = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
    for source in re.findall(r"^COPY (?!--from)(\S+)", text, re.MULTILINE):
        assert (ROOT / source).exists(), source
    names = re.findall(r"(MOONWALL_\w+)=", text)
    assert names and misspelt(dict.fromkeys(names, "1")) == []


def test_the_compose_file_builds_it_and_gives_it_a_database() -> None:
    doc = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))
    table, other, base = (doc["services"][name] for name in ("table-a", "table-b", "base"))
    assert other["environment"] == table["environment"], "either may take any seat"
    assert (ROOT / "deploy" / table["build"]["context"] / table["build"]["dockerfile"]).is_file()
    assert table["environment"]["MOONWALL_DATABASE_URL"].endswith(f"@base/{base['environment']['POSTGRES_DB']}")
    assert misspelt(dict(table["environment"])) == []
    named = {volume.partition(":")[0] for service in (table, other, base) for volume in service["volumes"]}
    assert named == set(doc["volumes"])


Block = list[tuple[list[str], "Block"]]


def read_nginx(name: str) -> Block:
    """A file of nginx: each line is its words and, with braces, what stands between them."""
    text = re.sub(r"#.*", "", (ROOT / "deploy" / name).read_text(encoding="utf-8"))
    words = iter(re.findall(r"'[^']*'|\"[^\"]*\"|[{};]|[^\s{};]+", text))

    def block(inner: bool) -> Block:
        found: Block = []
        line: list[str] = []
        for word in words:
            if word == "}":
                assert inner and not line, f"a line without an end: {line}"
                return found
            if word in ";{":
                assert line, "a sign without a line"
                found.append((line, block(True) if word == "{" else []))
                line = []
            else:
                line.append(word)
        assert not inner and not line, "a brace is not closed"
        return found

    return block(False)


def inside(lines: Block, *start: str) -> Block:
    found = [inner for words, inner in lines if words[: len(start)] == list(start)]
    assert found, start
    return found[0]


def values(lines: Block, *start: str) -> list[list[str]]:
    return [words[len(start) :] for words, _ in lines if words[: len(start)] == list(start)]


def seconds(text: str) -> int:
    return int(text.removesuffix("s"))


@pytest.mark.parametrize("name", ["balance.conf", "nginx.conf"])
def test_a_proxy_passes_sockets_and_names_on_and_waits_longer_than_a_page_is_silent(name: str) -> None:
    conf = read_nginx(name)
    server = next(inner for words, inner in conf if words == ["server"] and values(inner, "location", "/"))
    place = inside(server, "location", "/")
    assert values(place, "proxy_http_version") == [["1.1"]]
    headers = {words[0]: words[1] for words in values(place, "proxy_set_header")}
    assert (headers["Upgrade"], headers["Connection"]) == ("$http_upgrade", "$connection_upgrade")
    assert headers["Host"] in ("$host", "$http_host") and "X-Forwarded-For" in headers
    assert values(inside(conf, "map", "$http_upgrade", "$connection_upgrade"), "default") == [["upgrade"]]
    beat = re.search(r"ASK_HIDDEN = ([\d_]+)", (ROOT / "web/src/lib/heartbeat.ts").read_text(encoding="utf-8"))
    assert beat is not None
    assert seconds(values(place, "proxy_read_timeout")[0][0]) > 3 * int(beat[1]) / 1000
    assert values(place, "proxy_buffering") == [["off"]]
    assert values(inside(server, "location", "=", "/metrics"), "return") == [["404"]]
    assert int(values(server, "client_max_body_size")[0][0].removesuffix("m")) * 1_000_000 >= Settings().max_body


def test_the_balancer_knows_both_tables_and_passes_over_one_that_ends() -> None:
    doc = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))["services"]
    docker = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
    port = re.search(r"MOONWALL_PORT=(\d+)", docker)
    assert port is not None and f"EXPOSE {port[1]}\n" in docker
    assert f"http://127.0.0.1:{port[1]}/healthz" in docker, "a container is well when it takes answers"
    conf = read_nginx("balance.conf")
    upstream = inside(conf, "upstream", "tables")
    tables = [words[0] for words in values(upstream, "server")]
    assert tables == [f"{name}:{port[1]}" for name in doc if name.startswith("table")]
    # A container that was made anew may have another address: names are looked up again, which nginx can since 1.27.3.
    assert all("resolve" in words for words in values(upstream, "server")) and values(upstream, "zone")
    # A mark as dead would stay while sockets live, and a table that came back would get a page only every two seconds
    # (`make torture ARGS='rolling --database postgresql --nginx'`).
    assert all("max_fails=0" in words for words in values(upstream, "server"))
    assert values(conf, "resolver")[0][0] == "127.0.0.11", "the name server inside of Docker's networks"
    nginx = doc["balance"]["image"].removeprefix("nginx:").split(".")
    assert (int(nginx[0]), int(nginx[1])) >= (1, 28)
    server = inside(conf, "server")
    place = inside(server, "location", "/")
    assert values(place, "proxy_pass") == [["http://tables"]]
    assert {"error", "timeout", "http_503"} <= set(values(place, "proxy_next_upstream")[0])
    assert seconds(values(place, "proxy_connect_timeout")[0][0]) < 2, "no page is without a table for longer"
    outside, within = doc["balance"]["ports"][0].rsplit(":", 1)
    assert outside.startswith("127.0.0.1:") and values(server, "listen") == [[within]]
    assert doc["balance"]["volumes"] == ["./balance.conf:/etc/nginx/conf.d/default.conf:ro"]
    for name in ("table-a", "table-b"):
        drain = float(doc[name]["environment"]["MOONWALL_DRAIN_SECONDS"])
        assert 0 < drain < seconds(doc[name]["stop_grace_period"]), "it ends by itself before it is killed"
        assert doc[name]["depends_on"]["base"]["condition"] == "service_healthy"


def test_the_unit_sets_what_is_known_and_limits_what_matters() -> None:
    """Connections are files, memory has a bound, and a server that cannot start is not started for ever."""
    text = (ROOT / "deploy/moonwall.service").read_text(encoding="utf-8")
    lines = [line.partition("=") for line in text.splitlines() if "=" in line and not line.startswith("#")]
    unit = {name: value for name, _, value in lines if name != "Environment"}
    given = dict(value.split("=", 1) for name, _, value in lines if name == "Environment")
    assert set(given) <= {variable(name) for name in Settings.__struct_fields__}
    settings = read_settings(given)
    assert list(settings.hosts) == values(inside(read_nginx("nginx.conf"), "server"), "server_name")[0]
    assert settings.keep_matches > 0, "behind a proxy on loopback matches would stay for ever"
    assert unit["StateDirectory"] == Path(given["MOONWALL_DATA_DIR"]).name
    command = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).output
    options = re.findall(r"--[a-z-]+", unit["ExecStart"])
    assert options and all(option in command for option in options)
    assert unit["RestartPreventExitStatus"] == "2" and unit["Restart"] == "on-failure"
    assert int(unit["LimitNOFILE"]) > 10 * settings.connections_per_address
    most = int(unit["MemoryMax"].removesuffix("G")) * 1000
    assert most > settings.pack_memory + settings.record_memory and int(unit["TasksMax"]) > 0
