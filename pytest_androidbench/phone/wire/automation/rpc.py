"""JSON-RPC: from a request's bytes to a method's result and back to bytes."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.phone.system.stack_traces import stack_trace
from pytest_androidbench.phone.wire.automation.arguments import Arguments
from pytest_androidbench.phone.wire.automation.errors import BadCall, NoSuchMethod, RpcError
from pytest_androidbench.phone.wire.note import RequestNote

INTERNAL_ERROR: Final = -32603

Method = Callable[[Arguments], object | Awaitable[object]]


class Rpc:
    """Answers calls from a table of methods."""

    def __init__(
        self,
        methods: Mapping[str, Method],
        note: RequestNote | None = None,
        ahead_ms: Callable[[], int] = lambda: 0,
    ) -> None:
        self._methods = methods
        self._note = note or RequestNote()
        self._ahead_ms = ahead_ms
        """How long a call took on the phone beyond what it took here."""

    async def answer(self, body: bytes) -> bytes:
        """Carry out one call; what goes wrong is part of the answer."""
        number: object = None
        try:
            request = _request(body)
            number = request.get("id")
            return to_json({"jsonrpc": "2.0", "id": number, "result": await self._call(request)})
        except RpcError as error:
            described = _described(error.code, error.message)
        except Exception as error:  # noqa: BLE001 - a request's outermost loop
            told = f"{type(error).__name__}: {error}"
            described = _described(INTERNAL_ERROR, told, stack_trace(error))
        return to_json({"jsonrpc": "2.0", "id": number, "error": described})

    async def _call(self, request: Mapping[str, Any]) -> object:
        name = request.get("method")
        if not isinstance(name, str):
            raise RpcError(-32600, "invalid request")
        self._note.tell("automation", name)
        method = self._methods.get(name)
        if method is None:
            raise NoSuchMethod(name)
        result = method(Arguments(_positional(request.get("params"))))
        done = await result if inspect.isawaitable(result) else result
        if ahead := self._ahead_ms():
            await asyncio.sleep(ahead / 1000)
        return done


def _request(body: bytes) -> dict[str, Any]:
    try:
        return from_json(dict[str, Any], body)
    except (CodecError, RecursionError) as error:
        raise RpcError(-32700, f"JSON parse error: {error}") from error


def _positional(params: object) -> list[object]:
    # A call without arguments sends an empty object.
    if params is None or params == {}:
        return []
    if isinstance(params, dict):
        return list(params.values())
    if not isinstance(params, list):
        raise BadCall("params must be a list")
    return params


def _described(code: int, message: str, data: str = "") -> dict[str, object]:
    # Clients cut pieces out of data, so it is a text.
    return {"code": code, "message": message, "data": data or message}
