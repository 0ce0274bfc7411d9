"""A page of settings: a name, a title and rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.settings.model.rows import ConfirmPreference, Link, SettingsRow
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import TextLike


@dataclass(frozen=True, slots=True)
class SettingsPageState:
    """What the rows of a page are made from."""

    phone: Phone
    argument: str = ""
    """What the page is about: a package, a network."""
    choice: str = ""
    """The page's own state: a filter, a tab."""


Rows = Sequence[SettingsRow]
MenuRows = Sequence[Link | ConfirmPreference]


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFrame:
    """What Android calls the list of a page, and whose page it is."""

    list_id: str = "recycler_view"
    list_class: str = "androidx.recyclerview.widget.RecyclerView"
    package: str | None = None
    """The package of the page where that is not Settings."""
    sought: bool = False
    """Whether its own rows are searched, in place of all settings."""


RECYCLER: Final = PageFrame()


@dataclass(frozen=True, slots=True)
class PreferencePage:
    """One page; `rows` is a list, or makes one from the phone's present state."""

    name: str
    title: TextLike | Callable[[SettingsPageState], TextLike]
    rows: Callable[[SettingsPageState], Rows] | Rows
    parent: str = ""
    """The page that leads here, for the search's bread crumbs; empty: the home page."""
    fragment: str = ""
    """Android's class of the page, below com.android.settings."""
    about: bool = False
    """Whether it needs an argument; search leaves such pages out."""
    menu: Callable[[SettingsPageState], MenuRows] | None = None
    """The entries behind "More options"."""
    log: tuple[str, str] | None = None
    """Tag and text of a line Android's page writes when it opens."""
    frame: PageFrame = RECYCLER
    tools: Sequence[Link] = ()
    """What its bar offers besides the search: icons, with their titles as descriptions."""

    def heading(self, state: SettingsPageState) -> TextLike:
        """The title."""
        return self.title(state) if callable(self.title) else self.title

    def list(self, state: SettingsPageState) -> Rows:
        """The rows for the phone's present state."""
        return self.rows(state) if callable(self.rows) else self.rows
