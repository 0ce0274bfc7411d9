"""The editors of a favourite and of a marker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.favorites import COLOUR, ICON, SHAPE, FavoritePoint
from pytest_androidbench.phone.apps.osmand.gpx import iso
from pytest_androidbench.phone.apps.osmand.look import (
    FRAME,
    HEADING,
    LINEAR,
    RECYCLER,
    buttons,
    row,
    sheet,
    toolbar,
)
from pytest_androidbench.phone.apps.osmand.spot import MapSpot
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.maps.colours import MARKERS
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ICONS: Final = {
    "special_star": "star", "special_house": "home", "special_flag": "flag",
    "special_heart": "favorite", "amenity_restaurant": "restaurant", "tourism_hotel": "hotel",
    "special_parking": "directions_car", "natural_peak": "landscape",
    "special_camera": "photo_camera", "special_trekking": "hiking",
}  # fmt: skip
"""Icons of points by OsmAnd's names, and the signs that stand for them here."""
COLOURS: Final = (
    COLOUR, "#ee5622", "#d00d0d", "#10c0f0", "#1010a0", "#88e030", "#00842b", "#a71de1", "#e044bb",
    "#8e2512", "#000001",
)  # fmt: skip
"""OsmAnd's ColorDialogs.pallette."""
SHAPES: Final = {
    "circle": tr("Circle"), "octagon": tr("Octagon"), "square": tr("Square"),
}  # fmt: skip


