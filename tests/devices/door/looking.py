"""Whoever looks at what a client sends, fed by a test in pieces of any size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from pytest_androidbench.devices.door.connection import Inspector, TurnedAway
from pytest_androidbench.devices.door.messages import BeginTurn, DoorMessage, DoorNote, NoteDone
from pytest_androidbench.devices.door.turnstile import Turnstile


@dataclass
class Looked:
    """What came of it."""

    passed: bytes = b""
    """What the device got."""
    told: bytes | None = None
    """What the client was told when it was turned away."""
    messages: list[DoorMessage] = field(default_factory=list)

    @property
    def notes(self) -> list[tuple[str, str, int]]:
        """Kind, text and number of steps of each note."""
        found = [one for one in self.messages if isinstance(one, DoorNote)]
        return [(one.kind, one.text, len(one.deeds)) for one in found]

    @property
    def done(self) -> int:
        """How many steps' ends were told."""
        return len([one for one in self.messages if isinstance(one, NoteDone)])


def look(
    make: Callable[[Turnstile], Inspector],
    pieces: Iterable[bytes],
    *,
    steps: int | None = None,
    answers: bool = False,
) -> Looked:
    """Let an inspector look at pieces, in a turn of so many steps."""
    looked = Looked()
    turnstile = Turnstile(looked.messages.append)
    turnstile.begin(BeginTurn(steps=steps, until=None, limits={"steps": float(steps or 0)}))
    inspector = make(turnstile)
    try:
        for piece in pieces:
            looked.passed += inspector.look(piece)
            if answers:
                inspector.answered()
        looked.passed += inspector.rest()
    except TurnedAway as refusal:
        looked.told = refusal.told
        looked.passed += refusal.passed
    inspector.over()
    return looked


def cut(data: bytes, places: Iterable[int]) -> Iterator[bytes]:
    """The pieces between some places."""
    begin = 0
    for place in sorted({place % (len(data) + 1) for place in places}):
        yield data[begin:place]
        begin = place
    yield data[begin:]
