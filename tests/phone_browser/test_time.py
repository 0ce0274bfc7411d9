"""A page's time is the phone's: it stands still with it and passes with it, in every realm."""

# ruff: noqa: E501 - pages are a line each

from __future__ import annotations

import json

import pytest

from tests.phone_browser.shown import BEGIN, SITE, Shown


def test_the_page_s_clock_is_the_phone_s(shown: Shown) -> None:
    page = shown.open("<script>began = Date.now()</script>")
    assert page.run("[began, Date.now()]") == [BEGIN, BEGIN]
    shown.pass_ms(12_345)
    page.view()
    assert page.run("Date.now()") == BEGIN + 12_345


def test_timers_run_exactly_as_often_as_time_has_passed(shown: Shown) -> None:
    page = shown.open("<script>ticks = 0; setInterval(() => ticks++, 100)</script>")
    assert page.run("ticks") == 0
    for expected in (10, 20, 30):
        shown.pass_ms(1000)
        page.view()
        page.view()
        assert page.run("ticks") == expected


def test_frames_come_sixty_times_a_second_of_the_phone_s(shown: Shown) -> None:
    page = shown.open(
        "<script>frames = 0; const on = (t) => { frames++; at = t; requestAnimationFrame(on) };"
        " requestAnimationFrame(on)</script>"
    )
    shown.pass_ms(1000)
    page.view()
    assert page.run("frames") in range(58, 62)
    assert abs(float(str(page.run("at"))) - 1000) < 20


def test_workers_have_the_phone_s_time_too(shown: Shown) -> None:
    page = shown.open(
        "<script>told = []; const code = `let ticks = 0; setInterval(() => postMessage([++ticks, Date.now()]), 100)`;"
        " new Worker(URL.createObjectURL(new Blob([code]))).onmessage = (e) => told.push(e.data)</script>"
    )
    shown.pass_ms(1000)
    page.view()
    told = json.loads(str(page.run("JSON.stringify(told)")))
    assert [each[0] for each in told] == list(range(1, 11))
    shown.pass_ms(500)
    page.view()
    assert page.run("told.length") == 15


def test_time_does_not_wait_for_a_worker_that_was_ended_or_that_has_no_script(shown: Shown) -> None:
    page = shown.open(
        "<script>const code = URL.createObjectURL(new Blob(['postMessage(1)']));"
        " new Worker(code).terminate(); new Worker('/nothing-there')</script>"
    )
    shown.pass_ms(200)
    page.view()
    assert page.run("__phoneWorkers.beginning") == 0


def test_frames_within_the_page_have_it(shown: Shown) -> None:
    shown.put(
        "/inner",
        "<script>n = 0; setInterval(() => parent.postMessage([++n, Date.now()], '*'), 100)</script>",
    )
    page = shown.open(
        "<script>onmessage = (e) => last = e.data</script><iframe src='/inner'></iframe>"
    )
    # A frame's document begins some milliseconds after its page's.
    shown.pass_ms(1050)
    page.view()
    ticks, at = json.loads(str(page.run("JSON.stringify(last)")))
    assert ticks == 10
    assert 0 <= at - BEGIN - 1000 < 50


def test_windows_that_a_finger_opens_have_it(shown: Shown) -> None:
    shown.put("/other", "<title>other</title><script>n = 0; setInterval(() => n++, 100)</script>")
    page = shown.open(
        "<a id=a href='/other' target=_blank style='display:block;height:50px'>other</a>"
    )
    shown.press(page, "a")
    page.view()
    (key,) = page.take_opened()
    other = shown.browser.page(key)
    assert other.view().title == "other"
    before = int(str(other.run("n")))
    shown.pass_ms(1000)
    other.view()
    assert (other.run("n"), other.run("Date.now()")) == (before + 10, shown.now)
    shown.browser.drop(key)


def test_an_animation_s_place_follows_the_phone_s_clock(shown: Shown) -> None:
    page = shown.open(
        "<style>@keyframes go { from { margin-left: 0 } to { margin-left: 100px } }"
        " #b { width: 20px; height: 20px; animation: go 10s linear }</style><div id=b></div>"
        "<script>ended = 0; b.addEventListener('animationend', () => ended++)</script>"
    )
    page.view()
    shown.pass_ms(5000)
    page.view()
    place = float(str(page.run("getComputedStyle(b).marginLeft")).removesuffix("px"))
    assert abs(place - 50) < 1
    assert page.run("ended") == 0
    shown.pass_ms(6000)
    page.view()
    assert page.run("ended") == 1


def test_the_same_actions_give_the_same_page(shown: Shown) -> None:
    def once() -> tuple[object, bytes, str]:
        shown.reset()
        page = shown.open(
            "<canvas id=c width=200 height=200></canvas><p id=p></p><script>"
            "const at = c.getContext('2d'); p.textContent = crypto.randomUUID() + Math.random();"
            "setInterval(() => { at.fillStyle = `hsl(${Math.random() * 360} 80% 50%)`;"
            " at.fillRect(Math.random() * 180, Math.random() * 180, 20, 20) }, 100)</script>"
        )
        shown.pass_ms(2000)
        shown.tap(page, 100, 100)
        shown.pass_ms(700)
        return page.view(), page.picture(), str(page.run("p.textContent"))

    assert once() == once()


@pytest.mark.slow
def test_nothing_is_asked_for_that_no_page_wants(shown: Shown) -> None:
    shown.put("/favicon.ico", "icon", "image/x-icon")
    page = shown.open(
        "<script>fetch('/favicon.ico').catch((error) => { document.title = error.name })</script>"
    )
    for _ in range(20):
        shown.pass_ms(1000)
        view = page.view()
    assert view.title == "TypeError"
    assert [asked.url for asked in shown.asked] == [SITE + "/"]
    assert view.deterministic
