"""What a device was asked, with its answers: as long as it is asked the same, it need not be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pytest_androidbench.devices.link.asking import Between, Request
from pytest_androidbench.errors import DeviceGone

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A request with its answer."""

    request: Request
    answer: Any
    live: Callable[[], Any]
    """Asks the device again."""

    @property
    def told(self) -> tuple[Request, Any]:
        """What two tapes of the same have in common."""
        return self.request, self.answer


class Outermost:
    """Lets pass what is asked to answer something else: that is part of it."""

    def __init__(self, between: Between) -> None:
        self._between = between
        self._asking = False

    def ask(self, request: Request, live: Callable[[], T]) -> T:
        """The answer, from whoever is asked in place of the device."""
        if self._asking:
            return live()
        self._asking = True
        try:
            return self._between.ask(request, live)
        finally:
            self._asking = False


class Recorder:
    """Asks the device, and keeps what it answers; what raises ends no tape that can be played."""

    def __init__(self) -> None:
        self.tape: list[Answered] = []

    def ask(self, request: Request, live: Callable[[], T]) -> T:
        """What the device answers."""
        answer = live()
        self.tape.append(Answered(request=request, answer=answer, live=live))
        return answer


class Player:
    """Answers from a tape; where something else is asked, from the device as it would be then.

    A device that gives other answers to the same requests after the same reset must not be played:
    two tapes of it differ.
    """

    def __init__(self, tape: Sequence[Answered]) -> None:
        self._tape = tape
        self._next = 0
        self._on_tape = True

    def ask(self, request: Request, live: Callable[[], T]) -> T:
        """The answer of the tape, or else the device's.

        Raises:
            DeviceGone: brought to where it would be, the device answers otherwise than it did.
        """
        place = self._place(request)
        if place is not None:
            self._next, self._on_tape = place + 1, True
            answer: T = self._tape[place].answer
            return answer
        if self._on_tape:
            self._on_tape = False
            self._catch_up()
        return live()

    def _place(self, request: Request) -> int | None:
        """Where on the tape a request is answered, as things stand."""
        if self._on_tape and self._is_at(self._next, request):
            return self._next
        if not request.resets:
            return None
        places = [*range(self._next, len(self._tape)), *range(self._next)]
        return next((place for place in places if self._is_at(place, request)), None)

    def _is_at(self, place: int, request: Request) -> bool:
        return place < len(self._tape) and self._tape[place].request == request

    def _catch_up(self) -> None:
        """Ask the device all that was answered since it was last reset."""
        past = self._tape[: self._next]
        resets = [place for place, each in enumerate(past) if each.request.resets]
        for each in past[resets[-1] if resets else 0 :]:
            if each.live() != each.answer:
                raise DeviceGone(f"it answers otherwise than before: {each.request.what[:120]}")
