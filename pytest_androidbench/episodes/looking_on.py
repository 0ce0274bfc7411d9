"""Pictures of a device that an agent drives by itself: each of what the agent's next step found."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from pytest_androidbench.errors import DeviceError

REST_SECONDS: Final = 0.05
"""From the end of a step until its picture is taken, where a screen is at rest then."""
MOVING_SECONDS: Final = 0.6
"""The same where screens go on moving, as those of most devices do."""
UNANSWERED_SECONDS: Final = 1.0
"""From the beginning of a step of which nobody tells when it ends."""
BETWEEN_SECONDS: Final = 0.25
"""Between two pictures, however fast the agent is."""
AGAIN_SECONDS: Final = 5.0
"""After which a picture is taken again while the agent thinks: a screen may move by itself."""


class LookingOn:
    """Takes pictures when the device has nothing else to do, and knows what they show."""

    def __init__(
        self,
        take: Callable[[], bytes] | None,
        *,
        settles: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin without having looked.

        Args:
            take: takes a picture; None = none are wanted.
            settles: whether a screen is at rest as soon as a command has been answered.
            clock: seconds, the door's.
        """
        self._take = take
        self._rest = REST_SECONDS if settles else MOVING_SECONDS
        self._clock = clock
        self._pictures: list[tuple[float, bytes]] = []
        """When each was had, of what the step before has left; the last two."""
        self._taken = -math.inf
        self._due = -math.inf if take is not None else math.inf
        self._acting = 0
        """Number of the step whose end is waited for."""

    def look(self) -> None:
        """Take a picture if one is due; a device that gives none is not asked again."""
        if self._take is None or self._clock() < self._due:
            return
        try:
            picture = self._take()
        except DeviceError:
            # What is wrong with it shows in what follows.
            self._take, self._due = None, math.inf
            return
        self._taken = self._clock()
        self._pictures = [*self._pictures[-1:], (self._taken, picture)]
        self._due = self._taken + AGAIN_SECONDS

    def patience(self) -> float:
        """Seconds until a picture is due."""
        return max(0.0, self._due - self._clock())

    def begin_step(self, number: int, at: float) -> bytes:
        """A step has begun; the picture of what it found, b"" where it came too soon for one.

        Args:
            number: to tell of its end by.
            at: when.
        """
        # One that was had later may show what the step did.
        found = [picture for taken, picture in self._pictures if taken <= at]
        self._pictures, self._acting = [], number
        self._plan(at + max(UNANSWERED_SECONDS, self._rest))
        return found[-1] if found else b""

    def end_step(self, number: int, at: float) -> None:
        """A step has been answered."""
        if number == self._acting:
            self._acting = 0
            self._plan(at + self._rest)

    def last(self) -> bytes:
        """What the screen shows when all is done; b"" where the device does not give it."""
        if not self._pictures:
            self._due = -math.inf
            self.look()
        return self._pictures[-1][1] if self._pictures else b""

    def _plan(self, moment: float) -> None:
        if self._take is not None:
            self._due = max(moment, self._taken + BETWEEN_SECONDS)
