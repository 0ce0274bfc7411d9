"""Pictures, rows, tiles and buttons that the app's pages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.spotify import items
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.schema import SpotSong
from pytest_androidbench.phone.kit.drawn_cover import cover
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

Act = Callable[[], None]
GROUP: Final = "android.view.ViewGroup"
FRAME: Final = "android.widget.FrameLayout"
BUTTON: Final = "android.widget.Button"
IMAGE: Final = "android.widget.ImageView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
SECOND: Final = w.BODY.coloured("on_surface_variant")
SMALL: Final = w.TextStyle(12, 400, "on_surface_variant")
STRONG: Final = w.TextStyle(14, 700)
HEAD: Final = w.TextStyle(20, 700)
LARGE: Final = w.TextStyle(28, 700)
TILE: Final = 140
"""Width of a tile in a shelf, in dp."""
GATHERED: Final = {
    items.LIKED: ("favorite", "#5038a0"),
    items.EPISODES: ("bookmark", "#006450"),
}
"""Signs and colours of what has no cover."""


def length(ms: int) -> str:
    """Minutes and seconds: 3:05."""
    minutes, seconds = divmod(max(0, ms) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def long_length(ms: int) -> Message:
    """Hours and minutes, as of a whole list."""
    hours, minutes = divmod(max(0, ms) // 60_000, 60)
    if not hours:
        return tr("{n} min", n=minutes)
    return tr("{hours} h {minutes} min", hours=hours, minutes=minutes)


def face(name: str, size: float) -> w.Widget:
    """The round picture of somebody."""
    return avatar(Person(first=name), size)


def owner_button(name: str, act: Act) -> w.Widget:
    """The owner's picture, which leads to the drawer."""
    return w.Panel(w.Align(face(name, 32)), width=56, height=56, id="faceheader_image", cls=IMAGE,
                   desc=tr("Profile"), on_tap=act)  # fmt: skip


def art(item: SpotItem, size: float, id_: str | None = None) -> w.Widget:
    """An item's picture."""
    if item.kind in GATHERED:
        sign, colour = GATHERED[item.kind]
        icon = w.Align(w.Icon(sign, size * 0.45, "#ffffff"))
        return w.Panel(icon, look=w.Look(background=colour, radius=4), width=size, height=size,
                       id=id_, cls=IMAGE)  # fmt: skip
    if item.round:
        return w.Panel(face(item.title, size), width=size, height=size, id=id_, cls=IMAGE)
    return cover(item.art, size, id_=id_)


def track_art(song: SpotSong, size: float, id_: str | None = None) -> w.Widget:
    """The cover of the album that a track is of."""
    return cover(f"album {song.album}", size, id_=id_)


def dots(key: str, title: str, act: Act) -> w.Widget:
    """What opens the menu of a row."""
    desc = tr("More options for {name}", name=title)
    return w.IconButton("more_vert", desc, id="context_menu_button", key=f"menu {key}", size=20,
                        on_tap=act)  # fmt: skip


def words(title: TextLike, text: TextLike, *, lit: bool = False) -> w.Widget:
    """Title over what is said of it; the title is green where it is played."""
    colour = "primary" if lit else "on_surface"
    return w.Column(
        w.Text(title, w.BODY_LARGE.coloured(colour), lines=1, id="title"),
        w.Text(text, SECOND, lines=1, id="subtitle"),
        gap=2,
        weight=1,
    )


def row(
    lead: w.Kid,
    shown: w.Widget,
    key: str,
    act: Act,
    *trailing: w.Kid,
    on_long: Act | None = None,
    selected: bool = False,
) -> w.Widget:
    """A row of a list: a picture, words, buttons."""
    line = w.Row(lead, shown, *trailing, gap=12, width="fill", height=64)
    return w.Panel(
        line, padding=(16, 0, 4, 0), cls=GROUP, id="row_root", width="fill", key=key,
        selected=selected, on_tap=act, on_long=on_long,
    )  # fmt: skip


def tile(item: SpotItem, act: Act, on_long: Act | None = None, width: float = TILE) -> w.Widget:
    """A picture over a title, as they stand on shelves."""
    side = width - 8
    content = w.Column(
        art(item, side, "image"),
        w.Text(item.title, STRONG, lines=2, id="title"),
        w.Text(item.text, SMALL, lines=1, id="subtitle"),
        gap=6,
        width=side,
    )
    return w.Panel(
        content, padding=4, cls=GROUP, key=f"tile {item.key}", desc=item.title, on_tap=act,
        on_long=on_long,
    )  # fmt: skip


def heading(text: TextLike) -> w.Widget:
    """The title of a shelf."""
    title = w.Text(text, HEAD, lines=2, id="section_heading2_title")
    return w.Panel(title, padding=(16, 20, 16, 8))


def shelf(text: TextLike, tiles: Sequence[w.Widget], key: str) -> list[w.Widget]:
    """Tiles beside each other, under a heading; nothing where there are none."""
    if not tiles:
        return []
    line = w.Scroll(*tiles, axis="x", weight=0, width="fill", padding=(12, 0),
                    id="shelf", key=f"shelf {key}", cls=RECYCLER)  # fmt: skip
    return [heading(text), line]


def pill(text: TextLike, act: Act, *, on: bool, id_: str = "chip_button") -> w.Widget:
    """A chip: green while it is chosen."""
    colour, ground = ("#000000", "primary") if on else ("on_surface", "surface_high")
    shape = w.Panel(
        w.Text(text, w.TextStyle(14, 400, colour), lines=1),
        padding=(16, 7),
        look=w.Look(background=ground, radius=18),
    )
    return w.Panel(
        w.Align(shape), height=48, cls=BUTTON, id=id_, key=f"{id_} {text}", desc=text,
        selected=on, on_tap=act,
    )  # fmt: skip


def pills(
    labels: Sequence[tuple[str, TextLike]], chosen: str, pick: Callable[[str], None]
) -> w.Widget:
    """Chips of which one is chosen, or none."""
    shown = [pill(text, partial(pick, value), on=value == chosen) for value, text in labels]
    return w.Filters(*shown, id="filter_chips", key="filter chips", height=48)


def outlined(text: TextLike, act: Act, id_: str) -> w.Widget:
    """A small button with a thin line around it, as of following."""
    return w.Panel(
        w.Text(text, STRONG, lines=1),
        padding=(14, 7),
        look=w.Look(border="outline", radius=18),
        cls=BUTTON,
        id=id_,
        desc=text,
        on_tap=act,
    )


def play_button(*, playing: bool, act: Act) -> w.Widget:
    """The large green button of a page."""
    sign = "pause" if playing else "play_arrow"
    desc = tr("Pause") if playing else tr("Play")
    return w.IconButton(sign, desc, size=32, colour="#000000", background="primary", width=56,
                        height=56, id="button_play_and_pause", cls=BUTTON, on_tap=act)  # fmt: skip


def bar(title: TextLike, *actions: w.Kid, lead: w.Widget | None = None) -> w.Widget:
    """The bar at the top of a page that leads back."""
    text = w.Text(title, w.TITLE_MEDIUM, lines=1, id="glue_toolbar_title")
    return w.TopBar(text, lead=lead or w.Up(True, desc=tr("Back")), actions=actions,
                    id="toolbar")  # fmt: skip
