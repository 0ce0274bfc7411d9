"""Ctrl-C ends `androidbench generate` with what it has made."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fixtures.model_server import KEY, Fails, Says, serving
from pytest_androidbench.generating.review import read_review
from tests.generating.scripted import MANUAL, Author

ROOT: Final = Path(__file__).parents[2]


@dataclass
class Interrupting:
    """Has the command interrupted while it waits for an answer."""

    author: Author
    when: Callable[[Author], bool]
    """By what was asked until then."""
    process: subprocess.Popen[str] | None = None

    def __call__(self, body: Mapping[str, Any]) -> Says | Fails:
        answer = self.author(body)
        if self.when(self.author):
            assert self.process is not None
            self.process.send_signal(signal.SIGINT)
        return answer


def interrupted(folder: Path, when: Callable[[Author], bool]) -> tuple[int, str]:
    """Exit status of the command and what it printed."""
    (folder / "clock.md").write_text(MANUAL.text)
    answers = Interrupting(Author(), when)
    with serving(answers) as server:
        words = ["review.toml", "clock.md", "--app=Clock", "--rounds=3", "--sample=4"]
        model = ["--model-option=tries=1", f"--model-option=base_url={server.url}"]
        answers.process = process = subprocess.Popen(
            [sys.executable, "-m", "pytest_androidbench.cli", "generate", *words, *model],
            cwd=folder,
            env={**os.environ, "ANTHROPIC_API_KEY": KEY, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        told, _ = process.communicate()
    return process.returncode, told


def test_what_was_made_until_then_is_written_with_the_reason(tmp_path: Path) -> None:
    status, told = interrupted(tmp_path, lambda author: author.asked.count("rewrite") == 6)
    assert status == 130, told
    assert "Traceback" not in told
    assert "stopped: interrupted by Ctrl-C" in told
    review = read_review(tmp_path / "review.toml")
    assert review.head.stopped == "interrupted by Ctrl-C"
    # Of the second round one rewrite came back.
    assert [one.sampled for one in review.head.rounds] == [4, 1]
    origins = [one.origin.split(":")[0] for one in review.proposals]
    assert origins.count("template") == 2
    assert "round 1" in origins


def test_where_there_is_nothing_yet_nothing_is_written(tmp_path: Path) -> None:
    status, told = interrupted(tmp_path, lambda author: author.asked == ["features"])
    assert status == 130, told
    assert "there is no instruction yet, and review.toml is not written" in " ".join(told.split())
    assert "Traceback" not in told
    assert not (tmp_path / "review.toml").exists()
