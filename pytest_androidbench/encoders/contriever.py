"""Vectors by Contriever (arXiv 2112.09118), for those who have its weights.

They are looked for on this machine alone, in the cache of `huggingface_hub` or in a folder; nothing
is downloaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pytest_androidbench.encoders.encoder import Vectors
from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.texts import MAX_TEXT, encodable

WEIGHTS: Final = "facebook/contriever"


class ContrieverEncoder:
    """The encoder `contriever`: the mean of the vectors of a text's tokens, of 768 dimensions.

    AndroidGen compares such vectors by their dot product as they are, not scaled to length 1.
    """

    def __init__(self, weights: str = WEIGHTS) -> None:
        """Read the weights.

        Args:
            weights: a name in the cache of `huggingface_hub`, or a folder with a model like it.

        Raises:
            MissingPackage: torch or transformers is not installed, or there are no such weights.
        """
        self._tokenizer, self._model = _loaded(weights)
        self._name = f"contriever {weights}"

    @property
    def name(self) -> str:
        """The weights by their name or folder."""
        return self._name

    def encode(self, texts: Sequence[str]) -> Vectors:
        """The vectors of texts, an array of (texts, dimensions of the weights)."""
        # One by one: what a text is padded with may change the last digits of its vector.
        return np.array([self._encoded(text) for text in texts], np.float32)

    def _encoded(self, text: str) -> NDArray[np.float32]:
        import torch  # noqa: PLC0415 - large

        inputs = self._tokenizer([encodable(text[:MAX_TEXT])], truncation=True, return_tensors="pt")
        with torch.no_grad():
            tokens = self._model(**inputs)[0]
        means = mean_under_mask(tokens.numpy(), inputs["attention_mask"].numpy())
        return means.reshape(-1)


def mean_under_mask(tokens: NDArray[np.float32], mask: NDArray[np.int64]) -> NDArray[np.float32]:
    """The mean of the vectors of those tokens that are of a text.

    Args:
        tokens: an array of (texts, tokens, dimensions).
        mask: of (texts, tokens), 1 for a text's own tokens and 0 for what it is padded with.

    Returns:
        An array of (texts, dimensions); of a text without tokens 0.
    """
    own = mask.astype(np.float32)[..., None]
    counts = np.maximum(own.sum(axis=1), 1)
    # What is beyond a text may be no number: it is left out, not multiplied by 0.
    summed: NDArray[np.float32] = np.where(own > 0, tokens, 0).sum(axis=1) / counts
    return summed


def _loaded(weights: str) -> tuple[Any, Any]:
    try:
        import torch  # noqa: F401, PLC0415 - what transformers runs the model by; large
        from transformers import AutoModel, AutoTokenizer  # noqa: PLC0415 - as above
    except ImportError as error:
        raise MissingPackage(
            f"Contriever is run by torch and transformers: {error}; "
            "pip install 'pytest-androidbench[contriever]'"
        ) from error
    try:
        tokenizer = AutoTokenizer.from_pretrained(weights, local_files_only=True)
        model = AutoModel.from_pretrained(weights, local_files_only=True)
    except (OSError, ValueError) as error:
        raise MissingPackage(
            f"the weights {weights!r} are not on this machine, and none are downloaded: fetch them "
            f"by `hf download {weights}`, or name a folder that has them"
        ) from error
    return tokenizer, model.eval()
