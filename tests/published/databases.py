"""Databases as the published preparation changes them: pulled, changed here, pushed back."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from tests.published.scripted import ScriptedPhone
from tests.published.tables import PublishedSetup, StoredTable

START: Final = 7
"""Seconds that a started app is given to make its tables."""
LISTED: Final = re.compile(
    r"-[rwxst-]{9} +\d+ \S+ +\S+ +(\d+) (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{9}) [+-]\d{4} (.+)"
)
"""A regular file in `ls -ll -au`: size, time of the last access, name."""


class NoTable(LookupError):
    """The database or its table is not there yet."""


def listing(phone: ScriptedPhone, folder: str) -> dict[str, tuple[int, str]]:
    """Size and time of the last access of each regular file, by name."""
    found = {}
    for line in phone.shell(*f"ls {folder} -ll -au".split()).splitlines():
        if line.startswith("-"):
            parts = LISTED.fullmatch(line)
            assert parts, line
            found[parts[3]] = (int(parts[1]), parts[2])
    return found


@contextmanager
def pulled(phone: ScriptedPhone, table: StoredTable, scratch: Path) -> Iterator[Path]:
    """The database with all that lies beside it, in a folder of ours for as long."""
    remote, _, name = table.path.rpartition("/")
    phone.become_root()
    if not phone.exists(remote):
        raise NoTable(remote)
    folder = scratch / "pulled"
    folder.mkdir()
    try:
        for file in listing(phone, remote):
            phone.adb("pull", f"{remote}/{file}", str(folder / file))
        yield folder / name
    finally:
        shutil.rmtree(folder)


def push(phone: ScriptedPhone, package: str, table: StoredTable, file: Path) -> None:
    """Have it be the app's one database, which finds it when it is started again."""
    phone.clear_folder(table.path.rpartition("/")[0])
    phone.adb("push", str(file), table.path)
    phone.shell("chmod", "777", table.path)
    phone.close(package)


def rows(phone: ScriptedPhone, table: StoredTable, scratch: Path) -> list[dict[str, object]]:
    """All rows.

    Raises:
        NoTable: There is no such table.
    """
    with pulled(phone, table, scratch) as file, closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        try:
            return [dict(row) for row in database.execute(f"SELECT * FROM {table.name};")]
        except sqlite3.OperationalError as error:
            raise NoTable(table.name) from error


def empty(phone: ScriptedPhone, setup: PublishedSetup, table: StoredTable, scratch: Path) -> None:
    """Delete all rows; where there is no table, the app makes one when it is started."""
    try:
        rows(phone, table, scratch)
    except NoTable:
        phone.launch(setup.activity)
        phone.wait(START)
    with pulled(phone, table, scratch) as file:
        with closing(sqlite3.connect(file)) as database:
            database.execute(f"DELETE FROM {table.name}")
            database.commit()
        push(phone, setup.package, table, file)


def put_row(phone: ScriptedPhone, package: str, table: StoredTable, scratch: Path) -> None:
    """Insert the table's row, without its key."""
    row = {name: value for name, value in table.row.items() if name != table.key}
    columns = ", ".join(f'"{name}"' for name in row)
    places = ", ".join("?" for _ in row)
    with pulled(phone, table, scratch) as file:
        with closing(sqlite3.connect(file)) as database:
            database.execute(
                f"INSERT INTO {table.name} ({columns}) VALUES ({places})", tuple(row.values())
            )
            database.commit()
        push(phone, package, table, file)
