"""Shapes that the app's pages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Unpack

from pytest_androidbench.phone.apps.maps import hours, names, store
from pytest_androidbench.phone.kit.maps.finding import settlements
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.places import PlaceFacts, facts_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.maps.app import MapsApp
    from pytest_androidbench.phone.kit.maps.finding import MapObject
    from pytest_androidbench.phone.ui.box import Box
    from pytest_androidbench.phone.ui.widget import Common

Act = Callable[[], None]
SECOND: Final = w.BODY.coloured("on_surface_variant")
GOLD: Final = "#f9ab00"
STARS: Final = 5
WHITE: Final = w.Look(background="surface", radius=24, elevation=2)


class _TextBox(w.Panel):
    """Tells accessibility services its words as the text of a field."""

    said: TextLike = ""

    def label(self, box: Box) -> str:
        return box.ctx.text(self.said)


def text_box(
    text: TextLike, act: Act, *, faint: bool = False, frame: w.Look | None = None,
    **common: Unpack[Common],
) -> w.Widget:  # fmt: skip
    """What looks like a field, and leads to the search: in the real app it is an EditText."""
    colour = "on_surface_variant" if faint else None
    words = w.Align(w.Text(text, w.BODY_LARGE, colour, lines=1), across="start")
    common["cls"], common["on_tap"] = names.EDIT_TEXT, act
    box = _TextBox(words, look=frame or w.Look(), padding=(12, 0) if frame else 0, **common)
    box.said = text
    return box


def chip(icon: str, text: TextLike, act: Act) -> w.Widget:
    """A chip that lies over a map."""
    line = w.Row(w.Icon(icon, 18), w.Text(text, w.LABEL, "on_surface", lines=1), gap=6)
    inner = w.Panel(line, padding=(12, 7), look=WHITE)
    return w.Panel(w.Align(inner), height=48, cls=names.BUTTON, desc=text, on_tap=act)


def omnibox(
    text: TextLike, on_tap: Act, *, lead: w.Widget | None = None, actions: Sequence[w.Kid] = ()
) -> w.Widget:
    """The bar over a map: a box that leads to the search, between buttons."""
    plain = text == tr("Search here")
    box = text_box(text, on_tap, faint=plain, id="search_omnibox_text_box", desc=text, height=48,
                   weight=1)  # fmt: skip
    row = w.Row(lead or w.Spacer(16), box, *actions, width="fill", height=48)
    return w.Panel(
        w.Panel(row, look=WHITE, width="fill"),
        id="search_omnibox_container",
        cls=names.FRAME,
        padding=(16, 8, 16, 4),
        width="fill",
    )


def stars(count: float, size: float = 16) -> w.Widget:
    """Five stars, of which so many are full."""
    signs = ["star" if place + 0.75 <= count else "star_half" if place + 0.25 <= count else
             "star_outline" for place in range(STARS)]  # fmt: skip
    return w.Row(*(w.Icon(sign, size, GOLD) for sign in signs))


def rating(known: PlaceFacts) -> w.Widget | None:
    """What people give a place, and how many they are."""
    if not known.reviews:
        return None
    return w.Row(
        w.Text(f"{known.rating:.1f}", SECOND, lines=1, id="rating"),
        stars(known.rating),
        w.Text(f"({len(known.reviews)})", SECOND, lines=1),
        gap=4,
        desc=tr("{stars} stars", stars=f"{known.rating:.1f}"),
    )


def facts(place: MapObject) -> PlaceFacts:
    """What the world knows of a place."""
    return facts_of(place.name, place.kind, place.region)


def open_now(app: MapsApp, place: MapObject) -> TextLike | None:
    """Whether a place is open, where it ever closes or opens."""
    week = facts(place).week
    if not week:
        return None
    return hours.status(week, local_time(app.phone), app.phone.display)


def town_near(at: LatLon) -> str:
    """The town or village nearest to a place."""
    return next(each.name for each in settlements(at) if each.kind in {"town", "village"})


def told(app: MapsApp, metres: float) -> str:
    """A distance in the unit that was chosen."""
    unit = app.prefs().get(names.UNITS_KEY, "auto")
    return store.distance(metres, miles=unit == "miles" or (unit == "auto" and app.region.miles))


def place_row(
    app: MapsApp, place: MapObject, near: LatLon, act: Act, *, trailing: w.Widget | None = None
) -> w.Widget:
    """A place in a list: its name, what people give it, what and where it is."""
    say = app.phone.windows.translate
    parts = [say(store.kind_name(place)), told(app, distance_m(near, place.at)), place.region]
    opened = open_now(app, place)
    texts = w.Column(
        w.Text(place.name, w.BODY_LARGE, lines=1, id="title"),
        rating(facts(place)),
        w.Text(" · ".join(part for part in parts if part), SECOND, lines=2, id="distance"),
        w.Text(opened, SECOND, lines=1, id="open_hours") if opened is not None else None,
        gap=2,
        weight=1,
    )
    row = w.Row(w.Icon("place"), texts, trailing, gap=16, width="fill")
    return w.Panel(
        row, padding=(16, 10), width="fill", cls="android.widget.RelativeLayout", on_tap=act,
        key=f"place {place.name} {place.at}",
    )  # fmt: skip


def action(
    icon: str,
    text: TextLike,
    act: Act,
    *,
    desc: TextLike | None = None,
    id: str | None = None,  # noqa: A002 - as widgets call it
    strong: bool = False,
) -> w.Widget:
    """One of the round buttons of a place or a way: a sign with a word beside it."""
    colour = "on_primary" if strong else "primary"
    back = w.Look(background="primary") if strong else w.Look(border="outline")
    frame = w.Look(background=back.background, border=back.border, radius=18)
    label = w.Text(text, w.LABEL, colour, lines=1)
    inner = w.Panel(w.Row(w.Icon(icon, 18, colour), label, gap=8), padding=(16, 8), look=frame)
    return w.Panel(
        w.Align(inner), height=48, cls=names.BUTTON, desc=desc or text, id=id, on_tap=act
    )


def actions(*buttons: w.Kid) -> w.Widget:
    """A line of such buttons, which scrolls sideways."""
    return w.Filters(*buttons, id="action_buttons")


def row(
    icon: str, text: TextLike, act: Act | None = None, summary: TextLike | None = None
) -> w.Widget:
    """A row with a sign."""
    return w.ListItem(text, summary, icon=icon, look=w.MATERIAL, on_tap=act)


def fact(icon: str, text: str, act: Act) -> w.Widget:
    """A row with what is written from left to right in every language: a number, an address."""
    line = w.Row(w.Icon(icon), w.Text(text, w.BODY_LARGE, lines=1, weight=1, ltr=True), gap=24,
                 width="fill")  # fmt: skip
    return w.Panel(line, padding=(24, 0, 16, 0), min_height=56, width="fill", on_tap=act)


def heading(text: TextLike) -> w.Widget:
    """The title of some rows."""
    return w.Panel(w.Text(text, w.TITLE_MEDIUM), padding=(16, 16, 16, 8))


def sheet(*kids: w.Kid, id: str) -> w.Widget:  # noqa: A002 - as widgets call it
    """What lies over the lower part of the map."""
    handle = w.Panel(look=w.Look(background="outline_variant", radius=2), width=32, height=4)
    column = w.Column(w.Panel(w.Align(handle), height=16, width="fill"), *kids,
                      across="stretch", width="fill", height="fill")  # fmt: skip
    return w.Panel(column, look=w.Look(background="background"), id=id, weight=1, width="fill")
