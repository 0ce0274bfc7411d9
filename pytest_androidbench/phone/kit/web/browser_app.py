"""A browser as an app: tabs that outlive it, and what is asked of it while pages are shown."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Protocol

from pytest_androidbench.phone.kit.web.tabs import TabStore
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.screen import Screen


class VisitLog(Protocol):
    """What a browser writes of visits."""

    def add(self, url: str, title: str, now_ms: int, *, typed: bool) -> None:
        """A page was shown."""

    def name(self, url: str, title: str) -> None:
        """A page that was shown turned out to have a title."""


class BrowserApp(App):
    """An app with tabs; data of each are kept apart, also what its pages store."""

    tabs_folder: ClassVar[str]
    """Where its tabs are kept, below its home."""

    @property
    def tabs(self) -> TabStore:
        """The open tabs."""
        return TabStore(self, self.tabs_folder)

    @property
    @abstractmethod
    def visit_log(self) -> VisitLog:
        """Where visits are written down."""

    @property
    @abstractmethod
    def text_scale(self) -> int:
        """How large texts of pages are, in percent."""

    @property
    @abstractmethod
    def desktop_first(self) -> bool:
        """Whether pages are asked for as a desktop computer would."""

    @abstractmethod
    def address_of(self, typed: str) -> str:
        """Where something that was typed leads: an address, or a search for it."""

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def may_open(self, uri: str) -> bool:
        return uri in self.tabs.load().granted

    def on_start(self) -> None:
        super().on_start()
        store = self.tabs
        model = store.load()
        if any(tab.incognito for tab in model.tabs):
            # Private tabs end with the process.
            model.tabs = model.of_kind(incognito=False)
            model.current = model.tabs[-1].id if model.tabs else 0
            store.save(model)

    def on_force_stop(self) -> None:
        for tab in self.tabs.load().tabs:
            self.phone.browser.drop(tab.key)
