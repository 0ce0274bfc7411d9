"""An agent that is an MCP client: `pytest --agent="mcp:python mcp_agent.py {mcp_url} {goal}"`."""

from __future__ import annotations

import asyncio
import json
import re
import sys

from mcp import Client
from mcp.types import CallToolResult

ELEMENT = re.compile(r'\[(\d+)\] \S+ ("(?:[^"\\]|\\.)*")')
"""Number and text in a line such as `[12] TextView "Display" clickable`."""


def text_of(result: CallToolResult) -> str:
    return "\n".join(part.text for part in result.content if part.type == "text")


async def play(url: str, goal: str) -> None:
    """Open Settings, then tap the first thing on the screen that the goal speaks of."""
    words, tapped = goal.casefold(), {""}
    async with Client(url) as phone:
        screen = text_of(await phone.call_tool("open_app", {"app": "Settings"}))
        while True:
            for number, text in ELEMENT.findall(screen):
                label = json.loads(text).casefold()
                if label in words and label not in tapped:
                    tapped.add(label)
                    arguments = {"at": int(number), "note": f"the goal says {label!r}"}
                    screen = text_of(await phone.call_tool("tap", arguments))
                    break
            else:
                await phone.call_tool("done", {})
                return


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