@dataclass(eq=False)
class FavoriteEditor(AppScreen[OsmAndApp, str]):
    """Name, address, description, group and looks; closes with the favourite's key."""

    name: str = ""
    address: str = ""
    description: str = ""
    group: str = ""
    icon: str = ICON
    colour: str = COLOUR
    shape: str = SHAPE
    lat: float = 0.0
    lon: float = 0.0
    key: str = ""
    """Of the one that is changed."""
    made: str = ""
    """A group that is not in any file yet."""
    with_address: bool = False
    with_description: bool = False
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def of(cls, app: OsmAndApp, spot: MapSpot) -> FavoriteEditor:
        """An editor for a point, or for the favourite that it is."""
        kept = app.favorites.get(spot.key) if spot.kind == "favorite" else None
        if kept is None:
            last = app.prefs().get(names.GROUP, "")
            group = last if last in app.favorites.groups() else ""
            return cls(
                name=spot.own_name, address=spot.address, lat=spot.lat, lon=spot.lon, group=group,
                with_address=bool(spot.address),
            )  # fmt: skip
        return cls(
            name=kept.name, address=kept.address, description=kept.description, group=kept.group,
            icon=kept.icon, colour=kept.colour, shape=kept.shape, lat=kept.at.lat, lon=kept.at.lon,
            key=kept.key, with_address=bool(kept.address),
            with_description=bool(kept.description),
        )  # fmt: skip

    def build(self) -> w.Widget:
        title = tr("Edit Favorite") if self.key else tr("Add Favorite")
        body = w.Scroll(
            self._name(),
            self._text("address", tr("Address"), tr("Add address"), shown=self.with_address),
            self._text(
                "description", tr("Description"), tr("Add description"),
                shown=self.with_description,
            ),
            w.Divider(),
            self._groups(),
            w.Divider(),
            self._icons(),
            self._colours(),
            self._shapes(),
            w.Divider(),
            self._replace(),
            bool(self.key) and row(
                tr("Delete"), self.ask_delete, icon="delete", id="button_delete_container",
                title_id="delete_action_title",
            ),
            gap=8,
            id="editor_scroll_view",
            cls="android.widget.ScrollView",
        )  # fmt: skip
        return w.Page(
            toolbar(title, self.leave),
            body,
            buttons(self.leave, self.save, enabled=bool(self.name.strip())),
            id="point_edit_layout",
            cls=FRAME,
        )

    def _name(self) -> w.Widget:
        field_ = w.TextField(bind="name", hint=tr("Name"), id="name_edit", style="filled")
        icon = w.Panel(
            w.Align(w.Icon(ICONS.get(self.icon, "star"), 24, "white", id="name_icon")),
            look=w.Look(background=self.colour, radius=22 if self.shape == "circle" else 6),
            width=44,
            height=44,
        )
        row_ = w.Row(w.Panel(field_, weight=1), icon, gap=16, width="fill")
        return w.Panel(row_, padding=(16, 8), width="fill")

    def _text(self, name: str, hint: TextLike, add: TextLike, *, shown: bool) -> w.Widget:
        if not shown:
            button = w.Button(
                add, "text", id=f"{name}_button", on_tap=partial(self.open, name),
                cls="android.widget.TextView",
            )  # fmt: skip
            return w.Panel(button, padding=(8, 0))
        field_ = w.TextField(
            bind=name, hint=hint, id=f"{name}_edit", style="filled", multiline=True
        )
        return w.Panel(field_, padding=(16, 4), width="fill")

    def open(self, name: str) -> None:
        """Show a field that was left out so far."""
        if name == "address":
            self.with_address = True
        else:
            self.with_description = True
        self.focus(f"{name}_edit")

    def _groups(self) -> w.Widget:
        head = w.Row(
            w.Text(tr("Select group"), HEADING, weight=1),
            w.Panel(
                w.Text(tr("List"), w.LABEL.coloured("primary"), id="group_list_button_title"),
                padding=8,
                id="group_list_button",
                cls=LINEAR,
                on_tap=self.list_groups,
            ),
            width="fill",
        )
        chips = [self._chip(place, name) for place, name in enumerate(self.group_names())]
        chips.append(_tile("add", tr("Add a group"), "", self.add_group, key="add"))
        list_ = w.Scroll(
            *chips, axis="x", gap=8, padding=(16, 4), id="group_recycler_view", cls=RECYCLER,
            height=84, weight=0,
        )  # fmt: skip
        return w.Column(w.Panel(head, padding=(16, 4)), list_, across="stretch")

    def group_names(self) -> list[str]:
        """All groups, the chosen and the new one among them."""
        found = self.app.favorites.groups()
        return [*found, *(n for n in dict.fromkeys((self.made, self.group)) if n not in found)]

    def _chip(self, place: int, name: str) -> w.Widget:
        count = len(self.app.favorites.in_group(name))
        return _tile(
            "folder", name or tr("Favorites"), str(count), partial(self.choose_group, name),
            key=f"group {place}", chosen=name == self.group,
        )  # fmt: skip

    def choose_group(self, name: str) -> None:
        """Put it into a group."""
        self.group = name

    def list_groups(self) -> None:
        """Choose the group from a list."""
        self.ask(GroupList(groups=self.group_names(), chosen=self.group), self.picked)

    def picked(self, place: int) -> None:
        """Put it into the group at a place of the list; -1 makes one."""
        if place < 0:
            self.add_group()
        else:
            self.group = self.group_names()[place]

    def add_group(self) -> None:
        """Ask for the name of a new group."""
        asked = EnterText(
            title=tr("Add new group"), hint=tr("Name"), positive=tr("Save"), required=True
        )
        self.ask(asked, self.group_added)

    def group_added(self, name: str) -> None:
        """Make a group, and put it in."""
        self.made = self.group = name.strip()[:100]

    def _icons(self) -> w.Widget:
        kids = [
            w.IconButton(
                sign, name, id="icon", key=f"icon {name}", selected=name == self.icon,
                on_tap=partial(self.choose, "icon", name),
            )
            for name, sign in ICONS.items()
        ]  # fmt: skip
        return _choices(tr("Select icon"), "icons_card_container", kids)

    def _colours(self) -> w.Widget:
        kids = [
            w.Panel(
                w.Panel(
                    look=w.Look(background=colour, radius=16),
                    width=32,
                    height=32,
                ),
                padding=6,
                look=w.Look(border="primary" if colour == self.colour else None, radius=22),
                desc=colour,
                selected=colour == self.colour,
                on_tap=partial(self.choose, "colour", colour),
            )
            for colour in COLOURS
        ]
        return _choices(tr("Select color"), "colors_card_container", kids)

    def _shapes(self) -> w.Widget:
        kids = [
            w.Chip(label, checked=shape == self.shape, on_tap=partial(self.choose, "shape", shape))
            for shape, label in SHAPES.items()
        ]
        return _choices(tr("Select shape"), "shapes_card_container", kids)

    def choose(self, what: str, value: str) -> None:
        """Let it look otherwise."""
        setattr(self, what, value)

    def _replace(self) -> w.Widget:
        return row(
            tr("Replace"), self.ask_replaced, icon="swap_horiz",
            summary=tr("Replace another point with this one."), id="button_replace_container",
            title_id="replace_action_title", summary_id="replace_action_description",
        )  # fmt: skip

    def ask_replaced(self) -> None:
        """Ask which favourite this one is to take the place of."""
        shown = [each.name for each in self._others()]
        self.ask(PointList(rows=shown), self.replaced)

    def _others(self) -> list[FavoritePoint]:
        return [each for each in self.app.favorites.all() if each.key != self.key]

    def replaced(self, place: int) -> None:
        """Move another favourite here, with what is written here."""
        other = self._others()[place]
        if self.key:
            self.app.favorites.remove([self.key])
        self._put(replace(self._favorite(), name=other.name, group=other.group), other)

    def leave(self) -> None:
        """Go without saving, after a question if something was changed."""
        self.leaving.leave(self._question())

    def on_back(self) -> None:
        self.leave()

    def _question(self) -> Confirm | None:
        kept = self.app.favorites.get(self.key)
        if kept is None or (kept.name, kept.description) == (self.name, self.description):
            return None
        return Confirm(
            title=tr("Dismiss changes?"),
            message=tr("What was changed here will be lost."),
            positive=tr("Exit"),
        )

    def save(self) -> None:
        """Keep it; a name that its group has already gets a number behind it."""
        made = self._favorite()
        old = self.app.favorites.get(self.key) if self.key else None
        if old is None or made.key != old.key:
            free = self.app.favorites.free_name(made.name, made.group)
            if free != made.name:
                self.name = free
                question = Confirm(
                    title=tr("Duplicate Favorite name specified"),
                    message=tr("Favorite renamed to {name} to avoid duplication.", name=free),
                    negative=None,
                )
                self.ask(question, self.agreed)
                return
        self._put(made, old)

    def agreed(self, sure: bool) -> None:
        """Save it under its new name."""
        if sure:
            self._put(self._favorite(), self.app.favorites.get(self.key) if self.key else None)

    def _favorite(self) -> FavoritePoint:
        old = self.app.favorites.get(self.key) if self.key else None
        return FavoritePoint(
            name=self.name.strip(), at=LatLon(self.lat, self.lon), group=self.group,
            description=self.description.strip(), address=self.address.strip(), icon=self.icon,
            colour=self.colour, shape=self.shape,
            time=old.time if old else iso(self.now_ms),
            hidden=old.hidden if old else False, others=old.others if old else (),
        )  # fmt: skip

    def _put(self, favorite: FavoritePoint, instead_of: FavoritePoint | None) -> None:
        self.app.favorites.put(favorite, instead_of)
        self.app.prefs().put(names.GROUP, favorite.group)
        self.close(favorite.key)

    def ask_delete(self) -> None:
        """Ask whether it may go."""
        question = Confirm(
            message=tr("Delete Favorite “{name}”?", name=self.name), positive=tr("Yes"),
            negative=tr("No"),
        )  # fmt: skip
        self.ask(question, self.deleted)

    def deleted(self, sure: bool) -> None:
        """Take it away."""
        if sure:
            self.app.favorites.remove([self.key])
            self.close("")


