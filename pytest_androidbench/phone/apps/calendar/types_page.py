"""The page with all event types."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import REGULAR, EventType
from pytest_androidbench.phone.apps.calendar.type_dialogs import MANAGE, EditType, swatch
from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.apps.simple.dialogs import proceed, radio
from pytest_androidbench.phone.apps.simple.selection import SelectionBar
from pytest_androidbench.phone.kit.dialogs import OverflowMenu
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

REMOVE = 1


@dataclass(eq=False)
class TypesPage(AppScreen[CalendarApp, None]):
    """Types can be made, changed and deleted."""

    activity = MANAGE
    selected: Selection[int] = field(default_factory=Selection)

    def build(self) -> w.Widget:
        types = self.app.store.types()
        add = w.BarButton("add", tr("Add a new type"), id="add_event_type", on_tap=self.add)
        bar = SimpleBar(tr("Manage event types"), "manage_event_types_toolbar", actions=[add])
        if self.selected:
            bar = self._selection_bar([kind.id for kind in types])
        rows = w.Scroll(*map(self._row, types), id="manage_event_types_list",
                        cls="androidx.recyclerview.widget.RecyclerView")  # fmt: skip
        return w.Page(bar, rows, id="manage_event_types_coordinator")

    def _selection_bar(self, types: list[int]) -> w.Widget:
        one = len(self.selected) == 1
        edit = w.BarButton("edit", tr("Edit"), id="cab_edit", on_tap=self.edit_selected)
        delete = w.BarButton("delete", tr("Delete"), id="cab_delete", on_tap=self.delete)
        return SelectionBar(
            len(self.selected),
            len(types),
            on_close=self.selected.end,
            on_title=partial(self.selected.all_or_none, types),
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
            w.Spacer(width=16),
            w.Text(kind.title, w.BODY_LARGE, id="event_type_title", weight=1, lines=1),
            w.Panel(swatch(kind.color, "event_type_color"), padding=(8, 0)),
            more,
            width="fill",
            height=56,
            id="event_type_holder",
            cls="android.widget.RelativeLayout",
        )
        chosen = kind.id in self.selected
        return w.Panel(
            row,
            id="event_item_frame",
            cls="android.widget.FrameLayout",
            look=w.Look(background="secondary_container" if chosen else None),
            selected=chosen,
            on_tap=partial(self.selected.toggle if self.selected else self.edit, kind.id),
            on_long=partial(self.selected.toggle, kind.id),
        )

    def on_back(self) -> None:
        if self.selected:
            self.selected.end()
        else:
            self.close()

    def add(self) -> None:
        """Make a new type."""
        self.show(EditType())

    def edit(self, type_: int) -> None:
        """Change a type."""
        kind = self.app.store.type_of(type_)
        self.show(EditType(id=kind.id, name=kind.title, color=kind.color % 2**32))

    def edit_selected(self) -> None:
        """Change the selected type."""
        self.edit(self.selected.rows[0])
        self.selected.end()

    def open_menu(self, type_: int) -> None:
        """Show what can be done with a type."""
        rows = OverflowMenu(rows=[tr("Edit"), tr("Delete")], at=f"menu {type_}")
        self.ask(rows, self.menu_chosen, type_)

    def menu_chosen(self, type_: int, index: int) -> None:
        """Change or delete the type."""
        self.selected.end()
        if index == 0:
            self.edit(type_)
        else:
            self.selected.toggle(type_)
            self.delete()

    def delete(self) -> None:
        """Ask before types are deleted, and what becomes of their events."""
        if self.app.store.has_events(self.selected.rows):
            choices = (
                tr("Move affected events into the default event type"),
                tr("Permanently remove affected events"),
            )
            self.ask(radio(choices), self.events_decided)
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
        types = [type_ for type_ in self.selected.rows if type_ != REGULAR]
        self.app.store.delete_types(types, with_events=with_events)
        self.selected.end()
