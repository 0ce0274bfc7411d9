"""The one place where the phone's process opens SQLite, and what statements may do there.

Statements come from shells, apps, queries of providers and the schemas of files that clients push.
SQLite runs inside the phone's process with its rights, so that none may reach the host: no file by
its name, no library, no pointer. SQLite's own advice for such statements is followed
(https://www.sqlite.org/security.html), and where it leaves a gap the traps are named here.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from pytest_androidbench.phone.system.databases.collations import adopt_android
from pytest_androidbench.phone.system.databases.functions import bound_functions
from pytest_androidbench.phone.system.databases.statements import quoted
from pytest_androidbench.phone.system.work import Stop

MEMORY: Final = ":memory:"

STEPS: Final = 100_000
"""Of SQLite's virtual machine, between two looks at whether to go on; a few ms."""

APP_STEPS: Final = 5_000_000
"""What one statement of an app may take, with the phone waiting: about a quarter of a second.

Those of the largest screens take a hundredth of it; a pushed database may hold a view that never
ends under the name of an app's table."""

APP_LOOK: Final = 1_000
"""Steps of an app's statement between two looks at the processor time it took."""

APP_SECONDS: Final = 2.0
"""Processor time of one statement of an app, for steps that each take long.

The last resort: steps over values of ordinary size come to their own limit in an eighth of it."""

MAX_VALUE_BYTES: Final = 16 * 1024 * 1024
"""A text, blob or row; SQLite's own limit is a gigabyte."""

APP_VALUE_BYTES: Final = 2 * 1024 * 1024
"""The same where an app reads: what Android's CursorWindow holds."""

MAX_DATABASE_BYTES: Final = 32 * 1024 * 1024
"""A whole database."""

HEAP_BYTES: Final = 64 * 1024 * 1024
"""What SQLite may take for all databases of the phone together."""

LOAD_STEPS: Final = 200_000_000
LOAD_SECONDS: Final = 10.0
"""What looking through a pushed database may take; the largest sound ones took 9 to 18 million
steps, which is a fifth of a second."""

MAX_PATTERN: Final = 128
"""Bytes of a pattern of LIKE or GLOB. A comparison cannot be interrupted and takes length times
pattern at worst: eight seconds for the longest of both. SQLite's own limit is 50,000."""

_LIMITS: Final = {
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 1_000_000,
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: MAX_PATTERN,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 1_000,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 100,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 1_000_000,
    sqlite3.SQLITE_LIMIT_ATTACHED: 10,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}

_SETTINGS: Final = (
    # What does not fit in memory must not go to files of the host.
    "PRAGMA temp_store = MEMORY",
    "PRAGMA mmap_size = 0",
    # Not here: trusted_schema = OFF. It refuses the triggers by which apps keep their search
    # tables (FTS4) up to date, and there is no function or table left that it would keep away.
    "PRAGMA cell_size_check = ON",
    f"PRAGMA hard_heap_limit = {HEAP_BYTES}",
)

# fmt: off
_PRAGMAS: Final = frozenset((
    "application_id", "auto_vacuum", "automatic_index", "busy_timeout", "cache_size",
    "case_sensitive_like", "collation_list", "compile_options", "count_changes",
    "data_version", "database_list", "defer_foreign_keys", "encoding", "foreign_key_check",
    "foreign_key_list", "foreign_keys", "freelist_count", "full_column_names",
    "function_list", "ignore_check_constraints", "incremental_vacuum", "index_info",
    "index_list", "index_xinfo", "integrity_check", "journal_mode", "journal_size_limit",
    "legacy_alter_table", "locking_mode", "module_list", "optimize", "page_count",
    "page_size", "pragma_list", "query_only", "quick_check", "read_uncommitted",
    "recursive_triggers", "reverse_unordered_selects", "secure_delete",
    "short_column_names", "shrink_memory", "synchronous", "table_info", "table_list",
    "table_xinfo", "user_version", "wal_autocheckpoint", "wal_checkpoint",
))
# fmt: on
"""Pragmas that say or change something of the database alone."""

