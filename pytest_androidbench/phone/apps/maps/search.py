"""The page on which words are searched for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.maps import look, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.labels import PlaceLabels
from pytest_androidbench.phone.apps.maps.sought import found, nothing
from pytest_androidbench.phone.apps.maps.store import (
    HERE,
    LABELS,
    MOST_RECENT,
    MOST_SHOWN,
    kind_name,
    recent,
    remember,
)
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FIELD = "search_omnibox_edit_text"


@dataclass(eq=False)
class PlaceSearch(AppScreen[MapsApp, "MapObject | str"]):
    """Closes with the place that was chosen, or with words of which all results are wanted."""

    lat: float = 0.0
    lon: float = 0.0
    words: str = ""
    """What stands in the field at first."""
    hint: TextLike = field(default_factory=lambda: tr("Search here"))
    one: bool = False
    """Whether one place is wanted: an end of a way, a label, something for a list."""
    field_: SearchField = field(default_factory=lambda: SearchField(id=FIELD, rewinds="results"))
    labels: PlaceLabels = field(default_factory=PlaceLabels)

    def on_open(self) -> None:
        self.field_.words = self.words
        self.focus(FIELD)

    def build(self) -> w.Widget:
        box = w.TextField(
            self.field_.words, self.field_.put, hint=self.hint, style="plain", action="search",
            on_done=self.submit, id=FIELD, cls=names.EDIT_TEXT,
        )  # fmt: skip
        bar = w.Row(
            w.Up(self.close, desc=tr("Back")),
            w.Panel(box, weight=1),
            self.field_.clear_button(tr("Clear"), id="search_omnibox_text_clear"),
            w.Spacer(8),
            width="fill",
            height=56,
        )
        return w.Page(bar, w.Divider(), self._places() if self._asked else self._first())

    @property
    def _asked(self) -> str:
        return self.field_.words.strip()

    def _first(self) -> w.Widget:
        """Before anything is typed: one's own places, and what was looked for before."""
        rows = recent(self.app).all(f"ORDER BY _id DESC LIMIT {MOST_RECENT}")
        found_before = [self._recent_row(each.id, each.words[:MOST_SHOWN]) for each in rows]
        nothing = w.Panel(
            w.Text(tr("What you search for will be here"), look.SECOND, id="empty"), padding=16
        )
        return w.Scroll(
            self.one and self.app.here is not None
            and look.row("my_location", tr("Your location"), self.choose_here),
            self.one and look.row("place", tr("Choose on map"), self.on_map),
            *(self._label_row(key) for key in LABELS),
            look.heading(tr("Recent")),
            *(found_before or [nothing]),
            id="recents",
        )  # fmt: skip

    def _label_row(self, key: str) -> w.Widget:
        name, icon = LABELS[key]
        place = self.labels.of(key)
        summary = tr("Set location") if place is None else place.name
        return look.row(icon, name, partial(self.choose_label, key), summary)

    def _recent_row(self, id_: int, words: str) -> w.Widget:
        return w.ListItem(
            words, icon="history", look=w.MATERIAL, key=f"recent {id_}",
            on_tap=partial(self.again, words), on_long=partial(self.ask_forget, id_),
        )  # fmt: skip

    def _places(self) -> w.Widget:
        near = LatLon(self.lat, self.lon)
        places = found(self.field_.words, near)
        if not places:
            return empty_state(nothing(self.field_.words, near), "empty")
        return w.Scroll(*(self._row(each, near) for each in places), id="results")

    def _row(self, place: MapObject, near: LatLon) -> w.Widget:
        away = w.Text(look.told(self.app, distance_m(near, place.at)), w.LABEL, id="distance")
        kind = self.phone.windows.translate(kind_name(place))
        said = f"{kind} · {place.region}" if place.region else kind
        choose = partial(self.choose, place)
        return w.ListItem(place.name, said, icon="place", trailing=away, look=w.MATERIAL,
                          on_tap=choose)  # fmt: skip

    def again(self, words: str) -> None:
        """Look once more for what was looked for before."""
        self.field_.put(words)
        if not self.one:
            self.submit()

    def submit(self) -> None:
        """Show all that the words find; where one place is wanted, it is chosen of the list."""
        if self.one:
            self.hide_keyboard()
        elif self._asked:
            remember(self.app, self._asked)
            self.close(self._asked[:MOST_SHOWN])

    def choose(self, place: MapObject) -> None:
        """Show a place on the map."""
        remember(self.app, self.field_.words)
        self.close(place)

    def choose_here(self) -> None:
        """Take the place where the phone is."""
        at = self.app.here
        if at is not None:
            self.close(MapObject(tr("Your location").text, HERE, at))

    def on_map(self) -> None:
        """Let a place be shown on the map."""
        self.ask(self.app.page("on_map"), self.shown_on_map)

    def shown_on_map(self, place: MapObject) -> None:
        """Take it."""
        self.close(place)

    def choose_label(self, key: str) -> None:
        """Take the place with a label, or ask which one has it."""
        place = self.labels.of(key)
        if place is None:
            self.labels.ask_for(key)
        else:
            self.close(place)

    def ask_forget(self, id_: int) -> None:
        """Ask about something that was looked for before."""
        dialog = Confirm(message=tr("Delete this search from your history?"), positive=tr("Delete"))
        self.ask(dialog, self.forget, id_)

    def forget(self, id_: int, sure: bool) -> None:
        """Drop it."""
        if sure:
            recent(self.app).remove([id_])
