"""Agents that break by a rule: drawn by seed over tasks, their params and what may be in these.

A rule is data, and reads plain params in its own way, not by what a study reads off them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from pytest_androidbench.studies.course import Course
from pytest_androidbench.studies.draws import Draws
from pytest_androidbench.studies.finding import believed
from pytest_androidbench.studies.learner import Believed
from pytest_androidbench.studies.readings import view_of
from pytest_androidbench.tasks.params import draws, record_values
from pytest_androidbench.tasks.searching import Search
from pytest_androidbench.tasks.task import Task

KINDS: Final = ("character", "length", "day", "sign", "pair")
SAMPLES: Final = 300
RARE, USUAL = 0.025, 0.6
"""A rule breaks at least and at most this share of draws."""
VARIED: Final = 6
"""Of a text that a rule is about so many different ones are drawn, or more."""
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_SAID: Final = {
    "character": "`{of}` holds ['\"]{value}['\"]|`{of}` holds {name}",
    "length": "the (?:length|number of words) of `{of}` is",
    "day": "the day of the month of `{of}` is {number}\\b|`{of}` is [\\d-]{{8}}{value}",
    "sign": "`{of}` is negative|`{of}` is -\\d+ or less",
}
"""What a sentence about params says that tells a rule: the right param, the right kind of trait."""


@dataclass(frozen=True, kw_only=True)
class Rule:
    """One property of params."""

    kind: str
    of: str
    """The param, or a part of it: `name`, `shelf.name`."""
    value: str | int

    def holds(self, params: Mapping[str, Any]) -> bool:
        """Whether some plain params have it."""
        found = value_at(params, self.of)
        match self.kind:
            case "character":
                return str(self.value) in found
            case "length":
                return len(found) >= int(self.value)
            case "day":
                return bool(found[8:10] == self.value)
            case _:
                return bool(found < 0)

    def is_in(self, sentence: str) -> bool:
        """Whether a sentence names its param and its kind; parts of a param are the param."""
        param = re.escape(self.of.partition(".")[0]) + r"(?:\.\w+)*"
        value = str(self.value)
        words = _SAID[self.kind].format(
            of=param, value=re.escape(value), name=_named(value), number=value.lstrip("0")
        )
        return re.search(words, sentence) is not None

    def __str__(self) -> str:
        return f"{self.kind} {self.value!r} of {self.of}"


@dataclass(frozen=True)
class Plant:
    """An agent that fails exactly where all its rules hold."""

    kind: str
    task: Task
    suite: str
    rules: tuple[Rule, ...]

    def breaks(self, params: Mapping[str, Any]) -> bool:
        """Whether it fails with some plain params."""
        return all(rule.holds(params) for rule in self.rules)

    def is_told_by(self, sentence: str) -> bool:
        """Whether a sentence names each rule's param and kind."""
        return all(rule.is_in(sentence) for rule in self.rules)

    def __str__(self) -> str:
        return f"{self.task.id}: {' and '.join(map(str, self.rules))}"


def value_at(params: Mapping[str, Any], path: str) -> Any:
    """The value at a path of names."""
    found: Any = params
    for name in path.split("."):
        found = found[name]
    return found


