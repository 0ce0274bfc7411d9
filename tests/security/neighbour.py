"""A well-behaved client that uses the phone while somebody else does not behave."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from typing import Final

from tests.security import wire
from tests.security.watched import WatchedPhone

PATIENCE: Final = 20.0
"""Seconds after which an answer is given up."""

CLOCK: Final = "am start -n com.google.android.deskclock/com.android.deskclock.DeskClock"
_TABS: Final = (("Alarm", (135, 2232)), ("Clock", (405, 2232)))


@dataclass(slots=True)
class Timings:
    """Seconds that single calls took, by their kind."""

    clicks: list[float] = field(default_factory=list)
    hierarchies: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)

    def forget(self) -> None:
        """Begin anew."""
        for calls in (self.clicks, self.hierarchies, self.echoes):
            calls.clear()

    @property
    def worst(self) -> float:
        return max([*self.clicks, *self.hierarchies, *self.echoes], default=0)


class Neighbour:
    """Goes to and fro between two tabs of the clock, and looks whether the phone followed."""

    def __init__(self, phone: WatchedPhone, patience: float = PATIENCE) -> None:
        self._port = phone.host_port
        self._patience = patience
        self._numbers = itertools.count(1)
        self.timings = Timings()

    def settle_down(self) -> None:
        """Open the app it lives in."""
        wire.shell(self._port, CLOCK, self._patience)

    def visit(self) -> list[str]:
        """Click a tab and see that its page is there; what was wrong, nothing when all was well."""
        name, place = _TABS[next(self._numbers) % 2]
        wrong = []
        start = time.perf_counter()
        if self._call("click", list(place)) is not True:
            wrong.append("a click was not answered with true")
        clicked = time.perf_counter()
        tree = self._call("dumpWindowHierarchy", [False, 50])
        self.timings.clicks.append(clicked - start)
        self.timings.hierarchies.append(time.perf_counter() - clicked)
        title = f'text="{name}" resource-id="com.google.android.deskclock:id/action_bar_title"'
        if not isinstance(tree, str) or title not in tree:
            wrong.append(f"the page {name} is not in the hierarchy: {str(tree)[:200]!r}")
        return wrong

    def look(self) -> list[str]:
        """Ask for the hierarchy of whatever others left on the screen."""
        start = time.perf_counter()
        tree = self._call("dumpWindowHierarchy", [False, 50])
        self.timings.hierarchies.append(time.perf_counter() - start)
        whole = isinstance(tree, str) and "<hierarchy" in tree and "</hierarchy>" in tree
        return [] if whole else [f"no hierarchy but {str(tree)[:200]!r}"]

    def speak(self) -> list[str]:
        """Echo a word that nobody said before."""
        word = f"nonce-{next(self._numbers)}"
        start = time.perf_counter()
        reply = wire.shell(self._port, f"echo {word}", self._patience)
        self.timings.echoes.append(time.perf_counter() - start)
        right = reply.data == f"{word}\n".encode() and reply.status == 0
        return [] if right else [f"echo {word} answered {reply.ended}: {reply.data[:200]!r}"]

    def _call(self, method: str, params: object) -> object:
        try:
            return wire.call(self._port, method, params, self._patience)
        except LookupError as error:
            return error
