"""A place: what is known of it, what people say, the lists it is in, the way to it.

Its buttons, "Directions to {place}", `placepage_directions_button` and `street_view_thumbnail` are
those of public tests of the real app; the order of the rows below is known, not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.maps import hours, look, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.lists import SavePlaceSheet
from pytest_androidbench.phone.apps.maps.map_pane import NEAR_ZOOM, MapPane
from pytest_androidbench.phone.apps.maps.reviewing import OwnReviews, review_card
from pytest_androidbench.phone.apps.maps.stays import availability_button
from pytest_androidbench.phone.apps.maps.store import LABELS, kind_name, listed, lists, name_of
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject, address_of
from pytest_androidbench.phone.kit.maps.regions import region_at
from pytest_androidbench.phone.kit.maps.surface import Overlay
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import listed as enumerated
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.places import PlaceFacts

if TYPE_CHECKING:
    from collections.abc import Iterator

NOWHERE: Final = MapObject("", "", MIDDLE)
TABS: Final = (w.Tab(text=tr("Overview")), w.Tab(text=tr("Reviews")), w.Tab(text=tr("About")))
OVERVIEW, REVIEWS, ABOUT = range(3)
DAY_MS: Final = 86_400_000


@dataclass(eq=False)
class PlaceDetails(AppScreen[MapsApp, None]):
    """What is known of a place, below a map that shows it."""

    place: MapObject = NOWHERE
    tab: int = OVERVIEW
    week_shown: bool = False
    pane: MapPane = field(default_factory=MapPane)
    own: OwnReviews = field(default_factory=OwnReviews)

    def on_open(self) -> None:
        self.pane.look_at(self.place.at, NEAR_ZOOM)

    @property
    def facts(self) -> PlaceFacts:
        """What the world knows of it."""
        return look.facts(self.place)

    def build(self) -> w.Widget:
        clear = w.IconButton("close", tr("Clear"), cls=names.IMAGE, on_tap=self.close)
        bar = look.omnibox(name_of(self.place), self.search, actions=(clear,),
                           lead=w.Up(self.close, desc=tr("Back")))  # fmt: skip
        tabs = (
            w.Tabs(TABS, self.tab, self.turn, id="place_page_tabs") if self.facts.reviews else None
        )
        below = w.Scroll(*self._rows(), id="place_page", key=f"place page {self.tab}")
        content = look.sheet(self._head(), self._buttons(), tabs, below, id="place_page_view")
        content.weight = 2
        return w.Page(bar, self._map(), content)

    def _map(self) -> w.Widget:
        """The map, with what leads to the street where it was photographed."""
        shown = self.pane.build(Overlay(chosen=self.place.at))
        if not region_at(self.place.at).photographed:
            return shown
        sign = w.Panel(w.Align(w.Icon("panorama", 28)), width=64, height=48, cls=names.IMAGE,
                       look=w.Look(background="surface", radius=8, elevation=2),
                       id="street_view_thumbnail", desc=tr("Street View"),
                       on_tap=self.look_around)  # fmt: skip
        over = w.Column(w.Panel(weight=1), w.Row(w.Spacer(12), sign, width="fill"),
                        w.Spacer(height=12), width="fill", height="fill")  # fmt: skip
        return w.Stack(shown, over, weight=1, width="fill")

    def _head(self) -> w.Widget:
        opened = look.open_now(self.app, self.place)
        texts = w.Column(
            w.Text(name_of(self.place), w.TITLE, lines=2, id="title"),
            look.rating(self.facts),
            w.Text(kind_name(self.place), look.SECOND, lines=1),
            w.Text(opened, look.SECOND, lines=1, id="open_hours") if opened is not None else None,
            gap=2,
            width="fill",
        )
        return w.Panel(texts, padding=(16, 0, 16, 4), width="fill")

    def _buttons(self) -> w.Widget:
        inside = listed(self.app, self.place)
        say = self.phone.windows.translate
        return look.actions(
            look.action("directions", tr("Directions"), self.directions, strong=True,
                        desc=tr("Directions to {place}", place=say(name_of(self.place))),
                        id="placepage_directions_button"),
            look.action("navigation", tr("Start"), self.begin) if self.app.here else None,
            availability_button(self.place, self.show_rooms),
            look.action("call", tr("Call"), self.call) if self.facts.phone else None,
            look.action("bookmark", tr("Saved"), self.save) if inside
            else look.action("bookmark_border", tr("Save"), self.save),
            look.action("share", tr("Share"), self.share),
        )  # fmt: skip

    def _rows(self) -> Iterator[w.Widget | None]:
        if self.tab == REVIEWS and self.facts.reviews:
            yield from self._reviews()
        elif self.tab == ABOUT and self.facts.reviews:
            yield look.row("info", kind_name(self.place))
            yield look.row("public", self.place.region)
        else:
            yield from self._overview()

    def _overview(self) -> Iterator[w.Widget | None]:
        facts, at = self.facts, self.place.at
        yield look.row("place", address_of(at) or self.place.region or tr("No address known"))
        yield from self._saved_in()
        opened = look.open_now(self.app, self.place)
        if opened is not None:
            yield look.row("schedule", opened, self.show_week)
        if opened is not None and self.week_shown:
            display = self.phone.display
            for name, said in hours.days(facts.week, local_time(self.phone), display):
                yield w.Panel(
                    w.Row(w.Text(name, w.BODY, width=112), w.Text(said, w.BODY, weight=1)),
                    padding=(72, 4, 16, 4),
                    width="fill",
                )
        if facts.page:
            yield look.fact("public", facts.page, self.visit)
        if facts.phone:
            yield look.fact("call", facts.phone, self.call)
        yield look.fact("my_location", f"{at.lat:.5f}, {at.lon:.5f}", self.copy)
        yield look.row("label_outline", tr("Label"), self.label)
        if not self.place.kind:
            yield look.row("straighten", tr("Measure distance"), self.measure)
        yield self.own.card(self.place)

    def _saved_in(self) -> Iterator[w.Widget]:
        say, inside = self.phone.windows.translate, listed(self.app, self.place)
        named = [
            say(text) for key, (text, _) in (lists(self.app) | LABELS).items() if key in inside
        ]
        if named:
            said = enumerated(named, self.phone.display.locale)
            yield look.row("bookmark", tr("Saved in {lists}", lists=said), self.save)

    def _reviews(self) -> Iterator[w.Widget | None]:
        yield self.own.card(self.place)
        yield w.Divider()
        for one in self.facts.reviews:
            written = self.now_ms - one.days * DAY_MS
            yield review_card(self.phone, one.author, one.stars, one.text, written)

    def turn(self, tab: int) -> None:
        """Show a tab."""
        self.tab = tab

    def show_week(self) -> None:
        """Show when it is open through the week, or hide that."""
        self.week_shown = not self.week_shown

    def search(self) -> None:
        """Look for another place."""
        at = self.place.at
        page = self.app.page("search", lat=at.lat, lon=at.lon, words=self.place.name)
        self.ask(page, self.picked)

    def picked(self, found: MapObject | str) -> None:
        """Show it instead."""
        if isinstance(found, str):
            self.show(self.app.page("results", words=found, lat=self.pane.lat, lon=self.pane.lon))
        else:
            self.place, self.tab, self.week_shown = found, OVERVIEW, False
            self.on_open()

    def save(self) -> None:
        """Ask which lists it is to be in."""
        self.show(SavePlaceSheet(place=self.place))

    def label(self) -> None:
        """Make it the home, or the place of work."""
        self.show(SavePlaceSheet(place=self.place, labels=True))

    def share(self) -> None:
        """Give name and coordinates to another app."""
        at = self.place.at
        text = f"{self.place.name}\ngeo:{at.lat:.5f},{at.lon:.5f}"
        self.phone.activities.share(text=text)

    def call(self) -> None:
        """Have the number dialled."""
        number = "".join(sign for sign in self.facts.phone if sign in "+0123456789")
        if not self.start(Intent(action="android.intent.action.DIAL", data=f"tel:{number}")):
            self.toast(tr("No app can call this number"))

    def visit(self) -> None:
        """Show its page on the web."""
        if not self.start(Intent(action=ACTION_VIEW, data=f"https://{self.facts.page}/")):
            self.toast(tr("No app can open this page"))

    def copy(self) -> None:
        """Put the coordinates into the clipboard."""
        at = self.place.at
        self.phone.clipboard.put(f"{at.lat:.5f}, {at.lon:.5f}")
        self.toast(tr("Copied to clipboard"))

    def directions(self) -> None:
        """Show the way."""
        self.show(self.app.page("directions", goal=self.place))

    def show_rooms(self) -> None:
        """Show which rooms a hotel has."""
        self.show(self.app.page("rooms", place=self.place))

    def look_around(self) -> None:
        """See the street before it."""
        self.show(self.app.page("street_view", place=self.place))

    def measure(self) -> None:
        """Measure from here."""
        self.show(self.app.page("measure", points=[self.place.at]))

    def begin(self) -> None:
        """Go there."""
        self.show(self.app.page("navigation", goal=self.place))

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)
