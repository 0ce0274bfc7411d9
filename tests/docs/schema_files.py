"""Writes docs/schemas/*.json from the types: `python -m tests.docs.schema_files`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pytest_androidbench.report.schemas import SCHEMAS, schema

FOLDER: Final = Path(__file__).parents[2] / "docs" / "schemas"


def write() -> None:
    """Write one file for each kind, and remove others."""
    FOLDER.mkdir(exist_ok=True)
    for old in set(FOLDER.glob("*.json")) - {FOLDER / f"{name}.json" for name in SCHEMAS}:
        old.unlink()
    for name in SCHEMAS:
        (FOLDER / f"{name}.json").write_bytes(schema(name))


if __name__ == "__main__":
    write()
