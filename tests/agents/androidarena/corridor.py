"""A corridor of doors of which one is right, and one who tries them and remembers nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from fixtures.model_server import Says
from pytest_androidbench.interface.actions import Action, Press, Tap
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from tests.agents.androidarena.desk import Desk, Sent, id_of, prompt, row, shown

DOORS: Final = 8
SEEK: Final = Goal(text="Find the treasure.", steps=30)
HERE: Final = "Done here so far:"
_DOOR: Final = re.compile(r'click "Door (\d)"')


@dataclass
class Corridor(Desk):
    """Behind all doors but the last there is nothing."""

    room: int | None = None
    found: bool = False
    opened: list[int] = field(default_factory=list)

    def observe(self) -> Observation:
        """The doors, or what is behind one."""
        if self.room is None:
            return shown(*[row(door, f"Door {door}") for door in range(DOORS)])
        return shown(row(0, "Treasure" if self.found else "Empty"))

    def perform(self, action: Action) -> None:
        """Go through a door, or back."""
        match action:
            case Tap(at=int(at)) if self.room is None:
                self.room, self.found = at, at == DOORS - 1
                self.opened.append(at)
            case Press():
                self.room = None


def seeker(body: Sent) -> Says:
    """Opens the first door that its prompt does not say was opened."""
    told = prompt(body)
    now = told.rpartition("Observation: ")[2]
    if "Treasure" in now:
        return Says(text="#finish#")
    if "Empty" in now:
        return Says(text="#press_back#")
    tried = {int(door) for door in _DOOR.findall(told)}
    door = next(door for door in range(DOORS) if door not in tried)
    return Says(text=f"#click [{id_of(body, f'Door {door}')}]#")
