"""Agents that break by a rule: drawn by seed over tasks, their params and what may be in these.

The rules read plain params in their own way, not by what a study reads off them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from pytest_androidbench.studies.course import Course
from pytest_androidbench.studies.draws import Draws
from pytest_androidbench.studies.learner import Believed, Evidence
from pytest_androidbench.studies.readings import view_of
from pytest_androidbench.studies.tried import choosing, confirming
from pytest_androidbench.tasks.params import draws, record_values
from pytest_androidbench.tasks.searching import Search
from pytest_androidbench.tasks.task import Task

KINDS: Final = ("character", "length", "day", "sign", "pair")
SAMPLES: Final = 300
RARE, USUAL = 0.025, 0.6
"""A rule breaks at least and at most this share of draws."""
_DRAWN: Final[dict[tuple[str, str], list[dict[str, Any]]]] = {}
Rule = Callable[[Mapping[str, Any]], bool]


@dataclass(frozen=True)
class Plant:
    """An agent that fails exactly where its rule says."""

    kind: str
    task: Task
    suite: str
    told: str
    """The rule in words, for whoever reads a failed test."""
    rule: Rule


def plants(kind: str, tasks: Mapping[str, Task], suite: str, random: Random) -> Iterator[Plant]:
    """Agents of a kind, each on a task and with a rule drawn anew."""
    while True:
        task = tasks[random.choice(sorted(tasks))]
        drawn = _drawn(task, suite)
        made = _rule(kind, drawn, random)
        if made is None:
            continue
        told, rule = made
        if RARE <= sum(map(rule, drawn)) / len(drawn) <= USUAL:
            yield Plant(kind, task, suite, told, rule)


def _drawn(task: Task, suite: str) -> list[dict[str, Any]]:
    if (suite, task.id) not in _DRAWN:
        seeds = range(5000, 5000 + SAMPLES // 3)
        _DRAWN[suite, task.id] = [record_values(v) for v in draws(task, suite, seeds)]
    return _DRAWN[suite, task.id]


def _rule(kind: str, drawn: list[dict[str, Any]], random: Random) -> tuple[str, Rule] | None:
    if kind == "pair":
        first, second = (_rule(random.choice(KINDS[:4]), drawn, random) for _ in "ab")
        if first is None or second is None or first[0].split()[0] == second[0].split()[0]:
            return None
        (one, rule), (other, further) = first, second
        halves = [sum(map(each, drawn)) / len(drawn) for each in (rule, further)]
        if min(halves) < 0.2 or max(halves) > 0.8:
            return None  # no pair: one of them hardly matters
        return f"{one} and {other}", lambda params: rule(params) and further(params)
    fit = {"character": _is_text, "length": _is_text, "day": _is_day, "sign": _is_signed}[kind]
    names = sorted(n for n in drawn[0] if all(fit(params[n]) for params in drawn))
    if not names:
        return None
    name = random.choice(names)
    values = [params[name] for params in drawn]
    if kind == "character":
        sign = random.choice(sorted(set("".join(values))))
        return f"{name} holds {sign!r}", lambda params: sign in params[name]
    if kind == "length":
        low = random.choice(sorted(map(len, values)))
        return f"{name} has {low} or more", lambda params: len(params[name]) >= low
    if kind == "day":
        day = random.choice(values)[8:10]
        return f"{name} is on day {day}", lambda params: params[name][8:10] == day
    return f"{name} is below 0", lambda params: params[name] < 0


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not _is_day(value) and not re.match(r"\d\d:\d\d|P", value)


def _is_day(value: object) -> bool:
    return isinstance(value, str) and re.match(r"\d{4}-\d\d-\d\d", value) is not None


def _is_signed(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def studied(
    task: Task, suite: str, seed: int, budget: int, fails: Rule
) -> tuple[Believed | None, bool, int]:
    """What a study believes of an agent, whether it was confirmed, and its episodes."""
    course = Course(
        Draws(task, suite, seed),
        Search(task, suite, seed),
        budget,
        lambda trial: fails(record_values(trial.values)),
    )
    course.run()
    best = Evidence(choosing(course.tried)).best()
    others = Evidence(confirming(course.tried))
    sure = best is not None and bool(others.tried) and others.confirms(best.claim)
    return best, sure, len(course.tried)


def is_right(plant: Plant, best: Believed) -> bool:
    """Whether what is believed and the rule agree on params that no study has seen."""
    fresh = [record_values(v) for v in draws(plant.task, plant.suite, range(9000, 9000 + SAMPLES))]
    believed = [best.claim.holds(view_of(params)) for params in fresh]
    true = [plant.rule(params) for params in fresh]
    both = sum(a and b for a, b in zip(believed, true, strict=True))
    return both >= 0.85 * max(sum(believed), sum(true), 1)
