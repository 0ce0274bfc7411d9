"""The page of an episode is gone through by keyboard and pointer, on wide screens and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from pytest_androidbench.records.calls import ModelCall, PromptMessage
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import CheckFinding, CheckRecord, Record
from pytest_androidbench.report.html import episode_page
from pytest_androidbench.report.publish import publish
from tests.browser.visits import LOOKS, Look, Visits, sideways, violations
from tests.records.samples import cell, episode, new_run, record, step
from tests.report.pictures import picture

SCREEN: Final = (400, 800)
DUMP: Final = """<?xml version='1.0'?><hierarchy rotation="0">
  <node text="" class="android.widget.FrameLayout" clickable="false" bounds="[0,0][400,800]">
    <node text="{first}" class="android.widget.Button" resource-id="shop:id/add" clickable="true"
          bounds="[0,100][400,200]"/>
    <node text="Second &amp; last" class="android.widget.TextView" clickable="false"
          bounds="[0,200][400,300]"/>
  </node>
</hierarchy>"""
CHECKS: Final = (
    CheckRecord(label="paid", weight=1, passed=True),
    CheckRecord(
        label="milk is in the basket",
        weight=2,
        passed=False,
        explanation="assert does not hold: missing ...",
        condition="same_rows(wanted, basket.rows())",
        findings=(
            CheckFinding(name="missing", rows=({"item": "'milk'", "number": "2"},)),
            CheckFinding(name="unexpected", rows=({"item": "'milk'", "number": "1"},), more=3),
        ),
    ),
)


def shop(path: Path, *, pictures: bool = True, steps: int = 4, text: str = "First") -> Path:
    """A run with one failed episode; the place of its page."""
    run = new_run(path)
    attempt = run.attempt(episode())
    first = text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    for index in range(steps):
        shown = attempt.write_file(f"{index:03}.jpg", picture(200, 400)) if pictures else ""
        dump = DUMP.format(first=f"{first} {index + 1}").encode("utf-8", "replace")
        seen = attempt.write_file(f"{index:03}.xml", dump)
        made = step(
            index, action={"action": "Tap", "at": 1}, target=f"{text} {index + 1}", screen=SCREEN,
            observation=seen, screenshot=shown, bounds=(0, 100, 400, 200), note=text,
            printed=f"{text}\n" * 3, error=text if index == 2 else "", seconds=0.5 + index,
        )  # fmt: skip
        attempt.write_step(made)
        asked = (PromptMessage(role=text[:40], text=f"{text} prompt {index + 1}"),)
        call = ModelCall(
            step=index, model=text, request=asked, repeated=index, answer=f"{text} says so",
            tokens=1200, money=0.004, seconds=1.5, error=text if index == 2 else "",
        )  # fmt: skip
        attempt.write_call(call)
    attempt.write_call(ModelCall(step=steps, answer=f"{text} too late"))
    for log in ("agent.log", "device.log"):
        attempt.write_file(log, text.encode("utf-8", "replace") * 9)
    kept: Record = record(
        outcome=Outcome.FAILED, goal=f"Buy milk. {text}", checks=CHECKS, params={"a": text},
        last_picture=attempt.write_file("099.jpg", picture(200, 400)) if pictures else "",
        traceback=text, reason=text,
    )  # fmt: skip
    attempt.finish(kept)
    publish(run)
    return run.path / episode_page(kept.episode)


def shown(page: Page) -> str:
    """The headline of the one step that is shown."""
    visible = page.locator("#stage > li:visible h3")
    expect(visible).to_have_count(1)
    return " ".join(visible.inner_text().split())


def test_steps_are_gone_through_by_keyboard(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(shop(tmp_path / "run"))
    seen = [shown(page)]
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home", "ArrowLeft"):
        page.keyboard.press(key)
        seen.append(shown(page))
    assert [headline.split()[0] for headline in seen] == ["1", "2", "3", "2", "4", "4", "1", "1"]
    assert seen[1] == "2 Tap “First 2”"
    # Said to those who do not see it, and kept in the address.
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_have_text("Step 2 of 4: 2 Tap “First 2”")
    assert page.url.endswith("#step-2")
    expect(page.locator("#strip a[aria-current=step]")).to_have_attribute("href", "#step-2")


@pytest.mark.slow
def test_a_step_is_chosen_in_the_strip_and_by_the_address(visits: Visits, tmp_path: Path) -> None:
    file = shop(tmp_path / "run")
    page = visits.open(file, "step-3")
    assert shown(page).startswith("3")
    page.locator("#strip a").nth(1).click()
    assert shown(page).startswith("2")
    page.locator("#strip a").nth(1).press("ArrowRight")
    expect(page.locator("#strip a").nth(2)).to_be_focused()
    assert shown(page).startswith("3")


def test_a_step_shows_its_picture_before_and_after(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(shop(tmp_path / "run"), "step-4")
    images = page.locator("#stage > li:visible img")
    expect(images).to_have_count(2)
    for image, name in zip(images.all(), ("003.jpg", "099.jpg"), strict=True):
        assert str(image.get_attribute("src")).endswith(name)
        image.evaluate("image => image.decode()")
    assert page.locator("#stage > li:visible .before .mark").is_visible()


def test_the_node_under_the_pointer_is_told_and_the_chosen_one_marked(
    visits: Visits, tmp_path: Path
) -> None:
    page = visits.open(shop(tmp_path / "run"), "step-2")
    visible = page.locator("#stage > li:visible")
    options = visible.get_by_role("option")
    expect(options).to_have_count(3)
    expect(visible.get_by_role("option", selected=True)).to_have_text("Button First 2chosen")
    expect(visible.locator(".over .chosen")).to_have_attribute("height", "100")
    expect(visible.locator("table.node")).to_contain_text("shop:id/add")
    visible.locator(".before .screen").scroll_into_view_if_needed()
    box = visible.locator(".before .screen").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 250 / 800)
    expect(visible.get_by_role("option", selected=True)).to_have_text("TextView Second & last")
    expect(visible.locator(".over .active")).to_have_attribute("y", "200")
    page.mouse.move(1, 1)
    expect(visible.get_by_role("option", selected=True)).to_have_text("Button First 2chosen")


def test_nodes_are_gone_through_by_keyboard(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(shop(tmp_path / "run"))
    nodes = page.get_by_role("listbox")
    for key, name in (("ArrowDown", "Second"), ("Home", "FrameLayout"), ("End", "Second")):
        nodes.press(key)
        expect(nodes.get_by_role("option", selected=True)).to_contain_text(name)
        named = page.locator(f"#{nodes.get_attribute('aria-activedescendant')}")
        expect(named).to_have_attribute("aria-selected", "true")
    # The step stays.
    assert shown(page).startswith("1")
    nodes.press("ArrowRight")
    assert shown(page).startswith("2")


def test_without_pictures_the_screen_is_drawn_of_its_nodes(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(shop(tmp_path / "run", pictures=False))
    expect(page.locator("#stage > li:visible .over text")).to_have_text(
        ["First 1", "Second & last"]
    )
    page.get_by_label("outline all of them").check()
    expect(page.locator("#stage > li:visible .over .outline")).to_have_count(3)


@pytest.mark.slow
def test_what_the_model_was_asked_is_told_with_its_step(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(shop(tmp_path / "run"), "step-2")
    asked = page.locator("#stage > li:visible .asked")
    expect(asked.locator("summary")).to_have_text(
        "Asked its model for step 2 1,200 tokens, $0.0040, 1.5 s"
    )
    expect(asked.locator("table")).to_be_hidden()
    asked.locator("summary").press("Enter")
    rows = [" ".join(row.split()) for row in asked.locator("tr").all_inner_texts()]
    assert rows == [
        "before 1 message as in the request before", "First First prompt 2",
        "answer First says so",
    ]  # fmt: skip
    after = page.locator(".asked-after")
    expect(after.get_by_role("heading")).to_have_text("Asked after the last step")
    after.locator("summary").click()
    expect(after.locator("pre")).to_have_text("First too late")
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    assert violations(page) == []


def test_a_failed_check_is_a_table(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(shop(tmp_path / "run"))
    table = page.locator(".check.failed table")
    assert [row.split("\t") for row in table.inner_text().strip().splitlines()][-3:] == [
        ["missing", "'milk'", "2"], ["unexpected", "'milk'", "1"], ["unexpected", "and 3 more"],
    ]  # fmt: skip
    expect(page.locator(".check.failed pre")).to_be_hidden()


def test_what_sets_two_rows_apart_is_marked(visits: Visits, tmp_path: Path) -> None:
    names = ("missing", "unexpected")
    rows = ({"item": "'milk'", "number": "2"}, {"item": "'milk'", "number": "3"})
    findings = tuple(
        CheckFinding(name=name, rows=(row,)) for name, row in zip(names, rows, strict=True)
    )
    check = CheckRecord(label="milk", weight=1, passed=False, findings=findings)
    run = new_run(tmp_path / "run")
    run.attempt(episode()).finish(record(outcome=Outcome.FAILED, assertion=check))
    publish(run)
    page = visits.open(run.path / episode_page(record().episode))
    assert page.locator(".check mark").all_inner_texts() == ["2", "3"]
    assert violations(page) == []


def test_the_command_is_copied(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(shop(tmp_path / "run"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == record().repro


def test_attempts_are_tabs(visits: Visits, tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    for number, outcome in ((1, Outcome.INFRA_ERROR), (2, Outcome.PASSED)):
        run.attempt(episode(), number).finish(record(attempt=number, outcome=outcome))
    publish(run)
    page = visits.open(run.path / episode_page(record().episode))
    tabs = page.get_by_role("navigation", name="Attempts").get_by_role("link")
    expect(tabs).to_have_count(2)
    expect(tabs.nth(1)).to_have_attribute("aria-current", "page")
    tabs.nth(0).click()
    expect(tabs.nth(0)).to_have_attribute("aria-current", "page")


def test_neighbours_are_reached_by_keyboard(visits: Visits, tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    for seed in range(3):
        outcome = Outcome.FAILED if seed == 2 else Outcome.PASSED
        run.attempt(episode(seed=seed)).finish(record(seed=seed, outcome=outcome))
    publish(run)
    page = visits.open(run.path / episode_page(record().episode))
    for key, seed in (("]", 1), ("]", 2), ("[", 1), ("f", 2)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/{cell(seed=seed).key}/index.html")


@pytest.mark.proof
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [400, 1280])
def test_axe_finds_no_fault_and_nothing_is_too_wide(
    visits: Visits, tmp_path: Path, look: Look, width: int
) -> None:
    page = visits.open(shop(tmp_path / "run", steps=12), "step-3", look=look, width=width)
    expect(page.get_by_role("option")).to_have_count(3)
    assert violations(page) == []
    assert sideways(page) == []


HOSTILE: Final = (
    "<img src=x onerror=alert(1)><script>alert(2)</script>",
    '"><svg onload=alert(1)>{{ 7*7 }}]]></node>',
    "a\u202eb\u2066c " + "W" * 5_000,
)


@pytest.mark.proof
@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("pictures", [True, False])
def test_hostile_texts_are_shown_and_not_obeyed(
    visits: Visits, tmp_path: Path, text: str, pictures: bool
) -> None:
    page = visits.open(shop(tmp_path / "run", text=text, pictures=pictures), width=400)
    expect(page.get_by_role("option")).to_have_count(3)
    page.keyboard.press("End")
    expect(page.locator("#stage > li:visible table.node")).to_be_visible()
    assert page.locator("script").count() == 2
    assert page.locator("[onerror], [onload], img[src=x]").count() == 0
    assert "\u202e" not in page.content()
    assert sideways(page) == []


@pytest.mark.proof
@pytest.mark.parametrize(
    "dump",
    [
        b"",
        b"no xml at all",
        b"<hierarchy><node bounds='[0,0][9,9]'",
        b"<!DOCTYPE x [<!ENTITY a 'aaaa'>]><hierarchy><node text='&a;'/></hierarchy>",
        b"<node bounds='[1,1][3,3]'>" * 5_000 + b"</node>" * 5_000,
        b"<hierarchy><node bounds='[9,9][0,0]' text='\xff'/><node bounds='1e9'/></hierarchy>",
    ],
)  # fmt: skip
def test_a_hierarchy_that_is_none_does_no_harm(visits: Visits, tmp_path: Path, dump: bytes) -> None:
    run = new_run(tmp_path / "run")
    attempt = run.attempt(episode())
    for index in range(2):
        attempt.write_step(step(index, observation=attempt.write_file(f"{index}.xml", dump)))
    attempt.finish(record())
    publish(run)
    page = visits.open(run.path / episode_page(record().episode))
    page.keyboard.press("ArrowRight")
    assert shown(page).startswith("2")
    page.wait_for_timeout(100)


def test_all_steps_can_be_read_where_no_script_runs(visits: Visits, tmp_path: Path) -> None:
    file = shop(tmp_path / "run")
    for script in (file.parents[2] / "static").glob("*.js"):
        script.write_text("")
    page = visits.open(file)
    expect(page.locator("#stage > li:visible")).to_have_count(4)
    page.locator("#strip a").nth(3).click()
    assert page.url.endswith("#step-4")


@pytest.mark.proof
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [400, 1280])
@pytest.mark.parametrize("text", ["milk", *HOSTILE])
def test_two_episodes_are_shown_beside_each_other(
    visits: Visits, tmp_path: Path, look: Look, width: int, text: str
) -> None:
    run = new_run(tmp_path / "run")
    for seed, outcome in enumerate((Outcome.PASSED, Outcome.FAILED)):
        made = record(seed=seed, outcome=outcome, goal=text, reason=text, params={text: seed})
        attempt = run.attempt(made.episode)
        for index in range(3 + seed):
            kept = attempt.write_file(f"{index:03}.jpg", picture(200, 400))
            what = {"action": "Type", "text": f"{text} {seed if index else ''}"}
            attempt.write_step(step(index, action=what, screenshot=kept, printed=text, note=text))
        attempt.finish(made)
    publish(run)
    page = visits.open(run.path / episode_page(episode(seed=1)), look=look, width=width)
    page.get_by_role("link", name="Beside one that passed").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Two episodes, beside each other")
    expect(page.locator(".rows > li")).to_have_count(3)
    assert violations(page) == []
    assert sideways(page) == []
    assert page.locator("script, [onerror], [onload]").count() == 0
