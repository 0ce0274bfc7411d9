"""What a run tells: summary, JUnit, HTML, exit status, commands that run a cell again."""

from __future__ import annotations

import json
import shlex
from textwrap import dedent
from xml.etree import ElementTree

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench import load
from pytest_androidbench.records.outcome import Outcome

SEVERAL = """
    from pytest_androidbench import task
    from pytest_androidbench.tasks.strategies import words

    @task("Lucky", "Write {word}.", params={"word": words()}, app="desk")
    def test_lucky(episode, word):
        episode.run()
        with episode.check("starts early", weight=3):
            assert word[0] < "m"
        with episode.check("always"):
            assert True
"""


@pytest.mark.slow
def test_the_summary_gives_a_command_that_runs_the_failed_cell_again(bench: Bench) -> None:
    bench.write("test_desk.py", SEVERAL)
    result = bench.run("--agent=null", "--ab-seeds=1-6")
    failed = [record for record in bench.records() if record.outcome is Outcome.FAILED]
    assert failed
    for record in failed:
        result.stdout.fnmatch_lines([f"*{glob_escaped(record.repro)}*"])
        assert record.score == 0.25
    words = shlex.split(failed[0].repro)[1:]
    again = bench.run(*words, plain=True)
    again.stdout.fnmatch_lines(["collected 1 item"])
    again.assert_outcomes(failed=1)


@pytest.mark.slow
def test_other_tools_are_given_the_reason_and_not_the_exception(bench: Bench) -> None:
    bench.write("test_desk.py", SEVERAL)
    bench.run("--agent=null", "--ab-seeds=1-6", "-n2")
    cases = ElementTree.parse(bench.run_path / "junit.xml").findall(".//failure")
    assert {case.get("message") for case in cases} == {"1 of 2 checks failed: starts early"}


def test_a_failure_without_a_traceback_is_placed_at_the_task(bench: Bench) -> None:
    bench.write("test_desk.py", SEVERAL.replace("episode.run()", "return"))
    result = bench.run("--agent=null", "--tb=short")
    line = next(n for n, row in enumerate(dedent(SEVERAL).splitlines(), 1) if "def " in row) - 1
    result.stdout.fnmatch_lines(["  why * never called episode.run()", f"*_desk.py:{line}"])
    result.stdout.no_fnmatch_line("*entries are hidden*")


def test_marks_that_can_be_selected_are_told_when_none_was(bench: Bench) -> None:
    bench.write("test_desk.py", SEVERAL)
    result = bench.run("--agent=null", "-m", "app_dseck")
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    result.stdout.fnmatch_lines(["no task was selected; their marks are app_desk, suite_desk; *"])


def test_a_question_to_pytest_leaves_no_run_directory(bench: Bench) -> None:
    result = bench.run("--agent=null", "--markers")
    result.stdout.fnmatch_lines(["@pytest.mark.app_NAME: *"])
    assert not bench.run_path.exists()


