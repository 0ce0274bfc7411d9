"""The tables of suites' published entries are what the suites have."""

from __future__ import annotations

from typing import Final

import pytest

from tests.docs import arena_table, popular_table
from tests.docs.task_tables import TaskTable, steps_told

WRITERS: Final = {
    "tests.docs.arena_table": arena_table.TABLE,
    "tests.docs.popular_table": popular_table.TABLE,
}


@pytest.mark.parametrize(("writer", "table"), WRITERS.items(), ids=list(WRITERS))
def test_the_page_has_the_table_that_the_tasks_make(writer: str, table: TaskTable) -> None:
    page = table.page.read_text("utf-8")
    assert table.with_table(page, steps_told(page)) == page, f"python -m {writer}"
