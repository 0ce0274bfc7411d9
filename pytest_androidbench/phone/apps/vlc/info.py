"""What is known of a file (InfoActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcInfo(AppScreen[VlcApp, None]):
    """Its place, length, size and tracks."""

    activity: ClassVar[str] = names.INFO

    id: int = 0

    def build(self) -> w.Widget:
        medium = self.app.library.get(self.id)
        if medium is None:
            return w.Page(look.bar("", lead=w.Up(True)))
        facts = self.app.library.facts(medium.path)
        rows = [
            w.Text(medium.path, id="path_value"),
            w.Text(look.time_of(medium), id="length_value"),
            w.Text(f"{medium.size} B", id="size_value"),
        ]
        if facts is None:
            rows.append(w.Text(tr("Nothing here decodes it."), look.SECOND))
        elif facts.has_video:
            rows.append(w.Text(f"{facts.video_codec}, {facts.width}x{facts.height}", id="subtitle"))
        if facts is not None and facts.has_audio:
            rows.append(w.Text(f"{facts.audio_codec}, {facts.sample_rate} Hz"))
        body = w.Column(*rows, gap=12, across="stretch", width="fill")
        return w.Page(
            look.bar(medium.title, lead=w.Up(True)), w.Scroll(body, padding=16, id="list")
        )
