"""How the display is turned: by the user's lock, the sensor, and what the activity in front wants.

The rules are those of `DisplayRotation.rotationForOrientation` of Android 13.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry
from pytest_androidbench.phone.ui.screen import Orientation

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

SENSED: Final = frozenset({"sensor", "fullSensor", "sensorLandscape", "sensorPortrait"})
"""Follow the sensor whatever the user has chosen."""
USERS: Final = frozenset({"unspecified", "user", "fullUser", "userLandscape", "userPortrait"})
"""Follow the sensor where auto-rotate is on; where not, a button may offer to turn them."""
UPSIDE_DOWN: Final = frozenset({"fullSensor", "fullUser"})
"""Take the sensor's word for upside down too."""
PLACES: Final[dict[str, tuple[int, ...]]] = {
    "portrait": (0, 2),
    "reversePortrait": (2, 0),
    "sensorPortrait": (0, 2),
    "userPortrait": (0, 2),
    "landscape": (1, 3),
    "reverseLandscape": (3, 1),
    "sensorLandscape": (1, 3),
    "userLandscape": (1, 3),
}
"""The rotations that an orientation allows, the one it falls back on first."""
NUMBERS: Final[dict[str, int]] = {
    "unspecified": -1, "landscape": 0, "portrait": 1, "user": 2, "behind": 3, "sensor": 4,
    "nosensor": 5, "sensorLandscape": 6, "sensorPortrait": 7, "reverseLandscape": 8,
    "reversePortrait": 9, "fullSensor": 10, "userLandscape": 11, "userPortrait": 12,
    "fullUser": 13, "locked": 14,
}  # fmt: skip
"""The values of ActivityInfo's constants."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold:
    """How the phone is held, and what its user wants of it."""

    sensed: int
    free: bool
    """Whether auto-rotate is on."""
    chosen: int
    """The rotation it is locked to while that is off."""
    last: int
    """As it is turned now."""


def rotation_for(orientation: Orientation, hold: Hold) -> int:
    """The rotation of the display, in quarter turns, for what the activity in front asks for."""
    preferred = _preferred(orientation, hold)
    places = PLACES.get(orientation)
    if places is None:
        return max(preferred, 0)
    if preferred in places:
        return preferred
    keeps = orientation.startswith(("sensor", "user"))
    return hold.last if keeps and hold.last in places else places[0]


def _preferred(orientation: Orientation, hold: Hold) -> int:
    """What would be without a fixed orientation; -1 where nobody says."""
    if orientation == "locked":
        return hold.last
    if orientation in SENSED or (hold.free and orientation in USERS):
        whole = hold.sensed != 2 or orientation in UPSIDE_DOWN
        return hold.sensed if whole else hold.last
    if not hold.free and orientation != "nosensor":
        return hold.chosen
    return -1


def constant(orientation: Orientation) -> str:
    """Its name among ActivityInfo's: "SCREEN_ORIENTATION_SENSOR_LANDSCAPE"."""
    spelt = "".join(f"_{char}" if char.isupper() else char for char in orientation)
    return f"SCREEN_ORIENTATION_{spelt.upper()}"


class Turning:
    """Turns the display for the activity in front, and back when it leaves."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows

    @property
    def requested(self) -> Orientation:
        """What the activity in front asks for, in its manifest or by itself."""
        if self._phone.keyguard.covering:
            return "nosensor"  # a phone's lock screen stands upright
        task = self._windows.stack.front
        for entry in reversed(task.entries if task is not None else []):
            if entry.full:
                asked = self._asked(entry)
                if asked != "behind":
                    return asked
        return "unspecified"

    @property
    def hold(self) -> Hold:
        """What the rotation follows from, beside the activity."""
        settings = self._phone.settings
        return Hold(
            sensed=self._phone.sensors_rotation,
            free=settings.flag("system", "accelerometer_rotation"),
            chosen=settings.number("system", "user_rotation") % 4,
            last=self._phone.display.rotation,
        )

    def follow(self) -> None:
        """Turn the display if it has to be; what no activity keeps over that goes."""
        rotation = rotation_for(self.requested, self.hold)
        display = self._phone.display
        if rotation == display.rotation:
            return
        if (rotation - display.rotation) % 2:
            self._drop()
        self._phone.show_on(replace(display, rotation=rotation))
        self._windows.view.revision += 1
        if self._windows.keyboard_shown:
            self._windows.editor.show_caret()

    def lock(self, rotation: int | None = None) -> None:
        """Keep the display as it is, or at a rotation, and auto-rotate off."""
        settings = self._phone.settings
        wanted = self._phone.display.rotation if rotation is None else rotation % 4
        settings.put("system", "user_rotation", wanted)
        settings.put("system", "accelerometer_rotation", 0)

    def free(self) -> None:
        """Let the display follow the sensor."""
        self._phone.settings.put("system", "accelerometer_rotation", 1)

    def sensed(self) -> None:
        """The phone is held another way: a locked display offers to be turned."""
        hold = self.hold
        self._windows.changed()
        offered = hold.sensed not in {2, self._phone.display.rotation}
        wished = self._phone.settings.flag("secure", "show_rotation_suggestions", default=True)
        if not hold.free and offered and wished and self.requested in USERS:
            self._windows.overlays.passing.rotation(hold.sensed)
        else:
            self._windows.overlays.close(Layer.ROTATION)

    def _asked(self, entry: ScreenEntry) -> Orientation:
        asked = entry.screen.asked_orientation()
        if asked is not None:
            return asked
        app = self._phone.packages.app(entry.package)
        return app.orientation_of(entry.activity) if app else "unspecified"

    def _drop(self) -> None:
        """Close the menus in front, and dialogs that are no fragments of an activity made anew."""
        task = self._windows.stack.front
        entries = list(task.entries) if task is not None else []
        self._windows.recreating.drop([e for e in entries if not self._turns_itself(e)])
        self._windows.overlays.hide_toolbar()
        self._windows.overlays.close(Layer.ROTATION)

    def _turns_itself(self, entry: ScreenEntry) -> bool:
        app = self._phone.packages.app(entry.package)
        return app is not None and app.turns_itself
