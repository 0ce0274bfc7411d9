"""The rows a settings page can have, as values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from pytest_androidbench.phone.apps.settings.model.bindings import Binding
from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.settings.model.pane import Pane
    from pytest_androidbench.phone.ui.screen import Screen
    from pytest_androidbench.phone.ui.widget import Widget

Action = Callable[["Pane"], None]
"""What a tap does, given the page it happens on."""


def english(text: TextLike) -> str:
    """Return a text as it is before translation."""
    return text if isinstance(text, str) else text.english()


@dataclass(frozen=True)
class Row:
    """One row: a title with a summary below it."""

    title: TextLike

    summary: TextLike | None = None
    icon: str | None = None
    enabled: bool = True
    name: str = ""
    """Tells rows with the same title apart."""
    desc: TextLike | None = None

    @property
    def key(self) -> str:
        """The name under which an answer finds the row again."""
        return self.name or english(self.title)


class Answerable(Protocol):
    """A row that opens a dialog and takes what was chosen in it."""

    @property
    def key(self) -> str:
        """The name of the row on its page."""

    def answered(self, pane: Pane, value: Any) -> None:
        """Act on the dialog's result."""


@dataclass(frozen=True, kw_only=True)
class Link(Row):
    """A row that leads to another page of settings, or does something."""

    to: str = ""
    argument: str = ""
    do: Action | None = None
    gear: Action | None = None
    """What the settings button at the row's end does."""
    picture: str = ""
    """The package whose icon stands before the title."""


@dataclass(frozen=True, kw_only=True)
class Info(Row):
    """A row that only tells something."""


@dataclass(frozen=True, kw_only=True)
class Toggle(Row):
    """A row with a switch; with `to`, the row opens a page and only the switch switches."""

    value: Binding[bool]
    to: str = ""
    argument: str = ""
    picture: str = ""
    caution: Caution | None = None
    """Asked before it is switched on."""

    def answered(self, pane: Pane, value: str) -> None:
        """Switch on after the question."""
        self.value.write(pane.phone, value == "yes")


@dataclass(frozen=True, kw_only=True)
class Caution:
    """A question before something happens."""

    title: TextLike
    message: TextLike
    yes: TextLike
    no: TextLike | None = None


@dataclass(frozen=True, kw_only=True)
class MainSwitch(Row):
    """The bar with a switch at the top of a page."""

    value: Binding[bool]


@dataclass(frozen=True, kw_only=True)
class Option(Row):
    """A row with a radio button, or a check box where several may be chosen."""

    chosen: bool
    do: Action
    box: bool = False
    picture: str = ""


@dataclass(frozen=True, kw_only=True)
class ListChoice(Row):
    """A row that opens a dialog with radio buttons; its summary is the chosen text."""

    options: Sequence[tuple[str, TextLike]]
    value: Binding[str]
    note: TextLike | None = None

    def answered(self, pane: Pane, value: str) -> None:
        """Store the choice."""
        self.value.write(pane.phone, value)


@dataclass(frozen=True, kw_only=True)
class EditText(Row):
    """A row that opens a dialog with a text field."""

    value: Binding[str]
    label: TextLike | None = None
    """The dialog's title, where it is not the row's."""

    def answered(self, pane: Pane, value: str) -> None:
        """Store the text."""
        self.value.write(pane.phone, value)


@dataclass(frozen=True, kw_only=True)
class Confirm(Row):
    """A row, or one button of a bar, that asks before it acts."""

    caution: Caution
    do: Action
    picture: str = ""

    def answered(self, pane: Pane, value: str) -> None:
        """Act after "yes"."""
        if value == "yes":
            self.do(pane)


@dataclass(frozen=True, kw_only=True)
class Seek(Row):
    """A row with a slider from 0 to `maximum`."""

    value: Binding[int]
    maximum: int
    steps: tuple[TextLike, TextLike] | None = None
    """Descriptions of the buttons before and after the slider."""


@dataclass(frozen=True)
class Category(Row):
    """A heading above a group of rows."""


@dataclass(frozen=True)
class Footer(Row):
    """An explanation at the end of a page."""


@dataclass(frozen=True, kw_only=True)
class Header(Row):
    """The entity a page is about: icon, name and a line below."""

    picture: str = ""


@dataclass(frozen=True, kw_only=True)
class Buttons(Row):
    """Up to four buttons with icons, side by side."""

    title: TextLike = ""
    buttons: Sequence[Link | Confirm]


@dataclass(frozen=True, kw_only=True)
class Usage(Row):
    """A big number with a bar."""

    share: float


@dataclass(frozen=True, kw_only=True)
class Custom(Row):
    """Anything else."""

    build: Callable[[Pane], Widget]


@dataclass(frozen=True, kw_only=True)
class Prompt(Row):
    """A row that opens a dialog of its own kind."""

    dialog: Callable[[], Screen[Any]]
    take: Callable[[Pane, Any], None]
    gear: Action | None = None

    def answered(self, pane: Pane, value: Any) -> None:
        """Hand over the dialog's result."""
        self.take(pane, value)
