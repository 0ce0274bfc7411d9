"""Frames of a film at the moment at which they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.media.errors import MediaError

if TYPE_CHECKING:
    from pytest_androidbench.phone.media.decoder import MediaDecoder
    from pytest_androidbench.phone.ui.geometry import Point, Size
    from pytest_androidbench.phone.ui.widget import VirtualNode


@dataclass(frozen=True)
class FilmFrames:
    """Pixels of one film; black where there are none."""

    decoder: MediaDecoder
    data: bytes
    at_ms: Callable[[], int]
    film: tuple[int, int]
    """Its size in pixels; both 0 where it is not known."""
    on_tap: Callable[[], None]
    stretched: bool = False

    def frame(self, size: Size) -> bytes:
        """A picture that fits into a place, and is no larger than that.

        It is a PPM: packing the pixels of each frame would take longer than decoding it.
        """
        try:
            fitted = self._fitted(size.width, size.height)
            shown = self.decoder.frame(self.data, self.at_ms(), fitted)
        except MediaError:
            return _ppm(1, 1, bytes(3))
        return _ppm(shown.width, shown.height, shown.rgb)

    def _fitted(self, wide: int, high: int) -> tuple[int, int]:
        own_wide, own_high = self.film
        if self.stretched or not own_wide or not own_high:
            return max(1, wide), max(1, high)
        scale = min(wide / own_wide, high / own_high)
        return max(1, round(own_wide * scale)), max(1, round(own_high * scale))

    def nodes(self, size: Size) -> Sequence[VirtualNode]:
        del size
        return ()

    def tap(self, point: Point, size: Size) -> None:
        del point, size
        self.on_tap()


def _ppm(width: int, height: int, rgb: bytes) -> bytes:
    return b"P6 %d %d 255\n" % (width, height) + rgb
