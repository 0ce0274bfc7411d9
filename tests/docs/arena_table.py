"""Writes the table of docs/android_arena.md from the tasks: `python -m tests.docs.arena_table RUN`.

RUN is the directory of a run of the reference agent, which tells how many steps solutions take.
"""

from __future__ import annotations

from typing import Final

from task_suites.android_arena.catalogue import published
from tests.docs.task_tables import DOCS, TaskTable, write

TABLE: Final = TaskTable(
    page=DOCS / "android_arena.md", suite="task_suites.android_arena", entries=published()
)

if __name__ == "__main__":
    write(TABLE, __doc__)
