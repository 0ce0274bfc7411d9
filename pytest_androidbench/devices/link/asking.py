"""What is asked of a device, and who may stand between those who ask and the device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Request:
    """Something that is asked of a device."""

    what: str
    """Whom it is asked of, and in which words: two that are equal ask the same."""
    data: bytes = b""
    """What is given with it."""
    changes: bool = True
    """Whether it may change the device."""
    resets: bool = False
    """Whether what was asked before matters no more: all of the device is as it once was."""


class Between(Protocol):
    """Who is asked in place of the device."""

    def ask(self, request: Request, live: Callable[[], T]) -> T:
        """The answer to a request.

        Args:
            request: what is asked.
            live: asks the device itself; may be called again later.
        """


class Nobody:
    """Asks the device."""

    def ask(self, _request: Request, live: Callable[[], T]) -> T:
        """What the device answers."""
        return live()


NOBODY: Final = Nobody()
