"""Hostile packs: a running server is sent packs that are made to take its time and memory, while a match is played."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests import maps
from tests.server.house import PATIENCE, House, Made

GAME = "great-wall"
MAPS = "tsukuyumi"


def packs() -> dict[str, str]:
    """What each would like to be costly by."""
    row = '[[advisors]]\nid = "woodcutter"\n'
    deep = 900
    return {
        "one key of 20,000 parts": row + ".".join(["a"] * 20_000) + " = 1\n",
        "parts with spaces": row + " . ".join(["a"] * 2_500) + " = 1\n",
        "quoted parts": row + ".".join(['"a"'] * 1_900) + " = 1\n",
        "many lines of spaced parts": row + "".join(" . ".join([f"k{n}"] + ["a"] * 400) + " = 1\n" for n in range(80)),
        "headers of many parts": "".join(f"[{' . '.join([f'k{n}'] + ['a'] * 300)}]\n" for n in range(100)),
        "arrays in arrays": row + "x = " + "[" * 5_000 + "]" * 5_000 + "\n",
        "spaced arrays": row + "x = " + "[ " * deep + "] " * deep + "\n",
        "spaced tables": row + "x = " + "{ a = " * deep + "1" + " }" * deep + "\n",
        "1,500 keys of twelve parts": row + "".join("a . " * 11 + f"k{n} = 1\n" for n in range(1_500)),
        "990 rows": "".join(f'[[advisors]]\nid = "a{n}"\nsource = "pack"\n' for n in range(990)),
        "3,000 rows": "".join(f'[[advisors]]\nid = "a{n}"\nsource = "pack"\n' for n in range(3_000)),
        "9,000 empty rows": "[[advisors]]\n" * 9_000,
        "one id 4,000 times": row * 4_000,
        "20,000 fields": row + "".join(f"k{n}=1\n" for n in range(20_000)),
        "5,500 words nearly right": row + "".join(f"abilitie{n}=1\n" for n in range(5_500)),
        "an endless number": row + "n = " + "9" * 5_000 + "\n",
        "endless digits": row + "n = " + "1_" * 3_900 + "1\n",
        "a list of 40,000": row + "abilities = [" + ",\n".join(["1"] * 40_000) + "]\n",
        "quotes that do not end": row + 'text = """' + "\\\n" * 60_000,
        "escapes": row + "text = " + '"' + "\\u0041" * 1_300 + '"\n' + ("# " + "x" * 7_000 + "\n") * 18,
        "control characters": row + "\x00\x01\x02" * 1_000,
        "an abyss of abilities": row + "abilities = [" + '{ when = "summer-income", do = [' * 120 + "] }" * 120 + "]\n",
        "too much": "# " + "x" * 100 + "\n" + "#\n" * 250_000,
    }


def words() -> dict[str, str]:
    """Words of a pack that would like to be said at great length, or never to be read to their end."""
    ten = "".join(f"a{n} = " + f"{{ a{n + 1} }}" * 10 + "\n" for n in range(9)) + "a9 = ha\n"
    return {
        "braces in braces": "gw-woodcutter = " + "{ " * 5_000 + '"a"' + " }" * 5_000 + "\n",
        "braces that do not end": "x = {\nMANY(" + "{" * 50_000,
        "ten of ten of ten": "gw-woodcutter = { a0 }\n" + ten,
        "a chain of words": "".join(f"a{n} = {{ a{n + 1} }}\n" for n in range(3_000)) + "a3000 = end\n",
        "60,000 parts": "gw-woodcutter = " + '{ "a" }' * 60_000 + "\n",
        "a hundred million digits": "gw-woodcutter = { NUMBER(1, minimumFractionDigits: 100000000) }\n",
        "50,000 entries": "".join(f"a{n}=x\n" for n in range(50_000)),
        "20,000 beginnings": "gw-woodcutter = {\n" * 20_000,
    }


def sent_to_games() -> list[tuple[str, str, dict[str, str]]]:
    """Game, name and files of every pack and map."""
    row = '[[advisors]]\nid = "woodcutter"\n'
    sent = [(GAME, name, {"a.toml": text}) for name, text in packs().items()]
    sent += [(MAPS, name, {"a.toml": text}) for name, text in maps.hostile().items()]
    return sent + [(GAME, name, {"a.toml": row, "locales/en/a.ftl": text}) for name, text in words().items()]


