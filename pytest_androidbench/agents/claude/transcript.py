"""The conversation with the model, kept within bounds and always such that the service takes it.

It only grows, step by step, so that the service's cache and the model's own thoughts hold. Once it
is too large it is cut down to a fraction at once, and then grows again: cutting a little in each
step would have everything read anew in each step. Where models' thoughts hold for the very
conversation alone in which they came
(https://platform.claude.com/docs/en/build-with-claude/preserved-thinking), cutting leaves out the
thoughts that came before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from pytest_androidbench.agents.claude import pictures, prompts, screen
from pytest_androidbench.models.conversation import (
    Message,
    Part,
    Picture,
    Reply,
    Text,
    Thought,
    ToolCall,
    ToolResult,
)
from pytest_androidbench.models.sizes import picture_size
from pytest_androidbench.texts import bounded

MAX_SAID: Final = 10_000
"""Characters of one text or call of the model's that are kept."""
PICTURE_LEFT_OUT: Final = "[picture]"
SCREEN_LEFT_OUT: Final = "[screen]"
_CHARACTERS: Final = 3
"""For a token, about; fewer than in plain English, for lists of elements have many signs."""
_FRAME: Final = 20
"""Tokens around a part."""
_BREAKPOINTS: Final = 2
"""Newest messages up to which the conversation is kept in the service's cache."""
P = TypeVar("P", bound=Part)


@dataclass(frozen=True, slots=True, kw_only=True)
class TranscriptLimits:
    """How large a conversation may become."""

    tokens: int
    """As estimated."""
    pictures: int
    keep: int
    """The newest of the user's messages, which are kept whole if that is possible."""
    binds: bool
    """Whether thoughts hold for the very conversation alone in which they came."""


class Transcript:
    """The messages so far; the first and the last one are the user's."""

    def __init__(self, limits: TranscriptLimits) -> None:
        self._limits = limits
        self._messages = [Message(role="user", parts=())]
        self.cuts = 0
        """How often it was cut down."""

    def add(self, *parts: Part) -> None:
        """Say something more, in the message that is sent next."""
        last = self._messages[-1]
        self._messages[-1] = replace(last, parts=(*last.parts, *parts))

    def answer(self, results: Sequence[ToolResult], shown: Sequence[Text | Picture]) -> None:
        """Answer the model's calls, and show it what there is to see now.

        What is shown goes into the last result: a model that finds words of the user's behind
        results learns to wait for them.
        """
        if not results:
            self.add(*shown)
            return
        *others, last = results
        self.add(*others, replace(last, parts=(*last.parts, *shown)))

    def take(self, reply: Reply) -> None:
        """Take in what the model has said, which holds some words or a call."""
        said = replace(reply.message, parts=tuple(_kept(reply.parts)))
        self._messages += [said, Message(role="user", parts=())]

    def messages(self) -> tuple[Message, ...]:
        """What is sent, cut down before if it has become too large."""
        limits = self._limits
        if self.tokens > limits.tokens or self.pictures > limits.pictures:
            self.cut(limits.tokens // 2)
        marked = list(self._messages)
        for at in [*range(0, len(marked), 2)][-_BREAKPOINTS:]:
            marked[at] = _marked(marked[at])
        return tuple(marked)

    @property
    def tokens(self) -> int:
        """About how many it has."""
        return sum(_tokens(part) for part in _parts(self._messages))

    @property
    def pictures(self) -> int:
        """How many it has."""
        return sum(isinstance(part, Picture) for part in _parts(self._messages))

    def cut(self, tokens: int) -> None:
        """Cut it down: old screens first, then old steps, then whatever is large.

        Args:
            tokens: what it should have at most, if that is possible with the tasks and the
                newest screen whole.
        """
        self.cuts += 1
        self._leave_out_thoughts()
        for keep in range(self._limits.keep, 0, -1):
            self._leave_out_screens(keep)
            while self.tokens > tokens and len(self._messages) > 2 * keep + 1:
                self._leave_out_step()
            if self.tokens <= tokens and self.pictures <= self._limits.pictures:
                return

    def _leave_out_thoughts(self) -> None:
        answers = [at for at, message in enumerate(self._messages) if message.role == "assistant"]
        # Where thoughts are not bound, those ahead of calls that are just answered are wanted.
        for at in answers if self._limits.binds else answers[:-1]:
            message = self._messages[at]
            parts = tuple(part for part in message.parts if not _is_thought(part))
            self._messages[at] = replace(message, parts=parts)

    def _leave_out_screens(self, keep: int) -> None:
        for at in range(0, len(self._messages) - 2 * keep + 1, 2):
            message = self._messages[at]
            self._messages[at] = replace(message, parts=tuple(map(_without_screen, message.parts)))

    def _leave_out_step(self) -> None:
        """Leave out the oldest reply with what answered it; tasks that were given there stay."""
        first, _, answer, *rest = self._messages
        tasks = (part for part in answer.parts if _is_task(part))
        self._messages = [replace(first, parts=(*first.parts, *tasks)), *rest]


def _kept(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts of a reply that can be handed back: no empty words, nothing without measure."""
    for part in parts:
        match part:
            case Text():
                if part.text.strip():
                    yield Text(text=bounded(part.text, MAX_SAID))
            case ToolCall() if len(_json(part.arguments)) > MAX_SAID:
                block = {**part.block, "input": {}} if part.block else {}
                yield replace(part, arguments={}, block=block)
            case _:
                yield part


def _is_thought(part: Part) -> bool:
    return isinstance(part, Thought) and part.block.get("type") in {"thinking", "redacted_thinking"}


def _is_task(part: Part) -> bool:
    return isinstance(part, Text) and part.text.startswith(prompts.TASK)


def _without_screen(part: P) -> P | Text:
    match part:
        case Picture():
            return Text(text=PICTURE_LEFT_OUT)
        case Text() if part.text.startswith(screen.BEGIN):
            return Text(text=SCREEN_LEFT_OUT)
        case ToolResult():
            inner = tuple(map(_without_screen, part.parts))
            return replace(part, parts=inner)
        case _:
            return part


def _marked(message: Message) -> Message:
    """A message up to the end of which all is kept in the service's cache."""
    parts = list(message.parts)
    for at in reversed(range(len(parts))):
        part = parts[at]
        if isinstance(part, Text | ToolResult):
            parts[at] = replace(part, cached=True)
            break
    return replace(message, parts=tuple(parts))


def _parts(messages: Sequence[Message]) -> Iterator[Part]:
    for message in messages:
        for part in message.parts:
            if isinstance(part, ToolResult):
                yield from part.parts
            yield part


def _tokens(part: Part) -> int:
    match part:
        case Text():
            return _FRAME + len(part.text) // _CHARACTERS
        case Picture():
            return _FRAME + pictures.tokens_of(picture_size(part.data))
        case ToolCall():
            return _FRAME + len(_json(part.arguments)) // _CHARACTERS
        case Thought():
            return _FRAME + len(_json(part.block)) // _CHARACTERS
        case ToolResult():
            return _FRAME


def _json(value: object) -> str:
    return json.dumps(value, default=str)
