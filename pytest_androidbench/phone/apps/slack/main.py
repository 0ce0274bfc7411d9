"""The main page: home, talks, search and the owner, each a tab."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.slack import look, names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.home_tab import SlackHome
from pytest_androidbench.phone.apps.slack.search_tab import SearchTab
from pytest_androidbench.phone.apps.slack.you_tab import YouTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HOME, TALKS, SEARCH, YOU = range(4)
TABS: Final = (
    w.Tab(text=tr("Home"), icon="home", id="tab_home"),
    w.Tab(text=tr("DMs"), icon="forum", id="tab_dms"),
    w.Tab(text=tr("Search"), icon="search", id="tab_search"),
    w.Tab(text=tr("You"), icon="person", id="tab_you"),
)


@dataclass(eq=False)
class SlackMain(AppScreen[SlackApp, None]):
    """A workspace."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"

    tab: int = HOME
    shared: str = ""
    """A text that another app hands over."""
    home: SlackHome = field(default_factory=SlackHome)
    search: SearchTab = field(default_factory=SearchTab)
    you: YouTab = field(default_factory=YouTab)
    sheets: RowSheets = field(default_factory=RowSheets)

    @classmethod
    def for_intent(cls, intent: Intent) -> SlackMain:
        return cls(shared=intent.text("android.intent.extra.TEXT")[: names.MOST_TEXT])

    def on_intent(self, intent: Intent) -> None:
        self.shared = intent.text("android.intent.extra.TEXT")[: names.MOST_TEXT]
        self.hand_over()

    def on_open(self) -> None:
        self.hand_over()

    def hand_over(self) -> None:
        """Ask where a text goes that another app has shared."""
        if self.shared:
            text, self.shared = self.shared, ""
            self.show(self.app.page("choosing:ChooseTalk", text=text))

    def build(self) -> w.Widget:
        parts = (self.home.build, self.home.talks, self.search.build, self.you.build)
        body = w.Panel(parts[self.tab](), weight=1, width="fill")
        tabs = w.BottomTabs(TABS, self.tab, self.go_to, id="bottom_navigation")
        return w.Page(self._bar(), body, tabs)

    def _bar(self) -> w.Widget:
        store = self.app.store
        if self.tab == SEARCH:
            return self.search.bar()
        if self.tab == YOU:
            return w.TopBar(tr("You"), id="toolbar")
        name = w.Text(store.workspace.name, w.TITLE, lines=1, id="workspace_name")
        actions = [
            w.IconButton("edit", tr("New message"), id="compose_button", on_tap=self.compose),
        ]
        lead = w.Panel(
            look.face(store.workspace.name, 32),
            padding=(12, 12),
            id="workspace_switcher",
            desc=tr("Workspaces"),
            on_tap=self.open_workspaces,
        )
        return w.TopBar(name, lead=lead, actions=actions, id="toolbar")

    def go_to(self, tab: int) -> None:
        """Show a tab."""
        self.hide_keyboard()
        self.tab = tab

    def compose(self) -> None:
        """Begin a message to somebody."""
        self.show(self.app.page("choosing:ChooseTalk"))

    def open_workspaces(self) -> None:
        """Show the workspaces, and the way to another one."""
        self.sheets.open(tr("Workspaces"), self.workspaces)

    def workspaces(self) -> list[MenuEntry]:
        """Those there are, and one more."""
        store = self.app.store
        shown = store.workspace.id
        rows = [
            MenuEntry(
                text=each.name,
                act=partial(self.switch_to, each.id),
                sign="check" if each.id == shown else "tag",
            )
            for each in store.workspaces.all("ORDER BY _id")
        ]
        return [
            *rows,
            MenuEntry(text=tr("Create a new workspace"), act=self.new_workspace, sign="add"),
        ]

    def switch_to(self, id_: int) -> None:
        """Show another workspace."""
        self.app.store.show_workspace(id_)
        self.go_to(HOME)

    def new_workspace(self) -> None:
        """Make a workspace."""
        self.show(self.app.page("new_workspace:NewWorkspace"))

    def on_back(self) -> None:
        if self.tab != HOME:
            self.go_to(HOME)
        else:
            self.close()
