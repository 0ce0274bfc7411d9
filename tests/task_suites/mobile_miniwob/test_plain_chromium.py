"""The same page in a plain Chromium, touched at the same places, gives the same reward."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from fixtures.suite_tasks import tasks_of
from pytest_androidbench import Pilot
from pytest_androidbench.interface.actions import Action, Tap
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.phone.apps.miniwob.app import GET_REWARD
from pytest_androidbench.phone.ui.text import TextEngine
from task_suites.mobile_miniwob.catalogue import task_id
from task_suites.mobile_miniwob.reading import SCALE, web_view
from tests.browser.chromium import chromium
from tests.phone_apps.miniwob.player import Player, made_player
from tests.task_suites.mobile_miniwob.plain import PlainPage, plain_page

SUITE: Final = "task_suites.mobile_miniwob"
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
def plain(browser: Browser) -> Iterator[PlainPage]:
    with plain_page(browser) as page:
        yield page


@pytest.mark.proof
@pytest.mark.parametrize("seed", [1, 2**31])
@pytest.mark.parametrize("name", TOUCHED)
def test_it_does(player: Player, plain: PlainPage, name: str, seed: int) -> None:
    utterance = player.begin(name, str(seed))
    hand = TouchingHand(player)
    tasks_of(SUITE)[task_id(name)].solutions[0](hand.pilot)
    given = player.told(GET_REWARD)
    assert given

    plain.begin(name, seed)
    for x, y in hand.places:
        plain.touch(x, y)
        plain.page.wait_for_timeout(100)
    assert f"utterance: {utterance}" in plain.said
    assert plain.reward == given, plain.said
