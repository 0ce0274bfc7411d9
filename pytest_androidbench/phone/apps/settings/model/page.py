"""A page of settings: a name, a title and rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.settings.model.rows import Confirm, Link, Row
from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


@dataclass(frozen=True, slots=True)
class Scene:
    """What the rows of a page are made from."""

    phone: Phone
    argument: str = ""
    """What the page is about: a package, a network."""
    choice: str = ""
    """The page's own state: a filter, a tab."""


Rows = Callable[[Scene], Sequence[Row]] | Sequence[Row]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page; `rows` is a list, or makes one from the phone's present state."""

    name: str
    title: TextLike | Callable[[Scene], TextLike]
    rows: Rows
    parent: str = ""
    """The page that leads here, for the search's bread crumbs; empty: the home page."""
    fragment: str = ""
    """Android's class of the page, below com.android.settings."""
    menu: Callable[[Scene], Sequence[Link | Confirm]] | None = None
    """The entries behind "More options"."""
    log: tuple[str, str] | None = None
    """Tag and text of a line Android's page writes when it opens."""
    about: bool = False
    """Whether it needs an argument; search leaves such pages out."""

    def heading(self, scene: Scene) -> TextLike:
        """Return the title."""
        return self.title(scene) if callable(self.title) else self.title

    def list(self, scene: Scene) -> Sequence[Row]:
        """Return the rows for the phone's present state."""
        return self.rows(scene) if callable(self.rows) else self.rows
