"""The conversation of a round: the instruction, the last rounds with their states omitted, and now.

As of `model/agent.py` of THUDM/AndroidGen: the last 20 messages are told, which are ten rounds.
These are pure functions, so rows of training data can be made by them, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.agents.parts.history import one_line, tokens_of_text
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.models.conversation import Message, Part, Text, said

WINDOW: Final = 20
"""Messages of the past that are told."""
_SILENT: Final = "(nothing)"
"""In place of a reply without words: services take no empty message."""
_MOST_QUOTES: Final = 20
_MOST_QUOTED: Final = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRound:
    """A round that is over."""

    reply: str
    error: str = ""
    """What it was told of the round before it."""
    quoted: str = ""
    """What it has quoted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedRound:
    """What a round's conversation is made of."""

    instruction: str
    state: str
    """What is shown, in words."""
    past: Sequence[PastRound] = ()
    """All rounds before it."""
    plan: str = ""
    error: str = ""
    """What is wrong with what was done last."""
    hint: str = ""
    tokens: int | None = None
    """The most that is told of past rounds, about, the newest in any case; None = all of the window
    is told."""
    keeps_quotes: bool = False
    """Whether what was quoted in rounds that are not told any more is told by itself."""


def round_messages(asked: AskedRound, pictures: Sequence[Part] = ()) -> tuple[Message, ...]:
    """The conversation; pictures go with what is shown now."""
    told = _window(asked)
    earlier = asked.past[: len(asked.past) - len(told)]
    return (
        said(f"{prompts.INSTRUCTION} {asked.instruction}"),
        _answered(prompts.TASK_START),
        *(message for past in told for message in _past(past)),
        said("\n\n".join(_now(asked, earlier)), *pictures),
    )


def instruction_of(goal: Goal) -> str:
    """What is wanted, with what suite or task ask for on the way."""
    return "\n".join([goal.text, *(f"- {rule}" for rule in goal.guidelines)])


def state_of(app: str, elements: str, *, picture: bool) -> str:
    """What is shown, in words: the app in front, and the elements or where they are to be seen."""
    if picture:
        return f"App: {app}. The picture shows the screen, with the id of each element on its box."
    return f"App: {app}. Elements of the screen:\n{elements}"


def _window(asked: AskedRound) -> Sequence[PastRound]:
    newest = asked.past[-(WINDOW // 2) :]
    if asked.tokens is None:
        return newest
    room, kept = asked.tokens, 0
    for past in reversed(newest):
        room -= tokens_of_text(past.reply) + tokens_of_text(past.error)
        if room < 0 and kept:
            break
        kept += 1
    return newest[len(newest) - kept :]


def _past(past: PastRound) -> Iterator[Message]:
    error = f"\n{prompts.PAST_ERROR} {past.error}" if past.error else ""
    yield said(f"{prompts.OMITTED}{error}")
    yield _answered(past.reply)


def _now(asked: AskedRound, earlier: Sequence[PastRound]) -> Iterator[str]:
    yield f"{prompts.STATE} {asked.state}"
    if asked.plan:
        yield f"{prompts.PLAN} {asked.plan}"
    quotes = [one_line(past.quoted, _MOST_QUOTED) for past in earlier if past.quoted]
    if asked.keeps_quotes and quotes:
        yield "\n".join([prompts.QUOTES, *(f"- {each}" for each in quotes[-_MOST_QUOTES:])])
    if asked.error:
        yield f"{prompts.ERROR} {asked.error}"
    if asked.hint:
        yield f"{prompts.HINT} {asked.hint}"


def _answered(text: str) -> Message:
    return Message(role="assistant", parts=(Text(text=text if text.strip() else _SILENT),))
