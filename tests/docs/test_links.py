"""What documents link to is there, and each decision is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(ROOT.glob("*.md")),
]
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)")
FILE = re.compile(r"`([\w.]+/[\w./]+)`")
FOLDERS = {
    path.name
    for place in (ROOT, ROOT / "pytest_androidbench", ROOT / "pytest_androidbench" / "phone")
    for path in place.iterdir()
    if path.is_dir()
}
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def anchor(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    plain = re.sub(r"[^\w\- ]", "", heading.replace("`", "").casefold())
    return plain.replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for place, part in LINK.findall(page.read_text("utf-8")):
        target = (page.parent / place).resolve() if place else page
        assert target.exists(), place
        if part:
            headings = HEADING.findall(target.read_text("utf-8"))
            assert part in map(anchor, headings), f"{place}#{part}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_is_named_is_there(page: Path) -> None:
    package = ROOT / "pytest_androidbench"
    named = {name for name in FILE.findall(page.read_text("utf-8")) if name.endswith(".py")
             or name.split("/")[0] in FOLDERS}  # fmt: skip
    places = (ROOT, package, package / "phone")
    assert [one for one in named if not any((place / one).exists() for place in places)] == []


def test_every_decision_is_listed_by_its_title() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = dict(
        re.findall(r"\[\d+\]\(([\w-]+\.md)\) \| (.*) \|", (folder / "README.md").read_text())
    )
    titles = {
        page.name: page.read_text().splitlines()[0].partition(". ")[2]
        for page in folder.glob("[0-9]*.md")
    }
    assert listed == titles
