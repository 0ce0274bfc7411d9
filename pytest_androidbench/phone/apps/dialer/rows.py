"""Rows of the phone app: people, calls and things to do with a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.dialer import numbers
from pytest_androidbench.phone.apps.dialer.store import CallGroup, CallLog, fitting, people, when
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.system.providers import call_log
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

HEIGHT: Final = 72
EMPTY_ID: Final = "empty_content_view_message"
"""Of what stands in place of a list without rows."""
KINDS: Final = {
    call_log.INCOMING: ("call_received", tr("Incoming call")),
    call_log.OUTGOING: ("call_made", tr("Outgoing call")),
    call_log.MISSED: ("call_missed", tr("Missed call")),
    call_log.REJECTED: ("call_missed", tr("Declined call")),
    call_log.BLOCKED: ("block", tr("Blocked call")),
}
"""Kind of call -> sign and name."""
LINEAR: Final = "android.widget.LinearLayout"
RELATIVE: Final = "android.widget.RelativeLayout"
GREY: Final = "on_surface_variant"


def is_number(name: str) -> bool:
    """Whether somebody is shown by number, whose signs keep their order in every language."""
    return not any(char.isalpha() for char in name)


def badge(person: Person) -> w.Widget:
    """Somebody's picture."""
    picture = avatar(person)
    picture.id, picture.cls = "photo", "android.widget.QuickContactBadge"
    return picture


def contact_row(person: Person, letter: str, on_tap: Callable[[], None]) -> w.Widget:
    """Somebody, behind the letter that begins with them."""
    header = w.Text(letter, w.TITLE_MEDIUM, "primary", id="header") if letter else None
    name = w.Text(person.name, w.BODY_LARGE, id="contact_name", lines=1, weight=1)
    target = w.Row(
        badge(person),
        name,
        gap=16,
        id="click_target",
        cls=LINEAR,
        on_tap=on_tap,
        weight=1,
        height=56,
        key=f"person {person.id}",
    )
    return w.Panel(
        w.Row(w.Panel(w.Align(header) if header else None, width=40, height=56), target),
        padding=(0, 0, 16, 0),
        width="fill",
        cls=LINEAR,
    )


def person_row(person: Person, on_tap: Callable[[], None], number: str) -> w.Widget:
    """Somebody with the number that is meant."""
    texts = w.Column(
        w.Text(person.name, w.BODY_LARGE, id="primary", lines=1),
        w.Text(shown_number(number), w.BODY, GREY, id="secondary", ltr=True),
        weight=1,
    )
    call = w.IconButton(
        "call",
        tr("Call {name}", name=person.name),
        id="call_to_action",
        cls="android.widget.ImageView",
        key=f"call {person.id} {number}",
        on_tap=on_tap,
    )
    return w.Panel(
        w.Row(badge(person), texts, call, gap=16, width="fill"),
        padding=(16, 0, 4, 0),
        width="fill",
        height=HEIGHT,
        cls=RELATIVE,
        on_tap=on_tap,
        key=f"person {person.id} {number}",
    )


def people_rows(phone: Phone, typed: str, call: Callable[[str], None]) -> list[w.Widget]:
    """Who has a name or number with what was typed in it."""
    found = fitting(people(phone), typed) if typed else ()
    return [person_row(person, partial(call, number), number) for person, number in found]


def action_row(
    icon: str,
    label: TextLike,
    on_tap: Callable[[], None],
    *,
    id_: str,
    text_id: str,
    sign_id: str | None = None,
) -> w.Widget:
    """Something to do."""
    sign = w.Picture(icon=icon, size=40, background="secondary_container", id=sign_id)
    return w.Panel(
        w.Row(sign, w.Text(label, w.BODY_LARGE, "primary", id=text_id), gap=16, width="fill"),
        padding=(16, 0),
        width="fill",
        height=56,
        id=id_,
        cls=RELATIVE,
        on_tap=on_tap,
    )


def call_row(
    phone: Phone,
    group: CallGroup,
    *,
    on_tap: Callable[[], None],
    on_call: Callable[[], None],
) -> w.Widget:
    """Calls with one number: who, what kind, how long ago."""
    first, name = group.calls[0], CallLog(phone).name(group.number)
    button = w.IconButton(
        "call",
        tr("Call {name}", name=name),
        id="call_button",
        key=f"call {first.id}",
        on_tap=on_call,
        cls="android.widget.ImageView",
    )
    texts = w.Column(_who(group, name), _about(phone, group), weight=1)
    return w.Panel(
        w.Row(avatar(Person(first=name)), texts, button, gap=16, width="fill"),
        padding=(16, 0, 4, 0),
        width="fill",
        height=HEIGHT,
        id="call_log_row",
        cls=RELATIVE,
        on_tap=on_tap,
        key=f"entry {first.id}",
    )


def _who(group: CallGroup, name: str) -> w.Widget:
    count = f" ({len(group.calls)})" if len(group.calls) > 1 else ""
    colour = "error" if group.calls[0].kind == call_log.MISSED else None
    text = f"{name}{count}"
    return w.Text(text, w.BODY_LARGE, colour, id="name", lines=1, ltr=is_number(name))


def _about(phone: Phone, group: CallGroup) -> w.Widget:
    first = group.calls[0]
    icon, kind = KINDS.get(first.kind, KINDS[call_log.INCOMING])
    colour = "error" if first.kind == call_log.MISSED else GREY
    signs = w.Icon(icon, 16, colour, id="call_type_icons", desc=kind, cls="android.view.View")
    date = w.Text(when(phone, first.date_ms), w.BODY, GREY, id="call_location_and_date")
    return w.Row(signs, date, gap=4)


def number_actions(screen: numbers.DialerScreen, typed: str) -> list[w.Widget]:
    """What can be done with a number that is typed."""
    if not any(char.isdecimal() for char in typed) or any(char.isalpha() for char in typed):
        return []
    found = (
        ("person_add", tr("Create new contact"), numbers.create_contact),
        ("person", tr("Add to a contact"), numbers.add_to_contact),
        ("message", tr("Send a message"), numbers.text),
    )
    return [
        action_row(
            icon,
            label,
            partial(act, screen, typed),
            id_=f"search_action_{place}",
            text_id="search_action_text",
            sign_id="search_action_image",
        )
        for place, (icon, label, act) in enumerate(found)
    ]
