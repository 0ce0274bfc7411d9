"""The tasks that their solutions cannot do on phones that look different, and why; their table.

python -m tests.task_suites.android_world.unsolved
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.suites.installed import find_suite, package_folder
from pytest_androidbench.suites.profile_names import own_profiles
from tests.task_suites.android_world.page import PAGE

SUITE: Final = "android_world"
START: Final = "<!-- profiles -->"
END: Final = "<!-- /profiles -->"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsolved:
    """A task with the profiles in which it is not done, and the reason."""

    task: str
    profiles: tuple[str, ...]
    reason: str


def unsolved() -> list[Unsolved]:
    """All that are listed, by task."""
    file = package_folder(find_suite(SUITE)) / "unsolved.tsv"
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        Unsolved(task=row["task"], profiles=tuple(row["profiles"].split()), reason=row["reason"])
        for row in rows
    ]


def unsolved_in(profile: str) -> set[str]:
    """The tasks that are listed for a profile."""
    return {each.task for each in unsolved() if profile in each.profiles}


def tables() -> str:
    """How many tasks are done in each profile, and the others with their reasons."""
    count = len(tasks_of())
    looks = [profile.name for profile in own_profiles(SUITE)]
    done = [(f"`{name}`", f"{count - len(unsolved_in(name))} of {count}") for name in looks]
    left = [(each.task, _named(each.profiles), each.reason) for each in unsolved()]
    return _table(("profile", "done"), done) + "\n" + _table(("task", "not in", "why"), left)


def main() -> None:
    """Write the tables into the page."""
    before, _, rest = PAGE.read_text("utf-8").partition(START)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{START}\n\n{tables()}\n{END}{after}", "utf-8")


def _named(profiles: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in profiles)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    main()
