"""The tables of suite.toml's entries are the entries there are, with their defaults."""

from __future__ import annotations

import json
from dataclasses import MISSING, Field, fields
from typing import Any, Final

import pytest

from pytest_androidbench.codec import to_plain
from pytest_androidbench.suites.apps import SuiteApp
from pytest_androidbench.suites.suite import Suite
from tests.docs.tables import names, table

TABLES: Final[dict[str, type[Any]]] = {"entry": Suite, "entry of an app": SuiteApp}


def default_of(field: Field[Any]) -> str:
    """An entry's default as TOML has it; "none" for one without."""
    value = field.default_factory() if field.default_factory is not MISSING else field.default
    if value is MISSING or value is None:
        return "none"
    plain = to_plain(value)
    # A table says what is set; where nothing is, it is empty.
    said = {k: v for k, v in plain.items() if v is not None} if isinstance(plain, dict) else plain
    return json.dumps(said)


@pytest.mark.parametrize("head", TABLES)
def test_each_entry_has_a_row_with_its_default(head: str) -> None:
    wanted = [
        (field.name, default_of(field)) for field in fields(TABLES[head]) if field.name != "folder"
    ]
    rows = table("docs/tasks.md", head, "default", "says")
    told = [(names(name)[0], (names(default) or [default.partition(":")[0]])[0])
            for name, default, _ in rows]  # fmt: skip
    assert told == wanted
