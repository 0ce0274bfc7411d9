"""Lets a person solve tasks: each action is what they did on a page that shows the screen."""

from __future__ import annotations

import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal, TypeAlias, get_args

from pytest_androidbench.agents.case import Case
from pytest_androidbench.errors import AgentLoadError, DeviceError
from pytest_androidbench.interface.actions import Action, Answer, Wait
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.viewer.inputs import Aim
from pytest_androidbench.viewer.page import LivePage
from pytest_androidbench.viewer.scene import (
    Scene,
    bounded_line,
    bounded_text,
    elements_of,
    field_of,
    where_of,
)
from pytest_androidbench.viewer.server import AddressTaken, PageServer

Aiming: TypeAlias = Literal["place", "element"]

LOOK_SECONDS: Final = 0.5
"""Between two looks at a screen that may change by itself."""
TITLE: Final = "Solve this on the phone"


class Humans:
    """Builds the agents of a process, which play one after the other at one page."""

    def __init__(
        self,
        *,
        port: int = 0,
        host: str = "127.0.0.1",
        open_browser: bool = False,
        participant: str = "",
        aim: Aiming = "place",
    ) -> None:
        """Prepare to let a person play; nothing is served yet.

        Args:
            port: of the page, or one of the next where it is taken, as by another worker; 0 = any.
            host: the page is served at; another than 127.0.0.1 lets other machines in.
            open_browser: open the page in this machine's browser.
            participant: who plays, for the page and the run's manifest.
            aim: what a tap means: the place, or the element that lies there, which a replay finds
                again where it has moved.

        Raises:
            AgentLoadError: a value is of no use; says what would be.
        """
        _check("port", port, "a port from 0 to 65535", type(port) is int and 0 <= port <= 65535)
        _check(
            "host", host, "a name or number of this machine", isinstance(host, str) and bool(host)
        )
        _check("open_browser", open_browser, "true or false", isinstance(open_browser, bool))
        _check("participant", participant, "a text", isinstance(participant, str))
        _check("aim", aim, " or ".join(get_args(Aiming)), aim in get_args(Aiming))
        self._port, self._host, self._opens = port, host, open_browser
        self._participant = participant
        self._aims_at_elements = aim == "element"
        self._page = LivePage()
        self._server: PageServer | None = None

    def open_page(self) -> str:
        """Serve the page from now on; its address.

        Raises:
            AgentLoadError: it cannot be served there.
        """
        if self._server is None:
            self._page.show(self._waiting())
            try:
                self._server = PageServer(self._page, host=self._host, port=self._port)
            except AddressTaken as error:
                raise AgentLoadError(f"--agent=human: {error}") from error
            if self._opens:
                webbrowser.open(self._server.address)
        return self._server.address

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the page."""
        return self._page.watched

    def __call__(self, case: Case) -> HumanAgent:
        """The agent of an episode."""
        self.open_page()
        return HumanAgent(
            case, self._page, waiting=self._waiting(), aims_at_elements=self._aims_at_elements
        )

    def close(self) -> None:
        """Say that it is over, and serve no more."""
        server, self._server = self._server, None
        if server is not None:
            self._page.show(replace(self._page.scene, phase="over"))
            server.close()

    def _waiting(self) -> Scene:
        title = bounded_line(self._participant)
        return Scene(step=self._page.scene.step, title=title or TITLE)


class HumanAgent:
    """A person, for one episode."""

    def __init__(
        self, case: Case, page: LivePage, *, waiting: Scene, aims_at_elements: bool
    ) -> None:
        """Let somebody play an episode.

        Args:
            case: the episode.
            page: they play at.
            waiting: what it shows while there is nothing to play.
            aims_at_elements: whether a tap is meant for the element that lies there.
        """
        self._sight = case.sight
        self._page = page
        self._waiting = waiting
        self._aims_at_elements = aims_at_elements
        self._goal = Goal(text="")
        self._taken: list[Action] = []

    def start(self, goal: Goal) -> None:
        """Show a goal with the first screen."""
        self._goal = goal

    def act(self, observation: Observation) -> Action:
        """What the person does; any action once their time is up, which ends the turn."""
        page, size = self._page, (observation.width, observation.height)
        aim = Aim(size=size, observation=observation, elements=self._aims_at_elements)
        page.show(self._scene(observation), aim=aim, picture=observation.screenshot)
        while (left := self._seconds_left()) is None or left > 0:
            action = page.take(LOOK_SECONDS if left is None else min(left, LOOK_SECONDS))
            if action is not None:
                self._taken.append(action)
                return action
            self._look_again()
        page.show(replace(page.scene, phase="busy"))
        return Wait(0)

    def close(self) -> None:
        """Leave the page to the next episode."""
        page = self._page
        page.show(replace(self._waiting, step=page.scene.step))

    def _scene(self, observation: Observation) -> Scene:
        return Scene(
            phase="ready",
            step=self._page.scene.step + 1,
            title=self._waiting.title,
            goal=bounded_text(self._goal.text),
            guidelines=tuple(map(bounded_text, self._goal.guidelines)),
            turn=self._goal.turn,
            taken=len(self._taken),
            allowed=self._goal.steps,
            seconds_left=self._seconds_left(),
            where=where_of(observation.package, observation.activity),
            size=(observation.width, observation.height),
            field=field_of(observation),
            elements=elements_of(observation),
            said=self._said(),
        )

    def _said(self) -> str:
        """What came of the last action, where that is not seen."""
        if self._sight is not None and (error := self._sight.last_error()):
            return bounded_line(f"It could not be done: {error}", 600)
        if self._taken and isinstance(self._taken[-1], Answer):
            return "The answer is given. Say Done when the goal is reached."
        return ""

    def _seconds_left(self) -> float | None:
        return None if self._sight is None else self._sight.seconds_left()

    def _look_again(self) -> None:
        """Show how the screen looks by now; on most devices it changes by itself."""
        if self._sight is None or not self._page.watched:
            return
        # What is wrong with the device shows in what is asked of it next.
        with suppress(DeviceError):
            self._page.show_picture(self._sight.picture())


def _check(name: str, value: object, rule: str, holds: bool) -> None:
    if not holds:
        raise AgentLoadError(f"--agent-option {name}={value!r:.200}: give {rule}")
