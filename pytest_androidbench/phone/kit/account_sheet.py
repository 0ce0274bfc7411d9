"""Google's account menu: whose account it is, what an app says of it, and where it leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Generic

from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person, split_name
from pytest_androidbench.phone.system.app import AppScreen, AppT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind


def account_face(name: str, size: float) -> w.Widget:
    """The round letter of an account's owner."""
    first, last = split_name(name)
    return avatar(Person(first=first, last=last), size)


def account_disc(name: str, address: str, id_: str, act: Callable[[], None]) -> w.Widget:
    """The round picture in an app's bar that opens the sheet."""
    return w.Panel(
        account_face(name, 32),
        padding=8,
        id=id_,
        cls="android.widget.FrameLayout",
        desc=tr("Signed in as {name} {address}", name=name, address=address),
        on_tap=act,
    )


@dataclass(eq=False)
class AccountSheet(AppScreen[AppT, str], Generic[AppT]):
    """Rows below a name and an address; closes with what the tapped row stands for."""

    window: ClassVar[WindowKind] = "dialog"

    title: str | Message = ""
    name: str = ""
    address: str = ""
    rows: list[tuple[str, str | Message, str]] = field(default_factory=list)
    """Icon, text, and what the row stands for."""

    def facts(self) -> w.Kid:
        """What stands between the account and the rows."""
        return None

    def build(self) -> w.Widget:
        names = w.Column(
            w.Text(self.name, w.TITLE_MEDIUM, id="account_display_name", lines=1),
            w.Text(self.address, w.BODY_SMALL, id="account_name", lines=1, ltr=True),
            gap=2,
            weight=1,
        )
        head = w.Row(account_face(self.name, 40), names, gap=16, width="fill")
        rows = [
            w.ListItem(text, icon=icon, look=w.MATERIAL, on_tap=partial(self.close, stands_for))
            for icon, text, stands_for in self.rows
        ]
        content = w.Scroll(
            w.Panel(head, padding=(16, 8)), self.facts(), w.Divider(), *rows, id="account_menu"
        )
        return w.Dialog(self.title, body=content)
