"""What all screens of Tasks.org have at hand."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.listing import MY_TASKS, RECENT, TODAY
from pytest_androidbench.phone.apps.tasksorg.store import Store
from pytest_androidbench.phone.kit.dialogs import MenuScreen
from pytest_androidbench.phone.system.app import R
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui.message import TextLike, tr

DEFAULT_LIST = "default_remote_list"


@dataclass(eq=False)
class TasksScreen(MenuScreen[TasksApp, R]):
    """A screen with the user's tasks and preferences."""

    @property
    def store(self) -> Store:
        """Tasks, lists and tags."""
        return Store(self.phone, self.db)

    @property
    def prefs(self) -> Prefs:
        """The app's preferences."""
        found: Prefs = self.app.prefs()
        return found

    @property
    def default_list(self) -> str:
        """The uuid of the list that new tasks go to."""
        lists = self.store.lists()
        chosen = self.prefs.get(DEFAULT_LIST, "")
        first = min(lists, key=lambda one: one.id).uuid if lists else ""
        return chosen if any(one.uuid == chosen for one in lists) else first

    def filter_title(self, filter_: str) -> TextLike:
        """What a list of tasks is called."""
        kind, _, value = filter_.partition(":")
        if kind == "list":
            return next((one.name for one in self.store.lists() if one.uuid == value), "")
        if kind == "tag":
            return next((tag.name for tag in self.store.tags() if tag.uid == value), "")
        if kind == "search":
            return tr("Matching '{words}'", words=value)
        names = {MY_TASKS: "My Tasks", TODAY: "Today", RECENT: "Recently modified"}
        return tr(names[kind])
