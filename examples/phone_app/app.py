"""The manifest of Errands."""

from __future__ import annotations

from examples.phone_app.store import SCHEMA
from pytest_androidbench.phone.system.app import App

PACKAGE = "org.example.errands"


class ErrandsApp(App):
    """A list of errands with a day and a priority each."""

    package = PACKAGE
    label = "Errands"
    version = "1.2"
    icon = "checklist"
    icon_color = 0x00796B
    main = ".MainActivity"
    activities = {
        ".MainActivity": "errands:ErrandList",
        ".DetailActivity": "detail:Detail",
        ".EditActivity": "editor:Editor",
        ".SettingsActivity": "settings:Settings",
        ".AboutActivity": "settings:About",
    }
    schemas = {"errands.db": SCHEMA}
