"""The page's time: it follows the phone's clock, by virtual time of Chromium.

Between two moments timers run in their order, one after another, without a wait. What is drawn
is brought up to date at the end of each stretch, in a real frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from pytest_androidbench.phone.browser.devtools import JsonObject
from pytest_androidbench.phone.browser.errors import PageCommandRefused
from pytest_androidbench.phone.browser.facts import PageState
from pytest_androidbench.phone.browser.limits import MOST_WAITS, POLL_SECONDS
from pytest_androidbench.phone.browser.session import PageSession

STRETCH_MS: Final = 250
"""Between two frames that are drawn while time passes."""
MOST_STRETCHES: Final = 20
WORKER_MS: Final = 50
"""How far a worker's time and the page's may be apart while time passes."""
MOMENT_MS: Final = 0.01
"""Too short for a timer, long enough for what waits already."""
MOST_MOMENTS: Final = 40
WAITS: Final = (POLL_SECONDS,) * 4
"""Seconds of the host's for a frame, with a moment of the page's after each, before it is given up
that does not come ..."""
LOADING_WAITS: Final = (0.02,) * 8 + WAITS
"""... and while a page loads, whose first frame does not come before such a moment."""
EXPIRED: Final = "Emulation.virtualTimeBudgetExpired"


class PageTime:
    """Moves a page's time on."""

    def __init__(self, page: PageSession) -> None:
        self._page = page
        self._expired = True
        self.undrawn = False
        """Whether something may have changed since the last frame."""

    def happened(self, method: str) -> None:
        """Notice that time has passed."""
        if method == EXPIRED:
            self._expired = True

    def come_to_now(self) -> None:
        """Let the time pass that the phone's clock is ahead; raises as `PageSession.call` does."""
        if not self._expired:
            self.settle_budget()
        behind = self._page.now_ms - int(self._page.own("facts().now"))
        if behind <= 0:
            return
        self._let_workers_begin()
        stretches = min(MOST_STRETCHES, -(-behind // STRETCH_MS))
        done = 0
        for number in range(1, stretches + 1):
            until = behind * number // stretches
            self._stretch(until - done)
            done = until
            if number < stretches:
                self.frame()

    def moment(self) -> None:
        """Let happen what waits already, and no timer; raises as `PageSession.call` does."""
        self._spend(MOMENT_MS)

    def frame(self) -> bool:
        """Have what is there now be laid out and told to observers; whether a frame came."""
        self.undrawn = False
        self._page.own_everywhere("step()")
        try:
            call = self._page.own_call("frame()", later=True)
            return self.drawn("Runtime.evaluate", call) is not None
        except PageCommandRefused:
            # The document is about to be another one.
            return True

    def answered(self, method: str, params: Mapping[str, object]) -> None:
        """Wait for an answer, and where it takes frames, have these; raises as the others do."""
        self._asked(method, params, self.frame)

    def drawn(self, method: str, params: Mapping[str, object]) -> JsonObject | None:
        """The answer to what waits for a frame; nothing where none comes.

        Raises as `PageSession.call` does.
        """
        return self._asked(method, params, self.moment)

    def _asked(
        self, method: str, params: Mapping[str, object], meanwhile: Callable[[], object]
    ) -> JsonObject | None:
        devtools, session = self._page.devtools, self._page.session
        number = devtools.begin(method, params, session)
        loading = self._page.standing.state is PageState.LOADING
        for seconds in LOADING_WAITS if loading else WAITS:
            if devtools.wait_a_little(
                lambda: devtools.arrived(number) or session in devtools.lost or self._page.blocked,
                seconds,
            ):
                break
            meanwhile()
        if devtools.arrived(number) or session in devtools.lost:
            return devtools.finish(number)
        devtools.forget(number)
        return None

    def settle_budget(self) -> None:
        """Wait for the end of a stretch that a dialog had broken off."""
        self._page.wait(lambda: self._expired)

    def _stretch(self, length: int) -> None:
        if not self._page.workers:
            self._spend(length)
        else:
            done = 0
            while done < length:
                each = min(WORKER_MS, length - done)
                self._spend(each)
                self._let_workers_begin()
                self._hear(self._workers(each))
                done += each

    def _workers(self, length: int) -> int:
        """Let time pass in the workers; how many messages they have sent so far."""
        sent = 0
        for worker in list(self._page.workers):
            with suppress(PageCommandRefused):
                expression = f"self.__phoneTime ? __phoneTime({length}) : 0"
                sent += int(self._page.value(expression, worker) or 0)
        return sent

    def _hear(self, sent: int) -> None:
        """Have the page receive what its workers have sent, which takes the host some time.

        Those of workers in frames, and of workers that are gone, are counted on one side alone.
        """
        for _ in range(MOST_MOMENTS):
            self.moment()
            if self._of_workers("heard") >= sent:
                return

    def _let_workers_begin(self) -> None:
        """Have those begin that the page has made, ahead of time that would pass them by."""
        for _ in range(MOST_MOMENTS):
            if not self._of_workers("beginning"):
                return
            self.moment()

    def _of_workers(self, what: str) -> int:
        expression = f"self.__phoneWorkers ? __phoneWorkers.{what} : 0"
        return int(self._page.value(expression) or 0)

    def _spend(self, length: float) -> None:
        self._expired = False
        self.undrawn = True
        policy: dict[str, object] = {"policy": "pauseIfNetworkFetchesPending", "budget": length}
        self._page.tell("Emulation.setVirtualTimePolicy", policy)
        devtools = self._page.devtools
        for _ in range(MOST_WAITS):
            if devtools.wait_a_little(self._over):
                break
        else:
            # Something that Chromium counts as a request has been lost: no longer wait for it.
            self._page.forced()
            policy["policy"] = "advance"
            self._page.tell("Emulation.setVirtualTimePolicy", policy)
        self._page.wait(lambda: self._expired)

    def _over(self) -> bool:
        lost = self._page.session in self._page.devtools.lost
        return self._expired or self._page.blocked or lost
