"""The first page of a report answers in a browser: filter, sort, search, keys, addresses."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fixtures.made_runs import HOSTILE, Made, made_run
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.publish import publish
from tests.browser.visits import LOOKS, Look, Visits, address, sideways, violations

MADE = Made(tasks=30, seeds=5, repeats=2, not_run=2)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> RunContents:
    """300 episodes, published."""
    return publish(made_run(tmp_path_factory.mktemp("made") / "run", MADE))


@pytest.fixture
def index(visits: Visits, run: RunContents) -> Page:
    return visits.open(run.path / "index.html")


def column(page: Page, name: str) -> list[str]:
    """What the table shows in a column."""
    return page.locator(f"table.episodes tbody td.c-{name}").all_inner_texts()


def told(page: Page) -> str:
    return page.locator("#shown").inner_text()


def outcomes(run: RunContents) -> Counter[Outcome]:
    return Counter(record.outcome for record in run.records)


@pytest.mark.slow
def test_all_episodes_are_there_those_that_did_not_pass_first(
    index: Page, run: RunContents
) -> None:
    counted = outcomes(run)
    scored = sum(number for outcome, number in counted.items() if outcome.scored)
    assert told(index) == f"300 episodes, {counted[Outcome.PASSED]} of {scored} scored passed"
    assert len(column(index, "outcome")) == 100
    assert "passed" not in column(index, "outcome")[:50]
    index.locator("#more").click()
    assert len(column(index, "outcome")) == 300
    assert index.locator("#more").is_hidden()
    assert index.evaluate("document.activeElement.closest('tr').rowIndex") == 101


def test_outcomes_are_toggled(index: Page, run: RunContents) -> None:
    index.locator(".toggle.failed").click()
    assert set(column(index, "outcome")) == {"failed"}
    assert told(index).startswith(f"{outcomes(run)[Outcome.FAILED]} of 300 episodes, 0 of ")
    index.locator(".toggle.agent-error").click()
    assert set(column(index, "outcome")) == {"failed", "agent error"}
    assert index.locator(".toggle[aria-pressed=true]").count() == 2
    assert index.evaluate("location.hash") == "#outcome=failed&outcome=agent_error"


@pytest.mark.slow
def test_words_are_searched_in_all_texts(index: Page, run: RunContents) -> None:
    index.locator("#search").fill("calendar  KEYERROR")
    wanted = [
        record
        for record in run.records
        if "Calendar" in f"{record.app} {record.cell.task}" and "KeyError" in record.reason
    ]
    assert wanted
    assert column(index, "reason") == [record.reason for record in wanted]
    index.locator("#search").fill("nothing is like this")
    assert told(index) == "0 of 300 episodes"
    assert "No episode is like that." in index.locator("table.episodes").inner_text()
    index.locator("#reset").click()
    assert told(index).startswith("300 episodes")
    assert index.evaluate("document.activeElement.id") == "search"


@pytest.mark.slow
def test_numbers_are_sorted_as_numbers_and_words_as_words(index: Page) -> None:
    head = index.locator("table.episodes thead")
    for times in (1, 2):
        head.get_by_role("button", name="Steps").click()
        steps = [int(text) for text in column(index, "steps")]
        assert steps == sorted(steps, reverse=times == 2)
    assert head.locator("[aria-sort]").get_attribute("aria-sort") == "descending"
    assert index.evaluate("document.activeElement.value") == "steps"
    head.get_by_role("button", name="Task").click()
    tasks = column(index, "task")
    assert tasks == sorted(tasks)
    head.get_by_role("button", name="Outcome").click()
    assert set(column(index, "outcome")) == {"passed"}
    assert index.evaluate("location.hash") == "#sort=outcome"


@pytest.mark.slow
def test_columns_are_chosen(index: Page) -> None:
    index.locator(".columns summary").click()
    for label in ("Tokens", "Goal"):
        index.get_by_label(label, exact=True).check()
    index.get_by_label("What happened", exact=True).uncheck()
    assert int(column(index, "tokens")[0].replace(",", "")) > 0
    assert column(index, "reason") == []
    assert column(index, "goal")[0].startswith("Open ")
    assert "cols=" in index.evaluate("location.hash")


def test_an_address_brings_back_what_was_asked(visits: Visits, run: RunContents) -> None:
    asked = "q=entry&app=Clock&difficulty=hard&sort=-seconds&cols=task,app,difficulty,seconds"
    page = visits.open(run.path / "index.html", asked)
    assert set(column(page, "app")) == {"Clock"}
    assert set(column(page, "difficulty")) == {"hard"}
    assert page.locator("#search").input_value() == "entry"
    assert page.locator("thead [aria-sort=descending]").inner_text().startswith("Time")
    assert page.locator("select[name=app]").input_value() == "Clock"
    assert page.locator("#episodes").bounding_box()["y"] < 50  # type: ignore[index]
    page.get_by_role("button", name="Remove filter App: Clock").click()
    assert set(column(page, "app")) > {"Clock"}
    page.goto(address(run.path / "index.html", "seed=31&tag=math&nonsense=1&sort=nothing"))
    expect(page.locator("#search")).to_have_value("")
    assert set(column(page, "seed")) == {"31"}


@pytest.mark.slow
def test_what_is_counted_leads_to_the_episodes_it_counts(index: Page, run: RunContents) -> None:
    index.locator("#rates").get_by_role("link", name="Clock", exact=True).click()
    expect(index.locator("select[name=app]")).to_have_value("Clock")
    clock = [record for record in run.records if "Clock" in record.app]
    assert told(index).startswith(f"{len(clock)} of 300 episodes")
    index.locator(".reasons > li > a").first.click()
    number = int(index.locator(".reasons > li > a b").first.inner_text())
    expect(index.locator("#shown")).to_have_text(
        f"{number} of 300 episodes, 0 of {number} scored passed"
    )
    index.locator(".cross a").first.click()
    passed, scored = index.locator(".cross a small").first.inner_text().split("/")
    expect(index.locator("#shown")).to_contain_text(f"{passed} of {scored} scored passed")
    index.go_back()
    assert told(index).startswith(f"{number} of 300 episodes")


@pytest.mark.slow
def test_the_grid_is_walked_by_arrow_keys(index: Page, run: RunContents) -> None:
    squares = index.locator("a.square")
    assert squares.count() == 300
    assert index.locator("a.square[tabindex='0']").count() == 1
    squares.first.focus()
    first = index.evaluate("document.activeElement.ariaLabel")
    index.keyboard.press("ArrowRight")
    assert index.evaluate(
        "document.activeElement.ariaLabel"
    ) == f"{first.partition(':')[0]} · repeat 1" + index.evaluate(
        "document.activeElement.ariaLabel.slice(document.activeElement.ariaLabel.indexOf(':'))"
    )
    index.keyboard.press("ArrowDown")
    index.keyboard.press("ArrowLeft")
    label = index.evaluate("document.activeElement.ariaLabel")
    assert label.partition(" · ")[2].startswith("seed 30:")
    index.keyboard.press("Enter")
    assert index.locator("h1").inner_text() == label.partition(":")[0]


def test_tasks_that_pass_now_and_then_are_marked_and_the_worst_come_first(
    index: Page, run: RunContents
) -> None:
    passes: dict[str, set[bool]] = {}
    for record in run.records:
        if record.outcome.scored:
            passes.setdefault(record.cell.task, set()).add(record.outcome is Outcome.PASSED)
    mixed = {task for task, found in passes.items() if len(found) == 2}
    marked = index.locator("table.grid tr:has(.flip) th a").all_inner_texts()
    assert set(marked) == mixed
    counts = index.locator("table.grid tr.app td.num").all_inner_texts()
    shares = [int(passed) / int(scored) for passed, scored in (text.split("/") for text in counts)]
    assert shares == sorted(shares)


@pytest.mark.slow
def test_the_slash_key_leads_to_the_search(index: Page) -> None:
    index.keyboard.press("/")
    assert index.evaluate("document.activeElement.id") == "search"
    index.keyboard.type("clock/")
    assert index.locator("#search").input_value() == "clock/"


@pytest.mark.slow
def test_every_control_is_reached_by_the_tab_key(index: Page) -> None:
    index.locator("#search").focus()
    reached = []
    for _ in range(22):
        index.keyboard.press("Tab")
        reached.append(index.evaluate("document.activeElement.outerHTML.slice(0, 60)"))
    wanted = ("data-outcome", '<select name="app"', "<summary", 'value="outcome"', "episodes/")
    for part in wanted:
        assert [one for one in reached if part in one], (part, reached)


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [400, 1280])
def test_nobody_is_shut_out(visits: Visits, tmp_path: Path, look: Look, width: int) -> None:
    run = publish(made_run(tmp_path / "run", Made(tasks=14, seeds=3, repeats=2, not_run=2)))
    page = visits.open(run.path / "index.html", "app=Clock&sort=steps", look=look, width=width)
    page.locator(".columns summary").click()
    page.locator(".by-task summary").click()
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("hostile", [False, True])
def test_nothing_is_wider_than_a_telephone(visits: Visits, tmp_path: Path, hostile: bool) -> None:
    made = Made(tasks=14, seeds=30, hostile=hostile, not_run=1)
    page = visits.open(publish(made_run(tmp_path / "run", made)).path / "index.html", width=400)
    assert sideways(page) == []
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert sideways(page) == []


@pytest.mark.slow
def test_hostile_texts_are_shown_and_not_obeyed(visits: Visits, tmp_path: Path) -> None:
    run = publish(made_run(tmp_path / "run", Made(tasks=8, seeds=3, hostile=True, not_run=1)))
    page = visits.open(run.path / "index.html")
    assert page.locator("main img, main script:not(#data)").count() == 0
    assert HOSTILE[0] in page.locator("table.episodes").inner_text()
    assert HOSTILE[1] in page.locator("table.grid").inner_text()
    assert "\\x1b[31mred\\x00 \\u202etxet" in page.locator("table.episodes").inner_text()
    assert [
        link
        for link in page.locator("a").all()
        if "javascript" in str(link.get_attribute("href"))[:12]
    ] == []
    page.locator("table.grid tr:not(.app) th a").first.click()
    expect(page.locator(".active li").first).to_contain_text("Task: ")
    assert told(page).startswith("3 of 24 episodes")
    assert violations(page) == []


@pytest.mark.slow
def test_a_printed_page_fits_on_paper_and_has_no_controls_and_more_rows(
    visits: Visits, run: RunContents
) -> None:
    index = visits.open(run.path / "index.html", width=760)
    index.emulate_media(media="print")
    index.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert len(column(index, "outcome")) == 300
    assert index.locator(".filters").is_hidden()
    assert index.locator(".jump").is_hidden()
    assert sideways(index) == []


@pytest.mark.slow
def test_runs_of_the_same_suite_are_linked(visits: Visits, tmp_path: Path) -> None:
    small = Made(tasks=3, seeds=2)
    publish(made_run(tmp_path / "before", Made(tasks=3, seeds=2, agent="other:Agent")))
    publish(made_run(tmp_path / "elsewhere", Made(tasks=1, seeds=1, suite="another")))
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "manifest.json").write_text("{", "utf-8")
    (tmp_path / "broken" / "index.html").write_text("", "utf-8")
    page = visits.open(publish(made_run(tmp_path / "run", small)).path / "index.html")
    page.get_by_role("link", name="Other runs").click()
    links = page.locator("#siblings tbody a")
    assert links.all_inner_texts() == ["before"]
    links.first.click()
    assert page.locator("h1 .agent").inner_text() == "other:Agent"


@pytest.mark.slow
@pytest.mark.parametrize(
    "made",
    [
        Made(tasks=1, seeds=1, unscored=0, skill=1),
        Made(tasks=3, seeds=2, unscored=1),
        Made(tasks=2, seeds=2, profiles=("default", "dark")),
        Made(tasks=0, not_run=2),
    ],
    ids=["one-passed", "nothing-scored", "profiles", "nothing-run"],
)
def test_a_page_is_made_of_whatever_there_is(visits: Visits, tmp_path: Path, made: Made) -> None:
    run = publish(made_run(tmp_path / "run", made))
    page = visits.open(run.path / "index.html")
    if run.records:
        assert told(page).startswith(f"{len(run.records)} episodes")
    else:
        assert "No episode has finished yet." in page.locator("#episodes").inner_text()
    assert violations(page) == []
