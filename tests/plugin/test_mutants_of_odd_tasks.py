"""`--ab-mutants` on tasks that are weak, wrong, or written in ways of their own."""

from __future__ import annotations

import os
from textwrap import dedent

import pytest

from fixtures.benches import PLUGIN, Bench
from pytest_androidbench.mutants.advice import advice
from pytest_androidbench.mutants.findings import Findings, read_findings
from pytest_androidbench.mutants.judged import Fate

NAME_ALONE = """
    from hypothesis import strategies as st
    from pytest_androidbench import task

    @task("Note", "Write {name} down, and switch {place} on.",
          params={"name": st.just("milk"), "place": st.sampled_from(["Lamp", "Fan"])})
    def test_note(episode, name):
        episode.run()
        with episode.check("written"):
            assert episode.device.note == name

    @test_note.solution
    def write(pilot, name, place):
        pilot.type("Note", name).tap(place)

    @test_note.mistake("another name", fails="written")
    def other(pilot, place):
        pilot.type("Note", "tea").tap(place)
"""
MISTAKEN_NAMES = """
    from pytest_androidbench import task

    def is_there(device, name, place):
        return device.note == name and place in device.on

    @task("Note", "Write milk down, and switch the lamp on.")
    def test_note(episode):
        episode.run()
        with episode.check("done"):
            assert is_there(episode.device, "milk", "Lamp")

    @test_note.solution
    def write(pilot):
        pilot.type("Note", "milk").tap("Lamp")

    @test_note.mistake("another name", fails="done")
    def other(pilot):
        pilot.type("Note", "tea").tap("Lamp")
"""
TURNS = """
    from pytest_androidbench import task

    def one_turn(episode, wanted):
        episode.run(f"Switch the {wanted} on.")
        assert wanted in episode.device.on

    @task("Turns", "Switch things on.")
    def test_turns(episode):
        for wanted in ("Lamp", "Fan"):
            one_turn(episode, wanted)
        episode.run("And now the heater.")
        assert len(episode.device.on) == 3

    @test_turns.solution
    def lamp(pilot):
        pilot.tap("Lamp")

    @test_turns.solution
    def fan(pilot):
        pilot.tap("Fan")

    @test_turns.solution
    def heater(pilot):
        pilot.tap("Heater")

    @test_turns.mistake("no fan", fails=None, turn=1)
    def no_fan(pilot):
        pass

    @test_turns.mistake("no heater", fails=None, turn=2)
    def no_heater(pilot):
        pass
"""
TAKEN_AGAIN = """
    from pytest_androidbench import task
    import kept_tasks

    test_lamp = task("Lamp", "Switch the lamp on.")(kept_tasks.switch_on)
"""
UNSOLVED = """
    from pytest_androidbench import task

    @task("Lamp", "Switch the lamp on.")
    def test_lamp(episode):
        episode.run()
        assert "Lamp" in episode.device.on
"""
NEVER = """
    from pytest_androidbench import task

    @task("Never", "Switch the lamp on.")
    def test_never(episode):
        if episode.device.on:
            episode.run()
        {rest}

    @test_never.solution
    def on(pilot):
        pilot.tap("Lamp")
"""
MADE_GOAL = """
    from dataclasses import dataclass
    from hypothesis import strategies as st
    from pytest_androidbench import task

    @dataclass(frozen=True)
    class Board:
        things: tuple[complex, ...]

        @property
        def target(self):
            return self.things[{place}]

    @task("Goal", "Switch lamp {{board.target.real}} on.",
          params={{"board": st.just(Board((1j,)))}})
    def test_goal(episode, board):
        episode.run()
        assert bool(board.target) == ("Lamp" in episode.device.on)

    @test_goal.solution
    def on(pilot):
        pilot.tap("Lamp")
"""
GENERATED = """
    from pytest_androidbench import task

    made = {}
    exec("def test_made(episode):\\n"
         "    episode.run()\\n"
         "    assert 'Lamp' in episode.device.on\\n", made)
    test_made = task("Made", "Switch the lamp on.")(made["test_made"])

    @test_made.solution
    def on(pilot):
        pilot.tap("Lamp")
"""


