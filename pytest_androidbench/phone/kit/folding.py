"""Texts as they are compared where somebody searches."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """A text without case and accents, as names are compared."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(sign for sign in split if not unicodedata.combining(sign))


def words_of(text: str) -> list[str]:
    """The words of a query or a name."""
    plain = "".join(sign if sign.isalnum() else " " for sign in folded(text)[:400])
    return plain.split()[:20]
