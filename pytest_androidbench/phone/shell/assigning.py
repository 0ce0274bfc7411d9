"""Variables that a script assigns, for good or for one command."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.session import Session

Assignments = Sequence[tuple[str, str]]


def assign(session: Session, values: Assignments) -> None:
    """Set variables.

    Raises:
        CommandError: one is read-only.
    """
    for name, value in values:
        if name in session.readonly:
            raise CommandError(f"{session.name}: {name}: is read only", 2)
        session.assign(name, value)


@contextmanager
def assigned(session: Session, values: Assignments) -> Iterator[None]:
    """Have variables set and exported, as for the command they are written before.

    Raises:
        CommandError: one is read-only.
    """
    kept_variables = {name: session.variables.get(name) for name, _ in values}
    kept_exported = {name for name, _ in values if name in session.exported}
    try:
        for value in values:
            assign(session, [value])
            session.exported.add(value[0])
        yield
    finally:
        for name, former in kept_variables.items():
            if former is None:
                session.unset(name)
            else:
                session.assign(name, former)
            if name not in kept_exported:
                session.exported.discard(name)
