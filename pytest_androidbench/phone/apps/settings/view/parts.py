"""What stands before and after the texts of a row, in the frames of Android's preferences."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.app_icons import plain_art

LINEAR: Final = "android.widget.LinearLayout"
ANDROID: Final = plain_art("android", "#3ddc84")
OUTLINE: Final = w.Look(background="outline_variant")


def app_picture(pane: Pane, package: str, size: float = 40, picture_id: str = "") -> w.Picture:
    """An app's icon; apps the phone does not know get Android's own."""
    kind = pane.phone.packages.known(package)
    art = kind.art() if kind is not None else ANDROID
    return w.Picture(art=art, size=size, id=picture_id or "android:id/icon")


def icon_frame(icon: w.Widget) -> w.Widget:
    """The room before the title."""
    return w.Column(icon, id="icon_frame", cls=LINEAR, width=72, across="center")


def lead(pane: Pane, row: rows.SettingsRow) -> w.Widget | None:
    """What stands before the title."""
    if row.picture:
        return icon_frame(app_picture(pane, row.picture))
    if row.icon is not None:
        return icon_frame(w.Icon(row.icon, id="android:id/icon", enabled=row.enabled))
    return None


def divider() -> w.Widget:
    """The line before what is tapped apart from its row."""
    line = w.Panel(look=OUTLINE, cls="android.view.View", width=1, height=32)
    return w.Padding(line, (0, 0, 16, 0), id="two_target_divider", cls=LINEAR)
