"""What the system's windows share: Android's classes, and the surfaces they are drawn on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
GROUP: Final = "android.view.ViewGroup"
LIST: Final = "android.widget.ListView"
HIGH: Final = w.Look(background="surface_high", radius=28)
"""What came by a key or a slider."""
RAISED: Final = w.Look(background="surface_high", radius=28, elevation=6)
"""Dialogs and sheets."""
TILE: Final = w.Look(background="surface_highest", radius=28)
CLOCK_STYLE: Final = w.TextStyle(14, 500)


def target_icon(phone: Phone, package: str, size: float, id_: str = "android:id/icon") -> w.Widget:
    """The icon of an app that could take an intent."""
    app = phone.packages.app(package)
    if app is None:
        return w.Icon("android", size, id=id_)
    return w.Picture(art=app.art(), size=size, id=id_)
