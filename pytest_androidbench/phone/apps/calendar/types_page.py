"""The page with all event types."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import REGULAR, EventType
from pytest_androidbench.phone.apps.calendar.store import Store
from pytest_androidbench.phone.apps.calendar.type_dialogs import MANAGE, EditType, swatch
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog, proceed
from pytest_androidbench.phone.apps.simple.selection import SelectionBar
from pytest_androidbench.phone.kit.dialogs import OverflowMenu
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MOVE, REMOVE = 0, 1


@dataclass(eq=False)
class TypesPage(AppScreen[CalendarApp, None]):
    """Types can be made, changed and deleted."""

    activity = MANAGE
    menu_of: int = 0
    """The type whose menu is open."""
    selected: tuple[int, ...] = ()

    @property
    def store(self) -> Store:
        """The app's data."""
        return Store(self.app)

    def build(self) -> w.Widget:
        types = self.store.types()
        add = w.BarButton("add", tr("Add a new type"), id="add_event_type", on_tap=self.add)
        bar = w.TopBar(tr("Manage event types"), back=True, actions=[add],
                       id="manage_event_types_toolbar")  # fmt: skip
        if self.selected:
            bar = self._selection_bar(len(types))
        rows = w.Scroll(*map(self._row, types), id="manage_event_types_list",
                        cls="androidx.recyclerview.widget.RecyclerView")  # fmt: skip
        return w.Page(bar, rows)

    def _selection_bar(self, total: int) -> w.Widget:
        one = len(self.selected) == 1
        edit = w.BarButton("edit", tr("Edit"), id="cab_edit", on_tap=self.edit_selected)
        delete = w.BarButton("delete", tr("Delete"), id="cab_delete", on_tap=self.delete)
        return SelectionBar(
            len(self.selected),
            total,
            on_close=self.select_none,
            on_title=self.select_all,
            actions=(one and edit, delete),
        )

    def _row(self, kind: EventType) -> w.Widget:
        more = w.IconButton(
            "more_vert",
            id="overflow_menu_icon",
            key=f"menu {kind.id}",
            cls="android.widget.ImageView",
            on_tap=partial(self.open_menu, kind.id),
        )
        row = w.Row(
            w.Panel(swatch(kind.color, "event_type_color"), padding=(16, 0)),
            w.Text(kind.title, w.BODY_LARGE, id="event_type_title", weight=1, lines=1),
            more,
            width="fill",
            height=56,
        )
        chosen = kind.id in self.selected
        return w.Panel(
            row,
            id="event_item_frame",
            cls="android.widget.FrameLayout",
            look=w.Look(background="secondary_container" if chosen else None),
            selected=chosen,
            on_tap=partial(self.press, kind.id),
            on_long=partial(self.hold, kind.id),
        )

    def on_back(self) -> None:
        if self.selected:
            self.select_none()
        else:
            self.close()

    def press(self, type_: int) -> None:
        """Change a type, or select it where others are."""
        if self.selected:
            self.hold(type_)
        else:
            self.edit(type_)

    def hold(self, type_: int) -> None:
        """Select a type, or no longer."""
        others = tuple(other for other in self.selected if other != type_)
        self.selected = others if type_ in self.selected else (*others, type_)

    def select_none(self) -> None:
        """Select nothing any more."""
        self.selected = ()

    def select_all(self) -> None:
        """Select every type, or none where all are."""
        ids = tuple(kind.id for kind in self.store.types())
        self.selected = () if len(self.selected) == len(ids) else ids

    def add(self) -> None:
        """Make a new type."""
        self.show(EditType())

    def edit(self, type_: int) -> None:
        """Change a type."""
        kind = self.store.type_of(type_)
        self.show(EditType(id=kind.id, name=kind.title, color=kind.color % 2**32))

    def edit_selected(self) -> None:
        """Change the selected type."""
        self.edit(self.selected[0])
        self.selected = ()

    def open_menu(self, type_: int) -> None:
        """Show what can be done with a type."""
        self.menu_of = type_
        rows = OverflowMenu(rows=[tr("Edit"), tr("Delete")], at=f"menu {type_}")
        self.ask(rows, self.menu_chosen)

    def menu_chosen(self, index: int) -> None:
        """Change or delete the type."""
        self.selected = ()
        if index == 0:
            self.edit(self.menu_of)
        else:
            self.selected = (self.menu_of,)
            self.delete()

    def delete(self) -> None:
        """Ask before types are deleted, and what becomes of their events."""
        if self.store.has_events(self.selected):
            choices = [
                (MOVE, tr("Move affected events into the default event type")),
                (REMOVE, tr("Permanently remove affected events")),
            ]
            self.ask(RadioDialog(choices=list(choices)), self.events_decided)
        else:
            self.ask(proceed(), self.deletion_confirmed)

    def events_decided(self, choice: int) -> None:
        """Delete the types, their events or not."""
        self._delete(with_events=choice == REMOVE)

    def deletion_confirmed(self, sure: bool) -> None:
        """Delete the types."""
        if sure:
            self._delete(with_events=True)

    def _delete(self, *, with_events: bool) -> None:
        if REGULAR in self.selected:
            self.toast(tr("Default event type cannot be deleted"))
        types = [type_ for type_ in self.selected if type_ != REGULAR]
        self.store.delete_types(types, with_events=with_events)
        self.selected = ()
