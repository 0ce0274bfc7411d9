"""Every screen is the same on every phone, in every process, and after a snapshot.

What is kept was made by another phone in another process.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.phone.system.snapshots import put_back
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.found import unpictured
from tests.phone_apps.gallery import golden
from tests.phone_apps.gallery.__main__ import INTRODUCTION, PAGE, page
from tests.phone_apps.gallery.sheets import MOST_BYTES, MOST_BYTES_OF_ALL
from tests.phone_apps.gallery.stage import (
    LOOKS,
    SHOTS,
    furnished,
    is_outlined,
    scenes,
    wear,
)

ROOT = Path(__file__).parents[3]


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("app", SHOTS)
def test_every_screen_shows_what_it_did_when_somebody_looked(
    text_engine: TextEngine, app: str
) -> None:
    kept = golden.read(app)
    phone = furnished(text_engine, app)
    advice = f"look at it (`scripts/gallery {app}`), then `scripts/gallery --accept {app}`"
    assert list(kept) == [shot.name for shot in SHOTS[app]], advice
    for shot, state in scenes(phone, SHOTS[app]):
        shown = golden.entry(phone, shot.name, outlined=is_outlined(app))
        assert golden.comparable(shown) == golden.comparable(kept[shot.name]), advice
        phone.windows.home()
        put_back(phone, state)
        again = golden.entry(phone, shot.name, outlined=is_outlined(app))
        assert again == shown, f"{shot.name} after a snapshot"
    assert text_engine.fonts.missing == set(), "drawn as an empty frame"


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS)
def test_no_screen_fails_in_any_look(text_engine: TextEngine, look: str) -> None:
    for app in ("clock", "contacts", "clipper"):
        phone = furnished(text_engine)
        for shot, state in scenes(phone, SHOTS[app]):
            wear(phone, state, look)
            phone.windows.view.tree()
            crashes = [e.message for e in phone.log.entries() if e.tag == "AndroidRuntime"]
            assert crashes == [], shot.name


def test_the_document_names_every_screen() -> None:
    text = (ROOT / PAGE).read_text("utf-8")
    assert text == page()
    assert text.startswith(INTRODUCTION)
    for app in SHOTS.keys() - unpictured():
        sheet = ROOT / "docs" / "images" / f"screens-{app}.webp"
        assert 0 < sheet.stat().st_size <= MOST_BYTES


def test_all_pictures_of_the_documents_are_small_enough_to_be_redrawn() -> None:
    pictures = (ROOT / "docs" / "images").iterdir()
    assert sum(picture.stat().st_size for picture in pictures) < MOST_BYTES_OF_ALL
