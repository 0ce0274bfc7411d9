"""What the agent asked its model, as the model's server got it, and scripts that answer from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from fixtures.model_server import KEY, Answers, Fails, ModelServer, Says, serving
from pytest_androidbench.agents.claude.agent import ClaudeAgent

Body: TypeAlias = Mapping[str, Any]
Call: TypeAlias = tuple[str, Mapping[str, Any] | str]
Line: TypeAlias = Callable[[Body], Says | Fails]
ELEMENT: Final = r"^ *\[(\d+)\] .*{}"
"""How an element is told: its number, then its kind and what is written on it."""


def texts_of(content: Any) -> Iterator[str]:
    """All words in a message's content, those in results included."""
    if isinstance(content, str):
        yield content
        return
    for block in content:
        if block["type"] == "text":
            yield block["text"]
        elif block["type"] == "tool_result":
            yield from texts_of(block["content"])


def told(body: Body, at: int = -1) -> str:
    """The words of a message of the request, the last one by default."""
    return "\n".join(texts_of(body["messages"][at]["content"]))


def results(body: Body, at: int = -1) -> list[dict[str, Any]]:
    """The results in a message of the request."""
    content = body["messages"][at]["content"]
    return [block for block in content if block["type"] == "tool_result"]


def pictures(content: Any) -> list[dict[str, Any]]:
    """The pictures in a message's content, those in results included."""
    found = [block for block in content if block["type"] == "image"]
    inner = [block["content"] for block in content if block["type"] == "tool_result"]
    return found + [picture for each in inner for picture in pictures(each)]


def number_of(body: Body, label: str) -> int:
    """The number of the element on the newest screen on which a label is written."""
    found = re.search(ELEMENT.format(re.escape(f'"{label}"')), told(body), re.MULTILINE)
    assert found, f"{label!r} is not on the screen: {told(body)}"
    return int(found[1])


def calling(*calls: Call, toolset: str = "", text: str = "") -> Says:
    """A reply that calls tools."""
    return Says(calls=calls, toolset=toolset, text=text)


def script(*lines: Line | Says | Fails) -> Answers:
    """Answers line after line; a line may first look at what is asked."""
    left = list(lines)

    def answer(body: Body) -> Says | Fails:
        assert left, f"the script is at its end, and is asked: {told(body)}"
        line = left.pop(0)
        return line if isinstance(line, Says | Fails) else line(body)

    return answer


def tap(label: str) -> Line:
    """Tap what a label is written on."""
    return lambda body: calling(("tap", {"at": number_of(body, label)}))


@contextmanager
def agent_of(
    *lines: Line | Says | Fails, **options: Any
) -> Iterator[tuple[ClaudeAgent, ModelServer]]:
    """An agent whose model says these lines, and sees pictures that are smaller than the screen."""
    with serving(script(*lines)) as server:
        given = {"picture_edge": 1568, **options}
        agent = ClaudeAgent(base_url=server.url, api_key=KEY, tries=1, **given)
        yield agent, server
        agent.close()


def options_for(server: ModelServer, **options: Any) -> Sequence[str]:
    """The command line's words for an agent that asks a server."""
    given = {"base_url": server.url, "api_key": KEY, **options}
    return [f"--agent-option={name}={value}" for name, value in given.items()]
