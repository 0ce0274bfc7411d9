"""The settings app and its search."""

from __future__ import annotations

from pytest_androidbench.phone.apps.settings.app import SettingsApp, SettingsSearch

__all__ = ["SettingsApp", "SettingsSearch"]
