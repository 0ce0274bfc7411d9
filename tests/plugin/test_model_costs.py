"""What a run's models may cost, and recorded conversations, by pytest's command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fixtures.benches import NAMED_LAMP, AgentSource, Bench
from fixtures.model_server import KEY, Fails, ModelServer, Says, in_turn
from pytest_androidbench.models.ledger import Ledger
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.outcome import Cause, Outcome

A_CENT = Says(text="lamp", input_tokens=1000, output_tokens=800)
AGENT = """
from pytest_androidbench.models.opening import open_model
from pytest_androidbench.models.conversation import Request, said

class Asking(Quiet):
    def __init__(self, **options):
        self.model = open_model(**options)
    @property
    def usage(self):
        return self.model.usage
    @property
    def model_calls(self):
        return self.model.calls
    def act(self, observation):
        asked = said(f"{self.goal.text} {observation.activity}")
        request = Request(messages=(asked,), max_tokens=2000)
        answer = self.model.ask(request).text
        if self.model.usage.calls > 1:
            return Done()
        return Tap(observation.find(answer.capitalize()).index, note=f"the model says {answer}")
    def close(self):
        self.model.close()
"""


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(in_turn(A_CENT)) as server:
        yield server


@pytest.fixture
def lamps(bench: Bench, agent_source: AgentSource) -> Bench:
    agent_source(AGENT)
    for name in ("a", "b", "c", "d", "e", "f"):
        bench.write(f"test_{name}.py", NAMED_LAMP.format(name=name))
    return bench


def asking(server: ModelServer, *more: str) -> list[str]:
    options = {"base_url": server.url, "api_key": "env:THE_KEY", "tries": "1"}
    return [
        "--agent=agents:Asking",
        *(f"--agent-option={name}={value}" for name, value in options.items()),
        *more,
    ]


@pytest.fixture(autouse=True)
def _key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THE_KEY", KEY)


@pytest.mark.slow
def test_what_the_model_is_asked_is_in_records_and_reports(
    lamps: Bench, server: ModelServer
) -> None:
    lamps.run(*asking(server), "test_a.py").assert_outcomes(passed=1)
    (record,) = lamps.records()
    assert (record.usage.calls, record.usage.tokens) == (2, 3600)
    assert record.usage.money == pytest.approx(0.02)
    (attempt,) = lamps.contents().attempts
    folder = lamps.run_path / attempt.folder
    calls = read_calls(folder)
    assert [call.answer for call in calls] == ["lamp", "lamp"]
    assert "the model says lamp" in (folder / "steps.jsonl").read_text()
    assert "$0.02" in (lamps.run_path / "index.html").read_text()
    kept = b"".join(path.read_bytes() for path in lamps.run_path.rglob("*") if path.is_file())
    assert KEY.encode() not in kept


@pytest.mark.slow
@pytest.mark.parametrize("process", ["worker", "off"])
def test_cap_ends_the_run_and_a_larger_one_goes_on(
    process: str, lamps: Bench, server: ModelServer
) -> None:
    where = f"--ab-agent-process={process}"
    # A call may cost 2 cents and a bit, and does cost one: behind eight the ninth does not fit.
    result = lamps.run(*asking(server, where, "--ab-max-cost=0.095"))
    result.stdout.fnmatch_lines(["*the run may cost 0.095 US dollars and has cost 0.0800*"])
    assert result.ret != 0
    assert lamps.outcomes() == [*[Outcome.PASSED] * 4, Outcome.INFRA_ERROR]
    (stopped,) = (record for record in lamps.records() if record.outcome is Outcome.INFRA_ERROR)
    assert stopped.cause is Cause.COST_CAP
    assert len(server.asked) == 8
    again = lamps.run(*asking(server, where, "--ab-max-cost=5"))
    assert again.ret == 0
    assert [record.outcome for record in lamps.records()] == [Outcome.PASSED] * 6
    assert len(server.asked) == 12


@pytest.mark.slow
def test_workers_together_stay_below_the_cap(lamps: Bench, server: ModelServer) -> None:
    for name in "ghijkl":
        lamps.write(f"test_{name}.py", NAMED_LAMP.format(name=name))
    result = lamps.run(*asking(server, "--ab-max-cost=0.145", "-n", "8"))
    assert result.ret != 0
    ledger = Ledger(lamps.run_path / ".ledger")
    spent = ledger.spent()
    ledger.close()
    # Whoever is left last goes on while a call of two cents and a bit fits.
    assert 0.12 < spent.money < 0.145
    assert spent.reserved == 0
    assert len(server.asked) == round(spent.money * 100)
    records = lamps.records()
    assert sum(record.usage.money for record in records) == pytest.approx(spent.money)
    ended = {record.outcome for record in records}
    assert ended == {Outcome.PASSED, Outcome.INFRA_ERROR}
    stopped = [record for record in records if record.outcome is Outcome.INFRA_ERROR]
    assert {record.cause for record in stopped} == {Cause.COST_CAP}
    assert lamps.run(*asking(server, "-n", "8")).ret == 0
    assert [record.outcome for record in lamps.records()] == [Outcome.PASSED] * 12


@pytest.mark.slow
def test_limit_on_calls_ends_the_turn_and_not_the_run(lamps: Bench, server: ModelServer) -> None:
    result = lamps.run(*asking(server, "--ab-limits=calls=1"), "test_a.py")
    result.assert_outcomes(passed=1)
    (record,) = lamps.records()
    assert record.ending == "limit:calls"


@pytest.mark.slow
def test_recorded_conversation_is_played_back_with_its_costs(
    lamps: Bench, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    lamps.run(*asking(server, "--ab-cassette=record"), "test_a.py").assert_outcomes(passed=1)
    told = lamps.records()[0].usage
    monkeypatch.delenv("THE_KEY")
    replay = ("--agent=agents:Asking", "--ab-cassette=replay", "--ab-run=replayed", "test_a.py")
    lamps.run(*replay).assert_outcomes(passed=1)
    (record,) = lamps.records("replayed")
    assert record.usage == told
    assert len(server.asked) == 2


def test_replay_of_what_was_not_recorded_is_the_agents_error(
    lamps: Bench, server: ModelServer
) -> None:
    lamps.run("--agent=agents:Asking", "--ab-cassette=replay", "test_a.py")
    (record,) = lamps.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert "there is no recording" in record.reason
    assert "--ab-cassette=record" in record.reason


@pytest.mark.slow
def test_failing_service_is_an_infra_error_and_is_tried_again(lamps: Bench) -> None:
    failing = in_turn(Fails(status=529, kind="overloaded_error"), A_CENT)
    with ModelServer(failing) as server:
        lamps.run(*asking(server), "test_a.py").assert_outcomes(passed=1)
    assert lamps.outcomes() == [Outcome.INFRA_ERROR, Outcome.PASSED]


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("--ab-max-cost=none", "--ab-max-cost=none: give a sum of US dollars above 0"),
        ("--ab-max-cost=-1", "--ab-max-cost=-1: give a sum of US dollars above 0"),
        ("--ab-cassette=tape", "--ab-cassette=tape: choose one of off, record, replay"),
        ("--ab-cassette-match=all", "--ab-cassette-match=all: choose one of strict, text, order"),
        ("--ab-limits=calls=1.5", "calls must be a positive number"),
    ],
)
def test_wrong_value_says_what_is_right(option: str, told: str, lamps: Bench) -> None:
    result = lamps.run("--agent=null", option)
    result.stderr.fnmatch_lines([f"*{told}*"])


@pytest.mark.slow
def test_missing_key_stops_the_run_before_it_begins(
    lamps: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    result = lamps.run("--agent=agents:Asking")
    result.stderr.fnmatch_lines(["*there is no key for claude-sonnet-5-5: set ANTHROPIC_API_KEY*"])
    assert not lamps.run_path.exists()
