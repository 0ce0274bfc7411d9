"""What calls may come to, for an episode and for a whole run, holds whatever the service does."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from fixtures.model_server import KEY, Answers, Fails, ModelServer, Says, in_turn, serving
from pytest_androidbench.errors import CapReached, LimitReached, ModelUnavailable
from pytest_androidbench.models.conversation import Request, said
from pytest_androidbench.models.ledger import Ledger
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.model import BadRequest
from pytest_androidbench.models.opening import open_model

MODEL = "claude-sonnet-5-5"
COSTS_A_CENT = Says(text="x", input_tokens=1000, output_tokens=800)
"""1000 * 2 + 800 * 10 dollars for a million tokens."""
CAN_COST_TEN = Request(messages=(said("x"),), max_tokens=10_000)
"""10,000 tokens of output are ten cents."""


def opened(
    url: str,
    folder: Path | None = None,
    cap: float | None = None,
    *,
    limits: str = "",
    tries: int = 2,
) -> MeteredModel:
    variables = {"ANDROIDBENCH_LIMITS": limits}
    if folder is not None:
        variables["ANDROIDBENCH_LEDGER"] = str(folder)
    if cap is not None:
        variables["ANDROIDBENCH_MAX_COST"] = str(cap)
    return open_model(MODEL, base_url=url, api_key=KEY, tries=tries, variables=variables)


def spent(folder: Path) -> Mapping[str, Any]:
    ledger = Ledger(folder)
    found = ledger.spent()
    ledger.close()
    return {"calls": found.calls, "money": found.money, "unsure": found.unsure,
            "reserved": found.reserved}  # fmt: skip


@pytest.mark.parametrize(
    ("limits", "name", "calls"),
    [("tokens=3600", "tokens", 2), ("money=0.025", "money", 3), ("calls=4", "calls", 4)],
)
def test_episode_ends_with_its_limit(limits: str, name: str, calls: int) -> None:
    with serving(in_turn(COSTS_A_CENT)) as server:
        model = opened(server.url, limits=limits)
        for _ in range(calls):
            model.ask(CAN_COST_TEN)
        with pytest.raises(LimitReached) as reached:
            model.ask(CAN_COST_TEN)
        model.close()
    assert reached.value.limit == name
    assert (model.usage.calls, model.usage.tokens) == (calls, 1800 * calls)
    assert model.usage.money == pytest.approx(0.01 * calls)
    assert len(server.asked) == calls


def test_run_ends_below_its_cap(tmp_path: Path) -> None:
    with serving(in_turn(COSTS_A_CENT)) as server:
        model = opened(server.url, tmp_path, 0.145)
        for _ in range(5):
            model.ask(CAN_COST_TEN)
        with pytest.raises(CapReached):
            model.ask(CAN_COST_TEN)
        model.close()
    # Four cents and the ten of another call fit; five and ten do not.
    assert spent(tmp_path) == {
        "calls": 5, "money": pytest.approx(0.05), "unsure": 0, "reserved": 0,
    }  # fmt: skip
    assert len(server.asked) == 5
    assert "does not fit" in model.calls[-1]["error"]


def test_service_counts_the_prompt_only_where_that_decides(tmp_path: Path) -> None:
    asked = Request(messages=(said("word " * 2000),), max_tokens=100)
    with serving(in_turn(Says(text="x", input_tokens=2500, output_tokens=1))) as server:
        # By its bytes alone the prompt could cost 2.5 cents, as counted it costs 0.7.
        model = opened(server.url, tmp_path, 0.02)
        model.ask(asked)
        assert server.counted == 1
        model.ask(asked)
        model.close()
        roomy = opened(server.url, tmp_path / "other", 5)
        roomy.ask(asked)
        roomy.close()
    assert server.counted == 2
    assert spent(tmp_path)["money"] < 0.02


@pytest.mark.parametrize(
    ("answers", "tries", "unsure"),
    [
        (in_turn(Fails(status=529, headers={"retry-after-ms": "1"})), 2, 0),
        (in_turn(Fails(status=400, kind="invalid_request_error")), 1, 0),
        (in_turn(Fails(how="drop")), 2, 2),
        (in_turn(Fails(how="cut")), 2, 2),
        (in_turn(Fails(how="cut"), COSTS_A_CENT), 2, 1),
    ],
)
def test_try_that_came_to_nothing_counts_at_its_most_unless_refused(
    answers: Answers, tries: int, unsure: int, tmp_path: Path
) -> None:
    with serving(answers) as server:
        model = opened(server.url, tmp_path, 5)
        with suppress(ModelUnavailable, BadRequest):
            model.ask(CAN_COST_TEN)
        model.close()
    assert len(server.asked) == tries
    found = spent(tmp_path)
    assert found["unsure"] == pytest.approx(0.1 * unsure, abs=0.01)
    assert found["reserved"] == 0
    assert found["money"] == pytest.approx(model.usage.money)


def test_retry_that_does_not_fit_is_not_made(tmp_path: Path) -> None:
    with serving(in_turn(Fails(how="cut"), COSTS_A_CENT)) as server:
        model = opened(server.url, tmp_path, 0.15)
        with pytest.raises(CapReached):
            model.ask(CAN_COST_TEN)
        model.close()
    assert len(server.asked) == 1
    assert spent(tmp_path)["money"] == pytest.approx(0.1, abs=0.001)


def test_many_at_once_stay_below_the_cap(tmp_path: Path) -> None:
    def ask_on(server: ModelServer) -> None:
        model = opened(server.url, tmp_path, 0.5)
        with suppress(CapReached):
            while len(server.asked) < 200:
                model.ask(CAN_COST_TEN)
        model.close()

    with serving(in_turn(COSTS_A_CENT), latency=0.002) as server:
        threads = [Thread(target=ask_on, args=(server,)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    found = spent(tmp_path)
    assert found["money"] <= 0.5
    # It is used up as far as any call can be sure to fit.
    assert found["money"] >= 0.5 - 0.11
    assert found["calls"] == len(server.asked)


def test_everybody_leaves_a_service_alone_that_asks_for_it() -> None:
    busy = Fails(status=429, kind="rate_limit_error", headers={"retry-after-ms": "400"})
    with serving(in_turn(busy, COSTS_A_CENT)) as server:
        one, other = opened(server.url, tries=1), opened(server.url, tries=1)
        with pytest.raises(ModelUnavailable):
            one.ask(CAN_COST_TEN)
        other.ask(CAN_COST_TEN)
        one.close()
        other.close()
    assert other.calls[0]["seconds"] > 0.2


def test_failure_is_still_a_failure_outside_of_runs() -> None:
    with serving(in_turn(Fails(status=500))) as server:
        model = open_model(MODEL, base_url=server.url, api_key=KEY, tries=1, variables={})
        with pytest.raises(ModelUnavailable):
            model.ask(CAN_COST_TEN)
        model.close()
