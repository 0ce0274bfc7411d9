from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.access.gate import everybody
from pytest_androidbench.phone.wire.errors import ProtocolError, StreamClosed
from pytest_androidbench.phone.wire.sockets import Listener, SocketStream, bind, connect
from pytest_androidbench.phone.wire.stream import HIGH_WATER, PipeStream, join


@given(st.lists(st.binary(max_size=50), max_size=20), st.integers(1, 30))
def test_bytes_arrive_in_order_however_they_are_cut(parts: list[bytes], limit: int) -> None:
    async def run() -> bytes:
        left, right = PipeStream.pair()
        for part in parts:
            await left.write(part)
        left.close()
        got = b""
        while data := await right.read(limit):
            assert len(data) <= limit
            got += data
        return got

    assert asyncio.run(run()) == b"".join(parts)


def test_a_mark_is_found_across_pieces_and_missing_ones_are_bounded() -> None:
    async def run() -> None:
        left, right = PipeStream.pair()
        reading = asyncio.create_task(right.read_until(b"\r\n\r\n", 100))
        for piece in (b"GET / HTTP/1.1\r", b"\n\r", b"\nrest"):
            await asyncio.sleep(0)
            await left.write(piece)
        assert await reading == b"GET / HTTP/1.1\r\n\r\n"
        assert await right.read() == b"rest"
        await left.write(b"x" * 200)
        with pytest.raises(ProtocolError):
            await right.read_until(b"\n", 100)

    asyncio.run(run())


def test_what_is_longer_than_the_buffer_is_read_whole() -> None:
    async def run() -> None:
        left, right = PipeStream.pair()
        data = bytes(range(256)) * (HIGH_WATER // 64)
        reading = asyncio.create_task(right.read_exactly(len(data)))
        for start in range(0, len(data), 65536):
            await left.write(data[start : start + 65536])
        assert await reading == data

    asyncio.run(run())


def test_an_early_end_is_told() -> None:
    async def run() -> None:
        left, right = PipeStream.pair()
        await left.write(b"abc")
        left.close()
        with pytest.raises(StreamClosed):
            await right.read_exactly(4)
        with pytest.raises(StreamClosed):
            await right.write(b"x")

    asyncio.run(run())


def test_a_slow_reader_slows_the_writer_down() -> None:
    async def run() -> None:
        left, right = PipeStream.pair()
        writing = asyncio.create_task(left.write(b"x" * (HIGH_WATER + 1)))
        await asyncio.sleep(0)
        assert not writing.done()
        await right.read(HIGH_WATER)
        await asyncio.wait_for(writing, 1)

    asyncio.run(run())


def test_a_server_survives_a_handler_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    async def handler(stream: SocketStream) -> None:
        if await stream.read() == b"fail":
            raise ZeroDivisionError
        await stream.write(b"fine")

    async def run() -> bytes:
        listener = Listener(handler, bind(0), everybody)
        await listener.start()
        bad = await connect(listener.port)
        await bad.write(b"fail")
        assert await bad.read() == b""
        good = await connect(listener.port)
        await good.write(b"hello")
        answer = await good.read()
        good.close()
        bad.close()
        await listener.stopped()
        return answer

    assert asyncio.run(run()) == b"fine"
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_an_answer_is_not_lost_to_input_nobody_read() -> None:
    async def handler(stream: SocketStream) -> None:
        await stream.read(1)
        await stream.write(b"refused")

    async def run() -> bytes:
        listener = Listener(handler, bind(0), everybody)
        await listener.start()
        client = await connect(listener.port)
        await client.write(b"x" * 500_000)
        answer = await client.read()
        client.close()
        await listener.stopped()
        return answer

    assert asyncio.run(run()) == b"refused"


def test_two_streams_are_joined_until_both_end() -> None:
    async def run() -> None:
        outer, left = PipeStream.pair()
        right, inner = PipeStream.pair()
        joined = asyncio.create_task(join(left, right))
        await outer.write(b"ping")
        assert await inner.read() == b"ping"
        await inner.write(b"pong")
        assert await outer.read() == b"pong"
        outer.close()
        assert await inner.read() == b""
        await asyncio.wait_for(joined, 1)

    asyncio.run(run())


def test_a_port_can_be_had_again_right_after_its_connections() -> None:
    async def handler(stream: SocketStream) -> None:
        await stream.write(b"bye")

    async def run() -> None:
        port = 0
        for _ in range(3):
            listener = Listener(handler, bind(port), everybody)
            await listener.start()
            port = listener.port
            client = await connect(port)
            assert await client.read() == b"bye"
            # The server ends first, so that its side of the connection lingers.
            assert await client.read() == b""
            client.close()
            await listener.stopped()

    asyncio.run(run())
