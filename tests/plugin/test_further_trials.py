"""`--ab-trials`: a failed cell is tried again, by agents that know what those before them wrote."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record

FAILED, PASSED = Outcome.FAILED, Outcome.PASSED
TASK = """
    import pytest
    from pytest_androidbench import Limits, task

    def said(line):
        with open("said", "a") as file:
            print(line, file=file)

    @pytest.fixture(scope="module", autouse=True)
    def module():
        said("module up")
        yield
        said("module down")

    @pytest.fixture
    def own():
        said("up")
        yield
        said("down")

    @task("LampOn", "Switch the lamp on.", limits=Limits(steps=5))
    def test_lamp_on(episode, own):
        assert not episode.device.on, "it is not restored"
        episode.run()
        with episode.check("lamp is on"):
            assert "Lamp" in episode.device.on
"""
AGENTS = """
    def said(line):
        with open("said", "a") as file:
            print(line, file=file)

    class Plain(Quiet):
        "Switches something else on, and leaves it on."
        def __init__(self):
            self.known, self.done = (), False
        def act(self, observation):
            if self.done:
                return Done()
            self.done = True
            return Tap(observation.find(self.row).index, note="so there")
        @property
        def row(self):
            return "Fan"

    class Learns(Plain):
        "Switches the lamp on if it was told to twice."
        times = 2
        def remember(self, reflections):
            said(f"remembers {reflections}")
            self.known = reflections
        @property
        def row(self):
            return "Lamp" if self.known.count("the lamp") == self.times else "Fan"
        def reflect(self, trajectory, outcome):
            did = [step.action["action"] for step in trajectory]
            said(f"{outcome} {did} {trajectory[0].note} {trajectory[0].package}")
            return "the lamp"

    class LearnsAtOnce(Learns):
        times = 1

    class Crashes(LearnsAtOnce):
        def act(self, observation):
            if self.done and not self.known:
                raise KeyError("lamp")
            return super().act(observation)
        def reflect(self, trajectory, outcome):
            said(f"{outcome} {len(trajectory)}")
            return "the lamp"

    class Unplugs(LearnsAtOnce):
        "Has a fault in the first attempt at its second trial."
        def act(self, observation):
            first = os.environ["ANDROIDBENCH_ATTEMPT"] == "1"
            if self.known and first:
                return Tap(observation.find("Unplug").index)
            return super().act(observation)

    class KillsItsWorker(LearnsAtOnce):
        "Takes the process along in the first attempt at its second trial."
        def act(self, observation):
            said(os.environ["ANDROIDBENCH_CELL"] + " " + os.environ["ANDROIDBENCH_ATTEMPT"])
            if self.known and os.environ["ANDROIDBENCH_ATTEMPT"] == "1":
                os._exit(3)
            return super().act(observation)

    class Stays(Quiet):
        "Fails and learns nothing."
