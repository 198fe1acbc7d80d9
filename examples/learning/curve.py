"""Draw what ``train.py`` wrote: ``python examples/learning/curve.py run-1.json run-2.json run-3.json --out curve.svg``.

One line a run; the band is the 95 % interval of each share (Wilson). No library is needed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

WIDE, HIGH, LEFT, TOP, RIGHT, BOTTOM = 720, 360, 56, 40, 16, 48
COLOURS = ("#0b6e6e", "#a8521c", "#5a3d8a")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("runs", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    args = parser.parse_args()
    runs = [json.loads(path.read_text()) for path in args.runs]
    most = max(row["steps"] for run in runs for row in run["rows"])
    fair = 1 / runs[0]["seats"]

    def x(steps: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * steps / most

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (1 - share)

    title = f"{runs[0]['game']}, {runs[0]['seats']} seats: games won against random bots"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{title}</text>',
    ]
    for tick in range(0, 101, 20):
        at = y(tick / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{at:.1f}" y2="{at:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end" fill="#444">{tick} %</text>')
    parts.append(
        f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(fair):.1f}" y2="{y(fair):.1f}" stroke="#444" '
        'stroke-dasharray="5 4"/>'
    )
    parts.append(
        f'<text x="{WIDE - RIGHT}" y="{y(fair) + 16:.1f}" text-anchor="end" fill="#444">as strong as random</text>'
    )
    for run, colour in zip(runs, COLOURS * len(runs)):
        rows = run["rows"]
        upper = [f"{x(row['steps']):.1f},{y(row['high']):.1f}" for row in rows]
        lower = [f"{x(row['steps']):.1f},{y(row['low']):.1f}" for row in reversed(rows)]
        line = [f"{x(row['steps']):.1f},{y(row['won'] / row['games']):.1f}" for row in rows]
        parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" opacity="0.12"/>')
        parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    for n, (run, colour) in enumerate(zip(runs, COLOURS * len(runs))):
        at = WIDE - RIGHT - 80 * (len(runs) - n)
        parts.append(f'<rect x="{at}" y="16" width="14" height="4" fill="{colour}"/>')
        parts.append(f'<text x="{at + 20}" y="23">seed {run["seed"]}</text>')
    for part in range(5):
        steps = most * part // 4
        anchor = "end" if part == 4 else "middle"
        parts.append(
            f'<text x="{x(steps):.1f}" y="{HIGH - BOTTOM + 20}" text-anchor="{anchor}" fill="#444">{steps:,}</text>'
        )
    parts.append(
        f'<text x="{WIDE / 2}" y="{HIGH - 8}" text-anchor="middle" fill="#444">answers the learner gave</text>'
    )
    parts.append("</svg>")
    args.out.write_text("\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
