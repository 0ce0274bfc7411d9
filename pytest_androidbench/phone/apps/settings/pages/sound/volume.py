"""Volumes: what the sliders change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.volumes import STREAMS


@dataclass(frozen=True)
class Volume:
    """The volume of one or more audio streams that move together."""

    streams: tuple[str, ...]

    @property
    def maximum(self) -> int:
        """The loudest step."""
        return STREAMS[self.streams[0]].maximum

    def read(self, phone: Phone) -> int:
        """Return the volume in steps; nothing rings while the phone only shakes or is silent."""
        if "ring" in self.streams and phone.settings.number("global", "mode_ringer", 2) != 2:
            return 0
        return phone.settings.number("system", f"volume_{self.streams[0]}", 5)

    def write(self, phone: Phone, value: int) -> None:
        """Change the volume, as far down as the streams allow."""
        for name in self.streams:
            phone.settings.put("system", f"volume_{name}", STREAMS[name].limited(value))
        if "ring" in self.streams:
            phone.settings.put("global", "mode_ringer", 2 if value else 1)


MEDIA: Final = Volume(("music",))
CALL: Final = Volume(("voice",))
RING: Final = Volume(("ring", "notification"))
ALARM: Final = Volume(("alarm",))
