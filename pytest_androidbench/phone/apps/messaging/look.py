"""Times, faces and the rows of conversations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person, split_name
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.kit.texting.model import Conversation
from pytest_androidbench.phone.system.dates import Skeleton, date_text, weekday
from pytest_androidbench.phone.system.times import clock_text, local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

GROUP: Final = "android.view.ViewGroup"
LIST: Final = "android:id/list"
RECYCLER: Final = "android.support.v7.widget.RecyclerView"
"""The name by which Google's own apps know the class."""
ROW_HEIGHT: Final = 80
WEEK: Final = 7
HOUR: Final = 60


def face(name: str, size: float = 40) -> w.Widget:
    """The round letter of somebody; numbers have the sign of a person."""
    first, last = split_name(name)
    return avatar(Person(first=first, last=last), size)


def shown_name(name: str) -> str:
    """A name, or a number as it is read."""
    return shown_number(name) if is_number(name) else name


def is_number(name: str) -> bool:
    """Whether somebody is called by a number, which is read from left to right everywhere."""
    return not any(char.isalpha() for char in name)


def short_time(phone: Phone, ms: int) -> TextLike:
    """How old something is, as short as a list has it."""
    moment, now = local_time(phone, ms), local_time(phone)
    minutes = int((now - moment).total_seconds()) // 60
    if 0 <= minutes < HOUR:
        return tr("{n} min", n=minutes) if minutes else tr("Now")
    if moment.date() == now.date():
        return clock_text(moment, phone.display)
    if 0 <= (now.date() - moment.date()).days < WEEK:
        return weekday(moment.weekday(), phone.display.locale, "abbreviated")
    skeleton: Skeleton = "MMMd" if moment.year == now.year else "yMd"
    return date_text(moment, skeleton, phone.display.locale)


def long_time(phone: Phone, ms: int) -> str:
    """Day and time of a moment, the day left out where it is today."""
    moment = local_time(phone, ms)
    time = clock_text(moment, phone.display)
    if moment.date() == local_time(phone).date():
        return time
    return f"{short_date(moment, phone.display)}, {time}"


def last_words(one: Conversation, own: bool) -> TextLike:
    """What was said last, or what is to be said."""
    if one.draft is not None:
        return tr("Draft: {said}", said=one.draft.replace("\n", " "))
    text = one.snippet.replace("\n", " ")
    return tr("You: {said}", said=text) if own else text


def conversation_row(
    phone: Phone,
    one: Conversation,
    *,
    own: bool,
    selected: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None,
) -> w.Widget:
    """A conversation: face, people, the last words, the time; bold while it is unread."""
    weight, colour = (400, "on_surface_variant") if one.read else (700, "on_surface")
    name, small = w.TextStyle(16, weight), w.TextStyle(14, weight, colour)
    texts = w.Column(
        w.Text(
            shown_name(one.title),
            name,
            id="conversation_name",
            lines=1,
            ltr=is_number(one.title),
        ),
        w.Text(last_words(one, own), small, id="conversation_snippet", lines=1),
        gap=2,
        weight=1,
    )
    time = w.Text(
        short_time(phone, one.date_ms), w.TextStyle(12, weight, colour), id="conversation_timestamp"
    )
    end = w.Column(time, w.Icon("push_pin", 16, id="pin_icon", desc=tr("Pinned")), across="end")
    icon = w.Picture(icon="check", background="primary", colour="on_primary", size=40)
    row = w.Row(
        icon if selected else face(one.title),
        texts,
        end if one.pinned else time,
        gap=16,
        width="fill",
    )
    return w.Panel(
        row,
        padding=(16, 0),
        look=w.Look(background="secondary_container") if selected else w.Look(),
        id="swipeableContainer",
        cls=GROUP,
        width="fill",
        height=ROW_HEIGHT,
        selected=selected,
        on_tap=on_tap,
        on_long=on_long,
        key=f"thread {one.thread}",
    )
