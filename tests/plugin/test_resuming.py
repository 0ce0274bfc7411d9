"""A run that goes on sets up and tears down what it runs, and nothing else."""

from __future__ import annotations

import pytest

from fixtures.benches import NAMED_LAMP, Bench
from pytest_androidbench.records.outcome import Outcome

CONFTEST = """
    import pytest

    @pytest.fixture(scope="module", autouse=True)
    def told(request):
        name = request.module.__name__
        with open("told", "a") as file:
            print("set up", name, file=file)
        yield
        with open("told", "a") as file:
            print("torn down", name, file=file)
"""


@pytest.mark.slow
def test_a_recorded_item_between_others_leaves_their_fixtures_in_order(bench: Bench) -> None:
    bench.write("conftest.py", CONFTEST)
    bench.write("test_a.py", NAMED_LAMP.format(name="one") + NAMED_LAMP.format(name="two"))
    bench.write("test_b.py", NAMED_LAMP.format(name="three"))
    bench.run("--agent=null", "test_a.py::test_two[seed30]")
    (bench.path / "told").unlink()
    result = bench.run("--agent=null", "test_a.py", "test_b.py")
    assert [record.outcome for record in bench.records()] == [Outcome.FAILED] * 3
    result.assert_outcomes(failed=3)
    assert (bench.path / "told").read_text().splitlines() == [
        "set up test_a", "torn down test_a", "set up test_b", "torn down test_b",
    ]  # fmt: skip


@pytest.mark.slow
def test_a_module_s_fixture_that_fails_behind_a_recorded_item_is_told(bench: Bench) -> None:
    bench.write("conftest.py", CONFTEST + "        raise OSError('no lamp')\n")
    bench.write("test_a.py", NAMED_LAMP.format(name="one") + NAMED_LAMP.format(name="two"))
    bench.run("--agent=null", "test_a.py::test_two[seed30]")
    result = bench.run("--agent=null", "test_a.py")
    result.assert_outcomes(failed=2, errors=1)
    result.stdout.fnmatch_lines(["*OSError: no lamp*"])


@pytest.mark.slow
def test_a_teardown_that_fails_between_two_attempts_is_told(bench: Bench) -> None:
    bench.write(
        "conftest.py",
        """
        import pytest
        tried = []

        @pytest.fixture(autouse=True)
        def broken_once():
            tried.append(1)
            yield
            if len(tried) == 1:
                raise OSError("no lamp")
        """,
    )
    bench.write(
        "test_a.py",
        """
        from conftest import tried
        from pytest_androidbench import DeviceError, task

        @task("Once", "Do nothing.")
        def test_once(episode):
            if len(tried) == 1:
                raise DeviceError("gone")
            episode.run()
        """,
    )
    result = bench.run("--agent=null")
    assert bench.outcomes() == [Outcome.INFRA_ERROR, Outcome.PASSED]
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*OSError: no lamp*"])


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_how_many_results_are_from_before_is_told(lamp_bench: Bench, workers: list[str]) -> None:
    first = lamp_bench.run("--agent=null", "--ab-seeds=1-3", "-k", "seed1 or seed3")
    first.stdout.no_fnmatch_line("*from before*")
    first.stdout.no_fnmatch_line("*already*")
    result = lamp_bench.run("--agent=null", "--ab-seeds=1-3", *workers)
    result.stdout.fnmatch_lines(
        ["androidbench: * has 2 results already", "2 of 3 results are from before (run)"]
    )


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_lost_manifest_is_written_again(lamp_bench: Bench, workers: list[str]) -> None:
    lamp_bench.run("--agent=null", "--ab-seeds=1-2")
    (lamp_bench.run_path / "manifest.json").unlink()
    result = lamp_bench.run("--agent=null", "--ab-seeds=2-3", *workers)
    result.stdout.fnmatch_lines(
        ["*manifest.json was lost and is written again from*", "*1 of 2 results is from before*"]
    )
    assert lamp_bench.contents().manifest.seeds == (1, 2, 3)
    assert len(lamp_bench.outcomes()) == 3
    (lamp_bench.run_path / "manifest.json").write_text("")
    other = lamp_bench.run("--agent=reference", "--ab-seeds=2-3", *workers)
    (other.stdout if workers else other.stderr).fnmatch_lines(
        ["*has lost its manifest.json*", "*--agent: null there, reference here*"]
    )


@pytest.mark.slow
def test_a_manifest_that_is_deleted_between_episodes_is_written_again(lamp_bench: Bench) -> None:
    lamp_bench.write(
        "conftest.py",
        """
        import os

        def pytest_androidbench_record(record):
            if record.cell.seed == 2:
                os.unlink("run/manifest.json")
        """,
    )
    _lose_and_find(lamp_bench)


@pytest.mark.slow
def test_a_manifest_that_is_deleted_after_the_last_worker_is_written_again(
    lamp_bench: Bench,
) -> None:
    # A worker that opens the run later than this writes it itself: only the end is the same in
    # every run of the test.
    lamp_bench.write(
        "conftest.py",
        """
        import os
        import pytest

        @pytest.hookimpl(wrapper=True)
        def pytest_runtestloop(session):
            result = yield
            if not hasattr(session.config, "workerinput"):
                os.unlink("run/manifest.json")
            return result
        """,
    )
    _lose_and_find(lamp_bench, "-n2")


def _lose_and_find(lamp_bench: Bench, *workers: str) -> None:
    result = lamp_bench.run("--agent=null", "--ab-seeds=1-3", *workers)
    result.stdout.fnmatch_lines(
        ["outcomes: 3 failed", "*manifest.json was lost during the run and is written again"]
    )
    assert lamp_bench.contents().manifest.seeds == (1, 2, 3)
