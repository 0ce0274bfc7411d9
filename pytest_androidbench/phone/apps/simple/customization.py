"""The page on which a Simple app is given other colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog, unsaved
from pytest_androidbench.phone.apps.simple.themes import (
    AUTO,
    CUSTOM,
    FIRST_COLORS,
    SYSTEM,
    THEMES,
    ChosenTheme,
    SimpleColors,
    code_of,
    theme_with,
)
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

CUSTOMIZATION: Final = "com.simplemobiletools.commons.activities.CustomizationActivity"
ROW: Final = w.TextStyle(16)
COLORS: Final[Mapping[str, Message]] = {
    "text": tr("Text color"),
    "background": tr("Background color"),
    "primary": tr("Primary color"),
}
"""Field of `SimpleColors` -> the name of its row."""
SWITCHES: Final = "Changing a color will make it switch to Custom theme"
SAID: Final = "was_custom_theme_switch_description_shown"


@dataclass(eq=False)
class Customization(AppScreen[App, None]):
    """A theme, and its colours one by one."""

    activity = CUSTOMIZATION
    theme: int = SYSTEM
    colors: SimpleColors = FIRST_COLORS
    changed: bool = False
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        kept = ChosenTheme.of(self.app.prefs("Prefs"))
        self.theme, self.colors = kept.theme, kept.colors

    def build(self) -> w.Widget:
        save = w.BarButton("check", tr("Save"), id="save", on_tap=self.save)
        bar = SimpleBar(
            tr("Customize colors"), "customization_toolbar", back=self.on_back, sign="close",
            actions=[self.changed and save],
        )  # fmt: skip
        theme = w.Column(
            w.Text(tr("Theme"), ROW, id="customization_theme_label"),
            w.Text(THEMES[self.theme][0], w.BODY, id="customization_theme"),
        )
        rows = [_row("theme", theme, self.choose_theme), *map(self._color, self._offered())]
        return w.Page(
            bar,
            w.Scroll(*rows, id="customization_nested_scrollview"),
            id="customization_coordinator",
        )

    def _offered(self) -> list[str]:
        """The colours that the theme leaves open."""
        if self.theme == SYSTEM:
            return []
        return ["primary"] if self.theme == AUTO else list(COLORS)

    def _color(self, name: str) -> w.Widget:
        color: int = getattr(self.colors, name)
        disc = w.Panel(
            look=w.Look(background=code_of(color), radius=16, border="outline"),
            width=32,
            height=32,
            id=f"customization_{name}_color",
            cls="android.widget.ImageView",
        )
        label: TextLike = COLORS[name]
        text = w.Text(label, ROW, id=f"customization_{name}_color_label", weight=1)
        line = w.Row(text, disc, width="fill")
        return _row(f"{name}_color", line, partial(self.pick, name))

    def choose_theme(self) -> None:
        """Ask for a theme."""
        choices: list[tuple[int, Label]] = [(one, name) for one, (name, _) in THEMES.items()]
        self.ask(RadioDialog(choices=choices, chosen=self.theme), self.theme_chosen)

    def theme_chosen(self, theme: int) -> None:
        """Take a theme with its colours."""
        self.theme, self.changed = theme, True
        self.colors = THEMES[theme][1] or self.colors
        prefs = self.app.prefs("Prefs")
        if theme not in (CUSTOM, AUTO, SYSTEM) and not prefs.get(SAID, default=False):
            prefs.put(SAID, value=True)
            self.toast(tr(SWITCHES))

    def pick(self, name: str) -> None:
        """Ask for a colour."""
        self.ask(PickColor(color=getattr(self.colors, name) | 0xFF000000), self.picked, name)

    def picked(self, name: str, color: int) -> None:
        """Take a colour; the theme is one's own by that, unless there is one with these."""
        colors = replace(self.colors, **{name: color & 0xFFFFFF})
        if colors == self.colors:
            return
        self.colors, self.changed = colors, True
        if self.theme != AUTO:
            self.theme = theme_with(colors)

    def save(self) -> None:
        """Keep all, and leave."""
        kept = ChosenTheme(theme=self.theme, colors=self.colors).kept()
        self.app.prefs("Prefs").update(kept)
        self.close()

    def on_back(self) -> None:
        self.leaving.leave_unless(unsaved() if self.changed else None, self.save)


def _row(name: str, content: w.Widget, on_tap: Callable[[], None]) -> w.Widget:
    return w.Panel(
        content,
        id=f"customization_{name}_holder",
        cls="android.widget.RelativeLayout",
        on_tap=on_tap,
        padding=(16, 12),
    )
