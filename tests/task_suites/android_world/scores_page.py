"""Writes the scores of checks in docs/android_world.md from what two runs made of changed code.

androidbench mutants android_world -n 2 --json NOW.json
python -m tests.task_suites.android_world.scores_page BEFORE.json NOW.json
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tests.task_suites.android_world.page import PAGE

START: Final = "<!-- scores -->"
END: Final = "<!-- /scores -->"
LEFT_OUT: Final = ("unfit", "other task", "unreached")
NOTHING: Final = {"tested": 0, "counts": dict.fromkeys(("survived", "excused", *LEFT_OUT), 0)}
"""What is known of a task that is spared."""
HEAD: Final = (
    "| task or module | before | by ends | with tests | survive | listed | left out |\n"
    "|---|---|---|---|---|---|---|\n"
)


def main() -> None:
    """Read both; write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("now", type=Path)
    given = parser.parse_args()
    before, now = (json.loads(path.read_bytes()) for path in (given.before, given.now))
    head, _, rest = PAGE.read_text("utf-8").partition(START)
    tail = rest.partition(END)[2]
    PAGE.write_text(f"{head}{START}\n\n{scores_table(before, now)}\n{END}{tail}", "utf-8")


def scores_table(before: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    """A row for each task and each module that tasks share, and one for all together.

    Args:
        before: the `mutants.json` of the run that came first.
        now: that of the later one, whose tasks and modules are told.
    """
    earlier = {part["name"]: part for part in before["parts"]}
    spared = [{"name": task, **NOTHING} for task in now["spared"]]
    tasks = [part for part in now["parts"] if not part["shared"]]
    shared = [part for part in now["parts"] if part["shared"]]
    parts = [*sorted([*tasks, *spared], key=lambda part: str(part["name"])), *shared]
    rows = [_row(_short(part["name"]), earlier.get(part["name"]), part) for part in parts]
    return HEAD + "".join(rows) + _row("**all**", before, now)


def _row(name: str, before: Mapping[str, Any] | None, now: Mapping[str, Any]) -> str:
    counts = now["counts"]
    cells = (
        name,
        _share(before, "noticed"),
        _share(now, "noticed"),
        _share(now, "noticed_with_tests"),
        counts["survived"],
        counts["excused"],
        sum(counts[fate] for fate in LEFT_OUT),
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |\n"


def _share(part: Mapping[str, Any] | None, noticed: str) -> str:
    if part is None or not part["tested"]:
        return "-"
    return f"{part[noticed]} of {part['tested']}"


def _short(name: str) -> str:
    for prefix in ("task_suites.android_world.", "pytest_androidbench."):
        name = name.removeprefix(prefix)
    return name


if __name__ == "__main__":
    main()
