"""The measures of scripts that the page shows are those that its module makes, of its tasks."""

from __future__ import annotations

import re
from typing import Final

from lxml import etree

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.report.arena.tabulated import DEFINITIONS, MEASURES
from tests.docs.arena_measures import (
    CHART,
    CONSTRAINED,
    FREE,
    PAGE,
    RATES,
    SUITE,
    TASKS,
    TRIED_AGAIN,
    measures,
    measures_in,
    run_name,
    run_names,
    tables,
    with_measures,
)

TEXT: Final = PAGE.read_text("utf-8")
SHOWN: Final = tables(measures_in(TEXT))
TRIED: Final = run_names([TRIED_AGAIN])


def test_what_is_shown_goes_back_where_it_is() -> None:
    assert with_measures(TEXT, measures_in(TEXT)) == TEXT


def test_all_runs_have_all_measures_by_both_definitions() -> None:
    found = measures(SHOWN["Measures"])
    assert list(found) == [(name, of) for name in run_names() for of in DEFINITIONS]
    assert all(tuple(row) == MEASURES for row in found.values())


def test_all_runs_are_of_the_same_tasks_with_their_labels_and_nothing_untranslated() -> None:
    for name in run_names():
        (note,) = re.findall(rf"^{re.escape(name)}: (.*)$", SHOWN["Measures"], re.MULTILINE)
        assert note.startswith(f"{len(TASKS)} cells, 0% of the steps could not be translated")


def test_the_page_names_the_tasks_and_the_rates() -> None:
    told = TEXT.partition("## Measures of scripts")[2].partition("<!-- measures -->")[0]
    assert {*re.findall(r"`([a-z_]+)`", told)} >= {*TASKS}
    assert all(f"{rate:g}".removeprefix("0") in told for rate in RATES)


def test_tasks_are_free_or_constrained_as_they_are_said_to_be() -> None:
    known = tasks_of(SUITE)
    bound = [any(tag.startswith("forbids_") for tag in known[task].tags) for task in TASKS]
    assert bound == [False] * len(FREE) + [True] * len(CONSTRAINED)


def test_the_rest_is_of_the_runs_with_trials() -> None:
    for title, table in SHOWN.items():
        rows = [line for line in table.splitlines() if line.startswith("| ")][2:]
        wanted = run_names() if title == "Measures" else TRIED
        assert dict.fromkeys(line.split("|")[1].strip() for line in rows) == dict.fromkeys(wanted)


def test_the_chart_is_of_the_runs_with_trials() -> None:
    told = etree.fromstring(CHART.read_bytes()).findtext("{*}desc") or ""
    assert [name for name in run_names() if f"{name}:" in told] == TRIED
    assert f"](images/{CHART.name})" in TEXT


def test_a_weaker_script_does_less_and_errs_more() -> None:
    found = measures(SHOWN["Measures"])
    strong, weak = (found[run_name(TRIED_AGAIN, rate), "paper"] for rate in (RATES[0], RATES[-1]))
    assert float(strong["SR"]) > float(weak["SR"])
    assert float(strong["TCR"]) > float(weak["TCR"])
    assert float(strong["Invalid format"]) < float(weak["Invalid format"])
    assert float(strong["Invalid action"]) < float(weak["Invalid action"])
