"""What makes vectors of texts, and how alike two texts are by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vectors: TypeAlias = NDArray[np.float32]
"""A row for each text, of length 1 where its encoder does not say otherwise; a text in which there
is nothing to go by is a row of 0."""


class Encoder(Protocol):
    """A model that makes vectors of texts, the same ones of the same text whenever it is asked."""

    @property
    def name(self) -> str:
        """The model and its version, by which vectors of other models are told apart."""
        ...

    def encode(self, texts: Sequence[str]) -> Vectors:
        """The vectors of texts, in their order; a text's own does not depend on the others.

        Args:
            texts: of any length and by anybody; each model says how much of one it reads.

        Returns:
            An array of (texts, dimensions of the model).
        """
        ...


def cosine_by(encoder: Encoder) -> Callable[[str, str], float]:
    """How alike two texts are, -1 to 1: the cosine of the angle between their vectors.

    Case does not count. Equal texts are 1; where one has nothing to go by it is 0.
    """

    def cosine(one: str, other: str) -> float:
        first, second = one.casefold(), other.casefold()
        if first == second:
            return 1.0
        vectors = encoder.encode([first, second])
        # Rounded lengths may be a little above 1.
        return min(1.0, max(-1.0, float(vectors[0] @ vectors[1])))

    return cosine
