"""Writing with a finger, which needs what this phone has not."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.refusing import refusing_page
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Handwriting(AppScreen[TranslateApp, None]):
    """Says that writing is not read."""

    def build(self) -> w.Widget:
        why = tr("Handwriting can't be read: its languages aren't downloaded")
        return refusing_page(tr("Handwriting"), "gesture", why, self.close)
