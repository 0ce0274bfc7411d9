"""One step of AndroidArena's agents: a prompt with the last steps, one command, one action."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence

from pytest_androidbench.agents.androidarena import prompts
from pytest_androidbench.agents.androidarena.apps import app_in_front
from pytest_androidbench.agents.androidarena.asked import AskedStep, PromptBounds, messages_of
from pytest_androidbench.agents.androidarena.counting import OwnLimits
from pytest_androidbench.agents.androidarena.exploring import Visits
from pytest_androidbench.agents.androidarena.options import ArenaForm, ArenaOptions
from pytest_androidbench.agents.androidarena.replies import actions_of_reply
from pytest_androidbench.agents.androidarena.scratchpad import PadStep, Scratchpad
from pytest_androidbench.agents.androidarena.wording import did
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.circles import Circles
from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree
from pytest_androidbench.agents.parts.elements.arena_ids import ids_of_step, published_ids
from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.agents.parts.faults import RefusedByModel, Unusable, note_of
from pytest_androidbench.agents.parts.history import one_line
from pytest_androidbench.agents.parts.notes import noted
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.interface.actions import Action, NoAction, Open
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Reply
from pytest_androidbench.models.surroundings import EpisodeNow


class ArenaSteps:
    """One agent's way through the turns of an episode."""

    def __init__(
        self, asking: Asking, options: PromptedOptions, form: ArenaForm, arena: ArenaOptions
    ) -> None:
        """Prepare it; nobody is asked yet."""
        self._asking, self._form, self._arena = asking, form, arena
        self._upstream = options.strict_upstream
        self._bounds = PromptBounds(
            scratchpad=options.history_tokens,
            prompt=arena.prompt_tokens,
            cuts=not self._upstream,
        )
        self._circles = Circles(stop=options.stop_when_stuck, hints=not self._upstream)
        self._limits = OwnLimits(
            steps=arena.step_limit, repeats=arena.repeat_limit, upstream=self._upstream
        )
        self.pad = Scratchpad(tokens=options.history_tokens, observations=arena.past_observations)
        """What was seen and done, in all turns."""
        self.goals: list[Goal] = []
        """Of all turns."""
        self.reflections: tuple[str, ...] = ()
        """On earlier tries, told with each prompt."""
        self._shown = 0
        """Screens that the model was shown, over all turns."""
        self._visits = Visits()
        self._waiting: list[Action] = []
        self._error = ""
        self._last: Action | None = None

    def begin(self, goal: Goal) -> None:
        """Take in the goal of a turn; visits are counted on."""
        self.goals.append(goal)
        self.pad.begin_turn()
        self._limits.begin_turn()
        self._circles.clear()
        self._waiting.clear()
        self._error, self._last = "", None

    def next(self, observation: Observation) -> Action:
        """The next action.

        Raises:
            RefusedByModel: the model does not want to.
            AgentError: with `strict_upstream`, where the published code breaks down.
            LimitReached: a limit of the episode is used up, or one of the agent's own.
            CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        if self._waiting:
            return self._waiting.pop(0)
        self._limits.check()
        app = app_in_front(observation.package, self._arena.apps)
        listed = androidarena_tree(observation, app=app, ids=self._ids())
        seen = self._seen(listed)
        if self._form.counts_visits:
            self._visits.come(listed)
        reply = self._asked(seen, listed)
        if reply.stop == "refusal" and not self._upstream:
            raise RefusedByModel(f"{reply.stop_detail} {reply.text}")
        return self._circles.checked(observation, self._taken(reply, listed, seen))

    def _ids(self) -> Iterator[str]:
        """What to call this step's elements: others at each step, the same if it is done again."""
        # The harness tells the cell by the environment; outside of a run there is the goal alone.
        cell = EpisodeNow.read(os.environ).cell or self.goals[0].text
        step, self._shown = self._shown, self._shown + 1
        if self._upstream:
            return published_ids(random.Random(f"{cell}/{step}"))
        return ids_of_step(cell, step)

    def _seen(self, listed: ElementList) -> str:
        """The present screen, behind what went wrong before."""
        error = self._error or self._refused(listed.seen.error)
        if not error:
            return listed.text
        # As published an error takes the screen's place.
        return error if self._upstream else f"{error}\n{listed.text}"

    def _refused(self, error: str) -> str:
        """What is told of an action that the device did not carry out; "" where it did."""
        if not error:
            return ""
        kind = prompts.MARKERS["app"] if isinstance(self._last, Open) else prompts.NOT_DONE
        return f"{kind} {one_line(error)}"

    def _asked(self, seen: str, listed: ElementList) -> Reply:
        arena = self._arena
        asked = AskedStep(
            system=prompts.system_words(arena.apps, arena.date),
            head=prompts.head_words(
                self.goals[-1], self.reflections, self._hints(listed), thinks=self._form.thinks
            ),
            now=seen,
            thinks=self._form.thinks,
        )
        messages = messages_of(asked, self.pad, self._bounds)
        return self._asking.ask(*messages, system=asked.system)

    def _hints(self, listed: ElementList) -> Sequence[str]:
        counts = self._visits.told(listed) if self._form.counts_visits else ""
        return [counts, self._circles.hint()]

    def _taken(self, reply: Reply, listed: ElementList, seen: str) -> Action:
        try:
            action, *more = actions_of_reply(
                reply.text, listed.shown, self._arena.apps, upstream=self._upstream
            )
        except Unusable as fault:
            return self._spent(fault, reply, listed, seen)
        done = did(action, listed)
        self._limits.take(done)
        self._keep(action, done, seen)
        if self._form.counts_visits:
            self._visits.take(listed, action, done)
        self._waiting += more
        self._error = ""
        return noted(action, reply.text)

    def _spent(self, fault: Unusable, reply: Reply, listed: ElementList, seen: str) -> Action:
        """A step in which nothing is done, for want of something to do."""
        why = one_line(f"{fault}{self._asking.cut(reply)}")
        self._error = f"{prompts.MARKERS[fault.fault]} {why}"
        action = NoAction(fault.fault, note=note_of(self._error))
        done = did(action, listed)
        self._limits.take(self._error if self._upstream else done)
        self._keep(action, done, seen)
        return action

    def _keep(self, action: Action, done: str, seen: str) -> None:
        self._last = action
        self.pad.add(PadStep(seen=seen, done=done))
