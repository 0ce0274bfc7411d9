"""The first screen: files, to-do list, quick note, and everything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor import preferences
from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.browser import FolderBrowser
from pytest_androidbench.phone.apps.markor.colours import ACCENT, BAR
from pytest_androidbench.phone.apps.markor.editor import Editor
from pytest_androidbench.phone.apps.markor.files import FAVOURITES, POPULAR, RECENTS
from pytest_androidbench.phone.apps.markor.intro import Intro, StoragePermission
from pytest_androidbench.phone.apps.markor.look import bar
from pytest_androidbench.phone.apps.markor.more import more_rows
from pytest_androidbench.phone.apps.markor.navigation import open_settings
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Orientation

FILES, TODO, QUICKNOTE, MORE = range(4)
TABS: Final = (
    ("nav_notebook", "Files", "folder"),
    ("nav_todo", "To-Do", "assignment"),
    ("nav_quicknote", "QuickNote", "bolt"),
    ("nav_more", "More", "more_horiz"),
)
ITEM: Final = "navigation_bar_item"
FRAME: Final = "android.widget.FrameLayout"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
EXIT_MS: Final = 2000
STARTS: Final = {
    "favourites": FAVOURITES,
    "internal_storage": preferences.STORAGE,
    "popular_documents": POPULAR,
    "recently_viewed_documents": RECENTS,
}


@dataclass(eq=False)
class MarkorMain(AppScreen[MarkorApp, None]):
    """Four pages and the bar that leads to them."""

    activity = ".activity.MainActivity"
    launch_mode = "singleTop"

    tab: int = FILES
    browser: FolderBrowser = field(default_factory=FolderBrowser)
    editor: Editor = field(default_factory=Editor)
    preferences: Preferences = field(default_factory=lambda: Preferences(framed=True))
    menus: Menus = field(default_factory=Menus)
    leaving: bool = False
    """Whether Back leaves the app: for two seconds after the first time."""

    def asked_orientation(self) -> Orientation | None:
        return self.editor.tools.turned

    def on_open(self) -> None:
        settings, files = self.app.settings, self.phone.files
        start = settings.text(preferences.START_FOLDER, "notebook")
        self.browser.folder = STARTS.get(start, settings.notebook)
        if all_files(self.app.package).read(self.phone) and not files.exists(settings.notebook):
            files.mkdir(settings.notebook, parents=True, uid=self.app.uid)
        self.show_tab(int(settings.text(preferences.START_TAB, "0")))

    def on_resume(self) -> None:
        if not self.app.settings.flag(preferences.INTRO_SEEN):
            self.show(Intro())
        elif not all_files(self.app.package).read(self.phone):
            self.show(StoragePermission())
            self.close()
        elif self.editor.document.path:
            self.editor.document.load()

    def on_pause(self) -> None:
        self.editor.document.leave()

    def build(self) -> w.Widget:
        top = w.Panel(self._bar(), id="appbar", cls="android.widget.LinearLayout")
        pager = w.Pager(
            count=len(TABS), index=self.tab, page=self._fragment, on_page=self.show_tab,
            id="main__view_pager_container", height="fill", width="fill",
        )  # fmt: skip
        fab = w.Fab(
            "add", tr("Create a new file or folder"), id="fab_add_new_item",
            on_tap=self.browser.add, on_long=self.browser.switch_list,
        )  # fmt: skip
        over = w.Snackbar(tr("Press 'Back' again to exit"), tr("Exit"), self.close)
        return w.Page(
            top,
            w.Stack(
                pager,
                w.Align(fab, across="end", down="bottom", margin=16) if self.tab == FILES else None,
                w.Align(over, across="start", down="bottom") if self.leaving else None,
                weight=1,
            ),
            self._tabs(),
            id="main_content",
            cls=FRAME,
        )

    def entries(self) -> Sequence[MenuEntry]:
        """Under the three dots."""
        if self.tab == FILES:
            return self.browser.entries()
        if self.tab == MORE:
            return [MenuEntry(text=tr("Settings"), act=partial(open_settings, self))]
        return self.editor.entries()

    def open_menu(self) -> None:
        self.menus.open(self.entries)

    def show_tab(self, tab: int) -> None:
        """Show another page; the document of the one before is saved."""
        document = self.editor.document
        document.leave()
        document.path = ""
        self.browser.chosen.end()
        self.hide_keyboard()
        self.tab = tab
        if tab in {TODO, QUICKNOTE}:
            settings = self.app.settings
            document.open(settings.todo if tab == TODO else settings.quicknote, viewing=False)

    def on_back(self) -> None:
        if self.leaving:
            self.close()
        elif self.tab != FILES or not self.browser.go_up():
            self.leaving = True
            self.after(EXIT_MS, self.stay)

    def stay(self) -> None:
        """Take the offer to leave back."""
        self.leaving = False

    def _bar(self) -> w.Widget:
        title, actions = TABS[self.tab][1], list[w.Widget]()
        if self.tab == FILES:
            title, actions = self.browser.title, self.browser.actions()
        elif self.tab != MORE:
            actions = self.editor.actions()
        return bar(title, actions, more=self.open_menu)

    def _fragment(self, tab: int) -> w.Widget:
        """A page in the views that the pager has around each."""
        held = w.Panel(self._page(tab), cls=FRAME, width="fill", height="fill")
        return w.Panel(held, cls=RECYCLER, width="fill", height="fill")

    def _page(self, tab: int) -> w.Widget:
        if tab == FILES:
            return self.browser.page()
        if tab == MORE:
            rows = self.preferences.widgets(more_rows(self))
            listed = w.Scroll(*rows, id="recycler_view", cls=RECYCLER)
            return w.Panel(listed, id="more__fragment__placeholder_fragment", cls=FRAME)
        return w.Column(*self.editor.body(), across="stretch", height="fill", cls=FRAME)

    def _tabs(self) -> w.Widget:
        kids = [self._tab(place, id_, title, icon) for place, (id_, title, icon) in enumerate(TABS)]
        row = w.Row(*kids, cls="android.view.ViewGroup", width="fill", height=56)
        look = w.Look(background=BAR, elevation=4)
        return w.Panel(row, look=look, id="bottom_navigation_bar", cls=FRAME)

    def _tab(self, place: int, id_: str, title: str, icon: str) -> w.Widget:
        shown = place == self.tab
        colour = ACCENT if shown else "white"
        sign = w.Icon(icon, colour=colour, selected=shown, id=f"{ITEM}_icon_view")
        size = "large" if shown else "small"
        label = w.Text(
            tr(title), w.TextStyle(12), colour, lines=1, selected=shown,
            id=f"{ITEM}_{size}_label_view",
        )  # fmt: skip
        return w.Column(
            w.Panel(sign, selected=shown, cls=FRAME, id=f"{ITEM}_icon_container"),
            w.Panel(label, selected=shown, cls="android.view.ViewGroup", id=f"{ITEM}_labels_group"),
            along="center",
            across="center",
            gap=2,
            height=56,
            weight=1,
            id=id_,
            desc=tr(title),
            tip=tr(title),
            cls=FRAME,
            selected=shown,
            clickable=not shown,
            on_tap=partial(self.show_tab, place),
        )
