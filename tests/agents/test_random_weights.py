"""How often the random agent does what can be said, and wrong weights are told at once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.loading import load_agent
from pytest_androidbench.agents.random_taps import WEIGHTS, RandomAgent
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.records.record import Cell

CASE = Case(cell=Cell(suite="desk", task="Lamp", seed=30))
NODES = (
    Node(index=0, bounds=(0, 0, 100, 100)),
    Node(index=1, bounds=(0, 0, 50, 50), clickable=True),
    Node(index=2, bounds=(0, 50, 50, 99), class_name="android.widget.EditText"),
)
SEEN = Observation(nodes=NODES, package="a", activity="a.b", width=100, height=100)


def done_by(weights: dict[str, float], times: int = 400) -> Counter[str]:
    agent = RandomAgent(CASE, weights)
    return Counter(type(agent.act(SEEN)).__name__ for _ in range(times))


@pytest.mark.parametrize(
    ("name", "kind"),
    [("tap", "Tap"), ("scroll", "Scroll"), ("type", "Type"), ("home", "Press"), ("done", "Done")],
)
def test_only_what_has_a_weight_is_done(name: str, kind: str) -> None:
    assert set(done_by({name: 1})) == {kind}


def test_weights_are_those_to_the_others() -> None:
    counted = done_by({"scroll": 3, "done": 1})
    assert 230 < counted["Scroll"] < 370
    assert counted["Scroll"] + counted["Done"] == 400


def test_usual_weights_are_those_without_any() -> None:
    usual, given = RandomAgent(CASE), RandomAgent(CASE, dict(WEIGHTS))
    assert [usual.act(SEEN) for _ in range(50)] == [given.act(SEEN) for _ in range(50)]


@pytest.mark.parametrize(
    "weights", [{}, {"tap": 0}, {"tap": -1}, {"tap": "much"}, {"jump": 1}, [60, 10], 3, None]
)
def test_wrong_weights_are_told_before_the_run(weights: Any) -> None:
    with pytest.raises(AgentLoadError, match="by tap, tap_anywhere, scroll, type, back"):
        load_agent("random", {"weights": weights})


def test_random_agent_takes_no_other_option() -> None:
    with pytest.raises(AgentLoadError, match="random cannot be built with the options speed"):
        load_agent("random", {"speed": 3})
