"""The worked example that a critic is shown first: an episode of our own, with what is said."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.rounds.trajectory import Round, RoundCall, RoundTrajectory


def _round(app: str, wrote: str, code: str, call: RoundCall) -> Round:
    return Round(app=app, state="", response=f"{wrote}\n```\n{code}\n```", call=call)


EXAMPLE: Final = RoundTrajectory(
    name="example",
    task="In Settings, turn the dark theme on and make the font as large as it can be.",
    rounds=(
        _round(
            "Home",
            "The home screen is shown. I start Settings.",
            'open_app("Settings")',
            RoundCall(operation="open_app", kwargs={"app_name": "Settings"}),
        ),
        _round(
            "Settings",
            "Both settings belong to the display.",
            'do("Click", element_id="14")  # Display',
            RoundCall(operation="do", action="Click", kwargs={"element_id": "14"}),
        ),
        _round(
            "Settings",
            "The dark theme has a switch, which is off.",
            'do("Click", element_id="9")  # Dark theme',
            RoundCall(operation="do", action="Click", kwargs={"element_id": "9"}),
        ),
        _round(
            "Settings",
            "The dark theme is on now. Next is the font.",
            'do("Click", element_id="12")  # Font size',
            RoundCall(operation="do", action="Click", kwargs={"element_id": "12"}),
        ),
        _round(
            "Settings",
            "The page of the font's size is open, so both are done.",
            'exit("The dark theme is on, and the font is the largest.")',
            RoundCall(operation="exit", kwargs={"message": "The dark theme is on."}),
        ),
    ),
    end_state='<element id="3"> Font size </element>\n'
    '<element id="7" class="SeekBar"> Default </element>',
)
SAID_OF_IT: Final = """Open Settings: 0
Turn the dark theme on: 2
Make the font as large as it can be: -1"""
"""It said that the font is the largest, and the last screen shows that it is not."""
