"""Tasks are varied along named axes, each value against the same cells as they usually are."""

from __future__ import annotations

import json
import shlex

import pytest

from fixtures.benches import PLUGIN, Bench

WORDED = """
    from hypothesis import strategies as st
    from pytest_androidbench import task

    @task(
        "LampOn",
        "Switch the {colour} lamp on.",
        wordings=[
            "Let the {colour} lamp shine.",
            "The {colour} lamp should be on.",
            "I want the {colour} lamp on, please.",
            "Is the {colour} lamp off? Then on with it.",
        ],
        params={"colour": st.sampled_from(["red", "green", "blue", "white", "amber", "pink"])},
        app="desk",
    )
    def test_lamp_on(episode):
        episode.run()
        with episode.check("lamp is on"):
            assert "Lamp" in episode.device.on

    @task("FanOn", "Switch the fan on.", app="desk")
    def test_fan_on(episode):
        episode.run()
        with episode.check("fan is on"):
            assert "Fan" in episode.device.on
"""
AGENT = """
    import os, time
    from pytest_androidbench import *

    class Literal:
        "Understands what begins with a verb it knows."
        def start(self, goal): self.words, self.done = goal.text.split(), False
        def act(self, observation):
            if self.done or self.words[0] not in ("Switch", "Let"):
                return Done()
            self.done = True
            wanted = "Fan" if "fan" in self.words else "Lamp"
            return Tap(next(n.index for n in observation.nodes if n.text == wanted))
"""
LOOK = """
    from pytest_androidbench import task

    @task("Seen", "Look at the screen.", app="look")
    def test_seen(episode):
        episode.device.shell("am start -W -n com.android.settings/.Settings")  # home stays upright
        seen = episode.device.observe()
        night = episode.device.setting("secure", "ui_night_mode")
        font = episode.device.setting("system", "font_scale")
        episode.run()
        with episode.check(f"{seen.width}x{seen.height} night {night} font {font}"):
            assert True
"""


@pytest.fixture
def worded_bench(bench: Bench) -> Bench:
    bench.write("test_desk.py", WORDED)
    bench.write("agents.py", AGENT)
    return bench


def ids(bench: Bench, *arguments: str) -> list[str]:
    """What stands between the brackets of the items that would be run."""
    result = bench.run("--agent=null", "--collect-only", "-q", *arguments)
    return [line.split("[")[1].rstrip("]") for line in result.outlines if "[seed" in line]


def test_each_wording_is_a_cell_with_the_same_params(worded_bench: Bench) -> None:
    result = worded_bench.run("--agent=agents:Literal", "--ab-vary=wording", "--ab-seeds=1-3")
    result.assert_outcomes(passed=9, failed=9)
    lamps = [one for one in worded_bench.records() if one.cell.task == "LampOn"]
    for seed in (1, 2, 3):
        of_seed = {one.cell.variation: one for one in lamps if one.cell.seed == seed}
        assert set(of_seed) == {(), *((("wording", number),) for number in "1234")}
        [params] = {json.dumps(one.params) for one in of_seed.values()}
        colour = json.loads(params)["colour"]
        assert of_seed[()].goal == f"Switch the {colour} lamp on."
        assert of_seed[(("wording", "3"),)].goal == f"I want the {colour} lamp on, please."
    result.stdout.fnmatch_lines(
        [
            "by wording:",
            "  usual *100%*3/3 in 1 task",
            "  1 *100%*3/3 in 1 task",
            "  2 *0%*0/3 in 1 task",
            "  3 *0%*0/3 in 1 task",
            "  4 *0%*0/3 in 1 task",
        ],
        consecutive=True,
    )
    summary = json.loads((worded_bench.run_path / "summary.json").read_text())
    rates = {name: group["passed"] for name, group in summary["by_axis"]["wording"].items()}
    assert rates == {"usual": 3, "1": 3, "2": 0, "3": 0, "4": 0}
    assert "By wording" in (worded_bench.run_path / "index.html").read_text()
    result.stdout.fnmatch_lines(["*LampOn · seed 1 · wording 2 *"])


