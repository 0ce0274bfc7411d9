"""Each call with one number."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.dialer.names import DIAL
from pytest_androidbench.phone.apps.dialer.placing import Placing
from pytest_androidbench.phone.apps.dialer.rows import KINDS, RELATIVE, is_number
from pytest_androidbench.phone.apps.dialer.store import LoggedCall, length, moment_text
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.call_log import INCOMING, OUTGOING
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    MATERIAL,
    Column,
    Divider,
    Icon,
    IconButton,
    ListItem,
    Page,
    Panel,
    Row,
    Scroll,
    Text,
    TopBar,
)


@dataclass(eq=False)
class CallDetails(Placing):
    """Who, when, how long; the number can be copied, changed, or forgotten."""

    activity = "com.android.dialer.calldetails.OldCallDetailsActivity"
    calls: list[int] = field(default_factory=list)

    @property
    def found(self) -> list[LoggedCall]:
        """The calls that are still there."""
        return [call for call in self.log.all() if call.id in self.calls]

    def build(self) -> Widget:
        found = self.found
        number = found[0].number if found else ""
        rows = [
            self._who(number),
            Divider(),
            *(self._call(call) for call in found),
            Divider(),
            ListItem(tr("Copy number"), icon="content_copy", look=MATERIAL,
                     id="call_detail_action_copy", on_tap=partial(self.copy, number)),
            ListItem(tr("Edit number before call"), icon="edit", look=MATERIAL,
                     id="call_detail_action_edit_before_call", on_tap=partial(self.edit, number)),
            ListItem(tr("Delete"), icon="delete", look=MATERIAL, id="call_detail_action_delete",
                     on_tap=self.delete),
        ]  # fmt: skip
        return Page(TopBar(tr("Call details"), back=True, id="toolbar"), Scroll(*rows))

    def _who(self, number: str) -> Widget:
        name, shown = self.log.name(number), shown_number(number)
        texts = Column(
            Text(name, BODY_LARGE, id="contact_name", ltr=is_number(name)),
            name != shown and Text(shown, BODY, "on_surface_variant", id="phone_number", ltr=True),
            weight=1,
        )
        call = IconButton(
            "call", tr("Call"), id="call_back_button", on_tap=partial(self.call, number)
        )
        row = Row(avatar(Person(first=name)), texts, call, gap=16, width="fill")
        return Panel(row, padding=(16, 16, 4, 16), width="fill", cls=RELATIVE)

    def _call(self, call: LoggedCall) -> Widget:
        icon, kind = KINDS.get(call.kind, KINDS[INCOMING])
        talked = call.kind in (INCOMING, OUTGOING)
        texts = Column(
            Text(kind, BODY_LARGE, id="call_type"),
            Text(moment_text(self.phone, call.date_ms), BODY, "on_surface_variant", id="call_time"),
            weight=1,
        )
        lasted = talked and Text(length(call.seconds), BODY, id="call_duration")
        row = Row(Icon(icon, 24, id="call_direction"), texts, lasted, gap=24, width="fill")
        return Panel(row, padding=(24, 12), width="fill", cls=RELATIVE)

    def copy(self, number: str) -> None:
        self.phone.clipboard.put(number)
        self.toast(tr("Copied to clipboard"))

    def edit(self, number: str) -> None:
        self.start(Intent(action=DIAL, data=f"tel:{number}"))

    def delete(self) -> None:
        self.log.delete(self.calls)
        self.close()
