"""How long rows are, and by whose count."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from pytest_androidbench.agents.parts.history import tokens_of_text
from pytest_androidbench.interface.tokens import tokens_of
from pytest_androidbench.training.choices import Tokenizer


def counter(tokenizer: Tokenizer) -> Callable[[str], int]:
    """Counts the tokens of a text.

    Raises:
        MissingPackage: by what it gives, where the vocabulary's package is not installed.
    """
    match tokenizer:
        case "cl100k_base":
            return tokens_of
        case "utf8_bytes_div_3":
            return tokens_of_text
        case _:
            assert_never(tokenizer)
