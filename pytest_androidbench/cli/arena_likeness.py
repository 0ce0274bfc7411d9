"""By what `androidbench arena` compares typed texts."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pytest_androidbench.encoders.encoder import cosine_by
from pytest_androidbench.encoders.word_llama import WordLlamaEncoder
from pytest_androidbench.stats.arena.matching import ActionLikeness

SimilarityName: TypeAlias = Literal["difflib", "embedding"]
LEAST_BY_EMBEDDING: Final = 0.67
"""From which cosine on texts are the same; measured on pairs of texts that are typed on phones.

Those are in `tests/encoders/pairs.py`: it is the middle of the widest range in which fewest of them
are taken for what they are not.
"""


def likeness_by(similarity: SimilarityName) -> ActionLikeness:
    """The rule by which actions are the same, with the threshold that goes with the similarity.

    Raises:
        MissingPackage: texts are to be compared by vectors, and no encoder is installed.
    """
    if similarity == "difflib":
        return ActionLikeness()
    encoder = WordLlamaEncoder()
    return ActionLikeness(
        similarity=cosine_by(encoder), least=LEAST_BY_EMBEDDING, by=f"the cosine of {encoder.name}"
    )
