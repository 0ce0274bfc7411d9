"""Databases are pulled, emptied, filled and pushed back, and the apps show what came in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.published.databases import NoTable, empty, put_row, rows
from tests.published.scripted import ScriptedPhone
from tests.published.steps import set_up
from tests.published.tables import StoredTable, setups, stored

CASES = [
    pytest.param(table, flags, id=f"{table.app}, {name}{kind}", marks=marks)
    for flags, kind, marks in [
        ((), "", pytest.mark.slow),
        (("--wall-clock",), " by the wall's clock", pytest.mark.proof),
    ]
    for name, table in stored().items()
]


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(("table", "flags"), CASES)
def test_rows_are_put_into_an_app(
    table: StoredTable,
    flags: tuple[str, ...],
    fresh: Callable[..., ScriptedPhone],
    tmp_path: Path,
) -> None:
    phone, setup = fresh(*flags), setups()[table.app]
    with pytest.raises(NoTable):
        rows(phone, table, tmp_path)
    if table.made == "set up":
        set_up(phone, setup, tmp_path)
    empty(phone, setup, table, tmp_path)
    assert rows(phone, table, tmp_path) == []
    for name in (*table.needs, table.name):
        put_row(phone, setup.package, stored()[name], tmp_path)
    (row,) = rows(phone, table, tmp_path)
    assert {name: row[name] for name in table.row if name != table.key} == {
        name: value for name, value in table.row.items() if name != table.key
    }
    if table.whole:
        assert set(row) == set(table.row)
    phone.launch(setup.activity)
    phone.wait(2)
    if table.shown:
        assert any(table.shown in words for words in phone.texts()), phone.texts()
    empty(phone, setup, table, tmp_path)
    phone.launch(setup.activity)
    phone.wait(2)
    if table.shown:
        assert not any(table.shown in words for words in phone.texts())
