"""Values of params that a suite keeps in a file, to be used in place of those drawn by a seed.

`draws/NAME.toml` of a suite's folder has a table for each task, by its id, with the values of
those params that are kept; the others are drawn as ever. Published values of a benchmark are such.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.suites.suite import Suite

FOLDER: Final = "draws"


def frozen_draws(suite: Suite, name: str) -> Mapping[str, Mapping[str, Any]]:
    """The values that a suite keeps under a name: by task, by param.

    Raises:
        SuiteError: it keeps none of that name, or the file is no table of tables.
    """
    found = (suite.folder / FOLDER).glob("*.toml") if suite.folder is not None else ()
    kept = {path.stem: path for path in sorted(found)}
    if name not in kept:
        known = f"it has {', '.join(kept)}" if kept else "it has none at all"
        raise SuiteError(f"the suite {suite.name} keeps no draws called {name}: {known}")
    return _read(kept[name])


@cache
def _read(path: Path) -> Mapping[str, Mapping[str, Any]]:
    try:
        read = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path} is no TOML file: {error}") from error
    for task, values in read.items():
        if not isinstance(values, dict):
            raise SuiteError(f"{path}: {task} is no table of a task's params")
    return read
