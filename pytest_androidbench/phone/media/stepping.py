"""Which frame of a film is shown at a moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import av

from pytest_androidbench.phone.media.limits import MOST_DECODED, MOST_PACKETS, MOST_PIXELS

NEAR_MS: Final = 1_000
"""What lies this far ahead is reached by decoding on; beyond it a jump is shorter."""


class Stepping:
    """Goes through a film's frames, forwards where it can, and jumps where it must."""

    def __init__(self, container: av.container.InputContainer, stream: av.VideoStream) -> None:
        if not stream.time_base:
            raise ValueError("its frames have no times")
        self._container = container
        self._stream = stream
        self._base = stream.time_base
        self._start = stream.start_time or 0
        self._frames: Iterator[av.VideoFrame] | None = None
        self._shown: av.VideoFrame | None = None
        self._next: av.VideoFrame | None = None
        self._budget = 0

    def shown_at(self, at_ms: int) -> av.VideoFrame:
        """The last frame that begins at or before a moment; the first where none does.

        Raises:
            ValueError: no frame can be had within bounds.
            av.FFmpegError: the film is damaged there.
        """
        self._budget = MOST_DECODED
        wanted = self._start + self._units(at_ms)
        if not self._is_near(wanted):
            self._jump(wanted)
        while self._next is None or _time(self._next) <= wanted:
            following = self._following()
            if following is None:
                break
            self._shown, self._next = self._next or following, following
        shown = self._chosen(wanted)
        if shown is None:
            raise ValueError("no frame can be decoded")
        return shown

    def _units(self, milliseconds: int) -> int:
        """Of the stream's own clock; exact, since a frame begins at a certain one of them."""
        return milliseconds * self._base.denominator // (1000 * self._base.numerator)

    def _chosen(self, wanted: int) -> av.VideoFrame | None:
        if self._next is not None and _time(self._next) <= wanted:
            return self._next
        return self._shown or self._next

    def _is_near(self, wanted: int) -> bool:
        if self._frames is None or self._shown is None:
            return False
        reached = _time(self._next or self._shown)
        return _time(self._shown) <= wanted <= reached + self._units(NEAR_MS)

    def _jump(self, wanted: int) -> None:
        self._shown = self._next = None
        self._frames = None
        self._container.seek(max(wanted, self._start), stream=self._stream, backward=True)
        self._stream.codec_context.flush_buffers()
        self._frames = self._decoded()

    def _following(self) -> av.VideoFrame | None:
        assert self._frames is not None
        frame = next(self._frames, None)
        if frame is None:
            return None
        self._budget -= frame.width * frame.height
        if self._budget < 0 or frame.width * frame.height > MOST_PIXELS:
            raise ValueError("too much has to be decoded for one frame")
        return frame

    def _decoded(self) -> Iterator[av.VideoFrame]:
        # A packet without data asks the decoder for what it still holds, and is the last.
        for packet in islice(self._container.demux(self._stream), MOST_PACKETS):
            try:
                frames = packet.decode()
            except av.InvalidDataError:
                # Players go on behind a damaged frame.
                continue
            for frame in frames:
                if isinstance(frame, av.VideoFrame) and frame.pts is not None:
                    yield frame


def _time(frame: av.VideoFrame) -> int:
    assert frame.pts is not None
    return frame.pts