"""


@pytest.fixture
def trying(bench: Bench, agent_source: AgentSource) -> Bench:
    """A suite with one task, and agents that fail it at first."""
    bench.write("test_desk.py", TASK)
    agent_source(AGENTS)
    return bench


def said(bench: Bench) -> list[str]:
    """What tests and agents have said, in their order, since this was last asked."""
    path = bench.path / "said"
    lines = path.read_text().splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return lines


def trials(bench: Bench) -> list[Record]:
    """The record that counts of each trial of the only cell."""
    contents = bench.contents()
    (first,) = contents.counted
    found = [first, *contents.trials_of(first.record.episode)]
    return [attempt.record for attempt in found]


def came_to(bench: Bench) -> list[tuple[int, Outcome]]:
    return [(record.trial, record.outcome) for record in trials(bench)]


@pytest.mark.slow
@pytest.mark.parametrize("process", ["worker", "episode", "off"])
def test_trials_follow_until_one_passes(trying: Bench, process: str) -> None:
    result = trying.run(
        "--agent=agents:Learns", "--ab-trials=5", f"--ab-agent-process={process}",
        "--junitxml=junit.xml",
    )  # fmt: skip
    result.assert_outcomes(failed=1)
    assert result.ret == 1
    assert came_to(trying) == [(0, FAILED), (1, FAILED), (2, PASSED)]
    assert [record.reflection for record in trials(trying)] == ["the lamp", "the lamp", ""]
    assert [record.reflection_fault for record in trials(trying)] == ["", "", ""]
    told = "failed ['Tap', 'Done'] so there tabletop"
    assert said(trying) == [
        "module up", "up", told, "down",
        "up", "remembers ('the lamp',)", told, "down",
        "up", "remembers ('the lamp', 'the lamp')", "down", "module down",
    ]  # fmt: skip
    result.stdout.fnmatch_lines(["*1 of 1 checks failed: lamp is on*"])
    printed = " ".join(result.outlines)
    assert "after 1 trial more: 0 of 1; after 2 trials more: 1 of 1" in " ".join(printed.split())
    (suite,) = ElementTree.parse(trying.path / "junit.xml").getroot()
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("1", "1", "0")
    properties = {each.get("name"): each.get("value") for each in suite.iter("property")}
    assert properties["ab_outcome"] == "failed"
    assert float(properties["ab_success"] or "nan") == 0


@pytest.mark.slow
def test_there_are_no_more_than_asked_for_and_the_last_is_not_asked(trying: Bench) -> None:
    trying.run("--agent=agents:Learns", "--ab-trials=1")
    assert came_to(trying) == [(0, FAILED), (1, FAILED)]
    assert [record.reflection for record in trials(trying)] == ["the lamp", ""]
    manifest = json.loads((trying.run_path / "manifest.json").read_text())
    assert (manifest["trials"], manifest["trial_signal"]) == (1, "validator")
    assert trials(trying)[1].repro.count("--ab-trials=1") == 1
    assert "--ab-trials" not in trials(trying)[0].repro


@pytest.mark.slow
def test_without_the_option_nobody_is_asked(trying: Bench) -> None:
    trying.run("--agent=agents:Learns")
    assert came_to(trying) == [(0, FAILED)]
    assert not any("failed" in line for line in said(trying))
    assert trials(trying)[0].reflection_fault == ""


@pytest.mark.slow
def test_what_passes_at_once_is_not_tried_again(trying: Bench) -> None:
    trying.write("agents.py", (trying.path / "agents.py").read_text() + "LearnsAtOnce.times = 0\n")
    trying.run("--agent=agents:LearnsAtOnce", "--ab-trials=3").assert_outcomes(passed=1)
    assert came_to(trying) == [(0, PASSED)]


@pytest.mark.slow
def test_what_fails_when_the_first_trial_is_torn_down_is_told(trying: Bench) -> None:
    source = (trying.path / "test_desk.py").read_text()
    broken = source.replace('said("down")', 'raise OSError("the rug burns")')
    (trying.path / "test_desk.py").write_text(broken)
    result = trying.run("--agent=agents:LearnsAtOnce", "--ab-trials=1", "-rE")
    assert came_to(trying) == [(0, FAILED), (1, PASSED)]
    result.stdout.fnmatch_lines(["*OSError: the rug burns*"])
    assert result.parseoutcomes()["failed"] == 1


@pytest.mark.slow
def test_an_agent_that_learns_nothing_is_run_again_plainly(trying: Bench) -> None:
    result = trying.run("--agent=agents:Stays", "--ab-trials=2")
    assert came_to(trying) == [(0, FAILED), (1, FAILED), (2, FAILED)]
    assert [record.reflection_fault for record in trials(trying)][:2] == ["it wrote nothing"] * 2
    printed = " ".join(" ".join(result.outlines).split())
    assert "after 1 trial more: 0 of 1, 1 tried again without a reflection" in printed


@pytest.mark.slow
def test_one_that_crashed_is_tried_again_as_well(trying: Bench) -> None:
    trying.run("--agent=agents:Crashes", "--ab-trials=1")
    assert came_to(trying) == [(0, Outcome.AGENT_ERROR), (1, PASSED)]
    assert "agent_error 1" in said(trying)


@pytest.mark.slow
def test_a_fault_is_retried_within_its_trial(trying: Bench) -> None:
    trying.run("--agent=agents:Unplugs", "--ab-trials=2")
    assert came_to(trying) == [(0, FAILED), (1, PASSED)]
    attempts = [one.record for one in trying.contents().trials]
    assert [(one.attempt, one.outcome) for one in attempts] == [
        (1, Outcome.INFRA_ERROR), (2, PASSED),
    ]  # fmt: skip
    assert attempts[0].cause is Cause.DEVICE_GONE


@pytest.mark.slow
def test_a_trial_that_comes_to_no_score_ends_them_for_this_session(trying: Bench) -> None:
    trying.run("--agent=agents:Unplugs", "--ab-trials=2", "--ab-retry-infra=0")
    assert came_to(trying) == [(0, FAILED), (1, Outcome.INFRA_ERROR)]
    trying.run("--agent=agents:Unplugs", "--ab-trials=2", "--ab-retry-infra=0")
    assert came_to(trying) == [(0, FAILED), (1, PASSED)]


@pytest.mark.slow
def test_a_run_goes_on_between_two_trials(trying: Bench) -> None:
    trying.run("--agent=agents:Learns", "--ab-trials=2")
    said(trying)
    last = trials(trying)[2]
    shutil.rmtree(trying.run_path / "episodes" / last.episode.key)
    result = trying.run("--agent=agents:Learns", "--ab-trials=2")
    assert said(trying) == [
        "module up", "up", "remembers ('the lamp', 'the lamp')", "down", "module down",
    ]  # fmt: skip
    assert came_to(trying) == [(0, FAILED), (1, FAILED), (2, PASSED)]
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*has 1 result already*", "*1 of 1 result is from before*"])


@pytest.mark.slow
def test_a_run_may_be_given_trials_later_and_has_no_reflections_then(trying: Bench) -> None:
    trying.run("--agent=agents:LearnsAtOnce")
    said(trying)
    result = trying.run("--agent=agents:LearnsAtOnce", "--ab-trials=2")
    # Whoever failed first is gone and cannot be asked any more; the second one is asked.
    assert came_to(trying) == [(0, FAILED), (1, FAILED), (2, PASSED)]
    assert [line for line in said(trying) if "remembers" in line] == ["remembers ('the lamp',)"]
    printed = " ".join(" ".join(result.outlines).split())
    assert "after 1 trial more: 0 of 1, 1 tried again without a reflection" in printed


@pytest.mark.slow
def test_all_that_is_done_is_not_done_again(trying: Bench) -> None:
    trying.run("--agent=agents:LearnsAtOnce", "--ab-trials=2")
    said(trying)
    trying.run("--agent=agents:LearnsAtOnce", "--ab-trials=2").assert_outcomes(failed=1)
    assert said(trying) == []


@pytest.mark.slow
def test_a_worker_that_dies_at_a_trial_costs_that_attempt_alone(trying: Bench) -> None:
    result = trying.run(
        "--agent=agents:KillsItsWorker", "--ab-trials=1", "-n1", "--ab-agent-process=off"
    )
    assert came_to(trying) == [(0, FAILED), (1, PASSED)]
    told = [line for line in said(trying) if line.startswith("desk-")]
    key = trials(trying)[0].episode.key
    assert list(dict.fromkeys(told)) == [f"{key} 1", f"{key}-trial_1 1", f"{key}-trial_1 2"]
    assert [one.record.outcome for one in trying.contents().trials] == [
        Outcome.INFRA_ERROR, PASSED,
    ]  # fmt: skip
    assert result.ret == 1
    assert result.parseoutcomes()["failed"] == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("HangsOver", "the agent's reflect() took longer than"),
        ("DiesOver", "the agent's process ended in reflect(): exit status 7"),
        ("RaisesOver", "ValueError: too much: failed"),
        ("CountsOver", "must return a text, got 1"),
    ],
)
def test_what_goes_wrong_with_a_reflection_is_told_and_the_trial_follows(
    trying: Bench, name: str, fault: str
) -> None:
    agent = f"tests.agents.misbehaving.reflecting:{name}"
    trying.run(f"--agent={agent}", "--ab-trials=1", "--ab-limits=seconds=1")
    assert came_to(trying) == [(0, FAILED), (1, FAILED)]
    first, second = trials(trying)
    assert fault in first.reflection_fault
    assert (first.reason, second.reflection_fault) == ("1 of 1 checks failed: lamp is on", "")


@pytest.mark.slow
def test_an_agent_inside_that_hangs_over_its_reflection_is_interrupted(trying: Bench) -> None:
    trying.run(
        "--agent=tests.agents.misbehaving.reflecting:HangsOver", "--ab-trials=1",
        "--ab-limits=seconds=1", "--ab-agent-process=off",
    )  # fmt: skip
    assert came_to(trying) == [(0, FAILED), (1, FAILED)]
    assert "it was interrupted" in trials(trying)[0].reflection_fault


@pytest.mark.slow
def test_trials_of_several_cells_on_several_workers(trying: Bench) -> None:
    result = trying.run("--agent=agents:LearnsAtOnce", "--ab-trials=1", "--ab-seeds=1-4", "-n2")
    contents = trying.contents()
    assert [one.outcome for one in contents.records] == [FAILED] * 4
    assert [one.record.outcome for one in contents.trials] == [PASSED] * 4
    assert contents.not_run == ()
    assert result.parseoutcomes()["failed"] == 4
    pages = {path.parent.name for path in trying.run_path.glob("episodes/*/index.html")}
    assert {one.record.episode.key for one in contents.trials} <= pages


@pytest.mark.slow
def test_a_recording_has_a_file_for_each_trial(trying: Bench, tmp_path: Path) -> None:
    trying.write(
        "agents.py",
        (trying.path / "agents.py").read_text()
        + """
