"""Requests and replies in the form of the Chat Completions API, which many servers speak."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.errors import AgentError
from pytest_androidbench.models.conversation import (
    ComputerTool,
    Message,
    Part,
    Picture,
    Reply,
    Request,
    Stop,
    Text,
    TokenUse,
    Tool,
    ToolCall,
    ToolResult,
)

_STOPS: Final[Mapping[str, Stop]] = {
    "stop": "end",
    "tool_calls": "tools",
    "function_call": "tools",
    "length": "length",
    "content_filter": "refusal",
}
_EFFORTS: Final = {"max": "xhigh"}
"""Of Anthropic's that have another name there."""


def request_as_sent(model: str, request: Request) -> dict[str, Any]:
    """The keyword arguments of `chat.completions.create` for a request."""
    sent: dict[str, Any] = {
        "model": model,
        "max_completion_tokens": request.max_tokens,
        "messages": list(_messages(request)),
        "stream": True,
        "stream_options": {"include_usage": True},
    }
    if request.tools:
        sent["tools"] = [_tool(tool) for tool in request.tools]
    if request.temperature is not None:
        sent["temperature"] = request.temperature
    if request.stop_sequences:
        sent["stop"] = list(request.stop_sequences)
    if request.effort is not None:
        sent["reasoning_effort"] = _EFFORTS.get(request.effort, request.effort)
    return sent


@dataclass(slots=True)
class _Call:
    id: str = ""
    name: str = ""
    arguments: list[str] = field(default_factory=list)


class Gathering:
    """Puts the chunks of a streamed answer together."""

    def __init__(self) -> None:
        self._text: list[str] = []
        self._calls: dict[int, _Call] = {}
        self._stop = ""
        self._model = ""
        self._used: Mapping[str, Any] = {}

    def add(self, chunk: Mapping[str, Any]) -> None:
        """Take in a chunk, as plain data.

        Raises:
            KeyError, TypeError, ValueError: it is none.
        """
        self._model = chunk.get("model") or self._model
        self._used = chunk.get("usage") or self._used
        for choice in chunk.get("choices") or ():
            delta = choice.get("delta") or {}
            self._text.append(delta.get("content") or "")
            for part in delta.get("tool_calls") or ():
                self._add_call(part)
            self._stop = choice.get("finish_reason") or self._stop

    @property
    def ended(self) -> bool:
        """Whether it was said why the answer ends."""
        return bool(self._stop)

    def reply(self) -> Reply:
        """The whole answer."""
        parts: list[Part] = [Text(text=text)] if (text := "".join(self._text)) else []
        parts += [_call(self._calls[index]) for index in sorted(self._calls)]
        return Reply(
            parts=tuple(parts),
            stop=_STOPS.get(self._stop, "unknown"),
            used=_used(self._used),
            model=self._model,
            stop_detail=self._stop,
        )

    def _add_call(self, part: Mapping[str, Any]) -> None:
        call = self._calls.setdefault(part["index"], _Call())
        function = part.get("function") or {}
        call.id = part.get("id") or call.id
        call.name = function.get("name") or call.name
        call.arguments.append(function.get("arguments") or "")


def _messages(request: Request) -> Iterator[dict[str, Any]]:
    if request.system:
        yield {"role": "system", "content": "\n\n".join(part.text for part in request.system)}
    for message in request.messages:
        if message.role == "assistant":
            yield _assistant(message)
        else:
            yield from _user(message)


def _assistant(message: Message) -> dict[str, Any]:
    sent: dict[str, Any] = {"role": "assistant"}
    if text := "".join(part.text for part in message.parts if isinstance(part, Text)):
        sent["content"] = text
    calls = [part for part in message.parts if isinstance(part, ToolCall)]
    if calls:
        sent["tool_calls"] = [
            {
                "id": call.id,
                "type": "function",
                "function": {"name": call.name, "arguments": json.dumps(dict(call.arguments))},
            }
            for call in calls
        ]
    return sent


def _user(message: Message) -> Iterator[dict[str, Any]]:
    pictures: list[Part] = []
    for part in message.parts:
        if isinstance(part, ToolResult):
            text = "".join(each.text for each in part.parts if isinstance(each, Text))
            yield {"role": "tool", "tool_call_id": part.id, "content": text}
            # A tool's message holds texts alone there.
            pictures += [each for each in part.parts if isinstance(each, Picture)]
    shown = [part for part in (*message.parts, *pictures) if isinstance(part, Text | Picture)]
    if shown:
        yield {"role": "user", "content": [_content(part) for part in shown]}


def _content(part: Text | Picture) -> dict[str, Any]:
    if isinstance(part, Text):
        return {"type": "text", "text": part.text}
    url = f"data:{part.media_type};base64,{b64encode(part.data).decode()}"
    return {"type": "image_url", "image_url": {"url": url}}


def _tool(tool: Tool | ComputerTool) -> dict[str, Any]:
    if isinstance(tool, ComputerTool):
        raise AgentError(f"this server knows nothing of the tool {tool.version}")
    function = {"name": tool.name, "description": tool.description, "parameters": dict(tool.schema)}
    return {"type": "function", "function": function}


def _call(call: _Call) -> ToolCall:
    written = "".join(call.arguments) or "{}"
    try:
        given = json.loads(written)
    except ValueError:
        # The model's fault, and its agent's to tell it.
        given = {"": written}
    arguments = given if isinstance(given, Mapping) else {"": given}
    return ToolCall(id=call.id, name=call.name, arguments=arguments)


def _used(usage: Mapping[str, Any]) -> TokenUse:
    kept = int((usage.get("prompt_tokens_details") or {}).get("cached_tokens") or 0)
    return TokenUse(
        input=int(usage.get("prompt_tokens") or 0) - kept,
        output=int(usage.get("completion_tokens") or 0),
        cache_read=kept,
    )
