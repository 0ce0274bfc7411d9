"""A service that is really asked: within the run's cap, at a pace shared with others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.errors import AgentError, AndroidBenchError, CapReached, ModelUnavailable
from pytest_androidbench.models.conversation import Reply, Request
from pytest_androidbench.models.ledger import Ledger
from pytest_androidbench.models.pace import Pace
from pytest_androidbench.models.prices import Price
from pytest_androidbench.models.service import Service
from pytest_androidbench.models.sizes import most_tokens

_MARGIN: Final = 1.05
"""What a service counts beforehand is an estimate, its documentation says."""
_HOLD: Final = 1.0
"""Seconds that everybody waits after "too many requests" without a time."""
_BUSY: Final = frozenset({429, 529})


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidReply:
    """A reply, and what it cost."""

    reply: Reply
    money: float


class CallFailed(AndroidBenchError):
    """A call came to nothing, and may have cost something all the same."""

    def __init__(self, error: ModelUnavailable | AgentError | CapReached, money: float) -> None:
        super().__init__(str(error))
        self.error = error
        self.money = money


class LiveModel:
    """Asks a service."""

    def __init__(
        self, service: Service, price: Price, pace: Pace, ledger: Ledger | None, cap: float | None
    ) -> None:
        """Ask a service within bounds.

        Args:
            service: answers.
            price: of its model.
            pace: shared with others.
            ledger: of the run; None outside of one.
            cap: dollars of the whole run; None = no cap.
        """
        self.price = price
        self._service, self._pace = service, pace
        self._ledger, self._cap = ledger, cap

    @property
    def name(self) -> str:
        """The model's name."""
        return self._service.name

    def ask(self, request: Request) -> PaidReply:
        """Have a request answered.

        Raises:
            CallFailed: it was not; says why, and what it may have cost.
        """
        prompt = most_tokens(request)
        call = _Tried(self, prompt, self._most(request, prompt))
        try:
            reply = self._service.call(request, call)
        except (ModelUnavailable, AgentError, CapReached) as error:
            call.give_up()
            raise CallFailed(error, call.money) from error
        except BaseException:
            call.give_up()
            raise
        money = self.price.cost(reply.used)
        call.settle(money, reply.used.total)
        return PaidReply(reply=reply, money=call.money)

    def close(self) -> None:
        """Let connections and the ledger go."""
        self._service.close()
        self._pace.close()
        if self._ledger is not None:
            self._ledger.close()

    def wait_for_turn(self, tokens: int) -> None:
        """Wait until the service may be asked."""
        self._pace.take(tokens)

    def leave_alone(self, seconds: float | None) -> None:
        """Have everybody leave the service alone for a while."""
        self._pace.hold(_HOLD if seconds is None else seconds)

    def reserve(self, most: float) -> int | None:
        """Reserve dollars in the run's ledger, if there is one."""
        return None if self._ledger is None else self._ledger.reserve(most, self._cap)

    def book(self, reservation: int | None, money: float, tokens: int, *, unsure: bool) -> None:
        """Settle a reservation."""
        if self._ledger is not None and reservation is not None:
            self._ledger.settle(reservation, money, tokens, unsure=unsure)

    def _most(self, request: Request, prompt: int) -> float:
        """The most dollars one try can cost; counted by the service only where that decides."""
        most = self.price.most(prompt, request.max_tokens)
        if self._ledger is None or self._cap is None:
            return most
        spent = self._ledger.spent()
        if spent.money + spent.reserved + most <= self._cap:
            return most
        counted = self._service.count(request)
        if counted is None:
            return most
        return min(most, self.price.most(int(counted * _MARGIN) + 1, request.max_tokens))


class _Tried:
    """One call in all its tries: each reserves what it can cost, and is settled by itself."""

    def __init__(self, model: LiveModel, prompt: int, most: float) -> None:
        self.money = 0.0
        """Dollars of all tries that are settled."""
        self._model, self._prompt, self._most = model, prompt, most
        self._reservation: int | None = None
        self._status: int | None = None
        self._out = False

    def sending(self) -> None:
        """Reserve for another try, and wait for its turn."""
        self.give_up()
        self._reservation = self._model.reserve(self._most)
        self._out, self._status = True, None
        self._model.wait_for_turn(self._prompt)

    def answered(self, status: int, hold: float | None) -> None:
        """Note that the service has answered."""
        self._status = status
        if status in _BUSY or (hold is not None and status >= 400):
            self._model.leave_alone(hold)

    def give_up(self) -> None:
        """Settle a try that came to nothing: nothing where the service refused it, else all."""
        refused = self._status is not None and self._status >= 400
        self.settle(0.0 if refused else self._most, 0, unsure=not refused)

    def settle(self, money: float, tokens: int, *, unsure: bool = False) -> None:
        """Settle the try that is out, if one is."""
        if not self._out:
            return
        self._out = False
        self.money += money
        self._model.book(self._reservation, money, tokens, unsure=unsure)
