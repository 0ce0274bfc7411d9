"""The battery: what the hardware says, and what somebody has said in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

FULL: Final = 100
UNPLUGGED: Final = {"ac": False, "usb": False, "wireless": False, "dock": False}
"""Fields of a battery that nothing charges."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BatteryValues:
    """What BatteryService tells; codes as in `BatteryManager`."""

    ac: bool = True
    usb: bool = False
    wireless: bool = False
    dock: bool = False
    status: int = 4
    """1 unknown, 2 charging, 3 discharging, 4 not charging, 5 full."""
    health: int = 2
    present: bool = True
    level: int = FULL
    """In percent."""
    temperature: int = 250
    """In tenths of a degree Celsius."""
    counter: int = 10_000
    """In microampere hours."""
    invalid: int = 0

    @property
    def plugged(self) -> bool:
        """Whether something charges it."""
        return self.ac or self.usb or self.wireless or self.dock


@dataclass(frozen=True, slots=True, kw_only=True)
class BatteryState:
    """Everything of a battery."""

    hardware: BatteryValues
    said: BatteryValues | None


class Battery:
    """One truth for status bar, settings, shell and console.

    The emulator's console changes the hardware; `dumpsys battery set` says something in its place,
    until `reset`, as BatteryService's `mUpdatesStopped` has it.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.hardware = BatteryValues()
        self._said: BatteryValues | None = None

    @property
    def values(self) -> BatteryValues:
        """What everybody sees."""
        return self._said or self.hardware

    @property
    def frozen(self) -> bool:
        """Whether the hardware is not listened to."""
        return self._said is not None

    def become(self, **values: Any) -> None:
        """Change the hardware."""
        self.hardware = replace(self.hardware, **values)
        self._changed()

    def say(self, **values: Any) -> None:
        """Freeze the battery with other values."""
        self._said = replace(self.values, **values)
        self._changed()

    def reset(self) -> None:
        """Listen to the hardware again."""
        self._said = None
        self._changed()

    def state(self) -> BatteryState:
        """Everything, as plain values."""
        return BatteryState(hardware=self.hardware, said=self._said)

    def restore(self, state: BatteryState) -> None:
        """Go back to a kept state."""
        self.hardware, self._said = state.hardware, state.said
