"""The table of the suite aitw is what the suite has."""

from __future__ import annotations

from tests.docs.aitw_table import PAGE, table, with_table


def test_the_page_has_the_table_that_the_tasks_make() -> None:
    page = PAGE.read_text("utf-8")
    assert table() in page
    assert with_table(page) == page, "python -m tests.docs.aitw_table"
