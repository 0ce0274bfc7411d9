"""Films: how far one has come by the phone's clock, and its frames where they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.media.errors import MediaError
from pytest_androidbench.phone.ui.part import Part

if TYPE_CHECKING:
    from pytest_androidbench.phone.media.decoder import MediaDecoder
    from pytest_androidbench.phone.ui.geometry import Point, Size
    from pytest_androidbench.phone.ui.widget import VirtualNode

WIDEST, HIGHEST = 320, 200
QUALITY: Final = 80


def film_still(decoder: MediaDecoder, data: bytes, share: float = 0.0) -> bytes | None:
    """A frame as a small JPEG, so far into a film as a share of its length says.

    None where there are no pictures in it.

    Raises:
        MediaError: it cannot be decoded, here or at all.
    """
    from PIL import Image  # noqa: PLC0415 - heavy

    facts = decoder.probe(data)
    if not facts.width or not facts.height:
        return None
    scale = min(WIDEST / facts.width, HIGHEST / facts.height, 1.0)
    size = max(1, round(facts.width * scale)), max(1, round(facts.height * scale))
    shown = decoder.frame(data, round((facts.duration_ms or 0) * share), size)
    out = BytesIO()
    Image.frombytes("RGB", size, shown.rgb).save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


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


@dataclass(eq=False)
class FilmClock(Part):
    """Whether a film runs, and how far it has come, in milliseconds."""

    running: bool = False
    since_ms: int = 0
    """When it was started or moved."""
    at_ms: int = 0
    """How far it had come then."""

    def play_or_pause(self, length_ms: int) -> None:
        """Let the film run, or stop it where it is; one that is over begins again."""
        over = self.ended(length_ms)
        self.at_ms = 0 if over else self.played_ms(length_ms)
        self.running, self.since_ms = over or not self.running, self.now_ms

    def played_ms(self, length_ms: int) -> int:
        """How far the film has come."""
        gone = self.now_ms - self.since_ms if self.running else 0
        return min(self.at_ms + gone, length_ms)

    def ended(self, length_ms: int) -> bool:
        """Whether it has come to its end."""
        return 0 < length_ms <= self.played_ms(length_ms)

    def seek(self, ms: int) -> None:
        """Go to a moment of it."""
        self.at_ms, self.since_ms = ms, self.now_ms

    def rewind(self) -> None:
        """Stop, and go back to the start."""
        self.running, self.at_ms = False, 0


def _ppm(width: int, height: int, rgb: bytes) -> bytes:
    return b"P6 %d %d 255\n" % (width, height) + rgb
