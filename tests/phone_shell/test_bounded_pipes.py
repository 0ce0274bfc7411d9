"""A pipe holds 64 KiB; who writes more waits."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.shell.errors import PipeBroken
from pytest_androidbench.phone.shell.streams import PIPE_BYTES, Pipe, Reader
from pytest_androidbench.phone.system.work import Requests
from tests.phone_shell.conftest import Run


@given(st.lists(st.binary(max_size=3 * PIPE_BYTES), max_size=4), st.integers(1, PIPE_BYTES))
def test_all_arrives_in_order(parts: list[bytes], size: int) -> None:
    async def work() -> bytes:
        pipe = Pipe(Requests().begin())

        async def write() -> None:
            for part in parts:
                await pipe.write(part)
            pipe.end()

        writing = asyncio.ensure_future(write())
        got = bytearray()
        while part := await pipe.read(size):
            got += part
        await writing
        return bytes(got)

    assert asyncio.run(work()) == b"".join(parts)


def test_a_writer_waits_until_there_is_room(sh: Run) -> None:
    script = (
        "{ for i in $(seq 40); do printf '%04096d' $i; echo $i > /sdcard/n; done; }"
        " | { read -r x < /dev/null; cat /sdcard/n > /sdcard/m; cat; } | wc -c; cat /sdcard/m"
    )
    sent, written = sh(script).stdout.split()
    assert sent == str(40 * 4096)
    assert int(written) <= PIPE_BYTES // 4096


def test_a_writer_that_waits_is_told_that_nobody_reads_any_more() -> None:
    async def work() -> None:
        pipe = Pipe(Requests().begin())
        writing = asyncio.ensure_future(pipe.write(b"x" * (2 * PIPE_BYTES)))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not writing.done()
        pipe.break_off()
        with pytest.raises(PipeBroken):
            await writing

    asyncio.run(work())


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("while :; do echo y; done | read x; echo end", "end\n"),
        ("yes | true; echo end", "end\n"),
        ("yes | { read x; echo $x; }", "y\n"),
        ("seq 50000 | cat | cat | tail -n 1", "50000\n"),
        ("seq 50000 | { read x; cat > /dev/null; echo $x; }", "1\n"),
        ("{ (seq 50000) & wait; } | wc -l | tr -d ' '", "50000\n"),
        ("seq 50000 | (seq 50000; cat) | wc -l | tr -d ' '", "100000\n"),
        ("x=$(seq 50000 | cat); echo ${#x}", "288893\n"),
    ],
)
def test_no_pipeline_stands_still(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


@pytest.mark.parametrize("script", ["yes | true", "while :; do echo y; done | true"])
def test_who_writes_where_nobody_reads_any_more_ends_in_silence(sh: Run, script: str) -> None:
    assert sh(script).stderr == ""


def test_a_reader_takes_no_more_than_may_be_held() -> None:
    async def work() -> None:
        requests = Requests()
        pipe = Pipe(requests.begin())
        reader = Reader(pipe, requests.begin())
        writing = asyncio.ensure_future(pipe.write(b"ab\ncd\n" + b"e" * PIPE_BYTES + b"\nf"))
        assert [await reader.line() for _ in range(2)] == [b"ab\n", b"cd\n"]
        assert await reader.line() == b"e" * PIPE_BYTES + b"\n"
        await writing
        pipe.end()
        assert await reader.read() == b"f"
        assert requests.held == 0

    asyncio.run(work())
