"""The encoders that experiences are looked up by, each by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.encoders.contriever import ContrieverEncoder
from pytest_androidbench.encoders.encoder import Encoder
from pytest_androidbench.encoders.word_llama import WordLlamaEncoder
from pytest_androidbench.experiences.faults import UnknownEncoder

BM25: Final = "bm25"
"""The default, which makes no vectors."""
_MADE: Final[dict[str, Callable[[], Encoder]]] = {
    "wordllama": WordLlamaEncoder,
    "contriever": ContrieverEncoder,
}
ENCODERS: Final = (BM25, *_MADE)


def encoder_named(name: str) -> Encoder | None:
    """An encoder by its name; None = `bm25`, which is none.

    Args:
        name: one of `ENCODERS`, or `contriever:FOLDER` for weights of one's own.

    Raises:
        UnknownEncoder: no encoder is called so.
        MissingPackage: it needs what is not installed; says what.
    """
    kind, _, weights = name.partition(":")
    if kind == "contriever" and weights:
        return ContrieverEncoder(weights)
    if name == BM25:
        return None
    if name not in _MADE:
        raise UnknownEncoder(name, ENCODERS)
    return _MADE[name]()
