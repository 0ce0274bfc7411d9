"""The page of an audit whose tasks' code was changed: survivors, their lines, hostile texts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.audit import publish_audit
from pytest_androidbench.mutants import store
from pytest_androidbench.mutants.judged import Fate, Judged, LineDiff, Mutant, TaskJudged
from tests.browser.visits import LOOKS, Look, Visits, sideways, violations
from tests.records.samples import MANIFEST, record, stored_run

HOSTILE = "<script>alert(1)</script>\u202e`x`" + "y" * 300
MUTANT = Mutant(
    module="shop.rules", function="few", line=12, column=8, operator="removed statement",
    original="assert len(rows) <= 3", mutated="pass",
)  # fmt: skip
SURVIVOR = Judged(
    mutant=MUTANT, suite="shop", task="BuyMilk", own=False, fate=Fate.SURVIVED,
    ends=("null on seed 30", HOSTILE), seconds=(0.02,),
    change=LineDiff(
        file="shop/rules.py", line=12, before=MUTANT.original, after="pass", within=MUTANT.original
    ),
)  # fmt: skip


@pytest.fixture(scope="module")
def audited(tmp_path_factory: pytest.TempPathFactory) -> Path:
    run = stored_run(
        tmp_path_factory.mktemp("audited") / "run",
        record(audit="null"), record(audit="solution"),
        manifest=replace(MANIFEST, audit=True),
    )  # fmt: skip
    store.write_judged(run.path, SURVIVOR)
    odd = replace(MUTANT, function=HOSTILE, original=HOSTILE, line=13, operator="constant")
    store.write_judged(run.path, replace(SURVIVOR, mutant=odd, change=None))
    own = replace(SURVIVOR, mutant=replace(MUTANT, line=14), own=True, fate=Fate.KILLED)
    store.write_judged(run.path, own)
    store.write_task(
        run.path,
        TaskJudged(
            suite="shop", task="BuyMilk", refused=(HOSTILE,), changes_device=("input keyevent 3",)
        ),
    )
    publish_audit(run)
    return run.path / "audit.html"


@pytest.mark.slow
def test_a_survivor_is_shown_with_its_lines_and_advice(visits: Visits, audited: Path) -> None:
    page = visits.open(audited)
    first = page.locator(".survivor").first
    assert first.locator("h4").inner_text() == "shop/rules.py:12 shop.rules:few"
    assert first.locator("pre").inner_text() == "- assert len(rows) <= 3\n+ pass"
    assert "Add a mistake that does what it forbids" in first.inner_text()
    assert "Tried on null on seed 30" in first.inner_text()
    assert page.locator("#mutants tbody tr").all_inner_texts() == [
        "BuyMilk checks change the device\t100%\t1\t0\t0\t0", "shop.rules shared\t0%\t2\t2\t0\t0",
    ]  # fmt: skip


@pytest.mark.proof
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [400, 1280])
def test_nobody_is_shut_out(visits: Visits, audited: Path, look: Look, width: int) -> None:
    page = visits.open(audited, look=look, width=width)
    assert violations(page, "#mutants") == []
    assert sideways(page) == []
