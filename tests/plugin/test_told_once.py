"""Each failure of an episode is told once, in full, whoever else would tell it too."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench

TASKS = """
    import pytest
    from pytest_androidbench import task

    @task("Lamp", "Switch the lamp on.")
    def test_lamp(episode):
        episode.run()
        print("printed by the test")
        with episode.check("lamp is on"):
            assert "Lamp" in episode.device.on, "dark"

    @task("Fan", "Switch the fan on.")
    def test_fan(episode):
        episode.run()
        assert "Fan" in episode.device.on, "hot"

    @task("Broken", "Do what cannot be.")
    def test_broken(episode):
        episode.run()
        raise KeyError("missing key")

    @task("Torn", "Leave things in order.")
    def test_torn(episode, tears):
        episode.run()

    @pytest.fixture
    def tears():
        yield
        raise OSError("cannot be torn down")

    def test_plain():
        assert 1 == 2, "plain failure"
"""
AGENT = """
    class Mute(Quiet):
        def act(self, observation):
            print("said by the agent")
            if "fan" in self.goal.text:
                raise LookupError("no fan")
            return Done()
"""
ONCE = {
    "goal   Switch the lamp on.": 1,
    "check  lamp is on (line 10)": 1,
    "           dark": 1,
    "printed by the test": 1,
    "E       KeyError: 'missing key'": 1,
    "LookupError: no fan": 2,  # as the reason, and at the end of the agent's traceback
    "agents.py": 1,
    "plain failure": 3,  # pytest's own: a test of no task is told where it always was
    "OSError: cannot be torn down": 2,
}


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_it_is_told_in_the_summary_and_nowhere_else(
    bench: Bench, agent_source: AgentSource, workers: list[str]
) -> None:
    bench.write("test_desk.py", TASKS)
    agent_source(AGENT)
    result = bench.run("--agent=agents:Mute", *workers)
    result.assert_outcomes(failed=3, errors=2, passed=1)
    text = result.stdout.str()
    for words, times in ONCE.items():
        found = [line for line in result.outlines if words in line and "episode = " not in line]
        assert len(found) == times, (words, found)
    assert "test_lamp" not in text.partition("short test summary")[2].partition("androidbench")[0]
    result.stdout.fnmatch_lines(
        [
            "FAILED test_desk.py::test_plain *",
            "ERROR test_desk.py::test_torn*",
            "*= androidbench =*",
        ]
    )


def test_what_is_shown_of_a_traceback_and_of_prints_goes_by_pytests_options(
    bench: Bench, agent_source: AgentSource
) -> None:
    bench.write("test_desk.py", TASKS)
    agent_source(AGENT)
    terse = bench.run("--agent=agents:Mute", "--tb=no", "--show-capture=no", "-k", "Lamp or Broken")
    terse.stdout.no_fnmatch_line("*printed by the test*")
    terse.stdout.no_fnmatch_line("*raise KeyError*")
    terse.stdout.fnmatch_lines(["  why * own code failed *", "  check  lamp is on*"])
    bench.run(
        "--agent=agents:Mute", "--tb=long", "-k", "Lamp", "--ab-run=long"
    ).stdout.fnmatch_lines(
        ['    >       *assert "Lamp" in episode.device.on*', "*printed by the test*"]
    )


@pytest.mark.parametrize(
    ("options", "coloured"), [([], False), (["--color=yes"], True), (["--color=no"], False)]
)
def test_colours_go_by_pytests_own_choice(
    lamp_bench: Bench, options: list[str], coloured: bool
) -> None:
    result = lamp_bench.run("--agent=null", *options)
    told = result.stdout.str().partition("androidbench")[2]
    assert ("\x1b[31mFAILED\x1b[0m" in told) is coloured


def test_differences_are_told_alike_with_and_without_colours(bench: Bench) -> None:
    bench.write(
        "test_desk.py", TASKS.replace('assert "Lamp" in episode.device.on', 'assert "a" == "b"')
    )
    found = []
    for colour in ("yes", "no"):
        result = bench.run("--agent=null", f"--color={colour}", "-k", "Lamp", f"--ab-run={colour}")
        assert "\\x1b" not in result.stdout.str()
        found.append([record.checks for record in bench.records(colour)])
    assert found[0] == found[1]


def test_of_a_device_that_failed_the_reason_is_told_and_no_code_of_ours(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class Unplugs(Quiet):
            def act(self, observation): return Tap(observation.find("Unplug").index)
    """)
    arguments = ["--agent=agents:Unplugs", "--ab-retry-infra=0"]
    result = lamp_bench.run(*arguments)
    result.stdout.fnmatch_lines(["INFRA ERROR  LampOn*", "  why    somebody has pulled the plug"])
    result.stdout.no_fnmatch_line("*Error: *")
    result.stdout.fnmatch_lines(["!!   1 × device gone: see the device log*"])
    asked = lamp_bench.run(*arguments, "--tb=short", "--ab-run=asked")
    asked.stdout.fnmatch_lines(["*DeviceGone: somebody has pulled the plug*"])
