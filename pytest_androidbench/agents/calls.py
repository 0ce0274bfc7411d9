"""What an agent tells of the calls of its model: a list called `model_calls` that it appends to.

Nothing in it can fail an episode: it is for people, and whatever it holds is told as a text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final

from pytest_androidbench.agents.extras import MOST
from pytest_androidbench.interface.values import real
from pytest_androidbench.records.calls import ModelCall, PromptMessage
from pytest_androidbench.texts import bounded, clean, shown

MAX_CHARACTERS: Final = 20_000
"""Of one message or answer."""
MAX_PURPOSE: Final = 40
MAX_MESSAGES: Final = 200
"""Of one request, the last ones."""
MAX_CALLS: Final = 5_000
"""Of an episode."""
ROOM: Final = 4_000_000
"""Characters of all calls of an episode together; of later ones only the numbers are kept."""
_LEFT_OUT: Final = "(left out: the calls of an episode are kept up to so many characters)"


class CallBook:
    """Reads what one agent appends to its `model_calls`, each call once."""

    def __init__(self) -> None:
        self._list: object = None
        self._taken = 0
        self._kept = 0
        self._before: tuple[PromptMessage, ...] = ()
        self._room = ROOM

    def news(self, agent: object) -> tuple[ModelCall, ...]:
        """The calls since this was last asked; whatever the agent raises comes out of it."""
        found: Any = getattr(agent, "model_calls", None)
        if not isinstance(found, list):
            return ()
        if found is not self._list or len(found) < self._taken:
            self._list, self._taken = found, 0
        new = found[self._taken :][: max(0, MAX_CALLS - self._kept)]
        self._taken = len(found)
        self._kept += len(new)
        return tuple(self._bounded(self._read(call)) for call in new)

    def _read(self, call: object) -> ModelCall:
        if isinstance(call, ModelCall):
            return call
        if not isinstance(call, Mapping):
            return ModelCall(answer=_text(call))
        asked = tuple(_messages(call.get("request")))
        pairs = zip(asked, self._before, strict=False)
        repeated = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
        # The last one is told again: a request without any would tell nothing.
        repeated = min(repeated, max(0, len(asked) - 1))
        self._before = asked
        return ModelCall(
            model=_text(call.get("model")),
            request=asked[repeated:],
            repeated=repeated,
            answer=_text(call.get("answer")),
            error=_text(call.get("error")),
            purpose=_text(call.get("purpose")),
            tokens=call.get("tokens", 0),
            money=call.get("money", 0.0),
            seconds=call.get("seconds", 0.0),
        )

    def _bounded(self, call: ModelCall) -> ModelCall:
        """With numbers that are some, and as much of its texts as there is room for."""
        cut = call.request[-MAX_MESSAGES:]
        return replace(
            call,
            model=self._fit(call.model),
            answer=self._fit(call.answer),
            error=self._fit(call.error),
            purpose=self._fit(call.purpose[:MAX_PURPOSE]),
            request=tuple(
                PromptMessage(role=self._fit(m.role), text=self._fit(m.text)) for m in cut
            ),
            repeated=call.repeated + len(call.request) - len(cut),
            tokens=int(_amount(call.tokens)),
            money=_amount(call.money),
            seconds=_amount(call.seconds),
        )

    def _fit(self, text: str) -> str:
        if not text:
            return ""
        fit = bounded(clean(text[: MAX_CHARACTERS + 1]), MAX_CHARACTERS)
        if len(fit) > self._room:
            return _LEFT_OUT
        self._room -= len(fit)
        return fit


def _messages(request: object) -> Iterator[PromptMessage]:
    """A request as a text, a message, or a list of these."""
    if request is None:
        return
    if isinstance(request, str | bytes) or not isinstance(request, Sequence):
        request = [request]
    for each in request:
        if isinstance(each, Mapping):
            content = each["content"] if "content" in each else each.get("text")
            yield PromptMessage(role=_text(each.get("role")), text=_text(content))
        else:
            yield PromptMessage(text=_text(each))


def _text(value: object) -> str:
    """A text, or the parts of one; pictures among them are named and not kept."""
    if value is None:
        return ""
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, Iterable) and not isinstance(value, bytes | Mapping):
        return "\n".join(_part(part) for part in value)
    return _part(value)


def _part(part: object) -> str:
    if isinstance(part, str):
        return str.__str__(part)
    if isinstance(part, Mapping):
        if isinstance(part.get("text"), str):
            return str.__str__(part["text"])
        if "type" in part:
            return f"[{_part(part['type'])}]"
    return shown(part)


def _amount(value: object) -> float:
    amount = real(value)
    return amount if 0 <= amount < MOST else 0.0
