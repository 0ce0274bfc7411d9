"""Volumes: what the sliders change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.system.phone import Phone


@dataclass(frozen=True)
class Volume:
    """The volume of one or more audio streams that move together."""

    keys: tuple[str, ...]
    stream: str
    maximum: int
    least: int = 0
    default: int = 5

    def read(self, phone: Phone) -> int:
        """Return the volume in steps."""
        return phone.settings.number("system", self.keys[0], self.default)

    def write(self, phone: Phone, value: int) -> None:
        """Change the volume, as far down as the stream allows."""
        old, index = self.read(phone), max(self.least, value)
        for key in self.keys:
            phone.settings.put("system", key, index)
        if "volume_ring" in self.keys:
            phone.settings.put("global", "mode_ringer", 2 if index else 1)
        phone.log.write(
            "I",
            "vol.Events",
            f"writeEvent adjust_stream_volume {self.stream} from {old} to {index} "
            "by com.android.settings",
        )


MEDIA: Final = Volume(("volume_music",), "STREAM_MUSIC", 15)
CALL: Final = Volume(("volume_voice",), "STREAM_VOICE_CALL", 7, least=1, default=4)
RING: Final = Volume(("volume_ring", "volume_notification"), "STREAM_RING", 7)
ALARM: Final = Volume(("volume_alarm",), "STREAM_ALARM", 7, least=1, default=6)
