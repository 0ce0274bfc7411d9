"""Texts of pages are as large as the phone and Chrome are set to have them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pytest_androidbench.phone.browser.page import WebPage
from tests.phone_browser.shown import VIEWPORT, Shown, found

LARGE = replace(VIEWPORT, text_zoom=2.0)
BODY = "<span style='font-size:20px'>Words</span><iframe srcdoc='<span>Inner'></iframe>"


@pytest.fixture(scope="module")
def shown() -> Iterator[Shown]:
    made = Shown()
    yield made
    made.browser.close()


def height(page: WebPage, text: str = "Words") -> int:
    _, top, _, bottom = found(page.view(), lambda node: node.text == text).bounds
    return bottom - top


@pytest.mark.parametrize("text", ["Words", "Inner"])
def test_a_scale_makes_them_larger_in_frames_too(shown: Shown, text: str) -> None:
    plain, large = (height(shown.open(BODY, view), text) for view in (VIEWPORT, LARGE))
    assert large == pytest.approx(2 * plain, abs=3)


def test_it_can_change_and_stays_in_the_next_document(shown: Shown) -> None:
    page = shown.open(BODY)
    plain = height(page)
    page.resize(LARGE)
    large = height(page)
    page.reload()
    assert height(page) == large > plain
    page.resize(VIEWPORT)
    assert height(page) == plain
    page.reload()
    assert height(page) == plain


def test_a_page_may_have_its_own_way(shown: Shown) -> None:
    own = "<style>html { -webkit-text-size-adjust: none }</style>" + BODY
    assert height(shown.open(own, LARGE)) == height(shown.open(BODY))
