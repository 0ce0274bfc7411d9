"""What scripts write to the console can be heard, each line once."""

from __future__ import annotations

from pytest_androidbench.phone.browser.limits import MOST_LINES, MOST_TEXT
from tests.phone_browser.shown import SITE, Shown


def test_lines_are_heard_once_and_in_order(shown: Shown) -> None:
    page = shown.open("<script>console.log('one', 2, true, null); console.warn('three')</script>")
    assert page.take_console() == ("one 2 true null", "three")
    page.run("console.log('four')")
    assert page.take_console() == ("four",)
    assert page.take_console() == ()


def test_what_a_timer_writes_comes_with_the_phone_s_time(shown: Shown) -> None:
    page = shown.open("<script>setTimeout(() => console.log('late'), 500)</script>")
    assert page.take_console() == ()
    shown.pass_ms(600)
    assert page.take_console() == ("late",)


def test_things_are_told_as_the_console_shows_them(shown: Shown) -> None:
    page = shown.open("<script>console.log({a: 1}, undefined, [1], NaN, 10n)</script>")
    assert page.take_console() == ("Object undefined Array(1) NaN 10n",)


def test_of_too_many_and_too_long_lines_the_last_ones_are_kept_cut(shown: Shown) -> None:
    page = shown.open("")
    page.run("for (let n = 0; n < 1000; n++) console.log(n)")
    lines = page.take_console()
    assert lines == tuple(map(str, range(1000 - MOST_LINES, 1000)))
    page.run("console.log('x'.repeat(1e6))")
    assert page.take_console() == ("x" * MOST_TEXT,)


def test_a_page_that_is_gone_says_nothing(shown: Shown) -> None:
    page = shown.open("<script>console.log('said')</script>")
    shown.put("/other", "<script>console.log('here')</script>")
    page.take_console()
    page.load(SITE + "/other", page.session.viewport)
    assert page.take_console() == ("here",)
