"""Puts the events of a streamed answer of the Messages API together.

The SDK's own way of doing so gives up where the arguments of a tool are no JSON, and that is the
model's fault and its agent's to tell it: no answer of the service is broken then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

_GROWS: Final = {
    "text_delta": "text",
    "thinking_delta": "thinking",
    "signature_delta": "signature",
}
"""Kinds of pieces, and the field of a block that they are pieces of."""


class ClaudeGathering:
    """One message, as its events come."""

    def __init__(self) -> None:
        self._message: dict[str, Any] = {}
        self._blocks: dict[int, dict[str, Any]] = {}
        self._written: dict[int, list[str]] = {}
        """Of each block the pieces of its input's JSON."""

    def add(self, event: Mapping[str, Any]) -> None:
        """Take in an event, as plain data; of kinds that are not known nothing is kept.

        Raises:
            KeyError, TypeError, ValueError: it is none.
        """
        match event["type"]:
            case "message_start":
                self._message = dict(event["message"])
            case "content_block_start":
                self._blocks[event["index"]] = dict(event["content_block"])
            case "content_block_delta":
                self._grow(event["index"], event["delta"])
            case "message_delta":
                self._message |= event["delta"]
                # Its counts are totals; those that it lacks stand in the message's beginning.
                told = {name: n for name, n in event["usage"].items() if n is not None}
                self._message["usage"] = {**self._message["usage"], **told}

    @property
    def begun(self) -> bool:
        """Whether anything came."""
        return bool(self._message)

    @property
    def ended(self) -> bool:
        """Whether it was said why the answer ends."""
        return self._message.get("stop_reason") is not None

    def message(self) -> dict[str, Any]:
        """The message, as plain data; what was to be a tool's input and is no JSON stays a text."""
        content = [self._whole(index) for index in sorted(self._blocks)]
        return {**self._message, "content": content}

    def _grow(self, index: int, delta: Mapping[str, Any]) -> None:
        block, kind = self._blocks[index], delta["type"]
        if kind == "input_json_delta":
            self._written.setdefault(index, []).append(delta["partial_json"])
        elif kind == "citations_delta":
            block["citations"] = [*(block.get("citations") or ()), delta["citation"]]
        elif field := _GROWS.get(kind):
            block[field] = block.get(field, "") + delta[field]

    def _whole(self, index: int) -> dict[str, Any]:
        block = self._blocks[index]
        written = "".join(self._written.get(index, ()))
        return {**block, "input": _read(written)} if written else block


def _read(written: str) -> dict[str, Any]:
    try:
        given = json.loads(written)
    except ValueError:
        return {"": written}
    return given if isinstance(given, dict) else {"": given}
