"""The keyguard: what comes up when the display goes dark, and how it goes away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.windows.entries import Layer

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.intents import Intent
    from pytest_androidbench.phone.system.phone import Phone


class Keyguard:
    """Covers the apps until somebody swipes it away or gives the secret.

    It is there as long as its layer holds a window: the lock screen, and over it what asks for the
    secret. An app that may be seen on a locked phone, as a call that rings, is shown in its place.
    """

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    @property
    def showing(self) -> bool:
        """Whether the phone is behind it, although an app may be shown over it."""
        return self._phone.windows.overlays.shown(Layer.KEYGUARD)

    @property
    def occluded(self) -> bool:
        """Whether an app is shown over it."""
        if not self.showing:
            return False
        front = self._phone.windows.stack.front
        top = front.top_full if front is not None else None
        return top is not None and top.screen.show_when_locked

    @property
    def covering(self) -> bool:
        """Whether it is what is seen where the display is lit."""
        return self.showing and not self.occluded

    @property
    def asking(self) -> bool:
        """Whether it asks for the secret."""
        entries = self._phone.windows.stack.overlays
        return sum(entry.layer == Layer.KEYGUARD for entry in entries) > 1

    @property
    def locked(self) -> bool:
        """Whether a secret stands between the user and the apps."""
        return self.showing and self._phone.locks.secure

    def lock(self) -> None:
        """Come up, unless the lock is disabled; what asks for the secret goes back to it."""
        overlays = self._phone.windows.overlays
        if self._phone.locks.disabled:
            return
        overlays.close(Layer.KEYGUARD)
        overlays.close(Layer.HEADS_UP)
        overlays.hide_keyboard()
        overlays.open(self._phone.parts.system_ui.lock_screen(), Layer.KEYGUARD)
        self._phone.windows.changed()

    def switched_on(self) -> None:
        """The phone starts."""
        self._phone.locks.switched_on()
        self.lock()

    def dismiss(self, then: Call | None = None) -> None:
        """Go away, or ask for the secret first; `then` is called when nothing is in the way."""
        overlays = self._phone.windows.overlays
        overlays.close(Layer.SHADE)
        if not self.locked:
            self._leave(then)
            return
        after = Call("keyguard", "unlocked", (then,))
        if self.asking:
            overlays.close_top(Layer.KEYGUARD)
        overlays.open(self._phone.parts.system_ui.bouncer(), Layer.KEYGUARD, after)
        self._phone.windows.changed()

    def start(self, intent: Intent) -> None:
        """Start what the user asked for from the lock screen, or the shade over it."""
        if not self.covering or self.lets_through(intent):
            self._phone.activities.start(intent)
        else:
            self.dismiss(Call("activities", "start", (intent,)))

    def lets_through(self, intent: Intent) -> bool:
        """Whether an intent's activity is seen on a locked phone."""
        component = self._phone.activities.resolve(intent)
        package, _, name = (component or "").partition("/")
        app = self._phone.packages.app(package)
        return (
            app is not None and name in app.activities and (app.screen_class(name).show_when_locked)
        )

    def unlocked(self, then: Call | None, given: bool) -> None:
        """What asked for the secret closes: it was given."""
        if given:
            self._leave(then)

    def _leave(self, then: Call | None) -> None:
        windows = self._phone.windows
        if self.showing:
            windows.overlays.hide_keyboard()
            windows.overlays.close(Layer.KEYGUARD)
            self._phone.windows.changed()
        if then is not None:
            self._phone.run(then)
