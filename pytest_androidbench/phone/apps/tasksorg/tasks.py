"""The list of tasks: what a filter shows, with search, menu and selection."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg import listing, look, preferences, showing
from pytest_androidbench.phone.apps.tasksorg.app import LAST_FILTER, TasksApp
from pytest_androidbench.phone.apps.tasksorg.bars import ListBars
from pytest_androidbench.phone.apps.tasksorg.chosen import ChosenTasks, Completion
from pytest_androidbench.phone.apps.tasksorg.draft import Draft
from pytest_androidbench.phone.apps.tasksorg.drawer import TaskListDrawer
from pytest_androidbench.phone.apps.tasksorg.editor import TaskEdit
from pytest_androidbench.phone.apps.tasksorg.named import NamedSettings
from pytest_androidbench.phone.apps.tasksorg.rows import Deeds
from pytest_androidbench.phone.apps.tasksorg.search import TaskSearch
from pytest_androidbench.phone.apps.tasksorg.sorting import SortSheet
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TaskListPage(AppScreen[TasksApp, None]):
    """The tasks of a filter."""

    activity: ClassVar[str] = "com.todoroo.astrid.activity.MainActivity"
    launch_mode = "singleTask"

    filter: str = listing.MY_TASKS
    folded: list[str] = field(default_factory=list)
    """The headings of groups that are closed."""
    search: TaskSearch = field(default_factory=TaskSearch)
    chosen: ChosenTasks = field(default_factory=ChosenTasks)
    completion: Completion = field(default_factory=Completion)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    menus: Menus = field(default_factory=Menus)

    def shown(self) -> listing.TaskListing:
        """What is shown: what the filter lets through, or what the search finds."""
        words = self.search.words.strip()
        filter_, order = f"search:{words}" if words else self.filter, self.order
        return listing.TaskListing(self.phone, self.app.store, order, filter_)

    @property
    def order(self) -> preferences.ListOrder:
        """How the list is ordered."""
        return preferences.order_of(self.app.prefs())

    def lines(self) -> list[listing.ListedTask]:
        """The tasks that are shown, from the top down."""
        return [
            line for line in self.shown().entries() if not isinstance(line, listing.ListHeading)
        ]

    def build(self) -> w.Widget:
        entries = self.shown().entries(self.folded)
        rows = showing.task_rows(entries, self._scene(), self.fold)
        bottom = None if self.chosen or self.search.open else self._bars().bottom()
        top = look.app_bar(self._top_bar())
        page = w.Column(top, rows, bottom, across="stretch", height="fill", width="fill")
        frame = look.ListCoordinator(
            w.Stack(w.Panel(page), self._above()),
            look=w.Look(background="background"),
            id="task_list_coordinator",
            cls="android.widget.ScrollView",
        )
        master = w.Panel(frame, id="master", cls=look.FRAME)
        return w.Panel(master, id="drawer_layout", cls=look.LINEAR)

    def _above(self) -> w.Widget | None:
        """The round button, where there is one, under the snackbar."""
        said, button = self.snackbar.build(), None
        if not self.chosen and not self.search.open:
            button = self._bars().button()
        if said is None and button is None:
            return None
        return w.Column(said, button, across="stretch", along="end", width="fill", height="fill")

    def _top_bar(self) -> w.Widget:
        if self.chosen:
            return self.chosen.bar(partial(self.menus.open, self.selection_menu, "selection"))
        if self.search.open:
            return self.search.bar()
        return self._bars().top()

    def _scene(self) -> showing.ListScene:
        prefs = self.app.prefs()
        return showing.ListScene(
            phone=self.phone,
            filter=self.filter,
            order=self.order,
            notes=prefs.get("show_description", default=True),
            title_size=prefs.get(preferences.TITLE_SIZE, preferences.USUAL_SIZE),
            chips=showing.chips_shown(prefs),
            named=showing.named_chips(self.app.store, self.go),
            chosen=self.chosen.rows,
            deeds=self._deeds,
            collapse=self.collapse,
        )

    def _deeds(self, id_: int) -> Deeds:
        toggle, open_task = partial(self.chosen.toggle, id_), partial(self.open, id_)
        return Deeds(
            tap=toggle if self.chosen else open_task,
            hold=toggle,
            complete=partial(self.complete, id_),
            date=toggle if self.chosen else partial(self.chosen.ask_due, [id_]),
            open=open_task,
        )

    def _bars(self) -> ListBars:
        found = listing.named(self.app.store, self.filter)
        return ListBars(
            title=listing.filter_title(self.app.store, self.filter),
            color=look.hex_of(found.color if found is not None else self.app.theme_color),
            at_top=preferences.bar_at_top(self.app.prefs()),
            search=self.search.begin,
            drawer=self.open_drawer,
            sort=self.open_sort,
            more=partial(self.menus.open, self.more),
            create=self.create,
        )

    def more(self) -> list[MenuEntry]:
        """The rows under the three dots."""
        kind = self.filter.partition(":")[0]
        rows = [
            MenuEntry(text=tr("Clear Completed"), act=self.ask_clear),
            MenuEntry(text=tr("Collapse subtasks"), act=partial(self.collapse_all, True)),
            MenuEntry(text=tr("Expand subtasks"), act=partial(self.collapse_all, False)),
            *showing.switches(self.app.prefs(), always=self.filter == listing.RECENT),
            MenuEntry(text=tr("Share"), act=partial(self.share, False)),
        ]
        if kind in {"list", "tag"}:
            text = tr("List settings") if kind == "list" else tr("Tag settings")
            rows.append(MenuEntry(text=text, act=self.open_settings))
        return rows

    def selection_menu(self) -> list[MenuEntry]:
        """The rows under the three dots while tasks are selected."""
        everything = [line.task.id for line in self.lines()]
        return [
            MenuEntry(text=tr("Select all"), act=partial(self.chosen.choose, everything)),
            MenuEntry(text=tr("Share"), act=partial(self.share, True)),
            MenuEntry(text=tr("Copy"), act=self.ask_copy),
            MenuEntry(text=tr("Delete"), act=self.ask_delete),
        ]

    def create(self) -> None:
        """Write a new task, in this list or with this tag."""
        self.show(TaskEdit.of(Draft.fresh(self.app, self.filter)))

    def open(self, id_: int) -> None:
        """Open a task."""
        task = self.app.store.task(id_)
        if task is not None:
            self.show(TaskEdit.of(Draft.of(self.app.store, task)))

    def complete(self, id_: int) -> None:
        """Complete a task, or open it again."""
        said = self.completion.complete(id_)
        if said is not None:
            self.snackbar.say(said, self.undo_completed)

    def undo_completed(self) -> None:
        """Open again what was completed last."""
        self.completion.undo()
        self.snackbar.hush()

    def fold(self, heading: str) -> None:
        """Close a group, or open it again."""
        (self.folded.remove if heading in self.folded else self.folded.append)(heading)

    def collapse(self, id_: int, collapsed: bool) -> None:
        """Hide the subtasks of a task, or show them."""
        self.app.store.set([id_], collapsed=int(collapsed))

    def collapse_all(self, collapsed: bool) -> None:
        """Hide or show all subtasks."""
        with_parts = {task.parent for task in self.app.store.tasks() if task.parent}
        self.app.store.set(sorted(with_parts), collapsed=int(collapsed))

    def go(self, filter_: str) -> None:
        """Show another list."""
        self.filter, self.folded = filter_, []
        self.chosen.end()
        self.search = TaskSearch()
        self.app.prefs().put(LAST_FILTER, filter_)
        self.scroll_to_start("recycler_view")

    def share(self, chosen: bool) -> None:
        """Share the tasks that are selected, or all."""
        lines = [one for one in self.lines() if not chosen or one.task.id in self.chosen]
        texts = [line.shared for line in lines]
        self.phone.activities.share(text="\n".join(texts), caller=self)

    def ask_copy(self) -> None:
        self.ask(Confirm(title=tr("Copy selected tasks?")), self.copy_chosen)

    def copy_chosen(self, sure: bool) -> None:
        if sure:
            self.snackbar.say(tr("{n} copied", n=self.app.store.copy(self.chosen.rows)))
            self.chosen.end()

    def ask_delete(self) -> None:
        self.ask(Confirm(title=tr("Delete selected tasks?")), self.delete_chosen)

    def delete_chosen(self, sure: bool) -> None:
        if sure:
            self.snackbar.say(tr("{n} deleted", n=self.app.store.delete(self.chosen.rows)))
            self.chosen.end()

    def open_drawer(self) -> None:
        self.ask(TaskListDrawer(chosen=self.filter), self.go)

    def open_sort(self) -> None:
        self.show(SortSheet(manual=self.filter.startswith("list:")))

    def open_settings(self) -> None:
        """Open the settings of the list or the tag."""
        kind, _, id_ = self.filter.partition(":")
        self.ask(NamedSettings.of(self.app.store, kind, id_), self.settled)

    def settled(self, result: str) -> None:
        """Leave a list that is gone."""
        if result == "deleted":
            self.go(listing.MY_TASKS)

    def ask_clear(self) -> None:
        self.ask(Confirm(title=tr("Clear completed tasks?")), self.clear_completed)

    def clear_completed(self, sure: bool) -> None:
        """Delete what is done."""
        if sure:
            done = [task.id for task in self.shown().tasks() if task.completed]
            self.toast(tr("{n} deleted", n=self.app.store.delete(done)))

    def on_back(self) -> None:
        if self.chosen:
            self.chosen.end()
        elif self.search.open:
            self.search.end()
        elif self.filter != listing.MY_TASKS:
            self.go(listing.MY_TASKS)
        else:
            self.close()
