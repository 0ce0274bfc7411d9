"""Linking a TV by the code it shows (smartpairing)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

CODE: Final = 12
"""Digits of a code."""
STEPS: Final = (
    tr("Open the YouTube app on your TV or streaming device."),
    tr("Go to Settings and find Link with TV code."),
    tr("Type the code that is shown there into the field below."),
)


@dataclass(eq=False)
class PairWithTv(AppScreen[YouTubeApp, None]):
    """A field for the code, below what to do on the TV."""

    activity: ClassVar[str] = names.PAIR_WITH_TV

    code: str = ""
    wrong: bool = False

    def build(self) -> w.Widget:
        steps = [
            w.Row(
                w.Text(f"{place}.", w.BODY_LARGE),
                w.Text(step, w.BODY_LARGE, weight=1),
                gap=12,
                width="fill",
                across="start",
            )
            for place, step in enumerate(STEPS, 1)
        ]
        box = w.TextField(
            self.code, self.put, hint=tr("TV code"), keyboard="number", id="tv_code_edit_text",
            action="done", on_done=self.link, max_length=CODE + 3,
        )  # fmt: skip
        error = w.Text(
            tr("That code didn’t work. Check the code on your TV and try again."),
            w.BODY.coloured("error"),
            id="error_text",
        )
        button = w.Button(
            tr("Link"), id="connect_button", on_tap=self.link, enabled=len(self.digits) == CODE
        )
        content = w.Column(
            w.Text(tr("Enter TV code"), w.HEADLINE_SMALL, id="title"),
            *steps,
            box,
            self.wrong and error,
            w.Align(button, across="end"),
            gap=16,
            across="stretch",
            width="fill",
        )
        return w.Page(look.bar(tr("Link with TV code")), w.Scroll(content, padding=24, id="body"))

    @property
    def digits(self) -> str:
        """The code without blanks."""
        return "".join(char for char in self.code if char.isdecimal())

    def put(self, text: str) -> None:
        """Take what was typed, in groups of three as a TV shows it."""
        digits = "".join(char for char in text if char.isdecimal())[:CODE]
        self.code = " ".join(digits[at : at + 3] for at in range(0, len(digits), 3))
        self.wrong = False

    def link(self) -> None:
        """Look for the TV; none is in reach of this phone."""
        if len(self.digits) == CODE:
            self.wrong = True
            self.hide_keyboard()
