"""What an agent must not be shown: the solution of what it is measured by.

Each level holds what the one before it holds:

- `cell`: nothing of the query's own suite, task and seed, in whatever look, wording or repeat: that
  is the same draw of params. It cannot be switched off.
- `task`: nothing of the query's own task, and nothing of the same text wherever it comes from.
- `app`: nothing in which an app of the query was in front. These are the app that the query names
  and those that were in front in what is known of its task; where there are none at all, nobody can
  say what is of another app, and nothing is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.records.record import Cell

Guard: TypeAlias = Literal["cell", "task", "app"]
GUARDS: Final[tuple[Guard, ...]] = get_args(Guard)
TaskName: TypeAlias = tuple[str, str]
"""A suite and its task."""
_NO_APP: Final = frozenset({"", "home"})
"""What is in front before any app is; `Home` is the launcher."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What of an experience decides who may see it, in a form that is quickly compared."""

    task: TaskName | None
    """None = of no cell of ours."""
    seed: int
    text: str
    """Its instruction, without case."""
    apps: frozenset[str]
    """That were in front, without case; the launcher is none."""


Allows: TypeAlias = Callable[[Origin], bool]


class LeakGuard:
    """Tells for a query which experiences may be shown."""

    def __init__(self, level: Guard, known: Iterable[Origin]) -> None:
        """Take in what is known of tasks.

        Args:
            level: how much is hidden.
            known: of all experiences, of complete ones and others.
        """
        self._level = level
        self._apps: dict[TaskName, frozenset[str]] = {}
        for one in known:
            if one.task:
                self._apps[one.task] = self._apps.get(one.task, frozenset()) | one.apps

    def allows(self, query: Query) -> Allows:
        """The rule for one query."""
        task, text = task_of(query.cell), plain(query.task)
        if self._level == "cell":
            seed = query.cell.seed if query.cell else 0
            return lambda one: task is None or one.task != task or one.seed != seed
        if self._level == "task":
            return lambda one: one.text != text and (task is None or one.task != task)
        apps = app_of(query) | (self._apps.get(task, frozenset()) if task else frozenset())
        if not apps:
            return lambda _: False
        # What is known of the query's own task is of these apps, and so is hidden with them.
        return lambda one: (
            one.text != text and (task is None or one.task != task) and apps.isdisjoint(one.apps)
        )


def origin_of(one: Experience) -> Origin:
    """What a guard goes by."""
    apps = frozenset(map(plain, (one.init_state, *one.apps))) - _NO_APP
    return Origin(task_of(one.cell), one.cell.seed if one.cell else 0, plain(one.task), apps)


def task_of(cell: Cell | None) -> TaskName | None:
    """The task of a cell, in whatever seed."""
    return (cell.suite, cell.task) if cell else None


def app_of(query: Query) -> frozenset[str]:
    """The app that a query names, as `Origin.apps` has it; nothing where it names none."""
    return frozenset({plain(query.app)}) - _NO_APP


def plain(text: str) -> str:
    """A text without case and further blanks."""
    return " ".join(text.casefold().split())
