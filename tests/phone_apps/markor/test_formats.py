"""What Markor makes of names, dates, sizes, tasks and pages, without a phone."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import pytest

from pytest_androidbench.phone.apps.markor import todo_edits
from pytest_androidbench.phone.apps.markor.date_format import formatted
from pytest_androidbench.phone.apps.markor.files import readable_size
from pytest_androidbench.phone.apps.markor.formats import format_of
from pytest_androidbench.phone.apps.markor.view import html
from pytest_androidbench.phone.kit.writing import Edit, by_rules
from tests.phone_kit.writing.marks import marked, shown


@pytest.mark.parametrize(
    ("edit", "before", "after"),
    [
        (partial(by_rules, rules=todo_edits.done("2023-10-15")), "b|", "x 2023-10-15 b|"),
        (partial(by_rules, rules=todo_edits.done("")), "(B) a|", "x a pri:B|"),
        (partial(by_rules, rules=todo_edits.done("")), "x a|", "a|"),
        (partial(by_rules, rules=todo_edits.priority("C")), "(A) a|", "(C) a|"),
        (partial(todo_edits.tagged, tag="@home"), "a|b\nc", "ab @home|\nc"),
    ],
)
def test_edits_of_tasks(edit: Edit, before: str, after: str) -> None:
    assert shown(edit(marked(before))) == after


@pytest.mark.parametrize(
    ("name", "format_"),
    [
        ("a.md", "markdown"),
        ("a.MD", "markdown"),
        ("todo.txt", "todotxt"),
        ("x.todo.txt", "todotxt"),
        ("a.txt", "plaintext"),
        ("a", "plaintext"),
        ("a.csv", "csv"),
        ("a.adoc", "asciidoc"),
        ("a.json", "keyvalue"),
    ],
)
def test_formats(name: str, format_: str) -> None:
    assert format_of(f"/x/{name}") == format_


def test_html() -> None:
    page = html("# H\n\na **b** <c>\n\n1. x\n\n> q\n\n|a|b|\n|-|-|\n|1|2|\n\n---", "markdown")
    assert page.split("\n") == [
        "<h1>H</h1>",
        "<p>a b </p>",
        "<ol><li><p>x</p></li></ol>",
        "<blockquote><p>q</p></blockquote>",
        "<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>",
        "<hr>",
    ]
    assert html("a;b\n# no\n1;<", "csv") == "<pre>a | b\n1 | &lt;</pre>"


def test_dates_are_written_as_java_does() -> None:
    moment = datetime(2023, 4, 5, 6, 7, 8)
    assert formatted(moment, "EEE d MMM yyyy, HH:mm:ss 'at' h") == "Wed 5 Apr 2023, 06:07:08 at h"
    assert formatted(moment, "yy-M-d H:m") == "23-4-5 6:7"


@pytest.mark.parametrize(
    ("size", "said"),
    [(0, "0B"), (14, "14 Bytes"), (1536, "1.5 Kilobytes"), (2 << 20, "2 Megabytes")],
)
def test_sizes(size: int, said: str) -> None:
    assert readable_size(size) == said
