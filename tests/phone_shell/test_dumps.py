"""What `dumpsys` says, whole: each file of `dumps/` begins with what is typed."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest

from tests.phone_shell.conftest import Run

PROMPT = "$ "
DUMPS = sorted((Path(__file__).parent / "dumps").glob("*.txt"))


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_a_dump_is_told_line_by_line(sh: Run, path: Path) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    typed = list(takewhile(lambda line: line.startswith(PROMPT), lines))
    done = sh("".join(line.removeprefix(PROMPT) for line in typed))
    assert done.stdout == "".join(lines[len(typed) :])
    assert (done.stderr, done.code) == ("", 0)
