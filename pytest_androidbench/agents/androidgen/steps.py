"""A round of AndroidGen's agent: look, plan, have a call written, check it, do it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.agents.androidarena.counting import OwnLimits
from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.agents.androidgen.checks import autocheck
from pytest_androidbench.agents.androidgen.examples import FindsExamples, as_call, example_text
from pytest_androidbench.agents.androidgen.messages import (
    AskedRound,
    PastRound,
    instruction_of,
    round_messages,
    state_of,
)
from pytest_androidbench.agents.androidgen.options import GenOptions, rounds_for
from pytest_androidbench.agents.androidgen.reflecting import ReflectPlan
from pytest_androidbench.agents.androidgen.replies import CallReading, TakenRound, taken_round
from pytest_androidbench.agents.androidgen.screens import GenScreen, gen_screen
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.circles import Circles
from pytest_androidbench.agents.parts.faults import RefusedByModel, note_of
from pytest_androidbench.agents.parts.notes import noted
from pytest_androidbench.agents.parts.pictures.marks import marked_picture
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.interface.actions import Action, NoAction
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Part
from pytest_androidbench.models.surroundings import EpisodeNow

PURPOSE: Final = "act"
"""Of a call that asks for what is to be done, in records."""
REPLIES: Final = 3
"""That are asked for in a round where broken rules have one written again."""


class GenSteps:
    """The agent's way through the turns of an episode."""

    def __init__(
        self,
        asking: Asking,
        options: PromptedOptions,
        gen: GenOptions,
        *,
        finder: FindsExamples | None = None,
        calls: list[dict[str, Any]] | None = None,
    ) -> None:
        """Prepare it; nobody is asked yet.

        Args:
            asking: asks the model.
            options: of all agents with written-out prompts.
            gen: of this one.
            finder: searches examples; None = the built-in one is shown.
            calls: where searches are told of, in the form of an agent's `model_calls`.
        """
        upstream = options.strict_upstream
        self._asking, self._options, self._gen = asking, options, gen
        self._finder = finder if gen.has("expsearch") else None
        self._calls = [] if calls is None else calls
        self._reading = CallReading(
            rules=gen.rules_with(upstream=upstream),
            quotes=gen.has("quote"),
            upstream=upstream,
        )
        self._planner = ReflectPlan(
            asking, tries=gen.plan_tries, tokens=options.told_tokens, upstream=upstream
        )
        self._circles = Circles(stop=options.stop_when_stuck, hints=not upstream)
        self.begin(Goal(text=""))

    def begin(self, goal: Goal) -> None:
        """Take in the goal of a turn; what was done for earlier ones is not told any more."""
        self._instruction = instruction_of(goal)
        self._task = goal.text
        self._planner.begin()
        self._circles.clear()
        # Not earlier: an agent may be built before its episode is known.
        cell, published = EpisodeNow.read(os.environ).cell, self._options.strict_upstream
        rounds = rounds_for(cell, self._gen.round_limit, published=published)
        self._limits = OwnLimits(steps=rounds, repeats=0, upstream=False)
        self._past: list[PastRound] = []
        self._waiting: list[Action] = []
        self._last: TakenRound | None = None
        self._system = ""

    def next(self, observation: Observation) -> Action:
        """The next action.

        Raises:
            RefusedByModel: the model does not want to.
            AgentError: with `strict_upstream`, where the published code breaks down.
            LimitReached: a limit of the episode is used up, or the agent's own.
            CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        if self._waiting:
            return self._waiting.pop(0)
        self._limits.check()
        screen = self._screen(observation)
        self._system = self._system or self._system_for(screen)
        pictures = self._pictures(screen)
        asked = self._asked(screen, pictures)
        taken = self._taken(asked, screen, pictures)
        self._past.append(PastRound(reply=taken.reply, error=asked.error, quoted=taken.quoted))
        self._last = taken
        return self._circles.checked(observation, self._action(taken))

    def _screen(self, observation: Observation) -> GenScreen:
        upstream = self._options.strict_upstream
        by_position = self._gen.by_position(upstream=upstream)
        return gen_screen(observation, by_position=by_position, escaped=not upstream)

    def _pictures(self, screen: GenScreen) -> Sequence[Part]:
        if self._gen.mode == "text":
            return ()
        return (marked_picture(screen.seen.screenshot, screen.listed),)

    def _system_for(self, screen: GenScreen) -> str:
        """The system's words for a turn, which hold the example that is found as it begins."""
        found = None
        if self._finder is not None:
            found = self._finder.find(self._task, screen.app)
            self._calls.append(as_call(self._task, found))
        return prompts.system_words(example_text(found), quotes=self._reading.quotes)

    def _asked(self, screen: GenScreen, pictures: Sequence[Part]) -> AskedRound:
        elements, picture = screen.listed.text, self._gen.mode == "picture"
        state, hint = state_of(screen.app, elements, picture=picture), self._circles.hint()
        plan = ""
        if self._gen.has("reflectplan"):
            replies = [past.reply for past in self._past]
            plan = self._planner.reflect(self._instruction, state, replies, pictures, hint).told
        return AskedRound(
            instruction=self._instruction,
            state=state,
            past=self._past,
            plan=plan,
            error=self._come_of_last(screen.seen),
            hint=hint,
            tokens=self._options.told_tokens,
            keeps_quotes=not self._options.strict_upstream,
        )

    def _come_of_last(self, now: Observation) -> str:
        """What AutoCheck has to say of the last round; "" where that is nothing, or not told."""
        last = self._last
        if last is None or not self._gen.tells_errors:
            return ""
        if last.fault is not None or last.call is None:
            return str(last.fault)
        return autocheck(last.call, last.screen.shown, now, self._reading.rules)

    def _taken(self, asked: AskedRound, screen: GenScreen, pictures: Sequence[Part]) -> TakenRound:
        """What the model wants done; with `regenerate` its first reply that breaks no rule."""
        again = self._gen.tells_errors and self._gen.autocheck == "regenerate"
        for left in range(REPLIES if again else 1, 0, -1):
            taken = self._written(asked, screen, pictures)
            if taken.fault is None or left == 1:
                break
            asked = replace(asked, error=f"{taken.fault} {prompts.REGENERATED}")
        return taken

    def _written(
        self, asked: AskedRound, screen: GenScreen, pictures: Sequence[Part]
    ) -> TakenRound:
        messages = round_messages(asked, pictures)
        reply = self._asking.ask(*messages, system=self._system, purpose=PURPOSE)
        if reply.stop == "refusal" and not self._reading.upstream:
            raise RefusedByModel(f"{reply.stop_detail} {reply.text}")
        return taken_round(reply.text, screen, self._reading, self._asking.cut(reply))

    def _action(self, taken: TakenRound) -> Action:
        self._limits.take("")
        if taken.fault is not None:
            return NoAction(taken.fault.fault, note=note_of(str(taken.fault)))
        action, *self._waiting = taken.actions
        return noted(action, taken.reply)
