"""The filter of system calls as a program, for both kinds of machines on either of them."""

from __future__ import annotations

import errno
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.wall.bpf import ALLOW, ERROR
from pytest_androidbench.phone.wall.calls import (
    FORBIDDEN,
    LIMITED,
    MACHINES,
    MISSING,
    NEWEST,
    program,
)
from tests.security.bpf_machine import judge

PROCESS = 4711
PROGRAMS = {machine: program(machine, PROCESS) for machine in MACHINES}
DENIED = ERROR | errno.EPERM
UNKNOWN = ERROR | errno.ENOSYS
MOST_INSTRUCTIONS = 4096
"""The kernel's BPF_MAXINSNS."""

KNOWN: Mapping[str, Mapping[str, int]] = {
    "x86_64": {
        "read": 0, "write": 1, "open": 2, "mmap": 9, "ioctl": 16, "socket": 41, "connect": 42,
        "clone": 56, "fork": 57, "vfork": 58, "execve": 59, "exit": 60, "kill": 62, "rename": 82,
        "unlink": 87, "chmod": 90, "ptrace": 101, "mount": 165, "futex": 202, "tgkill": 234,
        "openat": 257, "prlimit64": 302, "getrandom": 318, "bpf": 321, "execveat": 322,
        "io_uring_setup": 425, "clone3": 435, "openat2": 437,
    },
    "aarch64": {
        "unlinkat": 35, "renameat": 38, "ioctl": 29, "mount": 40, "fchmodat": 53, "openat": 56,
        "read": 63, "write": 64, "exit": 93, "futex": 98, "ptrace": 117, "kill": 129,
        "tgkill": 131, "socket": 198, "connect": 203, "clone": 220, "execve": 221, "mmap": 222,
        "prlimit64": 261, "getrandom": 278, "bpf": 280, "execveat": 281, "io_uring_setup": 425,
        "clone3": 435, "openat2": 437,
    },
}  # fmt: skip
"""Numbers as the manual pages and other programs' tables have them."""

NEEDED = ("read", "write", "mmap", "exit", "futex", "getrandom", "connect")
WORDS = st.integers(0, 2**64 - 1)
ARGUMENTS = st.lists(WORDS, min_size=6, max_size=6)
EITHER = pytest.mark.parametrize("machine", MACHINES)


def judged(machine: str, name: str, *arguments: int) -> int:
    return judge(PROGRAMS[machine], MACHINES[machine], KNOWN[machine][name], arguments)


@EITHER
def test_calls_have_the_numbers_that_they_are_known_by(machine: str) -> None:
    column = list(MACHINES).index(machine)
    listed = {**FORBIDDEN, **MISSING, **LIMITED}
    ours = {name: listed[name][column] for name in KNOWN[machine] if name in listed}
    assert ours == {name: KNOWN[machine][name] for name in ours}
    assert not set(NEEDED) & set(listed)
    numbers = [numbers[column] for numbers in listed.values() if numbers[column] is not None]
    assert len(numbers) == len(set(numbers))


@EITHER
def test_the_kernel_takes_it(machine: str) -> None:
    assert len(PROGRAMS[machine]) % 8 == 0
    assert len(PROGRAMS[machine]) // 8 <= MOST_INSTRUCTIONS


@EITHER
@given(arguments=ARGUMENTS)
def test_what_is_forbidden_never_works(machine: str, arguments: list[int]) -> None:
    column = list(MACHINES).index(machine)
    for calls, answer in ((FORBIDDEN, DENIED), (MISSING, UNKNOWN)):
        for numbers in calls.values():
            if (number := numbers[column]) is not None:
                assert judge(PROGRAMS[machine], MACHINES[machine], number, arguments) == answer


@EITHER
@given(number=st.integers(0, NEWEST), arguments=ARGUMENTS)
def test_what_is_not_listed_always_works(machine: str, number: int, arguments: list[int]) -> None:
    column = list(MACHINES).index(machine)
    listed = {numbers[column] for numbers in (*FORBIDDEN.values(), *MISSING.values())}
    limited = {numbers[column] for numbers in LIMITED.values()}
    answer = judge(PROGRAMS[machine], MACHINES[machine], number, arguments)
    assert number in limited or (answer == ALLOW) == (number not in listed)


@EITHER
@given(number=st.integers(NEWEST + 1, 2**32 - 1))
def test_calls_nobody_knew_do_not_exist(machine: str, number: int) -> None:
    assert judge(PROGRAMS[machine], MACHINES[machine], number) == UNKNOWN


@EITHER
@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1), ARGUMENTS)
def test_calls_of_another_machine_do_not_exist(
    machine: str, other: int, number: int, arguments: list[int]
) -> None:
    if other != MACHINES[machine]:
        assert judge(PROGRAMS[machine], other, number, arguments) == UNKNOWN


@EITHER
@given(flags=WORDS)
def test_only_threads_are_cloned(machine: str, flags: int) -> None:
    expected = ALLOW if flags & 0x10000 else DENIED
    assert judged(machine, "clone", flags) == expected


@EITHER
@given(flags=st.integers(0, 2**22))
def test_files_are_opened_for_reading_only(machine: str, flags: int) -> None:
    changing = flags & 0o3 or flags & 0o100 or flags & 0o1000
    expected = DENIED if changing else ALLOW
    assert judged(machine, "openat", 2**32 - 100, 0, flags) == expected
    if machine == "x86_64":
        assert judged(machine, "open", 0, flags) == expected


@EITHER
@given(family=st.integers(0, 45), kind=st.integers(0, 10), protocol=st.integers(0, 300))
def test_sockets_are_those_of_connections(
    machine: str, family: int, kind: int, protocol: int
) -> None:
    close_on_exec, without_blocking = 0o2000000, 0o4000
    connection = family in {2, 10} and kind == 1 and protocol in {0, 6}
    expected = ALLOW if connection or (family == 16 and protocol == 4) else DENIED
    for flags in (0, close_on_exec, without_blocking | close_on_exec):
        assert judged(machine, "socket", family, kind | flags, protocol) == expected


@EITHER
@given(process=st.one_of(st.just(PROCESS), st.integers(-(2**31), 2**31)))
def test_signals_are_for_itself(machine: str, process: int) -> None:
    expected = ALLOW if process == PROCESS else DENIED
    assert judged(machine, "kill", process, 9) == expected
    assert judged(machine, "tgkill", process, 1, 9) == expected


@EITHER
@pytest.mark.parametrize("pointer", [0, 1, 1 << 32, 0x7FFF_0000_0000])
def test_limits_are_read_and_not_set(machine: str, pointer: int) -> None:
    expected = DENIED if pointer else ALLOW
    assert judged(machine, "prlimit64", 0, 7, pointer, 0x7FFF_1234_5678) == expected


@EITHER
def test_nothing_is_typed_into_a_terminal(machine: str) -> None:
    typing, asking_for_size, not_blocking = 0x5412, 0x5413, 0x5421
    assert judged(machine, "ioctl", 0, typing) == DENIED
    assert judged(machine, "ioctl", 0, asking_for_size) == ALLOW
    assert judged(machine, "ioctl", 0, not_blocking) == ALLOW
