"""What the camera asks the first time it is opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LOCATION: Final = (
    "android.permission.ACCESS_COARSE_LOCATION",
    "android.permission.ACCESS_FINE_LOCATION",
)
KEPT: Final = "pref_camera_recordlocation_key"


@dataclass(eq=False)
class RememberLocations(AppScreen[CameraApp, None]):
    """Whether photos shall know where they were taken."""

    activity = "com.android.camera.CameraActivity"
    seen: ClassVar[str] = "pref_location_dialog_shown"
    wanted: bool = True

    def build(self) -> w.Widget:
        wide = self.phone.display.is_wide
        about = w.Column(
            not wide and w.Spacer(96),
            w.Text(tr("Remember photo locations?"), w.HEADLINE, align="center"),
            w.Icon("location_on", 48 if wide else 96, "primary"),
            w.CheckBox(
                self.wanted,
                self.want,
                tr("Tag your photos and videos with the locations where they’re taken."),
                id="check_box",
            ),
            gap=24,
            across="center",
            width="fill",
        )
        button = w.Button(tr("NEXT"), "text", id="confirm_button", on_tap=self.go_on)
        return w.Page(
            w.Scroll(about, key="about", padding=(32, 32, 32, 0)),
            w.Panel(w.Align(button), padding=(32, 8, 32, 32), height=88, width="fill"),
        )

    def want(self, wanted: bool) -> None:
        self.wanted = wanted

    def go_on(self) -> None:
        """Keep the answer; ask Android for the location where it is wanted, and not to be had."""
        if self.wanted and any(
            self.phone.permissions.answer(self.app.package, [*LOCATION]).values()
        ):
            self.finish(located=True)
        elif self.wanted:
            self.request_permissions(LOCATION, self.asked)
        else:
            self.finish(located=False)

    def asked(self, granted: dict[str, bool]) -> None:
        self.finish(located=any(granted.values()))

    def finish(self, *, located: bool) -> None:
        """Go on to the camera, now and from now on."""
        self.app.prefs().put(KEPT, "on" if located else "off")
        self.app.prefs().put(self.seen, value=True)
        self.close()

    def on_back(self) -> None:
        """Leave the app: the question stays open."""
        self.phone.windows.home()
