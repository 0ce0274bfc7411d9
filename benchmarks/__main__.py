"""`python -m benchmarks [GROUP ...]`: measures and prints one table; GROUPS has the names."""

from __future__ import annotations

import compileall
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from benchmarks.agents import agent_figures
from benchmarks.androidgen import androidgen_figures
from benchmarks.arena import arena_figures
from benchmarks.cluster import cluster_figures
from benchmarks.collection import collection_figures
from benchmarks.door import door_figures
from benchmarks.episodes import first_figures, harness_figures, import_figures, suite_figures
from benchmarks.experiences import experience_figures
from benchmarks.figures import Figure
from benchmarks.hosts import host_figures
from benchmarks.media import media_figures
from benchmarks.memory import memory_figures
from benchmarks.miniwob import miniwob_figures
from benchmarks.observations import observation_figures
from benchmarks.pages import page_figures
from benchmarks.phones import call_figures, start_figures
from benchmarks.pictures import picture_figures
from benchmarks.profiles import environment_figures, profile_figures
from benchmarks.ray_slots import ray_figures
from benchmarks.reports import report_figures
from benchmarks.simulations import coverage_figures, gate_figures

ROOT: Final = Path(__file__).parents[1]
GROUPS: Final[dict[str, Sequence[Callable[[], Iterable[Figure]]]]] = {
    "phone": (start_figures, call_figures),
    "harness": (harness_figures, first_figures),
    "suite": (suite_figures,),
    "profile": (profile_figures, environment_figures),
    "import": (import_figures,),
    "collection": (collection_figures,),
    "host": (host_figures,),
    "door": (door_figures,),
    "media": (media_figures,),
    "observation": (observation_figures,),
    "memory": (memory_figures,),
    "arena": (arena_figures,),
    "experiences": (experience_figures,),
    "statistics": (coverage_figures, gate_figures),
    "report": (report_figures,),
    "agents": (agent_figures,),
    "androidgen": (androidgen_figures,),
    "pages": (page_figures,),
    "miniwob": (miniwob_figures,),
    "pictures": (picture_figures,),
    "cluster": (cluster_figures,),
    "ray": (ray_figures,),
}
SLOW: Final = (
    "agents", "androidgen", "memory", "statistics", "report", "pages", "pictures", "miniwob", "ray",
)  # fmt: skip
"""Groups that are measured only when they are named."""


def main(names: Sequence[str]) -> None:
    """Measure the named groups; without a name all but the slow ones."""
    unknown = set(names) - set(GROUPS)
    if unknown:
        raise SystemExit(
            f"no group {', '.join(sorted(unknown))}; the groups are {', '.join(GROUPS)}"
        )
    # As they lie there when they are installed: a phone keeps nothing of what it compiles, as it
    # cannot write behind its wall, and its start and its first episode take half as long again.
    for folder in ("pytest_androidbench", "task_suites"):
        compileall.compile_dir(ROOT / folder, quiet=1)
    for name in names or [name for name in GROUPS if name not in SLOW]:
        for measure in GROUPS[name]:
            for figure in measure():
                print(figure, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
