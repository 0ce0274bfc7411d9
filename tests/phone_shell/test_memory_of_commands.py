"""What commands hold: about what they keep, no more at their end than at their beginning."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

LINES = "".join(f"{number % 700} word 'a b'\\ü {number}\n" for number in range(4_000)).encode()


class Watched(Collector):
    """An output that notes how much the phone's requests hold whenever something is written."""

    def __init__(self, phone: Phone) -> None:
        super().__init__()
        self._phone = phone
        self.held: list[int] = []

    async def write(self, data: bytes, /) -> None:
        self.held.append(self._phone.requests.held)
        await super().write(data)


def held_by(phone: Phone, script: str, data: bytes = b"") -> list[int]:
    out = Watched(phone)
    asyncio.run(Shell(phone).run(script, BytesInput(data), out, Collector()))
    assert phone.requests.held == 0
    return out.held


@pytest.mark.parametrize(
    "command",
    [
        "cat -n", "head -n 3", "head -n -3", "head -c -5", "tail -n 3", "tail -n +3000",
        "tail -c 9", "tail -c +9", "rev", "wc", "tee /dev/null", "sort", "sort -u -k 3", "uniq -c",
        "sed p",
        "sed -n 's/a/b/p;s/\\(w\\)o/\\1/g;/x/,/y/d'", "xargs -n 100", "xargs", "xargs -0 echo",
        "xargs -n 50 true", "xargs -I X true X", "sed -i s/a/b/ /sdcard/f", "sed -i d /sdcard/f",
        "sed -n '/word/p;/a/p' /sdcard/f", "tar -c /sdcard/f", "tar -cz /sdcard/f",
        "tar -t -f /sdcard/t.tar", "tar -xO -f /sdcard/t.tar", "tar -c -T /sdcard/names",
        "tar -x -C /data/local/tmp -f /sdcard/t.tar",
        "sqlite3 :memory: 'CREATE TABLE t(a); INSERT INTO t VALUES (1); SELECT * FROM t'",
        "sqlite3 -json :memory: 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c "
        "LIMIT 2000) SELECT x FROM c'",
        "sqlite3 -column :memory: 'SELECT 1; SELECT nothing'", "sh -c 'cat > /dev/null'",
    ],
)  # fmt: skip
def test_what_a_command_held_is_given_back_when_it_ends(
    phone: Phone, sh: Run, command: str
) -> None:
    sh("cat > /sdcard/f; cd /sdcard; mkdir d; echo d > names; tar -cf t.tar f d", LINES)
    held = held_by(phone, f"echo; {command} < /sdcard/f > /dev/null 2>&1; echo")
    assert held[0] == held[-1]


@pytest.mark.parametrize(
    ("command", "least", "most"),
    [
        ("sort", 1, 8),
        ("tail -n 4000", 1, 6),
        ("tail -c 80000", 0.8, 2),
        ("xargs -0", 1, 8),
        ("sed -n '$p'", 0, 1),
        ("cat -n", 0, 1),
        ("uniq", 0, 1),
        ("tail -n 5", 0, 0.1),
        ("head -n 3999", 0, 1),
        ("xargs -n 10", 0, 1),
    ],
)  # fmt: skip
def test_a_command_holds_about_what_it_keeps(
    phone: Phone, command: str, least: float, most: float
) -> None:
    """In times of what there is to read."""
    base = max(held_by(phone, "cat", LINES))
    held = max(held_by(phone, command, LINES)) - base
    assert least * len(LINES) <= held <= most * len(LINES) + 1000


@pytest.mark.parametrize(
    ("line", "least", "most"), [("x" * 1000, 1.0, 1.2), ("x" * 20, 4, 5), ("ü" * 500, 1.9, 2.3)]
)
def test_lines_that_are_sorted_take_the_room_of_texts(
    phone: Phone, line: str, least: float, most: float
) -> None:
    data = f"{line}\n".encode() * 100
    held = max(held_by(phone, "sort", data)) - max(held_by(phone, "cat", data))
    assert least * len(data) <= held <= most * len(data)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("head -c 9000000 /dev/zero | sort", "sort: xrealloc\n"),
        ("head -c 9000000 /dev/zero | rev", "rev: xrealloc\n"),
        ("head -c 34000000 /dev/zero | tail -c 33600000", "tail: xrealloc\n"),
        ("head -c 34000000 /dev/zero | head -c -33600000", "head: xrealloc\n"),
        ("head -c 400000 /dev/zero | tr '\\0' '\\n' | tail -n 400000", "tail: xrealloc\n"),
    ],
)  # fmt: skip
def test_what_would_be_too_much_is_refused(sh: Run, script: str, told: str) -> None:
    done = sh(f"{script} | wc -c")
    assert done.stderr == told
