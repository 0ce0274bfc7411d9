"""Each row of the outcome table, end to end."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome

BEHAVIOURS = """
    class Lamp(Quiet):
        done = False
        def act(self, observation):
            self.done, done = True, self.done
            return Done() if done else Tap(observation.find("Lamp").index)

    class Raises(Quiet):
        def act(self, observation): raise RuntimeError("a bug of mine")

    class StartRaises(Quiet):
        def start(self, goal): raise RuntimeError("a bug of mine")

    class Nothing(Quiet):
        def act(self, observation): return None

    class Outside(Quiet):
        def act(self, observation): return Tap((5000, 5))

    class NoSuchNode(Quiet):
        def act(self, observation): return Tap(999)

    class Claims(Quiet):
        def act(self, observation): raise DeviceError("the device is gone, honestly")

    class NoModel(Quiet):
        def act(self, observation): raise ModelUnavailable("503")

    class ExitsPython(Quiet):
        def act(self, observation): raise SystemExit(3)

    class Endless(Quiet):
        def act(self, observation): return Tap(observation.find("Fan").index)

    class Unplugs(Quiet):
        def act(self, observation): return Tap(observation.find("Unplug").index)

    class Scrambles(Quiet):
        def act(self, observation): return Tap(observation.find("Scramble").index)

    class UnplugsOne(Lamp):
        def act(self, observation):
            if observation.find("tabletop-1"):
                return Tap(observation.find("Unplug").index)
            return super().act(observation)

    class AsTold:
        "Behaves like the class that the goal names."
        def start(self, goal):
            self.inner = globals()[goal.text]()
            self.inner.start(goal)
        def act(self, observation): return self.inner.act(observation)
