"""The limits that keep the phone going do not show where it is used as agents use it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.security import wire
from tests.security.neighbours.commands import noise
from tests.security.ordinary import ORDINARY, Ordinary
from tests.security.watched import MEGABYTE, WatchedPhone

SECONDS = 60.0
LIMITS = re.compile(
    r"out of memory|annot allocate|No space left|Resource temporarily|not authorized|"
    r"too (long|many|big|large)|Killed|Terminated|interrupted|can't fork|disk is full"
)


def answer(phone: WatchedPhone, command: str) -> wire.Reply:
    reply = wire.shell(phone.host_port, command, SECONDS)
    assert reply.ended == "done"
    assert not LIMITS.search(reply.text)
    return reply


def test_there_are_more_than_a_hundred_of_them() -> None:
    assert len({one.command for one in ORDINARY}) > 100


@pytest.mark.slow
def test_what_agents_do_most_is_answered_as_ever(watched: WatchedPhone) -> None:
    """One after the other: what one leaves another asks for, as agents do."""
    wrong: list[tuple[Ordinary, str, int | None]] = []
    for ordinary in ORDINARY:
        reply = answer(watched, ordinary.command)
        fits = re.fullmatch(ordinary.answer, reply.text) is not None
        if not fits or reply.status != ordinary.status:
            wrong.append((ordinary, reply.text[:500], reply.status))
    assert wrong == []


def test_twenty_megabytes_go_there_and_back(watched: WatchedPhone) -> None:
    data = noise(20 * MEGABYTE)
    path = "/sdcard/Download/twenty"
    assert wire.push(watched.host_port, path, data, SECONDS).data == b"OKAY\0\0\0\0"
    assert wire.pull(watched.host_port, path, SECONDS) == data
    assert answer(watched, f"wc -c < {path}; rm {path}").text == f"{len(data)}\n"


def test_everything_can_be_listed(watched: WatchedPhone) -> None:
    found = answer(watched, "find /").text.splitlines()
    assert len(found) > 300
    assert {"/", "/sdcard", "/data/local/tmp"} <= set(found)
    assert answer(watched, "ls -laR /").status == 0


def _databases(phone: WatchedPhone) -> Iterator[tuple[int, str]]:
    for path in answer(phone, "find /data -name '*.db'").text.splitlines():
        yield int(answer(phone, f"wc -c < '{path}'").text), path


def test_the_largest_database_can_be_dumped(watched: WatchedPhone) -> None:
    _, path = max(_databases(watched))
    dumped = answer(watched, f"sqlite3 '{path}' .dump").text
    assert "BEGIN TRANSACTION;\n" in dumped
    assert dumped.endswith("COMMIT;\n")


def test_a_database_of_ten_megabytes_can_be_made_and_pulled(watched: WatchedPhone) -> None:
    path = "/data/local/tmp/ten.db"
    rows = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c LIMIT 10000)"
    made = f"CREATE TABLE t(a, b); INSERT INTO t {rows} SELECT x, hex(zeroblob(500)) FROM c;"
    assert answer(watched, f'sqlite3 {path} "{made} SELECT count(*) FROM t"').text == "10000\n"
    image = wire.pull(watched.host_port, path, SECONDS)
    assert image is not None
    assert image.startswith(b"SQLite format 3\0")
    assert len(image) > 10_000_000
