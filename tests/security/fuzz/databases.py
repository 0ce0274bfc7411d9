"""Databases that were damaged, or made to call what they should not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import lru_cache
from random import Random
from typing import Final

from tests.security.fuzz.inputs import Input, Step
from tests.security.fuzz.requests import flipped
from tests.security.fuzz.statements import Statements

_TMP: Final = "/data/local/tmp"
_APP_DATABASES: Final = (
    "/data/data/com.simplemobiletools.calendar.pro/databases/events.db",
    "/data/data/com.google.android.deskclock/databases/alarms.db",
    "/data/data/com.android.providers.telephony/databases/mmssms.db",
    "/data/data/com.android.providers.contacts/databases/contacts2.db",
    "/data/data/com.arduia.expense/databases/accounting.db",
    "/data/data/org.tasks/databases/database",
    "/data/data/de.dennisguse.opentracks/databases/database.db",
    "/data/data/com.dimowner.audiorecorder/databases/records.db",
)
STARTS: Final = (
    "am start -n com.simplemobiletools.calendar.pro/.activities.MainActivity",
    "am start -n com.google.android.deskclock/com.android.deskclock.DeskClock",
    "am start -n com.simplemobiletools.smsmessenger/.activities.MainActivity",
    "am start -n com.google.android.contacts/com.android.contacts.activities.PeopleActivity",
    "am start -n com.arduia.expense/.ui.MainActivity",
    "am start -n org.tasks/com.todoroo.astrid.activity.MainActivity",
    "am start -n de.dennisguse.opentracks/.TrackListActivity",
    "am start -n com.dimowner.audiorecorder/.app.main.MainActivity",
)
_ASKED: Final = (
    "SELECT * FROM t", "PRAGMA integrity_check", "VACUUM", "INSERT INTO t VALUES (1, 2)", ".dump",
    "SELECT * FROM f WHERE f MATCH 'word*'", "SELECT * FROM r WHERE a > 0", "DELETE FROM t",
    "SELECT * FROM w", "UPDATE t SET a = b", "REINDEX", ".schema",
)  # fmt: skip


def databases(random: Random) -> Input:
    """A damaged database in the place of a sound one."""
    image = random.choice((_plain_database, _full_text_database, _made_database))(random)
    image = flipped(random, image, 20) if random.random() < 0.8 else image
    if random.random() < 0.4:
        at = random.randrange(len(_APP_DATABASES))
        path, use = _APP_DATABASES[at], [STARTS[at], "uiautomator dump"]
    else:
        path, use = f"{_TMP}/x.db", []
    steps = [Step(kind="push", text=path, data=image)]
    if random.random() < 0.2:
        journal = random.choice(("-wal", "-journal"))
        steps.append(Step(kind="push", text=path + journal, data=random.randbytes(600)))
    steps += [Step(kind="shell", text=command) for command in use]
    steps += [
        Step(kind="shell", text=f"sqlite3 {path}", data=random.choice(_ASKED).encode())
        for _ in range(random.randint(1, 3))
    ]
    return Input(entry="databases", steps=steps, on_screen=bool(use))


def _image(*scripts: str) -> bytes:
    with closing(sqlite3.connect(":memory:")) as database:
        for script in scripts:
            try:
                database.executescript(script)
            except (sqlite3.Error, sqlite3.Warning, ValueError):
                continue
        database.rollback()
        return database.serialize()


@lru_cache(maxsize=4)
def _stock(kind: str) -> bytes:
    rows = "".join(f"INSERT INTO t VALUES ({n}, 'word {n} {'x' * n}');" for n in range(60))
    plain = f"CREATE TABLE t(a, b); CREATE INDEX i ON t(b); {rows}"
    if kind == "plain":
        return _image(plain)
    tables = "CREATE VIRTUAL TABLE f USING fts4(a); CREATE VIRTUAL TABLE g USING fts5(a);"
    words = "INSERT INTO f SELECT b FROM t; INSERT INTO g SELECT b FROM t;"
    tree = "CREATE VIRTUAL TABLE r USING rtree(id, a, b); INSERT INTO r SELECT a, a, a FROM t;"
    return _image(plain, tables + words, tree)


def _plain_database(random: Random) -> bytes:
    return _stock("plain")


def _full_text_database(random: Random) -> bytes:
    return _stock("full text")


def _made_database(random: Random) -> bytes:
    """One whose views, triggers and defaults call what they should not."""
    call = Statements(random).call()
    quoted = call.replace("'", "''")
    return _image(
        "CREATE TABLE t(a, b); INSERT INTO t VALUES (1, 2);",
        f"CREATE TABLE t(a, b DEFAULT ({call}));",
        "PRAGMA writable_schema=ON; INSERT INTO sqlite_master VALUES"
        f"('view', 'w', 'w', 0, 'CREATE VIEW w AS SELECT {quoted} AS x');",
        "INSERT INTO sqlite_master VALUES ('trigger', 'g', 't', 0, 'CREATE TRIGGER g AFTER INSERT "
        f"ON t BEGIN SELECT {quoted}; END');",
        "INSERT INTO sqlite_master VALUES ('table', 'f', 'f', 0, "
        "'CREATE VIRTUAL TABLE f USING fts3(tokenize=evil)');",
    )
