"""What AndroidArena's tree calls its elements: an n and four hexadecimal digits."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from itertools import count
from typing import Final

_IDS: Final = 0x10000
_STRIDE: Final = 40_503
"""Odd, so that its multiples go through all ids before one comes again."""


def ids_from(first: int) -> Iterator[str]:
    """Ids without end that follow from a number, no two alike.

    Those behind the 65,536th have a number in front of their digits.
    """
    for place in count():
        rounds, within = divmod(place, _IDS)
        yield f"n{rounds or ''}{(first + _STRIDE * within) % _IDS:04x}"


def ids_of_step(cell: str, step: int) -> Iterator[str]:
    """Ids without end for one step in one cell, no two alike.

    They are others at each step, as the published ones are, and the same when the step is done
    again.

    Args:
        cell: the key of the cell, or what else tells an episode from others.
        step: counted from 0.
    """
    digest = hashlib.sha256(f"{cell}/{step}".encode(errors="surrogatepass")).digest()
    return ids_from(int.from_bytes(digest[:2], "big"))


def published_ids(chance: random.Random) -> Iterator[str]:
    """Ids without end as they are published: drawn for each element, whether it is there or not.

    Of 300 elements two share an id in every other screen (`1 - exp(-300 * 299 / 2 / 65536)`), and
    a model that names it means the first.
    """
    while True:
        yield f"n{chance.randrange(_IDS):04x}"