_ONLY_READ: Final = frozenset(
    ["max_page_count", "schema_version", "temp_store", "trusted_schema", "writable_schema"]
)
"""Pragmas whose value may be asked for and not changed: the phone, or SQLite's safety, needs it."""

_MODULES: Final = frozenset(("fts3", "fts4", "fts4aux", "fts3tokenize"))
"""Android's SQLite has these modules for virtual tables and no others."""

_FUNCTIONS: Final = frozenset(("fts3_tokenizer", "load_extension", "json_patch"))
"""Functions that give out, or take, addresses of the process; the last one compares each name of
one object with each of another, and cannot be interrupted. Android 13's SQLite has no JSON."""

_TABLES: Final = frozenset(("sqlite_dbpage", "dbstat", "sqlite_stmt", "bytecode", "tables_used"))
"""Tables without a database, which show or change what lies below it."""

_VACUUM: Final = re.compile(r"\s*+vacuum(\s+\w+)?\s*+;*+\s*+", re.IGNORECASE)


class TrustedImage(bytes):
    """A database's content as SQLite itself wrote it, so that it need not be looked through."""


class _SelfClosing(sqlite3.Connection):
    def __del__(self) -> None:
        # It is closed with the phone it belongs to; Python warns of others that nobody closed.
        self.close()


