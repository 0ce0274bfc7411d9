"""What a suite.toml says about its apps, and what tasks outside of any suite know of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.interface.apps import FirstPages, KnownApp
from pytest_androidbench.suites.apps import SuiteApp
from pytest_androidbench.suites.content import content_hash
from pytest_androidbench.suites.installed import suite_of_others
from pytest_androidbench.suites.suite import Suite, load_suite

WHOLE = """
[apps]
"org.short" = "1.2"

[apps."org.notes"]
label = "Notes"
names = ["notebook", "to-?do"]
first_pages = { taps = ["?Skip", "#next"], expect = "All notes" }

[apps."org.seldom"]
version = "3"
required = false
"""


def suite(folder: Path, text: str, *, name: str = "desk") -> Suite:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "suite.toml").write_text(f'name = "{name}"\n{text}', "utf-8")
    return load_suite(folder)


def test_an_app_is_a_version_or_a_table(tmp_path: Path) -> None:
    pages = FirstPages(taps=("?Skip", "#next"), expect="All notes")
    assert suite(tmp_path, WHOLE).apps == {
        "org.short": SuiteApp(version="1.2"),
        "org.notes": SuiteApp(label="Notes", names=("notebook", "to-?do"), first_pages=pages),
        "org.seldom": SuiteApp(version="3", required=False),
    }


def test_a_version_alone_means_the_same_as_in_a_table(tmp_path: Path) -> None:
    short = suite(tmp_path / "short", '[apps]\n"org.a" = "2"')
    assert short.apps == suite(tmp_path / "table", '[apps."org.a"]\nversion = "2"').apps


def test_a_device_is_told_of_all_and_has_to_have_those_that_are_required(tmp_path: Path) -> None:
    found = suite(tmp_path, WHOLE)
    assert found.required == {"org.short": "1.2", "org.notes": ""}
    assert [app.package for app in found.known_apps] == ["org.short", "org.notes", "org.seldom"]
    assert found.known_apps[1].is_called("To-Do")
    assert not found.known_apps[1].is_called("to-do list")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("apps = 3", "apps must be a table of apps by package"),
        ('[apps]\n"org.a" = 3', 'apps."org.a" must be a version, or a table'),
        ('[apps."org.a"]\nlable = "A"', 'unknown entry apps."org.a".lable; the entries are first'),
        (
            '[apps."org.a".first_pages]\ntap = []',
            'unknown entry apps."org.a".first_pages.tap; the entries are expect, taps',
        ),
        ('[apps."org.a"]\nlabel = 1', r'apps."org.a": .*Expected `str`.* at `$.label`'),
        ('[apps."org.a"]\nnames = "a"', r'apps."org.a": .* at `$.names`'),
        ('[apps."org.a"]\nnames = ["(a"]', "apps.\"org.a\": .*names: '(a' is no pattern: "),
        ('[apps."org.a"]\nnames = ["a*"]', "apps.\"org.a\": .*names: 'a*' fits an empty name"),
        (
            '[apps."org.a".first_pages]\ntaps = ["?"]',
            'apps."org.a": .*each of taps must name a label or an #id',
        ),
        ("limits = { step = 3 }", "unknown entry limits.step; the entries are"),
        ("snapshots = 3", "unknown entry snapshots; the entries are"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SuiteError) as caught:
        suite(tmp_path, text)
    place, _, rest = str(caught.value).partition(": ")
    assert place == str(tmp_path / "suite.toml")
    words = told.split(".*")
    assert all(word in rest for word in words), rest
    assert rest.startswith(words[0])


def test_what_an_app_is_called_is_part_of_the_suites_hash(tmp_path: Path) -> None:
    # It decides what an agent opens by a name, and so the results.
    suite(tmp_path, WHOLE)
    before = content_hash(tmp_path)
    suite(tmp_path, WHOLE.replace('"notebook"', '"pad"'))
    assert content_hash(tmp_path) != before


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages that register suites."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def register(site: Path, name: str, text: str) -> None:
    suite(site / f"{name}_tasks", text, name=name)
    info = site / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    entry = f"[pytest_androidbench_suites]\n{name} = {name}_tasks\n"
    (info / "entry_points.txt").write_text(entry)


def test_tasks_outside_of_any_suite_know_the_apps_of_all(site: Path) -> None:
    register(site, "aaa", '[apps]\n"org.notes" = "9"\n[apps."org.a"]\nlabel = "A"')
    register(site, "zzz", WHOLE)
    known = {app.package: app for app in suite_of_others().known_apps}
    pages = FirstPages(taps=("?Skip", "#next"), expect="All notes")
    assert known["org.notes"] == KnownApp(
        package="org.notes", label="Notes", names=("notebook", "to-?do"), first_pages=pages
    )
    assert list(known)[:2] == ["org.notes", "org.a"]
    assert {"org.short", "org.seldom"} < known.keys()


def test_they_need_none_of_them(site: Path) -> None:
    register(site, "zzz", WHOLE)
    assert (suite_of_others().required, suite_of_others().folder) == ({}, None)


def test_a_suite_that_cannot_be_read_is_in_nobodys_way(site: Path) -> None:
    register(site, "zzz", WHOLE)
    (site / "zzz_tasks" / "suite.toml").write_text("[apps]\n[apps]")
    assert "org.notes" not in suite_of_others().apps
