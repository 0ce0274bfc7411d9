from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.wikipedia import names
from tests.phone_apps.wikipedia.conftest import Wiki


def settings(wiki: Wiki) -> None:
    wiki.tap("nav_more_container")
    wiki.tap("Settings")


@pytest.mark.parametrize(("title", "key", "before"), [
    ("Show link previews", names.LINK_PREVIEWS, True),
    ("Collapse tables", names.COLLAPSE_TABLES, True),
    ("Download only over Wi-Fi", names.ONLY_WIFI, False),
    ("Show images", names.SHOW_IMAGES, True),
])  # fmt: skip
def test_switches_are_kept(wiki: Wiki, title: str, key: str, before: bool) -> None:
    settings(wiki)
    wiki.tap(title)
    assert wiki.prefs()[key] is not before


def test_pages_behind_the_settings(wiki: Wiki) -> None:
    settings(wiki)
    for title, id_ in (
        ("Wikipedia languages", "wiki_language_title"),
        ("Explore Feed", "content_types_recycler"),
        ("About the Wikipedia app", "about_version_text"),
    ):
        wiki.tap(title)
        assert wiki.find(id_) is not None, title
        wiki.back()
    wiki.tap("App theme")
    wiki.tap("button_theme_dark")
    wiki.back()
    assert wiki.find("theme_test_text") is not None
    assert wiki.app.theme == 1


def test_pictures_are_left_out(wiki: Wiki) -> None:
    wiki.app.prefs().put(names.SHOW_IMAGES, value=False)
    wiki.read("Piano")
    assert wiki.find("view_page_header_image") is None
