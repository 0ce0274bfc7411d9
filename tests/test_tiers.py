"""The slice of proofs that a commit is tested with."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tiers import ROOT, SHARE, commit, slice_of

NAMES = [f"tests/a/test_b.py::test_{name}[{number}]" for name in "xyz" for number in range(200)]


@given(st.text(max_size=40))
def test_a_slice_has_some_of_every_function_and_few_in_all(seed: str) -> None:
    chosen = slice_of(NAMES, seed)
    assert {name.partition("[")[0] for name in chosen} == {n.partition("[")[0] for n in NAMES}
    assert len(chosen) < 2 * len(NAMES) / SHARE
    assert chosen == slice_of(NAMES, seed)


def test_each_proof_is_run_in_the_course_of_time() -> None:
    seen = {name for number in range(100) for name in slice_of(NAMES, f"commit {number}")}
    assert seen == set(NAMES)


@pytest.mark.parametrize(
    ("options", "seed"),
    [(["--tier=fast"], str(int(commit()[:8] or "0", 16))), ([], "None")],
)
@pytest.mark.parametrize("said", [[], ["--hypothesis-seed=5"]])
def test_examples_are_drawn_from_the_commit(options: list[str], seed: str, said: list[str]) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", *options, *said, __file__]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"hypothesis seed: {'5' if said else seed}\n" in done.stdout
