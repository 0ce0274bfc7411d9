"""Ways written as letters: each is a click on an element of its own, u and d scroll."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from pytest_androidbench.stats.arena.episodes import ArenaEpisode
from pytest_androidbench.stats.arena.matching import Alignment, align
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep

SCROLLS = {"u": "swipe_up", "d": "swipe_down"}
FINISH = ArenaAction(kind="finish")
ways = st.text("ABCDu", max_size=12)
labels = st.text("ABCDu", min_size=1, max_size=8)


def action(letter: str) -> ArenaAction:
    if letter in SCROLLS:
        return ArenaAction(kind=SCROLLS[letter])
    return ArenaAction(kind="click", xpath=f'//*[@text="{letter}"]')


def label(way: str) -> tuple[ArenaAction, ...]:
    return (*map(action, way), FINISH)


def steps(way: str) -> tuple[ArenaStep, ...]:
    return tuple(ArenaStep(action=action(letter)) for letter in way)


def aligned(wanted: str, done: str) -> Alignment:
    return align(label(wanted), steps(done))


def episode(wanted: str, done: str, *, passed: bool = True, cell: str = "one") -> ArenaEpisode:
    """An episode that ends with `finish`."""
    return ArenaEpisode(
        cell=cell,
        suite_version="1",
        app="Demo",
        passed=passed,
        label=label(wanted) if wanted else (),
        steps=(*steps(done), ArenaStep(action=FINISH)),
        said_done=True,
    )


def tried(first: ArenaEpisode, *passed: bool) -> list[ArenaEpisode]:
    """Further trials of an episode, alike but for whether they passed."""
    later = [replace(first, trial=n, passed=one) for n, one in enumerate(passed, start=1)]
    return [first, *later]
