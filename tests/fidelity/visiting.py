"""Goes to the screens of a table, from the suite's state, and looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import pilot_on
from tests.fidelity.comparing import Shown, differences, shown
from tests.fidelity.facts import Row, ScreenFacts

STEPS: Final[dict[str, Callable[..., object]]] = {
    "open": lambda pilot, app: pilot.open(app),
    "tap": lambda pilot, label: pilot.tap(label),
    "tap id": lambda pilot, name: pilot.tap(id=name),
    "tap nth": lambda pilot, label, index: pilot.tap(label, index=int(index)),
    "tap at": lambda pilot, x, y: pilot.tap(at=(int(x), int(y))),
    "hold": lambda pilot, label: pilot.long_press(label),
    "hold id": lambda pilot, name: pilot.long_press(id=name),
    "type": lambda pilot, field, text: pilot.type(field or None, text),
    "press": lambda pilot, key: pilot.press(key),
    "scroll": lambda pilot, direction: pilot.scroll(direction),
    "scroll to": lambda pilot, label: pilot.scroll_to(label),
    "swipe": lambda pilot, *n: pilot.swipe((int(n[0]), int(n[1])), (int(n[2]), int(n[3]))),
    "wait": lambda pilot, seconds: pilot.wait(float(seconds)),
}
"""Steps that go through the screen; `shell` and `state` are `Visitor`'s own."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A row, and what differs from it on the screen."""

    screen: str
    row: Row
    differs: tuple[str, ...]

    @property
    def excused(self) -> bool:
        """Whether it need not be so."""
        return bool(self.row.excused)

    @property
    def so(self) -> bool:
        """Whether the screen shows what the row says."""
        return not self.differs


@dataclass(frozen=True, slots=True)
class Visitor:
    """Looks at screens of one device."""

    device: Device
    state: str
    """The snapshot that visits begin from."""
    fresh: str
    """The snapshot of a device on which nothing has been done: after the step `state fresh`."""

    def visit(self, screen: ScreenFacts) -> list[Compared]:
        """Go to a screen and compare its rows; where it cannot be reached none is so."""
        try:
            nodes, activity = self._look(screen)
        except AndroidBenchError as error:
            return [Compared(screen.name, row, (f"no way there: {error}",)) for row in screen.rows]
        wrong = [f"in {activity}"] if screen.activity not in ("", activity) else []
        return [
            Compared(screen.name, row, tuple(wrong + differences(row, nodes)))
            for row in screen.rows
        ]

    def _look(self, screen: ScreenFacts) -> tuple[list[Shown], str]:
        xml = self.see(screen)
        return shown(xml), self.device.foreground().activity

    def see(self, screen: ScreenFacts) -> str:
        """Go to a screen; its hierarchy.

        Raises:
            AndroidBenchError: there is no way to it.
        """
        self.go(screen)
        return self.dump(screen.windows)

    def go(self, screen: ScreenFacts, *more: Sequence[str]) -> None:
        """Go to a screen, and further."""
        self.device.restore(self.state)
        pilot = pilot_on(self.device)
        for step, *words in (*screen.go, *more):
            pilot = self._step(pilot, step, words)

    def dump(self, windows: str) -> str:
        """The hierarchy as the device gives it."""
        if windows == "active":
            return self.device.observe().xml
        dump = "uiautomator dump --windows /sdcard/all.xml > /dev/null && cat /sdcard/all.xml"
        return self.device.shell(dump).output

    def _step(self, pilot: Pilot, step: str, words: list[str]) -> Pilot:
        if step == "state":
            self.device.restore({"fresh": self.fresh}[words[0]])
        elif step == "shell":
            self.device.shell(words[0])
        else:
            STEPS[step](pilot, *words)
            return pilot
        return pilot_on(self.device)
