"""The same page in a plain Chromium, touched at the same places, gives the same reward."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

from fixtures.suite_tasks import tasks_of
from pytest_androidbench import Pilot
from pytest_androidbench.interface.actions import Action, Tap
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.phone.apps.miniwob.app import GET_REWARD
from pytest_androidbench.phone.apps.miniwob.assets import asset
from pytest_androidbench.phone.ui.text import TextEngine
from task_suites.mobile_miniwob.catalogue import task_id
from task_suites.mobile_miniwob.reading import SCALE, web_view
from tests.browser.chromium import chromium
from tests.phone_apps.miniwob.player import Player, made_player

SUITE: Final = "task_suites.mobile_miniwob"
SITE: Final = "http://pages.test/"
TOUCHED: Final = (
    *("bisect-angle", "circle-center", "click-button", "click-checkboxes", "click-color"),
    *("click-option", "click-shape", "click-tab-2", "click-test-2", "count-shape"),
    *("find-midpoint", "grid-coordinate", "identify-shape", "right-angle", "tic-tac-toe"),
)
"""Pages that are played by taps alone."""


class TouchingHand:
    """Plays on a phone by taps, and remembers where on the page they were."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.places: list[tuple[float, float]] = []
        self.pilot = Pilot(self._perform, player.observed())

    def _perform(self, action: Action) -> Observation:
        assert isinstance(action, Tap), action
        seen = self.pilot.observation
        x, y = seen.nodes[action.at].center if isinstance(action.at, int) else action.at
        left, top, _, _ = web_view(self.pilot).bounds
        self.places.append(((x - left) / SCALE, (y - top) / SCALE))
        self._player.phone.windows.fingers.tap(x, y)
        self._player.wait(500)
        return self._player.observed()


@pytest.fixture
def player(text_engine: TextEngine) -> Iterator[Player]:
    yield from made_player(text_engine)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def plain(browser: Browser) -> Iterator[Page]:
    """An empty page of the app's size in a browser that knows nothing of phones."""
    context = browser.new_context(
        viewport={"width": 412, "height": 832},
        device_scale_factor=2.625, has_touch=True, is_mobile=True,
    )  # fmt: skip
    page = context.new_page()
    page.route("**/*", serve)
    yield page
    context.close()


def serve(route: Route) -> None:
    """Give a page of the app's what it asks for."""
    found = asset(urlsplit(route.request.url).path.removeprefix("/"))
    if found is None:
        route.abort()
    else:
        route.fulfill(body=found.body, content_type=found.mime)


def touch(page: Page, x: float, y: float) -> None:
    """Tap a point, which playwright's own taps take for a whole pixel."""
    session = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()


@pytest.mark.proof
@pytest.mark.parametrize("seed", [1, 2**31])
@pytest.mark.parametrize("name", TOUCHED)
def test_it_does(player: Player, plain: Page, name: str, seed: int) -> None:
    utterance = player.begin(name, str(seed))
    hand = TouchingHand(player)
    tasks_of(SUITE)[task_id(name)].solutions[0](hand.pilot)
    given = player.told(GET_REWARD)
    assert given

    said: list[str] = []
    plain.on("console", lambda message: said.append(message.text))
    plain.goto(f"{SITE}html/miniwob/{name}.html")
    plain.evaluate(f"core.appReset('{seed}')")
    for x, y in hand.places:
        touch(plain, x, y)
        plain.wait_for_timeout(100)
    assert f"utterance: {utterance}" in said
    assert any(line.endswith(f"(raw: {given})") for line in said), (given, said)
