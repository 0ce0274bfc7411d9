"""The table of AndroidArena's entries is what the suite has."""

from __future__ import annotations

from tests.docs.arena_table import PAGE, steps_told, with_table


def test_the_page_has_the_table_that_the_tasks_make() -> None:
    page = PAGE.read_text("utf-8")
    assert with_table(page, steps_told(page)) == page, "python -m tests.docs.arena_table"
