"""The tables cover what is published, and what is on the phone."""

from __future__ import annotations

import re

from pytest_androidbench.phone.apps import INSTALLED
from tests.published.tables import (
    MissingApp,
    PublishedSetup,
    StoredTable,
    missing,
    setups,
    stored,
)

PUBLISHED = 24
"""Apps in the list of `env/setup_device/setup.py`, from line 36."""
SEEN = re.compile(r"[a-z_/]+\.py:\d+")
ON_THE_PHONE = {app.package for app in INSTALLED}


def test_each_published_app_is_set_up_or_missing() -> None:
    names = [*setups(), *(app.name for app in missing())]
    assert len(names) == len(set(names)) == PUBLISHED


def test_apps_on_the_phone_are_set_up() -> None:
    assert {setup.package for setup in setups().values()} <= ON_THE_PHONE


def test_what_comes_on_the_phone_leaves_the_list_of_the_missing() -> None:
    assert [app.name for app in missing() if app.package in ON_THE_PHONE] == []


def test_each_row_says_where_it_was_seen() -> None:
    rows: list[PublishedSetup | MissingApp | StoredTable] = [
        *setups().values(),
        *missing(),
        *stored().values(),
    ]
    assert [row.name for row in rows if not SEEN.fullmatch(row.seen)] == []


def test_tables_belong_to_apps_that_are_set_up() -> None:
    for table in stored().values():
        assert table.path.startswith(f"/data/data/{setups()[table.app].package}/"), table.name
        assert set(table.needs) <= set(stored()), table.name
