"""Where the value behind a row lies: settings of the phone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pytest_androidbench.phone.system.phone import Phone

T = TypeVar("T")


class Binding(Protocol[T]):
    """Reads and writes one value of the phone."""

    def read(self, phone: Phone) -> T:
        """The present value."""

    def write(self, phone: Phone, value: T) -> None:
        """Change the value, and with it the phone."""


@dataclass(frozen=True)
class Bound(Generic[T]):
    """A value that two functions read and write."""

    read: Callable[[Phone], T]
    write: Callable[[Phone, T], None]


@dataclass(frozen=True)
class ProviderSetting:
    """A row of the settings provider, as of content://settings/secure/zen_duration."""

    path: str
    """Table and key: "secure/zen_duration"."""

    @property
    def place(self) -> tuple[str, str]:
        """Table and key."""
        table, _, key = self.path.partition("/")
        return table, key


@dataclass(frozen=True)
class Flag(ProviderSetting):
    """An on-off value, "1" or "0" unless said otherwise."""

    default: bool = False
    on: str = "1"
    off: str = "0"
    any_on: bool = False
    """Whether any value but "off" is on, as where there is more than one way to be."""

    def read(self, phone: Phone) -> bool:
        """Whether the key holds the "on" value."""
        value = phone.settings.get(*self.place)
        if value is None:
            return self.default
        return value != self.off if self.any_on else value == self.on

    def write(self, phone: Phone, value: bool) -> None:
        """Store the "on" or the "off" value."""
        phone.settings.put(*self.place, self.on if value else self.off)


@dataclass(frozen=True)
class IntSetting(ProviderSetting):
    """A whole number."""

    default: int = 0

    def read(self, phone: Phone) -> int:
        """The number; anything unreadable counts as the default."""
        return phone.settings.number(*self.place, self.default)

    def write(self, phone: Phone, value: int) -> None:
        """Store the number."""
        phone.settings.put(*self.place, value)


@dataclass(frozen=True)
class StringSetting(ProviderSetting):
    """A text."""

    default: str = ""

    def read(self, phone: Phone) -> str:
        """The text."""
        return phone.settings.text(*self.place, self.default)

    def write(self, phone: Phone, value: str) -> None:
        """Store the text."""
        phone.settings.put(*self.place, value)
