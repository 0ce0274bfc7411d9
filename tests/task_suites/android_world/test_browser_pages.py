"""The three pages, played by a finger on the phone and in a browser of its own: alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from math import prod
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Page

from pytest_androidbench import Pilot
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.observation import Observation
from task_suites.android_world.browser_ways import (
    SIZE,
    cells_of_maze,
    colours_at_top,
    numbers_pressed,
    path_in_maze,
    play_colours,
)
from task_suites.android_world.test_browser import page as page_of
from tests.browser.chromium import chromium