def run(bench: Bench, text: str) -> tuple[pytest.RunResult, Findings]:
    bench.write("test_desk.py", text)
    result = bench.run("--ab-mutants")
    found = read_findings(bench.run_path)
    return result, found if found is not None else Findings(judged=())


def test_a_check_that_looks_at_the_name_alone_is_found(bench: Bench) -> None:
    result, found = run(bench, NAME_ALONE)
    # No change of what is not there can survive; what is missing is told all the same.
    assert found.survivors == []
    result.stdout.fnmatch_lines(
        ["*[?][?] Note: the goal names {place}, and the task's function reads it nowhere: *"]
    )
    assert result.ret == pytest.ExitCode.OK


def test_mistakes_of_the_name_alone_are_found(bench: Bench) -> None:
    result, found = run(bench, MISTAKEN_NAMES)
    (one,) = [one for one in found.survivors if one.mutant.mutated == "device.note == name"]
    assert advice(one).startswith(
        "All that decides is `device.note == name` alone: `place in device.on` might not be there. "
        "Add a mistake that is wrong in that one and right in all else."
    )
    result.stdout.fnmatch_lines(
        [
            "*!! test_desk.py:5 is_there",
            "*- return device.note == name and place in device.on",
            "*+ return device.note == name",
            "*All that decides is `device.note == name` alone*",
        ]
    )
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_turns_in_a_helper_a_loop_and_several_are_ordinary(bench: Bench) -> None:
    result, found = run(bench, TURNS)
    by_change = {one.mutant.mutated: one for one in found.mutants}
    assert by_change["len(episode.device.on) != 3"].fate is Fate.KILLED
    assert by_change["wanted not in episode.device.on"].fate is Fate.KILLED
    assert by_change["()"].fate in (Fate.KILLED, Fate.CRASHED)
    assert "came to no verdict" not in result.stdout.str()


def test_a_task_without_solution_is_told_to_have_none(bench: Bench) -> None:
    result, found = run(bench, UNSOLVED)
    result.stdout.fnmatch_lines(["*!! Lamp has no solution"])
    assert {end for one in found.mutants for end in one.ends} == {"null on seed 30"}
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_task_that_is_spared_is_played_once_and_not_changed(bench: Bench) -> None:
    bench.write("suite.toml", 'name = "desk"\n[apps]\n')
    bench.write("mutants.toml", '[[task]]\nid = "Lamp"\nwhy = "its ends are lost"\n')
    result, found = run(bench, UNSOLVED)
    assert found.judged == ()
    assert [(one.task, one.ends) for one in found.spared] == [("Lamp", ())]
    result.stdout.fnmatch_lines(["*not changed: Lamp: its ends are lost"])
    assert len(bench.records()) == 1
    assert result.ret == pytest.ExitCode.OK


def test_a_task_that_is_written_elsewhere_is_played_once_and_not_changed(
    bench: Bench, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    written = """
        def switch_on(episode):
            episode.run()
            assert "Lamp" in episode.device.on
    """
    (elsewhere / "kept_tasks.py").write_text(dedent(written), "utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(elsewhere), os.environ["PYTHONPATH"]]))
    result, found = run(bench, TAKEN_AGAIN)
    assert found.judged == ()
    told = "it is a task of kept_tasks, and is changed there"
    assert [(one.task, one.spared) for one in found.spared] == [("Lamp", told)]
    assert len(bench.records()) == 1
    assert result.ret == pytest.ExitCode.OK


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        ("assert episode.device.on", "*failed before episode.run()*"),
        ("return", "*never*episode.run()*"),
    ],
)
def test_a_body_that_never_lets_the_agent_act_is_refused(
    bench: Bench, rest: str, told: str
) -> None:
    result, found = run(bench, NEVER.format(rest=rest))
    result.stdout.fnmatch_lines(["null: came to no verdict", told])
    result.assert_outcomes(errors=1)
    assert found.judged == ()
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_what_goes_on_after_a_refused_task_is_judged(bench: Bench) -> None:
    bench.write("test_later.py", UNSOLVED)
    _, found = run(bench, NEVER.format(rest="assert episode.device.on"))
    assert {one.task for one in found.mutants} == {"Lamp"}


