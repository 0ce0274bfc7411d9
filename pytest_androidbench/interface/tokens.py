"""How many tokens a text is for the models of AndroidArena's time, by the vocabulary cl100k."""

from __future__ import annotations

import functools
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from pytest_androidbench.errors import MissingPackage

_VOCABULARY: Final = "cl100k_base"
_MOST: Final = 40_000
"""Characters that are counted at once: the package takes no more than 200,000 tokens."""
_BORDER: Final = re.compile(r"(?<=\S)(?=[^\S\r\n])|(?<=[\r\n])(?=[^\S\r\n]*\S)")
"""Where no token of cl100k goes across: its pattern has blanks only in front, and ends behind the
last break of lines in a row of blanks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenCounts:
    """What a screen takes of a prompt as it was dumped, and as it is told."""

    before: int
    after: int

    @property
    def saved(self) -> float:
        """The share of tokens that need not be told; 0 where there were none."""
        return 1 - self.after / self.before if self.before else 0.0


def tokens_of(text: str) -> int:
    """How many tokens of cl100k a text is; nothing in it is taken for one of the special ones.

    It is exact, but for texts with thousands of characters in a row without a blank between words.

    Raises:
        MissingPackage: bpe-openai, which brings the vocabulary along, is not installed.
    """
    encoding = _encoding()
    return sum(len(encoding.encode_ordinary(piece)) for piece in _pieces(text))


def compared_tokens(dump: str, told: str) -> TokenCounts:
    """The tokens of a hierarchy dump, and of the text that is made of it.

    Raises:
        MissingPackage: as `tokens_of`.
    """
    return TokenCounts(before=tokens_of(dump), after=tokens_of(told))


@functools.cache
def _encoding() -> Any:
    """The package's encoder, which takes a moment to build."""
    try:
        with warnings.catch_warnings():
            # It opens its vocabularies by a function that Python 3.11 and 3.12 call outdated.
            warnings.simplefilter("ignore", DeprecationWarning)
            return import_module("bpe_openai").get_encoding(_VOCABULARY)
    except ImportError as error:
        raise MissingPackage(
            "counting tokens needs bpe-openai, which is not installed: "
            "pip install 'pytest-androidbench[arena]'"
        ) from error


def _pieces(text: str) -> Iterator[str]:
    """A text cut at borders of tokens."""
    begin = 0
    while len(text) - begin > _MOST:
        borders = _BORDER.finditer(text, begin + _MOST // 2, begin + _MOST)
        end = next((found.start() for found in borders), begin + _MOST)
        yield text[begin:end]
        begin = end
    yield text[begin:]
