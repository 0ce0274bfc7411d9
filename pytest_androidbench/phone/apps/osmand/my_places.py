"""My Places: favourites in their groups, and tracks in their folders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar
from urllib.parse import quote

from pytest_androidbench.phone.apps.osmand import coordinates, names
from pytest_androidbench.phone.apps.osmand.actions import TrackMenu
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.favorites import FavoritePoint
from pytest_androidbench.phone.apps.osmand.look import LINEAR, empty, heading, row
from pytest_androidbench.phone.apps.osmand.tracks import TrackFile
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.maps.finding import address_of
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr

FAVORITES, TRACKS = range(2)


@dataclass(eq=False)
class MyPlaces(AppScreen[OsmAndApp, None]):
    """Two tabs, with search and selection among the favourites."""

    activity: ClassVar[str] = names.PLACES

    tab: int = FAVORITES
    closed: list[str] = field(default_factory=list)
    """Groups whose favourites are not shown."""
    search: SearchField = field(default_factory=SearchField)
    selected: Selection[str] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        tabs = (w.Tab(text=tr("Favorites")), w.Tab(text=tr("Tracks")))
        return w.Page(
            self._selection_bar() if self.selected else self._bar(),
            w.Tabs(tabs, self.tab, self.turn, id="sliding_tabs"),
            self._favorites() if self.tab == FAVORITES else self._tracks(),
            id="my_places",
            cls=LINEAR,
        )

    def _bar(self) -> w.Widget:
        search = w.BarButton("search", tr("Search"), id="action_search", on_tap=self.search.begin)
        more = w.More(partial(self.menus.open, self.more))
        title = self.search.box(tr("Search")) if self.search.open else tr("My Places")
        return w.TopBar(title, back=self.on_back, actions=(search, more), id="toolbar")

    def _selection_bar(self) -> w.Widget:
        delete = w.BarButton("delete", tr("Delete"), id="action_delete", on_tap=self.delete)
        return w.TopBar(str(len(self.selected)), back=self.selected.end, actions=(delete,))

    def turn(self, tab: int) -> None:
        """Show a tab."""
        self.tab = tab
        self.selected.end()

    def more(self) -> list[MenuEntry]:
        """What lies under the three dots."""
        if self.tab == TRACKS:
            return [MenuEntry(text=tr("Add new folder"), act=self.ask_folder)]
        return [MenuEntry(text=tr("Share"), act=self.share)]

    def ask_folder(self) -> None:
        """Ask for the name of a new folder."""
        self.ask(
            EnterText(title=tr("Add new folder"), hint=tr("Name"), required=True),
            self.folder_added,
        )

    def folder_added(self, name: str) -> None:
        """Make it."""
        self.app.tracks.add_folder(name)

    def share(self) -> None:
        """Give all favourites to another app."""
        if not self.app.files.exists(f"{names.FAVORITES}/favorites.gpx"):
            self.toast(tr("You do not have any favorites yet"))
            return
        address = self.app.address_of(f"{names.FAVORITES}/favorites.gpx")
        self.phone.activities.share(streams=[address], type="application/gpx+xml", caller=self)

    def _shown(self, names_: Sequence[str]) -> bool:
        """Whether something is called as is searched for."""
        wanted = self.search.words.casefold()
        return any(wanted in each.casefold() for each in names_)

    def _favorites(self) -> w.Widget:
        kept = [each for each in self.app.favorites.all() if self._shown([each.name, each.group])]
        damaged = self.app.favorites.damaged()
        if not kept and not damaged:
            text = tr("Keep places you want to find again: on the map, tap one, then “Add”.")
            return empty("star", tr("You do not have any favorites yet"), text)
        rows: list[w.Widget] = []
        for group in dict.fromkeys(each.group for each in kept):
            inside = [each for each in kept if each.group == group]
            rows.append(self._group(group, len(inside)))
            if group not in self.closed:
                rows += [self._favorite(each) for each in inside]
        rows += [_damaged(name) for name in damaged]
        return w.Scroll(*rows, id="favorites_list", cls="android.widget.ExpandableListView")

    def _group(self, group: str, count: int) -> w.Widget:
        icon = "expand_more" if group in self.closed else "expand_less"
        return row(
            group or tr("Favorites"), partial(self.fold, group), icon="folder", colour="secondary",
            summary=ntr("{n} point", "{n} points", count), id="group_row",
            title_id="category_name", end=w.Icon(icon),
            on_long=partial(self.ask_group, group) if group else None,
        )  # fmt: skip

    def fold(self, group: str) -> None:
        """Show a group's favourites, or no longer."""
        if group in self.closed:
            self.closed.remove(group)
        else:
            self.closed.append(group)

    def ask_group(self, group: str) -> None:
        """Ask for another name of a group."""
        asked = EnterText(title=tr("Edit group name"), text=group, required=True)
        self.ask(asked, self.group_renamed, group)

    def group_renamed(self, group: str, name: str) -> None:
        """Call it so."""
        self.app.favorites.rename_group(group, name.strip())

    def _favorite(self, favorite: FavoritePoint) -> w.Widget:
        chosen = favorite.key in self.selected
        below = favorite.address or address_of(favorite.at) or coordinates.written(favorite.at)
        return row(
            favorite.name,
            partial(self.selected.toggle if self.selected else self.open, favorite.key),
            icon="check_circle" if chosen else "star", colour=favorite.colour, summary=below,
            title_id="favourite_label", summary_id="group_name", id="favorite_row",
            on_long=partial(self.selected.toggle, favorite.key),
        )  # fmt: skip

    def open(self, key: str) -> None:
        """Show a favourite on the map."""
        self._on_map(f"favorite:{key}")

    def _on_map(self, said: str) -> None:
        component = f"{names.PACKAGE}/{names.MAIN}"
        self.start(Intent(component=component, data=f"osmand:{quote(said)}"))
        self.close()

    def delete(self) -> None:
        """Ask whether the selected favourites may go."""
        text = ntr("Delete {n} favorite?", "Delete {n} favorites?", len(self.selected))
        self.ask(Confirm(message=text, positive=tr("Yes"), negative=tr("No")), self.deleted)

    def deleted(self, sure: bool) -> None:
        """Take them away."""
        if sure:
            self.app.favorites.remove(self.selected.rows)
            self.selected.end()

    def _tracks(self) -> w.Widget:
        found = [each for each in self.app.tracks.all() if self._shown([each.name, each.folder])]
        folders = [each for each in self.app.tracks.folders() if each and self._shown([each])]
        if not found and not folders:
            text = tr("Plan a route and save it, or import a GPX file.")
            return empty("timeline", tr("You do not have any tracks yet"), text)
        rows: list[w.Widget] = []
        for folder in dict.fromkeys([*(each.folder for each in found), *folders]):
            rows.append(heading(folder or tr("Tracks")))
            rows += [self._track(each) for each in found if each.folder == folder]
        return w.Scroll(*rows, id="tracks_list", cls="android.widget.ExpandableListView")

    def _track(self, track: TrackFile) -> w.Widget:
        told: TextLike = tr("The file cannot be read")
        if track.gpx is not None:
            told = tr(
                "{length} • {n} points",
                length=coordinates.distance(track.metres),
                n=track.points or len(track.gpx.waypoints),
            )
        more = w.IconButton(
            "more_vert", tr("Menu"), id="menu_button", key=f"menu {track.path}",
            on_tap=partial(self.offer, track.path),
        )  # fmt: skip
        opens = track.gpx is not None
        return row(
            track.name, partial(self.show_track if opens else self.offer, track.path),
            icon="timeline" if opens else "error", summary=told, end=more, id="container",
        )  # fmt: skip

    def show_track(self, path: str) -> None:
        """Show a track on the map."""
        self._on_map(f"track:{path}")

    def offer(self, path: str) -> None:
        """Ask what is to become of a track."""
        self.ask(TrackMenu(path=path), self.acted, path)

    def acted(self, path: str, what: str) -> None:
        """Do that on the map."""
        self._on_map(f"{'edit' if what == 'edit' else 'track'}:{path}")

    def on_back(self) -> None:
        if self.selected:
            self.selected.end()
        elif self.search.open:
            self.search.end()
        else:
            self.close()


def _damaged(name: str) -> w.Widget:
    return row(name, icon="error", colour="error", summary=tr("The file cannot be read"),
               title_id="favourite_label", summary_id="group_name")  # fmt: skip
