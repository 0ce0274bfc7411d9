"""Agents that ask by written-out prompts: what they asked, and lines that answer from it."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from fixtures.model_server import KEY, Answers, Fails, ModelServer, Says, serving
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation

Body: TypeAlias = Mapping[str, Any]
Line: TypeAlias = Callable[[Body], Says | Fails]
SUMMARY: Final = "Summary of this step"


class Prompted(Protocol):
    """What the tests call."""

    def start(self, goal: Goal) -> None: ...

    def act(self, observation: Observation) -> Action: ...

    def close(self) -> None: ...


AgentT = TypeVar("AgentT", bound=Prompted)


def words(body: Body, at: int = -1) -> str:
    """The words of a message."""
    content = body["messages"][at]["content"]
    if isinstance(content, str):
        return content
    return "\n".join(part["text"] for part in content if part["type"] == "text")


def pictures(body: Body, at: int = -1) -> list[bytes]:
    """The pictures of a message."""
    content = body["messages"][at]["content"]
    if isinstance(content, str):
        return []
    found = [part["source"]["data"] for part in content if part["type"] == "image"]
    return [base64.b64decode(data) for data in found]


def index_of(body: Body, label: str) -> int:
    """The index of the element with a text, in M3A's list or T3A's."""
    text = re.escape(label)
    found = re.search(
        rf"^UI element (\d+): .*(?:\"text\": \"|text='){text}['\"]", words(body), re.M
    )
    assert found, f"{label!r} is not listed: {words(body)}"
    return int(found[1])


def letter_of(body: Body, label: str) -> str:
    """The letter of the first choice that names a text."""
    found = re.search(rf'^([A-Z]+)\. .*"{re.escape(label)}"', words(body), re.M)
    assert found, f"{label!r} is no choice: {words(body)}"
    return found[1]


def reasoned(action: str, reason: str = "it is next.") -> Says:
    """An answer of M3A's form; the action as JSON without its braces."""
    return Says(text=f"Reason: {reason}\nAction: {{{action}}}")


def chosen(element: str, action: str, value: str = "None") -> Says:
    """An answer of SeeAct's form."""
    return Says(text=f"I mean that one.\nELEMENT: {element}\nACTION: {action}\nVALUE: {value}")


def script(*lines: Line | Says | Fails) -> Answers:
    """Answers line after line; a line may first look at what is asked."""
    left = list(lines)

    def answer(body: Body) -> Says | Fails:
        assert left, f"the script is at its end, and is asked: {words(body)}"
        line = left.pop(0)
        return line if isinstance(line, Says | Fails) else line(body)

    return answer


@contextmanager
def agent_of(
    kind: Callable[..., AgentT], *lines: Line | Says | Fails, **options: Any
) -> Iterator[tuple[AgentT, ModelServer]]:
    """An agent whose model says these lines."""
    with serving(script(*lines)) as server:
        agent = kind(base_url=server.url, api_key=KEY, tries=1, **options)
        with closing(agent):
            yield agent, server


def options_for(server: ModelServer, **options: Any) -> list[str]:
    """The command line's words for an agent that asks a server."""
    given = {"base_url": server.url, "api_key": KEY, **options}
    return [f"--agent-option={name}={value}" for name, value in given.items()]
