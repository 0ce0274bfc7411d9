"""Commands side by side, and ones that never end."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector, Output
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run


class Signal(Collector):
    """An output that tells when something arrived."""

    def __init__(self) -> None:
        super().__init__()
        self.arrived = asyncio.Event()

    async def write(self, data: bytes, /) -> None:
        await super().write(data)
        self.arrived.set()


def test_data_flows_through(sh: Run) -> None:
    assert sh("printf 'b\\na\\nb\\n' | sort | uniq -c | sed 's/^ *//'").stdout == "1 a\n2 b\n"


def test_an_endless_writer_ends_with_its_reader(sh: Run) -> None:
    assert sh("yes | head -n 3").stdout == "y\ny\ny\n"


def test_a_stage_cannot_change_the_shell(sh: Run) -> None:
    assert sh("x=1; echo 2 | read x; echo $x").stdout == "1\n"


def test_a_stream_is_searched_while_it_flows(phone: Phone) -> None:
    async def follow() -> bytes:
        output = Signal()
        job = _start(phone, "logcat -v raw | grep --line-buffered needle", output)
        for line in ("hay", "a needle", "hay"):
            await asyncio.sleep(0)
            phone.log.write("I", "Test", line)
        await asyncio.wait_for(output.arrived.wait(), 5)
        job.cancel()
        await asyncio.wait([job])
        assert job.cancelled()
        return output.data

    assert asyncio.run(follow()) == b"a needle\n"


@pytest.mark.parametrize("script", ["while true; do :; done", "logcat", "yes > /dev/null", "cat"])
def test_endless_commands_can_be_cancelled(phone: Phone, script: str) -> None:
    class Silent:
        async def read(self, n: int = -1) -> bytes:
            await asyncio.Event().wait()
            return b""

    async def cancel() -> bool:
        job = asyncio.ensure_future(Shell(phone).run(script, Silent(), Collector(), Collector()))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not job.done()
        job.cancel()
        await asyncio.wait([job])
        return job.cancelled()

    assert asyncio.run(cancel())


def test_the_background_is_waited_for(sh: Run) -> None:
    assert sh("echo back > /sdcard/b & wait; cat /sdcard/b").stdout == "back\n"


def test_lines_are_run_as_they_come(phone: Phone) -> None:
    async def talk() -> tuple[int, bytes]:
        output = Collector()
        typed = BytesInput(b"x=5\nif true\nthen echo $x\nfi\necho )\nexit 4\n")
        code = await Shell(phone).interact(typed, output, Collector())
        return code, output.data

    assert asyncio.run(talk()) == (4, b"5\n")


def _start(phone: Phone, script: str, output: Output) -> asyncio.Task[int]:
    job = Shell(phone).run(script, BytesInput(), output, Collector())
    return asyncio.get_running_loop().create_task(job)
