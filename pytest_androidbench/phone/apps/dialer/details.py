"""Each call with one number."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.dialer import numbers
from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.names import DIAL
from pytest_androidbench.phone.apps.dialer.rows import KINDS, RELATIVE, is_number
from pytest_androidbench.phone.apps.dialer.store import CallLog, LoggedCall, length, moment_text
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.providers.call_log import INCOMING, OUTGOING
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class CallDetails(AppScreen[DialerApp, None]):
    """Who, when, how long; the number can be copied, changed, or forgotten."""

    activity = "com.android.dialer.calldetails.OldCallDetailsActivity"
    calls: list[int] = field(default_factory=list)

    @property
    def log(self) -> CallLog:
        """The calls of the phone."""
        return CallLog(self.phone)

    @property
    def found(self) -> list[LoggedCall]:
        """The calls that are still there."""
        return [call for call in self.log.all() if call.id in self.calls]

    def build(self) -> w.Widget:
        found = self.found
        number = found[0].number if found else ""
        rows = [
            self._who(number),
            w.Divider(),
            *(self._call(call) for call in found),
            w.Divider(),
            w.ListItem(tr("Copy number"), icon="content_copy", look=w.MATERIAL,
                       id="call_detail_action_copy", on_tap=partial(self.copy, number)),
            w.ListItem(tr("Edit number before call"), icon="edit", look=w.MATERIAL,
                       id="call_detail_action_edit_before_call", on_tap=partial(self.edit, number)),
            w.ListItem(tr("Delete"), icon="delete", look=w.MATERIAL, id="call_detail_action_delete",
                       on_tap=self.delete),
        ]  # fmt: skip
        return w.Page(w.TopBar(tr("Call details"), back=True, id="toolbar"), w.Scroll(*rows))

    def _who(self, number: str) -> w.Widget:
        name, shown = self.log.name(number), shown_number(number)
        texts = w.Column(
            w.Text(name, w.BODY_LARGE, id="contact_name", ltr=is_number(name)),
            name != shown
            and w.Text(shown, w.BODY, "on_surface_variant", id="phone_number", ltr=True),
            weight=1,
        )
        call = w.IconButton(
            "call", tr("Call"), id="call_back_button", on_tap=partial(numbers.call, self, number)
        )
        row = w.Row(avatar(Person(first=name)), texts, call, gap=16, width="fill")
        return w.Panel(row, padding=(16, 16, 4, 16), width="fill", cls=RELATIVE)

    def _call(self, call: LoggedCall) -> w.Widget:
        icon, kind = KINDS.get(call.kind, KINDS[INCOMING])
        talked = call.kind in (INCOMING, OUTGOING)
        texts = w.Column(
            w.Text(kind, w.BODY_LARGE, id="call_type"),
            w.Text(
                moment_text(self.phone, call.date_ms), w.BODY, "on_surface_variant", id="call_time"
            ),
            weight=1,
        )
        lasted = talked and w.Text(length(call.seconds), w.BODY, id="call_duration")
        row = w.Row(w.Icon(icon, 24, id="call_direction"), texts, lasted, gap=24, width="fill")
        return w.Panel(row, padding=(24, 12), width="fill", cls=RELATIVE)

    def copy(self, number: str) -> None:
        self.phone.clipboard.put(number)
        self.toast(tr("Copied to clipboard"))

    def edit(self, number: str) -> None:
        self.start(Intent(action=DIAL, data=f"tel:{number}"))

    def delete(self) -> None:
        self.log.delete(self.calls)
        self.close()
