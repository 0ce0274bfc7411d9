"""The pages of these tests tell what goes wrong in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visits import Visits, address, sideways, violations


@pytest.mark.proof
@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("<script>console.error('mind this')</script>", "console: mind this"),
        ("<script>throw new Error('lost')</script>", "uncaught: lost"),
        ("<script>alert('hello')</script>", "dialog: hello"),
        ("<script>window.open('about:blank')</script>", "opened a window"),
        ("<img src='http://localhost:9/a.png'>", "asked for http://localhost:9/a.png"),
        ("<script>fetch('https://example.org/').catch(() => 0)</script>", "https://example.org/"),
        ("<img src='missing.png'>", "ERR_FILE_NOT_FOUND"),
        (
            "<meta http-equiv=Content-Security-Policy content=\"script-src 'none'\">"
            "<script>var a = 1</script>",
            "Content Security Policy",
        ),
    ],
)
def test_what_goes_wrong_in_a_page_is_told(
    browser: Browser, tmp_path: Path, body: str, told: str
) -> None:
    file = tmp_path / "page.html"
    file.write_text(f"<!doctype html><title>A page</title>{body}", "utf-8")
    visits = Visits(browser)
    visits.open(file).wait_for_timeout(50)
    visits.close()
    assert [fault for fault in visits.faults if told in fault], visits.faults


def test_a_page_in_which_nothing_goes_wrong_is_told_nothing_of(
    visits: Visits, tmp_path: Path
) -> None:
    file = tmp_path / "a page.html"
    file.write_text("<!doctype html><title>A page</title><p id=here>Good", "utf-8")
    page = visits.open(file, "here", look="dark", width=400)
    assert page.url == address(file, "here")
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") is True
    assert page.evaluate("innerWidth") == 400
    assert sideways(page) == []


def test_what_is_hard_to_use_and_what_is_too_wide_is_told(visits: Visits, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(
        "<!doctype html><html lang=en><title>A page</title><main><h1>Page</h1>"
        "<p style='color: #999'>Faint<div style='width: 2000px'>Wide</div></main>",
        "utf-8",
    )
    page = visits.open(file)
    assert [line for line in violations(page) if line.startswith("color-contrast (serious): p:")]
    assert sideways(page)[0] == "2008 in 1280"
