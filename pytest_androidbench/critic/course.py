"""The whole way from trajectories to what a critic says of them, kept as it comes in."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.critic.example import EXAMPLE, SAID_OF_IT
from pytest_androidbench.critic.parsing import UnreadReply, conditions_in
from pytest_androidbench.critic.words import SYSTEM, question
from pytest_androidbench.judging.asking import Asked, AskedRun, ModelFor, ask_each
from pytest_androidbench.models.conversation import Message, Reply, Request, Text, said
from pytest_androidbench.records.criticised import (
    Condition,
    Criticism,
    keep_criticisms,
    read_criticisms,
)
from pytest_androidbench.rounds.trajectory import RoundTrajectory
from pytest_androidbench.texts import bounded, clean

TRIES: Final = 3
"""How often a critic is asked whose reply cannot be read, as published."""
MOST_KEPT: Final = 2_000
"""Characters of a reply that are kept; all of it is read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Critic:
    """Who is asked, and how its replies are read."""

    name: str
    """The model, as it is told and kept."""
    model_for: ModelFor
    published: bool = False
    """Whether replies are read as published: see `parsing`."""
    max_tokens: int = 2_000
    """The most of an answer, thoughts included."""
    temperature: float | None = None
    """None = the vendor's default."""

    def request(self, words: str) -> Request:
        """What is sent."""
        example = Message(role="assistant", parts=(Text(text=SAID_OF_IT),))
        return Request(
            system=(Text(text=SYSTEM),),
            messages=(said(question(EXAMPLE)), example, said(words)),
            max_tokens=self.max_tokens,
            temperature=self.temperature,
        )

    def digest(self, words: str) -> str:
        """Names all that is sent, and how it is read."""
        asked = [
            SYSTEM, question(EXAMPLE), SAID_OF_IT, words, self.max_tokens, self.temperature,
            self.published,
        ]  # fmt: skip
        return hashlib.sha256(to_json(asked)).hexdigest()[:16]


def criticise_run(
    run: Path,
    trajectories: Iterable[RoundTrajectory],
    critic: Critic,
    tell: Callable[[str], None] = lambda _line: None,
) -> AskedRun[Criticism]:
    """Have a critic say of each trajectory which conditions were met, and in which round.

    It is told what the trajectory holds, and nothing of checks, score and params. What it says is
    kept in the run directory as it comes; what it has said already is not asked again.

    Args:
        run: the run directory, which is written to.
        trajectories: of its episodes, named by their keys; one without rounds is left out.
        critic: is asked.
        tell: is given a line where an episode could not be asked about.

    Raises:
        AgentLoadError: there is no such model.
        RunDirectoryError: what is kept cannot be read or written.
    """
    every = {one.name: one for one in trajectories if one.rounds}

    def ask(key: str) -> Criticism:
        criticism = _criticised(every[key], critic)
        keep_criticisms(run, [criticism])
        return criticism

    asked = {
        key: Asked(at=(critic.name, key, one.source.attempt), digest=critic.digest(question(one)))
        for key, one in every.items()
    }
    return ask_each(asked, read_criticisms(run), ask, tell)


def _criticised(trajectory: RoundTrajectory, critic: Critic) -> Criticism:
    words = question(trajectory)
    model, request = critic.model_for(trajectory.name), critic.request(words)
    conditions: tuple[Condition, ...] = ()
    tries = 0
    while not conditions and tries < TRIES:
        reply, tries = model.ask(request), tries + 1
        with suppress(UnreadReply):
            conditions = _read(reply, critic, len(trajectory.rounds))
    return Criticism(
        episode=trajectory.name,
        attempt=trajectory.source.attempt,
        critic=critic.name,
        asked=critic.digest(words),
        conditions=conditions,
        tries=tries,
        reply=bounded(clean(reply.text), MOST_KEPT),
        tokens=model.usage.tokens,
        money=model.usage.money,
    )


def _read(reply: Reply, critic: Critic, rounds: int) -> tuple[Condition, ...]:
    if reply.stop == "refusal":
        raise UnreadReply("the model refused to answer")
    return conditions_in(reply.text, published=critic.published, rounds=rounds)
