"""The whole prompt of a step, within its bounds: what is dropped and cut, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.androidarena import prompts
from pytest_androidbench.agents.androidarena.scratchpad import Scratchpad, cut_lines
from pytest_androidbench.agents.parts.history import tokens_of_text
from pytest_androidbench.models.conversation import Message, Text, said

_JOINTS: Final = 8
"""Tokens of what stands between the parts of a prompt."""
LEAST_SEEN: Final = 300
"""Tokens of the present screen that are told, whatever stands beside it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptBounds:
    """How long a prompt may be, in tokens as estimated."""

    scratchpad: int
    """With the present screen; past observations are left out first."""
    prompt: int
    cuts: bool = True
    """Whether a screen that is too large all the same is cut at its end, as is not published."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedStep:
    """What a step's prompt is made of."""

    system: str
    head: str
    """Of the action prompt."""
    now: str
    """The present observation."""
    thinks: bool


def messages_of(asked: AskedStep, pad: Scratchpad, bounds: PromptBounds) -> tuple[Message, ...]:
    """The conversation that asks for an action, demonstrations first where they have room."""
    left = bounds.prompt - tokens_of_text(asked.system) - tokens_of_text(asked.head) - _JOINTS
    cue, room = prompts.cue_of(thinks=asked.thinks), min(bounds.scratchpad, left)
    told = pad.told(asked.now, cue, room)
    if bounds.cuts and (over := tokens_of_text(told) - left) > 0:
        # What is told of the past is as short as it can be by now; this is what is left to cut.
        now = cut_lines(asked.now, max(LEAST_SEEN, tokens_of_text(asked.now) - over))
        told = pad.told(now, cue, room)
    shown = list(_demonstrations(thinks=asked.thinks))
    whole = tokens_of_text(told) + sum(tokens_of_text(text) for _, text in shown)
    if tokens_of_text(told) > bounds.scratchpad or whole > left:
        shown = []
    return (*map(_message, shown), said(f"{asked.head}\n\n{told}"))


def _demonstrations(*, thinks: bool) -> Iterator[tuple[bool, str]]:
    for shown in prompts.DEMONSTRATIONS:
        question, answer = prompts.demonstrated(shown, thinks=thinks)
        yield False, question
        yield True, answer


def _message(part: tuple[bool, str]) -> Message:
    answers, text = part
    return Message(role="assistant" if answers else "user", parts=(Text(text=text),))


def told_lines(lines: Sequence[str], tokens: int, left_out: str) -> str:
    """The newest lines that have room, the first one saying how many have not."""
    room, kept = tokens, list[str]()
    for line in reversed(lines):
        room -= tokens_of_text(line) + 1
        if room < 0:
            return "\n".join([left_out.format(len(lines) - len(kept)), *reversed(kept)])
        kept.append(line)
    return "\n".join(reversed(kept))
