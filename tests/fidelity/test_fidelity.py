"""The phone's apps show what the real ones show, as far as the tables say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.devices.slots import Slots
from tests.fidelity.facts import FLAGS, TEXTS, Row, names, table_of
from tests.fidelity.phones import visitor
from tests.fidelity.share import Share
from tests.fidelity.visiting import Visitor
from tests.tiers import ROOT

PLAIN_TEXTS = 1 / 3
"""So much of a table is plain texts at most."""


@pytest.fixture(scope="module")
def visiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with visitor(Slots(tmp_path_factory.mktemp("slots"))) as visiting:
        yield visiting


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", names())
def test_an_app_is_as_the_real_one(visiting: Visitor, name: str) -> None:
    table = table_of(name)
    compared = [one for screen in table.screens for one in visiting.visit(screen)]
    share = Share.of(compared)
    wrong = [f"{o.screen}: {o.row}: {o.differs}" for o in compared if not (o.so or o.excused)]
    assert share.value >= table.floor, "\n".join([str(share), *wrong])
    assert not [str(one.row) for one in compared if one.excused and one.so]


@pytest.mark.parametrize("name", names())
def test_a_table_says_where_each_row_was_seen(name: str) -> None:
    table = table_of(name)
    rows = list(table.rows)
    assert sum(row.plain_text for row in rows) <= len(rows) * PLAIN_TEXTS
    assert len({screen.name for screen in table.screens}) == len(table.screens)
    for screen in table.screens:
        assert screen.go, screen.name
        said = [(tuple(row.says.items()), row.inside) for row in screen.rows]
        assert len(set(said)) == len(said), f"{screen.name} says something twice"
    assert all(_tells_something(row) for row in rows)


def _tells_something(row: Row) -> bool:
    """Whether a row says which node it is of, and no flag alone."""
    return bool(row.says.keys() - set(FLAGS)) and all(
        row.says[name] != "" for name in row.says.keys() & set(TEXTS)
    )


def test_the_page_tells_the_tables_as_they_are() -> None:
    page = (ROOT / "docs" / "fidelity.md").read_text("utf-8")
    tables = [table_of(name) for name in names()]
    for table in tables:
        rows = list(table.rows)
        known = sum(row.known_only for row in rows)
        told = f"| {table.name} | {len(rows)} | {known} | {table.before_text} | {table.floor:.0%} |"
        assert told in page
    every = [row for table in tables for row in table.rows]
    assert f"| all | {len(every)} | {sum(row.known_only for row in every)} |" in page
