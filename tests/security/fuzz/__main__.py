"""`python -m tests.security.fuzz`: tries what a grammar makes of a seed on a phone."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.security.fuzz.entries import ENTRIES, make
from tests.security.fuzz.running import GROWTH, Host, Run, run
from tests.security.watched import MEGABYTE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    parser.add_argument("--seed", default="1", help="any word; the same word, the same inputs")
    parser.add_argument("--minutes", type=float, default=10, help="how long to go on (10)")
    parser.add_argument("--rounds", type=int, help="how many inputs to try")
    parser.add_argument("--only", type=int, metavar="N", help="the one input with this number")
    parser.add_argument("--entry", default="all", choices=[*ENTRIES, "all"], help="which way in")
    parser.add_argument("--findings", type=int, default=20, help="stop after so many (20)")
    parser.add_argument("--phone-path", type=Path, help="a tree whose phone is tried")
    parser.add_argument("--show", action="store_true", help="print the inputs, try nothing")
    return parser


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    """Run; 1 when something was found."""
    given = _parser().parse_args(arguments)
    numbers = range(given.rounds or 20) if given.only is None else [given.only]
    if given.show:
        for number in numbers:
            _tell(f"{number}\n{make(given.entry, given.seed, number)}")
        return 0
    started = time.monotonic()
    with Host(given.phone_path) as host:
        if given.only is not None:
            one = Run(host=host, seed=given.seed, entry=given.entry, tell=_tell)
            one.numbers(numbers, 600, 1)
        else:
            one = run(
                host, seed=given.seed, entry=given.entry, rounds=given.rounds,
                minutes=given.minutes, most=given.findings, tell=_tell,
            )  # fmt: skip
    return _told(one, time.monotonic() - started)


def _told(one: Run, seconds: float) -> int:
    growth = one.growth()
    grown = "too short to tell" if growth is None else f"{growth / MEGABYTE:+.1f} MB"
    tenths = one.sizes[:: max(1, len(one.sizes) // 10)]
    _tell("MB at rest, by tenths: " + " ".join(f"{size / MEGABYTE:.0f}" for size in tenths))
    _tell(f"{one.tried} inputs in {seconds:.0f} s, {len(one.found)} findings; growth: {grown}")
    return int(bool(one.found) or (growth or 0) > GROWTH)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
