"""What the tabs of the main screen have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import TextLike

BEAT_MS = 100
RECYCLER = "android.support.v7.widget.RecyclerView"
BUTTON = "android.widget.Button"
GROUP = "android.view.ViewGroup"


@dataclass(eq=False)
class ClockTab(AppPart[ClockApp]):
    """One tab: a page, and buttons over its lower edge."""

    snackbar: SnackbarHost = field(default_factory=SnackbarHost, kw_only=True)

    def page(self) -> w.Widget:
        """The content."""
        raise NotImplementedError

    def buttons(self) -> w.Widget:
        """The buttons below."""
        raise NotImplementedError

    def beat_ms(self) -> int:
        """How often it looks different by itself."""
        return 0

    @property
    def uptime_ms(self) -> int:
        """Milliseconds since the phone started; moves with its time, not with its date."""
        return self.phone.clock.uptime_ms

    @property
    def display(self) -> Display:
        """Which language and hours times are told in."""
        return self.phone.display


def round_button(icon: str, desc: TextLike, act: Callable[[], None]) -> w.Widget:
    """The large button in the middle."""
    return w.Fab(icon, desc, id="fab", on_tap=act, size=72, cls=BUTTON)


def small_button(
    icon: str, desc: TextLike, id_: str, act: Callable[[], None], *, enabled: bool = True
) -> w.Widget:
    """A button beside it."""
    return w.IconButton(icon, desc, id=id_, on_tap=act, cls=BUTTON, size=28, enabled=enabled)


def button_row(
    fab: w.Widget | None, left: w.Widget | None = None, right: w.Widget | None = None
) -> w.Widget:
    """Up to three buttons, the round one always in the middle."""
    sides = [
        w.Align(side, height=72, width=72) if side else w.Panel(width=72, height=72)
        for side in (left, fab, right)
    ]
    return w.Row(*sides, gap=28)
