"""Styles, numbers and the shapes that the app's pages share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.youtube.scenes import scene
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.amounts import compact_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.youtube.model import TubeChannel, TubeVideo

Act = Callable[[], None]
GROUP: Final = "android.view.ViewGroup"
LINEAR: Final = "android.widget.LinearLayout"
FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
RECYCLER: Final = "android.support.v7.widget.RecyclerView"
"""The name by which Google's own apps know the class."""
HEAD: Final = w.TextStyle(16, 500)
SMALL: Final = w.TextStyle(12, 400, "on_surface_variant")
SECOND: Final = w.BODY.coloured("on_surface_variant")
THUMB: Final = 160
"""Width of a small picture beside a title, in dp."""
AGES: Final = (
    (365 * 86_400, "{n} year ago", "{n} years ago"),
    (30 * 86_400, "{n} month ago", "{n} months ago"),
    (7 * 86_400, "{n} week ago", "{n} weeks ago"),
    (86_400, "{n} day ago", "{n} days ago"),
    (3600, "{n} hour ago", "{n} hours ago"),
    (60, "{n} minute ago", "{n} minutes ago"),
)


def length(seconds: int) -> str:
    """How long something is: 0:17, 12:05, 1:02:03."""
    hours, rest = divmod(max(0, seconds), 3600)
    minutes, left = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def spoken_length(seconds: int) -> str:
    """The same as it is said: 4 minutes, 13 seconds."""
    minutes, left = divmod(max(0, seconds), 60)
    parts = [(minutes, "minute"), (left, "second")]
    return ", ".join(f"{n} {unit}{'s' * (n != 1)}" for n, unit in parts if n)


def age(now_ms: int, then_ms: int) -> Message:
    """How long ago something was."""
    seconds = max(0, now_ms - then_ms) // 1000
    for size, one, many in AGES:
        if seconds >= size:
            return ntr(one, many, seconds // size)
    return tr("Just now")


def views(count: int, locale: str) -> Message:
    """How often something was watched."""
    return tr("{count} views", count=compact_text(count, locale)) if count else tr("No views")


def subscribers(count: int, locale: str) -> Message:
    """How many follow a channel."""
    return tr("{count} subscribers", count=compact_text(count, locale))


def face(name: str, size: float = 36) -> w.Widget:
    """The round picture of a channel, or of somebody."""
    return avatar(Person(first=name or "?"), size)


def bar(title: TextLike, *actions: w.Kid, lead: w.Widget | None = None) -> w.Widget:
    """The bar at the top of a page that leads back."""
    return w.TopBar(title, lead=lead or w.Up(True), actions=actions, id="toolbar")


def thumbnail(
    video: TubeVideo, kind: str, width: float, *, seen: float = 0.0, fill: bool = False
) -> w.Widget:
    """A film's picture with its length, and how much of it was seen."""
    height = width * 9 / 16
    badge = w.Panel(
        w.Text(length(video.seconds), w.TextStyle(12, 500, "white"), ltr=True),
        padding=(4, 1),
        look=w.Look(background="#000000cc", radius=4),
    )
    line = w.Row(
        w.Panel(look=w.Look(background="#ff0000"), weight=max(1, round(seen * 100)), height=4),
        w.Panel(look=w.Look(background="#ffffff99"), weight=max(1, 100 - round(seen * 100)),
                height=4),
        width="fill",
    )  # fmt: skip
    layers = w.Stack(
        w.Canvas(draw=scene(video.id, kind, video.ms // 3), width="fill", height="fill"),
        w.Align(badge, across="end", down="bottom", margin=6),
        seen > 0 and w.Align(line, across="start", down="bottom"),
        width="fill",
        height="fill",
    )
    radius = 0 if fill else 8
    return w.Panel(
        layers, look=w.Look(radius=radius), clips=True, id="thumbnail", cls=IMAGE,
        width="fill" if fill else width, height=height,
    )  # fmt: skip


def told(video: TubeVideo, channel: TubeChannel, when: str) -> str:
    """What is said of a film where only its description is told, as in lists."""
    parts = (
        video.title,
        spoken_length(video.seconds),
        f"Go to channel {channel.title}",
        channel.title,
        f"{compact_text(video.views, 'en_US')} views",
        when,
        "play video",
    )
    return " - ".join(part for part in parts if part)


def round_button(
    icon: str, text: TextLike, desc: TextLike, act: Act, *, on: bool = False
) -> w.Widget:
    """One of the buttons below a film: a sign with a word beside it."""
    colour = "on_surface"
    label = w.Text(text, w.LABEL_SMALL.coloured(colour), lines=1)
    return w.Panel(
        w.Row(w.Icon(icon, 20, "#065fd4" if on else colour), label, gap=6),
        padding=(14, 8),
        look=w.Look(background="surface_container", radius=18),
        cls="android.widget.Button",
        desc=desc,
        selected=on,
        on_tap=act,
    )


def pill(text: TextLike, act: Act, *, strong: bool, desc: TextLike | None = None) -> w.Widget:
    """The button that follows a channel."""
    role = ("on_surface", "background") if strong else ("surface_container", "on_surface")
    return w.Panel(
        w.Text(text, w.LABEL.coloured(role[1]), lines=1),
        padding=(16, 8),
        look=w.Look(background=role[0], radius=18),
        cls="android.widget.Button",
        desc=desc,
        on_tap=act,
    )
