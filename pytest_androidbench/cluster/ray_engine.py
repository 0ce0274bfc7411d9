"""Ray as the engine: an actor for each slot, placed on the node whose device it uses.

Ray places, watches, transports and starts. Its actors are never restarted, and their calls never
made again: which attempt is the next, and where, is the run's to say. They are this run's by their
names and by their job, and end with it.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import ray
from ray.exceptions import RayActorError, RayError, RayTaskError
from ray.util import list_named_actors
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from pytest_androidbench.cluster.engine import (
    CellOver,
    Event,
    NodeBusy,
    NodeWent,
    SlotCame,
    SlotStarted,
    SlotWent,
)
from pytest_androidbench.cluster.messages import Given, WorkerReady
from pytest_androidbench.cluster.ray_connection import CUT
from pytest_androidbench.cluster.slot import Ran, Slot
from pytest_androidbench.cluster.storage import SharedStorageError
from pytest_androidbench.cluster.worker import WorkerLost
from pytest_androidbench.texts import bounded, clean

NODES_SECONDS: Final = 1.0
"""Between two looks at which nodes there are."""
BUSY_SECONDS: Final = 5.0
"""That slots may take to come up before it is looked whether other runs are in their way."""
WAIT_SECONDS: Final = 0.2
"""That Ray is waited for without a break: no signal is heard meanwhile, and two become one."""
ACTORS: Final = 3
"""Actors that may be lost at each place of a node that lives, before it has none any more."""
PREFIX: Final = "androidbench-"
"""Of the names of our actors, behind which stand the run's name and the slot's place."""
END_SECONDS: Final = 30.0
"""What slots may take to give their devices back."""


@dataclass(slots=True)
class _Place:
    """One slot's place on a node: its actor, and the slots that this was one after the other."""

    node: str
    number: int
    actor: Any = None
    slot: str = ""
    actors: int = 0
    slots: int = 0
    since: float = 0.0
    """When this slot began to be started."""