def _tile(
    icon: str, text: TextLike, count: str, act: Callable[[], None], *, key: str,
    chosen: bool = False,
) -> w.Widget:  # fmt: skip
    """A group among the others."""
    column = w.Column(
        w.Row(
            w.Icon(icon, 20, "primary", id="groupIcon"),
            w.Text(count, w.BODY_SMALL, id="counter") if count else None,
            gap=6,
        ),
        w.Text(text, w.BODY, id="groupName", lines=1),
        gap=6,
    )
    look = w.Look(border="primary" if chosen else "outline_variant", radius=8)
    return w.Panel(
        column, padding=(12, 10), min_width=96, look=look, on_tap=act, selected=chosen, key=key,
        cls=FRAME,
    )  # fmt: skip


def _choices(title: TextLike, id_: str, kids: Sequence[w.Widget]) -> w.Widget:
    body = w.Panel(w.Flow(*kids, gap=6), id=id_, cls=FRAME, width="fill")
    column = w.Column(w.Text(title, HEADING), body, gap=8, across="stretch")
    return w.Panel(column, padding=(16, 4), width="fill")


@dataclass(eq=False)
class GroupList(AppScreen[OsmAndApp, int]):
    """All groups; closes with the place of one, -1 for a new one."""

    window = "sheet"

    groups: list[str] = field(default_factory=list)
    chosen: str = ""

    def build(self) -> w.Widget:
        rows = [
            row(name or tr("Favorites"), partial(self.close, place), icon="folder",
                colour="primary" if name == self.chosen else "on_surface_variant")
            for place, name in enumerate(self.groups)
        ]  # fmt: skip
        new = row(tr("Add new"), partial(self.close, -1), icon="create_new_folder")
        return sheet(tr("Select group"), new, *rows)