def family(pid: int) -> set[int]:
    """A process and all that came from it."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            parents.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(entry.name))
    found, todo = set(), [pid]
    while todo:
        one = todo.pop()
        found.add(one)
        todo += parents.get(one, [])
    return found


def memory(pid: int) -> int:
    """MB that a process and its children hold, shared ones counted once."""
    total = 0
    for one in family(pid):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total // 1000


def computed(pid: int) -> float:
    """Seconds that the reading process of a server and its children have computed."""
    ticks = 0
    for one in family(pid) - {pid}:
        try:
            if b"moonwall.server.reader" in Path(f"/proc/{one}/cmdline").read_bytes():
                ticks += sum(map(int, Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()[11:15]))
        except OSError:
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


def stretch() -> float:
    """How much longer than alone a computation takes here now, for one that lets others go first."""
    burn = "import os, time\nos.nice(5)\nt = time.perf_counter()\nwhile time.process_time() < 0.3: pass\n"
    burn += "print(time.perf_counter() - t)"
    spent = float(subprocess.run([sys.executable, "-c", burn], capture_output=True, text=True, check=True).stdout)
    return max(1.0, spent / 0.3)


class Suffered:
    """What the packs did: seconds, status and reason by pack, seconds of computing, MB at the most, seconds of each
    answer of the running match."""

    def __init__(self) -> None:
        self.packs: dict[str, tuple[float, int, str]] = {}
        self.computed: dict[str, float] = {}
        self.stretch = 1.0
        self.before = 0
        self.peak = 0
        self.quiet: list[float] = []
        self.answers: list[float] = []

    def report(self) -> str:
        lines = [
            f"{s:6.2f} s ({self.computed[name]:.2f} s computed)  {code}  {name}: {why[:80]}"
            for name, (s, code, why) in self.packs.items()
        ]
        lines.append(f"this machine took {self.stretch:.1f} times as long as an idle one")
        lines.append(f"memory {self.before} MB before, {self.peak} MB at the most")
        lines.append(f"answers: p99 {p99(self.quiet):.3f} s before, {p99(self.answers):.3f} s meanwhile")
        return "\n".join(lines)


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)] if times else 0.0


async def play(made: Made, times: Callable[[], list[float]], done: asyncio.Event) -> None:
    """Answer and take back, again and again, at a person's quickest."""
    seats = sorted(made.tokens)
    async with made.page(*seats) as page:
        number = 0
        while not done.is_set():
            number += 1
            decision = next(d for d in map(page.decision, seats) if d)
            said = {"type": "answer", "ref": str(number), "decision": decision["id"], "option": decision["options"][0]}
            began = time.perf_counter()
            ack = await page.ask({**said, "seat": decision["seat"]})
            times().append(time.perf_counter() - began)
            assert ack["type"] == "ack", ack
            await page.until(lambda v=ack["version"]: page.version >= v)  # type: ignore[misc]
            if page.state["over"] or page.state["count"] > 60:
                ack = await page.ask({"type": "undo", "ref": "u", "to": 0})
                await page.until(lambda v=ack["version"]: page.version >= v)  # type: ignore[misc]
            await asyncio.sleep(0.02)


async def suffer(house: House, pid: int) -> Suffered:
    """Send every pack to be checked while a match is played and memory is watched."""
    found = Suffered()
    made = house.make(GAME, ("me", "me", "me"), seed=1)
    done, calm = asyncio.Event(), True
    headers = {"Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE, trust_env=False) as http:
        honest = {"game": GAME, "files": {"a.toml": '[[advisors]]\nid = "woodcutter"\n'}}
        answer = await http.post("/api/packs/check", json=honest)
        assert answer.json()["problems"] == [], answer.text
        player = asyncio.create_task(play(made, lambda: found.quiet if calm else found.answers, done))
        await asyncio.sleep(3)
        found.stretch = await asyncio.to_thread(stretch)
        found.before = found.peak = memory(pid)
        calm = False

        async def watch() -> None:
            while not done.is_set():
                found.peak = max(found.peak, await asyncio.to_thread(memory, pid))
                await asyncio.sleep(0.01)

        watcher = asyncio.create_task(watch())
        for game, name, files in sent_to_games():
            spent = await asyncio.to_thread(computed, pid)
            sent = json.dumps({"game": game, "files": files}).encode()
            began = time.perf_counter()
            answer = await http.post("/api/packs/check", content=sent, headers=headers)
            doc = answer.json()
            why = doc.get("message") or str([p["message"] for p in doc["problems"]][:1])
            found.packs[name] = (time.perf_counter() - began, answer.status_code, why)
            found.computed[name] = await asyncio.to_thread(computed, pid) - spent
        found.stretch = max(found.stretch, await asyncio.to_thread(stretch))
        done.set()
        await asyncio.gather(player, watcher)
    return found