class RayEngine:
    """A Ray cluster that this process is connected to."""

    def __init__(
        self,
        given: Given,
        folder: str,
        resource: str,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare to use all nodes that have the resource, those too that join later.

        Args:
            given: what workers are started with; its name is the run's.
            folder: that they are started in, below the working directory that the job has.
            resource: of a node, one for each slot.
            clock: in seconds.
        """
        self._given, self._folder, self._resource = given, folder, resource
        self._clock = clock
        self._looked = -NODES_SECONDS
        self._here = ray.get_runtime_context().get_node_id()
        """The node that this process is attached to: without it nothing arrives any more."""
        self._nodes: dict[str, str] = {}
        """Names of the nodes that are there, by their ids."""
        self._names: dict[str, str] = {}
        """Of all that ever were."""
        self._places: dict[str, _Place] = {}
        """By the slot that each is now."""
        self._asked: dict[Any, tuple[str, bool]] = {}
        """Answers that are awaited: the slot asked, and whether it was to start."""
        self._repeated: set[Any] = set()
        """Of these answers those that a slot gives a second time, as the first was lost."""
        self._busy: set[str] = set()
        """Nodes on which others were found in our way."""
        self._events: deque[Event] = deque()
        self._cut = False
        """Whether the connection was lost: nobody is asked anything any more."""

    def next(self, seconds: float) -> Event | None:
        """What happened next; None where nothing did in so many seconds."""
        until = self._clock() + seconds
        while not self._events:
            with self._noting_a_cut():
                self._look_at_nodes()
            left = until - self._clock()
            if self._events or left <= 0:
                break
            with self._noting_a_cut():
                self._await(min(left, WAIT_SECONDS))
        return self._events.popleft() if self._events else None

    def run(self, slot: str, nodeid: str) -> None:
        """Have a slot that is up run a cell; the task has the cell's name, for the dashboard."""
        place = self._places.get(slot)
        if place is not None:
            with self._noting_a_cut():
                answer = place.actor.run.options(name=nodeid).remote(nodeid)
                self._asked[answer] = slot, False

    def end_slot(self, slot: str) -> None:
        """Give a slot up: it gives its device back, and no other takes its place."""
        place = self._places.pop(slot, None)
        if place is not None:
            with self._noting_a_cut():
                place.actor.end.remote()

    def node_name(self, node: str) -> str:
        """The node's host, and as much of its id as tells it from others."""
        return self._names.get(node, node[:8] or "?")

    def close(self, *, at_once: bool = False) -> None:
        """End all slots, those that hang too."""
        actors = [place.actor for place in self._places.values()]
        with self._noting_a_cut():
            ending = [] if at_once else [actor.end.remote() for actor in actors]
            if ending:
                ray.wait(ending, num_returns=len(ending), timeout=END_SECONDS)
            for actor in actors:
                ray.kill(actor)
        self._places.clear()

    @contextmanager
    def _noting_a_cut(self) -> Iterator[None]:
        """Have all nodes be lost where the connection to the cluster is."""
        try:
            yield
        except CUT as error:
            self._cut = True
            why = f"the connection to the cluster was lost: {_told(error)}"
            self._events.extend(NodeWent(node=node, why=why) for node in self._nodes)
            for known in (self._nodes, self._places, self._asked):
                known.clear()

    def _look_at_nodes(self) -> None:
        if not self._cut and self._clock() - self._looked >= NODES_SECONDS:
            self._look()

    def _look(self) -> None:
        self._looked = self._clock()
        found: list[dict[str, Any]] = ray.nodes()  # type: ignore[no-untyped-call]
        alive = {one["NodeID"]: one for one in found if one["Alive"]}
        why = "Ray does not reach it any more"
        if self._here not in alive:
            alive, why = {}, "the node that this process is attached to has ended"
        for node in [one for one in self._nodes if one not in alive]:
            del self._nodes[node]
            for slot in [slot for slot, place in self._places.items() if place.node == node]:
                del self._places[slot]
            self._events.append(NodeWent(node=node, why=why))
        for node, one in alive.items():
            count = int(one["Resources"].get(self._resource, 0))
            if node not in self._nodes and count:
                name = f"{one['NodeManagerHostname']} ({node[:8]})"
                self._nodes[node] = self._names[node] = name
                for number in range(count):
                    self._start_actor(_Place(node=node, number=number))
        self._look_for_others()

    def _look_for_others(self) -> None:
        """Tell of nodes on which slots do not come up, where other runs have slots: once each."""
        late = [self._places.get(slot) for slot, starting in self._asked.values() if starting]
        before = self._clock() - BUSY_SECONDS
        nodes = {place.node for place in late if place is not None and place.since <= before}
        for node in nodes - self._busy:
            if runs := self._others_on(node):
                self._busy.add(node)
                self._events.append(NodeBusy(node=node, runs=runs))

    def _others_on(self, node: str) -> tuple[str, ...]:
        """Names of other runs that have slots on a node, or wait for some."""
        names = [name.removeprefix(PREFIX).rsplit("-", 3) for name in list_named_actors()]
        runs = {parts[0] for parts in names if parts[1:2] == [node[:8]]}
        return tuple(sorted(runs - {self._given.name}))

    def _start_actor(self, place: _Place) -> None:
        place.actors += 1
        slot = f"{place.node[:8]}-{place.number}-{place.actors}"
        name = f"{PREFIX}{self._given.name}-{slot}"
        given = msgspec.structs.replace(self._given, name=name)
        place.actor = _ACTOR.options(
            name=name,
            num_cpus=0,
            resources={self._resource: 1},
            max_restarts=0,
            max_task_retries=0,
            # One cell at a time; beside it who asks how it goes, and the end of one that hangs.
            max_concurrency=3,
            scheduling_strategy=NodeAffinitySchedulingStrategy(place.node, soft=False),
        ).remote(msgspec.msgpack.encode(given), self._folder)
        self._start_slot(place)

    def _start_slot(self, place: _Place) -> None:
        place.slots += 1
        place.since = self._clock()
        place.slot = f"{place.node[:12]}-{place.number}-{place.slots}"
        self._places[place.slot] = place
        self._events.append(SlotStarted(slot=place.slot, node=place.node))
        self._asked[place.actor.start.remote()] = place.slot, True

    def _await(self, seconds: float) -> None:
        if not self._asked:
            # Ray tells nobody of a node that joins: one has to look.
            time.sleep(seconds)
            return
        ready, _ = ray.wait([*self._asked], num_returns=1, timeout=seconds)
        for answer in ready:
            slot, starting = self._asked.pop(answer)
            self._events.extend(self._events_of(answer, slot, starting=starting))

    def _events_of(self, answer: Any, slot: str, *, starting: bool) -> Iterator[Event]:
        place = self._places.get(slot)
        repeated = answer in self._repeated
        self._repeated.discard(answer)
        try:
            said = ray.get(answer)
        except RayActorError as error:
            yield from self._actor_lost(slot, place, error)
            return
        except RayError as error:
            # What the cell came to was lost on its way: its actor has it still.
            lost = not isinstance(error, RayTaskError)
            if lost and place is not None and not starting and not repeated:
                self._ask_again(slot, place)
                return
            self._places.pop(slot, None)
            yield SlotWent(slot=slot, why=_told(error))
            return
        if starting:
            yield from self._started(slot, said)
            return
        ran: Ran | None = said
        if ran is None:
            self._places.pop(slot, None)
            yield SlotWent(slot=slot, why="what its cell came to was lost, and it has none itself")
            return
        if not ran.lost:
            yield CellOver(
                slot=slot,
                attempts=ran.attempts,
                errors=ran.errors,
                stop=ran.stop,
                unstored=ran.unstored,
            )
            return
        yield SlotWent(slot=slot, why=ran.lost, left=ran.attempts, unstored=ran.unstored)
        if self._places.pop(slot, None) is not None and place is not None:
            self._start_slot(place)

    def _ask_again(self, slot: str, place: _Place) -> None:
        answer = place.actor.again.remote()
        self._repeated.add(answer)
        self._asked[answer] = slot, False

    def _started(self, slot: str, said: bytes | str) -> Iterator[Event]:
        if isinstance(said, str):
            yield SlotWent(slot=slot, why=said)
        else:
            yield SlotCame(slot=slot, ready=msgspec.msgpack.decode(said, type=WorkerReady))

    def _actor_lost(self, slot: str, place: _Place | None, error: Exception) -> Iterator[Event]:
        self._places.pop(slot, None)
        yield SlotWent(slot=slot, why=f"its actor was lost: {_told(error)}")
        if place is not None and place.actors < ACTORS and self._is_there(place.node):
            self._start_actor(place)

    def _is_there(self, node: str) -> bool:
        """Whether a node is there, which Ray finds out seconds after its processes are not."""
        self._look()
        return node in self._nodes


class _SlotActor:
    """A slot, as Ray has it: what goes in and out is plain."""

    def __init__(self, given: bytes, folder: str) -> None:
        self._slot = Slot(msgspec.msgpack.decode(given, type=Given), folder)

    def start(self) -> bytes | str:
        """The worker's hello, or why there is none."""
        try:
            return msgspec.msgpack.encode(self._slot.start())
        except (WorkerLost, SharedStorageError) as error:
            return str(error)

    def run(self, nodeid: str) -> Ran:
        return self._slot.run(nodeid)

    def again(self) -> Ran | None:
        return self._slot.again()

    def status(self) -> bytes:
        return msgspec.msgpack.encode(self._slot.status())

    def end(self) -> None:
        self._slot.end()


_ACTOR: Final = ray.remote(_SlotActor)


def _told(error: Exception) -> str:
    """What Ray says, without the table that it puts behind it."""
    return bounded(clean(str(error).strip().partition("\n")[0]))