@pytest.mark.slow
def test_the_same_from_another_directory(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    bench.write("sub/inner/test_desk.py", SEVERAL)
    bench.write("pytest.ini", "[pytest]\n")
    monkeypatch.chdir(bench.path / "sub")
    result = bench.run("--agent=null", "--ab-seeds=1-6", "inner/test_desk.py")
    lines = [line.partition("  again  ")[2] for line in result.outlines if "  again  " in line]
    again = bench.run(*shlex.split(lines[0])[1:], plain=True)
    again.assert_outcomes(failed=1)


@pytest.mark.slow
def test_reports_of_other_tools_carry_the_outcome(bench: Bench) -> None:
    bench.write("test_desk.py", SEVERAL)
    for options in ([], ["-n2"]):
        run = f"run{len(options)}"
        bench.run("--agent=null", "--ab-seeds=1-6", f"--ab-run={run}", *options)
        file = ElementTree.parse(bench.path / run / "junit.xml")
        cases = file.findall(".//testcase")
        properties = [{p.get("name"): p.get("value") for p in c.iter("property")} for c in cases]
        assert {found["ab_outcome"] for found in properties} == {"passed", "failed"}
        pages = {bench.path / run / str(found["ab_page"]) for found in properties}
        assert len(pages) == 6
        assert all(page.is_file() for page in pages)
        assert {found["ab_app"] for found in properties} == {"desk"}
        suite = {
            p.get("name"): p.get("value", "") for p in file.findall("./testsuite/properties/*")
        }
        (told,) = json.loads((bench.path / run / "summary.json").read_text())["success"]
        assert suite["ab_agent"] == "null"
        assert (suite["ab_seeds"], suite["ab_suites"]) == ("1-6", "desk")
        assert suite["ab_scored"] == "6"
        for name, of in (("ab_success", "rate"), ("ab_success_low", "low")):
            assert float(suite[name]) == pytest.approx(told[of], abs=1e-4)
        html = (bench.path / run / "report.html").read_text("utf-8")
        assert html.count("col-ab_outcome") >= 6
        assert "episodes/desk-Lucky-s1-default-r0/index.html" in html


def test_everything_lies_in_the_run_directory(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null", "--ab-screenshots=on")
    names = {path.name for path in lamp_bench.run_path.iterdir()}
    assert names >= {
        "manifest.json", "summary.json", "episodes.jsonl", "episodes.csv", "index.html",
        "junit.xml", "report.html", "episodes",
    }  # fmt: skip
    attempt = lamp_bench.run_path / "episodes" / "desk-LampOn-s30-default-r0" / "1"
    files = {path.name for path in attempt.iterdir()}
    assert files == {"record.json", "steps.jsonl", "kept.json"}


@pytest.mark.parametrize(
    ("when", "agent", "pictures"),
    [
        ("off", "agents:Twice", 0),
        ("on", "reference", 2),
        ("retain-on-failure", "agents:Twice", 2),
        ("retain-on-failure", "reference", 0),
        ("only-on-failure", "agents:Twice", 1),
        ("only-on-failure", "reference", 0),
    ],
)
def test_pictures_are_kept_as_asked(
    lamp_bench: Bench, agent_source: AgentSource, when: str, agent: str, pictures: int
) -> None:
    agent_source("""
        class Twice(Quiet):
            waited = False
            def act(self, observation):
                if self.waited:
                    return Done()
                self.waited = True
                return Wait(0.1)
    """)
    lamp_bench.run(f"--agent={agent}", f"--ab-screenshots={when}")
    (episode,) = load(lamp_bench.run_path).episodes
    shown = [episode.picture(step) for step in episode.steps]
    assert len(shown) == 2
    assert len([picture for picture in shown if picture]) == pictures
    # What says how it ended is the last one.
    assert (shown[-1] is not None) is (pictures > 0)


def test_a_plain_run_without_terminal_or_other_plugins_works(lamp_bench: Bench) -> None:
    without = ["-p", "no:terminal", "-p", "no:html", "-p", "no:xdist", "-p", "no:junitxml"]
    result = lamp_bench.run("--agent=reference", *without, "-p", "no:cacheprovider")
    assert result.ret == 0
    assert lamp_bench.outcomes() == [Outcome.PASSED]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bar", "agent", "status"),
    [
        ("0%", "agents:Half", 0),
        ("0.5", "agents:Half", 0),
        ("51%", "agents:Half", 1),
        ("0.25", "agents:HalfBroken", 0),
        ("0.5", "agents:HalfBroken", 10),
        ("0.9", "agents:HalfBroken", 1),
    ],
)
def test_a_bar_for_the_success_rate_decides_the_exit_status(
    lamp_bench: Bench, agent_source: AgentSource, bar: str, agent: str, status: int
) -> None:
    agent_source("""
        class Half(Quiet):
            tapped = False
            def act(self, observation):
                seed = int(os.environ["PYTEST_CURRENT_TEST"].split("seed")[1].split("]")[0])
                if seed % 2 and not self.tapped:
                    self.tapped = True
                    return Tap(observation.find("Lamp").index)
                return self.otherwise(seed, observation)
            def otherwise(self, seed, observation): return Done()

        class HalfBroken(Half):
            def otherwise(self, seed, observation):
                return Tap(observation.find("Unplug").index) if seed == 4 else Done()
    """)
    # Two or, broken, two of three with one unknown: seed 4 never gets a score.
    seeds = "1-4" if agent.endswith("Half") else "2-4,6"
    result = lamp_bench.run(
        f"--agent={agent}", f"--ab-seeds={seeds}", f"--ab-min-success={bar}", "--ab-retry-infra=0"
    )
    assert result.ret == status


@pytest.mark.slow
def test_a_resumed_run_repeats_only_what_was_not_scored(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class Flaky(Quiet):
            def act(self, observation):
                with open("acts", "a") as file:
                    file.write("x")
                if not os.path.exists("mended") and "seed2]" in os.environ["PYTEST_CURRENT_TEST"]:
                    return Tap(observation.find("Unplug").index)
                return Done()
    """)
    arguments = ["--agent=agents:Flaky", "--ab-seeds=1-3", "--ab-retry-infra=0"]
    first = lamp_bench.run(*arguments)
    first.stdout.fnmatch_lines(["*2 failed, 1 infra_error*"])
    (lamp_bench.path / "acts").unlink()
    (lamp_bench.path / "mended").touch()
    second = lamp_bench.run(*arguments, "-n2")
    second.assert_outcomes(failed=3)
    assert (lamp_bench.path / "acts").read_text() == "x"
    assert [record.outcome for record in lamp_bench.records()] == [Outcome.FAILED] * 3


def test_the_header_says_what_is_run(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=null", "--ab-limits=steps=4", "--ab-repeats=2")
    result.stdout.fnmatch_lines(
        ["androidbench: agent null; device tabletop; seeds 30 x 2; limits steps 4; checks strict"]
    )


def glob_escaped(text: str) -> str:
    return text.replace("[", "[[]")


@pytest.mark.parametrize(
    ("passes", "bar", "told"),
    [
        ("True", "0.3", "the success rate reaches the 30% of --ab-min-success*"),
        ("False", "0.9", "the success rate misses the 90% of --ab-min-success*"),
        ("nothing", "0.9", ""),
        ("True", "", ""),
        ("False", "", ""),
    ],
)
def test_a_bar_is_told_to_be_met_or_missed(bench: Bench, passes: str, bar: str, told: str) -> None:
    bench.write(
        "test_desk.py",
        f"""
        from pytest_androidbench import task

        @task("Only", "Do nothing.")
        def test_only(episode):
            episode.run()
            with episode.check("as wanted"):
                assert {passes}
        """,
    )
    result = bench.run("--agent=null", *([f"--ab-min-success={bar}"] if bar else []))
    if told:
        result.stdout.fnmatch_lines([told])
    else:
        result.stdout.no_fnmatch_line("the success rate *")
