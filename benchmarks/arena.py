"""What AndroidArena's measures of a large run cost."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Final

from benchmarks.figures import Figure
from pytest_androidbench.stats.arena.episodes import ArenaEpisode
from pytest_androidbench.stats.arena.runs import measure_run
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep

EPISODES: Final = 1_000
LABEL: Final = 15
EXECUTED: Final = 45
"""The largest published limit of steps."""
KINDS: Final = (*["click"] * 6, "set_text", "set_text", "swipe_up", "press_back")
WORDS: Final = ("meeting", "with", "Bob", "tomorrow", "lunch")


def arena_figures() -> Iterator[Figure]:
    """All measures of a run, by both definitions, from translated steps to means."""
    chance = random.Random(EPISODES)
    episodes = [_episode(chance, number) for number in range(EPISODES)]
    start, processor = time.perf_counter(), time.process_time()
    measure_run(episodes)
    wall, processor = time.perf_counter() - start, time.process_time() - processor
    yield Figure(name=f"arena: all measures of {EPISODES:,} episodes", unit="s", target=20,
                 value=wall, note=f"{processor:.1f} s of the processor")  # fmt: skip


def _episode(chance: random.Random, number: int) -> ArenaEpisode:
    label = tuple(_action(chance) for _ in range(LABEL))
    executed = (
        chance.choice(label) if chance.random() < 0.4 else _action(chance) for _ in range(EXECUTED)
    )
    return ArenaEpisode(
        cell=str(number),
        suite_version="1",
        app=str(number % 13),
        passed=chance.random() < 0.5,
        label=label,
        steps=tuple(ArenaStep(action=one, entry=40, observation=900) for one in executed),
        said_done=True,
    )


def _action(chance: random.Random) -> ArenaAction:
    kind, place = chance.choice(KINDS), chance.randint(1, 30)
    return ArenaAction(
        kind=kind,
        xpath=_xpath(place),
        nearby=frozenset(map(_xpath, range(place, place + 3))),
        text=" ".join(chance.choices(WORDS, k=5)) if kind == "set_text" else "",
    )


def _xpath(place: int) -> str:
    return f'//*[@resource-id="com.example:id/row_{place}"]'
