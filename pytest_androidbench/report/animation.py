"""An episode as a GIF: each step's picture, what was done drawn on it and told below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import Record, StepRecord
from pytest_androidbench.report.actions import Spot, Trace, action_text, action_trace
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text, one_line

if TYPE_CHECKING:
    from PIL import Image, ImageDraw

WIDTH: Final = 360
"""Of a frame, in pixels."""
TALLEST: Final = 900
FOOT: Final = 56
"""Pixels below the picture, for words."""
MAX_FRAMES: Final = 200
MAX_PIXELS: Final = 40_000_000
"""Of a picture in a folder that anybody may have filled."""
COLOURS: Final = 120
"""Of a frame, beside those of the mark."""
STEP_MS: Final = 1000
LAST_MS: Final = 3000
_INK: Final = (224, 36, 94)
_HALO: Final = (255, 255, 255)
_FOOT: Final = (23, 27, 33)


def animation(files: AttemptFiles, record: Record, target: Path) -> int:
    """Write the GIF of an attempt; how many frames it has.

    Args:
        files: of the attempt.
        record: its record.
        target: the file.

    Raises:
        RunDirectoryError: no picture was kept, or the file cannot be written.
    """
    frames = list(_frames(files, record))
    if not frames and files.linked:
        raise RunDirectoryError(
            f"the pictures of {files.folder} are in a storage: bring them here with "
            f"`androidbench artifacts {files.run}`"
        )
    if not frames:
        raise RunDirectoryError(
            f"{files.folder} has no pictures to make a GIF of; run the episode again with "
            "--ab-screenshots=on"
        )
    durations = [STEP_MS] * (len(frames) - 1) + [LAST_MS]
    try:
        frames[0].save(
            target, format="GIF", save_all=True, append_images=frames[1:], duration=durations,
            loop=0, optimize=False,
        )  # fmt: skip
    except OSError as error:
        raise RunDirectoryError(f"cannot write {target}: {error.strerror or error}") from error
    return len(frames)


def _frames(files: AttemptFiles, record: Record) -> Iterator[Image.Image]:
    """One for each picture that can be read, all of the first one's size."""
    steps = read_steps(files.folder)
    whole = f"of {len(steps)}"
    told: Iterator[tuple[str, StepRecord | None, str]] = (
        (step.screenshot, step, f"{step.index + 1} {whole}  {_words(step)}") for step in steps
    )
    end = (record.last_picture, None, f"{OUTCOME_NAMES[record.outcome]}: {cell_text(record)}")
    size: Spot | None = None
    made = 0
    for name, step, words in chain(told, [end]):
        picture = _opened(files, name)
        if picture is None:
            continue
        size = size or _fitting(picture.size)
        yield _frame(picture, size, step, words)
        made += 1
        if made == MAX_FRAMES:
            return


def _words(step: StepRecord) -> str:
    text = action_text(step.action, step.target)
    return f"{text} -> {step.error}" if step.error else text


def _opened(files: AttemptFiles, name: str) -> Image.Image | None:
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only for pictures

    picture = files.path(name)
    if picture is None:
        return None
    try:
        with Image.open(picture) as image:
            if image.width * image.height > MAX_PIXELS:
                return None
            image.draft("RGB", (WIDTH, TALLEST))
            return image.convert("RGB")
    except (UnidentifiedImageError, OSError, ValueError, Image.DecompressionBombError):
        return None


def _fitting(size: Spot) -> Spot:
    width, height = size
    scale = min(WIDTH / max(1, width), TALLEST / max(1, height))
    return max(1, round(width * scale)), max(1, round(height * scale))


def _frame(picture: Image.Image, size: Spot, step: StepRecord | None, words: str) -> Image.Image:
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only for pictures

    frame = Image.new("RGB", (WIDTH, size[1] + FOOT), _FOOT)
    left = (WIDTH - size[0]) // 2
    frame.paste(picture.resize(size), (left, 0))
    _caption(ImageDraw.Draw(frame), words, size[1])
    # The mark has colours of its own: it is too small for the palette to be chosen by it.
    drawn = frame.quantize(COLOURS, dither=Image.Dither.NONE)
    palette = (drawn.getpalette() or [])[: 3 * COLOURS]
    drawn.putpalette([*palette, *[0] * (3 * COLOURS - len(palette)), *_HALO, *_INK])
    if step is not None:
        screen = step.screen or picture.size
        trace = action_trace(step.action, step.point, screen)
        scale = size[0] / max(1, screen[0]), size[1] / max(1, screen[1])
        spots = [(left + round(x * scale[0]), round(y * scale[1])) for x, y in trace.spots]
        _mark(ImageDraw.Draw(drawn), trace, spots)
    return drawn


def _mark(draw: ImageDraw.ImageDraw, trace: Trace, spots: Sequence[Spot]) -> None:
    """A light halo below keeps the mark visible on any picture."""
    if not spots:
        return
    paths = [spots[:2], spots[2:]] if trace.mark == "fingers" else [spots]
    for colour, width in ((COLOURS, 6), (COLOURS + 1, 3)):
        for path in paths:
            x, y = path[0]
            draw.ellipse((x - 12, y - 12, x + 12, y + 12), outline=colour, width=width)
            if len(path) > 1:
                draw.line([*path], fill=colour, width=width)
                x, y = path[-1]
                draw.ellipse((x - 5, y - 5, x + 5, y + 5), fill=colour)


def _caption(draw: ImageDraw.ImageDraw, words: str, top: int) -> None:
    from PIL import ImageFont  # noqa: PLC0415 - only for pictures

    font = ImageFont.load_default(14)
    text = one_line(words, 200)
    lines = [""]
    for letter in text:
        if draw.textlength(lines[-1] + letter, font=font) > WIDTH - 20:
            lines.append("")
        lines[-1] += letter
    if len(lines) > 2:
        lines = [lines[0], f"{lines[1][:-1]}…"]
    for number, line in enumerate(lines):
        draw.text((10, top + 9 + 20 * number), line.strip(), font=font, fill=_HALO)
