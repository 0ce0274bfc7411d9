"""Choosing whom to write to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self
from urllib.parse import parse_qs, unquote

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.look import GROUP, RECYCLER, face, shown_name
from pytest_androidbench.phone.apps.messaging.names import START_CHAT, THREAD, leading_to
from pytest_androidbench.phone.kit.people.phone_format import bare, shown_number
from pytest_androidbench.phone.kit.texting.model import SCHEMES
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FIELD: Final = "recipient_text_view"
EXTRA_TEXT: Final = "android.intent.extra.TEXT"
ROW_HEIGHT: Final = 72


class Recipients(w.TextField):
    """A field that completes what is typed."""

    class_name: ClassVar[str] = "android.widget.MultiAutoCompleteTextView"


@dataclass(eq=False)
class StartChat(AppScreen[MessagingApp, None]):
    """A field for a name or number, over everybody who fits."""

    activity = START_CHAT
    typed: str = ""
    text: str = ""
    """What is to stand in the new message."""
    number: str = ""
    """To whom another app wants to write: then nothing is asked."""
    group: bool = False
    """Whether more than one person is chosen."""
    chosen: list[str] = field(default_factory=list)
    """The numbers of a group."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        number, query = "", ""
        if intent.scheme in SCHEMES and intent.data:
            number, _, query = intent.data.partition(":")[2].partition("?")
        body = parse_qs(query).get("body", [""])[0]
        text = intent.text(EXTRA_TEXT) or intent.text("sms_body") or body
        return cls(number=unquote(number).lstrip("/").strip(), text=text)

    def on_open(self) -> None:
        if self.number:
            self.go([bare(one) for one in self.number.replace(",", ";").split(";") if bare(one)])
        else:
            said = "BUGLE CREATE CONVERSATION VIA_DEFAULT"
            self.phone.tracing.older("I", "BugleUsageStatistics", said, self.app.package)
            self.focus(FIELD)

    def build(self) -> w.Widget:
        title = tr("New group conversation") if self.group else tr("New conversation")
        done = self.group and w.BarButton(
            "arrow_forward",
            tr("Next"),
            id="action_confirm_participants",
            enabled=bool(self.chosen),
            on_tap=self.confirm,
        )
        people = [self._person(*one) for one in self._people()]
        return w.Page(
            w.TopBar(title, back=True, actions=(done,), id="toolbar"),
            self._line(),
            w.Divider(),
            w.Scroll(
                self._send_to(), self._create_group(), *people, cls=RECYCLER, id="contact_list"
            ),
        )

    def _line(self) -> w.Widget:
        name = self.app.store.name
        chips = [
            w.Chip(name(one), icon="close", on_tap=partial(self.drop, one), key=f"chosen {one}")
            for one in self.chosen
        ]
        entry = Recipients(
            bind="typed",
            hint=tr("Type a name, phone number, or email"),
            style="plain",
            action="done",
            on_done=self.entered,
            id=FIELD,
            weight=1,
        )
        row = w.Row(w.Text(tr("To"), w.BODY_LARGE), entry, gap=16, width="fill", height=56)
        return w.Panel(
            w.Column(w.Flow(*chips) if chips else None, row, across="stretch"),
            padding=(16, 0),
            width="fill",
        )

    def _send_to(self) -> w.Widget | None:
        number = self._typed_number
        if not number:
            return None
        said = tr("Send to {number}", number=shown_number(number))
        return self._row(said, "", w.Icon("dialpad", 40), partial(self.pick, number), "send to")

    def _create_group(self) -> w.Widget | None:
        if self.group or self.typed:
            return None
        text = w.Text(
            tr("Create group"),
            w.BODY_LARGE,
            "primary",
            id="contact_picker_create_group",
            on_tap=self.begin_group,
            height=48,
            weight=1,
        )
        return w.Panel(w.Row(w.Icon("group_add", 40), text, gap=16, width="fill"), padding=(16, 8))

    def _people(self) -> Iterator[tuple[str, str, str, str]]:
        """Name, number, kind, number as written of all who fit and are not in the group yet."""
        wanted, digits = sort_key(self.typed), self._typed_number
        for one in self.app.store.people():
            for (number, label), written in zip(one.numbers, one.written, strict=True):
                fits = wanted in sort_key(one.name) or (digits and digits in number)
                if fits and number not in self.chosen:
                    yield one.name, number, label, written

    def _person(self, name: str, number: str, label: str, written: str) -> w.Widget:
        shown = shown_number(number)
        details = f"{written if shown == number else shown} • {label}"
        pick = partial(self.pick, number)
        return self._row(shown_name(name), details, face(name), pick, f"contact {name} {number}")

    @staticmethod
    def _row(
        title: TextLike, details: str, sign: w.Widget, act: Callable[[], None], key: str
    ) -> w.Widget:
        texts = w.Column(
            w.Text(title, w.BODY_LARGE, id="contact_name", lines=1),
            bool(details)
            and w.Text(
                details, w.BODY, "on_surface_variant", id="contact_details", lines=1, ltr=True
            ),
            weight=1,
        )
        return w.Panel(
            w.Row(sign, texts, gap=16, width="fill"),
            padding=(16, 8),
            cls=GROUP,
            width="fill",
            height=ROW_HEIGHT,
            on_tap=act,
            key=key,
        )

    @property
    def _typed_number(self) -> str:
        """What is typed, where it can be called."""
        number = bare(self.typed.strip())
        return number if number.removeprefix("+").isdecimal() else ""

    def begin_group(self) -> None:
        self.group = True
        self.focus(FIELD)

    def pick(self, number: str) -> None:
        """Write to somebody, or let somebody join the group."""
        self.typed = ""
        if not self.group:
            self.go([number])
        elif number not in self.chosen:
            self.chosen.append(number)

    def drop(self, number: str) -> None:
        """Leave somebody out again."""
        self.chosen.remove(number)

    def entered(self) -> None:
        """The keyboard's key takes the number that is typed, or the first who fits."""
        numbers = [self._typed_number] if self._typed_number else []
        numbers += [number for _, number, _, _ in self._people()]
        if not self.typed.strip() or not numbers:
            self.toast(tr("Not a valid phone number"))
        else:
            self.pick(numbers[0])

    def confirm(self) -> None:
        """The group is complete."""
        self.go(self.chosen)

    def go(self, numbers: list[str]) -> None:
        """Open the conversation in place of this page."""
        self.hide_keyboard()
        thread = self.app.store.thread_of(numbers)
        self.start(leading_to(THREAD, thread_id=thread, text=self.text))
        self.close()
