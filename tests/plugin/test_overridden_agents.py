"""Agents that tests bring along in a fixture `agent` of their own."""

from __future__ import annotations

import json
from textwrap import dedent

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.lock import RunLock
from pytest_androidbench.records.outcome import Outcome

HEAD = """
    from __future__ import annotations
    import os, pytest
    from pytest_androidbench import Done, Tap, task

    class Lights:
        def start(self, goal): ...
        def act(self, observation):
            lamp = next(node for node in observation.nodes if node.text == "Lamp")
            return Done() if lamp.checked else Tap(lamp.index)

    class Idles(Lights):
        def act(self, observation):
            return Done()

    class Ends(Lights):
        def act(self, observation):
            os._exit(7)

    def lamp_is_on(episode):
        episode.run()
        with episode.check("lamp is on"):
            assert "Lamp" in episode.device.on
"""
ONE = """
    @pytest.fixture
    def agent():
        return {value}

    @task("LampOn", "Switch the lamp on.", app="desk")
    def test_lamp_on(episode):
        lamp_is_on(episode)
"""
SEVERAL = """
    class Lamp:
        @task("LampOn", "Switch the lamp on.", app="desk")
        def test_lamp_on(self, episode):
            lamp_is_on(episode)

    class TestLights(Lamp):
        @pytest.fixture
        def agent(self): return Lights

    class TestEnds(Lamp):
        @pytest.fixture
        def agent(self): return Ends

    class TestIdles(Lamp):
        @pytest.fixture
        def agent(self): return Idles()
"""


def with_agent(bench: Bench, value: str) -> None:
    bench.write("test_desk.py", "".join((dedent(HEAD), dedent(ONE.format(value=value)))))


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("value", ["Lights", "Lights()", "'test_desk:Lights'"])
@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_an_agent_is_a_class_an_object_or_a_spec(bench: Bench, value: str, workers: str) -> None:
    with_agent(bench, value)
    result = bench.run(workers)
    (record,) = bench.records()
    result.assert_outcomes(passed=1)
    assert record.agent == "test_desk:Lights"
    assert record.override == "test_desk.py"
    assert "--agent" not in record.repro


def test_one_of_ours_runs_inside_as_ever(bench: Bench) -> None:
    with_agent(bench, "'null'")
    bench.run().assert_outcomes(failed=1)
    assert [record.agent for record in bench.records()] == ["null"]


def test_it_takes_the_place_of_the_option(bench: Bench) -> None:
    with_agent(bench, "Lights")
    bench.run("--agent=null").assert_outcomes(passed=1)
    assert [record.agent for record in bench.records()] == ["test_desk:Lights"]


def test_without_one_tasks_are_skipped_and_no_run_is_left(lamp_bench: Bench) -> None:
    lamp_bench.run().assert_outcomes(skipped=1)
    assert not lamp_bench.run_path.exists()


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_several_agents_are_told_apart_and_never_pooled(bench: Bench, workers: str) -> None:
    bench.write("test_desk.py", dedent(HEAD) + dedent(SEVERAL))
    result = bench.run(workers)
    result.stdout.fnmatch_lines(
        [
            "success of test_desk:Ends: 0%*",
            "success of test_desk:Idles: 0%*",
            "success of test_desk:Lights: 100%*",
        ]
    )
    found = {record.agent: record.outcome for record in bench.records()}
    assert found == {
        "test_desk:Ends": Outcome.AGENT_ERROR,
        "test_desk:Idles": Outcome.FAILED,
        "test_desk:Lights": Outcome.PASSED,
    }
    summary = json.loads((bench.run_path / "summary.json").read_text())
    assert [row["agent"] for row in summary["success"]] == sorted(found)
    assert (bench.run_path / "junit.xml").is_file()
    assert (bench.run_path / "report.html").is_file()


def test_the_bar_is_for_each_of_them(bench: Bench) -> None:
    bench.write("test_desk.py", dedent(HEAD) + dedent(SEVERAL))
    assert bench.run("--ab-min-success=0.3", "-k", "not Ends").ret == 1


@pytest.mark.slow
def test_a_parametrized_agent_is_several(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        dedent(HEAD)
        + dedent(ONE.format(value="request.param"))
        .replace("@pytest.fixture", "@pytest.fixture(params=[Lights, Idles])")
        .replace("def agent()", "def agent(request)"),
    )
    bench.run().assert_outcomes(passed=1, failed=1)
    assert {record.override for record in bench.records()} == {
        "test_desk.py[Lights]", "test_desk.py[Idles]",
    }  # fmt: skip


@pytest.mark.slow
def test_a_resumed_run_knows_them_again(bench: Bench) -> None:
    bench.write("test_desk.py", dedent(HEAD) + dedent(SEVERAL))
    bench.run()
    bench.run("-n1")
    assert len(bench.outcomes()) == 3


