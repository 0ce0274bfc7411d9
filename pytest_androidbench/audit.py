"""What doing nothing, the solution and the mistakes tell about each task."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.mutants.findings import Findings, read_findings
from pytest_androidbench.mutants.told import mutant_data
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.roles import Part, Role
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.write import put
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.wording import one_line, suites_text
from pytest_androidbench.texts import clean

MUTANTS: Final = "mutants.json"
"""In a run directory what became of the changes of the tasks' code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NullAudit:
    """What doing nothing came to."""

    runs: int
    passed: int
    declared: bool
    """Whether the task says that nothing needs to be done."""
    undecided: int

    @property
    def fault(self) -> str:
        """What is wrong, or "" where the result is as declared."""
        decided = self.runs - self.undecided
        if not decided:
            return "" if self.undecided else "never run without an agent"
        if self.declared and self.passed < decided:
            return "declared as satisfied at the start, but doing nothing fails"
        if not self.declared and self.passed:
            return "passes without doing anything, and does not declare it"
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SolutionAudit:
    """What the reference solution came to."""

    runs: int
    passed: int
    undecided: int
    most_steps: int
    budget: int | None
    """The smallest step limit it ran under."""
    why: str = ""
    """What became of the first run that did not pass."""

    @property
    def fault(self) -> str:
        """What is wrong, or ""."""
        if not self.runs:
            return "has no solution"
        decided = self.runs - self.undecided
        if self.passed < decided:
            return f"its solution fails ({decided - self.passed} of {decided}){_because(self.why)}"
        if self.budget is not None and self.most_steps > self.budget:
            return f"its solution needs {self.most_steps} steps, {self.budget} are allowed"
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MistakeAudit:
    """What one mistake came to."""

    label: str
    check: str
    """The check that must catch it; "" = any."""
    runs: int
    caught: int
    """Runs that failed at that check."""
    undecided: int
    stuck: int
    """Runs in which the mistake could not be carried out."""
    failed_at: tuple[str, ...]
    """Labels of all checks that failed."""
    passed: int = 0
    """Runs that nothing caught."""
    why: str = ""
    """What the first run that was stuck was stuck at."""

    @property
    def fault(self) -> str:
        """What is wrong, or ""."""
        decided = self.runs - self.undecided
        if self.caught == decided:
            return ""
        if self.stuck:
            return f"the mistake {self.label!r} could not be carried out{_because(self.why)}"
        if self.passed:
            return f"the mistake {self.label!r} passes"
        place = ", ".join(self.failed_at) or "an assertion outside of all checks"
        return f"the mistake {self.label!r} fails at {place}, not {self.check}"


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskAudit:
    """All that an audit knows of one task."""

    suite: str
    task: str
    null: NullAudit
    solution: SolutionAudit
    mistakes: tuple[MistakeAudit, ...]

    @property
    def faults(self) -> tuple[str, ...]:
        """Everything wrong with the task, one sentence part each."""
        found = (self.null.fault, self.solution.fault, *(m.fault for m in self.mistakes))
        return tuple(fault for fault in found if fault)

    @property
    def undecided(self) -> int:
        """Episodes that ended in an infra error or were invalid."""
        mistakes = sum(mistake.undecided for mistake in self.mistakes)
        return self.null.undecided + self.solution.undecided + mistakes

    @property
    def verdict(self) -> str:
        """`sound`, `faulty`, or `undecided` where episodes are missing."""
        if self.faults:
            return "faulty"
        return "undecided" if self.undecided else "sound"


def audit_tasks(records: Iterable[Record]) -> list[TaskAudit]:
    """Tabulate an audit's records, one entry a task."""
    tasks: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        if record.audit and record.outcome is not Outcome.SKIPPED:
            tasks.setdefault((record.cell.suite, record.cell.task), []).append(record)
    return [_task(suite, task, tasks[suite, task]) for suite, task in sorted(tasks)]


def _task(suite: str, task: str, records: list[Record]) -> TaskAudit:
    of = _by_role(records)
    mistakes = sorted((r for r in of if r.part is Part.MISTAKE), key=lambda role: role.label)
    return TaskAudit(
        suite=suite,
        task=task,
        null=_null(of.get(Role(part=Part.NULL), [])),
        solution=_solution(of.get(Role(part=Part.SOLUTION), [])),
        mistakes=tuple(_mistake(role.label, of[role]) for role in mistakes),
    )


def _by_role(records: list[Record]) -> dict[Role, list[Record]]:
    found: dict[Role, list[Record]] = {}
    for record in records:
        if record.role is not None:
            found.setdefault(record.role, []).append(record)
    return found


def _null(records: list[Record]) -> NullAudit:
    return NullAudit(
        runs=len(records),
        passed=_passed(records),
        declared=any(record.passes_at_start for record in records),
        undecided=_undecided(records),
    )


