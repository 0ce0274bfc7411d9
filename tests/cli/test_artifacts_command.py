"""Pictures in a storage: what readers say of them, and the command that brings them back."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from pytest_androidbench.cli import main
from pytest_androidbench.codec import to_json
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.linked import LINKED, LinkedPictures, PictureLink, read_linked
from pytest_androidbench.records.lock import RunLock
from tests.records.samples import episode, new_run, record, step
from tests.report.pictures import picture
from tests.report.test_hostile_text import Markup
from tests.report.test_html_pages import Page

PICTURES = {"000.jpg": picture(100, 200), "001.jpg": picture(50, 100)}


def link(url: str, data: bytes) -> PictureLink:
    return PictureLink(url=url, size=len(data), sha256=hashlib.sha256(data).hexdigest())


def stored_at(folder: Path) -> dict[str, PictureLink]:
    """Pictures in a storage."""
    folder.mkdir()
    for name, data in PICTURES.items():
        (folder / name).write_bytes(data)
    return {name: link(f"file://{folder}/{name}", data) for name, data in PICTURES.items()}


def linked_run(path: Path, links: Mapping[str, PictureLink]) -> str:
    """A run of one attempt, two steps of which have pictures elsewhere; the attempt's folder."""
    attempt = new_run(path).attempt(episode())
    for index, name in enumerate(PICTURES):
        attempt.write_step(step(index, screenshot=name, screen=(100, 200)))
    attempt.write_file(LINKED, to_json(LinkedPictures(files=dict(links))))
    return attempt.finish(record(last_picture="001.jpg")).folder


def androidbench(*words: object) -> tuple[int, str]:
    done = CliRunner().invoke(main, [*map(str, words)])
    return done.exit_code, done.output


def page_of(run: Path) -> Path:
    return run / "episodes" / episode().key / "index.html"


def test_readers_say_where_pictures_are(tmp_path: Path) -> None:
    folder = linked_run(tmp_path / "run", stored_at(tmp_path / "storage"))
    assert androidbench("report", tmp_path / "run")[0] == 0
    page = Page(page_of(tmp_path / "run"))
    assert f"picture in a storage: file://{tmp_path}/storage/000.jpg" in page.text
    assert not [one for one in page.links() if one.startswith("file:")]
    assert "no picture kept" not in page.text
    shown = androidbench("show", tmp_path / "run", "BuyMilk")[1]
    assert f"2 in a storage; `androidbench artifacts {tmp_path / 'run'}` brings them" in shown
    code, told = androidbench("gif", tmp_path / "run", "BuyMilk")
    assert code == 1
    assert f"the pictures of {tmp_path / 'run' / folder} are in a storage" in told


def test_what_a_browser_can_open_is_a_link(tmp_path: Path) -> None:
    linked_run(tmp_path / "run", {"000.jpg": link("https://pictures.example/a.jpg", b"x")})
    androidbench("report", tmp_path / "run")
    assert "https://pictures.example/a.jpg" in Page(page_of(tmp_path / "run")).links()


@pytest.mark.parametrize(
    "url", ["javascript:alert(1)", "data:text/html,x", 'https://x/"><evil onevil=1>', "<evil>"]
)
def test_no_address_is_obeyed(tmp_path: Path, url: str) -> None:
    linked_run(tmp_path / "run", {name: link(url, b"x") for name in PICTURES})
    androidbench("report", tmp_path / "run")
    page = Markup(page_of(tmp_path / "run").read_text("utf-8"))
    assert "evil" not in page.tags
    assert "onevil" not in page.attributes
    assert not [one for one in page.addresses if one.startswith(("javascript:", "data:text"))]


def test_brought_back_all_is_as_if_they_had_come_at_once(tmp_path: Path) -> None:
    run = tmp_path / "run"
    folder = linked_run(run, stored_at(tmp_path / "storage"))
    code, told = androidbench("artifacts", run)
    assert (code, told.strip()) == (0, f"2 pictures brought to {run}")
    files = AttemptFiles(run, folder)
    assert not (run / folder / LINKED).exists()
    assert all(files.place(name).startswith("pictures/") for name in PICTURES)
    assert "storage" not in Page(page_of(run)).text
    assert androidbench("gif", run, "BuyMilk")[0] == 0
    assert sorted(file.name for file in (tmp_path / "storage").iterdir()) == [*PICTURES]
    assert androidbench("artifacts", run) == (0, f"0 pictures brought to {run}\n")


def test_what_does_not_come_is_told_and_stays_linked(tmp_path: Path) -> None:
    run = tmp_path / "run"
    folder = linked_run(run, stored_at(tmp_path / "storage"))
    (tmp_path / "storage" / "001.jpg").write_bytes(b"another")
    code, told = androidbench("artifacts", run)
    assert code == 1
    assert f"1 picture brought to {run}" in told
    assert f"file://{tmp_path}/storage/001.jpg is not what was written there" in told
    assert [*read_linked(run / folder).files] == ["001.jpg"]
    (tmp_path / "storage" / "001.jpg").write_bytes(PICTURES["001.jpg"])
    assert androidbench("artifacts", run) == (0, f"1 picture brought to {run}\n")


@pytest.mark.parametrize("name", ["../../x.jpg", "record.json", ".hidden.png", "a/b.png", ""])
def test_links_put_nothing_but_pictures_into_the_folder(tmp_path: Path, name: str) -> None:
    folder = linked_run(
        tmp_path / "run", {name: next(iter(stored_at(tmp_path / "storage").values()))}
    )
    before = (tmp_path / "run" / folder / "record.json").read_bytes()
    code, told = androidbench("artifacts", tmp_path / "run")
    assert (code, "is no name of a picture" in told) == (1, True)
    assert (tmp_path / "run" / folder / "record.json").read_bytes() == before
    assert not [*tmp_path.rglob("x.jpg"), *tmp_path.rglob("b.png")]


def test_a_damaged_list_of_links_is_none(tmp_path: Path) -> None:
    folder = linked_run(tmp_path / "run", {})
    (tmp_path / "run" / folder / LINKED).write_bytes(b"[")
    assert androidbench("report", tmp_path / "run")[0] == 0
    assert "no picture kept" in Page(page_of(tmp_path / "run")).text


def test_a_run_that_a_session_is_using_is_refused(tmp_path: Path) -> None:
    linked_run(tmp_path / "run", {})
    lock = RunLock.take(tmp_path / "run")
    try:
        assert androidbench("artifacts", tmp_path / "run")[0] == 1
    finally:
        lock.release()
