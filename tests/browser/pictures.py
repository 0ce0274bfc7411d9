"""`python -m tests.browser.pictures`: draws the pictures of reports in docs/images anew."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image

from fixtures.made_runs import Made, made_run
from pytest_androidbench.report.publish import publish
from tests.browser.chromium import chromium
from tests.browser.visits import Look, Visits

IMAGES: Final = Path("docs/images")
MADE: Final = Made(tasks=40, seeds=5)
QUALITY: Final = 60
SHOWN: Final[tuple[tuple[str, Look, int, int, float], ...]] = (
    ("index-light", "light", 1280, 2300, 0.6),
    ("index-dark", "dark", 1280, 2300, 0.6),
    ("index-narrow", "light", 400, 2000, 0.8),
)
"""Name, look, width and height of what is seen, and by how much the picture is made smaller."""


def main() -> None:
    """Make a run, its report and the pictures of it."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        page = publish(made_run(Path(folder) / "run", MADE)).path / "index.html"
        visits = Visits(browser)
        for name, look, width, height, scale in SHOWN:
            shown = visits.open(page, look=look, width=width, height=height)
            picture = Image.open(io.BytesIO(shown.screenshot()))
            size = round(width * scale), round(height * scale)
            small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
            small.save(IMAGES / f"report-{name}.webp", quality=QUALITY, method=6)
        visits.close()


if __name__ == "__main__":
    main()
