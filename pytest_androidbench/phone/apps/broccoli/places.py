"""The pages of the drawer, in its order."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.broccoli.about import AboutPage
from pytest_androidbench.phone.apps.broccoli.backup import BackupPage
from pytest_androidbench.phone.apps.broccoli.categories import CategoriesPage
from pytest_androidbench.phone.apps.broccoli.pages import BroccoliPage
from pytest_androidbench.phone.apps.broccoli.recipes import Recipes
from pytest_androidbench.phone.apps.broccoli.seasons import SeasonsPage
from pytest_androidbench.phone.apps.broccoli.settings import SettingsPage
from pytest_androidbench.phone.apps.broccoli.support import SupportPage

PAGES: Final[tuple[type[BroccoliPage], ...]] = (
    Recipes,
    CategoriesPage,
    SeasonsPage,
    SupportPage,
    BackupPage,
    SettingsPage,
    AboutPage,
)
