from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.wire.automation.arguments import Arguments
from pytest_androidbench.phone.wire.automation.errors import BadCall, NotFound
from pytest_androidbench.phone.wire.automation.rpc import Rpc


def fail(_arguments: Arguments) -> None:
    raise NotFound("UiSelector[TEXT=x]")


async def later(arguments: Arguments) -> str:
    await asyncio.sleep(0)
    return arguments.text(0)


def broken(_arguments: Arguments) -> None:
    raise ZeroDivisionError("out of numbers")


RPC = Rpc(
    {
        "add": lambda a: a.whole(0) + a.whole(1),
        "fail": fail,
        "later": later,
        "n": len,
        "broken": broken,
        "object": lambda _: object(),
    }
)


def call(body: bytes) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(asyncio.run(RPC.answer(body)))
    assert answer["jsonrpc"] == "2.0"
    return answer


def request(method: object, params: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).encode()


def test_results_come_with_the_id_of_the_call() -> None:
    assert call(request("add", [1.9, 2])) == {"jsonrpc": "2.0", "id": 7, "result": 3}
    assert call(request("later", ["Grüße"]))["result"] == "Grüße"


@pytest.mark.parametrize("params", [{}, None, []])
def test_no_arguments_may_come_as_an_empty_object(params: object) -> None:
    assert call(request("n", params))["result"] == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", -32700),
        (b"[1", -32700),
        (b"[]", -32700),
        (b"[" * 100_000, -32700),
        (request(None, []), -32600),
        (request("nonsense", []), -32601),
        (request("add", [1]), -32602),
        (request("add", ["1", 2]), -32602),
        (request("add", [1e300, 2]), -32602),
        (request("add", "text"), -32602),
    ],
)
def test_wrong_calls_have_the_usual_codes(body: bytes, code: int) -> None:
    assert call(body)["error"]["code"] == code


def test_a_missing_element_is_told_in_the_words_clients_look_for() -> None:
    error = call(request("fail", []))["error"]
    assert "uiautomator.UiObjectNotFoundException" in error["message"]
    assert isinstance(error["data"], str)


@pytest.mark.parametrize("method", ["broken", "object"])
def test_a_fault_of_the_server_is_an_answer_with_its_traceback(method: str) -> None:
    error = call(request(method, []))["error"]
    assert error["code"] == -32603
    assert "Error" in error["message"]
    assert error["data"].startswith("Traceback")
    assert method == "object" or "out of numbers" in error["data"]


JSON = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


@given(JSON, st.sampled_from(["add", "later", "fail", "n", ""]))
def test_any_arguments_are_answered(params: object, method: str) -> None:
    answer = call(request(method, params))
    assert ("result" in answer) != ("error" in answer)


@given(st.binary(max_size=100))
def test_garbage_is_answered(body: bytes) -> None:
    assert "error" in call(body)


@given(st.lists(JSON, max_size=4))
def test_arguments_are_checked_before_they_are_used(values: list[object]) -> None:
    arguments = Arguments(values)
    for position in range(5):
        for take in (arguments.whole, arguments.text, arguments.point, arguments.flag):
            with suppress(BadCall):
                take(position)
