"""A run may have a hundred thousand cells: each is no more work than if there were few."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.benches import Bench

COUNTING: Final = """
    import sys
    import pytest

    # Looking an item up in a list calls nothing that could be counted, but for this.
    pytest.Function.__eq__ = lambda one, other: one is other
    pytest.Function.__hash__ = object.__hash__

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(session):
        calls = 0
        def count(frame, event, argument):
            nonlocal calls
            calls += event in ("call", "c_call")
        sys.setprofile(count)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            print(f"\\ncalls {calls}")
"""
TWO_TASKS: Final = """
    from __future__ import annotations
    from hypothesis import strategies as st
    from pytest_androidbench import Episode, task

    @task("LampOn", "Switch {which} on.", params={"which": st.just("it")}, app="desk")
    def test_on(episode: Episode, which: str) -> None: ...

    @task("LampOff", "Switch {which} off.", params={"which": st.just("it")}, app="desk")
    def test_off(episode: Episode, which: str) -> None: ...
"""
TWO_TESTS: Final = """
    import pytest

    @pytest.fixture
    def episode(request):
        return request.param

    CELLS = [(seed, None) for seed in range(SEEDS)]
    cells = pytest.mark.parametrize(["episode", "which"], CELLS, indirect=["episode"])

    @cells
    @pytest.mark.app_desk
    @pytest.mark.suite_desk
    def test_on(episode, which): ...

    @cells
    @pytest.mark.app_desk
    @pytest.mark.suite_desk
    def test_off(episode, which): ...
"""


def calls_for(bench: Bench, *options: str) -> int:
    """Functions called while a bench's tests are collected."""
    result = bench.run("--collect-only", "-qq", *options)
    assert result.ret == 0
    return int(next(line for line in result.outlines if line.startswith("calls ")).split()[1])


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("--ab-tasks=LampOn",)], ids=["all", "one-task"])
def test_twice_as_many_cells_are_twice_the_work(bench: Bench, options: tuple[str, ...]) -> None:
    bench.write("conftest.py", COUNTING)
    bench.write("test_desk.py", TWO_TASKS)
    few, more, most = (
        calls_for(bench, "--agent=null", f"--ab-seeds=1-{count}", *options)
        for count in (100, 200, 400)
    )
    assert most - more < 2.2 * (more - few)


@pytest.mark.slow
def test_a_cell_of_a_task_is_little_more_work_than_a_plain_test(bench: Bench) -> None:
    bench.write("conftest.py", COUNTING)
    bench.write("test_desk.py", TWO_TASKS)
    few, more = (calls_for(bench, "--agent=null", f"--ab-seeds=1-{count}") for count in (100, 300))
    plain = []
    for count in (100, 300):
        bench.write("test_desk.py", TWO_TESTS.replace("SEEDS", str(count)))
        plain.append(calls_for(bench))
    assert more - few < 1.3 * (plain[1] - plain[0])
