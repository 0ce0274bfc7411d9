"""A task in 15 lines."""

from __future__ import annotations

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.appdata.system_settings import SystemSettings


@task("DarkThemeOn", "Open Display, then Dark theme, and switch Use Dark theme on.", app="settings")
def test_dark_theme_on(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    settings.set_dark_theme(False)
    episode.run()
    with episode.check("the dark theme is on"):
        assert settings.dark_theme


@test_dark_theme_on.solution
def solve(pilot: Pilot) -> None:
    pilot.open("Settings").scroll_to(text="Display").tap(text="Display")
    pilot.scroll_to(text="Dark theme").tap(text="Dark theme").tap(text="Use Dark theme")
