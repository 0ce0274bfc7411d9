"""Asking a model while tasks are generated: once more where its answer cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from pytest_androidbench.errors import AgentError, CapReached, LimitReached, ModelUnavailable
from pytest_androidbench.generating.faults import StoppedByHand, UnreadableReply
from pytest_androidbench.models.conversation import Reply, Request, Text, said
from pytest_androidbench.models.model import Model
from pytest_androidbench.texts import bounded

T = TypeVar("T")

FAULTS: Final = (AgentError, CapReached, StoppedByHand, LimitReached, ModelUnavailable)
"""What is raised where a question cannot be asked, or not any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Questions:
    """How a model is asked."""

    model: Model
    max_tokens: int
    """Of an answer."""
    tries: int
    """How often at most it is asked for a list."""

    def once(self, system: str, question: str, material: str, *more: str) -> Reply:
        """Have a question answered.

        Args:
            system: who the model is to be.
            question: ours.
            material: what it is about: data, as JSON.
            *more: what else is said behind it.

        Raises:
            AgentError, CapReached, LimitReached, ModelUnavailable: it could not be asked.
            StoppedByHand: it was not waited for.
        """
        request = Request(
            system=(Text(text=system),),
            messages=(said(question, material, *more),),
            max_tokens=self.max_tokens,
        )
        try:
            return self.model.ask(request)
        except KeyboardInterrupt as interrupt:
            # Nearly all of the time passes here; whoever asks goes on with what there is.
            raise StoppedByHand from interrupt

    def until_read(self, system: str, question: str, material: str, read: Callable[[str], T]) -> T:
        """Have a question answered by what can be read.

        Raises:
            UnreadableReply: no answer of all tries could be.
        """
        fault = UnreadableReply("it was not asked")
        more: tuple[str, ...] = ()
        for _ in range(self.tries):
            try:
                return read(_whole(self.once(system, question, material, *more)))
            except UnreadableReply as error:
                fault = error
                more = (f"An earlier answer could not be used: {bounded(str(error), 300)}.",)
        raise fault


def _whole(reply: Reply) -> str:
    """The text of an answer that was not cut off and is no refusal.

    Raises:
        UnreadableReply: it is one.
    """
    if reply.stop == "refusal":
        raise UnreadableReply("the model refused to answer")
    if reply.stop in ("length", "context"):
        raise UnreadableReply("the answer was cut off, as it was too long: give fewer items")
    return reply.text
