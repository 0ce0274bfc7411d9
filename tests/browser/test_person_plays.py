"""A person in a browser solves a task of AndroidWorld on the simulated phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from fixtures.played import PlayedRun, played
from pytest_androidbench.records.contents import read_contents, read_steps
from pytest_androidbench.records.outcome import Outcome
from tests.browser.visits import Visits, sideways, violations

TASK = "ContactsAddContact"
WANTED = re.compile(r"for (\w+) (\w+) whose number is ([+\d]+)\.")


class Player:
    """Does on the page what a person does, after a look at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0

    def await_question(self) -> None:
        """Wait until the next step can be made."""
        left = f"{12 - self.steps} of 12 steps left"
        self.page.locator("#chips").get_by_text(left).wait_for()
        self.page.locator("#screen[aria-busy=false]").wait_for()

    def done(self) -> None:
        self.steps += 1
        self.await_question()

    def open(self, app: str) -> None:
        self.page.get_by_role("textbox", name="App").fill(app)
        self.page.get_by_role("button", name="Open").click()
        self.done()

    def click_on(self, label: str) -> None:
        """Click on the picture where something is."""
        entry = re.compile(f"^{label} ")
        self.page.locator("#elements").get_by_role("button", name=entry).focus()
        box = self.page.locator("#outline").bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.done()

    def type(self, text: str) -> None:
        """Type as on a keyboard, with the picture focused by the click before."""
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.done()


def people_in(visits: Visits, run: PlayedRun) -> Page:
    """The page of a run, once it shows a task."""
    [person] = run.people()
    page = visits.page(served=person.address.partition("#")[0])
    page.set_default_timeout(60_000)
    page.goto(person.address)
    page.locator("#goal:not(:empty)").wait_for()
    page.locator("#cover").wait_for(state="hidden")
    page.locator("#listed summary").click()
    return page


@pytest.mark.slow
def test_by_clicks_on_the_picture_typing_and_done(visits: Visits, tmp_path: Path) -> None:
    options = ["--agent=human", "--ab-suite=android_world", f"--ab-tasks={TASK}"]
    with played(tmp_path, *options, "--agent-option", "participant=P 7", tabletop=False) as run:
        page = people_in(visits, run)
        player = Player(page)
        goal = page.locator("#goal").inner_text()
        found = WANTED.search(goal)
        assert found, goal
        player.await_question()
        player.open("Contacts")
        player.click_on("Create contact")
        for label, text in zip(("First name", "Last name", "Phone"), found.groups(), strict=True):
            player.click_on(label)
            assert page.locator("#field").inner_text() == f"“{label}”"
            player.type(text)
        assert violations(page) == []
        assert sideways(page) == []
        player.click_on("Save")
        page.get_by_role("button", name="Done", exact=True).click()
        page.get_by_role("button", name="Yes").click()
        page.get_by_text(re.compile("Waiting for the next task|This is over")).wait_for()
        # Once the run has ended nobody would answer what the page asks.
        visits.close()
        assert run.end() == 0, run.printed
    contents = read_contents(tmp_path / "run")
    (attempt,) = contents.counted
    record = attempt.record
    assert (record.outcome, record.agent, record.ending) == (Outcome.PASSED, "human", "done")
    actions = [step.action for step in read_steps(contents.path / attempt.folder)]
    assert [action["action"] for action in actions] == [
        "Open", "Tap", "Tap", "Type", "Tap", "Type", "Tap", "Type", "Tap", "Done",
    ]  # fmt: skip
    assert all(len(action["at"]) == 2 for action in actions if action["action"] == "Tap")
    assert contents.manifest.agent_options == {"participant": "P 7"}
