"""Requests over HTTP to a server on the device, above all uiautomator2's."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.door.turnstile import Turnstile
from pytest_androidbench.devices.door.watching_calls import KEPT_BODY, LONGEST_HEAD, CallsMade
from tests.devices.door.looking import Looked, cut
from tests.devices.door.looking import look as look_at

PLACES = st.lists(st.integers(0, 10_000))


def made(turnstile: Turnstile) -> CallsMade:
    return CallsMade(turnstile, "tcp:9008")


look = partial(look_at, made)


def posted(body: bytes, path: str = "/jsonrpc/0", *more: str) -> bytes:
    lines = [f"POST {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}", *more, "", ""]
    return "\r\n".join(lines).encode() + body


def call(method: str, *params: Any) -> bytes:
    plain = {"jsonrpc": "2.0", "id": 7, "method": method, "params": list(params) or {}}
    return posted(json.dumps(plain).encode())


CALLS = (
    b"GET /ping HTTP/1.1\r\nHost: x\r\n\r\n"
    + call("click", 1, 2.5)
    + call("dumpWindowHierarchy", False, 50)
    + b"GET /screenshot/0 HTTP/1.1\r\nHost: x\r\n\r\n"
    + call("setText", {"mask": 1}, "Ä\n")
)
NOTES = [
    ("call", "click(1, 2.5)", 1),
    ("call", "dumpWindowHierarchy(false, 50)", 0),
    ("http", "GET /screenshot/0", 0),
    ("call", 'setText({"mask":1}, "Ä\\n")', 1),
]


@given(PLACES)
def test_calls_are_noted_in_whatever_pieces_they_come(places: list[int]) -> None:
    looked = look(cut(CALLS, places))
    assert (looked.passed, looked.notes) == (CALLS, NOTES)


@given(st.binary(), PLACES)
def test_what_is_no_http_passes_as_it_is(sent: bytes, places: list[int]) -> None:
    looked = look(cut(b"\0scrcpy " + sent, places))
    assert looked.passed == b"\0scrcpy " + sent
    assert looked.notes == [("service", "tcp:9008", 0)]


@given(st.binary(max_size=100), PLACES)
def test_nothing_that_begins_like_http_is_kept_back_for_ever(
    some: bytes, places: list[int]
) -> None:
    sent = b"POST /x HTTP/1.1\r\nA: " + some.replace(b"\r", b"") + b"a" * LONGEST_HEAD
    assert look(cut(sent, places)).passed == sent


def test_a_call_too_many_is_not_passed_on_and_told_as_the_server_would() -> None:
    looked = look([call("click", 1, 2), call("click", 3, 4)], steps=1)
    assert looked.passed == call("click", 1, 2)
    assert looked.told is not None
    head, _, body = looked.told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert f"Content-Length: {len(body)}".encode() in head
    told = json.loads(body)
    assert told["id"] == 7
    assert told["error"]["message"] == "limit reached: steps = 1; this was not done"


def test_a_call_that_only_looks_passes_though_no_step_is_left() -> None:
    looked = look([call("takeScreenshot", 1, 80)], steps=0)
    assert looked.passed == call("takeScreenshot", 1, 80)


def test_the_end_of_a_call_is_told_when_it_is_answered() -> None:
    looked = look([call("click", 1, 2), call("exist", {}), call("click", 3, 4)], answers=True)
    assert looked.done == 2


def test_several_calls_in_one_request_are_several_steps() -> None:
    body = json.dumps(
        [{"method": "click", "params": [1, 2]}, {"method": "pressKey", "params": ["home"]}]
    )
    looked = look([posted(body.encode())])
    assert looked.notes == [("call", 'click(1, 2); pressKey("home")', 2)]
    assert look([posted(body.encode())], steps=1).passed == b""


def test_a_call_that_is_too_long_is_judged_by_its_beginning() -> None:
    looked = look([call("setText", {}, "x" * 2 * KEPT_BODY)])
    assert looked.notes == [("call", "setText", 1)]
    hidden = json.dumps({"params": [{}, "x" * 2 * KEPT_BODY], "method": "setText"}).encode()
    assert look([posted(hidden)]).notes == [("call", "?", 1)]


def test_a_client_that_waits_to_be_told_to_go_on_is_not_kept_waiting() -> None:
    head, _, _ = call("click", 1, 2).partition(b"\r\n\r\n")
    looked = look([head + b"\r\nExpect: 100-continue\r\n\r\n"])
    assert looked.passed == head + b"\r\nExpect: 100-continue\r\n\r\n"
    # What it will call nobody knows: it counts.
    assert looked.notes == [("call", "?", 1)]


def test_a_body_in_chunks_passes_and_what_follows_is_not_looked_at() -> None:
    sent = b"POST /jsonrpc/0 HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
    looked = look([sent, call("click", 1, 2)])
    assert looked.passed == sent + call("click", 1, 2)
    assert looked.notes[0] == ("call", "?", 1)


def test_a_webdriver_server_is_looked_at_as_well() -> None:
    sent = posted(b"{}", "/session/1/element/2/click") + posted(b"{}", "/session/1/elements")
    assert [steps for _, _, steps in look([sent]).notes] == [1, 0]


def test_nonsense_is_passed_on_for_the_server_to_judge() -> None:
    for body in (
        b"",
        b"[1, 2]",
        b'"click"',
        b'{"method": 5}',
        b"{}",
        b'{"method": "x", "params": 3}',
    ):
        looked = look([posted(body)])
        assert looked.passed == posted(body)
    assert isinstance(looked, Looked)
