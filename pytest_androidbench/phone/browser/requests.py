"""What pages ask the phone for, and what it gives them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PageRequest:
    """Something that a page, a frame or a worker wants to have."""

    url: str
    method: str = "GET"
    main_frame: bool = False
    """Whether it is to be the page itself."""
    page: str = ""
    """The key of the page; empty where a worker of several pages asks."""
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes = b""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageResponse:
    """What there is at an address."""

    status: int = 200
    mime: str = "text/html"
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()


Answerer = Callable[[PageRequest], PageResponse | None]
"""What there is at an address, or None where there is nothing that a page may have."""