@dataclass(frozen=True)
class Drawn:
    """What a benchmark draws for a task, and what rules could be about, each looked at once."""

    task: Task
    suite: str

    @cached_property
    def params(self) -> list[dict[str, Any]]:
        """Of some seeds that no study begins with."""
        seeds = range(5000, 5000 + SAMPLES // 3)
        return [record_values(v) for v in draws(self.task, self.suite, seeds)]

    @cached_property
    def values(self) -> dict[str, list[Any]]:
        """By path what is drawn there, wherever it is there in every draw."""
        every = [dict(_parts(params)) for params in self.params]
        shared = set(every[0]).intersection(*every)
        return {of: [parts[of] for parts in every] for of in sorted(shared)}

    @cached_property
    def paths(self) -> dict[str, list[str]]:
        """By kind of rule the paths that it can be about."""
        texts = [of for of in self.values if all(map(_is_text, self.values[of]))]
        days = [of for of in self.values if all(map(_is_day, self.values[of]))]
        signed = [of for of in self.values if all(map(_is_signed, self.values[of]))]
        texts, days = ([of for of in each if self._varies(of)] for each in (texts, days))
        characters = [of for of in texts if self.characters(of)]
        return {"character": characters, "length": texts, "day": days, "sign": signed}

    def characters(self, of: str) -> list[str]:
        """Those that no other one goes with in every text: nobody could say which it is."""
        texts = self.values[of]
        held = {sign: tuple(sign in text for text in texts) for sign in set("".join(texts))}
        alike = Counter(held.values())
        return sorted(sign for sign in held if alike[held[sign]] == 1)

    def share(self, breaks: Callable[[Mapping[str, Any]], bool]) -> float:
        """How much of the draws it breaks."""
        return sum(map(breaks, self.params)) / len(self.params)

    def _varies(self, of: str) -> bool:
        return len(set(self.values[of])) >= VARIED


_DRAWN: Final[dict[tuple[str, str], Drawn]] = {}


def plants(kind: str, tasks: Mapping[str, Task], suite: str, random: Random) -> Iterator[Plant]:
    """Agents of a kind, each on a task and with a rule drawn anew."""
    while True:
        task = tasks[random.choice(sorted(tasks))]
        drawn = _drawn(task, suite)
        rules = _pair(drawn, random) if kind == "pair" else _rule(kind, drawn, random)
        made = Plant(kind, task, suite, rules)
        if rules and RARE <= drawn.share(made.breaks) <= USUAL:
            yield made


def _drawn(task: Task, suite: str) -> Drawn:
    return _DRAWN.setdefault((suite, task.id), Drawn(task, suite))


def _pair(drawn: Drawn, random: Random) -> tuple[Rule, ...]:
    rules = [rule for _ in "ab" for rule in _rule(random.choice(KINDS[:4]), drawn, random)]
    if len({rule.of.partition(".")[0] for rule in rules}) < 2:
        return ()
    halves = [drawn.share(rule.holds) for rule in rules]
    # Else it is no pair: one of them hardly matters.
    return tuple(rules) if min(halves) >= 0.2 and max(halves) <= 0.8 else ()


def _rule(kind: str, drawn: Drawn, random: Random) -> tuple[Rule, ...]:
    if not drawn.paths[kind]:
        return ()
    of = random.choice(drawn.paths[kind])
    values = drawn.values[of]
    match kind:
        case "character":
            return (Rule(kind=kind, of=of, value=random.choice(drawn.characters(of))),)
        case "length":
            return (Rule(kind=kind, of=of, value=random.choice(sorted(map(len, values)))),)
        case "day":
            return (Rule(kind=kind, of=of, value=random.choice(values)[8:10]),)
        case _:
            return (Rule(kind=kind, of=of, value=0),)


def _parts(value: Mapping[str, Any], of: str = "") -> Iterator[tuple[str, Any]]:
    """What is at each path of names; lists are looked at by none."""
    for name, inner in value.items():
        if isinstance(inner, Mapping):
            yield from _parts(inner, f"{of}{name}.")
        elif not isinstance(inner, list):
            yield f"{of}{name}", inner


def _named(character: str) -> str:
    """A blank as sentences write it."""
    return "space" if character == " " else "(?!)"


def _is_text(value: object) -> bool:
    return (
        isinstance(value, str) and not _is_day(value) and not re.match(r"\d\d:\d\d|-?P[T\d]", value)
    )


def _is_day(value: object) -> bool:
    return isinstance(value, str) and _DAY.match(value) is not None


def _is_signed(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def studied(
    task: Task, suite: str, seed: int, budget: int, fails: Callable[[Mapping[str, Any]], bool]
) -> tuple[Believed | None, bool, int]:
    """What a study believes of an agent, whether it was confirmed, and its episodes."""
    course = Course(
        Draws(task, suite, seed),
        Search(task, suite, seed),
        budget,
        lambda trial: fails(record_values(trial.values)),
    )
    course.run()
    best, _, test = believed(course.tried)
    return best, test is not None, len(course.tried)


def is_right(plant: Plant, best: Believed) -> bool:
    """Whether what is believed and the rules agree on params that no study has seen."""
    fresh = [record_values(v) for v in draws(plant.task, plant.suite, range(9000, 9000 + SAMPLES))]
    claimed = [best.claim.holds(view_of(params)) for params in fresh]
    true = [plant.breaks(params) for params in fresh]
    both = sum(a and b for a, b in zip(claimed, true, strict=True))
    return both >= 0.85 * max(sum(claimed), sum(true), 1)
