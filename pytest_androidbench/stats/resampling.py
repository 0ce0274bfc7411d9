"""Randomness of statistics: always the same, and known."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from numpy.random import Generator

SEED: Final = 20_240_523
"""Of all resampling; reports name it."""
DRAWS: Final = 9_999
"""With the one that was seen they are 10,000."""


def generator(purpose: str) -> Generator:
    """Random numbers for a purpose: the same in every process, and other ones for others."""
    import numpy as np  # noqa: PLC0415 - slow, and only for reports

    return np.random.default_rng([SEED, zlib.crc32(purpose.encode())])
