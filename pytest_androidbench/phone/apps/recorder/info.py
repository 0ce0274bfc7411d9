"""What there is to know about a recording."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.look import LABEL, LINEAR, MEDIUM, bar, bar_title
from pytest_androidbench.phone.apps.recorder.model import Record, clock, size_text
from pytest_androidbench.phone.apps.recorder.names import WAV
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class Information(AppScreen[RecorderApp, None]):
    """Everything about one recording."""

    activity = ".app.info.ActivityInformation"
    name: str = ""
    format: str = ""
    bits: int = 0
    channels: int = 0
    rate: int = 0
    ms: int = 0
    size: int = 0
    path: str = ""
    created: int = 0

    @classmethod
    def of(cls, record: Record) -> Self:
        """The page about a recording."""
        return cls(**{each.name: getattr(record, each.name) for each in fields(cls)})

    def build(self) -> w.Widget:
        made = local_time(self.phone, self.created)
        time = clock_text(made, self.phone.display)
        channels = tr("Mono") if self.channels == 1 else tr("Stereo")
        kilobits = tr("{n} kbps", n=self.bits // 1000)
        rows = (
            _row(tr("Name:"), self.name, "txt_name"),
            _row(tr("Format:"), self.format, "txt_format"),
            self.format not in (WAV, "flac")
            and _row(tr("Bitrate:"), kilobits, "txt_bitrate", "lbl_bitrate"),
            _row(tr("Channel count:"), channels, "txt_channels_count"),
            _row(tr("Sample rate:"), tr("{n} Hz", n=self.rate), "txt_sample_rate"),
            _row(tr("Duration:"), clock(self.ms), "txt_duration"),
            _row(tr("Size:"), size_text(self.size), "txt_size"),
            _row(tr("File location:"), self.path, "txt_location"),
            _row(tr("Created:"), f"{made:%b} {made.day}, {made.year} {time}", "txt_created"),
        )
        column = w.Column(bar(self.close, bar_title(tr("Information"))), *rows, cls=LINEAR)
        return w.Page(w.Scroll(column, key="info"))


def _row(label: TextLike, value: TextLike, id_: str, label_id: str | None = None) -> w.Widget:
    texts = w.Column(w.Text(label, MEDIUM, id=label_id), w.Text(value, LABEL, id=id_))
    return w.Panel(texts, padding=(16, 12, 16, 0), width="fill")
