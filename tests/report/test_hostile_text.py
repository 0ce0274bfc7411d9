"""Whatever an app, an agent or a task says, no report obeys it."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from pytest_androidbench.audit import audit_lines, publish_audit
from pytest_androidbench.records.manifest import Manifest, SuiteInfo
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, CheckRecord, DeviceInfo, Record
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.markdown import escaped
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from tests.records.samples import MANIFEST, step

SCRIPTS = {"report.js", "index.js", "episode.js", "json"}
EVIL = "<evil onevil=1>\"'><evil onevil=1>&lt;`{{ 7*7 }}{% evil %}</script></style><!--]]>"
pieces = st.sampled_from([
    "<evil>", "</td>", '"', "'", " onevil=1 ", "&", "{{", "%}", "\x1b[31m", "\u202e", "\x00",
    "javascript:", "<!--", "]]>", "`", "|", "\n", "\\",
])  # fmt: skip
hostile = st.lists(pieces | st.text(max_size=4), max_size=8).map("".join)


class Markup(HTMLParser):
    """Collects what a browser would make of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.addresses: set[str] = set()
        self.comments: list[str] = []
        self.scripts: list[str] = []
        """Where each comes from, or that it is data."""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag == "script":
            given = dict(attrs)
            self.scripts.append(str(given.get("src") or given.get("type")))
        self.attributes |= {name for name, _ in attrs}
        self.addresses |= {value or "" for name, value in attrs if name in ("href", "src")}

    def handle_comment(self, data: str) -> None:
        self.comments.append(data)


def poisoned(text: str, audit: str = "") -> Record:
    return Record(
        cell=Cell(suite=text, task=text, seed=1, profile=text),
        nodeid=text,
        outcome=Outcome.FAILED,
        score=0.5,
        reason=text,
        goal=text,
        params={text: text, "list": [text]},
        answer=text,
        ending=text,
        checks=(CheckRecord(label=text, weight=1, passed=False, explanation=text),),
        app=text,
        difficulty=text,
        tags=(text,),
        device=DeviceInfo(serial=text, kind="simulated", model=text, android=text),
        traceback=text,
        repro=text,
        audit=audit,
        audit_check=text,
    )


def poisoned_manifest(text: str) -> Manifest:
    return replace(
        MANIFEST,
        agent=text,
        agent_options={text: text},
        suites=(SuiteInfo(name=text, version=text, content=text),),
        profiles=(text,),
        created=text,
        command=text,
    )


def poisoned_run(folder: Path, text: str, *, audit: bool = False) -> RunDirectory:
    manifest = replace(poisoned_manifest(text), audit=audit)
    run = RunDirectory.create(folder, manifest)
    made = poisoned(text, f"mistake:{text}" if audit else "")
    attempt = run.attempt(made.episode)
    dump = f"<hierarchy><node text='' bounds='[0,0][9,9]'/>{text}</hierarchy>"
    seen = attempt.write_file("000.xml", dump.encode("utf-8", "replace"))
    attempt.write_step(
        step(0, action={"action": "Type", "text": text}, observation=seen, error=text)
    )
    attempt.write_step(step(1, action={"action": text, "at": text}, package=text, activity=text))
    attempt.finish(made)
    return run


def check_pages(run: RunDirectory) -> None:
    pages = list(run.path.rglob("*.html"))
    assert pages
    for page in pages:
        text = page.read_text(encoding="utf-8")
        markup = Markup(text)
        assert "evil" not in markup.tags
        assert "onevil" not in markup.attributes
        assert not markup.comments
        assert not [a for a in markup.addresses if a.strip().lower().startswith("javascript")]
        assert not {"\x00", "\x1b", "\u202e"} & set(text)
        assert {script.rpartition("/")[2] for script in markup.scripts} <= SCRIPTS
        assert text.count("<script") == len(markup.scripts)


@pytest.mark.slow
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(hostile)
@example(EVIL)
def test_no_text_becomes_markup(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        run = poisoned_run(Path(folder) / "run", text.replace("\ud800", ""))
        publish(run)
        check_pages(run)


@pytest.mark.parametrize("text", [EVIL, "\x1b[2J\x00", "a\u202eb"])
def test_no_text_becomes_markup_in_an_audit(tmp_path: Path, text: str) -> None:
    run = poisoned_run(tmp_path / "run", text, audit=True)
    publish_audit(run)
    check_pages(run)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(hostile)
def test_no_text_reaches_the_terminal_as_a_command(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        run = poisoned_run(Path(folder) / "run", text, audit=True)
        contents = run.contents()
        lines = [*map(str, run_lines(contents)), *audit_lines(contents.records)]
        assert not {"\x00", "\x1b", "\u202e", "\r"} & set("".join(lines))


@given(hostile)
def test_markdown_shows_text_and_does_not_obey_it(text: str) -> None:
    assert not set("<>|`*[]\n@") & set(escaped(text))


def test_markdown_leaves_ordinary_text_readable() -> None:
    text = "my_agent:Agent on android_world 1: Wi-Fi is off (score 0.5)!"
    assert escaped(text) == text
    assert escaped("_x_ :smile: https://a.b") == ("&#95;x&#95; &#58;smile: https&#58;//a.b")
