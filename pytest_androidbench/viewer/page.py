"""Where who shows a screen and who looks at it meet: what is shown, and what was done."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import ActionError, AndroidBenchError, CodecError
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.viewer.inputs import SPOKEN, Aim, PersonInput, action_of
from pytest_androidbench.viewer.scene import Scene, bounded_line

WATCHED_SECONDS: Final = 5.0
"""For so long after it last asked, a page counts as being looked at."""
_NOBODY: Final = Aim(size=(0, 0))


class InputRefused(AndroidBenchError):
    """Something that a browser sent is not done; says why."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        """Of HTTP."""


class LivePage:
    """Shows one screen to any number of browsers, and takes one action at a time from them.

    One thread shows and takes; those of the server read and put. All that they share is
    exchanged as a whole, under one lock that is never held while anything else is waited for.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._changed = threading.Condition()
        self._clock = clock
        self._scene = Scene()
        self._aim = _NOBODY
        self._picture = b""
        self._version = 1
        self._revision = 0
        self._asked_at = -WATCHED_SECONDS
        self._actions: queue.SimpleQueue[tuple[int, Action]] = queue.SimpleQueue()
        """With the step each is for."""

    def show(self, scene: Scene, *, aim: Aim | None = None, picture: bytes | None = None) -> None:
        """Show something else.

        Args:
            scene: what is shown beside the picture.
            aim: what inputs are aimed at from now on; None = as before.
            picture: of the screen; None = the one that is shown.
        """
        with self._changed:
            self._show(scene, aim, picture)

    def show_picture(
        self, picture: bytes, *, where: str | None = None, aim: Aim | None = None
    ) -> None:
        """Show another picture of the same scene; nothing happens where it is the same one.

        Args:
            picture: of the screen.
            where: app and activity in front; None = as before.
            aim: what inputs are aimed at from now on, likewise.
        """
        with self._changed:
            if picture == self._picture:
                return
            scene = self._scene
            size = aim.size if aim is not None else scene.size
            where = scene.where if where is None else where
            self._show(replace(scene, where=where, size=size), aim, picture)

    def _show(self, scene: Scene, aim: Aim | None, picture: bytes | None) -> None:
        self._scene = scene
        self._aim = aim or self._aim
        if picture is not None and picture != self._picture:
            self._picture = picture
            self._revision += 1
        self._version += 1
        self._changed.notify_all()

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self._scene

    @property
    def watched(self) -> bool:
        """Whether anybody looks."""
        return self._clock() - self._asked_at < WATCHED_SECONDS

    def look(self, seen: int, seconds: float) -> tuple[int, int, Scene]:
        """Version, the picture's revision and scene, once the version is another than `seen`.

        After so many seconds in any case.
        """
        with self._changed:
            self._asked_at = self._clock() + seconds
            self._changed.wait_for(lambda: self._version != seen, seconds)
            self._asked_at = self._clock()
            return self._version, self._revision, self._scene

    def picture(self) -> tuple[int, bytes]:
        """The picture with its revision."""
        with self._changed:
            return self._revision, self._picture

    def put(self, body: bytes) -> None:
        """Take in what a browser sent.

        Raises:
            InputRefused: it is nothing that can be done, or not now.
        """
        try:
            given = from_json(PersonInput, body)
        except (CodecError, RecursionError) as error:
            raise InputRefused(400, bounded_line(str(error), 300)) from error
        with self._changed:
            self._check(given)
            try:
                action = action_of(given, self._aim)
            except ActionError as error:
                raise InputRefused(400, bounded_line(str(error), 300)) from error
            self._actions.put((given.step, action))
            self._show(replace(self._scene, phase="busy"), None, None)

    def take(self, seconds: float) -> Action | None:
        """What was done in the step that is shown, waited for so long; None where nothing was."""
        try:
            step, action = self._actions.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        # Of a step that ended otherwise, as by a limit, something may have been left.
        return action if step == self._scene.step else None

    def _check(self, given: PersonInput) -> None:
        scene = self._scene
        if scene.scope == "look":
            raise InputRefused(403, "this page only shows; start it with --control to act")
        if scene.scope == "control" and given.kind in SPOKEN:
            raise InputRefused(403, "there is no task here to answer or end")
        if scene.phase != "ready":
            raise InputRefused(409, "nothing can be done just now; it was not done")
        if given.step != scene.step:
            raise InputRefused(409, "that was meant for an earlier screen; it was not done")
