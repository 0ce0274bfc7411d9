"""Goes everywhere from where it starts, presses everything, and notes what stays without effect."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field, replace

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import PhoneState, put_back, take
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.crawler.sight import Key, PageKey, Target, Touch, View, crashes

ALIKE = 40
"""Rows of a list that differ only in their text: so many are pressed."""
CHANCES = 20
"""So often is something pressed, in different states of its page, before it counts as dead."""
MOST_SCROLLS = 40
MOST_PLACES = 4000
HOLD_MS = 600
TAP_MS = 50
REST_MS = 300
"""Between a drag and letting go, so that nothing flings."""
BACK = Target("back", "", "", "")
TYPED = {"phone": "5550123", "number": "12", "decimal": "1.5"}

Sight = tuple[object, ...]
Kind = tuple[PageKey, str, str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A state of the phone, how one gets there, and what is seen: laying it out takes longest."""

    state: PhoneState
    trail: tuple[str, ...]
    page: PageKey
    touches: tuple[Touch, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """Something pressed without effect, or with a bad one."""

    page: PageKey
    target: Target
    trail: tuple[str, ...]
    what: str

    def __str__(self) -> str:
        return f"{self.page}: {self.target} {self.what} (by {' > '.join(self.trail)})"


@dataclass
class Walk:
    """A breadth-first walk over all screens of some packages."""

    phone: Phone
    beyond: frozenset[str] = frozenset()
    """Packages and screens that are walked by others: their pages are only reached."""
    pages: dict[PageKey, tuple[str, ...]] = field(default_factory=dict)
    presses: int = 0
    _crashed: list[Finding] = field(default_factory=list)
    _dead: dict[Key, Finding] = field(default_factory=dict)
    _covered: dict[Key, Finding] = field(default_factory=dict)
    _alive: set[Key] = field(default_factory=set)
    _attempts: Counter[Key] = field(default_factory=Counter)
    _alike: Counter[Kind] = field(default_factory=Counter)
    _visited: set[PageKey] = field(default_factory=set)
    _seen: set[tuple[PageKey, frozenset[Key]]] = field(default_factory=set)
    _pending: deque[Place] = field(default_factory=deque)

    @property
    def findings(self) -> list[Finding]:
        """All that is wrong."""
        never = [found for key, found in self._covered.items() if not self._attempts[key]]
        return [*self._crashed, *self._dead.values(), *never]

    def start(self, trail: str) -> None:
        """Take the phone's present state as a place to start from."""
        self._consider(View(self.phone), (trail,))

    def run(self) -> None:
        """Walk until there is nothing left to press."""
        for _ in range(MOST_PLACES):
            if not self._pending:
                return
            self._visit(self._pending.popleft())
        raise AssertionError(f"more than {MOST_PLACES} places: {list(self.pages)}")

    def _visit(self, place: Place) -> None:
        self._try_back(place)
        fresh = self._try_all(place)
        for _ in range(MOST_SCROLLS if fresh else 0):
            put_back(self.phone, place.state)
            if not self._scroll():
                return
            view = View(self.phone)
            touches = (*view.touches(self._wanted),)
            state = take(self.phone)
            place = replace(place, state=state, page=view.page, touches=touches)
            self._try_all(place)

    def _try_all(self, place: Place) -> bool:
        """Press what is left to press here; tells whether any of it is new."""
        fresh = place.page not in self._visited
        self._visited.add(place.page)
        idle: dict[str, Sight] = {}
        for touch in self._untried(place):
            if not self._attempts[touch.key]:
                self._alike[_kind(touch.key)] += 1
                fresh = True
            self._attempts[touch.key] += 1
            if touch.chosen and touch.target.gesture == "tap":
                continue
            gesture = touch.target.gesture
            if gesture not in idle:
                idle[gesture] = self._idle(place, gesture)
            put_back(self.phone, place.state)
            self._press(touch)
            self._judge(touch.key, place, idle[gesture])
        return fresh

    def _try_back(self, place: Place) -> None:
        key = place.page, BACK
        if not self._attempts[key]:
            self._attempts[key] += 1
            put_back(self.phone, place.state)
            before = View(self.phone).sight()
            self.phone.windows.back()
            self._judge(key, place, before)

    def _judge(self, key: Key, place: Place, idle: Sight) -> None:
        self.presses += 1
        broken, view = crashes(self.phone), View(self.phone)
        page, target = key
        if broken:
            what = f"crashes: {broken[-1]}"
            self._crashed.append(Finding(page=page, target=target, trail=place.trail, what=what))
            self._alive.add(key)
        elif view.sight() == idle:
            found = Finding(page=page, target=target, trail=place.trail, what="is dead")
            self._dead.setdefault(key, found)
        else:
            self._alive.add(key)
            self._dead.pop(key, None)
            if target is not BACK:
                self._consider(view, (*place.trail, str(target)))

    def _consider(self, view: View, trail: tuple[str, ...]) -> None:
        self.pages.setdefault(view.page, trail)
        if self._is_beyond(view.page):
            return
        touches = (*view.touches(self._wanted),)
        left = {touch.key for touch in touches}
        if not self._attempts[view.page, BACK]:
            left.add((view.page, BACK))
        mark = view.page, frozenset(left)
        if left and mark not in self._seen:
            self._seen.add(mark)
            state = take(self.phone)
            self._pending.append(Place(state=state, trail=trail, page=view.page, touches=touches))

    def _is_beyond(self, page: PageKey) -> bool:
        return page.package in self.beyond or page.screen in self.beyond

    def _untried(self, place: Place) -> list[Touch]:
        found: dict[Key, Touch] = {}
        for touch in place.touches:
            if not self._wanted(touch.key):
                continue
            if touch.point is not None:
                found.setdefault(touch.key, touch)
            else:
                page, target = touch.key
                covered = Finding(page=page, target=target, trail=(), what="is covered")
                self._covered.setdefault(touch.key, covered)
        return list(found.values())

    def _wanted(self, key: Key) -> bool:
        done = key in self._alive or self._attempts[key] >= CHANCES
        if done or self._is_beyond(key[0]):
            return False
        return bool(self._attempts[key]) or self._alike[_kind(key)] < ALIKE

    def _idle(self, place: Place, gesture: str) -> Sight:
        put_back(self.phone, place.state)
        self.phone.windows.invalidate()
        self.phone.clock.spend(HOLD_MS + TAP_MS if gesture == "hold" else TAP_MS)
        return View(self.phone).sight()

    def _press(self, touch: Touch) -> None:
        assert touch.point is not None
        windows, (x, y) = self.phone.windows, touch.point
        if touch.target.gesture == "hold":
            windows.fingers.long_press(x, y, HOLD_MS)
        else:
            windows.fingers.tap(x, y)
        if touch.target.gesture == "type":
            windows.type_text(TYPED.get(touch.keyboard, "Ada"))
            if windows.keyboard_shown:
                windows.back()

    def _scroll(self) -> bool:
        """Draw the first thing that has more by most of its length."""
        node = next(View(self.phone).scrollables(), None)
        if node is not None:
            self._draw(node)
        return node is not None

    def _draw(self, node: Node) -> None:
        left, top, right, bottom = node.bounds
        (x, y), windows = node.bounds.center, self.phone.windows
        start, end = Point(x, bottom - (bottom - top) // 8), Point(x, top + (bottom - top) // 8)
        if node.box.scroll and node.box.scroll.axis == "x":
            far, near = right - (right - left) // 8, left + (right - left) // 8
            start, end = (
                (Point(near, y), Point(far, y))
                if node.box.ctx.rtl
                else (Point(far, y), Point(near, y))
            )
        windows.fingers.touch("down", *start)
        windows.fingers.touch("move", *end)
        self.phone.clock.spend(REST_MS)
        windows.fingers.touch("up", *end)


def _kind(key: Key) -> Kind:
    page, target = key
    return page, target.gesture, target.class_name, target.resource_id
