"""What B-MoCA's agents are told, in words of our own; sections and their order are published.

Facts: arXiv 2404.16660 and gimme1dollar/b-moca: at e98681f (R0) the role, the options with an
example each, the goal, demonstrations and the form of answers are the system's words, the
observation is the user's; at 9c56c16 (R1) the system's words are the role alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.parts.elements.bmoca import Form

PREVIOUS: Final = 4
"""Actions of earlier steps that R1 tells."""
_ROLE: Final = "You operate an Android device for somebody, by one touch at a time."
_TASK: Final = (
    "You are given a goal, and at each step the elements of the screen as it is now. Choose the "
    "one action that brings the goal nearer. Each step counts, and the device says when the goal "
    "is reached: there is no action for the end."
)
_OPTIONS: Final = """Each action is a call of one of these:
1. dual-gesture(y_touch, x_touch, y_lift, x_lift): put a finger down and lift it elsewhere. \
Numbers are shares of the screen from 0 to 1, counted from its top left corner; where both places \
are close together it is a tap, else a swipe. Example: dual-gesture(0.31, 0.64, 0.31, 0.64) taps \
right of the middle in the upper half.
2. tap(numeric_tag): tap the middle of the element with that number. Example: tap(7) taps the \
element whose numeric_tag is 7.
3. swipe("direction"): swipe over the middle of the screen; "up" and "down" say where the finger \
goes, "left" and "right" to which side of the page you get. Example: swipe("up") shows what is \
further down, or from the home screen all apps.
4. press("BACK"): tap the button that goes back. Example: press("BACK") leaves a page.
5. press("HOME"): tap the button to the home screen. Example: press("HOME") leaves an app.
6. press("OVERVIEW"): tap the button that shows the last apps. Example: press("OVERVIEW") leads \
back to an app of before."""
_ANSWER: Final = """Answer in three lines, and with nothing else:
- Description: what the screen shows
- Thought: why which action comes next
- Action: one call of the list above"""
_PICTURE: Final = "Beside the elements you see a picture of the screen."
_MARKED: Final = "Each element has a box in the picture, with its numeric_tag at a corner."
_SHOWN: Final = "Others have done so before, with these actions:"


@dataclass(frozen=True, slots=True, kw_only=True)
class StepWords:
    """All that a model is told in a step."""

    goal: str
    elements: str
    """The list of them."""
    shots: Sequence[str] = ()
    previous: Sequence[str] = ()
    """Actions of this turn, oldest first."""
    pictures: bool = False
    marked: bool = False
    hint: str = ""
    """A sentence about the last steps; "" = none."""


def words(told: StepWords, form: Form) -> tuple[str, str]:
    """The system's words and the user's."""
    return _of_paper(told) if form == "R0" else _of_later(told)


def _of_paper(told: StepWords) -> tuple[str, str]:
    system = [_ROLE, _TASK, *_looks(told), _OPTIONS, _goal(told), *_shots(told), _ANSWER]
    return _joined(system), _joined([told.hint, f"Observation:\n{told.elements}"])


def _of_later(told: StepWords) -> tuple[str, str]:
    previous = ", ".join(told.previous[-PREVIOUS:]) or "none"
    user = [
        *(_TASK, *_looks(told), _ANSWER, _OPTIONS, _goal(told), *_shots(told), told.hint),
        f"Previous actions: {previous}",
        f"Current observation:\n{told.elements}",
        "Answer:",
    ]
    return _ROLE, _joined(user)


def _looks(told: StepWords) -> list[str]:
    return [_PICTURE] * told.pictures + [_MARKED] * told.marked


def _goal(told: StepWords) -> str:
    return f"Goal: {told.goal}"


def _shots(told: StepWords) -> list[str]:
    numbered = [f"Demonstration {n}:\n{shot}" for n, shot in enumerate(told.shots, 1)]
    return [_SHOWN, *numbered] if numbered else []


def _joined(parts: Sequence[str]) -> str:
    return "\n\n".join(filter(None, parts))
