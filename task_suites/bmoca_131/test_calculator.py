"""Formulas typed into the calculator, and what they come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.task import TaskFunction
from task_suites.bmoca.state import is_in_front
from task_suites.bmoca_131.catalogue import LaterTask, limits, published
from task_suites.bmoca_131.judging import judge_later
from task_suites.bmoca_131.state import texts_of

CALCULATOR: Final = "com.google.android.calculator"
FORMULA: Final = f"{CALCULATOR}:id/formula"
WRITTEN: Final = "the formula is in the display"
WORKED_OUT: Final = "the value is in the display, worked out"
IN_FRONT: Final = "the app is in front"
SIGNS: Final = "+−×÷^√"
"""What a formula has that is more than a number."""
UNFOLD: Final = "collapse_expand"
KEYS: Final = {
    "+": "op_add", "−": "op_sub", "×": "op_mul", "÷": "op_div", "^": "op_pow", "!": "op_fact",
    "%": "op_pct", "√": "op_sqrt", "π": "const_pi", "(": "parens", ")": "parens",
    ".": "dec_point",
    "c": "fun_cos", "l": "fun_ln", "L": "fun_log", "s": "fun_sin",
    **{digit: f"digit_{digit}" for digit in "0123456789"},
}  # fmt: skip
"""The key for each character of a formula; functions have one each, too."""


def press_keys(pilot: Pilot, formula: str) -> None:
    """Type a formula, and unfold the functions where one is needed."""
    pilot.open(CALCULATOR)
    for sign in formula:
        name = KEYS[sign]
        if not any(node.resource_id.endswith(f"/{name}") for node in pilot.observation.nodes):
            pilot.tap(id=UNFOLD)
        pilot.tap(id=name)


def typing(formula: str) -> Callable[[Pilot], None]:
    """Types a formula."""

    def press(pilot: Pilot) -> None:
        press_keys(pilot, formula)

    return press


def formula_task(
    task_id: str, goal: str, *, wrong: str, how: str, right: str = ""
) -> Callable[[Callable[[Episode], None]], TaskFunction[[Episode]]]:
    """A task with a formula: typed by its solution, and by its mistake another one.

    Args:
        task_id: of the published task.
        goal: what is asked for.
        wrong: what the mistake types.
        how: what is wrong with it.
        right: what the solution types; "": the published formula, or the first of them.
    """

    def declare(function: Callable[[Episode], None]) -> TaskFunction[[Episode]]:
        known = published()[task_id]
        made = task(task_id, goal, limits=known.limits, app=known.app)(function)
        made.solution(typing(right or known.values[0]))
        label = WORKED_OUT if right else WRITTEN
        made.mistake(how, fails=label)(typing(wrong))
        return made

    return declare


def judge_formula(episode: Episode, task_id: str) -> None:
    """Expect a formula in the display."""
    judge_later(episode, task_id, WRITTEN)


def plain_number(text: str) -> str:
    """A number as it is shown, with a point and our digits in place of a country's."""
    return "".join(str(int(sign)) if sign.isdecimal() else "." for sign in text)


def judge_value(episode: Episode, task_id: str, value: float) -> None:
    """Expect a value that the calculator worked out, in as many digits as it has room for."""
    device, known = episode.device, published()[task_id]
    judge_later(episode, task_id, WORKED_OUT, lambda: is_worked_out(device, known, value))


def is_worked_out(device: Device, task: LaterTask, value: float) -> bool:
    """Whether the result begins with a value's first five decimals, behind more than a number."""
    results, formulas = texts_of(device, task.subjects), texts_of(device, [FORMULA])
    came_to = any(plain_number(one).startswith(f"{value:.6f}"[:-1]) for one in results)
    return came_to and any(sign in formula for formula in formulas for sign in SIGNS)


@task(
    "open_calculator", "Start the calculator.", limits=limits("open_calculator"), app="calculator"
)
def test_open_calculator(episode: Episode) -> None:
    judge_later(
        episode, "open_calculator", IN_FRONT, lambda: is_in_front(episode.device, CALCULATOR)
    )


@test_open_calculator.solution
def open_calculator(pilot: Pilot) -> None:
    pilot.open(CALCULATOR)


@test_open_calculator.mistake("another app", fails=IN_FRONT)
def open_no_calculator(pilot: Pilot) -> None:
    pilot.open("com.google.android.deskclock")


@formula_task("input_1", "Type 1 into the calculator.", wrong="7", how="another digit")
def test_input_1(episode: Episode) -> None:
    judge_formula(episode, "input_1")


@formula_task(
    "input_1_plus_1", "Type 1+1 into the calculator.", wrong="1×1", how="another operator"
)
def test_input_1_plus_1(episode: Episode) -> None:
    judge_formula(episode, "input_1_plus_1")


@formula_task(
    "input_3_times_5", "Type 3×5 into the calculator.", wrong="3+5", how="another operator"
)
def test_input_3_times_5(episode: Episode) -> None:
    judge_formula(episode, "input_3_times_5")


