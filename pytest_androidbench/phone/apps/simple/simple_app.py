"""What every Simple app looks like: in colours of its own, hours counted as was chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.simple.moments import hour24
from pytest_androidbench.phone.apps.simple.themes import ChosenTheme
from pytest_androidbench.phone.system.app import App

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.context import Ctx, Display


class SimpleApp(App):
    """An app of Simple Mobile Tools."""

    appcompat = True

    def display(self, display: Display) -> Display:
        colors = ChosenTheme.of(self.prefs("Prefs")).shown(dark=display.dark)
        dark = display.dark if colors is None else colors.is_dark
        return replace(display, dark=dark, hour24=hour24(self))

    def look(self, ctx: Ctx) -> Ctx:
        colors = ChosenTheme.of(self.prefs("Prefs")).shown(dark=ctx.display.dark)
        shown = super().look(ctx)
        if colors is None:
            return shown
        return shown.themed(colors.palette(), self.material, appcompat=self.appcompat)
