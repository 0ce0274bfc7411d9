"""Choosing whom to write to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self
from urllib.parse import unquote

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.avatar import avatar
from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.apps.simple.dialogs import radio
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD: Final = "new_conversation_address"
MOST_SUGGESTED: Final = 5


@dataclass(eq=False)
class NewConversation(AppScreen[MessagesApp, None]):
    """A field for a name or number, over everybody who fits."""

    activity = model.NEW_ACTIVITY
    typed: str = ""
    text: str = ""
    """What is to stand in the new message."""
    number: str = ""
    """To whom another app wants to write: then nothing is asked."""
    streams: list[str] = field(default_factory=list)
    """Addresses of what is to go along."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        number = ""
        if intent.scheme in model.SCHEMES and intent.data:
            number = unquote(intent.data.partition(":")[2].partition("?")[0]).lstrip("/")
        text = intent.text("android.intent.extra.TEXT") or intent.text("sms_body")
        stream = intent.extras.get("android.intent.extra.STREAM") or []
        streams = stream if isinstance(stream, list) else [stream]
        return cls(number=number.strip(), text=text, streams=[str(each) for each in streams])

    def on_open(self) -> None:
        if self.number:
            self.go(self.number)
            self.close()
        else:
            self.focus(FIELD)

    def build(self) -> w.Widget:
        entry = w.TextField(
            bind="typed",
            hint=tr("Add Contact or Number…"),
            style="plain",
            text_style=w.TextStyle(18),
            action="done",
            on_done=self.hide_keyboard,
            id=FIELD,
            weight=1,
        )
        confirm = len(self.typed) > 2 and w.IconButton(
            "check",
            id="new_conversation_confirm",
            on_tap=self.confirm,
            cls="android.widget.ImageView",
        )
        line = w.Row(
            w.Panel(entry, weight=1, padding=(16, 8, 0, 8)), confirm, width="fill", height=56
        )
        holder = w.Column(
            line,
            w.Divider(16),
            *self._suggested(),
            self._people(),
            across="stretch",
            id="new_conversation_holder",
            cls="android.widget.RelativeLayout",
            weight=1,
        )
        bar = SimpleBar(tr("New conversation"), "new_conversation_toolbar")
        return w.Page(bar, holder, id="new_conversation_coordinator")

    def _suggested(self) -> list[w.Widget]:
        recent = self.app.store.conversations()[:MOST_SUGGESTED]
        people = [(one.title, one.numbers[0]) for one in recent if not one.group]
        if not people:
            return []
        faces = [
            w.Column(
                avatar(name, id_="suggested_contact_image"),
                w.Text(name, w.BODY_SMALL, id="suggested_contact_name", lines=1, align="center"),
                gap=4,
                across="center",
                width=80,
                id="suggested_contact_holder",
                cls="android.widget.RelativeLayout",
                on_tap=partial(self.go, number),
                key=f"suggested {number}",
            )
            for name, number in people
        ]
        label = w.Text(tr("Suggestions"), w.BODY, "primary", id="suggestions_label")
        row = w.Scroll(*faces, axis="x", padding=(8, 0), weight=0, id="suggestions_scrollview")
        return [w.Panel(label, padding=(16, 12)), row]

    def _people(self) -> w.Widget:
        people = self._fitting()
        if not people:
            said, id_ = tr("No contacts found"), "no_contacts_placeholder"
            return empty_state(said, id_, w.TextStyle(18), down="top", margin=32)

        def row(place: int) -> w.Widget:
            return self._row(people[place], place)

        rows = w.Scroll(count=len(people), row=row, row_height=72, id="contacts_list")
        return w.Row(
            w.Panel(rows, weight=1),
            self._letters(people),
            across="stretch",
            width="fill",
            height="fill",
            weight=1,
        )

    @staticmethod
    def _letters(people: list[model.Reachable]) -> w.Widget:
        """The first letters of the names, beside them."""
        letters = dict.fromkeys(one.name[:1].upper() for one in people)
        column = w.Text("\n".join(letters), w.LABEL_SMALL, "primary", align="center")
        return w.Panel(
            w.Align(column, down="center"),
            id="contacts_letter_fastscroller",
            cls="android.widget.LinearLayout",
            width=24,
        )

    def _fitting(self) -> list[model.Reachable]:
        wanted = sort_key(self.typed)
        found = [
            one
            for one in self.app.store.people()
            if wanted in sort_key(one.name) or any(wanted in number for number, _ in one.numbers)
        ]
        return sorted(found, key=lambda one: not sort_key(one.name).startswith(wanted))

    def _row(self, one: model.Reachable, place: int) -> w.Widget:
        numbers = ", ".join(number for number, _ in one.numbers)
        texts = w.Column(
            w.Text(one.name, w.BODY_LARGE, id="item_contact_name", lines=1),
            w.Text(
                numbers, w.BODY, "on_surface_variant", id="item_contact_number", lines=1, ltr=True
            ),
            weight=1,
        )
        return w.Panel(
            w.Row(avatar(one.name, size=40, id_="item_contact_image"), texts, gap=16, width="fill"),
            padding=(16, 8),
            width="fill",
            height=72,
            id="item_contact_frame",
            cls="android.view.ViewGroup",
            on_tap=partial(self.pick, one),
            key=f"contact {place} {one.name}",
        )

    def pick(self, one: model.Reachable) -> None:
        """Somebody was chosen; of several numbers one has to be, too."""
        self.hide_keyboard()
        numbers = [number for number, _ in one.numbers]
        if len(numbers) == 1:
            self.go(numbers[0])
        else:
            choices = [f"{number} ({label})" for number, label in one.numbers]
            self.ask(radio(choices), self.number_picked, numbers)

    def number_picked(self, numbers: list[str], place: int) -> None:
        self.go(numbers[place])

    def confirm(self) -> None:
        """Write to the number that is typed."""
        if any(char.isalpha() for char in self.typed):
            self.typed = ""
            self.toast(tr("Can't reply to short codes like this"), long=True)
        else:
            self.go(self.typed)

    def go(self, number: str) -> None:
        """Open the conversation with a number, or with several divided by semicolons."""
        people = [bare(each) for each in number.split(";") if bare(each)]
        if not people:
            self.toast(tr("Can't send message to an empty number"))
            return
        thread, streams = self.app.store.thread_of(people), [*self.streams]
        self.start(
            model.leading_to(
                model.THREAD_ACTIVITY,
                thread_id=thread,
                thread_text=self.text,
                thread_streams=streams,
            )
        )
