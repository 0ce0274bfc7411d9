"""A desk with a lamp and a note, as an app in memory, and agents that are let loose on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from fixtures.model_server import Says
from fixtures.scripted_plans import Plan, PlanStep, Spot
from pytest_androidbench.agents.androidarena.options import ArenaForm, ArenaOptions
from pytest_androidbench.agents.androidarena.steps import ArenaSteps
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.parts.prompted_agent import PromptedSteps
from pytest_androidbench.errors import LimitReached
from pytest_androidbench.interface.actions import (
    Action,
    Done,
    Infeasible,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
)
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.models.conversation import Reply, Request, Stop, Text, TokenUse
from tests.agents.prompted import words

DIRECT: Final = ArenaForm(thinks=False)
REACT: Final = ArenaForm(thinks=True)
EXPLORE: Final = ArenaForm(thinks=True, counts_visits=True)
FORMS: Final = {"direct": DIRECT, "react": REACT, "explore": EXPLORE}
APPS: Final = ({"name": "Desk", "package": "org.desk", "about": "a lamp and a note"},
               {"name": "Shelf", "about": "not there"})  # fmt: skip
WIDTH, ROW = 1000, 100
Answers: TypeAlias = Callable[[Mapping[str, Any]], Says]
Sent: TypeAlias = Mapping[str, Any]


def row(index: int, text: str, **more: Any) -> Node:
    """A line of the screen."""
    known: dict[str, Any] = {
        "class_name": "android.widget.Button",
        "clickable": True,
        "bounds": (0, ROW * index, WIDTH, ROW * (index + 1)),
        "package": "org.desk",
    }
    return Node(index=index, text=text, **{**known, **more})


def shown(*nodes: Node, package: str = "org.desk", error: str = "") -> Observation:
    """A screen of nodes."""
    return Observation(
        nodes=nodes, package=package, activity=f"{package}.Main", width=WIDTH, height=2000,
        error=error,
    )  # fmt: skip


@dataclass
class Desk:
    """Home, a page with rooms, and a page with a lamp and a note."""

    page: str = "home"
    lamp: bool = False
    note: str = ""
    error: str = ""
    asides: int = 0
    """Touches of what is of no use."""

    @property
    def solved(self) -> bool:
        """Whether the goal is reached."""
        return self.lamp and self.note == "milk"

    def observe(self) -> Observation:
        """What is on the screen."""
        if self.page == "home":
            phone = row(0, "Phone", package="com.android.launcher3")
            return shown(phone, package="com.android.launcher3", error=self.error)
        if self.page == "rooms":
            return shown(row(0, "Kitchen"), row(1, "Study"), row(2, "Cellar"), error=self.error)
        switch = row(
            0, "Lamp", class_name="android.widget.Switch", checkable=True, checked=self.lamp
        )
        note = row(1, self.note or "Note", class_name="android.widget.EditText")
        return shown(switch, note, row(2, "Window"), error=self.error)

    def perform(self, action: Action) -> None:
        """Do what an agent does."""
        self.error = ""
        match action:
            case Open(app=app) if app == "Desk":
                self.page = "rooms"
            case Open(app=app):
                self.error = f"no app is called {app}"
            case Press(key="back"):
                self.page = {"study": "rooms"}.get(self.page, "home")
            case Tap(at=int(at)):
                self._tap(at)
            case Type(text=text, at=1) if self.page == "study":
                self.note = text
            case Type():
                self.error = "this is no text field"
            case Scroll():
                self.asides += 1

    def _tap(self, at: int) -> None:
        if self.page == "rooms" and at == 1:
            self.page = "study"
        elif self.page == "study" and at == 0:
            self.lamp = not self.lamp
        else:
            self.asides += 1


GOAL: Final = Goal(text="Light the study, and note milk there.", steps=9)
PLAN: Final = Plan(
    goal=GOAL.text,
    steps=(
        PlanStep(verb="open", text="Desk"),
        PlanStep(verb="tap", spot=Spot(words="Study")),
        PlanStep(verb="tap", spot=Spot(words="Lamp")),
        PlanStep(verb="type", spot=Spot(words="Note", field=0), text="milk", clear=True),
        PlanStep(verb="done"),
    ),
)


@dataclass
class Answering:
    """A model that answers by a function, and keeps what it was asked."""

    answers: Answers
    asked: list[Sent] = field(default_factory=list)
    name: str = "made-up"

    def close(self) -> None:
        """There is nothing to let go."""

    def ask(self, request: Request) -> Reply:
        """The answer to a request, which is put to the function as a service has it."""
        body = {
            "system": "\n".join(part.text for part in request.system),
            "messages": [
                {
                    "role": message.role,
                    "content": "\n".join(p.text for p in message.parts if isinstance(p, Text)),
                }
                for message in request.messages
            ],
        }
        self.asked.append(body)
        says = self.answers(body)
        stop: Stop = "refusal" if says.stop == "refusal" else "end"
        return Reply(parts=(Text(text=says.text),), stop=stop, used=TokenUse())


@dataclass(frozen=True, kw_only=True)
class Tried:
    """What came of an episode."""

    desk: Desk
    actions: Sequence[Action]
    ending: str
    """`done`, `infeasible`, `limit:<name>`."""
    model: Answering

    @property
    def solved(self) -> bool:
        """Whether the goal was reached and the agent said so."""
        return self.desk.solved and self.ending == "done"


def steps_of(
    answers: Answers, form: ArenaForm = REACT, *, upstream: bool = False, **options: Any
) -> tuple[ArenaSteps, Answering]:
    """A way of an agent's whose model answers by a function."""
    model = Answering(answers)
    prompted = {each: options.pop(each) for each in ("stop_when_stuck",) if each in options}
    given = PromptedOptions(
        strict_upstream=upstream, history_tokens=options.pop("history_tokens", 2_000), **prompted
    )
    asking = Asking(model=model, max_tokens=2_000)
    arena = ArenaOptions(**{"apps": APPS, **options})
    return ArenaSteps(asking, given, form, arena), model


