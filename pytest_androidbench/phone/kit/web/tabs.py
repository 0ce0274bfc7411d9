"""Open tabs: plain facts in a file, from which their pages are loaded again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.browser.stores import PRIVATE
from pytest_androidbench.phone.kit.web.addresses import NEW_TAB
from pytest_androidbench.phone.system.files import FileError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

FILE: Final = "tab_state0"
MOST_TABS: Final = 100
MOST_RECENT: Final = 25
MOST_ENTRIES: Final = 50
"""Addresses that a tab remembers; Chromium keeps so many, too (`kMaxEntries`)."""


@dataclass(slots=True)
class BrowserTab:
    """One tab with where it has been."""

    id: int
    entries: list[list[str]] = field(default_factory=lambda: [[NEW_TAB, ""]])
    """Address and title of each page in its history."""
    index: int = 0
    """Which of them it shows."""
    live: list[int] = field(default_factory=lambda: [0, 0])
    """The first and the last of them that the loaded page itself can go to."""
    scroll: list[int] = field(default_factory=lambda: [0, 0])
    incognito: bool = False
    desktop: bool = False
    parent: int = 0
    """The tab from which it was opened; back leads there from its first page."""
    guest: bool = False
    """Whether another app wanted it; back from its first page leads to that app."""
    key: str = ""
    """The name of its page in the phone's browser."""

    @property
    def url(self) -> str:
        """What it shows."""
        return self.entries[self.index][0]

    @property
    def title(self) -> str:
        """The page's title; nothing as long as it is not known."""
        return self.entries[self.index][1]

    @property
    def is_new(self) -> bool:
        """Whether it shows the page of new tabs."""
        return self.url == NEW_TAB

    def go_to(self, url: str) -> None:
        """Another page follows in its history; what could be gone forward to is forgotten."""
        self.entries = [*self.entries[: self.index + 1], [url, ""]][-MOST_ENTRIES:]
        self.index = len(self.entries) - 1
        self.scroll = [0, 0]


@dataclass(slots=True)
class TabModel:
    """All tabs, of both kinds, and which of them is looked at."""

    tabs: list[BrowserTab] = field(default_factory=list)
    current: int = 0
    next: int = 1
    granted: list[str] = field(default_factory=list)
    """Documents of other apps that it was handed."""
    recent: list[list[str]] = field(default_factory=list)
    """Address and title of tabs that were closed, the last one first."""
    package: str = ""
    """Whose tabs they are."""

    def tab(self, id_: int) -> BrowserTab | None:
        """The tab of an id."""
        return next((tab for tab in self.tabs if tab.id == id_), None)

    @property
    def shown(self) -> BrowserTab | None:
        """The tab that is looked at."""
        return self.tab(self.current)

    def of_kind(self, *, incognito: bool) -> list[BrowserTab]:
        """The tabs that are listed together."""
        return [tab for tab in self.tabs if tab.incognito == incognito]

    def add(self, url: str = NEW_TAB, *, incognito: bool = False, parent: int = 0) -> BrowserTab:
        """Open a tab behind all others, or behind the one it comes from."""
        tab = BrowserTab(id=self.next, incognito=incognito, parent=parent)
        kind = f"{PRIVATE}/" if incognito else ""
        tab.entries, tab.key = [[url, ""]], f"{self.package}/{kind}{tab.id}"
        self.next += 1
        place = next((n + 1 for n, t in enumerate(self.tabs) if t.id == parent), len(self.tabs))
        self.tabs.insert(place, tab)
        del self.tabs[: max(0, len(self.tabs) - MOST_TABS)]
        return tab

    def close(self, id_: int) -> BrowserTab | None:
        """Close a tab; the one beside it is looked at."""
        tab = self.tab(id_)
        if tab is None:
            return None
        siblings = self.of_kind(incognito=tab.incognito)
        place = siblings.index(tab)
        self.tabs.remove(tab)
        if not (tab.incognito or tab.is_new):
            self.recent = [[tab.url, tab.title], *self.recent][:MOST_RECENT]
        if self.current == id_:
            beside = self.tab(tab.parent) or next(
                (t for t in (*siblings[place + 1 :], *siblings[:place][::-1])), None
            )
            self.current = beside.id if beside is not None else 0
        return tab


class TabStore:
    """Reads and writes the tabs of the app."""

    def __init__(self, app: App, folder: str) -> None:
        self._app = app
        self._folder = f"{app.home}/{folder}"

    def load(self) -> TabModel:
        """The tabs as they were kept; none where the file is damaged."""
        try:
            kept = json.loads(self._app.files.read(f"{self._folder}/{FILE}"))
            tabs = [BrowserTab(**tab) for tab in kept.pop("tabs")]
            sound = [tab for tab in tabs if _sound(tab)]
            return TabModel(**{**kept, "tabs": sound, "package": self._app.package})
        except (FileError, ValueError, TypeError, AttributeError, KeyError):
            return TabModel(package=self._app.package)

    def save(self, model: TabModel) -> None:
        """Keep the tabs."""
        files = self._app.files
        if not files.is_dir(self._folder):
            files.mkdir(self._folder, parents=True, uid=self._app.uid)
        kept: dict[str, Any] = asdict(model)
        data = json.dumps(kept, ensure_ascii=False).encode()
        files.write(f"{self._folder}/{FILE}", data, uid=self._app.uid)


def _sound(tab: BrowserTab) -> bool:
    return bool(tab.entries) and 0 <= tab.index < len(tab.entries)