def _solution(records: list[Record]) -> SolutionAudit:
    budgets = [int(r.limits["steps"]) for r in records if r.limits.get("steps")]
    return SolutionAudit(
        runs=len(records),
        passed=_passed(records),
        undecided=_undecided(records),
        most_steps=max((record.steps for record in records), default=0),
        budget=min(budgets, default=None),
        why=next((r.reason for r in records if r.outcome.scored and not _holds(r)), ""),
    )


def _mistake(label: str, records: list[Record]) -> MistakeAudit:
    failed = {c.label for r in records if r.outcome.scored for c in r.checks if not c.passed}
    return MistakeAudit(
        label=label,
        check=records[0].audit_check,
        runs=len(records),
        caught=sum(map(_caught, records)),
        undecided=_undecided(records),
        stuck=sum(record.outcome is Outcome.AGENT_ERROR for record in records),
        failed_at=tuple(sorted(failed)),
        passed=_passed(records),
        why=next((r.reason for r in records if r.outcome is Outcome.AGENT_ERROR), ""),
    )


def _caught(record: Record) -> bool:
    if record.outcome is not Outcome.FAILED:
        return False
    failed = [check.label for check in record.checks if not check.passed]
    return record.audit_check in failed if record.audit_check else True


def _passed(records: list[Record]) -> int:
    return sum(map(_holds, records))


def _holds(record: Record) -> bool:
    return record.outcome is Outcome.PASSED


def _because(why: str) -> str:
    return f": {one_line(why)}" if why else ""


def _undecided(records: list[Record]) -> int:
    return sum(not record.outcome.scored for record in records)


def audit_lines(records: Iterable[Record]) -> list[str]:
    """The audit as a table of plain text, and below it what is wrong."""
    tasks = audit_tasks(records)
    rows = [_cells(task) for task in tasks]
    header = ("task", "doing nothing", "solution", "steps", "mistakes caught", "verdict")
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    lines = ["audit of the tasks:"]
    for row in (header, tuple("-" * width for width in widths), *rows):
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        lines += ["  " + "  ".join(padded).rstrip()]
    for task in tasks:
        lines += [f"  !! {clean(task.task)} {clean(fault)}" for fault in task.faults]
    sound = sum(task.verdict == "sound" for task in tasks)
    return [*lines, f"  {sound} of {len(tasks)} tasks are sound"]


def _cells(audit: TaskAudit) -> tuple[str, ...]:
    return (
        clean(audit.task),
        null_text(audit.null),
        solution_text(audit.solution),
        steps_text(audit.solution),
        mistakes_text(audit.mistakes),
        audit.verdict,
    )


def null_text(null: NullAudit) -> str:
    """What doing nothing came to, in a few words."""
    if not null.runs:
        return "not run"
    if null.undecided == null.runs:
        return "undecided"
    result = "passes" if null.passed else "fails"
    return f"{result}, as declared" if null.declared and null.passed else result


def solution_text(solution: SolutionAudit) -> str:
    """What the solution came to, in a few words."""
    return f"{solution.passed}/{solution.runs} pass" if solution.runs else "none"


def steps_text(solution: SolutionAudit) -> str:
    """Steps used of those allowed."""
    if not solution.runs:
        return "-"
    return f"{solution.most_steps}/{solution.budget if solution.budget is not None else '-'}"


def mistakes_text(mistakes: tuple[MistakeAudit, ...]) -> str:
    """How many mistakes were caught by the check they name."""
    if not mistakes:
        return "none declared"
    caught = sum(not mistake.fault and mistake.undecided < mistake.runs for mistake in mistakes)
    return f"{caught}/{len(mistakes)}"


def findings_of(run: RunDirectory) -> Findings | None:
    """What became of the changes of the tasks' code; None where there were none."""
    return read_findings(run.path, barred=run.manifest.checks == "strict")


def publish_audit(run: RunDirectory) -> RunContents:
    """Write audit.html, mutants.json where code was changed, and all of any run."""
    found = findings_of(run)
    mutants = mutant_data(found) if found is not None else None
    if mutants is not None:
        put(run.path, MUTANTS, to_json(mutants, indent=1))
    tasks = audit_tasks(run.records())
    verdicts = [task.verdict for task in tasks]
    page = render(
        "audit.html",
        suites=suites_text(run.manifest),
        rows=[_row(task) for task in tasks],
        sound=verdicts.count("sound"),
        faulty=verdicts.count("faulty"),
        undecided=verdicts.count("undecided"),
        mutants=mutants,
        root="",
    )
    put(run.path, "audit.html", page)
    return publish(run)


def _row(audit: TaskAudit) -> dict[str, object]:
    colour = {"sound": "passed", "faulty": "failed"}.get(audit.verdict, "infra-error")
    return {
        "audit": audit,
        "colour": colour,
        "null": null_text(audit.null),
        "solution": solution_text(audit.solution),
        "steps": steps_text(audit.solution),
    }
