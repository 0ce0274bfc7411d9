"""A kept run: packed into one file, and unpacked where a test wants it.

The hierarchies of a run are alike: unpacked one by one and compressed together they take a
tenth. `python -m tests.recordings.archive RUN ARCHIVE` packs a run directory.
"""

from __future__ import annotations

import gzip
import io
import json
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fixtures.zipped import gzipped

KEPT: Final = ("manifest.json", "plan.json", "episodes", "hierarchies")
"""What of a run directory a replay needs; of an episode not its page."""


def pack(run: Path, archive: Path) -> None:
    """Pack a run; the same run, the same bytes."""
    with tarfile.open(archive, "w:xz", preset=9) as packed:
        for path in _files(run):
            name, data = path.relative_to(run).as_posix(), path.read_bytes()
            if path.suffix == ".gz":
                name, data = name.removesuffix(".gz"), gzip.decompress(data)
            elif name == "manifest.json":
                data = _manifest(data)
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            packed.addfile(entry, io.BytesIO(data))


def unpack(archive: Path, run: Path) -> Path:
    """Unpack a run into a folder; returns it."""
    with tarfile.open(archive, "r:xz") as packed:
        for entry in packed:
            source = packed.extractfile(entry)
            if source is None:
                continue
            data = source.read()
            path = run / entry.name
            if path.suffix == ".xml" and path.is_relative_to(run / "hierarchies"):
                path, data = path.with_name(f"{path.name}.gz"), gzipped(data)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return run


def _files(run: Path) -> Iterator[Path]:
    for name in KEPT:
        place = run / name
        found = [place] if place.is_file() else sorted(place.rglob("*"))
        yield from (path for path in found if path.is_file() and path.suffix != ".html")


def _manifest(data: bytes) -> bytes:
    """Without where the run lay."""
    manifest = json.loads(data)
    words = [word for word in manifest["command"].split() if not word.startswith("--ab-run=")]
    return json.dumps({**manifest, "command": " ".join(words)}, indent=2).encode()


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
