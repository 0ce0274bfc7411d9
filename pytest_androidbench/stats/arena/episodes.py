"""All of AndroidArena's measures of one episode, by the paper's and by the code's definition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.stats.arena.faults import (
    invalid_action_code,
    invalid_action_paper,
    invalid_format_code,
    invalid_format_paper,
    nuggets_code,
    nuggets_paper,
    untranslated,
)
from pytest_androidbench.stats.arena.logic import logic_code, logic_paper
from pytest_androidbench.stats.arena.matching import (
    FINISH,
    ActionLikeness,
    Alignment,
    acting,
    align,
)
from pytest_androidbench.stats.arena.progress import (
    completion_code,
    completion_paper,
    normalised_reward_code,
    normalised_reward_paper,
    reward_as_printed,
    reward_code,
    reward_paper,
)
from pytest_androidbench.stats.arena.reach import (
    awareness_code,
    awareness_paper,
    redundancy_code,
    redundancy_paper,
)
from pytest_androidbench.stats.arena.repeats import repeats_code, repeats_paper
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaEpisode:
    """One trial of a cell, translated."""

    cell: str
    """The cell's key, the same in every trial and run."""
    suite_version: str
    app: str
    """What the cell is counted under in means by app."""
    constraint: str = ""
    """The level of what is forbidden: `app`, `page` or `component`; "" = nothing is."""
    violations: int = 0
    """Steps that went a forbidden way."""
    passed: bool
    """By the task's checks."""
    label: tuple[ArenaAction, ...]
    """The reference way of the same suite version, with `finish` or without; empty = none."""
    steps: tuple[ArenaStep, ...]
    said_done: bool
    """Whether the agent said that it was finished."""
    tokens: int | None = None
    """Of the compressed observation, the mean over the episode's; None = not counted."""
    trial: int = 0
    """0 is the first try of the cell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BothDefinitions:
    """A measure as the paper defines it and as the published code computes it."""

    paper: float | None
    """None where the definition gives no value."""
    code: float | None


UNDEFINED: Final = BothDefinitions(paper=None, code=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeMeasures:
    """What one episode came to; measures that need a label are undefined without one."""

    cell: str
    app: str
    trial: int
    success: float
    """1 or 0, by the task's checks."""
    labelled: int
    """Actions of the label without `finish`; 0 = there is no label."""
    executed: int
    """Steps without `finish`."""
    steps: int
    """All steps."""
    untranslated: int
    """Steps that did something that has no form here."""
    tokens: int | None
    reward_raw: BothDefinitions
    """TR with gamma .9, between 0 and the ceiling of the label's length."""
    reward_as_printed: float | None
    """TR by the paper's formula to the letter."""
    reward: BothDefinitions
    """TR over that ceiling."""
    completion: BothDefinitions
    """TCR."""
    redundancy: BothDefinitions
    """RRR."""
    invalid_format: BothDefinitions
    invalid_action: BothDefinitions
    nuggets: BothDefinitions
    logic: BothDefinitions
    """Operation logic, not normalised across runs."""
    awareness: BothDefinitions
    repeats: BothDefinitions


def measure_episode(
    episode: ArenaEpisode, likeness: ActionLikeness | None = None
) -> EpisodeMeasures:
    """All measures of an episode.

    Args:
        episode: whether its label is of its suite version is the caller's affair.
        likeness: when two actions are the same; by default texts are compared by `difflib`.
    """
    steps, label = episode.steps, _without_finish(episode.label)
    aligned = align(label, steps, likeness) if label else None
    executed = sum(1 for _ in acting(steps))
    return EpisodeMeasures(
        cell=episode.cell,
        app=episode.app,
        trial=episode.trial,
        success=float(episode.passed),
        labelled=len(label),
        executed=executed,
        steps=len(steps),
        untranslated=untranslated(steps),
        tokens=episode.tokens,
        reward_raw=_both(aligned, reward_paper, reward_code),
        reward_as_printed=None if aligned is None else reward_as_printed(aligned),
        reward=_both(aligned, normalised_reward_paper, normalised_reward_code),
        completion=_both(aligned, completion_paper, completion_code),
        redundancy=_redundancy(aligned, passed=episode.passed),
        invalid_format=BothDefinitions(
            paper=invalid_format_paper(steps), code=invalid_format_code(steps)
        ),
        invalid_action=BothDefinitions(
            paper=invalid_action_paper(steps), code=invalid_action_code(steps)
        ),
        nuggets=_both(aligned, nuggets_paper, nuggets_code),
        logic=_both(aligned, logic_paper, logic_code),
        awareness=_awareness(aligned, episode),
        repeats=BothDefinitions(paper=repeats_paper(steps), code=repeats_code(steps)),
    )


def _without_finish(label: tuple[ArenaAction, ...]) -> tuple[ArenaAction, ...]:
    return tuple(action for action in label if action.kind != FINISH)


def _both(
    aligned: Alignment | None,
    paper: Callable[[Alignment], float | None],
    code: Callable[[Alignment], float],
) -> BothDefinitions:
    if aligned is None:
        return UNDEFINED
    return BothDefinitions(paper=paper(aligned), code=code(aligned))


def _redundancy(aligned: Alignment | None, *, passed: bool) -> BothDefinitions:
    if aligned is None:
        return UNDEFINED
    label, executed = len(aligned.label), len(aligned.executed)
    return BothDefinitions(
        paper=redundancy_paper(label, executed),
        code=redundancy_code(label, executed, float(passed)),
    )


def _awareness(aligned: Alignment | None, episode: ArenaEpisode) -> BothDefinitions:
    return BothDefinitions(
        paper=awareness_paper(passed=episode.passed, finished=episode.said_done),
        code=None if aligned is None else awareness_code(aligned),
    )
