"""The suite android_world from end to end: solved, left alone, shaken, audited."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.end_to_end.projects import Finished, Project
from tests.tiers import some

LOGGING: Final = """
    import json
    import pytest

    @pytest.fixture(autouse=True)
    def kept_log(request, episode):
        yield
        entries = [[entry.tag, entry.level, entry.message] for entry in episode.device.log()]
        name = request.node.nodeid.replace("/", ".")
        with open(f"log-{name}.json", "w") as file:
            json.dump(entries, file)
"""
"""A plugin that keeps the phone's log as it is when an episode is over."""
VERIFY: Final = {
    f"System{what}Verify"
    for what in (
        *("BluetoothTurnOff", "BluetoothTurnOn", "BrightnessMax", "BrightnessMin"),
        *("WifiTurnOff", "WifiTurnOn"),
    )
}


FEW: Final = (
    *("ContactsAddContact", "ExpenseDeleteSingle", "FilesDeleteFile", "MarkorCreateFolder"),
    *("NotesIsTodo", "RecipeDeleteSingleRecipe", "SimpleSmsSend", "SystemWifiTurnOff"),
)
"""Tasks of many apps; an audit, below, goes through all."""
SEVERAL: Final = 6
"""So many tasks stand for the suite where proofs are sliced."""


def records_of(project: Project, run: str) -> tuple[Record, ...]:
    contents = project.contents(run)
    assert contents.not_run == ()
    assert contents.interrupted == ()
    assert contents.damaged == ()
    return contents.records


def logs_in(folder: Path) -> list[list[Any]]:
    return [json.loads(path.read_text()) for path in sorted(folder.glob("log-*.json"))]


@pytest.mark.slow
def test_the_reference_works_on_two_devices_at_once(project: Project) -> None:
    done = project.run("--agent=reference", "-n2", "--ab-run=run", f"--ab-tasks={','.join(FEW)}")
    assert done.code == 0, done.out
    assert f"outcomes: {len(FEW)} passed" in done.summary
    records = records_of(project, "run")
    assert {record.outcome for record in records} == {Outcome.PASSED}
    assert len({record.device.serial for record in records}) == 2
    assert {record.attempt for record in records} == {1}


@pytest.mark.slow
def test_what_passes_without_doing_anything_is_named_in_the_summary(project: Project) -> None:
    tasks = ",".join([*sorted(VERIFY), *FEW])
    done = project.run("--agent=null", "-n2", "--ab-run=run", f"--ab-tasks={tasks}")
    said = " ".join(done.summary.split())
    found = re.search(
        r"!! 6 tasks passed without doing anything, as declared: ((?:\w+, )*\w+)", said
    )
    assert found is not None, said
    assert set(found[1].split(", ")) == VERIFY
    assert done.code == 1


@pytest.fixture(scope="module")
def chosen(request: pytest.FixtureRequest) -> list[str]:
    """Ids of the tasks that this run goes through: some, or all."""
    return some(request.config, list(tasks_of()), SEVERAL)


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_touching_at_random_breaks_neither_phone_nor_harness(
    project: Project, chosen: list[str]
) -> None:
    project.write("logging_phone.py", LOGGING)
    tasks = f"--ab-tasks={','.join(chosen)}"
    options = ("--agent=random", "--ab-seeds=0", "-n2", "--ab-run=r", "--ab-screenshots=off", tasks)
    done = project.run("-p", "logging_phone", *options, seconds=380)
    records = records_of(project, "r")
    assert {record.outcome for record in records} <= {Outcome.PASSED, Outcome.FAILED}, done.out
    assert max(record.attempt for record in records) == 1
    logs = logs_in(project.path)
    assert len(logs) == len(records) == len(chosen)
    assert all(log for log in logs)
    assert [entry for log in logs for entry in log if entry[0] == "AndroidRuntime"] == []


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_an_audit_tells_what_does_nothing_the_solutions_and_the_mistakes_of_all_tasks(
    project: Project, chosen: list[str]
) -> None:
    tasks = f"--ab-tasks={','.join(chosen)}"
    options = ("--ab-audit", "-n2", "--ab-run=audit", "--ab-screenshots=off", tasks)
    audit = project.run(*options, seconds=560)
    all_tasks_are_sound(audit, len(chosen))
    records = records_of(project, "audit")
    doing_nothing_passes_exactly_what_is_declared_so(records, chosen)
    each_mistake_fails_at_the_check_it_names(records, chosen)


def all_tasks_are_sound(audit: Finished, count: int) -> None:
    assert audit.code == 0, audit.out
    rows = [line for line in audit.summary.splitlines() if line.endswith("  sound")]
    assert len(rows) == count
    assert f"{count} of {count} tasks are sound" in audit.summary


def doing_nothing_passes_exactly_what_is_declared_so(
    audited: tuple[Record, ...], chosen: list[str]
) -> None:
    records = [record for record in audited if record.audit == "null"]
    passed = {record.cell.task for record in records if record.outcome is Outcome.PASSED}
    declared = {record.cell.task for record in records if record.passes_at_start}
    assert passed == declared == VERIFY & set(chosen)
    assert len(records) == len(chosen)


def each_mistake_fails_at_the_check_it_names(
    audited: tuple[Record, ...], chosen: list[str]
) -> None:
    mistakes = [record for record in audited if record.audit.startswith("mistake:")]
    declared = [(name, mistake.label) for name in chosen for mistake in tasks_of()[name].mistakes]
    tried = [(record.cell.task, record.audit.partition(":")[2]) for record in mistakes]
    assert sorted(tried) == sorted(declared)
    for record in mistakes:
        failed = {check.label for check in record.checks if not check.passed}
        assert record.outcome is Outcome.FAILED
        assert record.audit_check in failed or (not record.audit_check and not record.score)
