"""The first screen: files, to-do list, quick note, and everything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor import prefs
from pytest_androidbench.phone.apps.markor.browser import BrowserScreen
from pytest_androidbench.phone.apps.markor.colours import ACCENT, BAR
from pytest_androidbench.phone.apps.markor.files import FAVOURITES, POPULAR, RECENTS
from pytest_androidbench.phone.apps.markor.intro import Intro, StoragePermission
from pytest_androidbench.phone.apps.markor.look import bar
from pytest_androidbench.phone.apps.markor.more import more_page
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FILES, TODO, QUICKNOTE, MORE = range(4)
TABS: Final = (
    ("nav_notebook", "Files", "folder"),
    ("nav_todo", "To-Do", "assignment"),
    ("nav_quicknote", "QuickNote", "bolt"),
    ("nav_more", "More", "more_horiz"),
)
EXIT_MS: Final = 2000
STARTS: Final = {
    "favourites": FAVOURITES,
    "internal_storage": prefs.STORAGE,
    "popular_documents": POPULAR,
    "recently_viewed_documents": RECENTS,
}


@dataclass(eq=False)
class Main(BrowserScreen[None]):
    """Four pages and the bar that leads to them."""

    activity = ".activity.MainActivity"
    launch_mode = "singleTop"

    tab: int = FILES
    leaving: bool = False
    """Whether Back leaves the app: for two seconds after the first time."""

    def on_open(self) -> None:
        settings = self.settings
        start = settings.text(prefs.START_FOLDER, "notebook")
        self.folder = self.folder or STARTS.get(start, settings.notebook)
        files = self.phone.files
        if all_files(self.app.package).read(self.phone) and not files.exists(settings.notebook):
            files.mkdir(settings.notebook, parents=True, uid=self.app.uid)
        self.show_tab(int(settings.text(prefs.START_TAB, "0")))

    def on_resume(self) -> None:
        if not self.settings.flag(prefs.INTRO_SEEN):
            self.show(Intro())
        elif not all_files(self.app.package).read(self.phone):
            self.show(StoragePermission())
            self.close()
        elif self.path:
            self.load()

    def on_pause(self) -> None:
        self.leave_document()

    def build(self) -> w.Widget:
        actions, title = self._bar()
        has_menu = bool(self.entries("more"))
        fab = w.Fab(
            "add",
            tr("Create a new file or folder"),
            id="fab_add_new_item",
            on_tap=self.add,
            on_long=self.switch_list,
        )
        over = w.Snackbar(tr("Press 'Back' again to exit"), tr("Exit"), self.close)
        return w.Page(
            w.Panel(
                bar(title, actions, more=self.open_menu if has_menu else None),
                id="appbar",
                cls="android.widget.LinearLayout",
            ),
            w.Stack(
                w.Panel(
                    self._page(),
                    id="main__view_pager_container",
                    cls="androidx.viewpager.widget.ViewPager",
                    height="fill",
                    width="fill",
                ),
                w.Align(fab, across="end", down="bottom", margin=16) if self.tab == FILES else None,
                w.Align(over, across="start", down="bottom") if self.leaving else None,
                weight=1,
            ),
            self._tabs(),
            id="main_content",
            cls="android.widget.FrameLayout",
        )

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        if menu == "action_go_to":
            return self.places()
        if menu == "action_sort":
            return self.orders()
        if self.tab == FILES:
            return self.browser_menu()
        if self.tab == MORE:
            return [MenuEntry(text=tr("Settings"), act=self.open_settings)]
        return super().entries(menu)

    def show_tab(self, tab: int) -> None:
        """Show another page; the document of the one before is saved."""
        self.leave_document()
        self.path = ""
        self.end_selection()
        self.hide_keyboard()
        self.tab = tab
        if tab in {TODO, QUICKNOTE}:
            path = self.settings.todo if tab == TODO else self.settings.quicknote
            self.open_document(path, viewing=False)

    def on_back(self) -> None:
        if self.leaving:
            self.close()
        elif self.tab != FILES or not self.go_up():
            self.leaving = True
            self.after(EXIT_MS, self.stay)

    def stay(self) -> None:
        """Take the offer to leave back."""
        self.leaving = False

    def switch_list(self) -> None:
        """Go round favourites, recent documents and the notebook."""
        following = {FAVOURITES: self.settings.notebook, RECENTS: FAVOURITES}
        self.enter(following.get(self.folder, FAVOURITES))

    def _bar(self) -> tuple[list[w.Widget], str]:
        if self.tab == FILES:
            return self.browser_actions(), self.browser_title
        if self.tab == MORE:
            return [], "More"
        return self.document_actions(), TABS[self.tab][1]

    def _page(self) -> w.Widget:
        if self.tab == FILES:
            return self.browser_page()
        if self.tab == MORE:
            return more_page(self)
        return w.Column(*self.document_body(), across="stretch", height="fill")

    def _tabs(self) -> w.Widget:
        kids = [self._tab(place, id_, title, icon) for place, (id_, title, icon) in enumerate(TABS)]
        row = w.Row(*kids, cls="android.view.ViewGroup", width="fill", height=56)
        look = w.Look(background=BAR, elevation=4)
        return w.Panel(row, look=look, id="bottom_navigation_bar", cls="android.widget.FrameLayout")

    def _tab(self, place: int, id_: str, title: str, icon: str) -> w.Widget:
        colour = ACCENT if place == self.tab else "white"
        return w.Column(
            w.Icon(icon, colour=colour),
            w.Text(tr(title), w.TextStyle(12), colour, lines=1),
            along="center",
            across="center",
            gap=2,
            height=56,
            weight=1,
            id=id_,
            desc=tr(title),
            cls="android.widget.FrameLayout",
            selected=place == self.tab,
            on_tap=partial(self.show_tab, place),
        )