@formula_task(
    "input_17_times_23", "Type 17×23 into the calculator.", wrong="23×17", how="the other way round"
)
def test_input_17_times_23(episode: Episode) -> None:
    judge_formula(episode, "input_17_times_23")


@formula_task(
    "input_2_plus_24_by_3", "Type 2+24÷3 into the calculator.", wrong="2+24×3",
    how="another operator",
)  # fmt: skip
def test_input_2_plus_24_by_3(episode: Episode) -> None:
    judge_formula(episode, "input_2_plus_24_by_3")


@formula_task(
    "input_cos_60", "Type the cosine of 60 into the calculator.", wrong="s60", how="the sine"
)
def test_input_cos_60(episode: Episode) -> None:
    judge_formula(episode, "input_cos_60")


@formula_task(
    "input_cos_180", "Type the cosine of 180 into the calculator.", wrong="c18", how="a digit short"
)
def test_input_cos_180(episode: Episode) -> None:
    judge_formula(episode, "input_cos_180")


@formula_task(
    "input_ln_1234", "Type the natural logarithm of 1234 into the calculator.", wrong="L1234",
    how="the other logarithm",
)  # fmt: skip
def test_input_ln_1234(episode: Episode) -> None:
    judge_formula(episode, "input_ln_1234")


@formula_task(
    "input_factorial_6", "Type the factorial of 6 into the calculator.", wrong="6",
    how="the number alone",
)  # fmt: skip
def test_input_factorial_6(episode: Episode) -> None:
    judge_formula(episode, "input_factorial_6")


@formula_task(
    "input_root_25", "Type the square root of 25 into the calculator.", wrong="25",
    how="the number alone",
)  # fmt: skip
def test_input_root_25(episode: Episode) -> None:
    judge_formula(episode, "input_root_25")


@formula_task(
    "input_5_choose_2", "Type 5!÷(2!×3!) into the calculator.", wrong="5!÷2!×3!",
    how="without brackets",
)  # fmt: skip
def test_input_5_choose_2(episode: Episode) -> None:
    judge_formula(episode, "input_5_choose_2")


@formula_task(
    "input_10_choose_2", "Type 10!÷(2!×8!) into the calculator.", wrong="10!÷2!×8!",
    how="without brackets",
)  # fmt: skip
def test_input_10_choose_2(episode: Episode) -> None:
    judge_formula(episode, "input_10_choose_2")


@formula_task(
    "compute_percent_50_28",
    "Have the calculator work out half of 28 as a percentage: type 50%28.",
    wrong="28%50",
    how="the other way round",
)
def test_compute_percent_50_28(episode: Episode) -> None:
    judge_formula(episode, "compute_percent_50_28")


@formula_task(
    "input_sum_fibonacci",
    "Type the sum of the first five Fibonacci numbers into the calculator, as a formula in which "
    "they are added up from the smallest on. The first two are 0 and 1, or 1 and 1.",
    wrong="1+2+3+5+8",
    how="from the second on",
)
def test_input_sum_fibonacci(episode: Episode) -> None:
    judge_formula(episode, "input_sum_fibonacci")


@formula_task(
    "input_sum_primes",
    "Type the sum of the first five prime numbers into the calculator, as a formula in which they "
    "are added up from the smallest on.",
    wrong="1+2+3+5+7",
    how="with one",
)
def test_input_sum_primes(episode: Episode) -> None:
    judge_formula(episode, "input_sum_primes")


@formula_task(
    "input_45_degrees",
    "Type the formula 45×π÷180 into the calculator: it turns 45 degrees into radians.",
    wrong="45×180÷π",
    how="radians into degrees",
)
def test_input_45_degrees(episode: Episode) -> None:
    judge_formula(episode, "input_45_degrees")


@formula_task(
    "compute_geometric_mean",
    "Have the calculator work out the geometric mean of 3, 4 and 5.",
    right="(3×4×5)^(1÷3",
    wrong="(3+4+5)÷3",
    how="the arithmetic mean",
)
def test_compute_geometric_mean(episode: Episode) -> None:
    judge_value(episode, "compute_geometric_mean", (3 * 4 * 5) ** (1 / 3))


@formula_task(
    "compute_harmonic_mean",
    "Have the calculator work out the harmonic mean of 4 and 5.",
    right="2÷(1÷4+1÷5",
    wrong="(4+5)÷2",
    how="the arithmetic mean",
)
def test_compute_harmonic_mean(episode: Episode) -> None:
    judge_value(episode, "compute_harmonic_mean", 2 / (1 / 4 + 1 / 5))


test_compute_geometric_mean.mistake("typed in percent", fails=WORKED_OUT)(typing("391.4867%"))
test_compute_geometric_mean.mistake("rounded", fails=WORKED_OUT)(typing("3.9148×1"))
