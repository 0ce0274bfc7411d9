"""Tasks that tests declare in files of their own."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from pytest_androidbench.tasks.task import Task, task_of


def declared_in(path: Path, function: str) -> Task:
    """The task that a function of a file declares."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    task = task_of(getattr(module, function))
    assert task is not None
    return task
