"""Requests and replies in the form of the Anthropic Messages API."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any, Final, assert_never

from pytest_androidbench.models.conversation import (
    ComputerTool,
    Message,
    Part,
    Picture,
    Reply,
    Request,
    Stop,
    Text,
    Thought,
    TokenUse,
    Tool,
    ToolCall,
    ToolResult,
)

_STOPS: Final[Mapping[str, Stop]] = {
    "end_turn": "end",
    "tool_use": "tools",
    "max_tokens": "length",
    "refusal": "refusal",
    "model_context_window_exceeded": "context",
    "stop_sequence": "sequence",
    "pause_turn": "pause",
}
_KEPT: Final = {"cache_control": {"type": "ephemeral"}}
_THOUGHTS: Final = ("thinking", "redacted_thinking")
_ZOOMS: Final = "computer_20251124"
"""The version of the computer tool that has to be told that it may zoom."""


def request_as_sent(model: str, request: Request) -> dict[str, Any]:
    """The keyword arguments of `messages.create` for a request."""
    sent: dict[str, Any] = {
        "model": model,
        "max_tokens": request.max_tokens,
        "messages": _messages(request.messages),
    }
    if request.system:
        sent["system"] = [_part(part) for part in request.system]
    if request.tools:
        sent["tools"] = [_tool(tool) for tool in request.tools]
    if request.temperature is not None:
        # The SDK has no argument for it any more, as newer models take none; others do.
        sent["extra_body"] = {"temperature": request.temperature}
    if request.stop_sequences:
        sent["stop_sequences"] = list(request.stop_sequences)
    if request.thinking_tokens is not None:
        sent["thinking"] = {"type": "enabled", "budget_tokens": request.thinking_tokens}
    elif request.show_thoughts:
        sent["thinking"] = {"type": "adaptive", "display": "summarized"}
    if request.effort is not None:
        sent["output_config"] = {"effort": request.effort}
    return sent


def betas_of(request: Request) -> tuple[str, ...]:
    """The vendor's names of the betas that a request needs."""
    computers = (tool for tool in request.tools if isinstance(tool, ComputerTool))
    return tuple(tool.beta for tool in computers if tool.beta)


def reply_from(plain: Mapping[str, Any]) -> Reply:
    """A reply from the API's message, as plain data.

    Raises:
        KeyError, TypeError, ValueError: it is none.
    """
    reason = plain["stop_reason"]
    return Reply(
        parts=tuple(_read(block) for block in plain["content"]),
        stop=_STOPS.get(reason, "unknown"),
        used=_used(plain["usage"]),
        model=str(plain.get("model", "")),
        stop_detail=_stop_detail(reason, plain.get("stop_details")),
    )


def _messages(messages: Sequence[Message]) -> list[dict[str, Any]]:
    calls = [p for each in messages for p in each.parts if isinstance(p, ToolCall)]
    families = {call.id: call.toolset for call in calls}
    sent = []
    for each in messages:
        content = [_part(part) for part in each.parts]
        for block in content:
            # A result that does not name the family of its call is refused.
            if family := families.get(block.get("tool_use_id", "")):
                block["toolset_name"] = family
        sent.append({"role": each.role, "content": content})
    return sent


def _part(part: Part) -> dict[str, Any]:
    match part:
        case Text():
            return {"type": "text", "text": part.text, **(_KEPT if part.cached else {})}
        case Picture():
            return {"type": "image", "source": _source(part)}
        case ToolCall() if part.block:
            return dict(part.block)
        case ToolCall():
            call = {"id": part.id, "name": part.name, "input": dict(part.arguments)}
            return {"type": "tool_use", **call}
        case ToolResult():
            content = [_part(each) for each in part.parts]
            result = {"tool_use_id": part.id, "content": content, "is_error": part.error}
            return {"type": "tool_result", **result, **(_KEPT if part.cached else {})}
        case Thought():
            return dict(part.block)
        case _:
            assert_never(part)


def _source(picture: Picture) -> dict[str, str]:
    data = b64encode(picture.data).decode()
    return {"type": "base64", "media_type": picture.media_type, "data": data}


def _tool(tool: Tool | ComputerTool) -> dict[str, Any]:
    if isinstance(tool, ComputerTool):
        # The later one is a family of tools without a name or size of its own.
        if tool.version.startswith("computer_toolset_"):
            off = {name: {"enabled": False} for name in tool.without}
            return {"type": tool.version, **({"configs": off} if off else {})}
        size = {"display_width_px": tool.width, "display_height_px": tool.height}
        zooms = tool.version == _ZOOMS and "zoom" not in tool.without
        zoom = {"enable_zoom": True} if zooms else {}
        return {"type": tool.version, "name": "computer", **size, **zoom}
    sent = {"name": tool.name, "description": tool.description, "input_schema": dict(tool.schema)}
    return sent | (_KEPT if tool.cached else {})


def _read(block: Mapping[str, Any]) -> Part:
    kind = block["type"]
    if kind == "text":
        return Text(text=str(block["text"]))
    if kind in _THOUGHTS:
        return Thought(text=str(block.get("thinking", "")), block=dict(block))
    if kind == "tool_use":
        given = block["input"]
        return ToolCall(
            id=str(block["id"]),
            name=str(block["name"]),
            arguments=given if isinstance(given, Mapping) else {"": given},
            block=dict(block),
        )
    # What other kinds there are, or will be, is no speech and no call: it is handed back as it is.
    return Thought(text="", block=dict(block))


def _used(usage: Mapping[str, Any]) -> TokenUse:
    written = usage.get("cache_creation") or {}
    hour = int(written.get("ephemeral_1h_input_tokens") or 0)
    return TokenUse(
        input=int(usage["input_tokens"]),
        output=int(usage["output_tokens"]),
        cache_read=int(usage.get("cache_read_input_tokens") or 0),
        cache_write=int(usage.get("cache_creation_input_tokens") or 0) - hour,
        cache_write_hour=hour,
    )


def _stop_detail(reason: object, details: object) -> str:
    words: Sequence[object] = ()
    if isinstance(details, Mapping):
        words = [details.get(name) for name in ("category", "explanation")]
    return ": ".join(str(word) for word in (reason, *words) if word)
