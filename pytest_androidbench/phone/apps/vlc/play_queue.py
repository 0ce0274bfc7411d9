"""What is played in turn, and what comes next (media/PlaylistManager.kt)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

REPEAT_NONE, REPEAT_ONE, REPEAT_ALL = range(3)
MOST_QUEUED: Final = 2000
FEWEST_SHUFFLED: Final = 3
"""Fewer are not shuffled."""
QUEUE, PLACE, SEED, HEARD, REPEAT = "queue", "place", "shuffle", "heard", "repeat"
FREE: Final = -1
"""The seed while nothing is shuffled."""


class PlayQueue:
    """Ids of media; what it remembers is in preferences, as snapshots need it.

    While it is shuffled the order is drawn from a seed that is kept, so that going on from a
    snapshot comes to the same: each draw is one of the places that were not played yet.
    """

    def __init__(self, kept: Prefs) -> None:
        self._kept = kept

    @property
    def ids(self) -> list[int]:
        words = self._kept.get(QUEUE, "").split()[:MOST_QUEUED]
        return [int(word) for word in words if word.isdecimal() and len(word) < 19]

    @property
    def place(self) -> int:
        return max(0, min(self._kept.get(PLACE, 0), len(self.ids) - 1))

    @property
    def shuffled(self) -> bool:
        return self._kept.get(SEED, FREE) != FREE and len(self.ids) >= FEWEST_SHUFFLED

    @property
    def repeat(self) -> int:
        """Nothing, one or all; PlaybackStateCompat's numbers."""
        return max(REPEAT_NONE, min(self._kept.get(REPEAT, REPEAT_NONE), REPEAT_ALL))

    def turn_repeat(self) -> None:
        """From nothing to all, from all to one, from one to nothing."""
        following = {REPEAT_NONE: REPEAT_ALL, REPEAT_ALL: REPEAT_ONE, REPEAT_ONE: REPEAT_NONE}
        self._kept.put(REPEAT, following[self.repeat])

    def shuffle(self, seed: int | None) -> None:
        """Play in an order drawn from a seed, or again one after the other."""
        self._kept.update({SEED: FREE if seed is None else seed, HEARD: ""})

    def write(self, ids: Sequence[int], place: int) -> None:
        """Let these be the queue; what was heard of it counts no more, as places have moved."""
        text = " ".join(str(id_) for id_ in ids[:MOST_QUEUED])
        self._kept.update({QUEUE: text, PLACE: place, HEARD: ""})

    def insert(self, ids: Sequence[int], place: int) -> None:
        """Put media at a place; what is played stays what is played."""
        found, own = self.ids, self.place
        found[place:place] = ids
        self.write(found, own + len(ids) if place <= own else own)

    def remove(self, place: int) -> None:
        """Take out what is at a place."""
        found, own = self.ids, self.place
        if 0 <= place < len(found):
            del found[place]
            self.write(found, own - 1 if place < own else own)

    def move(self, from_: int, to: int) -> None:
        """Put what is at one place at another."""
        found, places = self.ids, list(range(len(self.ids)))
        if 0 <= from_ < len(found) and 0 <= to < len(found):
            found.insert(to, found.pop(from_))
            places.insert(to, places.pop(from_))
            self.write(found, places.index(self.place))

    def go(self, place: int) -> None:
        """Be at a place; the one that is left was heard."""
        heard = self._heard()
        if self.shuffled and self.place != place:
            heard = [*heard, self.place]
        if len(heard) >= len(self.ids):
            heard = heard[-1:]
        self._be(place, [one for one in heard if one != place])

    def following(self) -> int | None:
        """The place that comes next, unless this is the last one."""
        count, place = len(self.ids), self.place
        if self.shuffled:
            return self._drawn()
        if place + 1 < count:
            return place + 1
        return 0 if count and self.repeat != REPEAT_NONE else None

    def go_back(self) -> bool:
        """Be where it was before; tells whether there is such a place."""
        heard = self._heard()
        if self.shuffled and heard:
            self._be(heard[-1], heard[:-1])
        elif not self.shuffled and self.place > 0:
            self._be(self.place - 1, [])
        else:
            return False
        return True

    def _drawn(self) -> int | None:
        own, heard = self.place, self._heard()
        left = [one for one in range(len(self.ids)) if one != own and one not in heard]
        if not left and self.repeat == REPEAT_NONE:
            return None
        left = left or [one for one in heard if one != own]
        chance = random.Random(f"{self._kept.get(SEED, FREE)} {own} {heard}")
        return chance.choice(left)

    def _heard(self) -> list[int]:
        count = len(self.ids)
        words = self._kept.get(HEARD, "").split()
        places = [int(word) for word in words if word.isdecimal() and len(word) < 5]
        return [place for place in places if place < count]

    def _be(self, place: int, heard: list[int]) -> None:
        self._kept.update({PLACE: place, HEARD: " ".join(map(str, heard))})
