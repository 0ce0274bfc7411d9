"""A page of an app: plain fields, a pure build, handlers, and what the phone does for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeVar

from pytest_androidbench.phone.ui.part import Handler, Holder, ScreenMisuseError

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.message import TextLike
    from pytest_androidbench.phone.ui.widget import Widget

R = TypeVar("R")

WindowKind = Literal["full", "dialog", "popup", "sheet", "panel"]
AnchorSide = Literal["over", "below", "above"]
ImeMode = Literal["resize", "pan", "over"]
Orientation = Literal[
    "unspecified", "landscape", "portrait", "user", "behind", "sensor", "nosensor",
    "sensorLandscape", "sensorPortrait", "reverseLandscape", "reversePortrait", "fullSensor",
    "userLandscape", "userPortrait", "fullUser", "locked",
]  # fmt: skip
"""As a manifest's `screenOrientation`."""
LaunchMode = Literal["standard", "singleTop", "singleTask", "singleInstance"]


class Host(Protocol):
    """What a phone does for the screens it shows."""

    @property
    def now_ms(self) -> int:
        """Milliseconds since 1970 on the phone's clock."""

    @property
    def width_dp(self) -> int:
        """Width of the display, in dp, as it is turned now."""

    def show(self, opener: Screen[Any], screen: Screen[Any], then: Handler | None) -> None:
        """Put `screen` above `opener`; its result goes to the opener's `then`."""

    def close(self, screen: Screen[Any], result: object, toast: TextLike | None) -> None:
        """Take `screen` away and hand its result to whoever asked."""

    def after(self, screen: Screen[Any], ms: int, method: str, args: tuple[Any, ...]) -> int:
        """Call the method at a path of `screen` later, unless it is gone by then."""

    def cancel(self, timer: int) -> None:
        """Forget a timer."""

    def toast(self, screen: Screen[Any], text: TextLike, *, long: bool) -> None:
        """Show a toast."""

    def focus(self, screen: Screen[Any], widget_id: str) -> None:
        """Give a text field the caret and show the keyboard."""

    def selection(self, screen: Screen[Any]) -> tuple[int, int]:
        """Where the selection in the field with the caret begins and ends."""

    def select(self, screen: Screen[Any], widget_id: str, start: int, end: int) -> None:
        """Give a text field the caret, and select a part of its text."""

    def hide_keyboard(self, screen: Screen[Any]) -> None:
        """Hide the keyboard."""

    def scroll_to_start(self, screen: Screen[Any], widget_id: str) -> None:
        """Set a list back to its first row."""

    def scroll_to_end(self, screen: Screen[Any], widget_id: str) -> None:
        """Show the last rows of a list."""


class Attachment:
    """What a screen has only while a phone shows it; no part of what is stored."""

    uid: int = 0
    app: Any = None
    attached_to: Host | None = None


@dataclass(eq=False)
class Screen(Attachment, Holder, Generic[R]):
    """One page, dialog, menu or sheet; its dataclass fields are plain and part of a snapshot.

    `R` is the type of the result that `close` hands to whoever showed it with `ask`.
    """

    activity: ClassVar[str] = ""
    """Name as in an app's manifest (".MainActivity"); empty: lives in the opener's activity."""
    launch_mode: ClassVar[LaunchMode] = "standard"
    """singleInstance: alone in a task, which the overview does not list, as of calls and alarms."""
    window: ClassVar[WindowKind] = "full"
    """panel: takes no focus and lets touches beside it pass; the others but full close on them."""
    ime: ClassVar[ImeMode] = "resize"
    edge_to_edge: ClassVar[bool] = False
    """Laid out under the status and the navigation bar too."""
    under_navigation: ClassVar[bool] = False
    """Laid out under the navigation bar, of which it keeps its content clear itself."""
    cancelable: ClassVar[bool] = True
    """A touch beside a dialog, popup or sheet closes it."""
    backdrop: ClassVar[str | None] = None
    """Android's class of what lies around a popup, where the hierarchy tells of it."""
    anchor_side: ClassVar[AnchorSide] = "over"
    """A popup opens over its anchor's end corner, below it as drop-downs do, or above it."""
    show_when_locked: ClassVar[bool] = False
    """Whether an activity is seen on a locked phone, over the lock screen."""
    kept_when_turned: ClassVar[bool] = False
    """Whether a popup stays where the display turns, as a drawer, or a dialog in an activity that
    loses others, as a fragment."""
    goes_with_home: ClassVar[bool] = False
    """Whether Home, Recents and the power key take it away: a system dialog over everything."""

    @property
    def screen(self) -> Screen[Any]:
        return self

    @property
    def host(self) -> Host:
        """The phone that shows this screen."""
        if self.attached_to is None:
            raise ScreenMisuseError(f"{type(self).__name__} is not shown by a phone yet")
        return self.attached_to

    def build(self) -> Widget:
        """The widgets for the present fields and data; pure, called after every event."""
        raise NotImplementedError

    def on_open(self) -> None:
        """Called once, after the screen was put on top."""

    def on_resume(self) -> None:
        """Called when the screen comes to the front, the first time too."""

    def on_pause(self) -> None:
        """Called when a screen that was in front is covered by a full one or by another app."""

    def on_close(self) -> None:
        """Called once, when the screen goes away."""

    def on_back(self) -> None:
        """The back gesture or key."""
        self.close()

    def beat_ms(self) -> int:
        """How often it looks different by itself, as a running stopwatch; 0: only after events."""
        return 0

    def asked_orientation(self) -> Orientation | None:
        """How it wants the display turned by now, as by `setRequestedOrientation`.

        None: as its app's `orientations` say.
        """
        return None

    def bars_over_dark(self) -> bool:
        """Whether what it draws behind the status bar is dark, so that its icons must be light."""
        return False

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        """Every touch on this window, before a gesture is made of it.

        Args:
            phase: down, move, up or cancel.
            x: pixels from the window's left edge.
            y: pixels from its upper edge.
            pointer: which finger.
        """

    def anchor(self) -> str | tuple[int, int, int, int] | None:
        """Where a popup opens: at a widget (its id) of a window beneath, or at a rectangle."""
        return None

    def close(self, result: R | None = None, *, toast: TextLike | None = None) -> None:
        """Leave this screen; None means cancelled, then nobody is told."""
        self.host.close(self, result, toast)
