"""What judges said of a run: several may write at once, and a merge carries all of it over."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import permutations
from pathlib import Path
from threading import Barrier, Thread
from typing import Final

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.judged import (
    JUDGED,
    Judging,
    keep_judgings,
    read_judgings,
    unite_judgings,
)
from pytest_androidbench.records.merge import merge
from tests.records.samples import episode, new_run, record, stored_run

KEEPS: Final = """
import sys
from pathlib import Path
from pytest_androidbench.records.judged import Judging, keep_judgings
print("here", flush=True)
sys.stdin.read()
for number in range(12):
    one = Judging(episode=str(number), attempt=1, judge=sys.argv[2], asked="a", says="no")
    keep_judgings(Path(sys.argv[1]), [one])
"""


def judging(seed: int = 0, **fields: object) -> Judging:
    known = {"attempt": 1, "judge": "one", "asked": "a", "says": "yes", "reply": "Yes."}
    return Judging(episode=episode(seed=seed).key, **{**known, **fields})  # type: ignore[arg-type]


def test_the_last_word_of_a_judge_on_an_attempt_is_kept(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run").path
    keep_judgings(run, [judging(), judging(judge="other"), judging(attempt=2)])
    keep_judgings(run, [judging(asked="b", says="no")])
    assert [(*one.at[::2], one.says) for one in read_judgings(run)] == [
        ("one", 1, "no"), ("one", 2, "yes"), ("other", 1, "yes"),
    ]  # fmt: skip


def test_judges_in_threads_lose_nothing(tmp_path: Path) -> None:
    run, together = new_run(tmp_path / "run").path, Barrier(4)

    def keep(name: str) -> None:
        together.wait()
        for seed in range(12):
            keep_judgings(run, [judging(seed, judge=name)])

    threads = [Thread(target=keep, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(read_judgings(run)) == 4 * 12


def judge_process(run: Path, name: str) -> subprocess.Popen[str]:
    """One that keeps twelve verdicts as soon as its input ends."""
    return subprocess.Popen(
        [sys.executable, "-c", KEEPS, str(run), name],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_judges_in_processes_lose_nothing(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run").path
    with ExitStack() as stack:
        judges = [stack.enter_context(judge_process(run, name)) for name in "ab"]
        for each in judges:
            assert each.stdout is not None
            assert each.stdout.readline() == "here\n"
        for each in judges:
            assert each.stdin is not None
            each.stdin.close()
    assert [each.returncode for each in judges] == [0, 0]
    assert len(read_judgings(run)) == 2 * 12
    assert [path.name for path in run.iterdir() if path.name.startswith(".")] == []


def judged_run(path: Path, seed: int, said: Sequence[Judging]) -> Path:
    run = stored_run(path, record(seed=seed)).path
    keep_judgings(run, said)
    return run


def test_a_merge_carries_verdicts_over_in_any_order_and_again(tmp_path: Path) -> None:
    shards = [
        judged_run(tmp_path / "a", 0, [judging(0), judging(0, judge="other", says="")]),
        judged_run(tmp_path / "b", 1, [judging(1), judging(0, reply="Oh, yes.")]),
        judged_run(tmp_path / "c", 2, [judging(0, asked="b", says="no"), judging(0, attempt=2)]),
    ]
    stored_run(tmp_path / "d", record(seed=3))
    merged = set()
    for number, order in enumerate(permutations(shards)):
        out = tmp_path / f"out{number}"
        merge(out, [order[0], tmp_path / "d"])
        merge(out, order[1:])
        first = (out / JUDGED).read_bytes()
        merge(out, [*order, out])
        assert (out / JUDGED).read_bytes() == first
        merged.add(first)
    assert len(merged) == 1
    # Of two answers to one question one is kept, and each that was asked otherwise.
    assert [(*one.at, one.asked) for one in read_judgings(out)] == [
        ("one", episode(seed=0).key, 1, "a"), ("one", episode(seed=0).key, 1, "b"),
        ("one", episode(seed=0).key, 2, "a"), ("one", episode(seed=1).key, 1, "a"),
        ("other", episode(seed=0).key, 1, "a"),
    ]  # fmt: skip


def test_a_merge_of_what_nobody_judged_has_no_verdicts(tmp_path: Path) -> None:
    stored_run(tmp_path / "a", record())
    assert not (merge(tmp_path / "out", [tmp_path / "a"]).run.path / JUDGED).exists()


def test_what_was_asked_otherwise_meanwhile_goes_with_the_next_word(tmp_path: Path) -> None:
    run = judged_run(tmp_path / "run", 0, [judging()])
    unite_judgings(run, [judging(asked="b")])
    assert len(read_judgings(run)) == 2
    keep_judgings(run, [judging(asked="c")])
    assert [one.asked for one in read_judgings(run)] == ["c"]


def test_damaged_verdicts_are_refused_before_anything_is_merged(tmp_path: Path) -> None:
    run = judged_run(tmp_path / "run", 0, [judging()])
    (run / JUDGED).write_text("{")
    with pytest.raises(RunDirectoryError, match="delete it"):
        merge(tmp_path / "out", [run])
    assert not (tmp_path / "out").exists()
