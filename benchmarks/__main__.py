"""`python -m benchmarks [phone|harness|suite|import|memory]`: measures and prints one table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from benchmarks.episodes import harness_figures, import_figures, suite_figures
from benchmarks.figures import Figure
from benchmarks.memory import memory_figures
from benchmarks.phones import call_figures, start_figures

GROUPS: Final[dict[str, Sequence[Callable[[], list[Figure]]]]] = {
    "phone": (start_figures, call_figures),
    "harness": (harness_figures,),
    "suite": (suite_figures,),
    "import": (import_figures,),
    "memory": (memory_figures,),
}


def main(names: Sequence[str]) -> None:
    """Measure the named groups, all without a name."""
    unknown = set(names) - set(GROUPS)
    if unknown:
        raise SystemExit(
            f"no group {', '.join(sorted(unknown))}; the groups are {', '.join(GROUPS)}"
        )
    for name in names or GROUPS:
        for measure in GROUPS[name]:
            for figure in measure():
                print(figure, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
