"""Pages that take too much, and a browser that dies: told by the state, and over with the next load."""

# ruff: noqa: E501 - pages are a line each

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_androidbench.phone.browser.facts import PageState
from pytest_androidbench.phone.browser.limits import IDLE_MS, MOST_NODES, MOST_TEXT, MOST_WINDOWS
from tests.phone_browser.processes import chromiums, command, ended
from tests.phone_browser.shown import SITE, VIEWPORT, Shown, nodes


@pytest.fixture
def hasty() -> Iterator[Shown]:
    made = Shown(cpu_seconds=1)
    yield made
    made.browser.close()


ENDLESS = {
    "at once": "<script>for (;;);</script>",
    "in a timer": "<script>setTimeout(() => { for (;;); }, 100)</script>",
    "in a promise": "<script>const on = () => Promise.resolve().then(on); on()</script>",
}


@pytest.mark.parametrize("body", ENDLESS.values(), ids=ENDLESS)
def test_a_script_without_an_end_is_ended(hasty: Shown, body: str) -> None:
    page = hasty.open(f"<p>before</p>{body}")
    hasty.pass_ms(1000)
    view = page.view()
    assert (view.state, view.deterministic) == (PageState.UNRESPONSIVE, False)
    page.picture()
    page.touch("down", [(5, 5)])
    hasty.put("/good", "<title>good</title>")
    page.load(SITE + "/good", VIEWPORT)
    view = page.view()
    assert (view.state, view.title, view.deterministic) == (PageState.READY, "good", True)


def test_a_browser_that_is_killed_is_begun_anew(hasty: Shown) -> None:
    others = chromiums()
    page = hasty.open("<title>first</title>")
    assert page.view().title == "first"
    started = [pid for pid in chromiums() if pid not in others]
    os.kill(started[0], signal.SIGKILL)
    hasty.pass_ms(100)
    view = page.view()
    assert view.state is PageState.CRASHED
    assert page.take_downloads() == ()
    assert ended(*started)  # its helpers may take a moment to follow it
    assert set(chromiums()) <= set(others), "asking what a page gave begins no browser"
    page.reload()
    assert page.view().title == "first"


def test_a_browser_that_hangs_is_replaced() -> None:
    # Longer than a new browser takes to begin on a busy machine.
    shown = Shown(patience=8)
    others = chromiums()
    page = shown.open("<title>first</title>")
    os.kill(next(pid for pid in chromiums() if pid not in others), signal.SIGSTOP)
    shown.pass_ms(100)
    view = page.view()
    assert (view.state, view.deterministic) == (PageState.CRASHED, False)
    page.reload()
    assert page.view().title == "first"
    shown.browser.close()


def test_what_the_host_did_is_counted() -> None:
    shown = Shown(cpu_seconds=1)
    told: list[tuple[int, int]] = []
    counted = shown.browser.disturbances
    counted.listeners.append(lambda: told.append((counted.losses, counted.host_times)))
    others = chromiums()
    page = shown.open("<title>first</title>")
    page.view()
    os.kill(next(pid for pid in chromiums() if pid not in others), signal.SIGKILL)
    shown.pass_ms(100)
    page.view()
    shown.open(ENDLESS["at once"]).view()
    # On a busy machine its time is moved by force before it has used up the processor's.
    assert told in ([(1, 0), (1, 1)], [(1, 0), (1, 1), (1, 2)])
    so_far = len(told)
    shown.browser.drop_all()
    shown.open("<title>third</title>").view()
    shown.browser.close()
    assert len(told) == so_far


def test_without_pages_it_ends_after_a_minute_of_the_phone_s_time(hasty: Shown) -> None:
    others = set(chromiums())
    page = hasty.open("<title>first</title>")
    page.view()
    before = set(chromiums()) - others
    assert before
    hasty.browser.drop("page1")
    hasty.pass_ms(IDLE_MS)
    hasty.browser.tick()
    assert not hasty.browser.alive("page1")
    assert hasty.open("<title>second</title>").view().title == "second"
    assert not before & set(chromiums())


def test_closing_leaves_nothing_behind() -> None:
    others = chromiums()
    shown = Shown()
    shown.open("<title>first</title>").view()
    started = [pid for pid in chromiums() if pid not in others]
    (folder,) = [
        Path(word.removeprefix("--user-data-dir="))
        for word in command(started[0]).decode().replace("\0", " ").split()
        if word.startswith("--user-data-dir=")
    ]
    assert folder.exists()
    shown.browser.close()
    assert ended(*started)
    assert not folder.exists()


def test_nothing_runs_before_a_page_is_loaded() -> None:
    others = chromiums()
    shown = Shown()
    shown.browser.start()
    assert shown.browser.page("x").view().url == "about:blank"
    assert chromiums() == others
    shown.browser.close()


def test_large_trees_are_cut(shown: Shown) -> None:
    page = shown.open(
        "<p>first<script>for (let n = 0; n < 20000; n++) document.body.appendChild(document.createElement('p')).textContent = n;"
        " document.title = 'x'.repeat(1e6)</script><style>p { position: absolute; top: 0; margin: 0 }</style>"
    )
    view = page.view()
    assert len(view.title) == MOST_TEXT
    assert 1000 < len(list(nodes(view.root))) <= MOST_NODES


def test_deep_trees_end_at_most_their_page(shown: Shown) -> None:
    page = shown.open(
        "<p>first<script>let at = document.body; for (let n = 0; n < 3000; n++) at = at.appendChild(document.createElement('section'));"
        " at.textContent = 'deep'</script>"
    )
    assert page.view().state in {PageState.READY, PageState.CRASHED}
    assert shown.open("<title>next</title>").view().title == "next"


def test_no_more_windows_than_may_be(shown: Shown) -> None:
    page = shown.open(
        "<button id=b style='height:100px' onclick='for (let n = 0; n < 1000; n++) open(\"/\" + n)'>Go</button>"
    )
    shown.press(page, "b")
    page.view()
    assert len(page.take_opened()) <= MOST_WINDOWS