@pytest.mark.slow
def test_workers_give_the_same_cells_as_one_process(worded_bench: Bench) -> None:
    options = ("--agent=agents:Literal", "--ab-vary=wording=3", "--ab-seeds=1,2")
    worded_bench.run(*options)
    worded_bench.run(*options, "-n2", "--ab-run=other")
    alone, together = worded_bench.records(), worded_bench.records("other")
    assert len(alone) == 8
    assert [(r.episode, r.goal, r.outcome) for r in alone] == [
        (r.episode, r.goal, r.outcome) for r in together
    ]


@pytest.mark.slow
def test_a_run_grows_by_what_is_varied_later(worded_bench: Bench) -> None:
    worded_bench.run("--agent=null")
    worded_bench.run("--agent=null", "--ab-vary=wording=2")
    assert len(worded_bench.outcomes()) == 3
    worded_bench.run("--agent=null", "--ab-vary=wording=3")
    assert len(worded_bench.outcomes()) == 4


def test_the_command_of_a_cell_runs_just_this_cell(worded_bench: Bench) -> None:
    worded_bench.run("--agent=null", "--ab-vary=wording")
    [record] = [
        one for one in worded_bench.records() if dict(one.cell.variation) == {"wording": "4"}
    ]
    words = shlex.split(record.repro)[1:]
    worded_bench.pytest(*PLUGIN, "-p", "fixtures.tabletop", "--ab-run=again", *words)
    assert [one.cell for one in worded_bench.records("again")] == [record.cell]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("theme", ["theme_dark"]),
        ("direction,orientation", ["direction_rtl", "orientation_landscape"]),
        ("font", ["font_1.3", "font_0.85", "font_1.15"]),
        ("font=2", ["font_1.3"]),
        ("font=2.0:0.85", ["font_2.0", "font_0.85"]),
        ("density=320", ["density_320"]),
        ("screen=2,theme", ["screen_720x1520", "theme_dark"]),
        (
            "theme+screen=800x1280",
            ["theme_dark", "screen_800x1280", "screen_800x1280-theme_dark"],
        ),
        ("theme,theme+direction", ["theme_dark", "direction_rtl", "theme_dark-direction_rtl"]),
        ("wording=2:9", ["wording_2"]),
        ("steps", [f"steps_{limit}" for limit in (5, 15, 25, 35, 45)]),
        ("steps=2:9", ["steps_2", "steps_9"]),
    ],
)
def test_axes_are_varied_one_at_a_time_or_crossed(
    worded_bench: Bench, asked: str, expected: list[str]
) -> None:
    found = ids(worded_bench, f"--ab-vary={asked}", "--ab-tasks=LampOn")
    assert sorted(found) == sorted(["seed30", *(f"seed30-{each}" for each in expected)])


def test_limits_of_steps_are_those_of_the_cells(worded_bench: Bench) -> None:
    worded_bench.write(
        "swipers.py",
        """
        from pytest_androidbench import *

        class Swiper:
            def start(self, goal): self.told = goal.steps
            def act(self, observation): return Press("back", note=str(self.told))
        """,
    )
    worded_bench.run(
        "--agent=swipers:Swiper", "--ab-vary=steps=2:9", "--ab-limits=steps=4", "--ab-tasks=FanOn"
    )
    came = {dict(one.cell.variation).get("steps", "usual"): one for one in worded_bench.records()}
    assert {value: one.steps for value, one in came.items()} == {"usual": 4, "2": 2, "9": 9}
    assert {one.ending for one in came.values()} == {"limit:steps"}
    summary = json.loads((worded_bench.run_path / "summary.json").read_text())
    assert set(summary["by_axis"]["steps"]) == {"usual", "2", "9"}


def test_wordings_are_drawn_by_task_alike_for_all_seeds(worded_bench: Bench) -> None:
    found = ids(worded_bench, "--ab-vary=wording=3", "--ab-seeds=1,2", "--ab-tasks=LampOn")
    first = {each.removeprefix("seed1") for each in found if each.startswith("seed1")}
    assert first == {each.removeprefix("seed2") for each in found if each.startswith("seed2")}
    assert len(first) == 3


def test_profiles_and_axes_are_laid_over_each_other(worded_bench: Bench) -> None:
    found = ids(worded_bench, "--ab-vary=font=2", "--ab-profiles=default,dark", "--ab-tasks=FanOn")
    assert found == ["seed30", "seed30-font_1.3", "seed30-dark", "seed30-dark-font_1.3"]


