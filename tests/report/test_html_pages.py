from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import DeviceInfo, Record
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.html import episode_page
from pytest_androidbench.report.publish import publish
from tests.records.samples import cell, check, episode, new_run, record, step, stored_run
from tests.report.pictures import DUMP, picture


class Page(HTMLParser):
    """The parts of a page that tests look at."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.data = ""
        """What stands in the page for its script."""
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.lasttag == "script":
            self.data += data
        else:
            self.text += data

    def links(self) -> list[str]:
        names = ("href", "src")
        return [str(a[n]) for _, a in self.tags for n in names if a.get(n)]


def full_run(path: Path) -> RunDirectory:
    run = stored_run(
        path,
        record(outcome=Outcome.INFRA_ERROR),
        record(seed=1, outcome=Outcome.FAILED, checks=(check(passed=False, why="assert 1 == 2"),)),
    )
    attempt = run.attempt(episode())
    shown = attempt.write_file("000.jpg", picture())
    seen = attempt.write_file("000.xml", DUMP)
    attempt.write_step(step(0, screenshot=shown, observation=seen, screen=(100, 200)))
    attempt.write_step(step(1, observation=seen, screen=(100, 200)))
    attempt.write_step(step(8, screenshot=shown))
    attempt.finish(record(attempt=2, goal="Buy the milk", answer="42 litres"))
    run.plan([Planned(cell=cell(seed=2))])
    publish(run)
    return run


def test_every_link_of_every_page_leads_somewhere(tmp_path: Path) -> None:
    run = full_run(tmp_path / "run")
    pages = list(run.path.rglob("*.html"))
    assert len(pages) == 4
    for page in pages:
        for link in Page(page).links():
            assert "://" not in link
            if not link.startswith("#"):
                assert (page.parent / unquote(link)).is_file(), (page, link)


def test_episode_page_shows_goal_checks_steps_and_command(tmp_path: Path) -> None:
    run = full_run(tmp_path / "run")
    fallen = Page(run.path / episode_page(record(seed=1).episode))
    assert "assert 1 == 2" in fallen.text
    assert record(seed=1).repro in fallen.text
    passed = Page(run.path / episode_page(record().episode))
    assert "Buy the milk" in passed.text
    assert "42 litres" in passed.text
    assert "Tap at (50, 60)" in passed.text
    assert [a["viewbox"] for tag, a in passed.tags if tag == "svg"] == [
        *["0 0 100 200"] * 3,
        "0 0 50 100",
    ]


def test_only_the_first_pictures_are_loaded_at_once(tmp_path: Path) -> None:
    run = full_run(tmp_path / "run")
    page = Page(run.path / episode_page(record().episode))
    assert [a.get("loading") for tag, a in page.tags if tag == "img"] == [None, "lazy"]


def test_attempts_that_do_not_count_have_pages_beside_the_one_that_does(tmp_path: Path) -> None:
    run = full_run(tmp_path / "run")
    folder = (run.path / episode_page(record().episode)).parent
    broken = Page(folder / "attempt-1.html")
    assert ("a", "page") in [(tag, a.get("aria-current")) for tag, a in broken.tags]
    assert "infra error" in broken.text


def test_a_step_without_a_picture_is_drawn_from_its_hierarchy(tmp_path: Path) -> None:
    run = full_run(tmp_path / "run")
    page = Page(run.path / episode_page(record().episode))
    assert [a["class"] for tag, a in page.tags if tag == "svg"] == ["mark", "wire", "mark", "mark"]
    assert "A & B" in page.text


def test_index_lists_all_episodes_those_that_did_not_pass_first(tmp_path: Path) -> None:
    run = full_run(tmp_path / "run")
    page = Page(run.path / "index.html")
    data = json.loads(page.data)
    outcome = next(column for column in data["columns"] if column["name"] == "outcome")
    place = 1 + data["columns"].index(outcome)
    assert [outcome["words"][row[place]] for row in data["rows"]] == ["failed", "passed"]
    assert all((run.path / row[0]).is_file() for row in data["rows"])
    assert "1 not run" in page.text
    assert "are not the published benchmark's scores" in page.text


def test_charts_and_reasons_are_of_one_kind_of_device_each(tmp_path: Path) -> None:
    real = DeviceInfo(kind="real")
    records = [
        record(),
        record(seed=1, outcome=Outcome.FAILED, ending="done"),
        record(seed=2, device=real),
        record(seed=3, device=real, outcome=Outcome.AGENT_ERROR),
    ]
    run = stored_run(tmp_path / "run", *records)
    publish(run)
    text = Page(run.path / "index.html").text
    for kind in ("simulated phone", "real device"):
        assert f"Charts of agents:Mine on {kind}" in text
        assert f"What went wrong, agents:Mine on {kind}" in text


def test_pages_can_be_walked_in_order(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", *(record(seed=seed) for seed in range(3)))
    publish(run)
    here, seen = run.path / episode_page(record().episode), []
    while here not in seen:
        seen.append(here)
        following = [a["href"] for _, a in Page(here).tags if a.get("rel") == "next"]
        here = (here.parent / str(following[0])).resolve() if following else here
    assert len(seen) == 3


def test_a_report_of_an_empty_run_can_be_made(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    publish(run)
    assert "No episode has finished yet" in Page(run.path / "index.html").text


def test_no_page_is_named_by_a_record(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    for name in ("../../../manifest.json", "/etc/passwd", "javascript:alert(1)", "http://x/y.jpg"):
        attempt.write_step(step(screenshot=name, observation=name))
    attempt.finish(record())
    publish(run)
    page = Page(run.path / episode_page(record().episode))
    assert not [tag for tag, _ in page.tags if tag == "img"]
    assert not [link for link in page.links() if "passwd" in link or ":" in link]


def test_an_endless_text_does_not_make_an_endless_page(tmp_path: Path) -> None:
    endless = "x" * 3_000_000
    huge = record(
        goal=endless, reason=endless, answer=endless, traceback=endless, params={"p": endless},
        checks=(check(endless, why=endless),), repro=endless, outcome=Outcome.FAILED,
    )  # fmt: skip
    run = stored_run(tmp_path / "run", huge)
    publish(run)
    for page in run.path.rglob("*.html"):
        assert page.stat().st_size < 200_000
    assert "more characters; see record.json" in Page(run.path / episode_page(huge.episode)).text


@pytest.mark.parametrize("order", [1, -1])
def test_same_records_give_the_same_bytes(tmp_path: Path, order: int) -> None:
    records: list[Record] = [record(seed=seed, tags=("a", "b")) for seed in range(3)]
    for name, given in (("one", records), ("two", records[::order])):
        # Each in a folder of its own: a report tells of the runs that lie beside it.
        publish(stored_run(tmp_path / name / "run", *given))
    for page in (tmp_path / "one").rglob("*"):
        if page.is_file():
            other = tmp_path / "two" / page.relative_to(tmp_path / "one")
            assert page.read_bytes() == other.read_bytes()


def test_a_page_shows_the_end_of_what_the_agent_printed(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    for seed, printed in enumerate(
        (b"", b"<b>thinking</b>\xff\x1b[2J\n", b"early" + b"x" * 20_000)
    ):
        attempt = run.attempt(episode(seed=seed))
        if printed:
            attempt.write_file("agent.log", printed)
        attempt.finish(record(seed=seed))
    publish(run)
    texts = {
        seed: (run.path / "episodes" / cell(seed=seed).key / "index.html").read_text("utf-8")
        for seed in range(3)
    }
    assert "What the agent printed" not in texts[0]
    assert "&lt;b&gt;thinking&lt;/b&gt;\ufffd\\x1b[2J" in texts[1]
    assert 'href="1/agent.log"' in texts[1]
    assert "10,005 bytes before" in texts[2]
    assert "early" not in texts[2]
