"""Hugging Face's `datasets` reads both files as they are, where the network is closed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.codec import from_plain
from pytest_androidbench.training.row import TrainingRow
from pytest_androidbench.training.rows import RowOptions, rows_of
from pytest_androidbench.training.selecting import Candidate
from pytest_androidbench.training.templates import ChatTemplate
from pytest_androidbench.training.writing import write_rows
from tests.training.trajectories import trajectory

ROWS: Final = list(
    rows_of(
        [Candidate(trajectory=trajectory(30))],
        RowOptions(selection="all", template=ChatTemplate("chatml")),
    )
)
READS: Final = """
import json, sys
ASKED = ("socket.connect", "socket.send", "socket.get")
def closed(event, _):
    if event.startswith(ASKED) and event != "socket.gethostname":
        raise OSError(f"{event}: the network is closed")
sys.addaudithook(closed)
from datasets import load_dataset
kind, file, cache = sys.argv[1:]
read = load_dataset(kind, data_files=file, split="train", cache_dir=cache)
print(json.dumps(list(read)))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "kind"), [("rows.jsonl", "json"), ("rows.parquet", "parquet")])
def test_rows_are_read_back_alike(tmp_path: Path, name: str, kind: str) -> None:
    file, home = tmp_path / name, tmp_path / "home"
    write_rows(file, ROWS)
    home.mkdir()
    read = subprocess.run(
        [sys.executable, "-c", READS, kind, str(file), str(home / "cache")],
        capture_output=True, text=True, check=True, cwd=tmp_path,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "HF_HUB_DISABLE_TELEMETRY": "1"},
    )  # fmt: skip
    assert [from_plain(TrainingRow, row) for row in json.loads(read.stdout)] == ROWS
