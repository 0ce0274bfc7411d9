"""Trajectories whose truth is known, and a critic that errs as often as it is told to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fixtures.model_server import KEY, Fails, Says
from pytest_androidbench.critic.course import Critic
from pytest_androidbench.models.opening import open_model
from pytest_androidbench.rounds.trajectory import (
    Round,
    RoundCall,
    RoundTrajectory,
    TrajectorySource,
)
from tests.records.samples import cell, episode

MODEL: Final = "claude-sonnet-5-5"
PARTS: Final = ("the lamp is on", "the door is shut", "the kettle is full")
ROUNDS: Final = 8


def planted(task: str, seed: int = 0, *, each: float = 0.7) -> tuple[RoundTrajectory, list[int]]:
    """A trajectory in which some parts were done, in rounds of their own, and which ones these are.

    Args:
        task: with its seed decides what is drawn.
        seed: likewise.
        each: how likely a part is to be done.
    """
    draw = Random(f"planted/{task}/{seed}")
    places = draw.sample(range(ROUNDS), len(PARTS))
    truth = [place if draw.random() < each else -1 for place in places]
    told = {place: part for part, place in zip(PARTS, truth, strict=True)}
    rounds = tuple(
        Round(
            app="Home",
            state="(an earlier screen)",
            response=f"Done: {told[number]}." if number in told else "Looking around.",
            call=RoundCall(operation="do", action="Wait"),
        )
        for number in range(ROUNDS)
    )
    made = RoundTrajectory(
        name=episode(task, seed).key,
        task=f"See to it in case {task}-{seed} that {', '.join(PARTS)}.",
        rounds=rounds,
        end_state='<element id="1"> Lamp </element>',
        source=TrajectorySource(cell=cell(task, seed)),
    )
    return made, truth


def words_of(body: Mapping[str, Any]) -> str:
    """What a critic was asked last."""
    (part,) = body["messages"][-1]["content"]
    return str(part["text"])


@dataclass(frozen=True)
class ErringCritic:
    """Goes by what it is told, and errs with such rates."""

    completion: float = 0.0
    """How often it says of a part that it was not done that was, and the other way about."""
    step: float = 0.0
    """How often it has the round of a part wrong that was done."""
    quotes: bool = False
    """Whether it writes steps as they are printed to AndroidGen's critic."""

    def __call__(self, body: Mapping[str, Any]) -> Says | Fails:
        words = words_of(body)
        case = words.partition("in case ")[2].partition(" ")[0]
        form = '"{}": "{}"' if self.quotes else "{}: {}"
        return Says(text="\n".join(form.format(*one) for one in self.said(case, words)))

    def said(self, case: str, words: str) -> Iterator[tuple[str, int]]:
        """Each part with the round that it tells."""
        for part in PARTS:
            draw = Random(f"critic/{case}/{part}")
            yield f"See that {part}", self._erring(draw, seen_in(words, part))

    def _erring(self, draw: Random, step: int) -> int:
        if draw.random() < self.completion:
            return -1 if step >= 0 else draw.randrange(ROUNDS)
        wrong = draw.random() < self.step
        return (step + 1) % ROUNDS if wrong and step >= 0 else step


def seen_in(words: str, part: str) -> int:
    """The round in which a part was done, by what is told; -1 = in none."""
    before, found, _ = words.partition(f"> Done: {part}.")
    return int(re.findall(r"^Round (\d+):", before, re.MULTILINE)[-1]) if found else -1


@contextmanager
def critic_at(url: str, *, published: bool = False) -> Iterator[Critic]:
    """A critic behind a server."""
    model = open_model(MODEL, base_url=url, api_key=KEY, tries=1, variables={})
    try:
        yield Critic(name=MODEL, model_for=lambda _key: model.beside({}), published=published)
    finally:
        model.close()
