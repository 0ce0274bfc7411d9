"""Translating what the camera sees, which needs what this phone has not."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.refusing import refusing_page
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TranslateCamera(AppScreen[TranslateApp, None]):
    """Says that pictures are not read."""

    def build(self) -> w.Widget:
        why = tr(
            "Text in pictures can't be read: the recognizer comes from Google's servers, which "
            "can't be reached"
        )
        return refusing_page(tr("Camera"), "photo_camera", why, self.close)
