"""A turn of an agent that drives the device by itself: what it does is seen at the door.

What is noted there counts. What the agent tells of is put to the step it has just taken; it is a
step of its own where the door has seen none, as of what a script on the device does.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, assert_never

from pytest_androidbench.codec import to_json
from pytest_androidbench.devices.door.leading import leading_clients_to
from pytest_androidbench.devices.door.messages import DoorNote, Listens, NoteDone, Obeyed
from pytest_androidbench.devices.door.translating import action_of
from pytest_androidbench.episodes.looking_on import LookingOn
from pytest_androidbench.episodes.stage import DEVICE_SECONDS, Stage
from pytest_androidbench.errors import ActionError, DeviceError, LimitReached
from pytest_androidbench.interface.actions import (
    SPOKEN,
    Action,
    Adb,
    action_to_plain,
)
from pytest_androidbench.records.adb_requests import AdbRequest

if TYPE_CHECKING:
    from pytest_androidbench.devices.door.door import Door
    from pytest_androidbench.episodes.turn import RecordedTurn

GRACE_SECONDS: Final = 5.0
"""What an agent may take to end by itself, once it was refused a step for a limit."""
UNTOLD_SECONDS: Final = 1.0
"""How long a step waits for what the agent tells of it, before it is written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenStep:
    """A step that was noted and is not written yet."""

    action: Action | Adb
    picture: bytes
    seconds: float
    until: float
    """When it is written without a word of the agent's."""


