"""A contact's card, and the question before it is deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self
from urllib.parse import quote

from pytest_androidbench.phone.apps.contacts.app import CARD, ContactsApp
from pytest_androidbench.phone.apps.contacts.days import day_text
from pytest_androidbench.phone.apps.contacts.dialogs import delete_dialog
from pytest_androidbench.phone.apps.contacts.editor import ContactEditor
from pytest_androidbench.phone.apps.contacts.given import contact_in
from pytest_androidbench.phone.apps.contacts.label_giving import LabelGiving
from pytest_androidbench.phone.apps.contacts.preferences import order_of
from pytest_androidbench.phone.apps.contacts.sharing import share_cards
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.people import model
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

DIM: Final = "on_surface_variant"
OtherRow = tuple[str, str, TextLike] | tuple[str, str, TextLike, str]


@dataclass(eq=False)
class ContactCard(AppScreen[ContactsApp, None]):
    """What is known about one contact, and what can be done with it."""

    activity = CARD
    id: int = 0
    menus: Menus = field(default_factory=Menus)
    giving: LabelGiving = field(default_factory=LabelGiving)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(id=contact_in(intent))

    @property
    def person(self) -> model.Person:
        """The contact, or an empty one after it was deleted elsewhere."""
        return PeopleStore(self.phone).get(self.id) or model.Person()

    def build(self) -> w.Widget:
        person = self.person
        name = order_of(self.app.prefs(), self.phone.display.locale).name(person)
        star = w.BarButton(
            "star" if person.starred else "star_border",
            tr("Remove from favorites") if person.starred else tr("Add to favorites"),
            id="menu_star",
            on_tap=self.toggle_star,
            colour=DIM,
        )
        edit = w.BarButton(
            "edit", tr("Edit contact"), id="menu_insert_or_edit", on_tap=self.edit, colour=DIM
        )
        more = w.More(partial(self.menus.open, self.entries))
        head = w.Column(
            avatar(person, 120),
            w.Panel(w.Text(name, w.HEADLINE, id="large_title", align="center"), padding=(24, 0)),
            w.Text(person.company, w.BODY, id="organization_name") if person.company else None,
            self._verbs(person),
            across="center",
            gap=12,
            width="fill",
        )
        return w.Page(
            w.TopBar("", back=True, actions=(edit, star, more), id="toolbar"),
            w.Scroll(
                head, *self._rows(person), id="content_scroller", gap=4, padding=(0, 8, 0, 24)
            ),
        )

    def _verbs(self, person: model.Person) -> w.Widget:
        phone, email = bool(person.phones), bool(person.emails)
        number = person.phones[0].value if phone else ""
        address = person.emails[0].value if email else ""
        verbs = (
            ("call", tr("Call"), "verb_call", phone, partial(self.call, number)),
            ("message", tr("Text"), "verb_text", phone, partial(self.text, number)),
            ("videocam", tr("Video"), "verb_video", phone, partial(self.call, number)),
            ("email", tr("Email"), "verb_email", email, partial(self.mail, address)),
        )
        return w.Row(*(_verb(*verb) for verb in verbs), width="fill")

    def _rows(self, person: model.Person) -> list[w.Widget]:
        phones = [self._number(entry) for entry in person.phones]
        emails = [
            _row("email", entry.value, tr(entry.name(model.EMAIL_TYPES)),
                 partial(self.mail, entry.value))
            for entry in person.emails
        ]  # fmt: skip
        return [
            *phones,
            *emails,
            *(self._other(*one) for one in self._others(person) if one[1]),
            w.ListItem(tr("Share contact"), icon="share", look=w.MATERIAL, on_tap=self.share),
            w.ListItem(tr("Delete"), icon="delete", look=w.MATERIAL, on_tap=self.ask_delete),
        ]

    def _other(self, icon: str, text: str, kind: TextLike, address: str = "") -> w.Widget:
        view = partial(self._open, Intent(action=ACTION_VIEW, data=address))
        return _row(icon, text, kind, view if address else None)

    def _others(self, person: model.Person) -> list[OtherRow]:
        """What else is known: sign, text, what it is, and an address that other apps show."""
        days = [
            ("event", day_text(self.phone, day.value), tr(day.name(model.DATE_TYPES)))
            for day in person.dates
        ]
        people = [
            ("people", one.value, tr(one.name(model.RELATION_TYPES))) for one in person.relations
        ]
        labels = LabelStore(self.phone).all()
        given = ", ".join(labels[id_] for id_ in person.labels if id_ in labels)
        return [
            ("work", person.title, tr("Title")),
            ("badge", person.nickname, tr("Nickname")),
            ("language", person.website, tr("Website"), _page_of(person.website)),
            ("place", person.address, tr("Home"), _place_of(person.address)),
            ("place", person.office, tr("Work"), _place_of(person.office)),
            *days,
            *people,
            ("dialer_sip", person.sip, tr("SIP")),
            ("notes", person.notes, tr("Notes")),
            ("label", given, tr("Labels")),
        ]

    def _number(self, entry: model.Entry) -> w.Widget:
        kind = entry.name(model.PHONE_TYPES)
        message = w.IconButton(
            "message",
            tr(f"Text {kind}"),
            id="icon_alternate",
            cls="android.widget.ImageView",
            key=f"text {entry.value}",
            on_tap=partial(self.text, entry.value),
        )
        call = partial(self.call, entry.value)
        return _row("phone", shown_number(entry.value), tr(kind), call, message)

    def toggle_star(self) -> None:
        PeopleStore(self.phone).star(self.id, not self.person.starred)

    def edit(self) -> None:
        self.show(ContactEditor(draft=model.Person(id=self.id)))

    def entries(self) -> Sequence[MenuEntry]:
        return [
            MenuEntry(text=tr("Delete"), act=self.ask_delete),
            MenuEntry(text=tr("Share"), act=self.share),
            MenuEntry(text=tr("Change labels"), act=self.change_labels),
        ]

    def change_labels(self) -> None:
        self.giving.change_of(self.id)

    def share(self) -> None:
        share_cards(self.app, [self.person], self)

    def ask_delete(self) -> None:
        self.ask(delete_dialog(), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            name = self.person.name
            PeopleStore(self.phone).delete(self.id)
            self.close(toast=tr("{name} deleted", name=name))

    def call(self, number: str) -> None:
        self._open(Intent(action="android.intent.action.CALL", data=f"tel:{number}"))

    def text(self, number: str) -> None:
        self._open(Intent(action="android.intent.action.SENDTO", data=f"sms:{number}"))

    def mail(self, address: str) -> None:
        self._open(Intent(action=ACTION_VIEW, data=f"mailto:{address}"))

    def _open(self, intent: Intent) -> None:
        if self.phone.activities.query(intent):
            self.start(intent)
        else:
            self.toast(tr("No apps can perform this action."))


def _page_of(website: str) -> str:
    """The address of a page; people leave out how it is fetched."""
    return website if "://" in website else f"http://{website}"


def _place_of(address: str) -> str:
    """Has a map look for an address."""
    return f"geo:0,0?q={quote(address)}"


class Verb(w.Column):
    """Something to do with the contact: a text with a sign above."""

    text: TextLike = ""

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)


def _verb(icon: str, label: Message, id_: str, usable: bool, act: Callable[[], None]) -> w.Widget:
    """Something to do with the contact, under the name."""
    verb = Verb(
        w.Picture(icon=icon, size=40, background="secondary_container"),
        w.PaintedText(label, w.BODY, lines=1, enabled=usable),
        across="center",
        gap=4,
        weight=1,
        id=id_,
        cls="android.widget.TextView",
        enabled=usable,
        on_tap=act,
        height=72,
        along="center",
    )
    verb.text = label
    return verb


def _row(
    icon: str,
    header: str,
    sub: TextLike,
    act: Callable[[], None] | None = None,
    alternate: w.Widget | None = None,
) -> w.Widget:
    """Something that is known about the contact, over what kind of thing it is."""
    sign = w.Picture(icon=icon, size=40, background="surface_container", id="icon")
    text = w.Text(header, w.BODY_LARGE, id="header", ltr=icon == "phone")
    return w.Row(
        w.Panel(w.Align(sign), width=72, height=72),
        w.Column(
            w.Panel(text, padding=(0, 0, 24, 0)),
            w.Text(sub, w.BODY, "on_surface_variant", id="sub_header"),
            weight=1,
        ),
        alternate,
        width="fill",
        on_tap=act,
        cls="android.widget.RelativeLayout",
    )
