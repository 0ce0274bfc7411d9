"""Choosing tasks and cells: ids, keywords, marks, seeds, repeats."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench

TASKS = """
    from pytest_androidbench import task
    from pytest_androidbench.tasks.strategies import words

    @task("LampOn", "On.", app="desk", difficulty="easy", tags={"quick"})
    def test_on(episode): episode.run()

    @task("LampOnVerify", "On?", app=("desk", "wall"), difficulty="hard", tags={"verify"})
    def test_verify(episode): episode.run()

    @task("Write", "Write {word}.", params={"word": words()}, tags={"quick", "verify"})
    def test_write(episode, word): episode.run()

    class TestGroup:
        @task("Grouped", "Go.", params={"word": words()}, app="wall")
        def test_grouped(self, episode, word): episode.run()

    def test_plain(): pass
"""


@pytest.fixture
def tasks(bench: Bench) -> Bench:
    bench.write("test_desk.py", TASKS)
    return bench


def collected(bench: Bench, *arguments: str) -> list[str]:
    result = bench.run("--co", "-q", *arguments)
    return [line.removeprefix("test_desk.py::") for line in result.outlines if "::" in line]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["-k", "LampOn"], {"test_on[seed30]", "test_verify[seed30]"}),
        (["--ab-tasks=LampOn"], {"test_on[seed30]", "test_plain"}),
        (["-m", "app_wall"], {"test_verify[seed30]", "TestGroup::test_grouped[seed30]"}),
        (["-m", "quick and not verify"], {"test_on[seed30]"}),
        (["-m", "easy or hard"], {"test_on[seed30]", "test_verify[seed30]"}),
        (["-m", "suite_desk", "-k", "Write"], {"test_write[seed30]"}),
        (
            ["--ab-seeds=1,3-4", "-k", "Write"],
            {"test_write[seed1]", "test_write[seed3]", "test_write[seed4]"},
        ),
        (["--ab-repeats=2", "-k", "Write"], {"test_write[seed30]", "test_write[seed30-r2]"}),
        (["test_desk.py::test_write[seed77-r3]"], {"test_write[seed77-r3]"}),
        (["test_desk.py::TestGroup::test_grouped[seed5]"], {"TestGroup::test_grouped[seed5]"}),
    ],
)
def test_options_choose_items(tasks: Bench, arguments: list[str], expected: set[str]) -> None:
    assert set(collected(tasks, "--agent=null", "--strict-markers", *arguments)) == expected


def test_an_ini_file_says_what_options_say_and_the_command_line_wins(tasks: Bench) -> None:
    tasks.write("pytest.ini", "[pytest]\nab_agent = null\nab_seeds = 1-2\nab_repeats = 2\n")
    assert len(collected(tasks, "-k", "Write")) == 4
    assert len(collected(tasks, "-k", "Write", "--ab-seeds=9", "--ab-repeats=1")) == 1


def test_without_an_agent_tasks_are_skipped_with_advice(tasks: Bench) -> None:
    result = tasks.run("-rs")
    result.assert_outcomes(passed=1, skipped=4)
    result.stdout.fnmatch_lines(["*no agent: give one with --agent=*"])


def test_an_unknown_task_id_is_refused_with_the_known_ones(tasks: Bench) -> None:
    result = tasks.run("--agent=null", "--ab-tasks=LampOff")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*no task LampOff*Grouped, LampOn, LampOnVerify, Write*"])


def test_classes_fixtures_and_params_reach_the_body(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        """
        import pytest
        from pytest_androidbench import task
        from pytest_androidbench.tasks.strategies import words

        @pytest.fixture
        def arranged(episode):
            episode.device.note = "arranged for " + episode.params["word"]

        class TestGroup:
            @task("Grouped", "Go {word}.", params={"word": words()})
            def test_grouped(self, arranged, tmp_path, word, episode):
                assert episode.device.note == f"arranged for {word}"
                episode.run()
                assert tmp_path.is_dir() and word in episode.goal
        """,
    )
    bench.run("--agent=null").assert_outcomes(passed=1)
    (record,) = bench.records()
    assert record.goal == f"Go {record.params['word']}."
