"""`--ab-study`: one item, many episodes, each with its record, and what they tell."""

from __future__ import annotations

import json
import shlex

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.listed import read_pins
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.studied import is_studied, place_of
from tests.studies.diary import DIARY

WRITER = """
    import random, re

    class Writes(Quiet):
        def start(self, goal):
            self.done = False
            found = re.fullmatch(r"Write (.*) for (.*) on (.*), (.*), (.*)[.]", goal.text)
            self.text, self.name, self.on, self.amount, self.mood = found.groups()

        def act(self, observation):
            if self.done or self.breaks():
                return Done()
            self.done = True
            written = (self.text, self.name, self.on, self.amount, self.mood)
            return Type("|".join(written))

        def breaks(self):
            return False

    class Negative(Writes):
        def breaks(self):
            return int(self.amount) < 0

    class Coin(Writes):
        def breaks(self):
            return random.SystemRandom().random() < 0.5

    class Unplugs(Negative):
        def act(self, observation):
            if os.path.exists("unplugged"):
                return super().act(observation)
            open("unplugged", "w").close()
            row = next(n for n in observation.nodes if n.text == "Unplug")
            return Tap(row.index)
"""
STUDY = "--ab-study=30"


@pytest.fixture
def diary_bench(bench: Bench, agent_source: AgentSource) -> Bench:
    """A suite with one task that has params, and agents that do it."""
    bench.write("test_desk.py", DIARY)
    agent_source(WRITER)
    return bench


@pytest.mark.slow
def test_what_breaks_the_agent_is_told(diary_bench: Bench) -> None:
    result = diary_bench.run("--agent=agents:Negative", STUDY)
    result.assert_outcomes(failed=1)
    assert result.ret == 1
    result.stdout.fnmatch_lines(
        [
            "study of WriteDiary*it fails where `amount` is negative",
            "  seen       *",
            "  confirmed  * of * failed there, * of * passed elsewhere, in episodes run*",
            "  tried      * of at most 30 episodes: * passed, * failed; * to look, *",
            "  fails      amount=-*",
            "*(failed 3 of 3): the simplest that fails",
            "  passes     amount=*(passed * of *)",
            "  again      pytest --agent=agents:Negative *--ab-pin=run/pins.jsonl *[[]pin-*",
            "  pinned     run/pins.jsonl has it as a line for your file of --ab-pin",
        ]
    )
    records = diary_bench.records()
    assert 20 <= len(records) <= 30
    assert all(is_studied(record.cell) for record in records)
    places = [place for record in records if (place := place_of(record.cell)) is not None]
    assert sorted(place.number for place in places) == list(range(1, len(records) + 1))
    assert {place.why for place in places} >= {"look", "simplify", "again", "confirm"}


@pytest.mark.slow
def test_its_episodes_are_part_of_no_rate(diary_bench: Bench) -> None:
    diary_bench.run("--agent=agents:Negative", STUDY)
    summary = json.loads((diary_bench.run_path / "summary.json").read_text())
    (study,) = summary["studies"]
    assert study["verdict"] == "told"
    assert study["claim"] == "`amount` is negative"
    assert study["confirmed_by"]["p_value"] <= 0.05
    assert study["budget"] == 30
    assert study["tried"].keys() == {"look", "simplify", "apart", "again", "confirm"}
    assert sum(study["tried"].values()) == study["episodes"]
    assert summary["by_task"] == {}
    assert sum(summary["outcomes"].values()) == 0
    assert all(row["episodes"] == 0 for row in summary["success"])
    assert summary["not_run"] == []


def test_an_agent_that_nothing_breaks_passes(diary_bench: Bench) -> None:
    result = diary_bench.run("--agent=agents:Writes", "--ab-study=12")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["study of WriteDiary*nothing has broken it in 12 episodes"])
    assert diary_bench.outcomes() == [Outcome.PASSED] * 12


@pytest.mark.slow
def test_chance_is_not_taken_for_a_cause(diary_bench: Bench) -> None:
    result = diary_bench.run("--agent=agents:Coin", STUDY)
    result.assert_outcomes(failed=1)
    result.stdout.no_fnmatch_line("*it fails where*")
    assert (diary_bench.run_path / "pins.jsonl").read_bytes() == b""