def test_a_time_limit_of_tests_ends_no_task(bench: Bench) -> None:
    bench.write("test_desk.py", MISTAKEN_NAMES)
    options = ("-p", "fixtures.tabletop", "--ab-device=tabletop", "--ab-run=run", "--timeout=0.2")
    result = bench.pytest(*PLUGIN, *options, "--ab-mutants", ".")
    result.stdout.no_fnmatch_line("*Timeout*")
    result.stdout.fnmatch_lines(["mutants that were noticed: *"])


def test_a_goal_that_cannot_be_made_is_told_once(bench: Bench) -> None:
    bench.write("test_desk.py", MADE_GOAL.format(place=1))
    result = bench.run("--ab-audit")
    result.assert_outcomes(errors=2)
    result.stdout.no_fnmatch_line("*KeyError*")


@pytest.mark.slow
def test_a_change_of_what_the_goal_is_made_of_is_told_by_no_worker(bench: Bench) -> None:
    bench.write("test_desk.py", MADE_GOAL.format(place=0))
    result = bench.run("--ab-mutants", "-n1", "--ab-progress=0.01")
    result.stdout.no_fnmatch_line("*ERROR at teardown*")
    result.stdout.fnmatch_lines(["androidbench: 1 of 1 episodes, 0 at fault*"])
    result.assert_outcomes(passed=1)


def test_generated_code_is_told_not_to_have_been_changed(bench: Bench) -> None:
    result, found = run(bench, GENERATED)
    result.stdout.fnmatch_lines(["nothing of it was changed: its source is not at hand*"])
    assert found.judged == ()
    assert result.ret == pytest.ExitCode.TESTS_FAILED


LENIENT = """
    from pytest_androidbench import Limits, task

    @task("Word", "Write cheese down.", limits=Limits(steps=4))
    def test_word(episode):
        episode.run()
        with episode.check("written"):
            assert episode.device.note == "cheese" or (episode.upstream and episode.device.note)

    @test_word.solution
    def write(pilot):
        pilot.type("Note", "cheese")

    @test_word.mistake("another word", fails="written")
    def other(pilot):
        pilot.type("Note", "bread")
"""


def test_what_others_rules_say_of_an_end_is_what_changes_are_judged_by(bench: Bench) -> None:
    bench.write("test_word.py", LENIENT)
    result = bench.run("--ab-mutants", "--ab-checks=upstream")
    # Upstream takes the other word for right, which is no fault of the end.
    assert not [line for line in result.outlines if "refused" in line]
    assert result.ret == 0
    found = read_findings(bench.run_path)
    assert found is not None
    (stricter,) = [
        one for one in found.mutants
        if one.mutant.mutated == "episode.device.note == 'cheese'"
    ]  # fmt: skip
    assert stricter.fate is Fate.KILLED
    assert stricter.why.startswith("mistake:another word on seed 30: no more so: the mistake")


SHARING = """
    from pytest_androidbench import Limits, task

    def is_on(device, least):
        return len(device.on) >= least

    @task("Lamp", "Switch the lamp on.", limits=Limits(steps=4))
    def test_lamp(episode):
        episode.run()
        assert is_on(episode.device, 1)

    @test_lamp.solution
    def lamp(pilot):
        pilot.tap("Lamp").tap("Fan")

    @task("Two", "Switch two things on.", limits=Limits(steps=4))
    def test_two(episode):
        episode.run()
        assert is_on(episode.device, 2)

    @test_two.solution
    def two(pilot):
        pilot.tap("Lamp").tap("Fan")
"""


def test_what_another_task_notices_is_no_fault_of_the_first(bench: Bench) -> None:
    bench.write("test_lamps.py", SHARING)
    result = bench.run("--ab-mutants")
    found = read_findings(bench.run_path)
    assert found is not None
    shared = [one for one in found.judged if not one.own and one.mutant.mutated.endswith("> least")]
    assert [(one.task, one.fate) for one in shared] == [
        ("Lamp", Fate.SURVIVED),
        ("Two", Fate.KILLED),
    ]
    assert not [line for line in result.outlines if "nobody noticed" in line and "is_on" in line]
