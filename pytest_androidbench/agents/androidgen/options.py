"""The options that AndroidGen's agent has beside those of all with written-out prompts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, TypeAlias, get_args

from pytest_androidbench.agents.androidgen.checks import Rules
from pytest_androidbench.errors import AgentLoadError

Module: TypeAlias = Literal["expsearch", "reflectplan", "autocheck", "quote"]
Mode: TypeAlias = Literal["text", "picture"]
Handling: TypeAlias = Literal["feedback", "regenerate", "silent"]
MODULES: Final[tuple[Module, ...]] = get_args(Module)
TEMPERATURE: Final = 0.5
"""Of the published agent, whose top-p is 0.5, too."""
PLAN_TRIES: Final = 3
SUITE: Final = "suite"
"""In place of a number of rounds: that of the suites which are published with one."""
LIMITED_SUITES: Final = ("popular_apps", "aitw")
ROUNDS: Final = 30
"""Of an episode of these."""
_MOST_ROUNDS: Final = 100_000
_MOST_TRIES: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class GenOptions:
    """Checked when they are made.

    Raises:
        AgentLoadError: one is none of its values; says what is.
    """

    modules: Collection[str] = "all"
    """Which of the four there are: names, as a list or with commas; `all` or `none`."""
    mode: Mode = "text"
    """Whether the model is told the elements, or shown the picture with their boxes."""
    rules: Rules | None = None
    """Of AutoCheck; None = the paper's, with `strict_upstream` the code's."""
    autocheck: Handling = "feedback"
    """What follows on a broken rule: the next round is told; or the reply is asked for again where
    nothing was done yet; or nothing is said."""
    plan_tries: int = PLAN_TRIES
    """How often a plan is asked for in a round until there is one."""
    round_limit: int | str = SUITE
    """Rounds of an episode after which it is ended; 0 = the harness alone counts."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "modules", _modules(self.modules))
        _one_of("mode", self.mode, get_args(Mode))
        _one_of("autocheck", self.autocheck, get_args(Handling))
        if self.rules is not None:
            _one_of("rules", self.rules, get_args(Rules))
        _whole("plan_tries", self.plan_tries, 1, _MOST_TRIES)
        if self.round_limit not in (SUITE, 0) or self.round_limit is False:
            _whole("round_limit", self.round_limit, 2, _MOST_ROUNDS)

    def has(self, module: Module) -> bool:
        """Whether it is one of the modules."""
        return module in self.modules

    def rules_with(self, *, upstream: bool) -> Rules:
        """AutoCheck's, with `strict_upstream` or without."""
        return self.rules or ("code" if upstream else "paper")

    def by_position(self, *, upstream: bool) -> bool:
        """Whether an id means whatever stands at its place, shown or not."""
        return upstream or not self.has("autocheck")

    @property
    def tells_errors(self) -> bool:
        """Whether a round is told what was wrong with the one before it."""
        return self.has("autocheck") and self.autocheck != "silent"


def taken(kind: type[Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options of a data class, which are no more among those that are left."""
    return {each.name: options.pop(each.name) for each in fields(kind) if each.name in options}


def rounds_for(cell: str, asked: int | str, *, published: bool) -> int:
    """How many rounds an episode has; 0 = any number.

    Args:
        cell: the key of its cell, which begins with its suite; "" = there is none.
        asked: as of `GenOptions.round_limit`.
        published: whether one more is had, as by the published loop, which goes on while the rounds
            that were recorded are not more than the limit.
    """
    if asked == SUITE:
        asked = ROUNDS if cell.partition("-")[0] in LIMITED_SUITES else 0
    return int(asked) + published if asked else 0


def _modules(given: Any) -> frozenset[Module]:
    named = given.split(",") if isinstance(given, str) else given
    if not isinstance(named, Collection) or not all(isinstance(each, str) for each in named):
        raise _no_modules(given)
    found = [each.strip() for each in named]
    if found in (["all"], ["none"]):
        return frozenset(MODULES if found == ["all"] else ())
    if not found or any(each not in MODULES for each in found):
        raise _no_modules(given)
    return frozenset(found)  # type: ignore[arg-type]


def _no_modules(given: Any) -> AgentLoadError:
    known = ", ".join(MODULES)
    return AgentLoadError(f"modules={given!r:.120}: give all, none, or some of {known}")


def _one_of(name: str, value: Any, values: tuple[str, ...]) -> None:
    if value not in values:
        raise AgentLoadError(f"{name}={value!r:.120}: give one of {', '.join(values)}")


def _whole(name: str, value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise AgentLoadError(f"{name}={value!r:.120}: give a whole number from {least} to {most}")
