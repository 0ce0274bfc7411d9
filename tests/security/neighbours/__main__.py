"""`python -m tests.security.neighbours`: the table of what a neighbour notices, as Markdown."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.security.neighbours.commands import KNOWN, LOADS
from tests.security.neighbours.measuring import HEAD, line, measure


def main(arguments: Sequence[str]) -> None:
    """Measure the named commands, all without a name."""
    parser = argparse.ArgumentParser(prog="python -m tests.security.neighbours")
    parser.add_argument("names", nargs="*", help="parts of names; all commands without one")
    parser.add_argument("--known", action="store_true", help="only those that were found once")
    parser.add_argument("--seconds", type=float, default=6, help="how long each one is pressed")
    parser.add_argument("--phone-path", type=Path, help="a tree whose phone is measured")
    given = parser.parse_args(arguments)
    pool = KNOWN if given.known else LOADS
    chosen = [load for load in pool if not given.names or any(n in load.name for n in given.names)]
    sys.stdout.write(HEAD + "\n")
    for load in [None, *chosen]:
        row = measure(load, seconds=given.seconds, code=given.phone_path)
        sys.stdout.write(line(row) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
