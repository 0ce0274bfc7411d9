"""Parts of a screen: pieces with fields, widgets and handlers of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar, TypeVarTuple, Unpack

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.message import TextLike
    from pytest_androidbench.phone.ui.screen import Host, Screen

R = TypeVar("R")
Ts = TypeVarTuple("Ts")

Plain: TypeAlias = (
    "str | int | float | bool | bytes | list[Any] | tuple[Any, ...] | dict[str, Any] | None"
)
"""What may be stored: in fields of screens and parts, arguments of handlers, and snapshots."""


class ScreenMisuseError(TypeError):
    """A screen asked its host for something that could not be stored or found again."""


class Handler(NamedTuple):
    """A method of a screen or of one of its parts, as it is kept until it is called."""

    path: str
    """From the screen on: `saved`, or `search.found` of the part in its field `search`."""
    args: tuple[Any, ...] = ()
    """Given to it before what it waits for."""


class Holder:
    """Can have parts in its fields: a screen, or a part in turn."""

    held_by: Holder | None = None
    held_as: str = ""
    """The name of the field it lies in."""

    def __setattr__(self, name: str, value: object) -> None:
        if isinstance(value, Part) and name != "held_by":
            value.held_by, value.held_as = self, name
        super().__setattr__(name, value)

    @property
    def screen(self) -> Screen[Any]:
        """The screen itself, or the one that a part belongs to."""
        raise NotImplementedError

    @property
    def host(self) -> Host:
        """The phone that shows the screen."""
        return self.screen.host

    @property
    def now_ms(self) -> int:
        """Milliseconds since 1970 on the phone's clock."""
        return self.host.now_ms

    def show(self, screen: Screen[Any]) -> None:
        """Open another screen above this one."""
        self.host.show(self.screen, screen, None)

    def ask(self, screen: Screen[R], then: Callable[[Unpack[Ts], R], None], *args: *Ts) -> None:
        """Open a screen and take its result.

        Args:
            screen: closes with the result.
            then: a method of this screen, or of one of its parts, which is kept by name.
            args: plain values that `then` gets before the result: what was asked about.
        """
        self.host.show(self.screen, screen, handler_of(self.screen, then, args))

    def after(self, ms: int, method: Callable[..., None], *args: Plain) -> int:
        """Call a method later on the phone's clock; dropped when the screen is gone."""
        path, given = handler_of(self.screen, method, args)
        return self.host.after(self.screen, ms, path, given)

    def cancel(self, timer: int) -> None:
        """Drop what `after` returned."""
        self.host.cancel(timer)

    def toast(self, text: TextLike, *, long: bool = False) -> None:
        """Show a short message that goes away by itself."""
        self.host.toast(self.screen, text, long=long)

    def focus(self, widget_id: str) -> None:
        """Put the caret into a text field of the screen and show the keyboard."""
        self.host.focus(self.screen, widget_id)

    def selection(self) -> tuple[int, int]:
        """Start and end of what is selected in the field with the caret; equal: the caret."""
        return self.host.selection(self.screen)

    def select(self, widget_id: str, start: int, end: int | None = None) -> None:
        """Put the caret into a text field without showing the keyboard; with `end`, select."""
        self.host.select(self.screen, widget_id, start, start if end is None else end)

    def hide_keyboard(self) -> None:
        """Hide the keyboard."""
        self.host.hide_keyboard(self.screen)

    def scroll_to_start(self, widget_id: str) -> None:
        """Set a list of the screen back to its first row, as after a new query."""
        self.host.scroll_to_start(self.screen, widget_id)

    def scroll_to_end(self, widget_id: str) -> None:
        """Show the last rows of a list of the screen, and stay there until it is moved."""
        self.host.scroll_to_end(self.screen, widget_id)


@dataclass(eq=False)
class Part(Holder):
    """A piece of a screen that lies in one of its fields, and in its snapshots with it.

    It has fields, handlers, and methods that build widgets; results and timers reach it as they
    reach a screen. A text field shows one of its fields by `bind=self.field("words")`.
    """

    @property
    def screen(self) -> Screen[Any]:
        holder = self.held_by
        if holder is None:
            raise ScreenMisuseError(f"{type(self).__name__} lies in no field of a screen")
        return holder.screen

    @property
    def path(self) -> str:
        """Where it lies, from the screen on: `search`, or `body.search`."""
        return path_of(self)

    def field(self, name: str) -> str:
        """The path of one of its fields, for `TextField(bind=...)`."""
        return f"{path_of(self)}.{name}"


def path_of(part: Part) -> str:
    """Where a part lies, even where it has a field called `path`, as of a file."""
    above = f"{path_of(part.held_by)}." if isinstance(part.held_by, Part) else ""
    return f"{above}{part.held_as}"


def hold_parts(holder: Holder) -> None:
    """Tell parts where they lie that were not assigned to their fields, as from a snapshot."""
    for each in fields(holder):  # type: ignore[arg-type]  # every screen and part is a data class
        value = getattr(holder, each.name)
        if isinstance(value, Part):
            value.held_by, value.held_as = holder, each.name
            hold_parts(value)


def handler_of(
    screen: Screen[Any], method: Callable[..., object], args: tuple[Any, ...] = ()
) -> Handler:
    """How a bound method of a screen, or of one of its parts, is kept.

    Raises:
        ScreenMisuseError: it is none.
    """
    owner = getattr(method, "__self__", None)
    if isinstance(owner, Part) and owner.screen is screen:
        return Handler(f"{path_of(owner)}.{method_name(owner, method)}", args)
    return Handler(method_name(screen, method), args)


def method_name(owner: object, method: Callable[..., object]) -> str:
    """The name under which a bound method of `owner` can be kept and found again.

    Raises:
        ScreenMisuseError: it is none.
    """
    name = getattr(method, "__name__", "")
    if getattr(method, "__self__", None) is not owner or not hasattr(type(owner), name):
        raise ScreenMisuseError(
            f"{method!r} must be a method of {type(owner).__name__} itself: it is kept by its "
            "name, so a lambda, a partial or another object's method would be lost in a snapshot"
        )
    return name


def at_path(screen: object, path: str) -> Any:
    """What lies at a path of fields: a field's value, or a bound method."""
    return attrgetter(path)(screen)


def put_at(screen: object, path: str, value: object) -> None:
    """Give the field at a path another value."""
    above, _, name = path.rpartition(".")
    setattr(at_path(screen, above) if above else screen, name, value)
