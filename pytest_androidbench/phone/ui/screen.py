"""A page of an app: plain fields, a pure build, handlers, and what the phone does for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.message import TextLike
    from pytest_androidbench.phone.ui.widget import Widget

R = TypeVar("R")
R2 = TypeVar("R2")

Plain: TypeAlias = (
    "str | int | float | bool | bytes | list[Any] | tuple[Any, ...] | dict[str, Any] | None"
)
"""What may be stored: in screen fields, timer arguments and snapshots."""

WindowKind = Literal["full", "dialog", "popup", "sheet", "panel"]
ImeMode = Literal["resize", "pan", "over"]


class ScreenMisuseError(TypeError):
    """A screen asked its host for something that could not be stored or found again."""


class Host(Protocol):
    """What a phone does for the screens it shows."""

    @property
    def now_ms(self) -> int:
        """Milliseconds since 1970 on the phone's clock."""

    @property
    def width_dp(self) -> int:
        """Width of the display, in dp, as it is turned now."""

    def show(self, opener: Screen[Any], screen: Screen[Any], then: str | None) -> None:
        """Put `screen` above `opener`; its result goes to the opener's method `then`."""

    def close(self, screen: Screen[Any], result: object, toast: TextLike | None) -> None:
        """Take `screen` away and hand its result to whoever asked."""

    def after(self, screen: Screen[Any], ms: int, method: str, args: tuple[Any, ...]) -> int:
        """Call a method of `screen` later, unless it is gone by then."""

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
class Screen(Attachment, Generic[R]):
    """One page, dialog, menu or sheet; its dataclass fields are plain and part of a snapshot.

    `R` is the type of the result that `close` hands to whoever showed it with `ask`.
    """

    activity: ClassVar[str] = ""
    """Name as in an app's manifest (".MainActivity"); empty: lives in the opener's activity."""
    window: ClassVar[WindowKind] = "full"
    """panel: takes no focus and lets touches beside it pass; the others but full close on them."""
    ime: ClassVar[ImeMode] = "resize"
    edge_to_edge: ClassVar[bool] = False
    """Laid out under the status and the navigation bar too."""
    cancelable: ClassVar[bool] = True
    """A touch beside a dialog, popup or sheet closes it."""
    anchor_below: ClassVar[bool] = False
    """A popup opens below its anchor, as drop-downs do, instead of over its end corner."""

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

    def bars_over_dark(self) -> bool:
        """Whether what it draws behind the status bar is dark, so that its icons must be light."""
        return False

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        """Every touch on this window, before a gesture is made of it; phase: down, move or up."""

    def anchor(self) -> str | tuple[int, int, int, int] | None:
        """Where a popup opens: at a widget (its id) of a window beneath, or at a rectangle."""
        return None

    @property
    def now_ms(self) -> int:
        """Milliseconds since 1970 on the phone's clock."""
        return self.host.now_ms

    def show(self, screen: Screen[Any]) -> None:
        """Open another screen above this one."""
        self.host.show(self, screen, None)

    def ask(self, screen: Screen[R2], then: Callable[[R2], None]) -> None:
        """Open a screen and take its result; `then`, a method of this screen, is kept by name."""
        self.host.show(self, screen, method_name(self, then))

    def close(self, result: R | None = None, *, toast: TextLike | None = None) -> None:
        """Leave this screen; None means cancelled, then nobody is told."""
        self.host.close(self, result, toast)

    def after(self, ms: int, method: Callable[..., None], *args: Plain) -> int:
        """Call a method of this screen on the phone's clock; dropped when the screen is gone."""
        return self.host.after(self, ms, method_name(self, method), args)

    def cancel(self, timer: int) -> None:
        """Drop what `after` returned."""
        self.host.cancel(timer)

    def toast(self, text: TextLike, *, long: bool = False) -> None:
        """Show a short message that goes away by itself."""
        self.host.toast(self, text, long=long)

    def focus(self, widget_id: str) -> None:
        """Put the caret into a text field of this screen and show the keyboard."""
        self.host.focus(self, widget_id)

    def selection(self) -> tuple[int, int]:
        """Start and end of what is selected in the field with the caret; equal: the caret."""
        return self.host.selection(self)

    def select(self, widget_id: str, start: int, end: int | None = None) -> None:
        """Put the caret into a text field without showing the keyboard; with `end`, select."""
        self.host.select(self, widget_id, start, start if end is None else end)

    def hide_keyboard(self) -> None:
        """Hide the keyboard."""
        self.host.hide_keyboard(self)

    def scroll_to_start(self, widget_id: str) -> None:
        """Set a list of this screen back to its first row, as after a new query."""
        self.host.scroll_to_start(self, widget_id)

    def scroll_to_end(self, widget_id: str) -> None:
        """Show the last rows of a list of this screen, and stay there until it is moved."""
        self.host.scroll_to_end(self, widget_id)


def method_name(owner: object, method: Callable[..., None]) -> str:
    """The name under which a bound method of `owner` can be kept and found again."""
    name = getattr(method, "__name__", "")
    if getattr(method, "__self__", None) is not owner or not hasattr(type(owner), name):
        raise ScreenMisuseError(
            f"{method!r} must be a method of {type(owner).__name__} itself: it is kept by its "
            "name, so a lambda, a partial or another object's method would be lost in a snapshot"
        )
    return name