from pytest_androidbench.models.cassette import file_of
from pytest_androidbench.models.surroundings import EpisodeNow
from pathlib import Path

class Records(LearnsAtOnce):
    def act(self, observation):
        said(file_of(Path("tapes"), EpisodeNow.read(os.environ)))
        return super().act(observation)
    def reflect(self, trajectory, outcome):
        said(file_of(Path("tapes"), EpisodeNow.read(os.environ)))
        return "the lamp"
""",
    )
    trying.run("--agent=agents:Records", "--ab-trials=1")
    key = trials(trying)[0].episode.key
    files = [line for line in said(trying) if line.startswith("tapes")]
    first, second = f"tapes/{key}/attempt-1.jsonl", f"tapes/{key}-trial_1/attempt-1.jsonl"
    assert files == [first, first, first, second, second]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["--ab-audit"], "*--ab-trials=2: an audit plays scripts*remove it, or --ab-audit*"),
        (["--ab-mutants"], "*--ab-trials=2: an audit plays scripts*or --ab-mutants*"),
        (["--agent=null", "--ab-study=30"], "*--ab-trials=2: a study chooses*or --ab-study*"),
    ],
)
def test_what_learns_nothing_from_trials_is_refused(
    trying: Bench, arguments: list[str], advice: str
) -> None:
    result = trying.run("--ab-trials=2", *arguments)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([advice])
