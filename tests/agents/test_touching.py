"""The solution by touches: apps by their icons, keys by the bar, and nothing a finger cannot."""

from __future__ import annotations

import pytest

from pytest_androidbench.agents.agent import Turn
from pytest_androidbench.agents.case import Script
from pytest_androidbench.agents.parts.dual_gesture import PRESSES, SWIPES
from pytest_androidbench.agents.touching import TouchingAgent
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, Done, Tap
from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.interface.pilot import Pilot

WIDTH, HEIGHT = 1080, 2160
LAUNCHER = "com.google.android.apps.nexuslauncher"
DRAWER = (("Files", "Gmail"), ("Gmail", "Notes"), ("Photos",))
"""Pages of the list of all apps; the last icon of the first one is cut off by the screen's end."""


def shows(package: str, *labels: str, top: int = 0) -> Observation:
    nodes = tuple(
        Node(
            index=index,
            text=label,
            package=package,
            clickable=True,
            bounds=(100, top + 100 * index, 300, top + 100 * index + 100),
        )
        for index, label in enumerate(labels)
    )
    return Observation(nodes=nodes, package=package, activity="", width=WIDTH, height=HEIGHT)


HOME = shows(LAUNCHER, "Clock", "Camera")


class HomeScreen:
    """A turn where a home screen and a list of all apps are, and whatever is tapped opens."""

    def __init__(self, seen: Observation) -> None:
        self.observation = seen
        self.done: list[Action] = []
        self._page = -1

    @property
    def over(self) -> bool:
        return Done() in self.done

    def note(self, text: str) -> None:
        raise AssertionError(text)

    def step(self, action: Action) -> Observation:
        self.done.append(action)
        if action == PRESSES["home"].on(WIDTH, HEIGHT):
            self.observation, self._page = HOME, -1
        elif isinstance(action, Tap):
            self.observation = shows("com.example.app", "Save")
        elif action != Done():
            self._page = min(self._page + 1, len(DRAWER) - 1)
            top = HEIGHT - 200 if self._page == 0 else 0
            self.observation = shows(LAUNCHER, *DRAWER[self._page], top=top)
        return self.observation


def opens(app: str) -> Script:
    def script(pilot: Pilot) -> None:
        pilot.open(app)

    return script


def save(pilot: Pilot) -> None:
    pilot.open("Camera").tap("Save")


def types(pilot: Pilot) -> None:
    pilot.type(None, "10")


def played(script: Script, seen: Observation = HOME) -> list[Action]:
    turn = HomeScreen(seen)
    checked: Turn = turn
    TouchingAgent((script,)).take_turn(Goal(text="Save it."), checked)
    return turn.done


CLOCK = KnownApp(package="org.example.clock", label="Clock", names=("Uhr", "時計"))


@pytest.mark.parametrize("label", ["Clock", "Uhr", "時計"])
@pytest.mark.parametrize("name", ["Clock", "org.example.clock"])
def test_an_app_is_opened_by_what_it_is_called_in_any_language(label: str, name: str) -> None:
    turn = HomeScreen(shows(LAUNCHER, "Uhrwerk", label))
    TouchingAgent((opens(name),), (CLOCK,)).take_turn(Goal(text="Open it."), turn)
    assert turn.done == [Tap((200, 150)), Done()]


def test_an_app_on_the_home_screen_is_opened_there() -> None:
    done = played(save)
    assert done == [Tap((200, 150)), Tap((200, 50)), Done()]


def test_another_one_is_looked_for_among_all_apps() -> None:
    done = played(opens("Notes"))
    assert done[0] == SWIPES["up"].on(WIDTH, HEIGHT)
    assert done[2:] == [Tap((200, 150)), Done()]


def test_an_icon_behind_the_bar_is_scrolled_up_first() -> None:
    assert len(played(opens("Files"))) == len([SWIPES["up"], Tap((200, 2010)), Done()])
    done = played(opens("Gmail"))
    assert done[2:] == [Tap((200, 50)), Done()]


def test_from_an_app_the_way_leads_over_the_home_screen() -> None:
    done = played(opens("Clock"), shows("com.example.app", "Clock"))
    assert done == [PRESSES["home"].on(WIDTH, HEIGHT), Tap((200, 50)), Done()]


def test_an_app_that_is_not_there_is_said() -> None:
    with pytest.raises(AgentError, match="no icon says 'Chess'"):
        played(opens("Chess"))


def test_what_no_touch_does_is_said() -> None:
    with pytest.raises(AgentError, match=r"cannot do Type.*give the task a solution of taps"):
        played(types)
