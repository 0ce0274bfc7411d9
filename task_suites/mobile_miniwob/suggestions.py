"""Fields that offer what one may mean while one types."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.reading import texts


def complete(pilot: Pilot, field: str, beginning: str, fits: Callable[[str], bool]) -> None:
    """Type something into the field with an id, and take an offer that fits."""
    pilot.type(None, beginning, id=field).wait()
    if not offers(pilot, fits) and pilot.observation.keyboard:
        # A long list goes on below the keyboard.
        pilot.back()
    found = offers(pilot, fits)
    if not found:
        shown = ", ".join(node.text for node in texts(pilot))
        raise PilotError(f"{beginning!r} has no offer that fits; the page shows {shown}")
    pilot.tap(at=found[0].center)


def offers(pilot: Pilot, fits: Callable[[str], bool]) -> list[Node]:
    """What the page offers and fits."""
    return [node for node in texts(pilot) if not node.editable and fits(node.text)]
