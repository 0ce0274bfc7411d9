"""What has arrived on a phone before a task begins, and from whom."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import FAMILY_NAMES, GIVEN_NAMES, made
from task_suites.android_world.content.addresses import ADDRESSES, neighbour
from task_suites.android_world.content.sentences import SENTENCES

_LOW: Final = 2_000_000_000
_HIGH: Final = 9_999_999_999


@dataclass(frozen=True, slots=True, kw_only=True)
class Inbox:
    """Texts in the order they arrive; one number is the one that matters."""

    number: str
    texts: tuple[tuple[str, str], ...]
    """(number, text) of each."""

    @property
    def other(self) -> str:
        """Another number that has written, or one that is like it."""
        others = [number for number, _ in self.texts if number != self.number]
        return others[0] if others else near_number(self.number)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unheard:
    """Somebody to whom a message is sent that does not arrive."""

    name: str
    number: str
    earlier: tuple[str, ...]
    """What was sent before, oldest first."""
    text: str
    """What was sent last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Party:
    """Somebody knows where the party is, and somebody else wants to."""

    asks: str
    asks_number: str
    knows: str
    knows_number: str
    address: str
    others: tuple[tuple[str, str], ...]
    """Numbers and texts of people who have written something else."""


def number_of(random: Random) -> str:
    """A number of the United States."""
    return f"+1{random.randint(_LOW, _HIGH)}"


def near_number(number: str) -> str:
    """The same number with two neighbouring digits changed about."""
    for place in range(len(number) - 1, 3, -1):
        left, right = number[place - 1], number[place]
        if left != right:
            return number[: place - 1] + right + left + number[place + 1 :]
    return number[:-1] + str((int(number[-1]) + 1) % 10)


def inboxes(low: int, high: int, *, last: bool = False) -> SearchStrategy[Inbox]:
    """Texts of some others around one that matters, or (`last`) all before it."""

    def build(random: Random) -> Inbox:
        number = number_of(random)
        count = random.randint(low, high)
        near = [near_number(number)] * min(1, count)
        others = [*near, *(number_of(random) for _ in range(count - len(near)))]
        random.shuffle(others)
        texts = random.sample(SENTENCES, count + 1)
        senders = [*others]
        senders.insert(count if last else random.randint(0, count), number)
        return Inbox(number=number, texts=tuple(zip(senders, texts, strict=True)))

    return made(build)


def unheard() -> SearchStrategy[Unheard]:
    """A contact, one or two old messages to it, and the last one."""

    def build(random: Random) -> Unheard:
        *earlier, text = random.sample(SENTENCES, random.randint(2, 3))
        return Unheard(
            name=_name(random), number=number_of(random), earlier=tuple(earlier), text=text
        )

    return made(build)


def parties() -> SearchStrategy[Party]:
    """Two contacts and an address; a stranger has written one that is like it."""

    def build(random: Random) -> Party:
        asks, knows = _two_names(random)
        number, address = number_of(random), random.choice(ADDRESSES)
        others = [
            (near_number(number), neighbour(address)),
            (number_of(random), random.choice(SENTENCES)),
        ]
        random.shuffle(others)
        return Party(
            asks=asks,
            asks_number=number_of(random),
            knows=knows,
            knows_number=number,
            address=address,
            others=tuple(others),
        )

    return made(build)


def _name(random: Random) -> str:
    return f"{random.choice(GIVEN_NAMES)} {random.choice(FAMILY_NAMES)}"


def _two_names(random: Random) -> tuple[str, str]:
    """Two people, every other time of the same family or of the same first name."""
    first, second = random.sample(GIVEN_NAMES, 2)
    family, other = random.sample(FAMILY_NAMES, 2)
    alike = random.randint(0, 2)
    if alike == 0:
        return f"{first} {family}", f"{second} {family}"
    if alike == 1:
        return f"{first} {family}", f"{first} {other}"
    return f"{first} {family}", f"{second} {other}"
