"""Times, faces and the rows of conversations.

Ids of rows and bars are those that public scripts for Gmail name:
`viewified_conversation_item_view`, `contact_image`, `senders`, `date`, `subject`, `snippet`,
`star`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gmail.labels import DRAFT, SCHEDULED, SENT, SNOOZED, STARRED
from pytest_androidbench.phone.apps.gmail.model import Address, MailThread
from pytest_androidbench.phone.apps.gmail.names import GROUP
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person, split_name
from pytest_androidbench.phone.system.dates import Skeleton, date_text
from pytest_androidbench.phone.system.times import clock_text, local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

ROW_HEIGHTS: Final = {"default": 92, "comfortable": 84, "compact": 72}
"""In dp, by the list's density."""
SHOWN: Final = 200
"""So many characters of a text are in a row."""
STAR: Final = "#f4b400"
PUT_OFF: Final = "#c26401"
"""Of the time until which a mail was put off: Google's dark orange."""
NO_HELP: Final = tr("Help needs Google Play services, which this phone doesn't have")


def face(person: Address, size: float = 40) -> w.Widget:
    """The round letter of somebody."""
    first, last = split_name(person.shown)
    return avatar(Person(first=first, last=last), size)


def short_time(phone: Phone, ms: int) -> str:
    """When, as short as a list has it."""
    moment, now = local_time(phone, ms), local_time(phone)
    if moment.date() == now.date():
        return clock_text(moment, phone.display)
    skeleton: Skeleton = "MMMd" if moment.year == now.year else "yMd"
    return date_text(moment, skeleton, phone.display.locale)


def long_time(phone: Phone, ms: int) -> str:
    """Day and time of a moment."""
    moment = local_time(phone, ms)
    return f"{short_date(moment, phone.display)}, {clock_text(moment, phone.display)}"


def subject_of(text: str) -> TextLike:
    """A subject, also where there is none."""
    return text[:SHOWN] or tr("(no subject)")


def one_line(text: str) -> str:
    """The first words of a text."""
    return " ".join(text[: SHOWN * 2].split())[:SHOWN]


def senders(thread: MailThread, page: str) -> TextLike:
    """Who has written, or whom it goes to on pages of what one writes oneself."""
    if page in {SENT, SCHEDULED}:
        own = [mail for mail in thread.mails if mail.sender.own] or [thread.last]
        names = [each.shown for each in own[-1].people] or ["?"]
        return tr("To: {names}", names=", ".join(names)[:SHOWN])
    if thread.drafts_only:
        return tr("Draft")
    people: dict[str, Address] = {}
    for mail, tags in zip(thread.mails, thread.tags, strict=True):
        if DRAFT not in tags:
            people[mail.sender.email.lower()] = mail.sender
    several = len(people) > 1
    names = [
        "me" if each.own else each.first if several else each.shown for each in people.values()
    ]
    count = f"  {len(thread.mails)}" if len(thread.mails) > 1 else ""
    draft = ", Draft" if any(DRAFT in tags for tags in thread.tags) else ""
    return f"{', '.join(names)[:SHOWN]}{draft}{count}"


@dataclass(frozen=True, slots=True, kw_only=True)
class MailRowActs:
    """What a touch on a row does."""

    open: Callable[[], None]
    toggle: Callable[[], None]
    star: Callable[[], None]
    swipe: Callable[[SwipeDirection], None]
    selecting: bool
    """Whether taps select by now."""


def star_button(on: bool, act: Callable[[], None], id_: str) -> w.Widget:
    """The star, filled or not."""
    return w.IconButton(
        "star" if on else "star_border",
        tr("Remove star") if on else tr("Add star"),
        colour=STAR if on else "on_surface_variant",
        id=id_,
        cls="android.widget.ImageView",
        on_tap=act,
    )


def conversation_row(
    phone: Phone, thread: MailThread, page: str, density: str, *, selected: bool, acts: MailRowActs
) -> w.Widget:
    """A conversation: face, people, subject, first words, time and star; bold while unread."""
    compact = density == "compact"
    icon = w.Picture(icon="check", background="primary", colour="on_primary", size=40)
    shown = icon if selected else face(thread.mails[0].sender if page == SENT else _face_of(thread))
    image = w.Panel(
        shown,
        id="contact_image",
        cls="android.widget.ImageView",
        on_tap=acts.toggle,
        desc=_selecting(selected),
    )
    row = w.Row(
        None if compact else image,
        w.Column(*_lines(thread, page, compact=compact), gap=2, weight=1),
        _end(phone, thread, page, acts),
        gap=16,
        across="start",
        width="fill",
    )
    return w.Panel(
        row,
        padding=(16, 4 if compact else 10, 4, 0),
        look=w.Look(background="secondary_container") if selected else w.Look(),
        id="viewified_conversation_item_view",
        cls=GROUP,
        width="fill",
        height=row_height(phone, density),
        selected=selected,
        on_tap=acts.toggle if acts.selecting else acts.open,
        on_long=acts.toggle,
        on_swipe=acts.swipe,
        key=f"thread {thread.id}",
    )


def row_height(phone: Phone, density: str) -> float:
    """Of a conversation's row, higher where texts are large."""
    return ROW_HEIGHTS[density] * max(1.0, phone.display.font_scale)


def _selecting(selected: bool) -> Message:
    return tr("Deselect this conversation") if selected else tr("Select this conversation")


def _face_of(thread: MailThread) -> Address:
    others = [mail.sender for mail in thread.mails if not mail.sender.own]
    return others[-1] if others else thread.last.sender


def _lines(thread: MailThread, page: str, *, compact: bool) -> list[w.Widget]:
    weight, colour = (700, "on_surface") if thread.unread else (400, "on_surface_variant")
    name = w.TextStyle(16, weight, "error" if thread.drafts_only else colour)
    small = w.TextStyle(14, weight, colour)
    who = w.Text(senders(thread, page), name, id="senders", lines=1)
    subject = w.Text(subject_of(thread.subject), small, id="subject", lines=1, weight=1)
    last = thread.last
    words = w.Text(
        one_line(last.snippet or last.body),
        w.BODY.coloured("on_surface_variant"),
        id="snippet",
        lines=1,
        weight=1,
    )
    clip = thread.files and w.Icon("attach_file", 16, id="paperclip", desc=tr("Has attachments"))
    if compact:
        return [who, w.Row(subject, clip, gap=4, width="fill")]
    return [who, w.Row(subject, width="fill"), w.Row(words, clip, gap=4, width="fill")]


def _end(phone: Phone, thread: MailThread, page: str, acts: MailRowActs) -> w.Widget:
    """The time, of what was put off that until which it was, over the star."""
    weight, colour = (700, "on_surface") if thread.unread else (400, "on_surface_variant")
    if page == SNOOZED:
        shown, colour = long_time(phone, thread.until_ms), PUT_OFF
    else:
        shown = short_time(phone, thread.last.date_ms)
    time = w.Text(shown, w.TextStyle(12, weight, colour), id="date")
    star = star_button(STARRED in thread.labels, acts.star, "star")
    return w.Column(w.Panel(time, padding=(0, 3, 12, 0)), star, across="end")
