"""Slots of instructions, such as `<time>`: which there are, and the params they become."""

from __future__ import annotations

import keyword
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

_PIECE: Final = re.compile(r"<([^<>]*)>|([<>])|([^<>]+)")
_OTHER: Final = re.compile(r"[^a-z0-9]+")
_TAKEN: Final = frozenset({"episode", "device", "agent", "device_profile", "request", "self"})
"""Names that arguments of a task's function have for other things."""


def slots_in(text: str) -> tuple[str, ...]:
    """The names of an instruction's slots as they are written, each once, in order.

    Raises:
        ValueError: a bracket belongs to no slot, or a slot has no name.
    """
    return tuple(dict.fromkeys(name for name, _ in _pieces(text) if name))


def goal_of(text: str) -> tuple[str, dict[str, str]]:
    """The goal template of an instruction, and by the name of each slot that of its param.

    Raises:
        ValueError: as `slots_in`.
    """
    params: dict[str, str] = {}
    goal = ""
    for slot, words in _pieces(text):
        goal += words.replace("{", "{{").replace("}", "}}")
        if slot:
            params.setdefault(slot, _param(slot, set(params.values())))
            goal += f"{{{params[slot]}}}"
    return goal, params


def plain_word(text: str) -> str:
    """A text in letters a to z, digits and `_` between them; "" where nothing of it is such."""
    plain = unicodedata.normalize("NFKD", text).lower()
    return _OTHER.sub("_", plain.encode("ascii", "ignore").decode()).strip("_")


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """Each slot with its name, and the words between them."""
    for name, bracket, words in _PIECE.findall(text):
        if bracket:
            raise ValueError(f"a {bracket} belongs to no slot, which are written as <time>")
        if words:
            yield "", words
        elif not any(sign.isalpha() for sign in name):
            raise ValueError(f"<{name}> is no slot: give it a name, as <time>")
        else:
            yield name, ""


def _param(slot: str, taken: set[str]) -> str:
    """A name for a slot's param that no other one has."""
    word = plain_word(slot) or "slot"
    word = f"slot_{word}" if word[0].isdigit() else word
    word = f"{word}_" if keyword.iskeyword(word) or word in _TAKEN else word
    name, number = word, 1
    while name in taken:
        number += 1
        name = f"{word}_{number}"
    return name
