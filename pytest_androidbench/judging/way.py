"""What an agent saw and did in a recorded episode, told for a judge: the tail of it that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.agents.androidarena.wording import did
from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree
from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.agents.parts.history import one_line, tokens_of_text
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Done,
    Infeasible,
    LongPress,
    Tap,
    Type,
    action_from_plain,
)
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.judging.words import QUOTE, quoted
from pytest_androidbench.records.fingers import finger_kind
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.records.screens import PHONE, RecordedScreen, screen_of

_LEFT_OUT: Final = "(what came before is left out here; this begins within step {} of {})"
_NOTHING: Final = "(nothing was done)"
_UNSEEN: Final = "(this screen was not kept)"
_MOST_ACTION: Final = 200
"""Characters of an action that AndroidArena's agents have no words for."""
_NO_LIST: Final = ElementList(
    seen=Observation(nodes=(), package="", activity="", width=PHONE[0], height=PHONE[1]),
    elements=(),
    text="",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldWay:
    """The tail of what an agent saw and did."""

    text: str
    """Each line is quoted."""
    screens: int
    """How many of the screens in it were kept."""


def told_way(
    steps: Sequence[StepRecord], hierarchy: Callable[[StepRecord], str], tokens: int
) -> ToldWay:
    """As much of an episode from its end as fits.

    Args:
        steps: of one episode.
        hierarchy: gives the dump before a step; "" = it was not kept.
        tokens: the most that is told, as estimated.
    """
    room = tokens - tokens_of_text(QUOTE + _LEFT_OUT) - 2
    kept: list[str] = []
    screens = 0
    for number in range(len(steps), 0, -1):
        step = steps[number - 1]
        screen = screen_of(step, hierarchy(step))
        screens += screen is not None
        for line in reversed(list(_lines(number, step, screen))):
            room -= tokens_of_text(line) + 1
            if room < 0:
                kept += quoted(_LEFT_OUT.format(number, len(steps)))
                return _told(kept, screens)
            kept.append(line)
    return _told(kept or list(quoted(_NOTHING)), screens)


def _told(backwards: list[str], screens: int) -> ToldWay:
    return ToldWay(text="\n".join(reversed(backwards)), screens=screens)


def _lines(number: int, step: StepRecord, screen: RecordedScreen | None) -> Iterator[str]:
    listed = _NO_LIST if screen is None else androidarena_tree(screen.observation)
    yield from quoted(f"Observation {number}: {listed.text or _UNSEEN}")
    yield from quoted(f"Action {number}: {_done(step, screen, listed)}")
    if step.error:
        yield from quoted(f"It could not be carried out: {one_line(step.error)}")


def _done(step: StepRecord, screen: RecordedScreen | None, listed: ElementList) -> str:
    """What was done, in the words of AndroidArena's agents as far as they have some."""
    try:
        action = action_from_plain(step.action)
    except (ActionError, TypeError, ValueError):
        return _plainly(step)
    match action:
        case Done():
            return "finish"
        case Infeasible():
            return "finish, as it cannot be done"
        case Tap() | LongPress() | Type():
            return _touched(action, step, screen, listed)
        case _:
            finger = finger_kind(step.action)
            return did(action, listed) if finger is None else finger.kind.replace("_", " ")


def _touched(
    action: Tap | LongPress | Type,
    step: StepRecord,
    screen: RecordedScreen | None,
    listed: ElementList,
) -> str:
    """What is done to an element, which is called as on the list where it stands there."""
    if screen is not None and (found := _listed(action, screen, listed)) is not None:
        return did(replace(action, at=found), listed)
    if action.at is None:
        return f'type "{one_line(action.text, _MOST_ACTION)}" into what had the focus'
    name = f', "{one_line(step.target, _MOST_ACTION)}"' if step.target else ""
    return f"{did(action, listed)}{name}"


def _listed(
    action: Tap | LongPress | Type, screen: RecordedScreen, listed: ElementList
) -> int | None:
    """The index of the element on the list that an action is about; None = there is none.

    What was merged into what holds it is told by that.
    """
    chosen = screen.focused() if action.at is None else screen.chosen(action.at)
    known = {each.node.index for each in listed}
    while chosen is not None and chosen not in known:
        chosen = screen.dump.nodes[chosen].parent
    return chosen


def _plainly(step: StepRecord) -> str:
    fields = [f"{name}={value}" for name, value in step.action.items() if name != "action"]
    return one_line(" ".join([str(step.action.get("action", "?")), *fields]), _MOST_ACTION)