class Connection(_SelfClosing):
    """A connection to a database in memory, which reaches nothing else."""

    _own_name: str | None = None
    """What may be attached now: SQLite carries out some calls by attaching under such a name."""

    def vacuum(self, statement: str) -> sqlite3.Cursor:
        """Run a statement that `is_vacuum`."""
        with self._attaching(""):
            return self.execute(statement)

    def load(self, image: bytes, *, name: str = "main") -> None:
        """Let a database be what a file contains.

        Raises:
            sqlite3.DatabaseError: the file is damaged, or larger than the phone takes.
        """
        if len(image) > MAX_DATABASE_BYTES:
            raise sqlite3.DatabaseError("database or disk is full")
        with self._attaching("x"):
            self.deserialize(image, name=name)
        self.bound(name)
        if not isinstance(image, TrustedImage):
            self._look_through(name)

    def image(self, name: str = "main") -> bytes:
        """A database as its file contains it; empty where it has no page yet."""
        pages = self.execute(f"PRAGMA {quoted(name)}.page_count").fetchone()[0]
        return TrustedImage(self.serialize(name=name)) if pages else b""

    def size(self) -> int:
        """Bytes that the main database's file has."""
        pages: int = self.execute("PRAGMA page_count").fetchone()[0]
        size: int = self.execute("PRAGMA page_size").fetchone()[0]
        return pages * size

    def _look_through(self, name: str) -> None:
        # Of what is found, only damage of the structure counts: rows that break a constraint
        # trouble no device.
        for row in self.execute(f"PRAGMA {quoted(name)}.quick_check(1)"):
            if row[0].startswith("*** in database"):
                raise sqlite3.DatabaseError("database disk image is malformed")

    def bound(self, name: str = "main") -> None:
        """Let a database grow no larger than the phone takes."""
        schema = quoted(name)
        self.set_authorizer(None)
        try:
            size: int = self.execute(f"PRAGMA {schema}.page_size").fetchone()[0]
            self.execute(f"PRAGMA {schema}.max_page_count = {MAX_DATABASE_BYTES // size}")
        finally:
            self.set_authorizer(self._authorize)

    def allow(self, steps: int, seconds: float = APP_SECONDS) -> None:
        """Interrupt what takes more steps, or more of this thread's time, from now on."""
        looks = iter(range(steps // APP_LOOK))
        until: list[float] = []

        def spent() -> bool:
            now = time.thread_time()
            if not until:
                until.append(now + seconds)
            return next(looks, None) is None or now > until[0]

        self.heed(spent, APP_LOOK)

    def heed(self, stopped: Callable[[], bool], every: int = STEPS) -> None:
        """Interrupt whatever runs once `stopped` says so, which is asked every so many steps."""
        self.set_progress_handler(lambda: int(stopped()), every)

    def heed_stop(self, stop: Stop) -> None:
        """Interrupt whatever runs once nobody waits for it."""
        self.heed(lambda: stop.stopped)
        # Between two looks there may be steps that each take long.
        stop.call(self._interrupt)

    def _interrupt(self) -> None:
        # Nobody tells whoever stops it that it has been closed meanwhile.
        with suppress(sqlite3.ProgrammingError):
            self.interrupt()

    @contextmanager
    def _attaching(self, name: str) -> Iterator[None]:
        self._own_name = name
        try:
            yield
        finally:
            self._own_name = None

    def prepare(self, longest: int) -> None:
        """Take away what statements are not to have, and give what Android adds."""
        self.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, longest)
        for limit, value in _LIMITS.items():
            self.setlimit(limit, value)
        for setting in _SETTINGS:
            self.execute(setting)
        adopt_android(self)
        bound_functions(self, longest, partial(_plain, longest))
        self.set_authorizer(self._authorize)

    def _authorize(
        self,
        action: int,
        first: str | None,
        second: str | None,
        database: str | None,  # noqa: ARG002 - SQLite passes it
        source: str | None,  # noqa: ARG002
    ) -> int:
        if action == sqlite3.SQLITE_READ:
            return sqlite3.SQLITE_DENY if first in _TABLES else sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION:
            return _verdict((second or "").lower() not in _FUNCTIONS)
        if action == sqlite3.SQLITE_ATTACH:
            # None stands for a name that is only known once the statement runs.
            return _verdict(first is not None and first in (MEMORY, self._own_name))
        if action == sqlite3.SQLITE_CREATE_VTABLE:
            return _verdict((second or "").lower() in _MODULES)
        if action == sqlite3.SQLITE_PRAGMA:
            return _pragma((first or "").lower(), changed=second is not None)
        return sqlite3.SQLITE_OK


def connect(longest: int = MAX_VALUE_BYTES) -> Connection:
    """A connection to a new, empty database in memory; the caller closes it.

    Args:
        longest: bytes of the longest text, blob or row.
    """
    connection = _unbound(longest)
    connection.bound()
    return connection


def connect_to(image: bytes, longest: int = MAX_VALUE_BYTES) -> Connection:
    """A connection to a database in memory with such content; the caller closes it.

    Raises:
        sqlite3.DatabaseError: the content is damaged, or larger than the phone takes.
    """
    connection = _unbound(longest)
    connection.allow(LOAD_STEPS, LOAD_SECONDS)
    connection.load(image)
    # A schema that cannot be read is found by the first statement that needs it.
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection


def _unbound(longest: int) -> Connection:
    """A connection that the caller bounds, which takes as long as all the rest."""
    # It may be closed by the collector, which runs in any thread, and is lent to workers.
    connection = sqlite3.connect(
        MEMORY, isolation_level=None, factory=Connection, check_same_thread=False
    )
    connection.row_factory = sqlite3.Row
    connection.prepare(longest)
    return connection


def _plain(longest: int) -> sqlite3.Connection:
    """A connection for calls of functions alone, with SQLite's own ones."""
    connection = sqlite3.connect(MEMORY, factory=_SelfClosing, check_same_thread=False)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, longest)
    return connection


def is_vacuum(statement: str) -> bool:
    """Whether a statement is a VACUUM of a database in place."""
    return _VACUUM.fullmatch(statement) is not None


def _verdict(allowed: bool) -> int:
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


def _pragma(name: str, *, changed: bool) -> int:
    """Pragmas that are not allowed do nothing, as ones that SQLite does not know."""
    if name in _PRAGMAS or (name in _ONLY_READ and not changed):
        return sqlite3.SQLITE_OK
    return sqlite3.SQLITE_IGNORE