class DoorTurn:
    """Records what is noted at the door, with pictures, and sees when a limit is reached."""

    def __init__(self, stage: Stage, turn: RecordedTurn, door: Door) -> None:
        self._stage = stage
        self._turn = turn
        self._door = door
        simulated = stage.device.kind == "simulated"
        take = self._picture if stage.trajectory.wants_pictures else None
        self._looking = LookingOn(take, settles=simulated)
        self._began = self._last = time.monotonic()
        self._waiting: SeenStep | None = None
        self._untold = 0
        """Steps noted since the agent last told of one."""
        self._ahead: Action | None = None
        """What the agent has told of that nobody has seen yet."""
        self.reached: LimitReached | None = None
        """The limit for which a step was refused."""
        self._refused_at = math.inf

    @property
    def address(self) -> tuple[str, int]:
        """Host and port of the adb server that the agent is told of."""
        return self._door.address

    @contextmanager
    def open(self) -> Iterator[None]:
        """Let the agent reach the device through the door, and nobody else reach a simulated one.

        Raises:
            DeviceError: the door or the device failed.
        """
        stage, limits = self._stage, self._stage.budget.limits
        with ExitStack() as entered:
            with stage.device_acts("opening its door"):
                entered.enter_context(stage.device.reserved(self._door.token))
                if not stage.hosted:
                    entered.enter_context(
                        leading_clients_to(self._door.address, stage.device.serial, os.environ)
                    )
                self._looking.look()
                self._door.begin_turn(
                    steps=self._left(),
                    # A debugger stops the time of agents inside; the door's goes on.
                    seconds=self._seconds_left() if stage.hosted else None,
                    limits={
                        name: value
                        for name in ("steps", "seconds")
                        if (value := getattr(limits, name)) is not None
                    },
                )
                self._began = self._last = time.monotonic()
            try:
                yield
            finally:
                self._close()

    def tell(self, action: Action) -> None:
        """Take what the agent says that it has done, or is about to do.

        Raises:
            ActionError: it is no action.
            LimitReached: it would be one step too many.
        """
        if not isinstance(action, Action):
            raise ActionError(f"{action!r:.200} is no action")
        self._hear()
        if isinstance(action, SPOKEN):
            self._write()
            self._turn.tell(action)
            self._door.spend(1)
        elif self._untold:
            self._stage.budget.check(self._stage.usage(), steps=False)
            self._explain(action)
        else:
            self._write()
            self._turn.check_limits()
            picture = self._looking.begin_step(0, time.monotonic())
            self._turn.note_done(action, picture=picture)
            self._ahead = action
            self._door.spend(1)

    def fileno(self) -> int:
        """What can be read when the door has news."""
        return self._door.fileno()

    def patience(self) -> float:
        """Seconds until there is something to do in any case."""
        moments = [self._waiting.until] if self._waiting is not None else []
        moments.append(self._refused_at + GRACE_SECONDS)
        return max(0.0, min(self._looking.patience(), min(moments) - time.monotonic()))

    def tend(self) -> None:
        """Record what is new, and look at the device if it is time.

        Raises:
            DeviceError: the door is gone.
            LimitReached: an agent that was refused a step for it goes on and on.
        """
        self._hear()
        self._looking.look()
        if self._waiting is not None and time.monotonic() >= self._waiting.until:
            self._write()
        if self.reached is not None and time.monotonic() >= self._refused_at + GRACE_SECONDS:
            raise self.reached

    def _close(self) -> None:
        """Shut the door, and record what is left."""
        with self._door_needed():
            self._door.end_turn()
        self._hear()
        self._write()
        if self._stage.steps:
            self._stage.seen_aside = self._looking.last()

    def _hear(self) -> None:
        with self._door_needed():
            news = self._door.news()
        for one in news:
            match one:
                case DoorNote():
                    self._take(one)
                case NoteDone(number=number, at=at):
                    self._looking.end_step(number, at)
                case Listens() | Obeyed():
                    continue
                case _:
                    assert_never(one)

    @contextmanager
    def _door_needed(self) -> Iterator[None]:
        """Without its door an agent can do nothing: whatever else it raised came of that."""
        try:
            yield
        except DeviceError:
            self._stage.culprit = "device"
            raise

    def _take(self, note: DoorNote) -> None:
        """Keep a note, and have each of its deeds be a step."""
        self._keep(note, steps=0 if note.refused else len(note.deeds))
        if note.refused:
            self._refuse(note)
            return
        for deed in note.deeds:
            picture = self._looking.begin_step(note.number, note.at)
            self._see(action_of(deed), picture, note.at)

    def _see(self, action: Action | Adb, picture: bytes, at: float) -> None:
        told, self._ahead = self._ahead, None
        if told is not None and type(told) is type(action):
            # It was told of before it was done, and counts once.
            self._door.spend(-1)
            return
        self._write()
        seconds, self._last = max(0.0, at - self._last), at
        until = time.monotonic() + UNTOLD_SECONDS
        self._waiting = SeenStep(
            action=action, picture=picture, seconds=round(seconds, 6), until=until
        )
        self._untold += 1

    def _explain(self, action: Action) -> None:
        """Put what the agent tells of to the step that it has just taken."""
        self._untold = 0
        if action.note:
            self._turn.note(action.note)
        plain = to_json(action_to_plain(action)).decode()
        self._keep_text("told", plain, time.monotonic())
        self._write()

    def _write(self) -> None:
        """Write the step that waits for a word of the agent's."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self._turn.note_done(waiting.action, picture=waiting.picture, seconds=waiting.seconds)

    def _refuse(self, note: DoorNote) -> None:
        allowed = getattr(self._stage.budget.limits, note.refused) or 0
        self.reached = LimitReached(note.refused, allowed)
        self._refused_at = time.monotonic()

    def _keep(self, note: DoorNote, steps: int) -> None:
        self._keep_text(note.kind, note.text, note.at, steps=steps, refused=note.refused)

    def _keep_text(
        self, kind: str, text: str, at: float, *, steps: int = 0, refused: str = ""
    ) -> None:
        # One that waits is written ahead of the next.
        index = len(self._stage.steps) + (self._waiting is not None and kind != "told")
        self._stage.trajectory.keep_request(
            AdbRequest(
                step=index,
                turn=self._turn.goal.turn,
                seconds=round(at - self._began, 6),
                kind=kind,
                text=text,
                steps=steps,
                refused=refused,
            )
        )

    def _left(self) -> int | None:
        """Steps that are left of the episode's."""
        allowed = self._stage.budget.limits.steps
        return None if allowed is None else max(0, allowed - self._stage.budget.steps)

    def _seconds_left(self) -> float | None:
        allowed = self._stage.budget.limits.seconds
        return None if allowed is None else max(0.0, allowed - self._stage.budget.seconds)

    def _picture(self) -> bytes:
        stage = self._stage
        # No time of the agent's: it thinks meanwhile.
        with stage.guard.watching("device", "taking a picture", DEVICE_SECONDS):
            return stage.device.picture_aside()
