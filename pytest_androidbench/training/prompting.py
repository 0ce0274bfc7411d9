"""The prompts of a trajectory's rounds with the replies to them, as the agent itself is asked.

Each round gives its action; each plan that was made is one more, the first one and every later
form. Of a beginning no plan is told or trained on, as the plan was made for all of the task.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.agents.androidgen.messages import (
    AskedRound,
    PastRound,
    round_messages,
    state_of,
)
from pytest_androidbench.models.conversation import Message, Text, said
from pytest_androidbench.rounds.trajectory import Round, RoundTrajectory
from pytest_androidbench.training.row import RowKind, RowMessage

_SYSTEM: Final = prompts.system_words(prompts.DEFAULT_EXAMPLE, quotes=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompted:
    """One question of a trajectory, and how it was answered."""

    kind: RowKind
    round: int
    messages: tuple[RowMessage, ...]
    target: str


def prompted_rounds(
    trajectory: RoundTrajectory, *, plans: bool = True, failed: bool = False
) -> Iterator[Prompted]:
    """All questions of a trajectory, in the order in which they were asked.

    Args:
        trajectory: of any agent; one that was converted has no plans.
        plans: whether plans are told and asked for.
        failed: whether replies are taken that held no call which could be made. They stand in the
            past of later rounds in any case.
    """
    for index, now in enumerate(trajectory.rounds):
        past = trajectory.rounds[:index]
        if plans and now.plan:
            yield _planned(trajectory.task, past, now)
        if failed or now.call.operation != "fail":
            yield _acted(trajectory.task, past, now, now.plan if plans else "")


def _acted(task: str, past: Sequence[Round], now: Round, plan: str) -> Prompted:
    before = ["", *(one.error for one in past)]
    asked = AskedRound(
        instruction=task,
        state=_state(now),
        past=[
            PastRound(reply=one.response, error=error)
            for one, error in zip(past, before, strict=False)
        ],
        plan=plan,
        error=before[-1],
    )
    return Prompted(
        kind="action",
        round=len(past),
        messages=_chat(_SYSTEM, round_messages(asked)),
        target=now.response,
    )


def _planned(task: str, past: Sequence[Round], now: Round) -> Prompted:
    earlier = past[-1].plan if past else ""
    history = "\n\n".join(one.response for one in past)
    words = prompts.plan_words(task, _state(now), history, earlier)
    return Prompted(
        kind="plan_update" if earlier else "first_plan",
        round=len(past),
        messages=_chat(prompts.UPDATING if earlier else prompts.PLANNING, [said(words)]),
        target=now.plan,
    )


def _state(now: Round) -> str:
    return state_of(now.app, now.state, picture=False)


def _chat(system: str, messages: Sequence[Message]) -> tuple[RowMessage, ...]:
    told = [RowMessage(role=one.role, content=_words(one)) for one in messages]
    return (RowMessage(role="system", content=system), *told)


def _words(message: Message) -> str:
    return "".join(part.text for part in message.parts if isinstance(part, Text))
