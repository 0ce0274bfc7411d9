"""What is known of a film or song, and a frame of it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaFacts:
    """What a file says about itself."""

    container: str
    """`mp4`, `matroska`, `avi`, `mp3`, `ogg`, `flac` or `wav`."""
    duration_ms: int | None = None
    width: int = 0
    """Of the picture as it is shown, in pixels; 0 where there is none."""
    height: int = 0
    video_codec: str = ""
    frame_rate: float = 0.0
    """Frames a second; 0 where it is not known."""
    audio_codec: str = ""
    sample_rate: int = 0
    """Hertz."""
    channels: int = 0
    tags: dict[str, str] = field(default_factory=dict)
    """`title`, `artist`, `album` and others, by FFmpeg's names in lower case."""

    @property
    def has_video(self) -> bool:
        """Whether there are frames to be shown."""
        return bool(self.video_codec)

    @property
    def has_audio(self) -> bool:
        """Whether there is something to be heard."""
        return bool(self.audio_codec)


@dataclass(frozen=True, slots=True, kw_only=True)
class VideoPicture:
    """A frame as pixels: rows from the top, three bytes for each pixel."""

    width: int
    height: int
    rgb: bytes
