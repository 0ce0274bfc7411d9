"""Writes the table of docs/popular_apps.md: `python -m tests.docs.popular_table RUN`.

RUN is the directory of a run of the reference agent, which tells how many steps solutions take.
"""

from __future__ import annotations

from typing import Final

from task_suites.popular_apps.catalogue import published
from tests.docs.task_tables import DOCS, TaskTable, write

TABLE: Final = TaskTable(
    page=DOCS / "popular_apps.md", suite="task_suites.popular_apps", entries=published()
)

if __name__ == "__main__":
    write(TABLE, __doc__)
