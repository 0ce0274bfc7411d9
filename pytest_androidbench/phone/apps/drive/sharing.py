"""With whom a file is shared."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.drive import look
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.schema import DriveItem
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.people import OWNER

ENTRY: Final = "recipients_edit_text"
ROLES: Final = {"viewer": tr("Viewer"), "commenter": tr("Commenter"), "editor": tr("Editor")}
ADDRESS: Final = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")
MOST_SUGGESTED: Final = 5


@dataclass(eq=False)
class ShareItem(AppScreen[DriveApp, None]):
    """Addresses, what they may do, and who may already."""

    item: int = 0
    typed: str = ""
    role: str = "editor"

    def on_open(self) -> None:
        self.focus(ENTRY)

    @property
    def addresses(self) -> list[str]:
        """Those that were typed, if all of them are addresses."""
        words = [each for each in re.split(r"[,;\s]+", self.typed) if each]
        return words if all(ADDRESS.fullmatch(each) for each in words) else []

    def build(self) -> w.Widget:
        item = self.app.store.items.get(self.item) or DriveItem()
        send = w.IconButton(
            "send", tr("Send"), id="share_send", colour="primary", enabled=bool(self.addresses),
            on_tap=self.share,
        )  # fmt: skip
        title = tr("Share {name}", name=item.name)
        entry = w.TextField(
            bind="typed", hint=tr("Add people or groups"), id=ENTRY, action="done",
            on_done=self.share, max_length=2000,
        )  # fmt: skip
        chips = [
            w.Chip(name, checked=role == self.role, key=f"role {role}",
                   on_tap=partial(self.let, role))
            for role, name in ROLES.items()
        ]  # fmt: skip
        return w.Page(
            w.TopBar(title, back=True, actions=[send], id="toolbar"),
            w.Panel(entry, padding=(16, 16, 16, 8), width="fill"),
            w.Filters(*chips),
            w.Scroll(*self._suggested(), *self._people(item), id="sharing_list",
                     cls=look.RECYCLER),
        )  # fmt: skip

    def _suggested(self) -> list[w.Widget]:
        words = re.split(r"[,;\s]+", self.typed)[-1].casefold()
        if not words or ADDRESS.fullmatch(words):
            return []
        known = [
            (person.name, entry.value)
            for person in PeopleStore(self.phone).all()
            for entry in person.emails
            if words in person.name.casefold() or words in entry.value.casefold()
        ]
        return [
            w.ListItem(name, address, icon="person", look=w.MATERIAL, key=f"suggested {address}",
                       on_tap=partial(self.take, address))
            for name, address in known[:MOST_SUGGESTED]
        ]  # fmt: skip

    def _people(self, item: DriveItem) -> list[w.Widget]:
        owner = item.owner or OWNER.name
        return [
            w.Category(tr("Who has access")),
            w.ListItem(owner, tr("Owner"), icon="person", look=w.MATERIAL),
            *(
                w.ListItem(
                    each.address,
                    ROLES.get(each.role, ROLES["viewer"]),
                    icon="person",
                    look=w.MATERIAL,
                    key=f"share {each.id}",
                    on_tap=partial(self.ask_role, each.id),
                    trailing=w.IconButton("close", tr("Remove access"), key=f"remove {each.id}",
                                          on_tap=partial(self.remove, each.id)),
                )
                for each in self.app.store.shares_of(self.item)
            ),
        ]  # fmt: skip

    def take(self, address: str) -> None:
        """Finish what is typed with an address."""
        words = re.split(r"[,;\s]+", self.typed)[:-1]
        self.typed = ", ".join([*words, address])

    def let(self, role: str) -> None:
        """Choose what they may do."""
        self.role = role

    def share(self) -> None:
        """Let them."""
        if self.addresses:
            self.app.store.share(self.item, self.addresses, self.role)
            self.hide_keyboard()
            self.close(toast=tr("Access updated"))

    def ask_role(self, id_: int) -> None:
        """Ask what somebody may do from now on."""
        share = self.app.store.shares.get(id_)
        if share is not None:
            roles = list(ROLES)
            now = roles.index(share.role) if share.role in ROLES else 0
            dialog = Choose(title=share.address, choices=list(ROLES.values()), chosen=now)
            self.ask(dialog, self.put_role, id_)

    def put_role(self, id_: int, place: int) -> None:
        """Let somebody do that."""
        self.app.store.shares.put(id_, role=list(ROLES)[place])

    def remove(self, id_: int) -> None:
        """Let somebody see it no more."""
        self.app.store.shares.remove([id_])
