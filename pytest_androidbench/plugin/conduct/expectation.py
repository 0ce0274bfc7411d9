"""What an item must come to: a pass, or in an audit what the audit expects."""

from __future__ import annotations

from typing import assert_never

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.roles import Part


class AuditFailed(AssertionError):
    """A task does not hold what an audit asks of it."""


def fault_of(record: Record) -> str:
    """Why the item of this record fails; "" when it passes."""
    if record.role is None or not record.outcome.scored:
        return "" if record.outcome is Outcome.PASSED else record.reason or str(record.outcome)
    from pytest_androidbench.audit import audit_tasks  # noqa: PLC0415 - seldom

    (audited,) = audit_tasks([record])
    match record.role.part:
        case Part.NULL:
            return audited.null.fault
        case Part.SOLUTION:
            return audited.solution.fault
        case Part.MISTAKE:
            return audited.mistakes[0].fault
        case _:
            assert_never(record.role.part)
