"""The audio streams and how loud each can be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class AudioStream:
    """What is heard with a volume of its own, which is the setting `volume_...`."""

    name: str
    """As Android's log calls it."""
    maximum: int
    least: int = 0

    def limited(self, volume: int) -> int:
        """The volume that can be had for one that is asked for."""
        return max(self.least, min(self.maximum, volume))


STREAMS: Final[Mapping[str, AudioStream]] = {
    "music": AudioStream("STREAM_MUSIC", 15),
    "ring": AudioStream("STREAM_RING", 7),
    "notification": AudioStream("STREAM_NOTIFICATION", 7),
    "alarm": AudioStream("STREAM_ALARM", 7, least=1),
    "voice": AudioStream("STREAM_VOICE_CALL", 7, least=1),
    "system": AudioStream("STREAM_SYSTEM", 7),
}
