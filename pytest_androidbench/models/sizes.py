"""How many tokens a request can have at most, without asking anybody.

Bytes bound the tokens of a text from above, for none is shorter than a byte; of pictures the
vendors publish pixels for a token (Anthropic: https://platform.claude.com/docs/en/build-with-claude/vision,
width times height by 750). What a vendor adds by itself for tools is added, too.
"""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any, Final, assert_never

from pytest_androidbench.models.conversation import (
    ComputerTool,
    Message,
    Part,
    Picture,
    Request,
    Text,
    Thought,
    Tool,
    ToolCall,
    ToolResult,
)
from pytest_androidbench.models.model import BadRequest

_PIXELS: Final = 750
"""Of a picture for a token."""
_PICTURE: Final = 200
"""Tokens for whatever frames a picture."""
_TOOLS: Final = 1_000
"""Tokens of what vendors say to a model that has tools; 290 to 806 are published."""
_COMPUTER: Final = 6_000
"""Tokens of a vendor's own tool; 4,590 are published for the largest."""
_MESSAGE: Final = 16


def most_tokens(request: Request) -> int:
    """The most tokens a request's prompt can have."""
    tools = sum(_of_tool(tool) for tool in request.tools) + (_TOOLS if request.tools else 0)
    system = sum(_of_part(part) for part in request.system)
    return tools + system + sum(_of_message(message) for message in request.messages)


def picture_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels of a PNG or JPEG, from its head alone.

    Raises:
        BadRequest: it is none.
    """
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - for requests with pictures

    try:
        with Image.open(BytesIO(data), formats=("PNG", "JPEG")) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError) as error:
        raise BadRequest(f"a picture of {len(data)} bytes is no PNG or JPEG") from error


def _of_message(message: Message) -> int:
    return _MESSAGE + sum(_of_part(part) for part in message.parts)


def _of_part(part: Part) -> int:
    match part:
        case Text():
            return len(part.text.encode(errors="replace"))
        case Picture():
            width, height = picture_size(part.data)
            return width * height // _PIXELS + _PICTURE
        case ToolCall():
            return _MESSAGE + _bytes(part.block or [part.id, part.name, part.arguments])
        case ToolResult():
            return _MESSAGE + sum(_of_part(each) for each in part.parts)
        case Thought():
            return _bytes(part.block)
        case _:
            assert_never(part)


def _of_tool(tool: Tool | ComputerTool) -> int:
    if isinstance(tool, ComputerTool):
        return _COMPUTER
    return _MESSAGE + _bytes([tool.name, tool.description, tool.schema])


def _bytes(plain: Any) -> int:
    return len(json.dumps(plain, default=str).encode())