def test_a_wider_scope_is_for_classes_and_specs(bench: Bench) -> None:
    with_agent(bench, "Lights()")
    source = bench.path / "test_desk.py"
    wide = source.read_text().replace("@pytest.fixture", "@pytest.fixture(scope='module')")
    source.write_text(wide)
    result = bench.run()
    result.stdout.fnmatch_lines(
        ["*UsageError: the fixture agent has scope 'module' and gives an object*"]
    )
    assert bench.outcomes() == [Outcome.INVALID]
    source.write_text(wide.replace("return Lights()", "return Lights"))
    bench.run("--ab-run=other").assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("3", "the fixture agent gave a int: give 'package.module:Name', a class*"),
        ("type('Local', (Lights,), {'__qualname__': 'f.<locals>.Local'})", "*no other process*"),
        ("'nowhere:Agent'", "*importing nowhere failed: ModuleNotFoundError*"),
    ],
)
def test_what_is_no_agent_is_told(bench: Bench, value: str, told: str) -> None:
    with_agent(bench, value)
    bench.run().stdout.fnmatch_lines([f"*{told}"])


def test_a_class_in_a_module_that_cannot_be_imported_by_name(bench: Bench) -> None:
    with_agent(bench, "Lights")
    result = bench.run("--import-mode=importlib")
    result.assert_outcomes(passed=1)


def test_fixtures_of_other_projects_by_that_name_start_nothing(bench: Bench) -> None:
    bench.write(
        "test_robots.py",
        """
        import pytest

        @pytest.fixture(scope="session")
        def agent(): return {"name": "robot"}

        @pytest.fixture(params=["cpu", "gpu"])
        def device(request): return request.param

        def test_robot(agent, device): assert device in ("cpu", "gpu") and agent["name"]
        """,
    )
    for workers in ("-n0", "-n2"):
        bench.run("test_robots.py", workers).assert_outcomes(passed=2)
    assert not bench.run_path.exists()


def test_collecting_starts_nothing(bench: Bench) -> None:
    with_agent(bench, "Lights")
    bench.run("--collect-only")
    assert not bench.run_path.exists()


@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_a_directory_in_use_is_refused_when_the_run_is_found(bench: Bench, workers: str) -> None:
    with_agent(bench, "Lights")
    bench.run_path.mkdir()
    lock = RunLock.take(bench.run_path)
    try:
        result = bench.run(workers)
    finally:
        lock.release()
    output = result.stdout.str() + result.stderr.str()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "is in use by another run" in output
    assert "INTERNALERROR" not in output
    assert not (bench.run_path / "episodes").exists()


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_a_device_that_is_not_there_is_told_when_the_run_is_found(
    bench: Bench, workers: str
) -> None:
    with_agent(bench, "Lights")
    result = bench.run(workers, "--ab-device=adb:foo@127.0.0.1:1")
    output = result.stdout.str() + result.stderr.str()
    assert result.ret != 0
    assert "no adb server answers at 127.0.0.1:1" in output
    assert "INTERNALERROR" not in output
    assert not (bench.run_path / "episodes").exists()


SLOW_CONTROLLER = """
    import os, time

    def pytest_xdist_node_collection_finished():
        # By now both workers have told what they collected, and have ended if they do not wait.
        time.sleep(1)

    def pytest_sessionfinish():
        if "PYTEST_XDIST_WORKER" in os.environ:
            time.sleep(0.3)
"""


@pytest.mark.slow
def test_a_worker_that_is_refused_takes_what_it_is_sent(bench: Bench) -> None:
    with_agent(bench, "Lights")
    bench.write("slow_controller.py", dedent(SLOW_CONTROLLER))
    result = bench.run("-n2", "--ab-device=adb:foo@127.0.0.1:1", "-p", "slow_controller")
    output = result.stdout.str() + result.stderr.str()
    assert "no adb server answers at 127.0.0.1:1" in output
    assert "INTERNALERROR" not in output


@pytest.mark.slow
@pytest.mark.parametrize("way", ["worker", "off"])
def test_options_are_for_the_agent_they_were_given_for(bench: Bench, way: str) -> None:
    tasks = """
        class Takes(Lights):
            def __init__(self, idle=False): self.idle = idle
            def act(self, observation):
                return Done() if self.idle else super().act(observation)

        @task("First", "Switch the lamp on.", app="desk")
        def test_first(episode):
            lamp_is_on(episode)

        class TestOwn:
            @pytest.fixture
            def agent(self): return "test_desk:Takes"

            @task("Second", "Switch the lamp on.", app="desk")
            def test_second(self, episode):
                lamp_is_on(episode)
    """
    bench.write("test_desk.py", dedent(HEAD) + dedent(tasks))
    options = ("--agent=test_desk:Takes", "--agent-option=idle=true", f"--ab-agent-process={way}")
    bench.run("test_desk.py", *options)
    found = {record.cell.task: record.outcome for record in bench.records()}
    assert found == {"First": Outcome.FAILED, "Second": Outcome.PASSED}
