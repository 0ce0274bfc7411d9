from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.wire.errors import WireError
from pytest_androidbench.phone.wire.http import (
    MAX_BODY,
    BadRequest,
    HttpRequest,
    body_length,
    parse_head,
    read_request,
    response,
)
from pytest_androidbench.phone.wire.stream import PipeStream


def read(data: bytes) -> HttpRequest | None:
    async def run() -> HttpRequest | None:
        client, served = PipeStream.pair()
        await client.write(data)
        client.close()
        return await read_request(served)

    return asyncio.run(run())


def test_a_request_is_read_with_its_body() -> None:
    request = read(b"POST /jsonrpc/0?a=b HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbodyrest")
    assert request is not None
    assert (request.method, request.path, request.query) == ("POST", "/jsonrpc/0", "a=b")
    assert request.body == b"body"
    assert request.keep_alive


@pytest.mark.parametrize(
    ("version", "connection", "kept"),
    [("1.1", "", True), ("1.1", "close", False), ("1.0", "", False), ("1.0", "keep-alive", True)],
)
def test_connections_are_kept_as_the_version_says(
    version: str, connection: str, kept: bool
) -> None:
    header = f"Connection: {connection}\r\n" if connection else ""
    request = read(f"GET / HTTP/{version}\r\n{header}\r\n".encode())
    assert request is not None
    assert request.keep_alive is kept


def test_leaving_between_requests_is_no_error() -> None:
    assert read(b"") is None
    assert read(b"GET / HT") is None


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-length": "-1"}, 400),
        ({"content-length": "1_0"}, 400),
        ({"content-length": "٣"}, 400),
        ({"content-length": str(MAX_BODY + 1)}, 413),
        ({"content-length": "9" * 5000}, 413),
        ({"transfer-encoding": "chunked"}, 411),
    ],
)
def test_bodies_of_unknown_or_absurd_length_are_refused(
    headers: dict[str, str], status: int
) -> None:
    with pytest.raises(BadRequest) as caught:
        body_length(headers)
    assert caught.value.status == status


def test_a_head_without_end_is_refused() -> None:
    with pytest.raises(BadRequest) as caught:
        read(b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000)
    assert caught.value.status == 413


@given(st.binary(max_size=300))
def test_garbage_is_a_request_or_refused(data: bytes) -> None:
    try:
        parse_head(data)
        read(data)
        read(b"GET / HTTP/1.1\r\n" + data + b"\r\n\r\n")
    except WireError:
        pass


def test_a_response_says_its_length() -> None:
    assert response(200, b"pong", "text/plain", keep_alive=True) == (
        b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n"
        b"Connection: keep-alive\r\n\r\npong"
    )
