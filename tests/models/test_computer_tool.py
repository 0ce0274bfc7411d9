"""A vendor's own tool for screens is offered, called and answered in the form of its version."""

from __future__ import annotations

from typing import Any

import pytest

from fixtures.model_server import KEY, Says, in_turn, serving
from pytest_androidbench.models.conversation import (
    ComputerTool,
    Message,
    Reply,
    Request,
    Text,
    Tool,
    ToolResult,
    said,
)
from pytest_androidbench.models.opening import open_model

FAMILY = "computer_toolset_20260801"
DONE = Tool(name="done", description="It is done.", schema={"type": "object"})


def asked(request: Request, says: Says) -> tuple[dict[str, Any], Reply]:
    """What goes over the wire for a request, and what comes back."""
    with serving(in_turn(says)) as server:
        model = open_model("claude-opus-5-5", variables={}, base_url=server.url, api_key=KEY)
        reply = model.ask(request)
        model.close()
    return server.asked[0], reply


@pytest.mark.parametrize(
    ("tool", "sent"),
    [
        (ComputerTool(width=3, height=4, version=FAMILY), {"type": FAMILY}),
        (
            ComputerTool(width=3, height=4, version=FAMILY, without=("zoom", "key")),
            {"type": FAMILY, "configs": {"zoom": {"enabled": False}, "key": {"enabled": False}}},
        ),
        (
            ComputerTool(width=3, height=4, version="computer_20251124", beta="some-beta"),
            {
                "type": "computer_20251124",
                "name": "computer",
                "display_width_px": 3,
                "display_height_px": 4,
                "enable_zoom": True,
            },
        ),
        (
            ComputerTool(width=3, height=4, version="computer_20250124", without=("zoom",)),
            {
                "type": "computer_20250124",
                "name": "computer",
                "display_width_px": 3,
                "display_height_px": 4,
            },
        ),
    ],
)
def test_it_is_offered_as_its_version_wants_it(tool: ComputerTool, sent: dict[str, Any]) -> None:
    body, _ = asked(Request(messages=(said("go"),), tools=(tool, DONE)), Says(text="fine"))
    assert body["tools"][0] == sent


def test_a_result_names_the_family_of_the_call_that_it_answers() -> None:
    calls: tuple[tuple[str, dict[str, Any]], ...] = (
        ("left_click", {"coordinate": [1, 2]}),
        ("done", {}),
    )
    computer = ComputerTool(width=3, height=4, version=FAMILY)
    first = Request(messages=(said("go"),), tools=(computer, DONE))
    _, reply = asked(first, Says(calls=calls, toolset="computer"))
    assert [call.toolset for call in reply.calls] == ["computer", ""]
    results = tuple(
        ToolResult(id=call.id, parts=(Text(text="well"),), cached=call.name == "done")
        for call in reply.calls
    )
    answer = Message(role="user", parts=results)
    second = Request(messages=(*first.messages, reply.message, answer), tools=first.tools)
    body, _ = asked(second, Says(text="fine"))
    click, done = body["messages"][2]["content"]
    assert (click["toolset_name"], "toolset_name" in done) == ("computer", False)
    assert ("cache_control" in click, done["cache_control"]) == (False, {"type": "ephemeral"})
    assert body["messages"][1]["content"][0]["toolset_name"] == "computer"


@pytest.mark.parametrize(
    ("settings", "thinking"),
    [
        ({}, None),
        ({"show_thoughts": True}, {"type": "adaptive", "display": "summarized"}),
        ({"thinking_tokens": 2000}, {"type": "enabled", "budget_tokens": 2000}),
        (
            {"thinking_tokens": 2000, "show_thoughts": True},
            {"type": "enabled", "budget_tokens": 2000},
        ),
    ],
)
def test_thoughts_are_asked_for(settings: dict[str, Any], thinking: object) -> None:
    body, _ = asked(Request(messages=(said("go"),), **settings), Says(text="fine"))
    assert body.get("thinking") == thinking
