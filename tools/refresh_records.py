"""Write the fingerprints of the kept records anew, after the layout of positions or the content has changed and the
games have not.

``python tools/refresh_records.py`` plays every record of ``tests/records`` again, answer by answer. It writes nothing
and says where, if an answer is no longer legal or a result differs: then a rule has changed, and the records are to be
made anew with a new rules version.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from moonwall import table

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def refresh(path: Path) -> str | None:
    """The record with today's fingerprints; or None, if it no longer plays as it did."""
    text = path.read_text(encoding="utf-8")
    kept = json.loads(text)
    match = table.replay({**kept, "fingerprints": {}})
    if match.grade == "diverged":
        print(f"{path.name}: {match.grade_reason}")
        return None
    fresh = match.record()
    if fresh["fingerprints"] == kept["fingerprints"]:
        return text  # as it was, whatever has been added to the content since
    again = json.loads(json.dumps(fresh))
    again["options"] = {name: again["options"][name] for name in kept["options"]}  # options may have been added since
    other = [key for key in kept if key not in ("fingerprints", "content") and kept[key] != again[key]]
    if other:
        print(f"{path.name}: {', '.join(other)} differ")
        return None
    return json.dumps(fresh, separators=(",", ":") if text.startswith('{"format":1') else None) + "\n"


if __name__ == "__main__":
    found = {path: refresh(path) for path in sorted(RECORDS.glob("*.json"))}
    if None in found.values():
        sys.exit("Nothing was written.")
    for path, fresh in found.items():
        if fresh is not None and fresh != path.read_text(encoding="utf-8"):
            path.write_text(fresh, encoding="utf-8")
            print(f"{path.name}: new fingerprints")