@dataclass(eq=False)
class PointList(AppScreen[OsmAndApp, int]):
    """Favourites of which one is to be replaced; closes with the place of one."""

    window = "sheet"

    rows: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        rows = [
            row(name, partial(self.close, place), icon="star", title_id="favourite_label")
            for place, name in enumerate(self.rows)
        ]
        nothing = None if rows else row(tr("You do not have any favorites yet"))
        return sheet(tr("Choose a favorite to replace"), *rows, nothing)


@dataclass(eq=False)
class MarkerEditor(AppScreen[OsmAndApp, str]):
    """Name and colour of a marker; closes with its id, "" where it was deleted."""

    id: str = ""
    name: str = ""
    colour: int = 0

    @classmethod
    def of(cls, app: OsmAndApp, id_: str) -> MarkerEditor:
        """An editor for a marker."""
        marker = app.markers.get(id_)
        return cls(id=id_, name=marker.name, colour=marker.colour) if marker else cls(id=id_)

    def build(self) -> w.Widget:
        field_ = w.TextField(bind="name", hint=tr("Name"), id="name_edit", style="filled")
        discs = [
            w.IconButton(
                "flag", colour, colour=colour, selected=place == self.colour, key=f"colour {place}",
                on_tap=partial(self.paint, place),
            )
            for place, colour in enumerate(MARKERS)
        ]  # fmt: skip
        return w.Page(
            toolbar(tr("Edit map marker"), self.close),
            w.Panel(field_, padding=16, width="fill"),
            _choices(tr("Select color"), "colors_card_container", discs),
            row(tr("Delete"), self.delete, icon="delete", id="button_delete_container"),
            w.Spacer(weight=1),
            buttons(self.close, self.save, enabled=bool(self.name.strip())),
            id="point_edit_layout",
            cls=FRAME,
        )

    def paint(self, colour: int) -> None:
        """Give it a colour."""
        self.colour = colour

    def save(self) -> None:
        """Keep what was changed."""
        self.app.markers.rename(self.id, self.name.strip())
        self.app.markers.paint(self.id, self.colour)
        self.close(self.id)

    def delete(self) -> None:
        """Take it away."""
        self.app.markers.remove([self.id])
        self.close("")
