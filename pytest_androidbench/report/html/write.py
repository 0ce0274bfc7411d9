"""Writing the pages of a run into its directory."""

from __future__ import annotations

from pathlib import Path

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.files import told_plainly
from pytest_androidbench.report.figures import Figures, figures
from pytest_androidbench.report.html.environment import ASSETS, TEMPLATES
from pytest_androidbench.report.html.episode import episode_pages
from pytest_androidbench.report.html.index import index_page

ASSET_FOLDER = "static"


def write_report(contents: RunContents, numbers: Figures | None = None) -> Path:
    """Write index.html, the page of every episode and what they need; give the index back."""
    numbers = numbers or figures(contents)
    for place, page in episode_pages(contents):
        put(contents.path, place, page)
    put_assets(contents.path)
    return put(contents.path, "index.html", index_page(contents, numbers))


def put_assets(run: Path) -> None:
    """Put the style and the script of all pages beside them."""
    for name in ASSETS:
        put(run, f"{ASSET_FOLDER}/{name}", (TEMPLATES / name).read_bytes())


def put(run: Path, place: str, data: bytes) -> Path:
    """Write one page; it can be made again at any time, so the disk is not waited for."""
    target = run / place
    with told_plainly(run):
        part = target.with_name(f".{target.name}.part")
        try:
            part.write_bytes(data)
        except FileNotFoundError:
            target.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(data)
        part.replace(target)
    return target
