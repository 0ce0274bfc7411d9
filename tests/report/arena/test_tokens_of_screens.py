"""What agents were told of screens: each that was kept counts once, and is told once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fixtures.arena_example import DUMP
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    Press,
    Type,
    action_to_plain,
)
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.arena.gathering import ArenaLabels, Counting, arena_episodes
from pytest_androidbench.report.arena.screens import CompressedScreen
from pytest_androidbench.stats.arena.episodes import ArenaEpisode
from tests.records.samples import new_run, record


def measured(
    path: Path, actions: Sequence[tuple[Action, str]], *, counted: bool = True
) -> tuple[ArenaEpisode, list[str]]:
    """An episode of actions on screens that are told by a word each, and what was told.

    A screen without a word was not kept.
    """
    run = new_run(path)
    attempt = run.attempt(record().episode)
    for index, (action, word) in enumerate(actions):
        seen = attempt.write_file(f"{index:03d}.xml", DUMP.encode()) if word else ""
        plain = action_to_plain(action)
        attempt.write_step(
            StepRecord(index=index, turn=0, action=plain, activity=word, observation=seen)
        )
    attempt.finish(record())
    told: list[str] = []

    def compress(screen: Observation) -> CompressedScreen:
        told.append(screen.activity)
        return CompressedScreen(text=screen.activity)

    counting = Counting(compress=compress, tokens=len if counted else None)
    (episode,) = arena_episodes(read_contents(path), ArenaLabels(), counting)
    return episode, told


def test_each_screen_is_told_once_and_that_of_an_answer_at_the_end_counts(tmp_path: Path) -> None:
    way: list[tuple[Action, str]] = [
        (Type("milk", 1, enter=True), "x" * 10), (Press("back"), ""),
        (Answer("milk"), "y" * 20), (Done(), "z" * 60),
    ]  # fmt: skip
    episode, told = measured(tmp_path / "run", way)
    assert told == ["x" * 10, "y" * 20, "z" * 60]
    assert episode.tokens == 30
    # A text with Enter is two steps, and the answer is one with the end.
    assert [step.observation for step in episode.steps] == [10, 10, 0, 60]


def test_without_a_screen_or_a_question_there_is_no_number(tmp_path: Path) -> None:
    assert measured(tmp_path / "blind", [(Done(), "")])[0].tokens is None
    assert measured(tmp_path / "unasked", [(Done(), "x")], counted=False)[0].tokens is None
