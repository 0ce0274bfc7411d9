"""`--ab-trial-signal=judge`: a model that is told what was done says which trials failed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from shutil import rmtree
from typing import Any, Final, TypeAlias

import pytest

from fixtures.benches import AgentSource, Bench
from fixtures.model_server import KEY, Fails, ModelServer, Says, in_turn, serving
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record

FAILED, PASSED = Outcome.FAILED, Outcome.PASSED
Answers: TypeAlias = Callable[[Mapping[str, Any]], Says | Fails]
MODEL: Final = "claude-sonnet-5-5"
TASK: Final = """
    from pytest_androidbench import Limits, task

    @task("LampOn", "Switch the lamp on.", limits=Limits(steps=5))
    def test_lamp_on(episode):
        episode.run()
        with episode.check("secret check"):
            assert "Lamp" in episode.device.on
"""
AGENTS: Final = """
    def said(line):
        with open("said", "a") as file:
            print(line, file=file)

    class Learns(Quiet):
        "Switches something else on, and the lamp once it knows of a failure."
        def __init__(self):
            self.row, self.done = "Fan", False
        def remember(self, reflections):
            said(f"remembers {reflections}")
            self.row = "Lamp"
        def act(self, observation):
            if self.done:
                return Done()
            self.done = True
            return Tap(observation.find(self.row).index)
        def reflect(self, trajectory, outcome):
            said(outcome)
            return "the lamp"

    class Knows(Learns):
        "Does what is wanted at once."
        def __init__(self):
            super().__init__()
            self.row = "Lamp"

    class Crashes(Learns):
        def act(self, observation):
            if self.row == "Fan":
                raise KeyError("lamp")
            return super().act(observation)
