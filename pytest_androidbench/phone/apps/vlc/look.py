"""Shapes that VLC's screens share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.vlc.model import VlcMedium, clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

VIEW_GROUP: Final = "android.view.ViewGroup"
LINEAR: Final = "android.widget.LinearLayout"
FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
CARD: Final = "androidx.cardview.widget.CardView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
SECOND: Final = w.BODY.coloured("on_surface_variant")
SMALL: Final = w.BODY_SMALL.coloured("on_surface_variant")
ROW: Final = 64
"""How high a row of songs is, in dp."""
NO_MEDIA: Final = tr(
    "No media files found, please transfer some files to your device or adjust your preferences."
)
Act = Callable[[], None]
Fits = Callable[..., bool]
"""Whether one of some texts is what a list is filtered by."""


def anything(*texts: str) -> bool:
    """Fits a list that is not filtered."""
    del texts
    return True


def bar(title: TextLike | w.Widget, *actions: w.Kid, lead: w.Widget | None = None) -> w.Widget:
    """The bar at the top of a page."""
    top = w.TopBar(title, lead=lead, actions=actions, id="main_toolbar")
    return w.Panel(top, id="appbar", cls=LINEAR, width="fill")


def dots(key: str, act: Act, colour: str = "on_surface_variant") -> w.Widget:
    """The three dots of an item."""
    return w.IconButton(
        "more_vert",
        tr("More Actions"),
        id="item_more",
        key=key,
        cls=IMAGE,
        colour=colour,
        on_tap=act,
    )


def cover(
    icon: str, size: float, id_: str | None = "media_cover", picture: bytes | None = None
) -> w.Widget:
    """A picture, or a sign in its place."""
    return w.Picture(picture, icon=icon, background="surface_highest", colour="on_surface_variant",
                     size=size, shape="rect", id=id_)  # fmt: skip


def row(  # noqa: PLR0913 - a row has many parts
    title: TextLike,
    subtitle: TextLike,
    *,
    icon: str,
    key: str,
    more: Act | None,
    on_tap: Act,
    on_long: Act | None = None,
    desc: TextLike | None = None,
    selected: bool = False,
    ahead: w.Kid = None,
    picture: bytes | None = None,
) -> w.Widget:
    """A row of a list of songs or playlists (audio_browser_item.xml)."""
    words = w.Column(
        w.Text(title, w.BODY_LARGE, lines=1, id="title"),
        subtitle != "" and w.Text(subtitle, SECOND, lines=1, id="subtitle"),
        gap=2,
        weight=1,
    )
    end: w.Kid = w.Icon("check_circle", colour="primary", id="selected_check") if selected else None
    if more is not None and not selected:
        end = dots(key, more)
    content = w.Row(ahead, cover(icon, 48, picture=picture), words, end, gap=12, width="fill")
    return w.Panel(
        content,
        padding=(12, 8),
        look=w.Look(background="secondary_container") if selected else w.Look(),
        desc=desc,
        cls=VIEW_GROUP,
        width="fill",
        on_tap=on_tap,
        on_long=on_long,
        selected=selected,
    )


def empty(text: TextLike, *below: w.Kid) -> w.Widget:
    """What stands in place of an empty list (view_empty_loading.xml)."""
    words = w.Column(
        w.Icon("movie", 96, "outline", id="emptyImageView"),
        w.Text(text, SECOND, align="center", id="emptyTextView"),
        *below,
        gap=16,
        across="center",
        id="container",
        cls=VIEW_GROUP,
    )
    return w.Align(words, margin=32, weight=1)


def line(medium: VlcMedium) -> TextLike:
    """What stands below a title: who sings it, and how long it is."""
    return "  •  ".join(part for part in (medium.artist, time_of(medium)) if part)


def spoken(medium: VlcMedium) -> TextLike:
    """What is said of a row (TalkbackUtil.kt)."""
    if medium.is_video:
        return tr("Video: {title}", title=medium.title)
    return tr("Audio track: {title}", title=medium.title)


def sign_of(medium: VlcMedium) -> str:
    """The sign that stands for a medium's picture."""
    return "movie" if medium.is_video else "music_note"


def time_of(medium: VlcMedium) -> str:
    """The length of a medium; nothing where it is not known."""
    return clock_text(medium.duration) if medium.duration >= 0 else ""
