"""Lists of places: the tab that shows them, one of them, and the sheet that puts places into them.

The names of the three lists are the real app's; the wording of rows and menus is known, not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.maps import look, names, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.labels import PlaceLabels
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LONGEST = 40
"""Characters of a list's name."""


def _places(count: int) -> Message:
    return ntr("{n} place", "{n} places", count)


def _ask_name(title: str = "") -> EnterText:
    """Asks what a list is to be called; an empty name is none."""
    heading, yes = (tr("Edit list"), tr("Save")) if title else (tr("New list"), tr("Create"))
    return EnterText(title=heading, text=title, hint=tr("List name"), positive=yes, required=True)


@dataclass(eq=False)
class PlaceListsTab(AppPart[MapsApp]):
    """All lists, and the places with a label."""

    labels: PlaceLabels = field(default_factory=PlaceLabels)

    def build(self) -> w.Widget:
        """The tab."""
        new = w.IconButton("add", tr("New list"), id="new_list_button", on_tap=self.new)
        rows = [self._row(key, *told) for key, told in store.lists(self.app).items()]
        labels = [self._label(key) for key in store.LABELS]
        return w.Column(
            w.TopBar(tr("Saved"), actions=(new,)),
            w.Scroll(
                look.heading(tr("Your lists")), *rows, look.heading(tr("Labeled")), *labels,
                id="saved_list",
            ),
            across="stretch",
            weight=1,
            width="fill",
        )  # fmt: skip

    def _row(self, key: str, name: TextLike, icon: str) -> w.Widget:
        count = len(store.in_list(self.app, key))
        return w.ListItem(name, _places(count), icon=icon, look=w.MATERIAL, key=f"list {key}",
                          on_tap=partial(self.open, key))  # fmt: skip

    def _label(self, key: str) -> w.Widget:
        name, icon = store.LABELS[key]
        place = self.labels.of(key)
        summary = tr("Not set") if place is None else place.name
        return look.row(icon, name, partial(self.open_label, key), summary)

    def open(self, key: str) -> None:
        """Show a list."""
        self.show(self.app.page("list", key=key))

    def open_label(self, key: str) -> None:
        """Show the place with a label, or ask for one."""
        place = self.labels.of(key)
        if place is None:
            self.labels.ask_for(key)
        else:
            self.show(self.app.page("place", place=place))

    def new(self) -> None:
        """Ask for the name of a new list."""
        self.ask(_ask_name(), self.named)

    def named(self, title: str) -> None:
        """Make it, and show it."""
        id_ = store.own_lists(self.app).add(store.OwnList(title=title.strip()[:LONGEST]))
        self.open(f"{store.OWN}{id_}")


