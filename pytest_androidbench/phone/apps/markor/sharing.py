"""Handing a document on to other apps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.markor.document import DocumentPart
from pytest_androidbench.phone.apps.markor.files import base, mime, stem
from pytest_androidbench.phone.apps.markor.view import html
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Sharing(DocumentPart):
    """Saves the document, and shares it as something."""

    def entries(self) -> list[MenuEntry]:
        """The rows of its menu."""
        rows = (
            ("Plain Text", self.text),
            ("File", self.file),
            ("HTML", partial(self.html, "text/html")),
            ("HTML (as plain text)", partial(self.html, "text/plain")),
            ("Calendar", self.event),
        )
        return [MenuEntry(text=tr(title), act=act) for title, act in rows]

    def text(self) -> None:
        """Offer the text to other apps."""
        if self.document.save():
            self.phone.activities.share(text=self.document.text, caller=self.screen)

    def file(self) -> None:
        """Offer the file to other apps."""
        path = self.document.path
        if self.document.save():
            uri = self.app.address_of(path)
            self.phone.activities.share(streams=[uri], type=mime(path), caller=self.screen)

    def html(self, type_: str) -> None:
        """Offer the page to other apps."""
        if self.document.save():
            text = html(self.document.text, self.document.format)
            self.phone.activities.share(text=text, type=type_, caller=self.screen)

    def event(self) -> None:
        """Make a calendar event of the text."""
        extras = {"title": stem(base(self.document.path)), "description": self.document.text}
        action, type_ = "android.intent.action.INSERT", "vnd.android.cursor.item/event"
        intent = Intent(action=action, type=type_, extras=extras)
        if self.document.save() and not self.start(intent):
            self.toast(tr("No calendar app is installed!"))
