"""Windows that come by themselves and go after a while: heads-up notifications, what was copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.parts import HeadsUpWindow
from pytest_androidbench.phone.system.radios import SHELL
from pytest_androidbench.phone.system.windows.entries import Layer

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.notifications import Notification
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.overlays import Overlays
    from pytest_androidbench.phone.ui.geometry import Rect
    from pytest_androidbench.phone.ui.message import TextLike
    from pytest_androidbench.phone.ui.screen import Screen

HEADS_UP_MS: Final = 5000
COPIED_MS: Final = 6000
ROTATION_MS: Final = 5000
TIP_MS: Final = 2500
"""`LONG_CLICK_HIDE_TIMEOUT_MS` of AppCompat's and the framework's tooltips."""
HIGH: Final = 4
"""The least importance of notifications that come up over the app."""


class Passing:
    """Shows them for their time."""

    def __init__(self, phone: Phone, overlays: Overlays) -> None:
        self._phone = phone
        self._overlays = overlays

    def posted(self, notification: Notification) -> None:
        """A notification is new: bring it up over the app if it is important.

        A call that rings, which is ongoing, stays there. Where nobody uses the phone what has a
        screen for it turns the display on, and comes up whole. The lock screen lists the others.
        """
        if notification.full_screen is not None and not self._phone.windows.in_use:
            self._phone.windows.navigation.turn_on()
            self._phone.activities.start(notification.full_screen)
        elif notification.importance >= HIGH and self._may_interrupt:
            screen = self._phone.parts.system_ui.heads_up(notification.key)
            self._show(screen, Layer.HEADS_UP, 0 if _lasts(notification) else HEADS_UP_MS)

    def gone(self) -> None:
        """A notification was opened or dismissed, or is to wait in the shade."""
        self._overlays.close(Layer.HEADS_UP)

    def gone_with(self, key: str) -> None:
        """A notification is there no more."""
        entry = self._phone.windows.stack.overlay(Layer.HEADS_UP)
        if (
            entry is not None
            and isinstance(entry.screen, HeadsUpWindow)
            and entry.screen.key == key
        ):
            self.gone()

    def copied(self, text: str, package: str) -> None:
        """An app has copied a text; what the shell copies is not shown."""
        if package not in {"", SHELL} and self._phone.windows.in_use:
            screen = self._phone.parts.system_ui.copied(text)
            self._show(screen, Layer.COPIED, COPIED_MS)

    def screenshot(self, path: str) -> None:
        """A picture of the display was taken."""
        screen = self._phone.parts.system_ui.screenshot(path)
        self._show(screen, Layer.COPIED, COPIED_MS)

    def rotation(self, rotation: int) -> None:
        """The phone is held another way than its locked display is turned."""
        screen = self._phone.parts.system_ui.rotate_suggestion(rotation)
        self._show(screen, Layer.ROTATION, ROTATION_MS)

    def tip(self, text: TextLike, over: Rect) -> None:
        """Something was held that has a tooltip."""
        screen = self._phone.parts.system_ui.tip(text, over)
        self._show(screen, Layer.TIP, TIP_MS)

    def touched(self, layer: Layer) -> None:
        """A finger is down on a window: what is in the corner goes unless that is it, and any tip.

        So does a heads-up that would go by itself. Android leaves it for its five seconds, in which
        a person reads it; here agents touch many times in a second, and it would be in their way.
        """
        self._overlays.close(Layer.TIP)
        if layer != Layer.COPIED:
            self._overlays.close(Layer.COPIED)
        if layer != Layer.HEADS_UP and not self._lasting:
            self.gone()

    @property
    def _lasting(self) -> bool:
        """Whether what is up belongs to something that goes on, as a call that rings."""
        entry = self._phone.windows.stack.overlay(Layer.HEADS_UP)
        if entry is None or not isinstance(entry.screen, HeadsUpWindow):
            return False
        notification = self._phone.notifications.get(entry.screen.key)
        return notification is not None and _lasts(notification)

    @property
    def _may_interrupt(self) -> bool:
        settings = self._phone.settings
        return (
            settings.flag("global", "heads_up_notifications_enabled", default=True)
            and not settings.flag("global", "zen_mode")
            and self._phone.windows.in_use
            and not self._overlays.shown(Layer.SHADE)
        )

    def _show(self, screen: Screen[None], layer: Layer, duration_ms: int) -> None:
        self._overlays.close(layer)
        entry = self._overlays.open(screen, layer)
        if duration_ms:
            self._phone.clock.schedule(duration_ms, Call("windows", "expire", (entry.uid,)))
        self._phone.windows.changed()


def _lasts(notification: Notification) -> bool:
    """Whether it stays up: what goes on, and what would fill the display were it not in use.

    `HeadsUpManager.HeadsUpEntry.isSticky` of 13 asks for a full-screen intent.
    """
    return notification.ongoing or notification.full_screen is not None
