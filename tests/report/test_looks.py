"""Success by each side of the profiles' looks, held against the usual value."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.interface.profile import BUILT_IN, Profile
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import DeviceInfo
from pytest_androidbench.report.exports import episodes_csv, summary_json
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.looks import LookTable, LookValue
from pytest_androidbench.report.markdown import markdown
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.stats.paired import difference
from tests.records.samples import record, stored_run
from tests.report.profiled import Passes, profiled, run_of

PLAIN = Profile(name="plain", locale="en-US", dark=False, font_scale=1.0)
FRENCH = replace(PLAIN, name="french", locale="fr-CA")
DARK = replace(PLAIN, name="dim", dark=True)
BOTH = replace(PLAIN, name="both", locale="ko-KR", font_scale=1.3)


CELLS = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 1))


def tables(contents: RunContents) -> dict[str, LookTable]:
    return {table.aspect: table for table in figures(contents).looks}


def value(table: LookTable, name: str) -> LookValue:
    return next(one for one in table.values if one.value == name)


def in_english(_task: str, profile: str, _repeat: int) -> bool:
    return profile in ("plain", "dim")


def test_each_side_has_its_rates_and_differences() -> None:
    found = tables(run_of(profiled([PLAIN, FRENCH, DARK], in_english)))
    assert list(found) == ["locale", "theme"]
    locale = found["locale"]
    assert (locale.usual, [one.value for one in locale.values]) == ("en-US", ["en-US", "fr-CA"])
    english, french = locale.values
    assert (english.rate.passed, english.rate.episodes, english.difference) == (16, 16, None)
    assert (french.rate.passed, french.rate.episodes) == (0, 8)
    assert french.difference is not None
    assert french.difference.difference.estimate == -1
    # 2 of the 2^8 exchanges are as uneven.
    assert french.difference.adjusted == pytest.approx(2 / 2**8)
    assert french.difference.shown
    assert not french.mixed


def test_only_profiles_alike_in_all_else_are_compared_where_there_are_any() -> None:
    """The dark profile in English fails and is no part of what French is held against."""
    passes: Passes = lambda _task, profile, _repeat: profile != "dim"  # noqa: E731 - short
    found = tables(run_of(profiled([PLAIN, FRENCH, DARK], passes)))
    french = value(found["locale"], "fr-CA")
    assert french.difference is not None
    assert french.difference.difference.cells == 8
    assert french.difference.difference.estimate == 0
    dark = value(found["theme"], "dark")
    assert dark.difference is not None
    assert (dark.difference.difference.estimate, dark.mixed) == (-1, False)
    # The rates are of all episodes nevertheless.
    assert value(found["locale"], "en-US").rate.passed == 8


def test_where_profiles_differ_in_more_tasks_are_paired_and_it_is_said() -> None:
    hard = {f"T{n}" for n in range(6)}
    passes: Passes = lambda task, profile, _r: profile != "both" or task not in hard  # noqa: E731
    contents = run_of(profiled([PLAIN, DARK, BOTH], passes))
    korean = value(tables(contents)["locale"], "ko-KR")
    assert korean.mixed
    assert korean.difference is not None
    # One pair a task: the mean of two profiles against the one.
    expected = difference({f"shop/T{n}": [(1.0, float(n >= 6))] for n in range(8)})
    assert korean.difference.difference == expected
    told = "\n".join(map(str, run_lines(contents)))
    assert "  ko-KR *" in told
    assert "* not of this alone: the profiles differ in other things, too" in told


@given(st.dictionaries(CELLS, st.booleans(), min_size=1, max_size=32), st.booleans())
def test_where_all_was_run_differences_are_those_of_the_rates(
    passed: dict[tuple[int, int, int], bool], mixed: bool
) -> None:
    """Whatever came of the episodes, and whether or not the profiles differ in more than this."""
    other = Profile(font_scale=1.3) if mixed else Profile()
    profiles = [
        PLAIN,
        replace(PLAIN, name="again"),
        FRENCH.under(other),
        replace(FRENCH, name="encore").under(other),
    ]
    names = [profile.name for profile in profiles]

    def passes(task: str, name: str, repeat: int) -> bool:
        return passed.get((int(task[1:]), names.index(name), repeat), False)

    records = profiled(profiles, passes, tasks=("T0", "T1", "T2", "T3"), repeats=2)
    locale = tables(run_of(records))["locale"]
    (one,) = (each for each in locale.values if each.difference is not None)
    (usual,) = (each for each in locale.values if each.difference is None)
    assert one.difference is not None
    assert one.difference.difference.estimate == pytest.approx(
        one.rate.interval.estimate - usual.rate.interval.estimate
    )
    assert one.mixed == mixed


def test_the_default_profile_is_the_usual_and_else_what_most_have() -> None:
    default = Profile()
    others = [BUILT_IN["dark"], replace(BUILT_IN["dark"], name="dark2")]
    seen = DeviceInfo(kind="simulated", look=Profile(name="", dark=False, density=420))
    records = [
        replace(one, device=seen) if one.cell.profile == "default" else one
        for one in profiled([default, *others], in_english)
    ]
    theme = tables(run_of(records))["theme"]
    # What the default leaves open is what was seen of the device.
    assert (theme.usual, [one.value for one in theme.values]) == ("light", ["light", "dark"])
    most = tables(run_of(profiled([PLAIN, DARK, replace(DARK, name="dim2")], in_english)))["theme"]
    assert most.usual == "dark"


def test_a_device_that_does_not_tell_has_the_usual_value() -> None:
    found = tables(run_of(profiled([Profile(), BUILT_IN["large_font"]], in_english)))
    assert [one.value for one in found["font"].values] == ["usual", "1.3"]


def test_home_screens_are_called_after_a_profile_that_has_them() -> None:
    one = Profile(name="one", home="5x5 com.android.settings@0,2 com.android.chrome#1")
    same = Profile(name="same", home="5x5  com.android.chrome#1 com.android.settings@0,2")
    other = Profile(name="other", home="5x5 com.android.chrome#1")
    home = tables(run_of(profiled([one, same, other], in_english)))["home"]
    assert [each.value for each in home.values] == ["one's", "other's"]
    assert home.values[0].rate.episodes == 16


def test_what_is_varied_beside_is_no_part_of_it() -> None:
    records = profiled([PLAIN, FRENCH], in_english)
    varied = [
        replace(one, outcome=Outcome.FAILED,
                cell=replace(one.cell, variation=(("font", "1.3"),)))
        for one in records
    ]  # fmt: skip
    assert tables(run_of([*records, *varied])) == tables(run_of(records))


def test_one_profile_or_looks_that_nobody_sets_tell_nothing() -> None:
    assert figures(run_of(profiled([PLAIN], in_english))).looks == ()
    seen = [DeviceInfo(kind="simulated", look=Profile(name="", density=d)) for d in (320, 420)]
    records = [replace(record(f"T{n}"), device=seen[n % 2]) for n in range(6)]
    assert figures(run_of(records)).looks == ()


def test_agents_and_kinds_of_device_are_apart() -> None:
    simulated = profiled([PLAIN, FRENCH, DARK], in_english)
    real = [
        replace(one, device=DeviceInfo(kind="real"), cell=replace(one.cell, seed=9))
        for one in profiled([PLAIN, FRENCH, DARK], lambda *_: True)
    ]
    found = figures(run_of([*simulated, *real])).looks
    locales = [one for one in found if one.aspect == "locale"]
    assert [(one.of, one.values[1].rate.passed) for one in locales] == [
        ("agents:Mine on real device", 8),
        ("agents:Mine on simulated phone", 0),
    ]


def test_every_report_tells_it(tmp_path: Path) -> None:
    records = profiled([PLAIN, FRENCH, DARK], in_english)
    contents = run_of(records)
    numbers = figures(contents)
    lines = list(map(str, run_lines(contents)))
    at = lines.index("by locale, against en-US:")
    assert lines[at + 1].split() == ["en-US", "100%", "16/16"]
    assert lines[at + 2].startswith("  fr-CA     0%       0/8  -100.0 (-100.0 to ")
    assert lines[at + 2].endswith(")  worse")
    assert max(map(len, lines[at : at + 3])) <= 80
    wide = list(map(str, run_lines(contents, 120)))
    assert any("worse, p = 0.0078; 8 cells" in line for line in wide)
    told = markdown(contents, numbers)
    assert "| By locale, against en-US | Success | 95% interval | Passed | Difference |" in told
    assert "| fr-CA | 0% |" in told
    summary = json.loads(summary_json(contents, numbers))
    locale = summary["looks"][0]
    assert (locale["aspect"], locale["usual"]) == ("locale", "en-US")
    assert locale["values"][1]["difference"]["difference"]["estimate"] == -1
    header, *rows = episodes_csv(contents).decode().splitlines()
    assert header.split(",")[6] == "look"
    assert '""locale"":""fr-CA""' in "".join(rows).replace(" ", "")
    run = stored_run(tmp_path / "run", *records, manifest=contents.manifest)
    publish(run)
    page = (tmp_path / "run" / "index.html").read_text("utf-8")
    assert "By what the profiles look like" in page
    assert '<th scope="row">fr-CA</th>' in page
