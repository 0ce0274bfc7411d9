"""Tools are served by MCP, to clients of both eras, and to nobody without the address."""

from __future__ import annotations

import asyncio
import base64
import select
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
import pytest
from mcp import Client

from pytest_androidbench.agents.hosting.residue import changes, state
from pytest_androidbench.agents.mcp.calls import ToolCalls
from pytest_androidbench.agents.mcp.server import ToolServer
from pytest_androidbench.agents.mcp.tools import INSTRUCTIONS, OVER, ToolAnswer
from pytest_androidbench.agents.parts.tool_use import action_tools

PNG: Final = b"\x89PNG and more"
PING: Final = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
HEADERS: Final = {"accept": "application/json, text/event-stream"}
MODES: Final = ("auto", "legacy")


def answered(name: str, arguments: Mapping[str, Any]) -> ToolAnswer:
    """Says what was called; a few names are special."""
    if name == "picture":
        return ToolAnswer(text="seen", picture=PNG)
    if name == "raise":
        raise KeyError("broken")
    return ToolAnswer(text=f"{name} {dict(arguments)}", failed=name == "fail")


@contextmanager
def served() -> Iterator[tuple[str, list[BaseException]]]:
    """A server whose calls are answered by another thread; its address, and what was raised."""
    raised: list[BaseException] = []
    calls, done = ToolCalls(), threading.Event()

    def serve() -> None:
        while not done.is_set():
            if select.select([calls], [], [], 0.02)[0]:
                try:
                    calls.serve(answered)
                except KeyError as error:
                    raised.append(error)

    thread = threading.Thread(target=serve)
    with ToolServer(action_tools(), calls) as server, calls:
        thread.start()
        try:
            yield server.url, raised
        finally:
            done.set()
            thread.join()


@pytest.mark.parametrize("mode", MODES)
def test_a_client_finds_the_tools_and_calls_them(mode: str) -> None:
    async def talk(url: str) -> None:
        async with Client(url, mode=mode) as client:
            assert client.instructions == INSTRUCTIONS
            listed = (await client.list_tools()).tools
            assert {tool.name: tool.input_schema for tool in listed} == {
                tool.name: tool.schema for tool in action_tools()
            }
            result = await client.call_tool("tap", {"at": [1, 2], "note": "Zoë"})
            (text,) = result.content
            assert text.type == "text"
            assert (text.text, result.is_error) == ("tap {'at': [1, 2], 'note': 'Zoë'}", False)
            assert (await client.call_tool("fail", {})).is_error
            _, picture = (await client.call_tool("picture", {})).content
            assert picture.type == "image"
            assert (picture.mime_type, base64.b64decode(picture.data)) == ("image/png", PNG)

    with served() as (url, _):
        asyncio.run(talk(url))


def test_several_calls_at_once_are_each_answered() -> None:
    async def talk(url: str) -> None:
        async with Client(url) as client:
            results = await asyncio.gather(
                *(client.call_tool("tap", {"at": number}) for number in range(20))
            )
        texts = [part.text for result in results for part in result.content if part.type == "text"]
        assert texts == [f"tap {{'at': {number}}}" for number in range(20)]

    with served() as (url, _):
        asyncio.run(talk(url))


def test_what_a_call_raises_is_told_the_client_as_the_end() -> None:
    async def talk(url: str) -> None:
        async with Client(url) as client:
            result = await client.call_tool("raise", {})
            (text,) = result.content
            assert text.type == "text"
            assert (text.text, result.is_error) == (OVER, True)

    with served() as (url, raised):
        asyncio.run(talk(url))
        assert isinstance(raised[0], KeyError)


def test_who_has_not_the_whole_address_reaches_nothing() -> None:
    with served() as (url, _):
        assert httpx2.post(url, json=PING, headers=HEADERS).status_code == 200
        parts = urlsplit(url)
        for path in ("/", "/mcp", parts.path[:-5], f"/x{parts.path}"):
            answer = httpx2.post(f"http://{parts.netloc}{path}", json=PING, headers=HEADERS)
            assert answer.status_code in (404, 307), path
            assert parts.path not in str(answer.headers)


@pytest.mark.parametrize("header", [{"host": "evil.example"}, {"origin": "http://evil.example"}])
def test_a_page_of_another_site_is_refused(header: dict[str, str]) -> None:
    with served() as (url, _):
        answer = httpx2.post(url, json=PING, headers={**HEADERS, **header})
        assert answer.status_code in (403, 421)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff", b'{"jsonrpc": "2.0", "id": 1, "method": "fly"}']
)
def test_what_is_no_request_is_refused_and_the_next_one_answered(body: bytes) -> None:
    with served() as (url, _):
        kind = {"content-type": "application/json"}
        answer = httpx2.post(url, content=body, headers={**HEADERS, **kind})
        assert answer.status_code >= 400 or "error" in answer.json()
        assert httpx2.post(url, json=PING, headers=HEADERS).status_code == 200


def test_calls_after_the_end_are_answered_at_once() -> None:
    calls = ToolCalls()
    waiting = None
    with calls:
        waiting = calls.put("tap", {})
    over = ToolAnswer(text=OVER, failed=True)
    assert waiting.result(0) == over
    assert calls.put("tap", {}).result(0) == over


def test_nothing_is_left_in_the_process() -> None:
    async def talk(url: str) -> None:
        async with Client(url) as client:
            await client.call_tool("tap", {})

    with served() as (url, _):
        asyncio.run(talk(url))
    before = state()
    with served() as (url, _):
        asyncio.run(talk(url))
    assert list(changes(before, state())) == []
