"""Runs of few cells whose measures are plain to see."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.report.arena.measured import ArenaComparison, measure_runs
from pytest_androidbench.stats.arena.episodes import ArenaEpisode
from tests.stats.arena.letters import episode, tried

HOSTILE = "<script>alert(1)</script>|`x`\x1b[31m\x00\ufffe[a](http://b) & \"'"


def good() -> list[ArenaEpisode]:
    return [
        *tried(episode("ABC", "AXBC", passed=False, cell="x"), True),
        replace(episode("AB", "AB", cell="y"), constraint="app", tokens=100),
    ]


def poor() -> list[ArenaEpisode]:
    return [
        *tried(episode("ABC", "XYZ", passed=False, cell="x"), False),
        replace(episode("AB", "XXAB", cell="y"), constraint="app", violations=1, tokens=300),
    ]


def compared(one: str = "good", other: str = "poor", k: int | None = 1) -> ArenaComparison:
    return measure_runs({one: good(), other: poor()}, k=k)
