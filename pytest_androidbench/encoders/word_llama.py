"""Vectors by WordLlama: the mean of a text's tokens, each of which has one vector of its own.

The weights come with the package, so that no network is asked; `docs/android_arena.md` has what
they are made of, and under which licences.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from pytest_androidbench.encoders.encoder import Vectors
from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.texts import encodable

WEIGHTS: Final = "l2_supercat"
DIMENSIONS: Final = 256
"""Those of the weights that the package brings along."""
MOST_ENCODED: Final = 2_000
"""Characters of a text that are read; one may be four tokens, and a token takes a kilobyte."""
_INSTALL: Final = "pip install 'pytest-androidbench[embedding]'"


class WordLlamaEncoder:
    """The encoder `wordllama`, of 256 dimensions; it reads the first 2,000 characters of a text."""

    def __init__(self) -> None:
        """Read the weights, 16 MB.

        Raises:
            MissingPackage: wordllama is not installed, or its weights are not there.
        """
        self._model = _loaded()
        self._name = f"wordllama {version('wordllama')} {WEIGHTS} {DIMENSIONS}"

    @property
    def name(self) -> str:
        """Package, its version, weights and dimensions."""
        return self._name

    def encode(self, texts: Sequence[str]) -> Vectors:
        """The vectors of texts, an array of (texts, 256); a text without a token is a row of 0."""
        vectors = np.zeros((len(texts), DIMENSIONS), np.float32)
        for place, text in enumerate(texts):
            # One by one: of several each takes as much memory as the longest of them.
            vectors[place] = self._model.embed(encodable(text[:MOST_ENCODED])[:MOST_ENCODED])[0]
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        found: Vectors = np.divide(vectors, lengths, out=vectors, where=lengths > 0)
        return found


def _loaded() -> Any:
    """The package's model, of which there are no types."""
    try:
        with _logging_as_it_was():
            import wordllama  # noqa: PLC0415 - an extra
        # Its own folder has to be named: it looks for its tokens in one that does not exist there.
        return wordllama.WordLlama.load(
            WEIGHTS, cache_dir=Path(wordllama.__file__).parent, dim=DIMENSIONS,
            disable_download=True,
        )  # fmt: skip
    except ImportError as error:
        raise MissingPackage(
            f"vectors of texts are made by wordllama, which is not installed: {_INSTALL}"
        ) from error
    except FileNotFoundError as error:
        raise MissingPackage(
            f"the installed wordllama lacks its weights {WEIGHTS} of {DIMENSIONS} dimensions, and "
            f"none are downloaded; install it anew: {_INSTALL}"
        ) from error


@contextmanager
def _logging_as_it_was() -> Iterator[None]:
    """Keep wordllama from having all loggers write to stderr, which it does as it is imported.

    It does so by `logging.basicConfig`, which leaves a root logger alone that has a handler.
    """
    root, silent = logging.getLogger(), logging.NullHandler()
    root.addHandler(silent)
    try:
        yield
    finally:
        root.removeHandler(silent)