@pytest.mark.slow
def test_the_device_looks_as_it_is_varied(bench: Bench) -> None:
    bench.write("test_look.py", LOOK)
    result = bench.pytest(
        *PLUGIN, "--ab-run=run", "--agent=null", "--ab-profiles=dark",
        "--ab-vary=screen=2,theme=light,orientation+font=1.15", ".", timeout=100,
    )  # fmt: skip
    result.assert_outcomes(passed=6)
    seen = {
        ",".join(f"{axis}={value}" for axis, value in one.cell.variation): one.checks[0].label
        for one in bench.records()
    }
    assert seen == {
        "": "1080x2400 night 2 font 1.0",
        "screen=720x1520": "720x1520 night 2 font 1.0",
        "theme=light": "1080x2400 night 1 font 1.0",
        "orientation=landscape": "2400x1080 night 2 font 1.0",
        "font=1.15": "1080x2400 night 2 font 1.15",
        "orientation=landscape,font=1.15": "2400x1080 night 2 font 1.15",
    }
    summary = json.loads((bench.run_path / "summary.json").read_text())
    episodes = {
        axis: {value: group["episodes"] for value, group in groups.items()}
        for axis, groups in summary["by_axis"].items()
    }
    assert episodes == {
        "font": {"usual": 2, "1.15": 2},
        "orientation": {"usual": 2, "landscape": 2},
        "screen": {"usual": 1, "720x1520": 1},
        "theme": {"usual": 1, "light": 1},
    }


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("colour", "there is no axis 'colour'; the axes are wording, screen, orientation"),
        ("font,,=2", "axes are separated by commas"),
        (",", "give at least one axis, of wording, screen"),
        ("font=1", "font=1 varies nothing, as the usual one is counted; give 2 or more"),
        ("font=9", "font has 4 values, the usual one and 1.3, 0.85, 1.15"),
        ("font=9.0", "'9.0' is no value of font: a font scale is a number from 0.5 to 2.5, not 9"),
        ("font=big", "'big' is no value of font: it takes a scale such as 1.15"),
        ("font=1.15:", "'' is no value of font"),
        ("screen=10x10", "'10x10' is no value of screen: a screen has 200 to 8192 pixels"),
        ("density=9999", "'9999' is no value of density: a density is a number from 72 to 1000"),
        ("theme=pink", "'pink' is no value of theme: it takes light or dark"),
        ("wording=0", "wording=0 varies nothing"),
        ("font+font", "font+font crosses an axis with itself"),
    ],
)
def test_what_cannot_be_varied_is_told(worded_bench: Bench, asked: str, told: str) -> None:
    result = worded_bench.run("--agent=null", f"--ab-vary={asked}")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: --ab-vary={asked}: *{told}*"])


@pytest.mark.parametrize("workers", [(), ("-n2",)])
def test_wordings_of_tasks_that_have_none_are_told(
    worded_bench: Bench, workers: tuple[str, ...]
) -> None:
    result = worded_bench.run("--agent=null", "--ab-vary=wording", "--ab-tasks=FanOn", *workers)
    assert result.ret != 0
    text = "\n".join([*result.outlines, *result.errlines])
    assert "--ab-vary=wording: no task that was collected says its goal in the words" in text


@pytest.mark.parametrize(
    ("wording", "told"),
    [
        (
            "Let the lamp shine.",
            "wording 4 must have the placeholders*(colour), not none",
        ),
        ("Let the {color} lamp shine.", "wording 4 must have the placeholders*not color"),
        ("Let the {colour lamp shine.", "wording 4 cannot be read: "),
        ("Switch the {colour} lamp on.", "wording 4 is the goal, word for word"),
        ("Let the {colour} lamp shine.", "wording 4 is wording 1, word for word"),
    ],
)
def test_a_wording_asks_for_the_same(worded_bench: Bench, wording: str, told: str) -> None:
    last = "Is the {colour} lamp off? Then on with it."
    worded_bench.write("test_desk.py", WORDED.replace(last, wording))
    result = worded_bench.run("--agent=null")
    result.stdout.fnmatch_lines([f"*task 'LampOn': {told}*"])
