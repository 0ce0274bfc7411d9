"""What it takes to tell a screen as AndroidArena does, beside what it takes to read its dump."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from benchmarks.figures import Figure, median, timed
from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree
from pytest_androidbench.interface.hierarchy import nodes_of, read_dump
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.xpaths import ScreenPaths

ROWS: Final = 50
"""Of six nodes each."""
ROUNDS: Final = 60
COMPRESSION: Final = "compression"
_ROW: Final = (
    '<node class="android.widget.LinearLayout" clickable="true" {rest}>'
    '<node class="android.widget.ImageView" {rest}/>'
    '<node class="android.widget.LinearLayout" {rest}>'
    '<node class="android.widget.TextView" text="Person {number}" {rest}/>'
    '<node class="android.widget.TextView" text="Met on day {number} of the year" {rest}/></node>'
    '<node class="android.widget.Switch" checkable="true" text="OFF" {rest}/></node>'
)
_REST: Final = (
    'package="org.people" resource-id="org.people:id/part{number}" content-desc="" focused="false" '
    'enabled="true" bounds="[0,{top}][1080,{end}]" visible-to-user="true"'
)


def observation_figures() -> Iterator[Figure]:
    """Compression and paths of a list of 300 nodes: by themselves, and over reading its dump."""
    dump = listed(ROWS)
    nodes = nodes_of(dump)
    seen = Observation(nodes=nodes, package="org.people", activity="", width=1080, height=2400)
    reading = median(timed(lambda: nodes_of(dump), ROUNDS))
    calls: dict[str, Callable[[], object]] = {
        COMPRESSION: lambda: androidarena_tree(seen),
        "all paths": lambda: _every_path(dump),
    }
    for name, call in calls.items():
        took = median(timed(call, ROUNDS))
        target = 5 if name == COMPRESSION else None
        yield Figure(name=f"observation: {name} of {len(nodes)} nodes", value=took, unit="ms",
                     target=target)  # fmt: skip
        yield Figure(name=f"observation: {name}, over reading the dump", value=took / reading,
                     unit="times", note=f"{took:.2f} ms against {reading:.2f} ms")  # fmt: skip


def listed(rows: int) -> str:
    """The dump of a list with so many rows of six nodes."""
    return f'<hierarchy rotation="0">{"".join(map(_row, range(rows)))}</hierarchy>'


def _row(number: int) -> str:
    rest = _REST.format(number=number, top=48 * number, end=48 * number + 48)
    return _ROW.format(number=number, rest=rest)


def _every_path(dump: str) -> int:
    read = read_dump(dump)
    paths = ScreenPaths(read)
    return sum(len(paths.of(node.index).best) for node in read.nodes)
