"""The orders in which documents can be listed."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.ui.message import Message, tr

SIGNS: Final = "_-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$"
"""Signs in the order of Android's collation; they come before digits, these before letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SortOrder:
    """One line of the sort menu."""

    title: Message
    key: Callable[[DocumentInfo], Any]
    falling: bool = False


def name_key(name: str) -> tuple[list[tuple[int, int, str]], str]:
    """What names are compared by: letters whatever their case and accents, signs first."""
    plain = unicodedata.normalize("NFD", name.casefold())
    return [_weight(char) for char in plain if not unicodedata.combining(char)], name


def _weight(char: str) -> tuple[int, int, str]:
    if char.isspace():
        return 0, -1, ""
    if char in SIGNS:
        return 0, SIGNS.index(char), ""
    return (1, 0, char) if char.isdigit() else (2, 0, char)


def _by_name(document: DocumentInfo) -> Any:
    return name_key(document.name)


def _by_size(document: DocumentInfo) -> Any:
    return document.size


def _by_type(document: DocumentInfo) -> Any:
    return name_key(document.kind.label(document.type).english())


def _by_date(document: DocumentInfo) -> Any:
    return document.modified_ms


ORDERS: Final = (
    SortOrder(title=tr("File name (A to Z)"), key=_by_name),
    SortOrder(title=tr("File name (Z to A)"), key=_by_name, falling=True),
    SortOrder(title=tr("Size (largest first)"), key=_by_size, falling=True),
    SortOrder(title=tr("Size (smallest first)"), key=_by_size),
    SortOrder(title=tr("Type (A to Z)"), key=_by_type),
    SortOrder(title=tr("Type (Z to A)"), key=_by_type, falling=True),
    SortOrder(title=tr("Modified (newest first)"), key=_by_date, falling=True),
    SortOrder(title=tr("Modified (oldest first)"), key=_by_date),
)
NAME, NEWEST = 0, 6


def ordered(documents: Sequence[DocumentInfo], order: int) -> list[DocumentInfo]:
    """Folders first, each group in an order; equals by name."""
    chosen = ORDERS[order]
    named = sorted(documents, key=_by_name)
    found = sorted(named, key=chosen.key, reverse=chosen.falling)
    return sorted(found, key=lambda document: not document.is_folder)
