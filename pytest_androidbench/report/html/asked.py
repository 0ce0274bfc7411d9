"""What an agent asked its model, as a page shows it under the step it led to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pytest_androidbench.records.calls import ModelCall, PromptMessage
from pytest_androidbench.report.wording import one_line, seconds_text

ROOM: Final = 1_000_000
"""Characters of all calls of an episode that its page shows."""
MOST: Final = 40
"""Calls for one step that it shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallView:
    """One call."""

    head: str
    """Model, and among several what this one used."""
    repeated: int
    request: tuple[PromptMessage, ...]
    answer: str
    error: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Calls:
    """The calls that led to one step."""

    calls: tuple[CallView, ...] = ()
    cost: str = ""
    """What they used together."""
    more: int = 0
    """How many are left out."""


NO_CALLS: Final = Calls()
NOTHING_ASKED: Final[Mapping[int, Calls]] = MappingProxyType({})


def calls_by_step(calls: Iterable[ModelCall]) -> dict[int, Calls]:
    """The calls by the index of the step they led to; what there is no room for is counted."""
    groups: dict[int, list[ModelCall]] = {}
    for call in calls:
        groups.setdefault(call.step, []).append(call)
    room, found = ROOM, {}
    for step, group in sorted(groups.items()):
        shown: list[CallView] = []
        for call in group[:MOST]:
            room -= _size(call)
            if room >= 0:
                shown.append(_view(call, alone=len(group) == 1))
        if shown:
            found[step] = Calls(calls=tuple(shown), cost=_cost(group), more=len(group) - len(shown))
    return found


def joined(several: Iterable[Calls]) -> Calls:
    """The calls of several steps as those of one."""
    groups = list(several)
    return Calls(
        calls=tuple(call for group in groups for call in group.calls),
        cost=groups[0].cost if len(groups) == 1 else "",
        more=sum(group.more for group in groups),
    )


def _view(call: ModelCall, *, alone: bool) -> CallView:
    cost = "" if alone else _cost([call])
    return CallView(
        head=", ".join(filter(None, (one_line(call.model, 80), cost))),
        repeated=call.repeated,
        request=call.request,
        answer=call.answer,
        error=call.error,
    )


def _cost(calls: list[ModelCall]) -> str:
    tokens = sum(call.tokens for call in calls)
    money = math.fsum(call.money for call in calls)
    seconds = math.fsum(call.seconds for call in calls)
    parts = [f"{tokens:,} tokens" if tokens else "", f"${money:,.4f}" if money else ""]
    return ", ".join(filter(None, [*parts, seconds_text(seconds) if seconds else ""]))


def _size(call: ModelCall) -> int:
    return len(call.answer) + len(call.error) + sum(len(message.text) for message in call.request)
