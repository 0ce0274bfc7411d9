"""Tabs with their pages, under the toolbar (ChromeTabbedActivity.java)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp, handed_over
from pytest_androidbench.phone.apps.chrome.context_menu import LinkMenu
from pytest_androidbench.phone.apps.chrome.error_pages import failure_page
from pytest_androidbench.phone.apps.chrome.find_bar import find_bar
from pytest_androidbench.phone.apps.chrome.look import FRAME
from pytest_androidbench.phone.apps.chrome.menu_acts import MenuActs
from pytest_androidbench.phone.apps.chrome.message_banner import DownloadMessage
from pytest_androidbench.phone.apps.chrome.new_tab import incognito_page, new_tab_page
from pytest_androidbench.phone.apps.chrome.notification_rationale import NotificationRationale
from pytest_androidbench.phone.apps.chrome.omnibox import URL_BAR, Omnibox
from pytest_androidbench.phone.apps.chrome.page_info import PageInfo, connection
from pytest_androidbench.phone.apps.chrome.switcher import TabSwitcher
from pytest_androidbench.phone.apps.chrome.toolbar import BarActs, BarState, toolbar
from pytest_androidbench.phone.browser.facts import PageDownload, PageView
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.web.addresses import NEW_TAB
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.kit.web.finding import FindInPage
from pytest_androidbench.phone.kit.web.holding import HeldContent, HoldActs
from pytest_androidbench.phone.kit.web.tabs import BrowserTab
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.pages import Refusal, stored_page
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class ChromeTabbed(AppScreen[ChromeApp, None]):
    """The tab that is looked at, or all of them."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"

    data: str = ""
    """What another app, or a list of Chrome's own, wants to be shown."""
    in_tab: bool = False
    """Whether that is to be seen in the tab that is looked at."""
    browsing: TabBrowsing = field(default_factory=TabBrowsing)
    omnibox: Omnibox = field(default_factory=Omnibox)
    switcher: TabSwitcher = field(default_factory=TabSwitcher)
    find: FindInPage = field(default_factory=FindInPage)
    menu: MenuActs = field(default_factory=MenuActs)
    held: HoldActs = field(default_factory=HoldActs)
    message: DownloadMessage = field(default_factory=DownloadMessage)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        given = handed_over(intent)
        return cls(data=given.data, in_tab=given.in_tab)

    @property
    def incognito(self) -> bool:
        """Whether a private tab is looked at."""
        return self.browsing.incognito

    def on_open(self) -> None:
        self.browsing.downloads_to("take_files")
        if not self._take_over() and self.browsing.tab is None:
            self.browsing.open(NEW_TAB)
        self._ask_for_notifications()

    def on_intent(self, intent: Intent) -> None:
        self.data, self.in_tab = handed_over(intent)
        if self._take_over():
            self.switcher.shown = self.find.shown = False

    def on_resume(self) -> None:
        self.browsing.touched()
        self._follow()

    def on_pause(self) -> None:
        self.browsing.rest()

    def on_back(self) -> None:
        if self.omnibox.editing:
            self.omnibox.end()
        elif self.find.on(self.browsing):
            self.find.close(self.browsing)
        elif self.switcher.shown:
            self.switcher.leave(self.browsing)
        elif self.browsing.go(-1):
            self._follow()
        else:
            self._leave_tab()
        self._follow()

    def beat_ms(self) -> int:
        """Pages move by themselves."""
        tab = self.browsing.tab
        return 0 if tab is None or tab.is_new or self.switcher.shown else 16

    def build(self) -> w.Widget:
        tab = self.browsing.tab
        over = self.message.build() or self.snackbar.build()
        if self.switcher.shown or tab is None:
            return w.Page(self.switcher.build(self.browsing, self.menu.open), over=over)
        bar = find_bar(self.find, self.browsing) if self.find.on(self.browsing) else self._bar(tab)
        return w.Page(bar, self._content(tab), over=over, id="coordinator")

    def _bar(self, tab: BrowserTab) -> w.Widget:
        acts = BarActs(
            home=self.go_home, tabs=self.show_tabs, hold_tabs=self.menu.open_tabs,
            menu=self.menu.open, info=self.show_info, clear=self.omnibox.clear,
        )  # fmt: skip
        icon, said, _ = connection(tab.url)
        if self.omnibox.editing or tab.is_new:
            icon, said = "search", tr("Search icon")
        count = len(self.browsing.model.of_kind(incognito=tab.incognito))
        state = BarState(
            count=count,
            editing=self.omnibox.editing,
            empty=not self.omnibox.text,
            home=self.app.prefs().get(names.HOME_ON, default=True),
            icon=(icon, said),
            incognito=tab.incognito,
            bare=tab.is_new and not tab.incognito,
        )
        return toolbar(self.omnibox.widget(self.go), acts, state)

    def _content(self, tab: BrowserTab) -> w.Widget:
        if self.omnibox.editing:
            return self.omnibox.suggestions(self.go_to, self.copy_address)
        if tab.is_new:
            page = incognito_page() if tab.incognito else new_tab_page(
                self.search, self.app.visits.best(), self.go_to, self.host.width_dp
            )  # fmt: skip
            page.weight = 1
            return page
        view = self.browsing.content.widget(self.page_touched, self.instead, self.held.begin)
        view.weight, view.width = 1, "fill"
        inner = w.Column(view, across="stretch", height="fill", width="fill")
        return w.Panel(inner, id="compositor_view_holder", cls=FRAME, weight=1, width="fill")

    def instead(self, view: PageView) -> w.Widget | None:
        """What is seen where there is no page."""
        why = stored_page(self.app, view.url or self.browsing.content.url)
        page = failure_page(view, why if isinstance(why, Refusal) else None, self.browsing.reload)
        return page if isinstance(page, w.Widget) else None

    def go(self) -> None:
        """Go where the bar says."""
        self.go_to(self.omnibox.text)

    def go_to(self, typed: str) -> None:
        """Go where something that was typed or picked leads."""
        self.omnibox.end()
        if typed.strip():
            self.visit(typed)

    def visit(self, typed: str, *, by_hand: bool = True) -> None:
        """Show an address; files of shared storage need a permission."""
        held = self.phone.permissions.held(self.app.package, names.STORAGE)
        if typed.startswith("file:") and not held:
            self.data = typed
            self.request_permissions((names.STORAGE,), self.permitted)
            return
        self.browsing.visit(typed, by_hand=by_hand)
        self._follow()

    def permitted(self, granted: dict[str, bool]) -> None:
        """Show the file whatever was answered: the page says what came of it."""
        del granted
        url, self.data = self.data, ""
        self.browsing.visit(url)
        self._follow()

    def go_home(self) -> None:
        """Show the home page."""
        prefs = self.app.prefs()
        custom = prefs.get(names.HOME_PAGE, "")
        own = custom and not prefs.get(names.HOME_IS_NEW_TAB, default=True)
        self.visit(custom if own else NEW_TAB)

    def search(self) -> None:
        """Put the caret into the bar."""
        self.omnibox.begin()
        self.focus(URL_BAR)

    def show_tabs(self) -> None:
        """Show all tabs."""
        self.omnibox.end()
        self.switcher.open(incognito=self.incognito)

    def show_info(self) -> None:
        """Tell what is known of the page."""
        tab = self.browsing.tab
        if tab is not None and not tab.is_new and not self.omnibox.editing:
            self.ask(PageInfo(url=tab.url), self.informed)

    def informed(self, wanted: str) -> None:
        """Do what was chosen on what is known of the page."""
        if wanted == "copy":
            self.copy_address()

    def held_menu(self, held: HeldContent) -> LinkMenu:
        """What is offered for what is held."""
        return LinkMenu(link=held.link, text=held.text, image=held.image)

    def opened_behind(self) -> Message:
        """What is said of a page in a tab that is not looked at."""
        return tr("Tab opened in background")

    def copy_address(self) -> None:
        """Copy the address of the page."""
        tab = self.browsing.tab
        if tab is not None:
            self.phone.clipboard.put(tab.url, package=self.app.package)

    def page_touched(self) -> None:
        """A finger or a key did something to the page."""
        self.browsing.touched()
        self._follow()

    def page_moved(self) -> None:
        """The page went elsewhere by itself."""
        self._follow()

    def page_answered(self) -> None:
        """A question of the page's was answered."""
        self.page_touched()

    def take_files(self, downloads: Sequence[PageDownload]) -> None:
        """Keep what the page gave."""
        tab = self.browsing.tab
        self.message.take(downloads, tab.url if tab is not None else "")

    def undo_close(self) -> None:
        """Open again what was closed."""
        self.switcher.put_back(self.browsing)
        self.snackbar.hush()
        self._follow()

    def tabs_changed(self) -> None:
        """Tabs were opened, closed or chosen."""
        self._follow()
        if self.switcher.closed:
            said = self.switcher.said
            self.snackbar.say(said, self.undo_close, self.forget_closed)

    def forget_closed(self) -> None:
        """What was closed stays closed."""
        self.switcher.closed = []

    def _follow(self) -> None:
        tab = self.browsing.tab
        self.omnibox.follow(tab.url if tab else "", tab.title if tab else "")

    def _take_over(self) -> bool:
        """Show what another app asked for, in a tab of its own."""
        url, self.data = self.data, ""
        in_tab, self.in_tab = self.in_tab, False
        if not url:
            return False
        if in_tab and self.browsing.tab is not None:
            self.visit(url, by_hand=False)
            return True
        model = self.browsing.model
        if url.startswith("content:") and url not in model.granted:
            model.granted.append(url)
            self.app.tabs.save(model)
        self.omnibox.editing = False
        self.browsing.open(NEW_TAB)
        self.visit(url, by_hand=False)
        tab = self.browsing.tab
        if tab is not None and not tab.is_new:
            self.browsing.be_guest()
        return True

    def _leave_tab(self) -> None:
        """Go back to the tab this one was opened from; else leave the app."""
        tab = self.browsing.tab
        if tab is not None and (tab.parent or tab.guest):
            self.browsing.close(tab.id)
        if tab is None or not tab.parent:
            self.close()

    def _ask_for_notifications(self) -> None:
        prefs = self.app.prefs()
        held = self.phone.permissions.held(self.app.package, names.NOTIFICATIONS)
        if not held and not prefs.get(names.ASKED_NOTIFICATIONS, default=False):
            prefs.put(names.ASKED_NOTIFICATIONS, True)
            self.ask(NotificationRationale(), self.notified)

    def notified(self, wanted: bool) -> None:
        """Ask for the permission, if that is wanted."""
        if wanted:
            self.request_permissions((names.NOTIFICATIONS,), self.told)

    def told(self, granted: dict[str, bool]) -> None:
        """Nothing more follows from the answer."""
