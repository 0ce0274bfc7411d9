"""Typed access to the state of apps; the same code on every kind of device."""

from __future__ import annotations

from pytest_androidbench.appdata.clipboard import Clipboard
from pytest_androidbench.appdata.clock import Clock
from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.appdata.system_settings import SystemSettings

__all__ = ["Clipboard", "Clock", "Contacts", "SystemSettings"]
