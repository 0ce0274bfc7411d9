"""How a critic's reply is read: a condition on each line, a colon, a blank and a step.

The published reading is that of `model/judge/judge.py` of THUDM/AndroidGen. What is printed to its
critic has the step in quotes, which it cannot read itself, and of 1.5 it reads 1; the default
reading differs in these two, and takes no step that there was not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.records.criticised import NEVER, Condition
from pytest_androidbench.texts import bounded, clean

MOST_REPLY: Final = 100_000
"""Characters of a reply that is read."""
MOST_CONDITIONS: Final = 100
MOST_TEXT: Final = 500
"""Characters of a condition that are kept."""
_PUBLISHED: Final = re.compile(r"(.+): (-?\d+)")
_LINE: Final = re.compile(r'(.+): (?:"(-?\d+(?:\.\d+)?)"|(-?\d+(?:\.\d+)?))')
_AROUND: Final = ' "'
"""What is taken off a condition on both sides, as published."""
_MOST_DIGITS: Final = 9


class UnreadReply(AndroidBenchError):
    """A critic's reply has no conditions that can be taken."""


def conditions_in(reply: str, *, published: bool, rounds: int) -> tuple[Condition, ...]:
    """The conditions that a reply tells, in its order.

    Lines of any other form are passed over. Steps that come out of order are kept as they are.

    Args:
        reply: of any text.
        published: read it as published, where a step in quotes is none, of 1.5 the 1 is taken,
            any number is a step, and a condition that is told twice is there twice; else the last
            line of that one counts.
        rounds: how many the episode has, whose last one is `rounds - 1`.

    Raises:
        UnreadReply: there is none, or one has a step that no round can have; says which.
    """
    if len(reply) > MOST_REPLY:
        raise UnreadReply(f"the reply has more than {MOST_REPLY} characters")
    told = _told(reply, _PUBLISHED if published else _LINE)
    found = [Condition(text=text, step=_step(text, number)) for text, number in told]
    if not published:
        for one in found:
            _check(one, rounds)
        found = _last_of_each(found)
    if not found:
        raise UnreadReply("no line of the reply is a condition with a step, as `Open Clock: 2`")
    if len(found) > MOST_CONDITIONS:
        raise UnreadReply(f"the reply has more than {MOST_CONDITIONS} conditions")
    return tuple(found)


def _last_of_each(told: Iterable[Condition]) -> list[Condition]:
    found: dict[str, Condition] = {}
    for one in told:
        # Taken out, so that it has its last line's place as well.
        found.pop(one.text, None)
        found[one.text] = one
    return list(found.values())


def _told(reply: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Condition and number of each line that has both."""
    for line in reply.strip().split("\n"):
        if (match := pattern.match(line)) is not None:
            text, *numbers = match.groups()
            yield bounded(clean(text.strip(_AROUND)), MOST_TEXT), next(filter(None, numbers))


def _step(text: str, number: str) -> int:
    if "." in number or len(number.lstrip("-")) > _MOST_DIGITS:
        raise UnreadReply(f"{number[:20]} of {text[:80]!r} is no step: give a whole number")
    return int(number)


def _check(condition: Condition, rounds: int) -> None:
    if not NEVER <= condition.step < rounds:
        raise UnreadReply(
            f"there is no step {condition.step}, which {condition.text[:80]!r} is told with: "
            f"steps are 0 to {rounds - 1}, and {NEVER} where it was not reached"
        )
