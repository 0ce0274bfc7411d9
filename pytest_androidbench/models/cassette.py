"""Recorded conversations: so that agents run, and are tested, without a key.

A recording has a file for each attempt of a cell, and in it a line for each call: digests of all
that was sent, and what came back. What was sent is not in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import from_json_lines, to_json
from pytest_androidbench.errors import AgentError, CodecError
from pytest_androidbench.models.conversation import (
    Message,
    Part,
    Picture,
    Reply,
    Request,
    Stop,
    Text,
    Thought,
    TokenUse,
    ToolCall,
    ToolResult,
)
from pytest_androidbench.models.surroundings import CassetteMatch, EpisodeNow

_PICTURE: Final = "picture"
_LENGTH: Final = 16
"""Hexadecimal digits of a digest: 64 bits, among some thousand."""


class CassetteMiss(AgentError):
    """What is asked now was not recorded, or was asked otherwise then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedPart:
    """One part of a recorded reply."""

    kind: str
    text: str = ""
    id: str = ""
    name: str = ""
    arguments: dict[str, Any] = field(default_factory=dict)
    block: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedReply:
    """A reply as it is kept."""

    parts: tuple[RecordedPart, ...]
    stop: Stop
    used: TokenUse
    model: str = ""
    stop_detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedCall:
    """One call of a recording."""

    call: int
    """Counted from 1 within its attempt."""
    digests: dict[str, str]
    """Of what was sent, by what it is of: `model`, `system`, `tools`, `message 3 text`, ..."""
    reply: RecordedReply | None = None
    unavailable: str = ""
    """What was said of the service's failure, where there is no reply."""
    money: float = 0.0
    seconds: float = 0.0


class CassetteRecorder:
    """Writes the calls of each attempt as they are made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, now: EpisodeNow, call: RecordedCall) -> None:
        """Write a call; the first one of an attempt takes the place of an earlier recording."""
        path = file_of(self._folder, now)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb" if call.call == 1 else "ab") as file:
            file.write(to_json(call) + b"\n")


class CassettePlayer:
    """Answers from a recording."""

    def __init__(self, folder: Path, match: CassetteMatch) -> None:
        self._folder, self._match = folder, match
        self._read: tuple[Path, list[RecordedCall]] | None = None

    def answer(self, now: EpisodeNow, number: int, digests: dict[str, str]) -> RecordedCall:
        """What came back when this was asked.

        Args:
            now: whose call it is.
            number: of the call in its attempt, from 1.
            digests: of what is sent now.

        Raises:
            CassetteMiss: it was not asked then, or otherwise; says what differs first.
        """
        path = file_of(self._folder, now)
        calls = self._calls(path)
        if number > len(calls):
            raise CassetteMiss(
                f"{path} holds {len(calls)} calls, and this is call {number}: record it anew with "
                "--ab-cassette=record"
            )
        recorded = calls[number - 1]
        if differs := first_difference(recorded.digests, digests, self._match):
            raise CassetteMiss(
                f"call {number} of {path} was recorded with another {differs}: record it anew "
                "with --ab-cassette=record, or let less count with --ab-cassette-match"
            )
        return recorded

    def _calls(self, path: Path) -> list[RecordedCall]:
        if self._read is None or self._read[0] != path:
            try:
                self._read = path, from_json_lines(RecordedCall, path.read_bytes())
            except OSError as error:
                raise CassetteMiss(
                    f"there is no recording {path}: make it with --ab-cassette=record"
                ) from error
            except CodecError as error:
                raise CassetteMiss(f"{path} is no recording: {error}") from error
        return self._read[1]


def file_of(folder: Path, now: EpisodeNow) -> Path:
    """Where the calls of an attempt lie."""
    return folder / (now.cell or "no-cell") / f"attempt-{now.attempt}.jsonl"


def digests_of(model: str, request: Request) -> dict[str, str]:
    """Digests of all that a request sends, in the order in which they are compared."""
    settings = [
        request.max_tokens, request.temperature, request.stop_sequences, request.thinking_tokens,
        request.effort, request.show_thoughts,
    ]  # fmt: skip
    found = {
        "model": _digest(model),
        "settings": _digest(settings),
        "system": _digest([part.text for part in request.system]),
        "tools": _digest([str(tool) for tool in request.tools]),
    }
    for index, message in enumerate(request.messages, start=1):
        found |= dict(_of_message(f"message {index}", message))
    return found


def first_difference(recorded: dict[str, str], now: dict[str, str], match: CassetteMatch) -> str:
    """What differs first between two requests, of what counts; "" where nothing does."""
    if match == "order":
        return ""
    for name in dict.fromkeys([*now, *recorded]):
        if match == "text" and _PICTURE in name:
            continue
        if recorded.get(name) != now.get(name):
            return name
    return ""


def kept(reply: Reply) -> RecordedReply:
    """A reply as it is recorded."""
    return RecordedReply(
        parts=tuple(_keep(part) for part in reply.parts),
        stop=reply.stop,
        used=reply.used,
        model=reply.model,
        stop_detail=reply.stop_detail,
    )


def played(reply: RecordedReply) -> Reply:
    """The reply that was recorded."""
    return Reply(
        parts=tuple(_play(part) for part in reply.parts),
        stop=reply.stop,
        used=reply.used,
        model=reply.model,
        stop_detail=reply.stop_detail,
    )


def _of_message(name: str, message: Message) -> Iterator[tuple[str, str]]:
    texts: list[object] = [message.role]
    pictures: list[bytes] = []
    texts += [_words(part, pictures.append) for part in message.parts]
    yield f"{name} text", _digest(texts)
    for number, picture in enumerate(pictures, start=1):
        yield f"{name} {_PICTURE} {number}", hashlib.sha256(picture).hexdigest()[:_LENGTH]


def _words(part: Part, picture: Callable[[bytes], None]) -> object:
    match part:
        case Text():
            return part.text
        case Picture():
            picture(part.data)
            return None
        case ToolCall():
            return [part.id, part.name, part.arguments]
        case ToolResult():
            return [part.id, part.error, [_words(each, picture) for each in part.parts]]
        case Thought():
            return part.block


def _digest(value: object) -> str:
    return hashlib.sha256(to_json(value)).hexdigest()[:_LENGTH]


def _keep(part: Part) -> RecordedPart:
    match part:
        case Text():
            return RecordedPart(kind="text", text=part.text)
        case Thought():
            return RecordedPart(kind="thought", text=part.text, block=dict(part.block))
        case ToolCall():
            return RecordedPart(
                kind="call", id=part.id, name=part.name, arguments=dict(part.arguments),
                block=dict(part.block),
            )  # fmt: skip
        case _:
            raise TypeError(f"no model answers with {type(part).__name__}")


def _play(part: RecordedPart) -> Part:
    if part.kind == "text":
        return Text(text=part.text)
    if part.kind == "thought":
        return Thought(text=part.text, block=part.block)
    return ToolCall(id=part.id, name=part.name, arguments=part.arguments, block=part.block)
