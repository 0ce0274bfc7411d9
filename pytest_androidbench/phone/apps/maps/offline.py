"""Maps that are kept for when there is no network: the list, and the area of a new one.

"Select your own map" and what its page says are known, not seen. The bundled map is there without
any of them; what is kept here is what one chose.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.maps import look, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.map_pane import MapPane
from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.surface import Overlay
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

KEPT: Final = timedelta(days=365)
"""After this an area would have to be loaded again."""
WHOLE_MB: Final = 250
"""Of an area at zoom 9; each zoom nearer is a quarter of it."""
LEAST_ZOOM: Final = 8
"""An area seen at a lower zoom is too large."""


def megabytes(zoom: int) -> int:
    """How much room an area takes."""
    return max(1, WHOLE_MB >> 2 * max(0, zoom - 9))


@dataclass(eq=False)
class OfflineMaps(AppScreen[MapsApp, None]):
    """The areas that are kept."""

    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        rows = store.areas(self.app).all("ORDER BY _id")
        shown = [self._row(row) for row in rows]
        new = look.row("add", tr("Select your own map"), self.new)
        listed = (
            w.Scroll(*shown, id="offline_list")
            if shown
            else empty_state(tr("No downloaded maps"), "empty", icon=w.Icon("cloud_off", 72))
        )
        return w.Page(w.TopBar(tr("Offline maps"), back=True), new, w.Divider(), listed)

    def _row(self, row: store.OfflineArea) -> w.Widget:
        more = w.IconButton("more_vert", tr("More options for {name}", name=row.title),
                            key=f"more {row.id}", on_tap=partial(self.more, row.id))  # fmt: skip
        return w.ListItem(row.title[: store.MOST_SHOWN], self._about(row), icon="map",
                          trailing=more, look=w.MATERIAL, key=f"area {row.id}",
                          on_tap=partial(self.rename, row.id))  # fmt: skip

    def _about(self, row: store.OfflineArea) -> Message:
        until = (local_time(self.phone, row.saved_ms) + KEPT).date()
        day = date_text(until, "yMMMd", self.phone.display.locale)
        return tr("{size} MB · Expires {day}", size=megabytes(row.zoom), day=day)

    def new(self) -> None:
        """Choose an area."""
        self.show(AreaToKeep())

    def more(self, id_: int) -> None:
        """Offer what can be done with an area."""
        self.menus.open(self.entries, f"more {id_}", id_)

    def entries(self, id_: int) -> list[MenuEntry]:
        """The rows of its menu."""
        return [
            MenuEntry(text=tr("Update"), act=partial(self.update, id_)),
            MenuEntry(text=tr("Rename"), act=partial(self.rename, id_)),
            MenuEntry(text=tr("Delete"), act=partial(self.delete, id_)),
        ]

    def update(self, id_: int) -> None:
        """Load it again."""
        store.areas(self.app).put(id_, saved_ms=self.now_ms)
        self.toast(tr("Map updated"))

    def rename(self, id_: int) -> None:
        """Ask for another name."""
        row = store.areas(self.app).get(id_)
        title = row.title if row is not None else ""
        self.ask(EnterText(title=tr("Rename"), text=title, required=True), self.named, id_)

    def named(self, id_: int, title: str) -> None:
        """Keep the name."""
        store.areas(self.app).put(id_, title=title.strip()[: store.MOST_SHOWN])

    def delete(self, id_: int) -> None:
        """Keep it no longer."""
        store.areas(self.app).remove([id_])


@dataclass(eq=False)
class AreaToKeep(AppScreen[MapsApp, None]):
    """Chooses an area: what is seen of the map."""

    pane: MapPane = field(default_factory=MapPane)

    def build(self) -> w.Widget:
        large = self.pane.zoom < LEAST_ZOOM
        said = (
            tr("Area too large, zoom in")
            if large
            else tr("Download size: up to {size} MB", size=megabytes(self.pane.zoom))
        )
        button = w.Button(tr("Download"), id="download_button", enabled=not large,
                          on_tap=self.download)  # fmt: skip
        return w.Page(
            w.TopBar(tr("Download this area?"), back=True),
            self.pane.build(Overlay()),
            w.Panel(w.Row(w.Text(said, look.SECOND, lines=2, weight=1, id="download_size"), button,
                          gap=12, width="fill"), padding=16, width="fill"),
        )  # fmt: skip

    def download(self) -> None:
        """Keep the area, called after the nearest town."""
        pane = self.pane
        row = store.OfflineArea(
            title=look.town_near(pane.middle), lat=pane.lat, lon=pane.lon, zoom=pane.zoom,
            saved_ms=self.now_ms,
        )  # fmt: skip
        store.areas(self.app).add(row)
        self.close(toast=tr("Map downloaded"))

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)
