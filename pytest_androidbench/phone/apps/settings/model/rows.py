"""The rows a settings page can have, as values.

They are others than those of `kit/preferences.py`. There a row is of one preference, which its
dialog keeps by the key, and acts by a method of its screen. Here it is of anything that can be
read and changed on a phone, and a constant that all phones share: what it does is given the page,
and when its dialog closes it is found again among the rows as they are then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, Final, Literal, Protocol, runtime_checkable

from pytest_androidbench.phone.apps.settings.model.bindings import Binding
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widget import Widget

Action = Callable[[Pane], None]
"""What a tap does, given the page it happens on."""
SETTINGS: Final = tr("Settings")
SwitchBar = Literal["switch_bar", "main_switch_bar", "settingslib_main_switch_bar"]
"""A page's main switch by its id: the first stays above the rows, the others scroll with them."""


def english(text: TextLike) -> str:
    """A text as it is before translation."""
    return text if isinstance(text, str) else text.english()


@dataclass(frozen=True)
class SettingsRow:
    """One row: a title with a summary below it."""

    title: TextLike
    _: KW_ONLY
    summary: TextLike | None = None
    icon: str | None = None
    enabled: bool = True
    name: str = ""
    """Tells rows with the same title apart."""
    desc: TextLike | None = None
    picture: str = ""
    """The package whose icon stands before the title."""

    @property
    def key(self) -> str:
        """The name under which an answer finds the row again."""
        return self.name or english(self.title)


@runtime_checkable
class Answerable(Protocol):
    """A row that opens a dialog and takes what was chosen in it."""

    @property
    def key(self) -> str:
        """The name of the row on its page."""

    def answered(self, pane: Pane, value: Any) -> None:
        """Act on the dialog's result."""


@dataclass(frozen=True, kw_only=True)
class Side:
    """A sign at the end of a row, which is tapped apart from it."""

    do: Action
    icon: str = "settings"
    desc: TextLike = SETTINGS
    id: str = "settings_button"
    cls: str = "android.widget.ImageView"


@dataclass(frozen=True)
class Link(SettingsRow):
    """A row that leads to another page of settings, or does something."""

    to: str = ""
    _: KW_ONLY
    argument: str = ""
    do: Action | None = None
    side: Side | None = None
    place: int = 0
    """Which of a bar's four buttons it is; 0: the one after the others."""


@dataclass(frozen=True)
class Info(SettingsRow):
    """A row that only tells something."""

    summary: TextLike | None = None


@dataclass(frozen=True)
class Caution:
    """A question before something happens."""

    title: TextLike
    message: TextLike
    yes: TextLike
    no: TextLike | None = None


@dataclass(frozen=True)
class SwitchPreference(SettingsRow):
    """A row with a switch; with `to`, the row opens a page and only the switch switches."""

    value: Binding[bool]
    _: KW_ONLY
    to: str = ""
    argument: str = ""
    caution: Caution | None = None
    """Asked before it is switched on."""

    def answered(self, pane: Pane, value: bool) -> None:
        """Switch on after the question."""
        if value:
            self.value.write(pane.phone, True)


@dataclass(frozen=True)
class MainSwitch(SettingsRow):
    """The bar with a switch at the top of a page."""

    value: Binding[bool]
    _: KW_ONLY
    bar: SwitchBar = "settingslib_main_switch_bar"


@dataclass(frozen=True)
class Option(SettingsRow):
    """A row with a radio button, or a check box where several may be chosen."""

    chosen: bool
    do: Action
    _: KW_ONLY
    box: bool = False


@dataclass(frozen=True)
class ListChoice(SettingsRow):
    """A row that opens a dialog with radio buttons; its summary is the chosen text."""

    value: Binding[str]
    options: Mapping[str, TextLike]
    """What is kept -> what is shown for it."""

    def answered(self, pane: Pane, value: int) -> None:
        """Store the choice at a place."""
        self.value.write(pane.phone, [*self.options][value])


@dataclass(frozen=True)
class EditText(SettingsRow):
    """A row that opens a dialog with a text field."""

    value: Binding[str]
    _: KW_ONLY
    label: TextLike | None = None
    """The dialog's title, where it is not the row's."""

    def answered(self, pane: Pane, value: str) -> None:
        """Store the text."""
        self.value.write(pane.phone, value)


@dataclass(frozen=True)
class ConfirmPreference(SettingsRow):
    """A row, or one button of a bar, that asks before it acts."""

    caution: Caution
    do: Action
    _: KW_ONLY
    button: str = ""
    """The id of the button that it is in place of a row."""
    place: int = 0
    """Which of a bar's four buttons it is; 0: the one after the others."""

    def answered(self, pane: Pane, value: bool) -> None:
        """Act after the positive answer."""
        if value:
            self.do(pane)


@dataclass(frozen=True)
class Prompt(SettingsRow):
    """A row that opens a dialog of its own kind."""

    dialog: Callable[[], Screen[Any]]
    take: Callable[[Pane, Any], None]
    _: KW_ONLY
    side: Side | None = None

    def answered(self, pane: Pane, value: Any) -> None:
        """Hand over the dialog's result."""
        self.take(pane, value)


@dataclass(frozen=True)
class Seek(SettingsRow):
    """A row with a slider from 0 to `maximum`."""

    value: Binding[int]
    maximum: int
    _: KW_ONLY
    steps: tuple[TextLike, TextLike] | None = None
    """Descriptions of the buttons before and after the slider."""


@dataclass(frozen=True)
class PreferenceCategory(SettingsRow):
    """A heading above a group of rows; `busy` while they are being looked for."""

    busy: bool = False


@dataclass(frozen=True)
class Footer(SettingsRow):
    """An explanation at the end of a page, with a link below it where there is more to do."""

    more: Link | None = None


@dataclass(frozen=True)
class EntityHeader(SettingsRow):
    """The entity a page is about: icon, name and a line below."""


@dataclass(frozen=True)
class Buttons(SettingsRow):
    """Up to four buttons with icons, side by side; its title is not shown."""

    buttons: Sequence[Link | ConfirmPreference]


@dataclass(frozen=True)
class UsageProgressBar(SettingsRow):
    """A big number with a bar."""

    share: float
    _: KW_ONLY
    below: TextLike | None = None
    """A line under the bar."""


@dataclass(frozen=True)
class Custom(SettingsRow):
    """Anything else."""

    build: Callable[[Pane], Widget]
