"""`--ab-mutants`: the tasks' own code is changed, and what no end notices is told."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench
from pytest_androidbench.mutants.judged import Fate, Judged
from pytest_androidbench.mutants.store import FOLDER, read_judged

WEAK = """
    from pytest_androidbench import Limits, task

    def note_of(device):
        return device.note.strip()

    @task("Note", "Write {word} down and switch the lamp on.", params={"word": WORDS},
          limits=Limits(steps=6))
    def test_note(episode, word):
        before = episode.device.on
        episode.run()
        with episode.check("written"):
            assert note_of(episode.device) == word
        with episode.check("lamp"):
            assert "Lamp" in episode.device.on
        assert len(episode.device.on) <= len(before) + 1

    @test_note.solution
    def write(pilot, word):
        pilot.type("Note", word).tap("Lamp")

    @test_note.mistake("half of it", fails="written")
    def half(pilot, word):
        pilot.type("Note", word[:2]).tap("Lamp")

    @test_note.mistake("in the dark", fails="lamp")
    def dark(pilot, word):
        pilot.type("Note", word)
"""
WORDS = "from hypothesis import strategies as st\nWORDS = st.sampled_from(['cheese', 'bread'])\n"
GUARDED = """
    @test_note.mistake("everything switched on", fails=None)
    def all_of_it(pilot, word):
        write(pilot, word)
        pilot.tap("Fan").tap("Heater")
"""


@pytest.fixture
def weak(bench: Bench) -> Bench:
    """A task whose last assertion no mistake puts to the test."""
    bench.write("test_desk.py", "")
    (bench.path / "test_desk.py").write_text(WORDS + _plain(WEAK), encoding="utf-8")
    return bench


def _plain(text: str) -> str:
    return "\n".join(line[4:] for line in text.splitlines()) + "\n"


def changes(bench: Bench, fate: Fate) -> list[str]:
    found = [one.mutant for one in judged(bench) if one.fate is fate]
    return [f"{mutant.original} -> {mutant.mutated}" for mutant in found]


def judged(bench: Bench) -> list[Judged]:
    return read_judged(bench.run_path)


@pytest.mark.slow
def test_what_no_end_notices_is_told_with_its_place_and_the_rest_with_what_did(weak: Bench) -> None:
    result = weak.run("--ab-mutants")
    result.assert_outcomes(failed=1)
    survivors = changes(weak, Fate.SURVIVED)
    assert "assert len(episode.device.on) <= len(before) + 1 -> pass" in survivors
    result.stdout.fnmatch_lines(
        [
            "mutants that were noticed: *",
            "*!! test_desk.py:* test_note",
            "*- assert len(episode.device.on) <= len(before) + 1",
            "*+ pass",
            "*Add a mistake that does what it forbids, or drop the line.",
            "*tried on null on seed 30, solution on seed 30, mistake:half of it on seed 30, *",
        ]
    )
    each_change_says_what_noticed_it(weak)
    tasks_are_audited_as_ever(weak, result)


def each_change_says_what_noticed_it(weak: Bench) -> None:
    by_change = {f"{one.mutant.original} -> {one.mutant.mutated}": one for one in judged(weak)}
    gone = by_change["assert note_of(episode.device) == word -> pass"]
    assert gone.fate is Fate.KILLED
    assert gone.why == "mistake:half of it on seed 30: the mistake 'half of it' passes"
    assert by_change["return device.note.strip() -> return None"].ends
    behind = by_change["episode.run() -> pass"]
    assert (behind.fate, len(behind.ends)) == (Fate.UNFIT, 4)


def tasks_are_audited_as_ever(weak: Bench, result: pytest.RunResult) -> None:
    result.stdout.fnmatch_lines(["*1 of 1 tasks are sound*"])
    assert {record.audit for record in weak.records()} == {
        "null", "solution", "mistake:half of it", "mistake:in the dark",
    }  # fmt: skip


@pytest.mark.slow
def test_a_mistake_more_notices_it(weak: Bench) -> None:
    with (weak.path / "test_desk.py").open("a", encoding="utf-8") as more:
        more.write(_plain(GUARDED))
    weak.run("--ab-mutants")
    survivors = changes(weak, Fate.SURVIVED)
    assert "assert len(episode.device.on) <= len(before) + 1 -> pass" not in survivors


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("options", [("-n2", "--ab-run=two"), ()], ids=["workers", "again"])
def test_the_same_comes_of_workers_and_of_a_run_begun_again(
    weak: Bench, options: tuple[str, ...]
) -> None:
    weak.run("--ab-mutants")
    alone = [(one.mutant, one.fate, one.why, one.ends) for one in judged(weak)]
    weak.run("--ab-mutants", *options)
    other = weak.path / "two" if options else weak.run_path
    assert [(one.mutant, one.fate, one.why, one.ends) for one in read_judged(other)] == alone
    assert [path.name for path in (weak.run_path / FOLDER).glob("*.jsonl")] == ["desk-Note.jsonl"]


@pytest.mark.slow
def test_a_change_that_never_ends_or_eats_memory_costs_itself_alone(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        """
        from pytest_androidbench import task

        def waited(device, tries=0, kept=""):
            while "Lamp" not in device.on and tries < 3:
                tries = tries + 1
                kept = (kept + "x") * 2
            return "Lamp" in device.on

        @task("Lamp", "Switch the lamp on.")
        def test_lamp(episode):
            episode.run()
            with episode.check("lamp is on"):
                assert waited(episode.device)

        @test_lamp.solution
        def on(pilot):
            pilot.tap("Lamp")
        """,
    )
    bench.run("--ab-mutants")
    found = {f"{o.mutant.original} -> {o.mutant.mutated}": o for o in judged(bench)}
    endless = found["tries + 1 -> tries - 1"]
    assert endless.fate is Fate.UNFIT  # on the one end that reaches it
    assert any("MemoryError" in one.why or "lines" in one.why for one in found.values())


def test_what_is_no_simulated_phone_is_refused(weak: Bench) -> None:
    weak.write(
        "real.py",
        """
        from dataclasses import replace
        from fixtures.tabletop import TabletopProvider

        class Real(TabletopProvider):
            def acquire(self):
                device = super().acquire()
                device.facts = replace(device.facts, kind="device")
                return device
        """,
    )
    result = weak.run("--ab-mutants", "--ab-device=real:Real")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--ab-mutants * is for the simulated phone alone*"])


@pytest.mark.slow
def test_a_suite_excuses_a_survivor_with_its_reason(weak: Bench) -> None:
    weak.write(
        "mutants.toml",
        """
        [[mutant]]
        function = "test_desk:test_note"
        original = "assert len(episode.device.on) <= len(before) + 1"
        mutated = "pass"
        why = "nobody reaches the heater"

        [[mutant]]
        function = "test_desk:test_note"
        original = "assert note_of(episode.device) == word"
        mutated = "pass"
        why = "it is noticed all the same"
        """,
    )
    result = weak.run("--ab-mutants")
    (one,) = [one for one in judged(weak) if one.fate is Fate.EXCUSED]
    assert one.why == "nobody reaches the heater"
    result.stdout.fnmatch_lines(
        ["*, 1 excused, *", "*!! mutants.toml: it is noticed and needs no*"]
    )
