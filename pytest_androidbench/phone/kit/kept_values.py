"""Values of columns that somebody else may have written, as what an app takes them for."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.kit.tables import column

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_CHARACTERS: Final = 20_000
MOST: Final = 2**62


def text_of(value: Any, most: int = MOST_CHARACTERS) -> str:
    """A text of at most so many characters; bytes and NULL are none."""
    if value is None or isinstance(value, bytes):
        return ""
    return str(value)[:most]


def whole_of(value: Any, least: int = -MOST, most: int = MOST) -> int:
    """A whole number, at least and at most so much; 0 for what is none, if that is one of them."""
    number = int(value) if isinstance(value, int | float) and -MOST < value < MOST else 0
    return min(max(number, least), most)


def real_of(value: Any) -> float:
    """A number; 0 for what is none, or has no end."""
    if isinstance(value, int | float) and math.isfinite(value):
        return float(value)
    return 0.0


def text_column(name: str = "", most: int = MOST_CHARACTERS) -> Any:
    """A field of a data class that is a text, whatever its column holds."""
    read: Callable[[Any], str] = partial(text_of, most=most)
    return column(name, default="", read=read)


def whole_column(name: str = "", *, default: int = 0, least: int = -MOST, most: int = MOST) -> Any:
    """Likewise a whole number, at least and at most so much."""
    read: Callable[[Any], int] = partial(whole_of, least=least, most=most)
    return column(name, default=default, read=read)


def real_column(name: str = "") -> Any:
    """Likewise any number."""
    return column(name, default=0.0, read=real_of)
