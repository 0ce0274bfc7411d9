"""One turn: observe, act, record, until the agent is done or a limit is reached."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace

from pytest_androidbench.episodes.naming import bounds_of, target_of
from pytest_androidbench.episodes.screens import encodable_screen
from pytest_androidbench.episodes.stage import Stage, Step
from pytest_androidbench.errors import ActionError, DeviceError
from pytest_androidbench.interface.actions import (
    SPOKEN,
    Action,
    Adb,
    Answer,
    Done,
    Infeasible,
    Wait,
    action_to_plain,
)
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.texts import bounded

Condition = Callable[[], bool]


class RecordedTurn:
    """What an agent acts through; counts, limits and records every action."""

    def __init__(self, stage: Stage, goal: Goal, until: Condition | None = None) -> None:
        self.goal = goal
        self.ending = ""
        """`done`, `infeasible`, `until` or `limit:<name>` once the turn is over."""
        self._stage = stage
        self._until = until
        self._observation: Observation | None = None
        self._observed_at = 0.0
        self._notes: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the agent has ended the turn, or the task's condition has."""
        return bool(self.ending)

    @property
    def observation(self) -> Observation:
        """What the device shows; looked at anew after every action."""
        if self._observation is None:
            with self._stage.device_acts("observing"):
                seen = replace(self._stage.device.observe(), error=self._last_error())
            seen = encodable_screen(seen)
            picture = _TakenOnce(self._stage, seen)
            self._observation = replace(seen, take_screenshot=picture)
            self._observed_at = time.monotonic()
        return self._observation

    def check_limits(self) -> None:
        """See whether another step may be taken.

        Raises:
            LimitReached: names the limit.
        """
        self._stage.budget.check(self._stage.usage())

    def step(self, action: Action) -> Observation:
        """Carry out one action and look again.

        Raises:
            LimitReached: no step is left.
            ActionError: it is no action, or points at nothing that was shown.
        """
        __tracebackhide__ = True
        self.perform(action)
        if self.over:
            assert self._observation is not None
            return self._observation
        return self.observation

    def perform(self, action: Action) -> None:
        """Carry out one action without looking again."""
        __tracebackhide__ = True
        if self.over:
            raise ActionError(f"the turn is over ({self.ending}); no action can follow")
        if not isinstance(action, Action):
            raise ActionError(
                f"the agent returned {action!r:.200}, which is no action: return one of the "
                "classes of pytest_androidbench.interface.actions, such as Tap(3) or Done()"
            )
        self.check_limits()
        seen = self.observation
        self._let_look(action, seen)
        self._record(action, seen)
        self._end_after(action)

    def tell(self, action: Action) -> None:
        """Record an action that the agent has carried out itself."""
        if not isinstance(action, Action):
            raise ActionError(f"{action!r:.200} is no action")
        self.check_limits()
        self._observation = None
        self._let_look(action, self._blind(), done=True)
        self._note(action, self._blind(), self._begun(action))

    def note_done(
        self, action: Action | Adb, *, picture: bytes, note: str = "", seconds: float = 0.0
    ) -> None:
        """Record what the agent has done by itself, and was seen doing.

        Args:
            action: what it was.
            picture: the screen before it; b"" = nobody had looked.
            note: what the agent says of it.
            seconds: since the step before.
        """
        self._observation = None
        stage = self._stage
        name = stage.trajectory.keep_picture(len(stage.steps), picture) if picture else ""
        self._notes += [note] if note else []
        record = replace(
            self._begun(action), point=_point_of(action), screenshot=name, seconds=seconds
        )
        self._note(action, self._blind(), record)

    def keep_last_picture(self) -> None:
        """Keep a picture of what the last action came to, where no step shows it.

        Only a picture: asking for the hierarchy lets time pass on the simulated phone.
        """
        stage = self._stage
        stage.last_picture = ""
        done = bool(stage.steps) and not isinstance(stage.steps[-1].action, SPOKEN)
        if not done or not stage.trajectory.wants_pictures:
            return
        if seen := stage.seen_aside:
            stage.last_picture = stage.trajectory.keep_picture(len(stage.steps), seen)
            return
        # A device that an agent had to itself is left alone: its end may tell who ended it.
        if stage.left_alone is not None:
            return
        # Devices of other people's providers need not have it.
        if (take := getattr(stage.device, "picture", None)) is None:
            return
        # What is wrong with the device shows in the checks.
        with suppress(DeviceError):
            with stage.device_acts("taking a picture"):
                picture = take()
            stage.last_picture = stage.trajectory.keep_picture(len(stage.steps), picture)

    def note(self, text: str) -> None:
        """Have a sentence kept with the next step."""
        self._notes.append(text)

    def _let_look(self, action: Action, seen: Observation, *, done: bool = False) -> None:
        stage = self._stage
        with stage.stopwatch.lap("person"):
            self._observed_at += stage.pause(len(stage.steps), action, seen, done=done)

    def _last_error(self) -> str:
        steps = self._stage.steps
        if not steps or steps[-1].turn != self.goal.turn:
            return ""
        return bounded(steps[-1].error)

    def _blind(self) -> Observation:
        # While an agent drives the device itself the harness holds no automation on it.
        return Observation(nodes=(), package="", activity="", width=0, height=0)

    def _begun(self, action: Action | Adb) -> StepRecord:
        notes, self._notes = self._notes, []
        plain = action_to_plain(action)
        notes.append(plain.pop("note", ""))
        return StepRecord(
            index=len(self._stage.steps),
            turn=self.goal.turn,
            action=plain,
            note="; ".join(filter(None, notes)),
            printed=self._stage.printed(),
        )

    def _record(self, action: Action, seen: Observation) -> None:
        __tracebackhide__ = True
        trajectory = self._stage.trajectory
        index = len(self._stage.steps)
        picture = ""
        if trajectory.wants_pictures:
            picture = trajectory.keep_picture(index, seen.screenshot)
        hierarchy = trajectory.keep_hierarchy(index, seen)
        begin = time.monotonic()
        point, error = self._carry_out(action, seen)
        now = time.monotonic()
        record = replace(
            self._begun(action),
            point=point,
            target=target_of(action, seen),
            bounds=bounds_of(action, seen),
            package=seen.package,
            activity=seen.activity,
            observation=hierarchy,
            screenshot=picture,
            screen=(seen.width, seen.height),
            error=error,
            seconds=round(now - self._observed_at, 6),
            agent_seconds=round(begin - self._observed_at, 6),
        )
        self._note(action, seen, record)

    def _note(self, action: Action | Adb, seen: Observation, record: StepRecord) -> None:
        self._stage.trajectory.keep_step(record)
        self._stage.keep_calls()
        self._stage.budget.steps += 1
        self._stage.steps.append(
            Step(
                turn=self.goal.turn,
                action=action,
                observation=seen,
                error=record.error,
                note=record.note,
            )
        )
        if isinstance(action, Answer):
            self._stage.answer = action.text

    def _carry_out(self, action: Action, seen: Observation) -> tuple[tuple[int, int] | None, str]:
        __tracebackhide__ = True
        if isinstance(action, SPOKEN):
            if seen.error:  # of the action before this one
                self._observation = replace(seen, error="")
            return None, ""
        device, pace = self._stage.device, self._stage.pace
        waits = action.seconds if isinstance(action, Wait) else 0.0
        with self._stage.device_acts(f"carrying out {type(action).__name__}", waits + pace):
            performed = device.perform(action, seen)
            if pace:
                # In the device's own time, which on a simulated phone passes at once.
                device.perform(Wait(pace), seen)
        self._observation = None
        return performed.point, performed.error

    def _end_after(self, action: Action) -> None:
        if isinstance(action, Done | Infeasible):
            self.ending = type(action).__name__.lower()
        elif self._until is not None:
            with self._stage.task_decides("the task's condition for the end of the turn"):
                reached = self._until()
            if reached:
                _ = self.observation
                self.ending = "until"


def _point_of(action: Action | Adb) -> tuple[int, int] | None:
    """Where on the screen an action took place that was not aimed at a node."""
    at = getattr(action, "at", None) or getattr(action, "start", None)
    return at if isinstance(at, tuple) else None


class _TakenOnce:
    """Takes an observation's picture once; a failure is the device's, whoever asked for it.

    The stage holds every observation of its episode. If they held it too, all of them with their
    pictures would stay until the collector comes round to the oldest objects: after a hundred
    episodes or so, some 50 MB later.
    """

    def __init__(self, stage: Stage, seen: Observation) -> None:
        self._stage = weakref.ref(stage)
        self._seen = seen
        self._taken: bytes | None = None

    def __call__(self) -> bytes:
        if self._taken is None:
            stage = self._stage()
            with stage.device_acts("taking a picture") if stage else nullcontext():
                self._taken = self._seen.screenshot
        return self._taken
