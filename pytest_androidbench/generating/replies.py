"""Reading what a model answers: features by lines, templates by commas, one instruction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pytest_androidbench.generating.faults import UnreadableReply
from pytest_androidbench.generating.filters import MOST, unquoted, why_no_instruction
from pytest_androidbench.texts import clean

MOST_REPLY: Final = 40_000
"""Characters of an answer that are read at all."""
_MARK: Final = re.compile(r"(?:[-*•–#]+|\(?\d{1,3}[.):])\s+")
"""What lines of lists begin with."""
_FENCE: Final = "```"
_PIECE: Final = re.compile(r"<[^<>]*>|[^,<>]+|[,<>]")
"""A slot, words, a comma, or a bracket that belongs to no slot."""


def features_in(reply: str) -> list[str]:
    """The features that an answer names: a line for each, with or without a mark before it.

    Headings, lines that are too long for a phrase and refusals are left out.

    Raises:
        UnreadableReply: no line of it names a feature.
    """
    lines = (unquoted(_MARK.sub("", line, count=1)) for line in _lines(reply))
    found = [
        line for line in lines if not line.endswith(":") and not why_no_instruction(line.lower())
    ]
    if not found:
        raise UnreadableReply("no line of the answer names a feature")
    return list(dict.fromkeys(found))


def templates_in(reply: str) -> list[str]:
    """The templates of an answer, separated by commas; a line may be broken behind a comma.

    Raises:
        UnreadableReply: it is no such list, or a slot in it is none; says where.
    """
    lines = list(_lines(reply))
    for number, line in enumerate(lines[:-1], 1):
        if not line.endswith(","):
            raise UnreadableReply(f"line {number} of the answer does not end with a comma")
    items = list(_items(" ".join(lines)))
    if items and not items[-1]:
        items.pop()  # a comma behind the last one
    for number, item in enumerate(items, 1):
        _check_item(number, item)
    return items


def _check_item(number: int, item: str) -> None:
    if not item:
        raise UnreadableReply(f"there is nothing ahead of comma {number}")
    if _MARK.match(item):
        raise UnreadableReply(f"item {number} begins with a mark or number: {item[:60]!r}")
    if len(item) > MOST:
        raise UnreadableReply(
            f"item {number} has {len(item)} characters, more than {MOST}: the answer is no list "
            "separated by commas"
        )


def _items(text: str) -> Iterator[str]:
    """The parts between commas that stand outside of slots.

    Raises:
        UnreadableReply: a bracket belongs to no slot, or a slot has no name.
    """
    item, number = "", 1
    for piece in _PIECE.findall(text):
        if piece == ",":
            yield unquoted(item)
            item, number = "", number + 1
        elif piece in "<>":
            raise UnreadableReply(f"item {number} has a {piece} that belongs to no slot")
        elif piece[0] == "<" and not piece[1:-1].strip():
            raise UnreadableReply(f"item {number} has a slot without a name")
        else:
            item += piece
    yield unquoted(item.strip().removesuffix("."))


def _lines(reply: str) -> Iterator[str]:
    """The lines of an answer that are not blank, without the fences of code.

    Raises:
        UnreadableReply: there are none, or there is too much.
    """
    if len(reply) > MOST_REPLY:
        raise UnreadableReply(f"the answer has {len(reply)} characters, more than {MOST_REPLY}")
    lines = [line.strip() for line in clean(reply).splitlines()]
    lines = [line for line in lines if line and not line.startswith(_FENCE)]
    if not lines:
        raise UnreadableReply("the answer is empty")
    yield from lines
