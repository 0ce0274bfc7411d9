"""Where the value behind a row lives: settings keys of the phone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

T = TypeVar("T")


class Binding(Protocol[T]):
    """Reads and writes one value of the phone."""

    def read(self, phone: Phone) -> T:
        """Return the present value."""

    def write(self, phone: Phone, value: T) -> None:
        """Change the value, and with it the phone."""


@dataclass(frozen=True)
class Flag:
    """An on-off value in the settings provider, "1" or "0" unless said otherwise."""

    namespace: str
    key: str
    default: bool = False
    on: str = "1"
    off: str = "0"

    def read(self, phone: Phone) -> bool:
        """Return whether the key holds the "on" value."""
        value = phone.settings.get(self.namespace, self.key)
        return self.default if value is None else value == self.on

    def write(self, phone: Phone, value: bool) -> None:
        """Store the "on" or the "off" value."""
        phone.settings.put(self.namespace, self.key, self.on if value else self.off)


@dataclass(frozen=True)
class Number:
    """A whole number in the settings provider."""

    namespace: str
    key: str
    default: int = 0

    def read(self, phone: Phone) -> int:
        """Return the number; anything unreadable counts as the default."""
        return phone.settings.number(self.namespace, self.key, self.default)

    def write(self, phone: Phone, value: int) -> None:
        """Store the number."""
        phone.settings.put(self.namespace, self.key, value)


@dataclass(frozen=True)
class Word:
    """A text in the settings provider."""

    namespace: str
    key: str
    default: str = ""

    def read(self, phone: Phone) -> str:
        """Return the text."""
        return phone.settings.text(self.namespace, self.key, self.default)

    def write(self, phone: Phone, value: str) -> None:
        """Store the text."""
        phone.settings.put(self.namespace, self.key, value)
