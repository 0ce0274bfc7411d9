"""`python -m tests.fidelity [APP...]` says what differs from the real apps, and how much is so.

`--beside` writes the page of screens beside their sources, and says what of it is not so.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from pytest_androidbench.devices.slots import Slots
from tests.fidelity import outlines
from tests.fidelity.facts import Table, names, table_of
from tests.fidelity.phones import visitor
from tests.fidelity.share import Share
from tests.fidelity.side_by_side import look, page, table, unlike
from tests.fidelity.visiting import Compared, Visitor
from tests.tiers import ROOT


def told(table: Table, compared: Sequence[Compared]) -> Iterator[str]:
    """A line for each row that differs, and one for all."""
    for one in compared:
        if one.excused and one.so:
            yield f"  {one.screen}: {one.row}: is so, and excused"
        elif not (one.so or one.excused):
            yield f"  {one.screen}: {one.row}: {'; '.join(one.differs)}"
    yield f"{table.name}: {Share.of(compared)}, before {table.before_text}, floor {table.floor:.0%}"


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


def write_beside(visiting: Visitor) -> None:
    """Write the page, and tell the table that belongs into fidelity.md."""
    apps = [outlines.outlined(name) for name in outlines.names()]
    screens = [one for app in apps for one in look(visiting, app)]
    (ROOT / "docs" / "fidelity-screens.md").write_text(page(screens), "utf-8")
    for one in screens:
        for line in [*one.pairs.wrong, *unlike(one)]:
            sys.stdout.write(f"  {one.name}: {line}\n")
    sys.stdout.write(f"{table(screens)}\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, visitor(Slots(Path(folder))) as visiting:
        if "--beside" in sys.argv:
            write_beside(visiting)
        else:
            main(sys.argv[1:], visiting)
