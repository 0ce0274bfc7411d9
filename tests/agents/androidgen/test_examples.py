"""The example that a turn's model is shown: what was found, or the built-in one."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.agents.androidgen.examples import MOST, FoundExample, as_call
from pytest_androidbench.agents.androidgen.prompts import DEFAULT_EXAMPLE
from tests.agents.androidarena.desk import GOAL, lines
from tests.agents.androidgen.study import acted, lamp, reply, steps_of

FOUND = FoundExample(
    key="desk-Lamp-s0", task="Light the lamp.", text="# A reference example:\n...", score=3.25,
    same_task=False,
)  # fmt: skip


@dataclass
class Shelf:
    """Finds one thing, and keeps what was looked for."""

    found: FoundExample | None
    asked: list[tuple[str, str]] = field(default_factory=list)

    def find(self, task: str, app: str) -> FoundExample | None:
        self.asked.append((task, app))
        return self.found


def test_what_is_found_takes_the_place_of_the_built_in_example_for_a_whole_turn() -> None:
    shelf, calls = Shelf(FOUND), list[dict[str, object]]()
    way, model = steps_of(lines(reply('do("Wait")')), finder=shelf, calls=calls)
    acted(way, lamp(), lamp())
    assert all(FOUND.text in body["system"] for body in model.asked)
    assert all(DEFAULT_EXAMPLE not in body["system"] for body in model.asked)
    assert shelf.asked == [(GOAL.text, "org.desk")]
    acted(way, lamp())
    assert len(shelf.asked) == 2
    assert calls == [as_call(GOAL.text, FOUND)] * 2
    assert calls[0]["purpose"] == "search"
    assert "key: desk-Lamp-s0\nscore: 3.25\nsame task: no\n" in str(calls[0]["answer"])


def test_where_nothing_is_found_the_built_in_example_is_shown() -> None:
    shelf, calls = Shelf(None), list[dict[str, object]]()
    way, model = steps_of(lines(reply("exit()")), finder=shelf, calls=calls)
    acted(way, lamp())
    assert DEFAULT_EXAMPLE in model.asked[0]["system"]
    assert "nothing was found" in str(calls[0]["answer"])


def test_without_the_module_nothing_is_looked_for() -> None:
    shelf = Shelf(FOUND)
    way, model = steps_of(lines(reply("exit()")), finder=shelf, modules="autocheck")
    acted(way, lamp())
    assert shelf.asked == []
    assert DEFAULT_EXAMPLE in model.asked[0]["system"]


def test_an_example_is_bounded_and_can_be_sent() -> None:
    long = FoundExample(key="x", task="x", text="\ud83d" + "y" * 10**6, score=0, same_task=True)
    way, model = steps_of(lines(reply("exit()")), finder=Shelf(long))
    acted(way, lamp())
    system = model.asked[0]["system"]
    assert len(system) < MOST + 5_000
    system.encode()
