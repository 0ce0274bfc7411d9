"""A finger over any `perform: Action -> Observation`: acts by what is written on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Self, TypeAlias

from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.actions import (
    OPPOSITE,
    Action,
    Answer,
    Direction,
    Done,
    DoubleTap,
    Drag,
    Infeasible,
    Key,
    LongPress,
    Open,
    Pinch,
    PinchDirection,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.finding import (
    Target,
    check_touchable,
    descendants,
    described,
    find_all,
    find_one,
    fits_by_beginning_only,
)
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.interface.values import At

Perform: TypeAlias = Callable[[Action], Observation]
Note: TypeAlias = Callable[[str], None]
Condition: TypeAlias = Callable[[Observation], bool]
_MOST_SCROLLS: Final = 30


class Pilot:
    """Looks at the observation only, and every verb that touches is one counted action."""

    def __init__(
        self, perform: Perform, observation: Observation, *, note: Note | None = None
    ) -> None:
        """Take the controls.

        Args:
            perform: carries out an action and gives what is seen then.
            observation: what is seen now.
            note: is told of a label that fitted by its beginning alone, ahead of the action.
        """
        self._perform = perform
        self._observation = observation
        self._note = note
        self._guesses: list[str] = []

    @property
    def observation(self) -> Observation:
        """What was seen last."""
        return self._observation

    def do(self, action: Action) -> Self:
        """Carry out any action."""
        self._observation = self._perform(action)
        return self

    def open(self, app: str) -> Self:
        """Bring an app to the front."""
        return self.do(Open(app))

    def tap(
        self,
        label: str | None = None,
        *,
        text: str | None = None,
        desc: str | None = None,
        id: str | None = None,  # noqa: A002 - the word Android has for it
        index: int | None = None,
        at: tuple[int, int] | None = None,
    ) -> Self:
        """Touch what carries a label: exactly, else but for case, else the one that begins so.

        Args:
            label: text, description or hint.
            text: text alone.
            desc: content description alone.
            id: resource id, with or without its package.
            index: which of several that fit, from 0.
            at: a point, in place of all the others.

        Raises:
            PilotError: nothing fits, several do, or it cannot be touched.
        """
        target = Target(label=label, text=text, desc=desc, id=id, index=index)
        return self.do(Tap(at if at is not None else self._touchable(target)))

    def long_press(
        self,
        label: str | None = None,
        *,
        text: str | None = None,
        desc: str | None = None,
        id: str | None = None,  # noqa: A002
        index: int | None = None,
        ms: int = 1000,
    ) -> Self:
        """Touch and hold; the arguments are those of `tap`."""
        target = Target(label=label, text=text, desc=desc, id=id, index=index)
        return self.do(LongPress(self._touchable(target), ms))

    def double_tap(
        self,
        label: str | None = None,
        *,
        desc: str | None = None,
        id: str | None = None,  # noqa: A002
        index: int | None = None,
    ) -> Self:
        """Touch twice; the arguments are those of `tap`."""
        return self.do(
            DoubleTap(self._touchable(Target(label=label, desc=desc, id=id, index=index)))
        )

    def type(
        self,
        field: str | None,
        text: str,
        *,
        id: str | None = None,  # noqa: A002
        index: int | None = None,
        clear: bool = False,
        enter: bool = False,
    ) -> Self:
        """Put text into the field with a label; with neither label, id nor index the focused one.

        Raises:
            PilotError: there is no such field.
        """
        at: At | None = None
        if field is not None or id is not None or index is not None:
            at = self._field(Target(label=field, id=id, index=index, editable=True)).index
        return self.do(Type(text, at, clear=clear, enter=enter))

    def clear(
        self,
        field: str | None = None,
        *,
        id: str | None = None,  # noqa: A002
        index: int | None = None,
    ) -> Self:
        """Empty a text field."""
        return self.type(field, "", id=id, index=index, clear=True)

    def press(self, key: Key) -> Self:
        """Press a key."""
        return self.do(Press(key))

    def back(self) -> Self:
        """Press Back."""
        return self.press("back")

    def home(self) -> Self:
        """Press Home."""
        return self.press("home")

    def scroll(self, direction: Direction = "down", *, id: str | None = None) -> Self:  # noqa: A002
        """Show what lies further in a direction; in the scrollable with an id, or the largest."""
        return self.do(Scroll(direction, None if id is None else self.node(id=id).index))

    def scroll_to(
        self,
        label: str | None = None,
        *,
        text: str | None = None,
        desc: str | None = None,
        id: str | None = None,  # noqa: A002
        direction: Direction = "down",
        inside: str | None = None,
    ) -> Self:
        """Scroll until something fits; no action where it is on the screen already.

        What only begins so counts once the end has come without anything that fits better.

        Args:
            label: text, description or hint; likewise `text`, `desc`, `id`.
            text: text alone.
            desc: content description alone.
            id: resource id.
            direction: where it lies.
            inside: resource id of what scrolls, where it is not the largest.

        Raises:
            PilotError: the end came first.
        """
        target = Target(label=label, text=text, desc=desc, id=id)
        with self._guesses_told():
            if not self._scroll_to(target, direction, inside):
                raise PilotError(
                    f"scrolled {direction} to the end without finding {target}; "
                    f"{described(self._observation)}"
                )
        return self

    def swipe(self, start: tuple[int, int], end: tuple[int, int], ms: int = 300) -> Self:
        """Move a finger in a straight line."""
        return self.do(Swipe(start, end, ms))

    def drag(self, label: str, to: str | tuple[int, int], ms: int = 1000) -> Self:
        """Hold what carries a label, move it to another label or point, and let go."""
        start = self._touchable(Target(label=label))
        end = to if isinstance(to, tuple) else self.node(to).index
        return self.do(Drag(start, end, ms))

    def pinch(self, direction: PinchDirection, label: str | None = None) -> Self:
        """Move two fingers together (`in`) or apart (`out`), on a label or mid-screen."""
        at = None if label is None else self._touchable(Target(label=label))
        return self.do(Pinch(direction, at))

    def wait(self, seconds: float = 1.0) -> Self:
        """Do nothing for some seconds of the device's time."""
        return self.do(Wait(seconds))

    def expect(self, what: str | Condition, within: int = 3) -> Self:
        """Make sure that a label is shown or a condition holds, waiting a few steps for it.

        Raises:
            PilotError: it does not come.
        """
        for _ in range(within):
            if self._holds(what):
                return self
            self.wait()
        if self._holds(what):
            return self
        name = repr(what) if isinstance(what, str) else getattr(what, "__name__", "the condition")
        with self._guesses_told():
            raise PilotError(f"expected {name} in vain; {described(self._observation)}")

    def shows(self, label: str) -> bool:
        """Whether something on the screen carries a label; no action."""
        return bool(find_all(self._observation, Target(label=label)))

    def node(
        self,
        label: str | None = None,
        *,
        text: str | None = None,
        desc: str | None = None,
        id: str | None = None,  # noqa: A002
        index: int | None = None,
    ) -> Node:
        """The node that fits, to look at it; no action. The arguments are those of `tap`."""
        target = Target(label=label, text=text, desc=desc, id=id, index=index)
        with self._guesses_told():
            return find_one(self._observation, target)

    def answer(self, text: str) -> Self:
        """Give the answer to the goal's question."""
        return self.do(Answer(text))

    def done(self) -> Self:
        """Say that the goal is reached."""
        return self.do(Done())

    def infeasible(self, reason: str = "") -> Self:
        """Say that the goal cannot be reached."""
        return self.do(Infeasible(reason))

    def _holds(self, what: str | Condition) -> bool:
        return self.shows(what) if isinstance(what, str) else what(self._observation)

    def _touchable(self, target: Target) -> int:
        with self._guesses_told():
            node = find_one(self._observation, target)
            check_touchable(self._observation, node)
        self._tell_guess(target, node)
        return node.index

    def _field(self, target: Target) -> Node:
        with self._guesses_told():
            if find_all(self._observation, target):
                node = find_one(self._observation, target)
            else:
                node = self._field_inside(target)
            check_touchable(self._observation, node)
        self._tell_guess(target, node)
        return node

    def _scroll_to(self, target: Target, direction: Direction, inside: str | None) -> bool:
        """Scroll to what fits, or at the end back to what begins so; whether there is either."""
        begun = False
        for _ in self._scrolling(direction, inside):
            if find_all(self._observation, target, begins=False):
                return True
            begun = begun or bool(find_all(self._observation, target))
        if begun:
            for _ in self._scrolling(OPPOSITE[direction], inside):
                if find_all(self._observation, target):
                    return True
        return False

    def _scrolling(self, direction: Direction, inside: str | None) -> Iterator[None]:
        """Stop at each screen in a direction, this one first, until nothing new comes."""
        for _ in range(_MOST_SCROLLS):
            yield
            before = self._observation.nodes
            self.scroll(direction, id=inside)
            if self._observation.nodes == before:
                return
        yield

    def _tell_guess(self, target: Target, node: Node) -> None:
        if not fits_by_beginning_only(self._observation, target):
            return
        self._guesses.append(f"{target} was taken for {node.label!r:.100}, which only begins so")
        if self._note is not None:
            self._note(self._guesses[-1])

    @contextmanager
    def _guesses_told(self) -> Iterator[None]:
        """Say in errors which labels fitted by their beginning alone: they may have misled."""
        try:
            yield
        except PilotError as error:
            if not self._guesses:
                raise
            raise PilotError(f"{error}; before that, {'; '.join(self._guesses)}") from None

    def _field_inside(self, target: Target) -> Node:
        """A field whose label is written on the frame around it."""
        frames = find_all(self._observation, Target(label=target.label, id=target.id))
        for frame in frames:
            fields = [n for n in descendants(self._observation, frame) if n.editable]
            if len(fields) == 1:
                return fields[0]
        return find_one(self._observation, target)  # raises, and says what there is
