"""What is shared, as the share sheet shows it above the apps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.activities import EXTRA_STREAM, EXTRA_SUBJECT, EXTRA_TEXT
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.intents import Intent
    from pytest_androidbench.phone.system.phone import Phone


@dataclass(frozen=True, slots=True)
class SharedContent:
    """The text or the files of an intent."""

    intent: Intent

    @property
    def text(self) -> str:
        """The text that is shared."""
        return self.intent.text(EXTRA_TEXT)

    @property
    def streams(self) -> list[str]:
        """The addresses of the files that are shared."""
        given = self.intent.extras.get(EXTRA_STREAM)
        streams = given if isinstance(given, list) else [given] * bool(given)
        return [str(one) for one in streams]

    def preview(self, phone: Phone) -> w.Widget | None:
        """The files, else the text; None where only an app is picked."""
        if self.streams:
            return self._files(phone)
        return self._text() if self.text else None

    def _text(self) -> w.Widget:
        subject = self.intent.text(EXTRA_SUBJECT)
        lines = w.Column(
            bool(subject)
            and w.Text(subject, w.BODY_LARGE, id="android:id/content_preview_title", lines=1),
            w.Text(self.text, w.BODY, id="android:id/content_preview_text", lines=2, width="fill"),
        )
        look = w.Look(background="surface_highest", radius=16)
        return w.Panel(lines, padding=16, look=look, width="fill")

    def _files(self, phone: Phone) -> w.Widget:
        first, more = self.streams[0], len(self.streams) - 1
        kind = (phone.content.type_of(first) or self.intent.type or "").partition("/")[0]
        if kind == "image":
            pictures = [_picture(phone, uri) for uri in self.streams[:3]]
            return w.Row(w.Spacer(weight=1), *pictures, w.Spacer(weight=1), gap=8)
        name = phone.content.name_of(first)
        return w.Row(
            w.Icon("insert_drive_file", 32, id="android:id/content_preview_file_icon"),
            w.Text(name, w.BODY, id="android:id/content_preview_filename", lines=1, weight=1),
            w.Text(ntr("+ {n} file", "+ {n} files", more), w.BODY_SMALL) if more else None,
            gap=16,
        )


def _picture(phone: Phone, uri: str) -> w.Widget:
    try:
        source = phone.content.open(uri)
    except ContentError:
        return w.Icon("broken_image", 64)
    id_ = "android:id/content_preview_image_1_large"
    return w.Picture(source, size=96, shape="round", id=id_, key=uri)
