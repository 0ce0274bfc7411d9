"""Chrome Beta: the same browser beside it, under a name and with data of its own."""

from __future__ import annotations

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.icon import BETA_ICON


class ChromeBetaApp(ChromeApp):
    """What comes next of Chrome, for whoever tries it."""

    package = "com.chrome.beta"
    label = "Chrome Beta"
    version = "104.0.5112.20"
    version_code = 511202033
    icon_art = BETA_ICON
    system = False
