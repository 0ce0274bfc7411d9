"""What is attached to a mail that is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.letters import shown_size
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LARGEST: Final = 25_000_000
"""Bytes of one file."""
PICK: Final = Intent(
    action="android.intent.action.OPEN_DOCUMENT",
    type="*/*",
    categories=("android.intent.category.OPENABLE",),
)


@dataclass(eq=False)
class MailAttachments(AppPart[GmailApp]):
    """Files by name, type and content."""

    files: list[list[Any]] = field(default_factory=list)
    streams: list[str] = field(default_factory=list)
    """Addresses of what another app wants attached."""

    def build(self) -> list[w.Widget]:
        """A tile for each."""
        return [
            self._tile(place, name, len(content))
            for place, (name, _, content) in enumerate(self.files)
        ]

    def _tile(self, place: int, name: str, size: int) -> w.Widget:
        texts = w.Column(
            w.Text(name, w.LABEL, id="attachment_tile_title", lines=1),
            w.Text(shown_size(size), w.BODY_SMALL, id="attachment_tile_subtitle"),
            weight=1,
        )
        remove = w.IconButton(
            "close",
            tr("Remove attachment {name}", name=name),
            id="remove_attachment",
            on_tap=partial(self.remove, place),
        )
        row = w.Row(w.Icon("attach_file"), texts, remove, gap=12, width="fill")
        look = w.Look(border="outline_variant", radius=12)
        tile = w.Panel(row, padding=(12, 4), look=look, id="attachment_tile", width="fill")
        return w.Panel(tile, padding=(16, 4), width="fill")

    def take(self, mail: int) -> None:
        """Take over what is attached to a mail."""
        self.files = [
            [each.name, each.type, each.content] for each in self.app.store.attached(mail)
        ]

    def take_streams(self) -> None:
        """Attach what another app wants to be."""
        for address in self.streams:
            self._add(address)
        self.streams = []

    def pick(self) -> None:
        """Let somebody pick a file."""
        if not self.start_for(PICK, self.picked):
            self.toast(tr("No app can pick a file"))

    def picked(self, result: Intent | None) -> None:
        """Attach what was picked."""
        if result is not None and result.data:
            self._add(result.data)

    def _add(self, address: str) -> None:
        content = self.phone.content
        if content.size_of(address) > LARGEST:
            self.toast(tr("Can't attach a file larger than 25 MB"))
            return
        try:
            data = content.open(address)
        except ContentError:
            self.toast(tr("Couldn't attach file"))
            return
        kind = content.type_of(address) or "application/octet-stream"
        self.files.append([content.name_of(address), kind, data])

    def remove(self, place: int) -> None:
        """Attach a file no more."""
        del self.files[place]
