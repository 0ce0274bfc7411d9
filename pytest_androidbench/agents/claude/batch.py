"""The calls of one reply, carried out in their order, one action at a time."""

from __future__ import annotations

from collections import deque

from pytest_androidbench.agents.claude.computer import HALTED, Computer, Glance, Read
from pytest_androidbench.agents.claude.prompts import CARRIED_OUT, NOT_CARRIED_OUT, TURN_OVER
from pytest_androidbench.agents.claude.screen import ShownScreen
from pytest_androidbench.agents.claude.toolbox import Toolbox
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.models.conversation import Picture, Text, ToolCall, ToolResult


class CalledTools:
    """What a model called for in one reply; each call gets its result.

    They are carried out up to the first one that cannot be. One that names an element by its
    number holds for the screen that the model was shown, and so cannot follow another action.
    """

    def __init__(
        self,
        calls: tuple[ToolCall, ...],
        asked: ShownScreen,
        toolbox: Toolbox,
        computer: Computer | None,
    ) -> None:
        """Take in a reply.

        Args:
            calls: in the order in which the model made them.
            asked: the screen that it was shown.
            toolbox: our tools.
            computer: the vendor's own, where the model has it.
        """
        self._left = deque(calls)
        self._asked, self._toolbox, self._computer = asked, toolbox, computer
        self._now: ToolCall | None = None
        self._actions: deque[Action] = deque()
        self.results: list[ToolResult] = []
        """Of the calls that are through."""
        self.fault = ""
        """Why one could not be carried out."""
        self.shows: ShownScreen | None = None
        """The screen that the last result shows, if it shows one."""

    def next(self, screen: ShownScreen) -> Action | None:
        """The next action, given the screen as it is now; None when there is no more."""
        why = screen.observation.error if self._now is not None else ""
        if self._actions and not why:
            return self._actions.popleft()
        self._pass(why)
        while self._left:
            call = self._left.popleft()
            read = self._read(call, screen)
            if isinstance(read, tuple):
                self._now, self.shows = call, None
                self._actions.extend(read[1:])
                return read[0]
        return None

    def end(self) -> None:
        """Give every call its result, as the turn is over."""
        self._pass("")
        while self._left:
            self._fail(self._left.popleft(), TURN_OVER)

    def _pass(self, why: str) -> None:
        """Give the call whose actions are through its result; `why` they failed, if they did."""
        now, self._now = self._now, None
        self._actions.clear()
        if now is None:
            return
        if why:
            self.fault = why
            self._fail(now, why)
        else:
            self.results.append(_result(now, Text(text=CARRIED_OUT)))

    def _read(self, call: ToolCall, screen: ShownScreen) -> Read | None:
        """What a call asks for, where that is an action; all else gets its result here."""
        its = self._computer if self._computer and self._computer.is_called(call) else None
        if self.fault:
            self._fail(call, HALTED if its else NOT_CARRIED_OUT)
            return None
        try:
            if its is None:
                return (self._toolbox.action(call, self._asked, screen),)
            read = its.read(call, self._asked, screen)
        except Unusable as error:
            self.fault = str(error)
            self._fail(call, self.fault)
            return None
        if isinstance(read, Glance):
            self.results.append(_result(call, *read.parts))
            self.shows = screen if read.whole else self.shows
            return None
        return read

    def _fail(self, call: ToolCall, why: str) -> None:
        self.results.append(ToolResult(id=call.id, parts=(Text(text=why),), error=True))
        self.shows = None


def _result(call: ToolCall, *parts: Text | Picture) -> ToolResult:
    return ToolResult(id=call.id, parts=parts)
