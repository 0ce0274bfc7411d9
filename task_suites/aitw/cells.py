"""Goals of which a seed has several: one template, and a task for each of its cells.

A cell of a run is a task on a seed, so 192 goals at a seed are 192 tasks. What the tasks of a
template have in common is written once. Each has a share of the template's values, which no other
one has: so no goal is there twice, whatever the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from hypothesis import strategies as st

from pytest_androidbench import Pilot, task
from pytest_androidbench.tasks.task import Mistake, TaskFunction

P = ParamSpec("P")
S = TypeVar("S", bound=Callable[Concatenate[Pilot, ...], None])
Shares = Mapping[str, Sequence[Any]]
"""The values of each task, by what its id ends with."""
CELLS: Final = 4
"""Tasks of a general template; 24 of them make 96 goals."""


@dataclass(slots=True, kw_only=True)
class Template(Generic[P]):
    """A goal with something to fill in, and what fills it."""

    name: str
    goal: str
    param: str
    shares: Shares
    apps: tuple[str, ...]
    tags: frozenset[str]
    function: Callable[P, None]
    solutions: list[Callable[..., None]] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)

    def solution(self, solve: S, /) -> S:
        """Declare how the goal is reached, in each task."""
        self.solutions.append(solve)
        return solve

    def mistake(self, label: str, /, *, fails: str | None = None) -> Callable[[S], S]:
        """Declare a near miss of each task, and the check that must catch it."""

        def keep(act: S) -> S:
            self.mistakes.append(Mistake(label=label, fails=fails, act=act))
            return act

        return keep

    def tests(self) -> dict[str, TaskFunction[P]]:
        """Its tasks by the names of their functions, for the module that declares them."""
        return {f"test_{self.name}_{end}": self._made(end) for end in self.shares}

    def _made(self, end: str) -> TaskFunction[P]:
        # A function of its own, as what is declared is kept on it; the code is the template's, so
        # that whatever points at its lines points at where they stand.
        own = cast("FunctionType", self.function)
        twin = FunctionType(own.__code__, own.__globals__, f"test_{self.name}_{end}")
        twin.__annotations__ = own.__annotations__
        made: TaskFunction[P] = task(
            f"{self.name}_{end}",
            self.goal,
            params={self.param: st.sampled_from(self.shares[end])},
            app=self.apps,
            tags=self.tags,
        )(cast("Callable[P, None]", twin))
        for solve in self.solutions:
            made.solution(solve)
        for wrong in self.mistakes:
            made.mistake(wrong.label, fails=wrong.fails)(wrong.act)
        return made


def template(
    name: str,
    goal: str,
    *,
    param: str,
    shares: Shares,
    apps: tuple[str, ...] = ("chrome",),
    tags: frozenset[str] = frozenset({"general"}),
) -> Callable[[Callable[P, None]], Template[P]]:
    """Make a function the body of all tasks of a template.

    Args:
        name: what the tasks' ids begin with.
        goal: with the param in braces.
        param: what is drawn; the function takes it by this name.
        shares: the values of each task, each of which makes another goal.
        apps: what it is about.
        tags: by what the tasks are chosen.
    """

    def declare(function: Callable[P, None]) -> Template[P]:
        return Template(
            name=name, goal=goal, param=param, shares=shares, apps=apps, tags=tags,
            function=function,
        )  # fmt: skip

    return declare


def spread(values: Sequence[Any], count: int = CELLS, ahead: str = "") -> Shares:
    """Values for so many tasks: number k has every count-th from the k-th on."""
    return {f"{ahead}{number + 1}": values[number::count] for number in range(count)}
