"""The sheet over the map that tells of one point, and offers what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.phone.apps.osmand import coordinates, names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.editor import FavoriteEditor, MarkerEditor
from pytest_androidbench.phone.apps.osmand.look import BOLD, LINEAR, SECOND, row
from pytest_androidbench.phone.apps.osmand.spot import MapSpot, of_favorite, of_marker
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.maps.kinds import PLACES
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class PointMenu(AppPart[OsmAndApp]):
    """What is chosen on the map."""

    spot: MapSpot | None = None
    detailed: bool = False

    def open(self, spot: MapSpot) -> None:
        """Tell of a point; one of the map that is a favourite is told of as such."""
        if not spot.key:
            kept = self.app.favorites.at(spot.at)
            if kept is not None and spot.name in ("", kept.name):
                spot = of_favorite(kept)
        self.spot, self.detailed = spot, False
        self.app.history.add(spot.at, spot.origin, spot.kind, self.words(spot))

    def words(self, spot: MapSpot) -> str:
        """What a point is called in lists."""
        return spot.own_name or coordinates.written(spot.at)

    def close(self) -> None:
        """Tell of nothing."""
        self.spot = None

    def build(self, actions: Callable[[], None], navigate: Callable[[], None]) -> w.Widget | None:
        """The sheet.

        Args:
            actions: opens the list of further actions.
            navigate: leads to the point.
        """
        spot = self.spot
        if spot is None:
            return None
        column = w.Column(
            self._head(spot),
            self._four(spot, actions),
            self._details(spot) if self.detailed else None,
            self._bottom(navigate),
            across="stretch",
            cls=LINEAR,
            id="context_menu_main",
        )
        look = w.Look(background="surface", radius=12, elevation=8)
        return w.Panel(column, look=look, width="fill", id="context_menu_layout", cls=LINEAR)

    def _head(self, spot: MapSpot) -> w.Widget:
        here = position(self.phone)
        away = distance_m(LatLon(here.latitude, here.longitude), spot.at) if here else None
        lines = w.Column(
            w.Text(spot.title, BOLD, id="context_menu_line1", lines=2),
            w.Text(self._second(spot), SECOND, id="context_menu_line2", lines=2),
            away is not None and w.Text(coordinates.distance(away), SECOND, id="distance"),
            weight=1,
            across="stretch",
        )
        icon = w.Icon(spot.icon, 28, "secondary", id="context_menu_icon_view")
        return w.Panel(w.Row(lines, icon, gap=12, width="fill"), padding=(16, 16, 16, 8))

    def _second(self, spot: MapSpot) -> TextLike:
        if spot.kind == "favorite":
            kept = self.app.favorites.get(spot.key)
            group = kept.group if kept is not None else ""
            return group or tr("Favorites")
        if spot.kind in PLACES and spot.region:
            locale = self.phone.display.locale
            kind = spot.type_name
            text = kind if isinstance(kind, str) else self.phone.engine.translate(kind, locale)
            return f"{text}, {spot.region}"
        return spot.type_name

    def _four(self, spot: MapSpot, actions: Callable[[], None]) -> w.Widget:
        kept, marked = spot.kind == "favorite", spot.kind == "marker"
        kids = (
            self._item("star", tr("Edit Favorite") if kept else tr("Add"), self.add),
            self._item("flag", tr("Edit") if marked else tr("Marker"), self.mark),
            self._item("share", tr("Share"), self.share),
            self._item("more_horiz", tr("Actions"), actions),
        )
        row_ = w.Row(*kids, width="fill", id="context_menu_buttons", cls=LINEAR)
        return w.Panel(row_, padding=(8, 0), width="fill")

    def _item(self, icon: str, text: TextLike, act: Callable[[], None]) -> w.Widget:
        column = w.Column(
            w.Icon(icon, colour="primary", id="icon"),
            w.Text(text, w.LABEL_SMALL.coloured("primary"), id="text", lines=1),
            gap=4,
            across="center",
            width="fill",
        )
        return w.Panel(
            column, padding=(2, 10), weight=1, id="item", cls=LINEAR, on_tap=act, takes_focus=True
        )

    def _details(self, spot: MapSpot) -> w.Widget:
        """What is known of the point."""
        here = coordinates.written(spot.at, self.app.prefs().get(names.FORMAT, default=0))
        kept = self.app.favorites.get(spot.key) if spot.kind == "favorite" else None
        deletes = spot.kind in {"favorite", "marker"}
        return w.Column(
            w.Divider(),
            bool(spot.address) and row(spot.address, icon="place", id="address_row"),
            kept is not None
            and bool(kept.description)
            and row(kept.description, icon="description", id="description_row"),
            row(here, self.copy, icon="my_location", id="coordinates_row"),
            deletes and row(tr("Delete"), self.delete, icon="delete", id="delete_row"),
            across="stretch",
        )

    def _bottom(self, navigate: Callable[[], None]) -> w.Widget:
        shown = tr("Hide") if self.detailed else tr("Details")
        row_ = w.Row(
            w.Button(shown, "text", id="context_menu_details_button", on_tap=self.tell, weight=1),
            w.Button(
                tr("Navigation"), id="context_menu_directions_button", on_tap=navigate, weight=1
            ),
            gap=16,
            width="fill",
        )
        return w.Panel(row_, padding=(16, 4, 16, 32), width="fill")

    def tell(self) -> None:
        """Show all that is known, or no longer."""
        self.detailed = not self.detailed

    def add(self) -> None:
        """Keep the point as a favourite, or change the one it is."""
        if self.spot is not None:
            self.ask(FavoriteEditor.of(self.app, self.spot), self.kept)

    def kept(self, key: str) -> None:
        """Tell of the favourite that was saved; "" where it was deleted."""
        found = self.app.favorites.get(key) if key else None
        self.spot = of_favorite(found) if found is not None else None

    def mark(self) -> None:
        """Put a marker on the point at once, or change the one it is."""
        spot = self.spot
        if spot is None:
            return
        if spot.kind == "marker":
            self.ask(MarkerEditor.of(self.app, spot.key), self.marked)
        else:
            marker = self.app.markers.add(spot.at, spot.origin, self.words(spot))
            self.spot = of_marker(marker)

    def marked(self, id_: str) -> None:
        """Tell of the marker that was changed; "" where it was deleted."""
        found = self.app.markers.get(id_) if id_ else None
        self.spot = of_marker(found) if found is not None else None

    def share(self) -> None:
        """Give the point to another app."""
        if self.spot is not None:
            at = self.spot.at
            text = f"{self.words(self.spot)}\n{coordinates.written(at)}"
            pin = f"{at.lat:.5f},{at.lon:.5f}"
            link = f"https://osmand.net/map?pin={pin}#15/{pin.replace(',', '/')}"
            self.phone.activities.share(text=f"{text}\n{link}", caller=self.screen)

    def copy(self) -> None:
        """Put the coordinates into the clipboard."""
        if self.spot is not None:
            self.phone.clipboard.put(coordinates.written(self.spot.at))
            self.toast(tr("Copied to clipboard"))

    def delete(self) -> None:
        """Ask whether the favourite or marker may go."""
        question = Confirm(
            title=tr("Delete?"), message=tr("It cannot be brought back."), positive=tr("Delete")
        )
        self.ask(question, self.deleted)

    def deleted(self, sure: bool) -> None:
        """Take it away."""
        if not sure or self.spot is None:
            return
        if self.spot.kind == "favorite":
            self.app.favorites.remove([self.spot.key])
        else:
            self.app.markers.remove([self.spot.key])
        self.spot = None
