"""A model as an agent has it: asked, counted, limited, recorded or played back, and told of."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pytest_androidbench.errors import LimitReached, ModelUnavailable
from pytest_androidbench.models.cassette import (
    CassettePlayer,
    CassetteRecorder,
    RecordedCall,
    digests_of,
    kept,
    played,
)
from pytest_androidbench.models.conversation import (
    Message,
    Part,
    Picture,
    Reply,
    Request,
    Text,
    Thought,
    ToolCall,
    ToolResult,
)
from pytest_androidbench.models.live import CallFailed, LiveModel
from pytest_androidbench.models.surroundings import EpisodeNow


@dataclass(slots=True)
class Counted:
    """What an agent's calls have come to; what the harness reads as an agent's `usage`."""

    tokens: int = 0
    money: float = 0.0
    """US dollars."""
    calls: int = 0


class MeteredModel:
    """A model for one agent in one episode.

    An agent that has one gives `usage = model.usage` and `model_calls = model.calls` as its own,
    and all that it asks is counted, limited and shown.
    """

    def __init__(
        self,
        name: str,
        *,
        live: LiveModel | None = None,
        player: CassettePlayer | None = None,
        recorder: CassetteRecorder | None = None,
        variables: Mapping[str, str] = os.environ,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Ask a service, or a recording.

        Args:
            name: of the model.
            live: asks the service; None in a replay.
            player: answers in its place.
            recorder: keeps what the service answers.
            variables: say whose episode it is, by the time of the first call.
            now: seconds, to tell how long calls take.
        """
        self._name, self._live, self._player, self._recorder = name, live, player, recorder
        self._variables, self._now = variables, now
        self._episode: EpisodeNow | None = None
        self.usage = Counted()
        self.calls: list[dict[str, Any]] = []
        """Each call with its request and answer, in the form of an agent's `model_calls`."""

    @property
    def name(self) -> str:
        """The model's name at its vendor's."""
        return self._name

    def ask(self, request: Request) -> Reply:
        """Have a request answered.

        Raises:
            LimitReached: the episode's tokens, money or calls are used up.
            CapReached: it does not fit under what the whole run may cost.
            ModelUnavailable: the service failed.
            BadRequest: it is the request that is wrong.
            CassetteMiss: it is not as recorded.
        """
        if self._episode is None:
            # Not earlier: an agent may be built before its episode is known.
            self._episode = EpisodeNow.read(self._variables)
        self._check(self._episode)
        self.usage.calls += 1
        if self._player is not None:
            call = self._player.answer(
                self._episode, self.usage.calls, digests_of(self._name, request)
            )
        else:
            call = self._asked(request)
            if self._recorder is not None:
                self._recorder.keep(self._episode, call)
        return self._told(request, call)

    def beside(self, variables: Mapping[str, str]) -> MeteredModel:
        """The same model for another episode, over the same connections; only one is closed.

        Args:
            variables: say whose episode it is.
        """
        return MeteredModel(
            self._name,
            live=self._live,
            player=self._player,
            recorder=self._recorder,
            variables=variables,
            now=self._now,
        )

    def close(self) -> None:
        """Let connections go."""
        if self._live is not None:
            self._live.close()

    def _asked(self, request: Request) -> RecordedCall:
        """Ask the service; what came of it, in the form of a recording."""
        assert self._live is not None
        digests = digests_of(self._name, request) if self._recorder else {}
        begin = self._now()
        try:
            answered = self._live.ask(request)
        except CallFailed as failed:
            seconds = self._now() - begin
            if isinstance(failed.error, ModelUnavailable):
                call = RecordedCall(
                    call=self.usage.calls, digests=digests, unavailable=str(failed.error),
                    money=failed.money, seconds=round(seconds, 6),
                )  # fmt: skip
                if self._recorder is not None:
                    assert self._episode is not None
                    self._recorder.keep(self._episode, call)
            self._note(request, error=str(failed.error), money=failed.money, seconds=seconds)
            raise failed.error from failed.__cause__
        return RecordedCall(
            call=self.usage.calls,
            digests=digests,
            reply=kept(answered.reply),
            money=answered.money,
            seconds=round(self._now() - begin, 6),
        )

    def _told(self, request: Request, call: RecordedCall) -> Reply:
        if call.reply is None:
            self._note(request, error=call.unavailable, money=call.money, seconds=call.seconds)
            raise ModelUnavailable(call.unavailable)
        reply = played(call.reply)
        self.usage.tokens += reply.used.total
        self._note(
            request, answer=_shown(reply.message), tokens=reply.used.total, money=call.money,
            seconds=call.seconds,
        )  # fmt: skip
        return reply

    def _note(self, request: Request, *, money: float, **told: Any) -> None:
        self.usage.money += money
        asked = [{"role": "system", "content": part.text} for part in request.system]
        asked += [{"role": each.role, "content": _shown(each)} for each in request.messages]
        named = {"purpose": request.purpose} if request.purpose else {}
        self.calls.append({"model": self._name, "request": asked, "money": money, **named, **told})

    def _check(self, episode: EpisodeNow) -> None:
        for name in ("tokens", "money", "calls"):
            allowed = getattr(episode.limits, name)
            if allowed is not None and getattr(self.usage, name) >= allowed:
                raise LimitReached(name, allowed)


def _shown(message: Message) -> str:
    return "\n".join(filter(None, map(_part, message.parts)))


def _part(part: Part) -> str:
    match part:
        case Text():
            return part.text
        case Picture():
            return "[picture]"
        case ToolCall():
            given = ", ".join(f"{name}={value!r}" for name, value in part.arguments.items())
            return f"[{part.name}({given})]"
        case ToolResult():
            return "\n".join(filter(None, map(_part, part.parts)))
        case Thought():
            return f"[thought] {part.text}" if part.text else ""
