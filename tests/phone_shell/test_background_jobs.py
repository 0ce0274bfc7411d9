"""What runs in the background: who waits for it, what ends it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.jobs import Jobs
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.work import limits
from tests.phone_shell.conftest import Run

HANG = 30
ENDLESS = "while :; do :; done"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, HANG))


async def script(shell: Shell, text: str, *, hung_up: bool = False) -> str:
    output = Collector()
    await shell.run(text, BytesInput(), output, Collector(), lambda: hung_up)
    return output.data.decode()


async def settled(phone: Phone) -> None:
    """Wait until nothing runs on the phone any more."""
    while phone.requests.processes:
        await asyncio.sleep(0)
    assert phone.requests.held == 0


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(exit 3) & wait $!; echo $?", "3\n"),
        ("(exit 3) & (exit 4) & wait; echo $?", "0\n"),
        ("(exit 3) & x=$!; (exit 4) & wait $! $x; echo $?", "3\n"),
        ("(exit 3) & (exit 4) & wait %1; echo $?; wait %2; echo $?", "3\n4\n"),
        ("wait; echo $?; wait 77; echo $?; wait %1; echo $?", "0\n127\n127\n"),
        (f"{ENDLESS} & kill $!; wait $!; echo $?", "143\n"),
        (f"{ENDLESS} & kill -9 %1; wait %1; echo $?", "137\n"),
        (f"{ENDLESS} & kill -s INT %%; wait $!; echo $?", "130\n"),
        (f"{ENDLESS} & kill -0 $! && echo there; kill $!; wait; echo gone", "there\ngone\n"),
        (f"({ENDLESS} | cat) & kill $!; wait $!; echo $?", "143\n"),
        ("(true & wait; echo inner) & wait; echo outer", "inner\nouter\n"),
        ("{ echo a; echo b; } & wait; x=$(echo c & wait); echo $x", "a\nb\nc\n"),
    ],
)
def test_waiting_and_killing(sh: Run, text: str, expected: str) -> None:
    assert sh(text).stdout == expected


def test_who_is_no_job_is_told(sh: Run) -> None:
    result = sh("kill %3; echo $?; kill 99999; echo $?")
    assert result.stdout == "1\n1\n"
    assert result.stderr == (
        "/system/bin/sh: kill: %3: no such job\n/system/bin/sh: kill: 99999: No such process\n"
    )


def test_a_shell_waits_for_its_own_jobs_only(phone: Phone) -> None:
    async def work() -> None:
        shell = Shell(phone)
        await script(shell, f"{ENDLESS} &")
        assert await script(shell, "echo mine & wait; echo done") == "mine\ndone\n"
        shell.jobs.end(())
        await settled(phone)

    run(work())


def test_a_job_goes_on_after_its_script(phone: Phone) -> None:
    async def work() -> None:
        text = "(for i in $(seq 2000); do :; done; echo late > /sdcard/late) & echo now"
        assert await script(Shell(phone), text) == "now\n"
        assert not phone.files.exists("/sdcard/late")
        await settled(phone)
        assert phone.files.read("/sdcard/late") == b"late\n"

    run(work())


def test_a_job_may_be_ended_by_another_client(phone: Phone) -> None:
    async def work() -> None:
        shell = Shell(phone)
        pid = (await script(shell, f"{ENDLESS} & echo $!")).strip()
        assert await script(shell, f"kill {pid} && echo ended") == "ended\n"
        await settled(phone)

    run(work())


def test_a_job_ends_when_it_has_done_its_share(phone: Phone) -> None:
    async def work() -> None:
        shell = Shell(phone)
        shell.jobs = Jobs(phone.requests, units=20 * limits.SLICE_UNITS)
        text = "(while :; do echo >> /sdcard/n; done) & while :; do :; done & echo $!"
        pid = (await script(shell, text)).strip()
        await settled(phone)
        assert phone.files.read("/sdcard/n")
        last = phone.log.entries()[-1]
        assert (last.tag, f"Kill 'sh' ({pid})" in last.message) == ("lowmemorykiller", True)

    run(work())


@pytest.mark.parametrize(
    "text",
    [
        f"{ENDLESS} &",
        f"({ENDLESS} & {ENDLESS} & wait) &",
        f"{{ {ENDLESS} & {ENDLESS}; }} | cat & logcat | cat &",
        "f() { : & f; }; while :; do f; done 2> /dev/null &",
    ],
)
def test_jobs_end_when_the_client_has_hung_up(phone: Phone, text: str) -> None:
    async def work() -> None:
        await script(Shell(phone), text, hung_up=True)
        await settled(phone)

    run(work())


@pytest.mark.parametrize(
    "text",
    [
        ENDLESS,
        "while (( 1 )); do (( x++ )); done",
        "until [[ a == b ]]; do [[ a == a ]]; done",
        f"{ENDLESS} & {ENDLESS} & {ENDLESS}",
        f"{ENDLESS} | {ENDLESS}",
        f"x=$({ENDLESS})",
        f"({ENDLESS})",
        f"sh -c '{ENDLESS}'",
        f"trap '{ENDLESS}' EXIT",
        "yes > /dev/null",
        "yes | while read x; do :; done",
        "echo " + "{1,2}" * 22,
        "set -- $(seq 50000); while :; do set -- $*; done",
        "f() { f; }; while :; do (f); done 2> /dev/null",
        'x=$(seq 20000); eval ": $x $x $x"; cat',
        "while :; do sleep 1; done",
        "wait; read x; cat; logcat",
    ],
)
def test_a_script_and_all_of_it_ends_when_it_is_cancelled(phone: Phone, text: str) -> None:
    class Silent:
        async def read(self, n: int = -1) -> bytes:
            await asyncio.Event().wait()
            return b""

    async def work() -> None:
        job = asyncio.ensure_future(Shell(phone).run(text, Silent(), Collector(), Collector()))
        for _ in range(50):
            await asyncio.sleep(0)
        assert not job.done()
        job.cancel()
        await asyncio.wait([job])
        assert job.cancelled()
        await settled(phone)

    run(work())


def test_jobs_that_are_left_over_make_room_for_who_comes_next(phone: Phone) -> None:
    async def work() -> None:
        shell = Shell(phone)
        for _ in range(4):
            await script(shell, "for i in $(seq 60); do logcat > /dev/null & done")
        assert await script(shell, "(echo a | cat); x=$(echo b); echo $x") == "a\nb\n"
        assert phone.requests.processes <= limits.PHONE_PROCESSES // 2
        shell.jobs.end(())
        await settled(phone)

    run(work())