@pytest.mark.slow
def test_infrastructure_faults_are_no_failures(diary_bench: Bench) -> None:
    result = diary_bench.run("--agent=agents:Unplugs", STUDY)
    result.stdout.fnmatch_lines(["study of WriteDiary*it fails where `amount` is negative"])
    assert diary_bench.outcomes().count(Outcome.INFRA_ERROR) == 1
    assert all(record.outcome.scored for record in diary_bench.records())


def test_a_device_that_is_never_there_ends_the_study(diary_bench: Bench) -> None:
    agent = "class Cuts(Quiet):\n    def act(self, observation):\n        return Tap(5)\n"
    path = diary_bench.path / "agents.py"
    path.write_text(path.read_text() + agent)
    result = diary_bench.run("--agent=agents:Cuts", STUDY, "--ab-retry-infra=0")
    assert result.ret == 11
    result.stdout.fnmatch_lines(["study of WriteDiary*no episode was scored"])
    assert len(diary_bench.outcomes()) == 5


@pytest.mark.slow
def test_what_was_found_is_a_pin_ready_to_be_used(diary_bench: Bench) -> None:
    result = diary_bench.run("--agent=agents:Negative", STUDY)
    (pin,) = read_pins(diary_bench.run_path / "pins.jsonl")
    assert pin.params is not None
    assert pin.params["amount"] < 0
    assert pin.why == "a study of agents:Negative: it fails where `amount` is negative"
    (told,) = (line for line in result.outlines if line.startswith("  again      "))
    again = diary_bench.run(*shlex.split(told)[2:], plain=True)
    again.stdout.fnmatch_lines(["collected 1 item"])
    again.assert_outcomes(failed=1)
    diary_bench.write("pins.jsonl", (diary_bench.run_path / "pins.jsonl").read_text())
    options = ("--agent=agents:Writes", "--ab-pin=pins.jsonl", "--ab-run=mended")
    diary_bench.run(*options).assert_outcomes(passed=2)
    cases = [record for record in diary_bench.records("mended") if record.params == pin.params]
    assert [dict(record.cell.variation) for record in cases] == [{"pin": pin.name}]


@pytest.mark.slow
def test_each_of_its_episodes_has_a_command_that_runs_it_again(diary_bench: Bench) -> None:
    diary_bench.run("--agent=agents:Negative", STUDY)
    for outcome in (Outcome.PASSED, Outcome.FAILED):
        record = next(r for r in diary_bench.records() if r.outcome is outcome)
        again = diary_bench.run(*shlex.split(record.repro)[1:], f"--ab-run={outcome}")
        again.assert_outcomes(**{str(outcome): 1})
        (once_more,) = diary_bench.records(str(outcome))
        assert once_more.params == record.params


@pytest.mark.slow
def test_workers_study_tasks_side_by_side(diary_bench: Bench) -> None:
    other = DIARY.replace("WriteDiary", "KeepDiary").replace("write_diary", "keep_diary")
    diary_bench.write("test_other.py", other)
    result = diary_bench.run("--agent=agents:Negative", STUDY, "-n2")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["study of KeepDiary*it fails where `amount` is negative"])
    result.stdout.fnmatch_lines(["study of WriteDiary*it fails where `amount` is negative"])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--ab-study=3"], "--ab-study=3: a study needs 10 episodes or more"),
        (["--ab-study=many"], "--ab-study=many: give a whole number"),
        (["--ab-study=30", "--ab-min-success=0.5"], "--ab-study rates no agent"),
        (["--ab-pin=nowhere.jsonl"], "--ab-pin: *nowhere.jsonl cannot be read"),
        (["--ab-pin=agents.py"], "--ab-pin: *agents.py, line 2: cannot read"),
    ],
)
def test_what_cannot_be_is_told(diary_bench: Bench, options: list[str], told: str) -> None:
    result = diary_bench.run("--agent=agents:Writes", *options)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*{told}*"])


def test_a_task_without_params_is_not_studied(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=reference", STUDY)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*no task that was collected has params to search*"])
