"""What an item must come to: a pass, or in an audit what the audit expects."""

from __future__ import annotations

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record


class AuditFailed(AssertionError):
    """A task does not hold what an audit asks of it."""


def fault_of(record: Record) -> str:
    """Why the item of this record fails; "" when it passes."""
    if not record.audit or not record.outcome.scored:
        return "" if record.outcome is Outcome.PASSED else record.reason or str(record.outcome)
    from pytest_androidbench.audit import NULL, SOLUTION, audit_tasks  # noqa: PLC0415 - seldom

    (audited,) = audit_tasks([record])
    if record.audit == NULL:
        return audited.null.fault
    if record.audit == SOLUTION:
        return audited.solution.fault
    return audited.mistakes[0].fault
