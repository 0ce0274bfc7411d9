"""`python -m tests.fidelity [APP...]` says what differs from the real apps, and how much is so."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from pytest_androidbench.devices.slots import Slots
from tests.fidelity.facts import Table, names, table_of
from tests.fidelity.phones import visitor
from tests.fidelity.share import Share
from tests.fidelity.visiting import Compared, Visitor


def told(table: Table, compared: Sequence[Compared]) -> Iterator[str]:
    """A line for each row that differs, and one for all."""
    for one in compared:
        if one.excused and one.so:
            yield f"  {one.screen}: {one.row}: is so, and excused"
        elif not (one.so or one.excused):
            yield f"  {one.screen}: {one.row}: {'; '.join(one.differs)}"
    yield f"{table.name}: {Share.of(compared)}, before {table.before:.0%}, floor {table.floor:.0%}"


def main(wanted: Sequence[str], visiting: Visitor) -> None:
    """Compare the tables of these apps, or of all."""
    everything: list[Compared] = []
    for name in wanted or names():
        table = table_of(name)
        compared = [one for screen in table.screens for one in visiting.visit(screen)]
        everything += compared
        for line in told(table, compared):
            sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"all: {Share.of(everything)}\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, visitor(Slots(Path(folder))) as visiting:
        main(sys.argv[1:], visiting)