def done_on(
    answers: Answers, *screens: Observation, **options: Any
) -> tuple[list[Action], Answering]:
    """What is done on screens one after the other, and who was asked; options as of `steps_of`."""
    way, model = steps_of(answers, **options)
    way.begin(GOAL)
    return [way.next(screen) for screen in screens], model


def tried(
    way: PromptedSteps, model: Answering, desk: Desk | None = None, goal: Goal = GOAL
) -> Tried:
    """Let an agent play a turn on the desk."""
    desk, actions, ending = desk or Desk(), list[Action](), "limit:steps"
    way.begin(goal)
    for _ in range(goal.steps):
        try:
            action = way.next(desk.observe())
        except LimitReached as reached:
            ending = f"limit:{reached.limit}"
            break
        actions.append(action)
        if isinstance(action, Done | Infeasible):
            ending = type(action).__name__.lower()
            break
        desk.perform(action)
    return Tried(desk=desk, actions=actions, ending=ending, model=model)


def lines(*said: Says | str) -> Answers:
    """Answers one after the other, the last one for ever."""
    left = [Says(text=each) if isinstance(each, str) else each for each in said]
    return lambda _body: left.pop(0) if len(left) > 1 else left[0]


def prompt(body: Sent) -> str:
    """The action prompt of a request."""
    return words(body)


def id_of(body: Sent, label: str) -> str:
    """The id of the entry that holds a label."""
    newest = prompt(body).rpartition("Observation: ")[2]
    held = [line for line in newest.split("\n") if label in line and line.startswith(" ")]
    assert held, f"{label!r} is not told: {newest}"
    line = held[0]
    return line.partition("[")[2].partition("]")[0]
