"""The loop of B-MoCA's agents: one question, one call, one dual gesture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.bmoca import prompts
from pytest_androidbench.agents.bmoca.shots import Shots
from pytest_androidbench.agents.parts.action_option import gesture_of_option, read_option
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.circles import Circles
from pytest_androidbench.agents.parts.elements.bmoca import Form, bmoca_list
from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.agents.parts.faults import RefusedByModel, Unusable
from pytest_androidbench.agents.parts.history import one_line
from pytest_androidbench.agents.parts.notes import noted, nothing_done
from pytest_androidbench.agents.parts.pictures.marks import marked_screen
from pytest_androidbench.agents.parts.pictures.scaling import Size, resized
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.touches import is_mirrored
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Picture, Reply, said

PICTURES: Final[dict[Form, Size]] = {"R0": (1024, 2048), "R1": (256, 512)}
"""Width and height of what models are shown of an upright screen."""
NOTHING_DONE: Final = "Nothing was done: {}"


@dataclass(frozen=True, slots=True, kw_only=True)
class BMocaForm:
    """How an agent of B-MoCA puts things to its model."""

    form: Form
    pictures: bool
    marks: bool = False
    """Whether elements have boxes with their numbers in the picture."""
    shots: Shots | None = None


class BMocaSteps:
    """One agent's way through the turns of an episode."""

    def __init__(self, asking: Asking, options: PromptedOptions, put: BMocaForm) -> None:
        """Prepare it; nobody is asked yet."""
        self._asking, self._put = asking, put
        self._upstream = options.strict_upstream
        self._circles = Circles(stop=options.stop_when_stuck, hints=not self._upstream)
        self._goal = Goal(text="")
        self._shots: tuple[str, ...] = ()
        self._previous: list[str] = []

    def begin(self, goal: Goal) -> None:
        """Take in the goal of a turn, and draw what is shown of it."""
        self._goal = goal
        shots = self._put.shots
        self._shots = shots.of(goal.text, again=self._upstream) if shots else ()
        self._previous.clear()
        self._circles.clear()

    def next(self, observation: Observation) -> Action:
        """The next action.

        Raises:
            RefusedByModel: the model does not want to.
            DeviceError: there is no picture of the screen.
            LimitReached, CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        listed = bmoca_list(observation, self._put.form)
        reply = self._asked(listed)
        if reply.stop == "refusal" and not self._upstream:
            raise RefusedByModel(f"{reply.stop_detail} {reply.text}")
        return self._circles.checked(observation, self._action(reply, listed))

    def _asked(self, listed: ElementList) -> Reply:
        put = self._put
        told = prompts.StepWords(
            goal=self._goal.text,
            elements=listed.text,
            shots=self._shots,
            previous=self._previous,
            pictures=put.pictures,
            marked=put.marks,
            hint=self._circles.hint(),
        )
        system, user = prompts.words(told, put.form)
        pictures = [self._picture(listed)] if put.pictures else []
        return self._asking.ask(said(user, *pictures), system=system)

    def _picture(self, listed: ElementList) -> Picture:
        """The screen's picture; of one that lies on its side the sides are exchanged."""
        seen, (width, height) = listed.seen, PICTURES[self._put.form]
        size = (height, width) if seen.width > seen.height else (width, height)
        raw = seen.screenshot
        try:
            return Picture(
                data=resized(marked_screen(raw, listed) if self._put.marks else raw, size)
            )
        except OSError as error:
            raise DeviceError(f"the picture of the screen cannot be read: {error}") from error

    def _action(self, reply: Reply, listed: ElementList) -> Action:
        seen = listed.seen
        try:
            option = read_option(reply.text, upstream=self._upstream, form=self._put.form)
            gesture = gesture_of_option(option, listed.shown, mirrored=is_mirrored(seen))
        except Unusable as fault:
            why = one_line(f"{fault}{self._asking.cut(reply)}")
            return nothing_done(NOTHING_DONE.format(why))
        self._previous.append(option.call)
        return noted(gesture.on(seen.width, seen.height), reply.text)