"""


def sees(body: Mapping[str, Any]) -> Says:
    """A judge that goes by what it is told was touched."""
    return Says(text="Yes." if 'click "Lamp"' in asked_in(body) else "No.")


def asked_in(body: Mapping[str, Any]) -> str:
    (message,) = body["messages"]
    (part,) = message["content"]
    return str(part["text"])


@pytest.fixture
def trying(bench: Bench, agent_source: AgentSource, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """A suite with one task, and a key for judges."""
    bench.write("test_desk.py", TASK)
    agent_source(AGENTS)
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    return bench


@contextmanager
def judging(answers: Answers = sees) -> Iterator[tuple[ModelServer, list[str]]]:
    """A judge, and the options that have it asked."""
    with serving(answers) as server:
        yield server, options(server.url)


def options(url: str) -> list[str]:
    return [
        "--ab-trial-signal=judge",
        f"--ab-trial-judge={MODEL}",
        f"--ab-trial-judge-option=base_url={url}",
        "--ab-trial-judge-option=tries=1",
    ]


def trials(bench: Bench) -> list[Record]:
    """The record that counts of each trial of the only cell."""
    contents = bench.contents()
    (first,) = contents.counted
    found = [first, *contents.trials_of(first.record.episode)]
    return [attempt.record for attempt in found]


def came_to(bench: Bench) -> list[tuple[Outcome, str]]:
    """What the checks and what the judge said of each trial."""
    return [(one.outcome, one.judged.says if one.judged else "-") for one in trials(bench)]


def said(bench: Bench) -> list[str]:
    """What agents have said since this was last asked."""
    path = bench.path / "said"
    lines = path.read_text().splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return lines


@pytest.mark.slow
def test_another_trial_follows_until_the_judge_says_yes(trying: Bench) -> None:
    with judging() as (server, judge):
        result = trying.run("--agent=agents:Learns", "--ab-trials=3", *judge)
    assert came_to(trying) == [(FAILED, "no"), (PASSED, "yes")]
    assert said(trying) == ["failed", "remembers ('the lamp',)"]
    # Pytest's verdict and the rate are the first trial's by the checks.
    result.assert_outcomes(failed=1)
    first = trials(trying)[0].judged
    assert first is not None
    assert (first.judge, first.reply, first.fault) == (MODEL, "No.", "")
    assert (first.tokens > 0, trials(trying)[0].usage.tokens) == (True, 0)
    result.stdout.fnmatch_lines([f"*3 trials more of what fails as {MODEL} says*"])
    manifest = json.loads((trying.run_path / "manifest.json").read_text())
    assert (manifest["trial_signal"], manifest["trial_judge"]) == ("judge", MODEL)
    repro = trials(trying)[1].repro
    assert f"--ab-trials=1 --ab-trial-signal=judge --ab-trial-judge={MODEL}" in repro
    assert len(server.asked) == 2


@pytest.mark.slow
def test_the_judge_is_told_the_goal_and_the_way_and_nothing_of_checks(trying: Bench) -> None:
    with judging() as (server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=1", *judge)
    for body in server.asked:
        asked = asked_in(body)
        assert "> Switch the lamp on." in asked
        assert "finish" in asked
        for told in ("secret check", "failed", "passed", "score", "the lamp\n> "):
            assert told not in json.dumps(body), told
    assert 'click "Fan"' in asked_in(server.asked[0])


@pytest.mark.slow
def test_a_judge_that_is_content_ends_them_and_changes_no_outcome(trying: Bench) -> None:
    with judging(lambda _body: Says(text="yes")) as (_server, judge):
        result = trying.run("--agent=agents:Learns", "--ab-trials=3", *judge)
    assert came_to(trying) == [(FAILED, "yes")]
    result.assert_outcomes(failed=1)
    assert said(trying) == []


@pytest.mark.slow
def test_what_passed_the_checks_is_tried_again_where_the_judge_says_no(trying: Bench) -> None:
    with judging(lambda _body: Says(text="no")) as (_server, judge):
        result = trying.run("--agent=agents:Knows", "--ab-trials=2", *judge)
    assert came_to(trying) == [(PASSED, "no")] * 3
    assert [line for line in said(trying) if "remembers" not in line] == ["failed", "failed"]
    result.assert_outcomes(passed=1)
    assert result.ret == 0


@pytest.mark.slow
def test_one_that_crashed_is_told_no_more_than_that_it_failed(trying: Bench) -> None:
    with judging() as (server, judge):
        trying.run("--agent=agents:Crashes", "--ab-trials=1", *judge)
    assert came_to(trying) == [(Outcome.AGENT_ERROR, "no"), (PASSED, "yes")]
    assert said(trying)[0] == "failed"
    assert "it broke off" in asked_in(server.asked[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (Says(text="It is hard to tell."), "its reply says neither yes nor no"),
        (Says(text="no, I will not", stop="refusal"), "or the model refused"),
        (Fails(status=500), "made to fail"),
        (Fails(status=400, kind="invalid_request_error", message="too long"), "too long"),
    ],
)
def test_a_judge_that_cannot_decide_fails_nothing_and_that_is_kept(
    trying: Bench, answer: Says | Fails, fault: str
) -> None:
    with judging(lambda _body: answer) as (_server, judge):
        result = trying.run("--agent=agents:Learns", "--ab-trials=3", *judge)
    assert came_to(trying) == [(FAILED, "")]
    judged = trials(trying)[0].judged
    assert judged is not None
    assert fault in judged.fault
    result.assert_outcomes(failed=1)
    page = next(trying.run_path.glob("episodes/*/index.html")).read_text()
    assert "Not judged:" in page


@pytest.mark.slow
def test_what_the_run_may_cost_holds_for_its_judge(trying: Bench) -> None:
    with judging() as (server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=1", "--ab-max-cost=0.0001", *judge)
    assert server.asked == []
    judged = trials(trying)[0].judged
    assert judged is not None
    assert "--ab-max-cost" in judged.fault


@pytest.mark.slow
def test_a_run_is_played_again_from_recordings_that_name_the_trial(trying: Bench) -> None:
    tapes = "--ab-cassette-dir=tapes"
    with judging() as (_server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=2", "--ab-cassette=record", tapes, *judge)
    before = came_to(trying)
    key = trials(trying)[0].episode.key
    files = {str(path.relative_to(trying.path)) for path in trying.path.glob("tapes/**/*.*")}
    assert files == {f"tapes/judge/{name}/attempt-1.jsonl" for name in (key, f"{key}-trial_1")}
    rmtree(trying.run_path)
    nobody = options("http://127.0.0.1:9")
    trying.run("--agent=agents:Learns", "--ab-trials=2", "--ab-cassette=replay", tapes, *nobody)
    assert came_to(trying) == before


@pytest.mark.slow
def test_a_run_goes_on_by_what_the_judge_said_and_asks_nothing_twice(trying: Bench) -> None:
    with judging() as (_server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=2", *judge)
    rmtree(trying.run_path / "episodes" / trials(trying)[1].episode.key)
    said(trying)
    with judging() as (server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=2", *judge)
        assert said(trying) == ["remembers ('the lamp',)"]
        assert came_to(trying) == [(FAILED, "no"), (PASSED, "yes")]
        trying.run("--agent=agents:Learns", "--ab-trials=2", *judge)
        assert (len(server.asked), said(trying)) == (1, [])


@pytest.mark.slow
def test_a_run_may_be_given_more_trials_as_the_last_one_was_judged_too(trying: Bench) -> None:
    with judging(in_turn(*[Says(text="no")] * 2, Says(text="yes"))) as (_server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=1", *judge)
        assert came_to(trying) == [(FAILED, "no"), (PASSED, "no")]
        trying.run("--agent=agents:Learns", "--ab-trials=2", *judge)
    assert came_to(trying) == [(FAILED, "no"), (PASSED, "no"), (PASSED, "yes")]


@pytest.mark.slow
def test_another_signal_or_judge_makes_it_another_run(trying: Bench) -> None:
    with judging() as (_server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=1", *judge)
        other = ["--ab-trial-judge=claude-opus-4-6" if MODEL in one else one for one in judge]
        for arguments, field in (([], "trial_signal"), (other, "trial_judge")):
            result = trying.run("--agent=agents:Learns", "--ab-trials=1", *arguments)
            assert result.ret == pytest.ExitCode.USAGE_ERROR
            result.stderr.fnmatch_lines([f"*{field}: *there, *here*"])


@pytest.mark.slow
def test_workers_have_the_judge_asked_each(trying: Bench) -> None:
    with judging() as (server, judge):
        trying.run("--agent=agents:Learns", "--ab-trials=1", "--ab-seeds=1-4", "-n2", *judge)
    contents = trying.contents()
    assert [one.outcome for one in contents.records] == [FAILED] * 4
    assert [one.record.outcome for one in contents.trials] == [PASSED] * 4
    assert len(server.asked) == 8


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["--ab-trial-signal=judge"], "*no trials to judge: give --ab-trials=K*"),
        (["--ab-trials=1", "--ab-trial-signal=judge"], "*name it with --ab-trial-judge=MODEL*"),
        (["--ab-trials=1", f"--ab-trial-judge={MODEL}"], "*nobody asks it: give --ab-trial-sig*"),
        (["--ab-trials=1", *options("x"), "--ab-trial-judge-option=api_key=sk-12345678"],
         "*api_key is a secret: leave it out*"),
        (["--ab-trials=1", *options("x"), "--ab-trial-judge-option=colour=red"],
         "*--ab-trial-judge:*unexpected keyword argument 'colour'*"),
        (["--ab-trials=1", "--ab-trial-signal=judge", "--ab-trial-judge=nobody"],
         "*no price is known for model 'nobody': give --ab-trial-judge-option*"),
    ],
)  # fmt: skip
def test_a_judge_that_cannot_be_had_is_refused_ahead_of_the_run(
    trying: Bench, arguments: list[str], advice: str
) -> None:
    result = trying.run("--agent=agents:Learns", *arguments)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([advice])
    assert "sk-12345678" not in "\n".join(result.errlines + result.outlines)
    assert not (trying.run_path / "manifest.json").exists()
