"""The filters of processes that work for a phone, for both kinds of machines on either of them."""

from __future__ import annotations

import errno
import re
import signal

import pytest

from pytest_androidbench.phone.wall.bpf import ALLOW, ERROR
from pytest_androidbench.phone.wall.calls import FORBIDDEN, LIMITED, MACHINES, MISSING
from pytest_androidbench.phone.wall.helper_calls import COMPUTING, computer, starter
from tests.docs.blocks import ROOT
from tests.security.bpf_machine import judge
from tests.security.test_filter import KNOWN

SECURITY = ROOT / "docs" / "security.md"
DENIED = ERROR | errno.EPERM
NAMES = sorted(set(KNOWN["x86_64"]) & set(KNOWN["aarch64"]))
EITHER = pytest.mark.parametrize("machine", MACHINES)


@EITHER
def test_one_that_computes_makes_no_other_calls(machine: str) -> None:
    program, column = computer(machine, 1), list(MACHINES).index(machine)
    allowed = {numbers[column] for numbers in COMPUTING.values()} - {None}
    for number in range(500):
        expected = ALLOW if number in allowed else DENIED
        assert judge(program, MACHINES[machine], number) == expected
    assert judge(program, 0x40000003, 0) == DENIED


@EITHER
@pytest.mark.parametrize("name", NAMES)
def test_its_calls_have_the_numbers_that_they_are_known_by(machine: str, name: str) -> None:
    column = list(MACHINES).index(machine)
    if name in COMPUTING:
        assert COMPUTING[name][column] == KNOWN[machine][name]
    else:
        assert KNOWN[machine][name] not in {numbers[column] for numbers in COMPUTING.values()}


def test_nothing_that_a_phone_may_not_is_among_them() -> None:
    assert not set(COMPUTING) & {*FORBIDDEN, *MISSING, *LIMITED}
    told = re.search(r"a list of (\d+) system calls", SECURITY.read_text("utf-8"))
    assert told is not None
    assert len(COMPUTING) == int(told[1])


@EITHER
@pytest.mark.parametrize(
    ("name", "arguments", "allowed"),
    [
        ("clone", (0x1200011,), True),
        ("clone", (signal.SIGCHLD,), True),
        ("clone", (0x3D0F00,), False),
        ("kill", (4711, signal.SIGKILL), True),
        ("kill", (4711, signal.SIGTERM), False),
        ("kill", (-1, signal.SIGKILL), False),
        ("kill", (-4711, signal.SIGKILL), False),
        ("socket", (2, 1, 0), False),
        ("execve", (), False),
        ("read", (), True),
    ],
)
def test_one_that_starts_others(
    machine: str, name: str, arguments: tuple[int, ...], allowed: bool
) -> None:
    answer = judge(starter(machine, 1), MACHINES[machine], KNOWN[machine][name], arguments)
    assert answer == (ALLOW if allowed else DENIED)
