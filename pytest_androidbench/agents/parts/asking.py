"""One question to a model and its answer, with what all agents have to mind about it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.models.conversation import Message, Reply, Request, Text
from pytest_androidbench.models.model import BadRequest, Model


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """How a model is asked."""

    model: Model
    max_tokens: int
    """The most of an answer, thoughts included."""
    temperature: float | None = None
    """None = the vendor's default; newer models take no other."""

    def ask(self, *messages: Message, system: str = "", purpose: str = "") -> Reply:
        """Have a conversation answered.

        Args:
            *messages: the conversation.
            system: what is said ahead of it.
            purpose: as of `Request`.

        Raises:
            BadRequest: it does not fit into what the model can read at once, or is wrong.
            LimitReached, CapReached, ModelUnavailable: as of `MeteredModel.ask`.
        """
        reply = self.model.ask(
            Request(
                messages=messages,
                system=(Text(text=system, cached=True),) if system else (),
                max_tokens=self.max_tokens,
                temperature=self.temperature,
                purpose=purpose,
            )
        )
        if reply.stop == "context":
            raise BadRequest(
                "the question does not fit into the model's context window: give "
                "--agent-option history_tokens=..."
            )
        return reply

    def cut(self, reply: Reply) -> str:
        """What is to be said of an answer that was cut off; "" where it was not."""
        if reply.stop != "length":
            return ""
        return f" (It was cut off after {self.max_tokens} tokens: max_tokens is an option.)"
