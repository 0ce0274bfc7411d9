"""Styles and shapes that all screens share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

VIEW_GROUP: Final = "android.view.ViewGroup"
LINEAR: Final = "android.widget.LinearLayout"
FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
CARD: Final = "androidx.cardview.widget.CardView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
HEADING: Final = w.TextStyle(20, 500)
SECOND: Final = w.BODY.coloured("on_surface_variant")
EMPTY: Final = w.TextStyle(24, 400, "on_surface_variant")
EMOJI: Final = w.TextStyle(45)
ROW: Final = 68
LIST: Final = "recyclerView"
"""Id of a page's list."""
"""Height of a song's row with the room around it, in dp."""

Act = Callable[[], None]


def bar(
    title: TextLike,
    *actions: w.Kid,
    lead: w.Widget,
    subtitle: TextLike = "",
) -> w.Widget:
    """The bar at the top of a page."""
    height = 64 if subtitle else 56
    top = w.TopBar(
        title, subtitle=subtitle, lead=lead, actions=actions, id="toolbar", height=height
    )
    return w.Panel(top, id="appBarLayout", cls=LINEAR, width="fill")


def carded(kid: w.Widget, id_: str | None, **size: float) -> w.Widget:
    """A picture in a card, which the hierarchy shows."""
    return w.Panel(kid, id=id_, cls=CARD, clips=True, **size)  # type: ignore[arg-type]


def song_row(
    image: w.Widget,
    title: TextLike,
    text: TextLike,
    menu: w.Kid,
    *,
    ahead: w.Kid = None,
    selected: bool = False,
    image_card: str = "imageTextContainer",
) -> w.Row:
    """What stands in a row of a list: a picture, two lines, three dots."""
    lines = w.Column(
        w.Text(title, w.BODY_LARGE, lines=1, id="title"),
        text != "" and w.Text(text, SECOND, lines=1, id="text"),
        gap=4,
        weight=1,
    )
    return w.Row(
        ahead,
        w.Spacer(0 if ahead else 16),
        carded(image, image_card),
        w.Spacer(16),
        lines,
        w.Spacer(16 if selected else 8),
        menu,
        width="fill",
        height="fill",
    )


def row(
    content: w.Widget,
    on_tap: Act | None,
    on_long: Act | None = None,
    *,
    selected: bool = False,
    cls: str = VIEW_GROUP,
) -> w.Widget:
    """A row that takes taps; a selected one stands out."""
    return w.Panel(
        w.Panel(content, padding=(1, 2), width="fill", height="fill"),
        look=w.Look(background="secondary_container") if selected else w.Look(),
        cls=cls,
        width="fill",
        height=ROW,
        selected=selected,
        on_tap=on_tap,
        on_long=on_long,
    )


def dots(key: str, on_tap: Act) -> w.Widget:
    """The three dots of a row, which say nothing about themselves."""
    return w.IconButton("more_vert", None, id="menu", key=key, cls=IMAGE, on_tap=on_tap)


def nothing(text: TextLike) -> w.Widget:
    """What stands in place of an empty list."""
    words = w.Column(
        w.Text("\U0001f631", EMOJI, id="emptyEmoji"),
        w.Text(text, EMPTY, id="emptyText", align="center"),
        gap=16,
        across="center",
        id="android:id/empty",
        cls=LINEAR,
    )
    return w.Align(words, margin=16, weight=1)


def tiles(cells: Sequence[w.Widget], columns: int) -> list[w.Widget]:
    """Rows of equal cells; the last one is filled up with nothing."""
    rows: list[w.Widget] = []
    for first in range(0, len(cells), columns):
        kids: list[w.Kid] = list(cells[first : first + columns])
        kids += [w.Spacer(weight=1)] * (columns - len(kids))
        rows.append(w.Row(*kids, width="fill", across="start"))
    return rows


def play_buttons(play: Act, shuffle: Act) -> w.Widget:
    """The two buttons above an album's or an artist's songs."""
    one = w.Button(
        tr("Play all"), "outlined", icon="play_arrow", id="playAction", on_tap=play, weight=1
    )
    other = w.Button(tr("Shuffle"), icon="shuffle", id="shuffleAction", on_tap=shuffle, weight=1)
    return w.Panel(w.Row(one, other, gap=8, width="fill"), padding=(16, 8))


class ProgressRing(Widget):
    """How far something is, around a button."""

    class_name = "android.widget.ProgressBar"

    def __init__(self, share: float, id_: str) -> None:
        super().__init__(id=id_)
        self.share = share

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        side = layout.ctx.dp(40)
        return BoxDraft(self, limits.width(side), limits.height(side))

    def paint(self, box: Box, painter: Painter) -> None:
        dp, centre = box.ctx.dp, box.rect.center
        painter.ring(centre, dp(18), dp(2), "surface_highest")
        if self.share > 0:
            painter.ring(centre, dp(18), dp(2), "primary", self.share)
