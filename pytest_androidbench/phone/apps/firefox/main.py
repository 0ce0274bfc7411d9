"""The home screen, and the tab that is looked at, with the toolbar (HomeActivity.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.firefox import home, names, toolbar
from pytest_androidbench.phone.apps.firefox.app import FirefoxApp, asked_address
from pytest_androidbench.phone.apps.firefox.editing import AddressEditing
from pytest_androidbench.phone.apps.firefox.error_page import error_page
from pytest_androidbench.phone.apps.firefox.find_bar import find_bar
from pytest_androidbench.phone.apps.firefox.link_menu import HeldLinkMenu
from pytest_androidbench.phone.apps.firefox.look import FRAME
from pytest_androidbench.phone.apps.firefox.menu_acts import FirefoxMenuActs
from pytest_androidbench.phone.apps.firefox.tabs_tray import NEW, NEW_PRIVATE, TabsTray
from pytest_androidbench.phone.browser.facts import PageDownload, PageView
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.web.addresses import host_of, shown_address
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.kit.web.finding import FindInPage
from pytest_androidbench.phone.kit.web.holding import HeldContent, HoldActs
from pytest_androidbench.phone.kit.web.tabs import BrowserTab
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.pages import Refusal, stored_page
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class FirefoxHome(AppScreen[FirefoxApp, None]):
    """A page where a tab is looked at, else the home screen."""

    activity: ClassVar[str] = names.HOME
    launch_mode = "singleTask"

    data: str = ""
    """What another app wants to be shown."""
    private: bool = False
    """Whether new tabs are private ones."""
    browsing: TabBrowsing = field(default_factory=TabBrowsing)
    editing: AddressEditing = field(default_factory=AddressEditing)
    find: FindInPage = field(default_factory=FindInPage)
    menu: FirefoxMenuActs = field(default_factory=FirefoxMenuActs)
    held: HoldActs = field(default_factory=HoldActs)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(data=asked_address(intent))

    def on_open(self) -> None:
        self.browsing.downloads_to("take_files")
        self.browsing.attach()
        self._take_over()

    def on_intent(self, intent: Intent) -> None:
        self.data = asked_address(intent)
        self._take_over()

    def on_resume(self) -> None:
        self.browsing.touched()

    def on_pause(self) -> None:
        self.browsing.rest()

    def on_back(self) -> None:
        tab = self.browsing.tab
        if self.editing.shown:
            self.editing.end()
        elif self.find.on(self.browsing):
            self.find.close(self.browsing)
        elif tab is None:
            self.close()
        elif not self.browsing.go(-1):
            self._leave(tab)

    def beat_ms(self) -> int:
        """Pages move by themselves."""
        return 0 if self.browsing.tab is None else 16

    def build(self) -> w.Widget:
        tab = self.browsing.tab
        body, bar = self._body(tab), self._bar(tab)
        top = self.app.prefs().get(names.TOOLBAR_TOP, "bottom") == "top"
        parts = (bar, body) if top else (body, bar)
        return w.Page(*parts, over=self.snackbar.build(), id="browserLayout")

    def _bar(self, tab: BrowserTab | None) -> w.Widget:
        if self.editing.shown:
            clear = self.editing.clear if self.editing.text else None
            return toolbar.edit_bar(self.editing.field_widget(self.go_to), clear)
        if self.find.on(self.browsing):
            return find_bar(self.find, self.browsing)
        acts = toolbar.FirefoxBarActs(
            home=self.go_home, edit=self.begin, tabs=self.show_tabs, menu=self.menu.open,
            info=self.show_info,
        )  # fmt: skip
        private = tab.incognito if tab is not None else self.private
        count = len(self.browsing.model.of_kind(incognito=private))
        if tab is None:
            return toolbar.home_bar(count, acts)
        secure = not tab.url.startswith("http:")
        return toolbar.page_bar(shown_address(tab.url), secure, count, acts)

    def _body(self, tab: BrowserTab | None) -> w.Widget:
        if self.editing.shown:
            private = tab.incognito if tab is not None else self.private
            listed = self.editing.suggestions(self.go_to, private=private)
            listed.weight = 1
            return listed
        if tab is None:
            return self._home()
        view = self.browsing.content.widget(self.page_touched, self.instead, self.held.begin)
        view.weight, view.width = 1, "fill"
        inner = w.Column(view, across="stretch", height="fill", width="fill")
        return w.Panel(inner, id="engineView", cls=FRAME, weight=1, width="fill")

    def _home(self) -> w.Widget:
        if self.private:
            return home.home_page(home.private_words(), private=True, switch=self.switch_kind)
        prefs, tabs = self.app.prefs(), self.browsing.model.of_kind(incognito=False)
        sites = prefs.get(names.TOP_SITES, default=True) and home.shortcuts(
            self.app.history.best(), self.go_to, self.host.width_dp
        )
        last = (prefs.get(names.JUMP_BACK, default=True) and tabs) and home.jump_back(
            tabs[-1], self.jump_back, self.show_tabs
        )
        return home.home_page(sites, last or None, private=False, switch=self.switch_kind)

    def instead(self, view: PageView) -> w.Widget | None:
        """What is seen where there is no page."""
        why = stored_page(self.app, view.url or self.browsing.content.url)
        again = self.browsing.reload
        return error_page(view, why if isinstance(why, Refusal) else None, again)

    def begin(self) -> None:
        """Type into the bar."""
        tab = self.browsing.tab
        self.editing.begin(tab.url if tab is not None else "")

    def go_to(self, typed: str) -> None:
        """Go where something that was typed or picked leads: on home, in a new tab."""
        self.editing.end()
        if not typed.strip():
            return
        if self.browsing.tab is not None:
            self.browsing.visit(typed)
            return
        self.browsing.typed = True
        self.browsing.open(self.app.address_of(typed), incognito=self.private)

    def open_new(self, url: str, *, private: bool) -> None:
        """Show an address in a tab of its own."""
        self.browsing.open(url, incognito=private)

    def go_home(self) -> None:
        """Show the home screen; the tab stays."""
        tab = self.browsing.tab
        self.private = tab.incognito if tab is not None else self.private
        model = self.browsing.model
        model.current = 0
        self.app.tabs.save(model)
        self.browsing.attach()

    def jump_back(self) -> None:
        """Look at the last tab again."""
        tabs = self.browsing.model.of_kind(incognito=False)
        if tabs:
            self.browsing.look_at(tabs[-1].id)

    def switch_kind(self) -> None:
        """Have new tabs be private, or no longer."""
        self.private = not self.private

    def show_tabs(self) -> None:
        """Show all tabs."""
        tab = self.browsing.tab
        private = tab.incognito if tab is not None else self.private
        self.ask(TabsTray(private=private), self.from_tray)

    def from_tray(self, id_: int) -> None:
        """Look at the tab that was chosen, or begin a new one."""
        if id_ not in {NEW, NEW_PRIVATE}:
            self.browsing.look_at(id_)
            return
        self.go_home()
        self.private = id_ == NEW_PRIVATE
        self.begin()

    def show_info(self) -> None:
        """Tell what is known of the page's connection."""
        tab = self.browsing.tab
        if tab is not None:
            safe = tab.url.startswith("https:")
            said = tr("Connection is secure") if safe else tr("Connection is not secure")
            self.ask(Confirm(title=host_of(tab.url), message=said, negative=None), self.informed)

    def informed(self, sure: bool) -> None:
        """Nothing more follows from what was read."""

    def held_menu(self, held: HeldContent) -> HeldLinkMenu:
        """What is offered for what is held."""
        return HeldLinkMenu(link=held.link, image=held.image)

    def opened_behind(self) -> Message:
        """What is said of a page in a tab that is not looked at."""
        return tr("New tab opened")

    def page_touched(self) -> None:
        """A finger or a key did something to the page."""
        self.browsing.touched()

    def page_answered(self) -> None:
        """A question of the page's was answered."""
        self.browsing.touched()

    def take_files(self, downloads: Sequence[PageDownload]) -> None:
        """Keep what the page gave."""
        for one in downloads:
            try:
                if one.failed:
                    self.snackbar.say(tr("Download failed"))
                    continue
                self.app.downloads.keep(one)
                self.snackbar.say(tr("Download completed"))
            except FileError:
                self.snackbar.say(tr("Download failed"))

    def _take_over(self) -> None:
        """Show what another app asked for, in a tab of its own."""
        asked, self.data = self.data, ""
        if not asked:
            return
        self.editing.shown = self.find.shown = False
        model = self.browsing.model
        if asked.startswith("content:") and asked not in model.granted:
            model.granted.append(asked)
            self.app.tabs.save(model)
        private = self.app.prefs().get(names.OPEN_PRIVATE, default=False)
        self.browsing.open(self.app.address_of(asked), incognito=private)
        model = self.browsing.model
        if model.shown is not None:
            model.shown.guest = True
            self.app.tabs.save(model)

    def _leave(self, tab: BrowserTab) -> None:
        """From a tab's first page: back to the tab or the app it came from, else home."""
        if tab.guest or tab.parent:
            self.browsing.close(tab.id)
            if tab.guest:
                self.close()
        else:
            self.go_home()
