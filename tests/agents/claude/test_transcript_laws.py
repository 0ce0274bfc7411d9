"""Whatever is left out of a conversation, the service takes what is left, and its cache holds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pytest_androidbench.agents.claude.transcript import Transcript, TranscriptLimits
from pytest_androidbench.models.conversation import (
    Message,
    Part,
    Picture,
    Reply,
    Text,
    Thought,
    TokenUse,
    ToolCall,
    ToolResult,
)


def drawn(side: int) -> bytes:
    out = BytesIO()
    Image.new("L", (side, side)).save(out, "PNG")
    return out.getvalue()


PICTURES = [Picture(data=drawn(side)) for side in (28, 280, 1000)]
LIMITS = st.builds(
    TranscriptLimits,
    tokens=st.sampled_from([500, 3_000, 20_000]),
    pictures=st.integers(1, 8),
    keep=st.integers(1, 4),
    binds=st.booleans(),
)
WORDS = st.sampled_from(["", "  ", "I tap it.", "w" * 400, "w" * 30_000])
THOUGHTS = st.sampled_from(["", "thinking", "redacted_thinking", "fallback"])
REPLIES = st.lists(
    st.tuples(THOUGHTS, WORDS, st.integers(0, 3), st.sampled_from([1, 200, 20_000])), max_size=30
)


class Conversation:
    """A made conversation: every screen, thought and call in it can be told from all others."""

    def __init__(self, limits: TranscriptLimits) -> None:
        self.transcript = Transcript(limits)
        self.tasks: list[Text] = []
        self.sent: tuple[Message, ...] = ()
        self.origins: dict[str, tuple[Message, ...]] = {}
        """What was sent when a thought came back, by the thought."""
        self._ids = itertools.count()

    def give_task(self) -> None:
        task = Text(text=f"<task>\nnumber {next(self._ids)}\n</task>")
        self.tasks.append(task)
        self.transcript.add(task)

    def screen(self, picture: Picture | None) -> tuple[Text | Picture, ...]:
        text = Text(text=f'<screen app="{next(self._ids)}">' + "\n[1] View" * 40 + "\n</screen>")
        return (text,) if picture is None else (text, picture)

    def send(self) -> tuple[Message, ...]:
        self.sent = tuple(map(unmarked, self.transcript.messages()))
        return self.sent

    def reply(self, thought: str, words: str, calls: int, length: int) -> Reply:
        parts: list[Part] = []
        if thought:
            block = {"type": thought, "thinking": "", "signature": str(next(self._ids))}
            self.origins[block["signature"]] = self.sent
            parts.append(Thought(text="", block=block))
        parts.append(Text(text=words))
        for _ in range(calls):
            given = {"text": "a" * length}
            name = f"c{next(self._ids)}"
            asked = {"type": "tool_use", "id": name, "name": "tap", "input": given}
            parts.append(ToolCall(id=name, name="tap", arguments=given, block=asked))
        return Reply(parts=tuple(parts), stop="tools", used=TokenUse())


def unmarked(message: Message) -> Message:
    """A message without the marks for the cache, which may move."""
    parts = (
        replace(part, cached=False) if isinstance(part, Text | ToolResult) else part
        for part in message.parts
    )
    return replace(message, parts=tuple(parts))


def thoughts(messages: Sequence[Message]) -> Iterator[tuple[int, str]]:
    for at, message in enumerate(messages):
        for part in message.parts:
            if isinstance(part, Thought) and part.block["type"] != "fallback":
                yield at, part.block["signature"]


def check_form(messages: Sequence[Message]) -> None:
    """What the Messages API demands of a conversation with tools."""
    roles = [message.role for message in messages]
    assert roles == (["user", "assistant"] * len(roles))[: len(roles)]
    assert roles[-1] == "user"
    assert all(message.parts for message in messages)
    for before, message in zip([None, *messages], messages, strict=False):
        results = [part.id for part in message.parts if isinstance(part, ToolResult)]
        asked = before.parts if before is not None and message.role == "user" else ()
        assert results == [part.id for part in asked if isinstance(part, ToolCall)]
        leading = message.parts[: len(results)]
        assert all(isinstance(part, ToolResult) for part in leading)
        for part in message.parts:
            assert not isinstance(part, Text) or part.text.strip()


@given(LIMITS, REPLIES, st.data())
def test_what_is_sent_is_always_a_conversation(
    limits: TranscriptLimits, replies: list[tuple[str, str, int, int]], data: st.DataObject
) -> None:
    made = Conversation(limits)
    made.give_task()
    screen = made.screen(data.draw(st.sampled_from([None, *PICTURES])))
    made.transcript.add(*screen)
    for each in replies:
        cuts, before = made.transcript.cuts, made.sent
        sent = made.send()
        check_form(sent)
        parts = [p for m in sent for p in m.parts]
        # All tasks are there, in their order, and the newest screen is whole.
        assert [part for part in parts if part in made.tasks] == made.tasks
        newest = [p for part in sent[-1].parts for p in getattr(part, "parts", [part])]
        assert [part for part in newest if part in screen] == list(screen)
        if made.transcript.cuts == cuts:
            assert sent[: len(before)] == before
        if limits.binds:
            for at, signature in thoughts(sent):
                assert sent[:at] == made.origins[signature]
        reply = made.reply(*each)
        if not (reply.text.strip() or reply.calls):
            continue
        made.transcript.take(reply)
        screen = made.screen(data.draw(st.sampled_from([None, *PICTURES])))
        results = [ToolResult(id=c.id, parts=(Text(text="Carried out."),)) for c in reply.calls]
        made.transcript.answer(results, screen)
        if data.draw(st.integers(0, 5)) == 0:
            made.give_task()


@given(LIMITS, REPLIES)
def test_it_stays_within_its_limits_as_far_as_the_newest_screen_lets_it(
    limits: TranscriptLimits, replies: list[tuple[str, str, int, int]]
) -> None:
    made = Conversation(limits)
    made.give_task()
    made.transcript.add(*made.screen(PICTURES[1]))
    for each in replies:
        sent = made.send()
        assert made.transcript.tokens <= limits.tokens or len(sent) <= 3
        assert made.transcript.pictures <= limits.pictures
        reply = made.reply(*each)
        if reply.calls:
            made.transcript.take(reply)
            results = [ToolResult(id=c.id, parts=(Text(text="Done."),)) for c in reply.calls]
            made.transcript.answer(results, made.screen(PICTURES[1]))


def test_it_is_cut_down_rarely_and_then_a_lot() -> None:
    limits = TranscriptLimits(tokens=10_000, pictures=20, keep=3, binds=True)
    made = Conversation(limits)
    made.give_task()
    made.transcript.add(*made.screen(PICTURES[1]))
    for _ in range(200):
        made.send()
        reply = made.reply("thinking", "I tap it.", 1, 1)
        made.transcript.take(reply)
        result = ToolResult(id=reply.calls[0].id, parts=(Text(text="Carried out."),))
        made.transcript.answer([result], made.screen(PICTURES[1]))
    assert 5 < made.transcript.cuts < 15


def test_marks_for_the_cache_move_and_are_few() -> None:
    made = Conversation(TranscriptLimits(tokens=50_000, pictures=50, keep=3, binds=True))
    made.give_task()
    made.transcript.add(*made.screen(PICTURES[0]))
    for _ in range(6):
        messages = made.transcript.messages()
        marked = [
            at
            for at, message in enumerate(messages)
            for part in message.parts
            if isinstance(part, Text | ToolResult) and part.cached
        ]
        assert marked == [*range(0, len(messages), 2)][-2:]
        reply = made.reply("", "", 2, 1)
        made.transcript.take(reply)
        made.transcript.answer(
            [ToolResult(id=c.id, parts=(Text(text="Done."),)) for c in reply.calls],
            made.screen(PICTURES[0]),
        )


def test_thoughts_that_are_not_bound_are_kept_ahead_of_what_is_just_answered() -> None:
    made = Conversation(TranscriptLimits(tokens=10_000, pictures=2, keep=1, binds=False))
    made.give_task()
    made.transcript.add(*made.screen(PICTURES[0]))
    for _ in range(2):
        made.send()
        reply = made.reply("thinking", "", 1, 1)
        made.transcript.take(reply)
        result = ToolResult(id=reply.calls[0].id, parts=(Text(text="Done."),))
        made.transcript.answer([result], made.screen(PICTURES[0]))
    sent = made.send()
    assert made.transcript.cuts == 1
    assert [at for at, _ in thoughts(sent)] == [3]


def test_what_the_model_said_is_cut_where_it_has_no_measure() -> None:
    made = Conversation(TranscriptLimits(tokens=900_000, pictures=2, keep=1, binds=True))
    made.give_task()
    made.send()
    made.transcript.take(made.reply("", "w" * 1_000_000, 1, 1_000_000))
    text, call = made.transcript.messages()[1].parts
    assert isinstance(text, Text)
    assert len(text.text) < 11_000
    assert isinstance(call, ToolCall)
    assert (call.arguments, call.block["input"]) == ({}, {})
