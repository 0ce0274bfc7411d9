"""`python -m tests.browser.pictures`: draws the pictures of reports in docs/images anew.

With a folder it takes the real run from there, or puts it there: it takes some minutes.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PIL import Image

from fixtures.made_runs import Made, made_run
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.html import page_of
from pytest_androidbench.report.publish import publish
from tests.browser.chromium import chromium
from tests.browser.real_run import real_run
from tests.browser.several import compared_page, history_page
from tests.browser.visits import Look, Visits

IMAGES: Final = Path("docs/images")
MADE: Final = Made(tasks=40, seeds=5)
QUALITY: Final = 60
EPISODE: Final = "ContactsAddContact"
"""The task of which a failed episode is shown."""
STEP: Final = 4
"""In which it types."""
README: Final = (810, 902)
"""Width and height of each of the two pages in the README's picture."""
GAP: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """One picture of a page."""

    name: str
    look: Look
    width: int
    height: int
    scale: float
    """By how much it is made smaller."""
    steps: int = 0
    """Which step of an episode is looked at, from 0."""


def shots(
    name: str, tall: int, narrow: int, small: Look = "light", *, steps: int = 0
) -> Iterator[Shot]:
    """A page in light and dark, and 400 pixels wide."""
    wide = Shot(name=name, look="light", width=1280, height=tall, scale=0.6, steps=steps)
    yield replace(wide, name=f"{name}-light")
    yield replace(wide, name=f"{name}-dark", look="dark")
    yield replace(wide, name=f"{name}-narrow", look=small, width=400, height=narrow, scale=0.8)


def main() -> None:
    """Make the runs, their reports and the pictures of these."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        visits = Visits(browser)
        work = Path(folder)
        run = _real(Path(sys.argv[1]) if len(sys.argv) > 1 else work)
        index, episode, compared = _pages(run)
        made = publish(made_run(work / "made", MADE)).path / "index.html"
        several = replace(MADE, seeds=3)
        pages = {
            made: shots("index", 2300, 2000),
            episode: shots("episode", 1500, 1500, steps=STEP),
            compared: shots("compared", 1100, 1100, "dark"),
            compared_page(work / "pair", several): shots("comparison", 1300, 1500),
            history_page(work / "past", several): shots("history", 1000, 1300, "dark"),
        }
        for page, wanted in pages.items():
            for shot in wanted:
                picture = _taken(visits, page, shot)
                picture.save(IMAGES / f"report-{shot.name}.webp", quality=QUALITY, method=6)
        _readme(visits, index, episode)
        visits.close()


def _real(folder: Path) -> Path:
    done = folder / "run"
    return _published(done) if (done / "manifest.json").is_file() else real_run(folder)


def _published(run: Path) -> Path:
    """Make the pages of a run anew."""
    publish(RunDirectory.open(run))
    return run


def _pages(run: Path) -> tuple[Path, Path, Path]:
    """The first page of a run, that of a failed episode, and this one beside another."""
    failed = [
        one
        for one in read_contents(run).counted
        if one.record.cell.task == EPISODE and one.record.outcome is Outcome.FAILED
    ]
    # The one that fails the fewest of its checks has most to tell.
    page = run / page_of(max(failed, key=lambda one: (one.record.score, one.record.steps)))
    return run / "index.html", page, page.with_name("compared.html")


def _taken(visits: Visits, page: Path, shot: Shot) -> Image.Image:
    shown = visits.open(page, look=shot.look, width=shot.width, height=shot.height)
    # To the step in which it went wrong, with all that stands above it.
    for _ in range(shot.steps):
        shown.keyboard.press("ArrowRight")
    shown.evaluate("window.scrollTo({top: 0, behavior: 'instant'})")
    shown.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(shown.screenshot())).convert("RGB")
    size = round(shot.width * shot.scale), round(shot.height * shot.scale)
    return picture.resize(size, Image.Resampling.LANCZOS)


def _readme(visits: Visits, index: Path, episode: Path) -> None:
    """Both pages beside each other, in few colours: hosts of READMEs know no newer format."""
    width, height = README
    scale = width / 1280
    both = Image.new("RGB", (2 * width + GAP, height), "white")
    plain = Shot(name="", look="light", width=1280, height=round(height / scale), scale=scale)
    for number, (page, step) in enumerate(((index, 0), (episode, STEP))):
        shot = replace(plain, steps=step)
        both.paste(_taken(visits, page, shot), (number * (width + GAP), 0))
    few = both.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(IMAGES / "report.png", optimize=True)


if __name__ == "__main__":
    main()
