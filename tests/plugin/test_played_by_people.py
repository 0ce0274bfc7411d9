"""`--agent=human` in a run: where its page is told, what is kept, and what limits are for."""

from __future__ import annotations

import pytest

from fixtures.benches import NAMED_LAMP, Bench
from fixtures.person import Person
from fixtures.played import played
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import StepRecord


def switch_on(person: Person, note: str = "") -> None:
    """Solve the task: the lamp is in the second row of the tabletop."""
    person.await_question()
    assert person.tap(200, 100, note=note).status == 204
    person.await_question()
    assert person.act("done").status == 204


def steps_of(bench: Bench) -> list[StepRecord]:
    (attempt,) = bench.contents().counted
    return list(read_steps(bench.run_path / attempt.folder))


@pytest.mark.slow
def test_a_person_solves_a_task_and_the_record_is_that_of_an_agent(lamp_bench: Bench) -> None:
    options = ["--agent=human", "--agent-option", "participant=P 7", "--ab-screenshots=on"]
    with played(lamp_bench.path, *options) as run:
        [person] = run.people()
        switch_on(person, "the only lamp there is")
        assert run.end() == 0, run.printed
    assert f"a person plays at {person.address}" in run.printed
    (record,) = lamp_bench.records()
    assert (record.outcome, record.agent, record.ending) == (Outcome.PASSED, "human", "done")
    tapped, done = steps_of(lamp_bench)
    assert tapped.action == {"action": "Tap", "at": [200, 100]}
    assert (tapped.note, done.action) == ("the only lamp there is", {"action": "Done"})
    assert tapped.seconds >= tapped.agent_seconds > 0
    assert tapped.screenshot
    manifest = lamp_bench.contents().manifest
    assert (manifest.agent, manifest.agent_options) == ("human", {"participant": "P 7"})


@pytest.mark.slow
def test_what_a_person_did_is_a_reference_that_can_be_replayed(lamp_bench: Bench) -> None:
    options = ["--agent=human", "--agent-option", "aim=element"]
    with played(lamp_bench.path, *options) as run:
        [person] = run.people()
        switch_on(person)
        assert run.end() == 0, run.printed
    assert steps_of(lamp_bench)[0].action == {"action": "Tap", "at": 1}
    lamp_bench.run_path.rename(lamp_bench.path / "recorded")
    assert lamp_bench.run("--agent=replay:recorded").ret == 0
    assert [step.action for step in steps_of(lamp_bench)] == [
        {"action": "Tap", "at": 1}, {"action": "Done"},
    ]  # fmt: skip


@pytest.mark.slow
def test_what_two_people_do_never_gets_into_one_run(lamp_bench: Bench) -> None:
    options = ["--agent=human", "--agent-option", "participant=ada"]
    with played(lamp_bench.path, *options) as run:
        [person] = run.people()
        switch_on(person)
        assert run.end() == 0, run.printed
    refused = lamp_bench.run("--agent=human", "--agent-option", "participant=bo", "--ab-seeds=30")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    assert "participant" in refused.stderr.str()


@pytest.mark.slow
def test_one_page_lasts_over_all_episodes_of_a_worker(lamp_bench: Bench) -> None:
    with played(lamp_bench.path, "--agent=human", "--ab-seeds=1-3", "-v") as run:
        [person] = run.people()
        for _ in range(3):
            switch_on(person)
        assert run.end() == 0, run.printed
    assert run.printed.count(person.address) == 1
    assert lamp_bench.outcomes() == [Outcome.PASSED] * 3


@pytest.mark.slow
def test_a_limit_in_seconds_ends_the_turn_of_who_does_nothing_and_the_page_stays(
    lamp_bench: Bench,
) -> None:
    options = ["--agent=human", "--ab-seeds=1-2", "--ab-limits=seconds=1"]
    with played(lamp_bench.path, *options) as run:
        [person] = run.people()
        first = person.await_question()
        assert 0 < first["seconds_left"] <= 1
        second = person.await_scene(
            lambda now: now["phase"] == "ready" and now["step"] > first["step"]
        )
        assert second["taken"] == 0
        assert run.end() == 1, run.printed
    assert [record.ending for record in lamp_bench.records()] == ["limit:seconds"] * 2
    assert [record.outcome for record in lamp_bench.records()] == [Outcome.FAILED] * 2
    assert [record.steps for record in lamp_bench.records()] == [0, 0]


@pytest.mark.slow
def test_a_limit_in_steps_is_told_and_holds(lamp_bench: Bench) -> None:
    with played(lamp_bench.path, "--agent=human", "--ab-limits=steps=2") as run:
        [person] = run.people()
        for taken in range(2):
            shown = person.await_question()
            assert (shown["taken"], shown["allowed"]) == (taken, 2)
            person.act("key", key="back")
        assert run.end() == 1, run.printed
    (record,) = lamp_bench.records()
    assert (record.ending, record.steps) == ("limit:steps", 2)


@pytest.mark.slow
def test_why_something_could_not_be_done_is_told_to_the_person(lamp_bench: Bench) -> None:
    with played(lamp_bench.path, "--agent=human") as run:
        [person] = run.people()
        person.await_question()
        person.act("scroll", direction="down")
        assert person.await_question()["said"] == ("It could not be done: a tabletop cannot Scroll")
        person.act("infeasible", text="no way")
        assert run.end() == 1, run.printed
    assert steps_of(lamp_bench)[0].error == "a tabletop cannot Scroll"


@pytest.mark.slow
def test_each_worker_has_a_page_of_its_own(bench: Bench) -> None:
    for name in ("one", "two"):
        bench.write(f"test_{name}.py", NAMED_LAMP.format(name=name))
    options = ["--agent=human", "-n2", "--dist=loadfile", "--agent-option", "port=47600"]
    with played(bench.path, *options) as run:
        people = run.people(2)
        for person in people:
            switch_on(person)
        assert run.end() == 0, run.printed
    assert len({person.port for person in people}) == 2
    assert {f"gw{n} plays at" in run.printed for n in range(2)} == {True}


def test_a_wrong_option_is_a_mistake_of_the_command_line(lamp_bench: Bench) -> None:
    for more in ([], ["-n2"]):
        result = lamp_bench.run("--agent=human", "--agent-option", "aim=far", *more)
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        assert "--agent-option aim='far': give place or element" in result.stderr.str()
    assert not lamp_bench.run_path.exists()


@pytest.mark.slow
def test_ctrl_c_ends_a_run_that_waits_for_a_person(lamp_bench: Bench) -> None:
    with played(lamp_bench.path, "--agent=human") as run:
        run.people()[0].await_question()
        run.interrupt()
        assert run.end() == pytest.ExitCode.INTERRUPTED, run.printed
