"""The decorator that turns a test function into a task."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    Final,
    ParamSpec,
    Protocol,
    TypedDict,
    TypeVar,
    cast,
)

from pytest_androidbench.errors import TaskDefinitionError
from pytest_androidbench.interface.limits import Limits

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy
    from typing_extensions import Unpack

    from pytest_androidbench.interface.pilot import Pilot

P = ParamSpec("P")
S = TypeVar("S", bound="Callable[Concatenate[Pilot, ...], None]")

ATTRIBUTE: Final = "__androidbench_task__"
SIMULATED_ONLY: Final = "simulated_only"
"""The tag of tasks about apps that keep their state on a server, where nothing can be arranged."""


@dataclass(slots=True, kw_only=True)
class Mistake:
    """A near miss: what an agent could do wrong, and the check that must catch it."""

    label: str
    fails: str | None
    """Label of the check; None = a plain assert of the task."""
    act: Callable[..., None]
    turn: int = 0
    """Which turn it replaces; the other turns are the solution's."""


@dataclass(slots=True, kw_only=True)
class Task:
    """Everything declared about one task."""

    id: str
    goal: str
    function: Callable[..., None]
    wordings: tuple[str, ...] = ()
    """Other sentences that ask for the same, with the same placeholders."""
    params: Mapping[str, SearchStrategy[Any]] = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)
    tags: frozenset[str] = frozenset()
    difficulty: str = ""
    apps: tuple[str, ...] = ()
    optimal_steps: int | None = None
    passes_at_start: bool = False
    needs_done: bool | None = None
    draft: bool = False
    """Whether it has no checks yet."""
    solutions: list[Callable[..., None]] = field(default_factory=list)
    """One for each turn."""
    mistakes: list[Mistake] = field(default_factory=list)

    @property
    def app(self) -> str:
        """The main app; "" where none was declared."""
        return self.apps[0] if self.apps else ""

    def goal_in(self, wording: int) -> str:
        """Its goal in one of its wordings, counted from 1; 0 = as it is declared."""
        return self.wordings[wording - 1] if wording else self.goal

    @property
    def file(self) -> str:
        """The file that declares it."""
        return self.function.__code__.co_filename

    @property
    def line(self) -> int:
        """The line where its declaration starts."""
        return self.function.__code__.co_firstlineno


class TaskDetails(TypedDict, total=False):
    """What `task` takes beside id and goal; all optional."""

    wordings: Sequence[str]
    """Other sentences that ask for the same, with the same placeholders: `--ab-vary wording`."""
    params: Mapping[str, SearchStrategy[Any]]
    """Strategy of each value drawn for a cell."""
    limits: Limits
    """On top of the suite's."""
    tags: set[str] | frozenset[str]
    difficulty: str
    """`easy`, `medium` or `hard`; becomes a mark."""
    app: str | tuple[str, ...]
    """The app it is about, or several, the main one first; each becomes a mark `app_<name>`."""
    optimal_steps: int
    """Actions a person needs, where the solution is no measure of it."""
    passes_at_start: bool
    """Doing nothing is the right thing to do."""
    needs_done: bool
    """Whether a pass needs the agent to say that it is done; else as the suite says."""
    draft: bool
    """It has no checks yet, and is refused at collection."""


class TaskFunction(Protocol[P]):
    """A test function that is a task: solutions and mistakes are declared on it."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None: ...

    def solution(self, solve: S, /) -> S:
        """Declare how the goal is reached; the second one declared is for the second turn."""

    def mistake(
        self, label: str, /, *, fails: str | None = None, turn: int = 0
    ) -> Callable[[S], S]:
        """Declare a near miss and the check that must catch it (None: a plain assert)."""


def task(
    task_id: str, goal: str, **details: Unpack[TaskDetails]
) -> Callable[[Callable[P, None]], TaskFunction[P]]:
    """Make a test function a task.

    Example:
        ```python
        @task("WifiOff", "Turn Wi-Fi off.", app="settings", difficulty="easy")
        def test_wifi_off(episode: Episode) -> None:
            episode.run()
            with episode.check("Wi-Fi is off"):
                assert SystemSettings(episode.device).wifi() is False
        ```
    """

    def decorate(function: Callable[P, None]) -> TaskFunction[P]:
        return _declare(function, task_id, goal, dict(details))

    return decorate


def _declare(
    function: Callable[P, None], task_id: str, goal: str, details: dict[str, Any]
) -> TaskFunction[P]:
    if unknown := sorted(set(details) - set(TaskDetails.__annotations__)):
        known = ", ".join(sorted(TaskDetails.__annotations__))
        code = function.__code__
        raise TaskDefinitionError(
            f"task {task_id!r}: task() takes no {', '.join(unknown)}; it takes {known}",
            file=code.co_filename,
            line=code.co_firstlineno,
        )
    app = details.pop("app", ())
    declared = Task(
        id=task_id,
        goal=goal,
        function=function,
        apps=(app,) if isinstance(app, str) else tuple(app),
        tags=frozenset(details.pop("tags", ())),
        wordings=tuple(details.pop("wordings", ())),
        **details,
    )

    def solution(solve: S, /) -> S:
        declared.solutions.append(solve)
        return solve

    def mistake(label: str, /, *, fails: str | None = None, turn: int = 0) -> Callable[[S], S]:
        def keep(act: S) -> S:
            declared.mistakes.append(Mistake(label=label, fails=fails, act=act, turn=turn))
            return act

        return keep

    # The same function, not a wrapper: assertion rewriting, marks and fixtures stay pytest's own.
    added = {ATTRIBUTE: declared, "__test__": True, "solution": solution, "mistake": mistake}
    function.__dict__.update(added)
    return cast("TaskFunction[P]", function)


def task_of(function: object) -> Task | None:
    """The task that a test function declares; None for a plain test."""
    declared = getattr(function, ATTRIBUTE, None)
    return declared if isinstance(declared, Task) else None