@dataclass(eq=False)
class SavedList(AppScreen[MapsApp, None]):
    """The places of one list."""

    key: str = "favorites"
    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    taken: list[MapObject] = field(default_factory=list)
    """What was taken out last."""

    def build(self) -> w.Widget:
        title, icon = store.lists(self.app).get(self.key, ("", "list"))
        rows = store.in_list(self.app, self.key)
        more = w.More(self.more) if self.key.startswith(store.OWN) else None
        add = w.IconButton("add", tr("Add a place"), id="add_place_button", on_tap=self.add)
        bar = w.TopBar(title, back=True, actions=(add, more))
        count = w.Panel(w.Text(_places(len(rows)), look.SECOND, id="count"), padding=(16, 4))
        shown = [self._row(row) for row in rows]
        listed = (
            w.Scroll(*shown, id="places_list", cls=names.RECYCLER)
            if shown
            else empty_state(tr("Places you save will be here"), "empty", icon=w.Icon(icon, 72))
        )
        return w.Page(bar, count, listed, over=self.snackbar.build())

    def _row(self, row: store.ListedPlace) -> w.Widget:
        remove = w.IconButton(
            "close", tr("Remove {place}", place=row.place.name), key=f"remove {row.id}",
            on_tap=partial(self.remove, row.place),
        )  # fmt: skip
        near = self.app.near
        open_ = partial(self.open, row.place)
        return look.place_row(self.app, row.place, near, open_, trailing=remove)

    def open(self, place: MapObject) -> None:
        """Show a place."""
        self.show(self.app.page("place", place=place))

    def remove(self, place: MapObject) -> None:
        """Take a place out."""
        store.toggle(self.app, place, self.key)
        self.taken = [place]
        self.snackbar.say(tr("Removed from list"), self.put_back)

    def put_back(self) -> None:
        """Put in what was taken out last."""
        for place in self.taken:
            self.added(place)
        self.taken = []

    def add(self) -> None:
        """Ask for a place."""
        near = self.app.near
        page = self.app.page("search", lat=near.lat, lon=near.lon, one=True)
        self.ask(page, self.added)

    def added(self, place: MapObject | str) -> None:
        """Put it in, unless it is there."""
        if isinstance(place, MapObject) and self.key not in store.listed(self.app, place):
            store.toggle(self.app, place, self.key)

    def more(self) -> None:
        """Offer what can be done with a list of one's own."""
        self.menus.open(self.entries)

    def entries(self) -> list[MenuEntry]:
        """The rows of its menu."""
        return [
            MenuEntry(text=tr("Edit list"), act=self.edit),
            MenuEntry(text=tr("Delete list"), act=self.ask_delete),
        ]

    @property
    def _id(self) -> int:
        return int(self.key.removeprefix(store.OWN))

    def edit(self) -> None:
        """Ask for another name."""
        row = store.own_lists(self.app).get(self._id)
        self.ask(_ask_name(row.title if row is not None else ""), self.named)

    def named(self, title: str) -> None:
        """Keep the name."""
        store.own_lists(self.app).put(self._id, title=title.strip()[:LONGEST])

    def ask_delete(self) -> None:
        """Ask before it is deleted."""
        said = tr("Delete this list? Its places stay on the map.")
        self.ask(Confirm(title=tr("Delete list"), message=said, positive=tr("Delete")), self.delete)

    def delete(self, sure: bool) -> None:
        """Delete it with what it holds."""
        if sure:
            inside = store.in_list(self.app, self.key)
            store.saved(self.app).remove([row.id for row in inside])
            store.own_lists(self.app).remove([self._id])
            self.close(toast=tr("List deleted"))


@dataclass(eq=False)
class SavePlaceSheet(AppScreen[MapsApp, None]):
    """The lists, or the labels, with a tick where a place is in them."""

    window: ClassVar[WindowKind] = "sheet"

    place: MapObject = field(default_factory=lambda: MapObject("", "", MIDDLE))
    labels: bool = False

    def build(self) -> w.Widget:
        offered = store.LABELS if self.labels else store.lists(self.app)
        inside = store.listed(self.app, self.place)
        rows = [self._row(key, *told, key in inside) for key, told in offered.items()]
        title = tr("Label this place") if self.labels else tr("Save to your lists")
        new = w.Button(tr("New list"), "text", icon="add", id="new_list_button", on_tap=self.new)
        head = w.Row(w.Text(title, w.TITLE_MEDIUM, weight=1, lines=2), None if self.labels else new,
                     width="fill")  # fmt: skip
        done = w.Button(tr("Done"), id="save_done_button", on_tap=self.close)
        content = w.Column(
            w.Panel(head, padding=(16, 8, 8, 0)),
            w.Scroll(*rows, weight=0, id="save_lists"),
            w.Panel(w.Align(done, across="end"), padding=16, width="fill", height=80),
            across="stretch",
            width="fill",
        )
        return w.Panel(content, look=w.Look(background="surface", radius=12), width="fill")

    def _row(self, key: str, name: TextLike, icon: str, held: bool) -> w.Widget:
        box = w.CheckBox(held, id="checkbox")
        return w.ListItem(name, icon=icon, trailing=box, look=w.MATERIAL, key=f"list {key}",
                          on_tap=partial(self.tick, key))  # fmt: skip

    def tick(self, key: str) -> None:
        """Put the place into a list or take it out; a label is taken from who had it."""
        held = key in store.listed(self.app, self.place)
        if self.labels and not held:
            store.label(self.app, key, self.place)
        else:
            store.toggle(self.app, self.place, key)

    def new(self) -> None:
        """Ask for the name of a new list."""
        self.ask(_ask_name(), self.named)

    def named(self, title: str) -> None:
        """Make it, with the place in it."""
        id_ = store.own_lists(self.app).add(store.OwnList(title=title.strip()[:LONGEST]))
        store.toggle(self.app, self.place, f"{store.OWN}{id_}")
