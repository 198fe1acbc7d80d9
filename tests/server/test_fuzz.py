"""The API under random fire: schemathesis makes requests, right and wrong ones, from the API's own description."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode

from moonwall.server.errors import STATUS

from .house import House


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_random_requests_find_no_fault(house: House, mode: GenerationMode) -> None:
    made = house.make("goose", ("me", "me"), seed=1)
    tokens = f"Bearer {made.owner},{','.join(made.tokens.values())}"
    seen: dict[int, int] = {}
    fired = 0

    def fire(case: Any) -> None:
        nonlocal fired
        fired += 1
        if "match_id" in (case.path_parameters or {}) and case.method != "DELETE" and fired % 3:
            case.path_parameters["match_id"] = made.id
        headers = {"Authorization": tokens} if fired % 2 else {}
        answer = case.call(headers=headers)
        seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
        assert answer.status_code < 500, (case.method, case.path, case.body, answer.text)
        if answer.status_code >= 400:
            assert json.loads(answer.text)["error"] in STATUS

    schema = schemathesis.openapi.from_url(f"{house.url}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    bounded = settings(
        max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate], database=None
    )
    for operation in operations:
        if mode is GenerationMode.NEGATIVE and operation.method == "get":
            continue  # their parts are plain words: nothing schemathesis could make wrong
        seed(7)(bounded(given(case=operation.as_strategy(generation_mode=mode))(fire)))()
    # what is well formed meets matches that are not there; what is malformed may be refused before anybody looks
    expected = {400, 404} if mode is GenerationMode.POSITIVE else {400}
    assert sum(seen.values()) > 100 and expected <= set(seen), seen
    assert made.call("GET").status_code == 200
