"""Pictures and hierarchies of finished attempts are kept once by content, and can all be found."""

from __future__ import annotations

import io
import itertools
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.kept import KEPT, AttemptFiles, Kept, place_of, read_kept
from pytest_androidbench.records.packing import CPU_SECONDS, Packer
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.shrinking import SHORT_SIDE, smaller
from tests.records.samples import episode, new_run, record, step
from tests.report.test_command_line import androidbench

XML = b"<hierarchy><node/></hierarchy>"


def screen(number: int, size: tuple[int, int] = (1080, 2400), kind: str = "JPEG") -> bytes:
    """A picture unlike those of other numbers, with something on it."""
    image = Image.new("RGB", size, (number * 37 % 256, number * 91 % 256, 90))
    noise = random.Random(number).randbytes(size[0] * size[1] // 8)
    image.paste(Image.frombytes("L", (size[0], size[1] // 8), noise), (0, 0))
    out = io.BytesIO()
    image.save(out, kind, quality=80)
    return out.getvalue()


def attempt_with(run: RunDirectory, seed: int, pictures: list[bytes]) -> str:
    """A finished attempt with so many steps; its folder."""
    attempt = run.attempt(episode(seed=seed))
    for index, picture in enumerate(pictures):
        kind = "png" if picture.startswith(b"\x89PNG") else "jpg"
        name = attempt.write_file(f"{index:03}.{kind}", picture)
        hierarchy = attempt.write_file(f"{index:03}.xml", XML)
        attempt.write_step(step(index, screenshot=name, observation=hierarchy))
    return attempt.finish(record(seed=seed, steps=len(pictures))).folder


def seen(run: Path, folder: str) -> list[tuple[tuple[int, int], bytes]]:
    """What can be found of each step: the size of its picture, and its hierarchy."""
    files = AttemptFiles(run, folder)
    found = []
    for each in read_steps(run / folder):
        picture = files.path(each.screenshot)
        assert picture is not None
        with Image.open(picture) as image:
            image.load()
            found.append((image.size, files.hierarchy(each.observation)))
    return found


def tree(run: Path) -> dict[str, bytes]:
    files = (path for path in run.rglob("*") if path.is_file())
    return {path.relative_to(run).as_posix(): path.read_bytes() for path in files}


def test_what_is_the_same_lies_there_once_and_is_found_by_its_old_name(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    home, other = screen(1), screen(2)
    folders = [attempt_with(run, 0, [home, other]), attempt_with(run, 1, [home, home])]
    before = [(run.path / folder / "record.json").read_bytes() for folder in folders]
    steps = [(run.path / folder / "steps.jsonl").read_bytes() for folder in folders]
    packer = Packer(run.path)
    assert [packer.pack(folder) for folder in folders] == [4, 4]
    assert len(list((run.path / "pictures").glob("*/*.webp"))) == 2
    assert len(list((run.path / "hierarchies").glob("*/*.xml.gz"))) == 1
    for folder in folders:
        names = {path.name for path in (run.path / folder).iterdir()}
        assert names == {"record.json", "steps.jsonl", KEPT}
        assert seen(run.path, folder) == [((540, 1200), XML)] * 2
        assert AttemptFiles(run.path, folder).screen("000.jpg") == (1080, 2400)
    # Nothing that was recorded is written anew.
    assert [(run.path / folder / "record.json").read_bytes() for folder in folders] == before
    assert [(run.path / folder / "steps.jsonl").read_bytes() for folder in folders] == steps


def test_packing_again_changes_nothing(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 0, [screen(1), screen(2, kind="PNG")])
    assert Packer(run.path).pack(folder) == 4
    before = tree(run.path)
    assert Packer(run.path).pack(folder) == 0
    assert tree(run.path) == before


@pytest.mark.slow
def test_half_a_second_is_not_exceeded_and_the_rest_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A processor on which each picture takes 80 ms.
    spent = itertools.count(step=0.08)
    monkeypatch.setattr(time, "process_time", lambda: next(spent))
    run = new_run(tmp_path / "run")
    pictures = [screen(number, kind="PNG") for number in range(16)]
    folder = attempt_with(run, 0, pictures)
    packer = Packer(run.path)
    packer.keep_up(folder)
    assert len(list((run.path / folder).glob("*.png"))) == 16 - CPU_SECONDS // 0.08
    assert [hierarchy for _, hierarchy in seen(run.path, folder)] == [XML] * 16
    assert not list((run.path / folder).glob("*.xml"))
    # What is left takes the time that others do not need.
    short = attempt_with(run, 1, [pictures[0]])
    for _ in range(16):
        packer.keep_up(short)
    assert [size for size, _ in seen(run.path, folder)] == [(540, 1200)] * 16
    assert seen(run.path, short) == [((540, 1200), XML)]


@pytest.mark.parametrize(
    ("size", "kept"),
    [
        ((1080, 2400), (540, 1200)),
        ((2400, 1080), (1200, 540)),
        ((1440, 3120), (720, 1560)),
        ((720, 1280), (720, 1280)),
        ((2160, 3840), (540, 960)),
    ],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_pictures_keep_enough_to_be_read(
    size: tuple[int, int], kept: tuple[int, int], kind: str
) -> None:
    made = smaller(screen(1, size, kind))
    assert made is not None
    assert made.screen == size
    with Image.open(io.BytesIO(made.data)) as image:
        assert image.size == kept
    assert min(kept) >= SHORT_SIDE


@pytest.mark.parametrize(
    "data", [b"", b"picture", screen(1)[:2000], screen(1, kind="PNG")[:2000], b"\x89PNG\r\n\x1a\n"]
)
def test_what_is_no_whole_picture_is_kept_as_it_is(tmp_path: Path, data: bytes) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 0, [data])
    Packer(run.path).pack(folder)
    path = AttemptFiles(run.path, folder).path(read_steps(run.path / folder)[0].screenshot)
    assert path is not None
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    "place",
    [
        "../outside.jpg",
        "/etc/passwd",
        "manifest.json",
        "pictures/../manifest.json",
        "pictures/ab/" + "a" * 31 + "/.jpg",
        "episodes/x.xml",
    ],
)
def test_a_foreign_kept_json_names_no_other_file(tmp_path: Path, place: str) -> None:
    run = new_run(tmp_path / "run")
    (tmp_path / "outside.jpg").write_bytes(b"secret")
    folder = attempt_with(run, 0, [screen(1)])
    (run.path / folder / KEPT).write_bytes(to_json(Kept(files={"000.jpg": place})))
    assert AttemptFiles(run.path, folder).place("000.jpg") == f"{folder}/000.jpg"
    assert AttemptFiles(run.path, folder).place("../../../manifest.json") == ""
    Packer(run.path).pack(folder)
    assert seen(run.path, folder) == [((540, 1200), XML)]


def test_a_damaged_kept_json_is_as_none(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 0, [screen(1)])
    (run.path / folder / KEPT).write_bytes(b'{"files": {"000.jp')
    assert seen(run.path, folder) == [((1080, 2400), XML)]


def test_content_that_was_cut_off_with_the_power_is_written_again(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    made = smaller(screen(1))
    assert made is not None
    place = run.path / place_of(made.data, "webp")
    place.parent.mkdir(parents=True)
    place.write_bytes(b"")
    folder = attempt_with(run, 0, [screen(1)])
    Packer(run.path).pack(folder)
    assert place.read_bytes() == made.data


def test_a_picture_is_not_removed_for_one_that_was_cut_off_with_the_power(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 0, [screen(1)])
    Packer(run.path).store(folder)
    (place,) = run.path.glob("pictures/*/*.webp")
    whole = place.read_bytes()
    place.write_bytes(whole[:100])
    Packer(run.path).pack(folder)
    assert place.read_bytes() == whole


PACK = """
import sys
from pathlib import Path
from pytest_androidbench.cli import main
print("ready", flush=True)
main(["pack", sys.argv[1]])
"""


def test_no_picture_is_removed_whose_content_is_kept_nowhere(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 1, [screen(1), screen(2)])
    before = tree(run.path / folder)
    packer = Packer(run.path)
    packer.store(folder)
    for name in set(read_kept(run.path / folder).files.values()):
        (run.path / name).unlink()
    assert packer.clear(folder) == 0
    assert before.items() <= tree(run.path / folder).items()


def test_no_picture_is_removed_for_a_file_that_is_no_kept_content(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 1, [screen(1)])
    (run.path / "mine.jpg").write_bytes(b"mine")
    (run.path / folder / KEPT).write_bytes(to_json(Kept(files={"000.jpg": "mine.jpg"})))
    assert Packer(run.path).clear(folder) == 0
    assert (run.path / folder / "000.jpg").is_file()


@pytest.mark.slow
def test_it_can_be_killed_at_any_time_and_nothing_is_lost(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    pictures = [screen(number, (1080, 600)) for number in range(12)]
    folders = [attempt_with(run, seed, pictures[seed:]) for seed in range(6)]
    chance = random.Random(7)
    for _ in range(8):
        child = subprocess.Popen(
            [sys.executable, "-c", PACK, str(run.path)], stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(chance.uniform(0.01, 0.4))
        child.send_signal(signal.SIGKILL)
        child.communicate()
        assert [len(seen(run.path, folder)) for folder in folders] == [12, 11, 10, 9, 8, 7]
    done = androidbench("pack", run.path)
    assert done.exit_code == 0, done.output
    assert not list(run.path.glob("episodes/*/*/*.jpg"))
    assert len(list(run.path.glob("pictures/*/*.webp"))) == 12
    assert [len(seen(run.path, folder)) for folder in folders] == [12, 11, 10, 9, 8, 7]


def test_a_packed_run_can_be_copied_to_another_disk_and_reported(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 0, [screen(1)])
    told = androidbench("pack", run.path)
    assert "2 files packed" in told.output
    shutil.copytree(run.path, tmp_path / "copy")
    shutil.rmtree(run.path)
    assert seen(tmp_path / "copy", folder) == [((540, 1200), XML)]
    page = (tmp_path / "copy" / folder).parent / "index.html"
    place = read_kept(tmp_path / "copy" / folder).files["000.jpg"]
    assert f"../../{place}" in page.read_text()


def test_a_run_in_use_is_not_packed(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    folder = attempt_with(run, 0, [screen(1)])
    code = (
        "import sys; from pathlib import Path;"
        "from pytest_androidbench.records.lock import RunLock;"
        "lock = RunLock.take(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(run.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        told = androidbench("pack", run.path)
        holder.communicate("")
    assert told.exit_code == 1
    assert "is in use by another run" in told.output
    assert (run.path / folder / "000.jpg").is_file()