"""
EXPECTED = {
    "Lamp": (Outcome.PASSED, ""),
    "Quiet": (Outcome.FAILED, "1 of 1 checks failed: lamp is on"),
    "Endless": (Outcome.FAILED, "1 of 1 checks failed: lamp is on"),
    "Raises": (Outcome.AGENT_ERROR, "RuntimeError: a bug of mine"),
    "StartRaises": (Outcome.AGENT_ERROR, "RuntimeError: a bug of mine"),
    "Nothing": (Outcome.AGENT_ERROR, "None, which is no action"),
    "Outside": (Outcome.AGENT_ERROR, "outside of the screen"),
    "NoSuchNode": (Outcome.AGENT_ERROR, "no node 999"),
    "Claims": (Outcome.AGENT_ERROR, "honestly"),
    "ExitsPython": (Outcome.AGENT_ERROR, "SystemExit: 3"),
    "NoModel": (Outcome.INFRA_ERROR, "model service failed"),
    "Unplugs": (Outcome.INFRA_ERROR, "pulled the plug"),
    "Scrambles": (Outcome.INFRA_ERROR, "ValueError"),
}
SCORES = {Outcome.PASSED: 1.0, Outcome.INFRA_ERROR: None, Outcome.INVALID: None}


@pytest.mark.slow
def test_what_an_agent_does_decides_the_outcome(bench: Bench, agent_source: AgentSource) -> None:
    agent_source(BEHAVIOURS)
    bench.write(
        "test_desk.py",
        f"""
        from pytest_androidbench import Limits, task

        def body(episode):
            episode.run()
            with episode.check("lamp is on"):
                assert "Lamp" in episode.device.on

        for name in {list(EXPECTED)}:
            namespace = {{}}
            exec(f"def test_{{name}}(episode): body(episode)", globals(), namespace)
            made = task(name, name, limits=Limits(steps=3))(namespace.pop(f"test_{{name}}"))
            globals()[f"test_{{name}}"] = made
        del made
        """,
    )
    result = bench.run("--agent=agents:AsTold", "--ab-retry-infra=0")
    records = {record.cell.task: record for record in bench.records()}
    assert {name: record.outcome for name, record in records.items()} == {
        name: outcome for name, (outcome, _) in EXPECTED.items()
    }
    for name, (outcome, reason) in EXPECTED.items():
        assert reason in records[name].reason
        assert records[name].score == SCORES.get(outcome, 0.0)
    assert records["Endless"].ending == "limit:steps"
    assert result.ret == 1


def test_an_infrastructure_fault_is_tried_again_on_a_fresh_device(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(BEHAVIOURS)
    result = lamp_bench.run("--agent=agents:UnplugsOne")
    result.assert_outcomes(passed=1)
    assert lamp_bench.outcomes() == [Outcome.INFRA_ERROR, Outcome.PASSED]
    assert [a.record.device.serial for a in lamp_bench.contents().attempts] == [
        "tabletop-1",
        "tabletop-2",
    ]


def test_attempts_are_bounded_and_all_are_kept(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(BEHAVIOURS)
    result = lamp_bench.run("--agent=agents:Unplugs", "--ab-retry-infra=1")
    assert lamp_bench.outcomes() == [Outcome.INFRA_ERROR] * 2
    assert result.ret == 11
    result.stdout.fnmatch_lines(["*INFRA ERROR*LampOn*", "*somebody has pulled the plug*"])


def test_a_record_has_the_goal_that_the_agent_was_told(
    bench: Bench, agent_source: AgentSource
) -> None:
    bench.write(
        "test_desk.py",
        "from pytest_androidbench import task\n"
        '@task("Told", "Do what is asked for.")\n'
        "def test_told(episode):\n    episode.run(f'{episode.goal} Go home.')\n",
    )
    agent_source(BEHAVIOURS)
    bench.run("--agent=agents:Quiet")
    (record,) = bench.records()
    assert record.goal == "Do what is asked for. Go home."


FAULTY = {
    "assert 1 == 2; episode.run()": (Outcome.INVALID, "before episode.run(): AssertionError"),
    "episode.run(); {}['x']": (Outcome.INVALID, "after episode.run(): KeyError"),
    "episode.run(); assert 1 == 2": (Outcome.FAILED, "assert 1 == 2"),
    "episode.run(); pytest.fail('so bad')": (Outcome.FAILED, "so bad"),
    "pass": (Outcome.INVALID, "never called episode.run()"),
    "episode.check('early')": (Outcome.INVALID, "comes before episode.run()"),
    "episode.run(); episode.run()": (Outcome.INVALID, "needs a text of its own"),
    "episode.run(until=lambda: 1 / 0)": (Outcome.INVALID, "ZeroDivisionError"),
    "episode.run(); episode.check('a', weight=0)": (Outcome.INVALID, "must be a positive number"),
}


def test_a_fault_of_the_task_is_invalid(bench: Bench, agent_source: AgentSource) -> None:
    tests = [
        f'@task("T{number}", "Do it.")\ndef test_{number}(episode):\n    {body}\n'
        for number, body in enumerate(FAULTY)
    ]
    head = "import pytest\nfrom pytest_androidbench import task\n"
    bench.write("test_desk.py", head + "\n".join(tests))
    agent_source("""
        class Talks(Quiet):
            said = False
            def act(self, observation):
                self.said, said = True, self.said
                return Done() if said else Answer("42")
    """)
    result = bench.run("--agent=agents:Talks")
    records = {record.cell.task: record for record in bench.records()}
    for number, (outcome, reason) in enumerate(FAULTY.values()):
        record = records[f"T{number}"]
        assert (record.outcome, record.score) == (outcome, SCORES.get(outcome, 0.0))
        assert reason in record.reason
    assert result.ret == 1
    result.stdout.fnmatch_lines(["INVALID  T0 *", "  again  *test_desk.py::test_0*"])


def test_a_task_without_a_package_it_needs_is_skipped_and_says_which(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        """
        from pytest_androidbench import task
        from pytest_androidbench.errors import MissingPackage

        def films():
            raise MissingPackage("films are made by PyAV: pip install av")

        @task("Lacks", "Watch it.")
        def test_lacks(episode):
            films()
            episode.run()

        @task("LacksLater", "Watch it.")
        def test_lacks_later(episode):
            episode.run()
            films()
        """,
    )
    result = bench.run("--agent=null")
    result.assert_outcomes(skipped=1, errors=1)
    result.stdout.fnmatch_lines(["  1 episode: films are made by PyAV: pip install av"])
    records = {record.cell.task: record for record in bench.records()}
    assert records["Lacks"].outcome is Outcome.SKIPPED
    assert records["LacksLater"].outcome is Outcome.INVALID


def test_a_skip_inside_a_task_is_kept_with_its_reason(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        """
        import pytest
        from pytest_androidbench import task

        @task("Skipped", "Do it.")
        def test_skipped(episode):
            pytest.skip("not today")
        """,
    )
    result = bench.run("--agent=null")
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["skipped (1):", "  1 episode: not today", "outcomes: 1 skipped"])
    (record,) = bench.records()
    assert (record.outcome, record.reason) == (Outcome.SKIPPED, "not today")
    assert (record.score, record.traceback) == (None, "")
    assert bench.contents().interrupted == ()
