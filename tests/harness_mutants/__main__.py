"""`python -m tests.harness_mutants`: changes our own code and tells what no test notices."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.harness_mutants.drawing import PACKAGES
from tests.harness_mutants.judging import MINUTES, judge
from tests.tiers import commit


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.harness_mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=200, help="how many changes (200)")
    parser.add_argument("--seed", help="any word: the same word, the same changes (the commit)")
    parser.add_argument("--only", choices=PACKAGES, action="append", help="these packages alone")
    parser.add_argument("--files", default="*", help="those alone whose path fits, with * in it")
    parser.add_argument("--jobs", type=int, default=1, help="processes that record and try (1)")
    parser.add_argument(
        "--minutes", type=float, default=MINUTES, help=f"of processors at most ({MINUTES:g})"
    )
    return parser


def main(arguments: Sequence[str]) -> int:
    """Judge a sample; 1 where something survived or an excuse is of nothing."""
    given = _parser().parse_args(arguments)
    report = judge(
        given.seed or commit(), given.sample, given.only or tuple(PACKAGES),
        jobs=given.jobs, minutes=given.minutes, files=given.files,
    )  # fmt: skip
    for line in report.lines():
        sys.stdout.write(f"{line}\n")
    return int(report.share < 1 or bool(report.stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
