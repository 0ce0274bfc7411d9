"""The slice of proofs that a commit is tested with, and the tests near a change."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.tiers import SHARE, near, slice_of

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


def test_what_is_near_a_change_is_found() -> None:
    assert near(["pytest_androidbench/phone/shell/shell.py"]) == [
        "tests/phone_shell",
        "tests/security",
    ]
    assert near(["pytest_androidbench/phone/apps/clock/app.py"]) == ["tests/phone_apps/clock"]
    assert near(["tests/phone_apps/clock/test_alarms.py"]) == ["tests/phone_apps/clock"]
    assert near(["pytest_androidbench/stats/rate.py", "docs/tasks.md"]) == [
        "tests/docs",
        "tests/stats",
    ]
    assert near(["LICENSE"]) == []
