"""Shapes that the Google app's pages share."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.googlesearch.store import FeedStory
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"
GROUP: Final = "android.view.ViewGroup"
RECYCLER: Final = "android.support.v7.widget.RecyclerView"
"""The name by which Google's own apps know the class."""
SMALL: Final = w.BODY_SMALL
TOPICS: Final = {
    "town": ("directions_boat", "#8ab4f8"),
    "science": ("science", "#c58af9"),
    "food": ("restaurant", "#fcad70"),
    "sport": ("emoji_events", "#fdd663"),
    "nature": ("eco", "#81c995"),
    "culture": ("music_note", "#ff8bcb"),
    "money": ("build", "#78d9ec"),
}
"""A topic -> the sign and the colour of its stories."""
OTHER: Final = ("article", "#bdc1c6")
ADDRESS: Final = re.compile(r"(https?://\S+|[\w-]+(\.[\w-]+)*\.[a-z]{2,}(/\S*)?)", re.IGNORECASE)


def picture(story: FeedStory, height: float) -> w.Widget:
    """What stands for a story's photograph."""
    icon, colour = TOPICS.get(story.topic, OTHER)
    return w.Panel(
        w.Align(w.Icon(icon, min(72, height * 0.6), "#202124")),
        look=w.Look(background=colour, radius=12),
        width="fill" if height > 100 else height,
        height=height,
    )


def age(phone: Phone, story: FeedStory) -> TextLike:
    """How long ago a story was written; "" where that cannot be told."""
    try:
        written = datetime.fromisoformat(story.written).replace(tzinfo=None)
    except ValueError:
        return ""
    passed = local_time(phone).replace(tzinfo=None) - written
    if passed < timedelta(minutes=1):
        return tr("Just now")
    if passed < timedelta(hours=1):
        return tr("{n}m ago", n=passed.seconds // 60)
    if passed < timedelta(days=1):
        return tr("{n}h ago", n=passed.seconds // 3600)
    if passed < timedelta(days=7):
        return tr("{n}d ago", n=passed.days)
    return date_text(written, "yMMMd", phone.display.locale)


def origin(phone: Phone, story: FeedStory) -> w.Widget:
    """The paper, and how long ago."""
    name = w.Text(story.paper, SMALL, lines=1, id="googleapp_card_source", weight=1)
    moment = age(phone, story)
    parts = [name, w.Text("·", SMALL), w.Text(moment, SMALL, lines=1, id="googleapp_card_age")]
    # In a row of its own the paper's name is as long as it is, or as there is room.
    return w.Row(w.Row(*parts[: 3 if moment else 1], gap=6))


def story_row(phone: Phone, story: FeedStory, open_: Callable[[], None]) -> w.Widget:
    """A story in a list."""
    words = w.Column(
        w.Text(story.title, w.BODY_LARGE, lines=2, id="title"),
        origin(phone, story),
        gap=4,
        weight=1,
    )
    row = w.Row(words, picture(story, 64), gap=16, width="fill")
    return w.Panel(row, padding=(16, 10), width="fill", cls=GROUP, on_tap=open_,
                   key=f"story {story.id}")  # fmt: skip


def search_box(open_: Callable[[], None], speak: Callable[[], None], see: Callable[[], None]
               ) -> w.Widget:  # fmt: skip
    """The box that leads to the search, with what else it can be asked by."""
    bar = w.SearchBar(
        tr("Search"),
        lead=w.Panel(w.Align(w.Icon("search", colour="primary")), width=48, height=48),
        actions=[
            w.IconButton("mic", tr("Voice search"), id="googleapp_facade_voice", on_tap=speak,
                         colour="primary"),
            w.IconButton("photo_camera", tr("Google Lens"), id="googleapp_facade_lens", on_tap=see,
                         colour="primary"),
        ],
        id="googleapp_facade_search_box",
        desc=tr("Search"),
        on_tap=open_,
    )  # fmt: skip
    return w.Panel(bar, padding=(16, 8), width="fill", id="googleapp_facade_search_box_view",
                   cls=FRAME)  # fmt: skip


def heading(text: TextLike) -> w.Widget:
    """What stands over a group of rows."""
    return w.Panel(w.Text(text, w.TITLE_SMALL.coloured("on_surface_variant")),
                   padding=(16, 16, 16, 4), width="fill")  # fmt: skip


def address_in(words: str) -> str:
    """The address that somebody typed in place of words; "" where there is none."""
    words = words.strip()
    if not ADDRESS.fullmatch(words):
        return ""
    return words if words.lower().startswith(("http://", "https://")) else f"https://{words}"
