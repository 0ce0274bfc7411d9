"""The agent that is a person: asks at its page, gives what was done there, and keeps time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from fixtures.person import Person
from pytest_androidbench.agents.agent import Agent
from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.human.agent import HumanAgent, Humans
from pytest_androidbench.agents.loading import load_agent, try_to_build
from pytest_androidbench.errors import AgentLoadError, DeviceGone
from pytest_androidbench.interface.actions import Action, Answer, Done, Press, Tap, Type, Wait
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.records.record import Cell

CELL = Cell(suite="s", task="T", seed=1)
GOAL = Goal(text="Press <b>OK</b>.", guidelines=("Be quick.",), steps=5)


@dataclass
class Seen:
    """What a person sees of an episode that nobody plays on a device."""

    left: list[float | None] = field(default_factory=lambda: [None])
    """What is left each time somebody asks; the last one for ever."""
    error: str = ""
    pictures: list[bytes] = field(default_factory=list)
    """Likewise; none = the device gives none."""

    def seconds_left(self) -> float | None:
        return self.left.pop(0) if len(self.left) > 1 else self.left[0]

    def last_error(self) -> str:
        return self.error

    def picture(self) -> bytes:
        if not self.pictures:
            raise DeviceGone("it is away")
        return self.pictures.pop(0) if len(self.pictures) > 1 else self.pictures[0]


def screen(picture: bytes = b"\xff\xd8one", text: str = "OK") -> Observation:
    ok = Node(index=0, text=text, bounds=(0, 0, 60, 60), clickable=True)
    return Observation(
        nodes=(ok,), package="p", activity="p.Main", width=100, height=200,
        take_screenshot=lambda: picture,
    )  # fmt: skip


def asked(agent: HumanAgent, observation: Observation, do: Callable[[], object]) -> Action:
    """What the agent does while somebody does something at its page."""
    doing = threading.Thread(target=do)
    doing.start()
    try:
        return agent.act(observation)
    finally:
        doing.join()


@pytest.fixture
def humans() -> Iterator[Humans]:
    made = Humans(participant="P 7")
    yield made
    made.close()


@pytest.fixture
def person(humans: Humans) -> Person:
    return Person(humans.open_page())


def test_what_is_done_at_the_page_is_what_the_agent_does(humans: Humans, person: Person) -> None:
    agent = humans(Case(cell=CELL, sight=Seen(left=[90.0])))
    assert isinstance(agent, Agent)
    agent.start(GOAL)

    def touch() -> None:
        shown = person.await_question()
        assert (shown["goal"], shown["guidelines"]) == ("Press <b>OK</b>.", ["Be quick."])
        assert (shown["taken"], shown["allowed"], shown["seconds_left"]) == (0, 5, 90.0)
        assert (shown["where"], shown["size"]) == ("p / Main", [100, 200])
        assert [one["label"] for one in shown["elements"]] == ["OK"]
        assert person.fetch("GET", "/picture").body == b"\xff\xd8one"
        person.tap(30, 150, note="it looked right")

    action = asked(agent, screen(), touch)
    assert (action, action.note) == (Tap((30, 150)), "it looked right")

    def answer() -> None:
        assert person.await_question()["taken"] == 1
        person.act("answer", text="42")

    assert asked(agent, screen(), answer) == Answer("42")

    def finish() -> None:
        assert "answer is given" in person.await_question()["said"]
        person.act("done")

    assert asked(agent, screen(), finish) == Done()


def test_between_two_episodes_the_page_waits(humans: Humans, person: Person) -> None:
    assert person.look()["phase"] == "waiting"
    assert person.scene["title"] == "P 7"
    agent = humans(Case(cell=CELL))
    agent.start(GOAL)
    asked(agent, screen(), lambda: person.await_question() and person.act("key", key="back"))
    agent.close()
    shown = person.await_scene(lambda now: now["phase"] == "waiting")
    assert (shown["goal"], shown["elements"], shown["seconds_left"]) == ("", [], None)
    assert person.act("key", key="home").status == 409
    again = humans(Case(cell=CELL))
    again.start(GOAL)
    pressed = asked(
        again, screen(), lambda: person.await_question() and person.act("key", key="home")
    )
    assert pressed == Press("home")
    humans.close()


def test_why_the_last_action_failed_is_told(humans: Humans, person: Person) -> None:
    agent = humans(Case(cell=CELL, sight=Seen(error="no text field\x1b has the focus")))
    agent.start(GOAL)

    def look() -> None:
        said = person.await_question()["said"]
        assert said == "It could not be done: no text field\\x1b has the focus"
        person.act("text", text="Ada", enter=True)

    assert asked(agent, screen(), look) == Type("Ada", enter=True)


def test_a_screen_that_changes_by_itself_is_followed_while_somebody_looks(
    humans: Humans, person: Person
) -> None:
    seen = Seen(pictures=[b"\xff\xd8one", b"\xff\xd8two"])
    agent = humans(Case(cell=CELL, sight=seen))
    agent.start(GOAL)

    def follow() -> None:
        step = person.await_question()["step"]
        while person.fetch("GET", "/picture").body != b"\xff\xd8two":
            person.look()
        assert person.scene["step"] == step
        person.act("key", key="back")

    assert asked(agent, screen(), follow) == Press("back")


def test_a_device_that_gives_no_picture_is_no_fault_of_the_person(
    humans: Humans, person: Person
) -> None:
    agent = humans(Case(cell=CELL, sight=Seen(left=[None, None, None, 0.0])))
    agent.start(GOAL)
    person.look()
    assert agent.act(screen()) == Wait(0)


@pytest.mark.parametrize("left", [[0.0], [-3.0], [5.0, 0.01, 0.0]])
def test_a_person_whose_time_is_up_gives_the_turn_back(
    humans: Humans, person: Person, left: list[float | None]
) -> None:
    agent = humans(Case(cell=CELL, sight=Seen(left=left)))
    agent.start(GOAL)
    assert agent.act(screen()) == Wait(0)
    assert person.look()["phase"] == "busy"
    assert person.act("done").status == 409


def test_who_aims_at_elements_taps_what_a_replay_finds_again() -> None:
    humans = Humans(aim="element")
    person = Person(humans.open_page())
    agent = humans(Case(cell=CELL))
    agent.start(GOAL)
    assert asked(agent, screen(), lambda: person.await_question() and person.tap(10, 10)) == Tap(
        (10, 10)
    )  # a quarter of the screen may be a map, or a drawing
    small = Observation(
        nodes=(Node(index=0, text="OK", bounds=(0, 0, 20, 20), clickable=True),),
        package="p", activity="a", width=100, height=200, take_screenshot=lambda: b"\x89PNG",
    )  # fmt: skip
    assert asked(agent, small, lambda: person.await_question() and person.tap(19, 0)) == Tap(0)
    humans.close()


def test_who_waits_at_a_page_that_is_closed_is_told_and_nobody_after_that(
    humans: Humans, person: Person
) -> None:
    person.look()
    closing = Humans()
    # It has shown as much as the other one, so that a question what is new has to wait.
    waiting = Person(closing.open_page(), seen=person.seen)
    looking = threading.Thread(target=waiting.look)
    looking.start()
    while not closing.watched:
        looking.join(0.01)
    closing.close()
    looking.join()
    assert waiting.scene["phase"] == "over"
    with pytest.raises(ConnectionRefusedError):
        waiting.look()
    closing.close()


def test_the_page_stays_where_it_is(humans: Humans, person: Person) -> None:
    assert humans.open_page() == person.address


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"port": "80"}, "give a port from 0 to 65535"),
        ({"port": 70_000}, "give a port from 0 to 65535"),
        ({"port": True}, "give a port from 0 to 65535"),
        ({"host": ""}, "give a name or number of this machine"),
        ({"open_browser": "yes"}, "give true or false"),
        ({"participant": 7}, "give a text"),
        ({"aim": "nodes"}, "give place or element"),
        ({"speed": 1}, "its signature is"),
    ],
)
def test_an_option_of_no_use_is_refused(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(AgentLoadError, match=rule):
        load_agent("human", options)


def test_loading_it_serves_nothing_yet_and_a_bad_address_is_told() -> None:
    humans = load_agent("human", {"host": "192.0.2.1"})
    assert try_to_build("human", humans, Case(cell=CELL)) is None
    with pytest.raises(AgentLoadError, match=r"--agent=human: no page can be served at 192\.0"):
        humans(Case(cell=CELL))
