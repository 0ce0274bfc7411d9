"""`--ab-draws`: values that a suite keeps, in place of those drawn by the seed."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench

TASKS = """
    from datetime import date
    from hypothesis import strategies as st
    from pytest_androidbench import task

    @task(
        "Note",
        "Write {text} {count} times on {day}.",
        params={
            "text": st.sampled_from(["drawn", "taken"]),
            "count": st.integers(1000, 2000),
            "day": st.dates(date(2030, 1, 1)),
            "noise": st.integers(),
        },
    )
    def test_note(episode, noise):
        episode.run()
        with episode.check("never"):
            assert False

    @task("Plain", "Do nothing.")
    def test_plain(episode):
        episode.run()
"""
KEPT = """
    [Note]
    text = "hello"
    count = 3
    day = "2024-02-29"
"""


def suite(bench: Bench, kept: str = KEPT) -> None:
    bench.write("kitchen/__init__.py", "")
    bench.write("kitchen/suite.toml", 'name = "kitchen"\n')
    bench.write("kitchen/draws/published.toml", kept)
    bench.write("kitchen/test_notes.py", TASKS)


@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_kept_values_stand_in_for_drawn_ones(bench: Bench, workers: str) -> None:
    suite(bench)
    bench.run("--agent=null", "--ab-draws=published", "--ab-seeds=1,2", workers)
    notes = [one for one in bench.records() if one.cell.task == "Note"]
    assert {one.goal for one in notes} == {"Write hello 3 times on 2024-02-29."}
    assert len({one.params["noise"] for one in notes}) == 2, "what is not kept is drawn"
    assert {one.cell.variation for one in notes} == {(("draws", "published"),)}


def test_run_and_command_say_so(bench: Bench) -> None:
    suite(bench)
    ended = bench.run("--agent=null", "--ab-draws=published", "--ab-seeds=1")
    assert bench.contents().manifest.draws == "published"
    text = ended.stdout.str()
    assert "draws published" in text
    assert "--ab-draws=published" in text
    assert "test_note[seed1-draws_published]" in text


def test_without_the_option_nothing_changes(bench: Bench) -> None:
    suite(bench)
    bench.run("--agent=null", "--ab-seeds=1")
    (note,) = [one for one in bench.records() if one.cell.task == "Note"]
    assert note.cell.variation == ()
    assert note.params["text"] in {"drawn", "taken"}


@pytest.mark.parametrize(
    ("asked", "kept", "told"),
    [
        ("others", KEPT, "the suite kitchen keeps no draws called others: it has published"),
        ("published", "[Note]\nwords = 1\n", "task kitchen/Note has no param words; it has text"),
        ("published", "[Note\n", "published.toml is no TOML file"),
        ("published", "Note = 3\n", "Note is no table of a task's params"),
        ("../published", KEPT, "keeps no draws called ../published"),
    ],
)
def test_what_cannot_be_kept_is_told_before_anything_runs(
    bench: Bench, asked: str, kept: str, told: str
) -> None:
    suite(bench, kept)
    ended = bench.run("--agent=null", f"--ab-draws={asked}", "--ab-seeds=1")
    assert ended.ret == pytest.ExitCode.USAGE_ERROR
    assert told in ended.stderr.str() + ended.stdout.str()


def test_a_value_that_the_task_would_not_draw_makes_the_episode_invalid(bench: Bench) -> None:
    suite(bench, '[Note]\ncount = "many"\n')
    bench.run("--agent=null", "--ab-draws=published", "--ab-seeds=1", "--ab-tasks=Note")
    (note,) = bench.records()
    assert note.outcome == "invalid"
    assert "cannot be a value of its param count" in note.reason


@pytest.mark.parametrize("other", ["--ab-study=50", "--ab-mutants"])
def test_where_nothing_is_drawn_by_a_seed_it_is_refused(bench: Bench, other: str) -> None:
    suite(bench)
    ended = bench.run("--agent=null", "--ab-draws=published", other)
    assert ended.ret == pytest.ExitCode.USAGE_ERROR
    assert "--ab-draws" in ended.stderr.str()
