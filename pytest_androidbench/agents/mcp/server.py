"""Serves tools by MCP, over HTTP on the loopback interface, in a thread of its own.

Its address holds a secret, so that whoever has not been told it reaches nothing.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
import socket
import threading
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self

import uvicorn
from mcp import types
from mcp.server import Server, ServerRequestContext

from pytest_androidbench.agents.mcp.calls import ToolCalls
from pytest_androidbench.agents.mcp.tools import INSTRUCTIONS, ToolAnswer
from pytest_androidbench.models.conversation import Picture, Tool

_NAME: Final = "androidbench-phone"
_LOGGERS: Final = ("mcp", "uvicorn")


class ToolServer:
    """Tools that can be called at `url` as long as it is entered."""

    def __init__(self, tools: Sequence[Tool], calls: ToolCalls) -> None:
        """Listen; nothing is answered yet.

        Args:
            tools: what can be called.
            calls: gets each call.
        """
        self._tools = [_told(tool) for tool in tools]
        self._calls = calls
        self._listening = _listening()
        path = f"/{secrets.token_urlsafe(24)}/mcp"
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}{path}"
        """Of the streamable HTTP transport."""
        self._http = uvicorn.Server(
            uvicorn.Config(
                self._server().streamable_http_app(
                    streamable_http_path=path, json_response=True, stateless_http=True
                ),
                loop="asyncio", http="h11", ws="none", lifespan="on", log_config=None,
                access_log=False, timeout_graceful_shutdown=1,
            )
        )  # fmt: skip
        self._thread = threading.Thread(
            target=self._http.run, kwargs={"sockets": [self._listening]}, daemon=True
        )

    def __enter__(self) -> Self:
        for name in _LOGGERS:
            # What clients do wrong, they are told; in the agent's log it would look like its own.
            logging.getLogger(name).setLevel(logging.ERROR)
        self._thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self._http.should_exit = True
        self._thread.join()
        self._listening.close()

    def _server(self) -> Server[Any]:
        return Server(
            _NAME, instructions=INSTRUCTIONS, on_list_tools=self._list, on_call_tool=self._call
        )

    async def _list(
        self, _context: ServerRequestContext[Any], _params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=self._tools)

    async def _call(
        self, _context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        answer = await asyncio.wrap_future(self._calls.put(params.name, params.arguments or {}))
        return types.CallToolResult(content=_content(answer), is_error=answer.failed)


def _listening() -> socket.socket:
    # Only for a socket that names its protocol does asyncio send at once what is written in pieces:
    # else the body of each answer waits for 40 ms.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    return listening


def _told(tool: Tool) -> types.Tool:
    schema = dict(tool.schema)
    return types.Tool(name=tool.name, description=tool.description, input_schema=schema)


def _content(answer: ToolAnswer) -> list[types.ContentBlock]:
    content: list[types.ContentBlock] = [types.TextContent(text=answer.text)]
    if answer.picture:
        kind = Picture(data=answer.picture).media_type
        data = base64.b64encode(answer.picture).decode()
        content.append(types.ImageContent(data=data, mime_type=kind))
    return content
