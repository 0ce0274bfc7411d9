"""What the app says where it cannot do something."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.ui.message import tr

NOT_DOWNLOADED: Final = tr("Not downloaded")


def not_available(language: str) -> Confirm:
    """Why a language can be neither translated nor downloaded."""
    return Confirm(
        title=tr("{language} isn't available", language=language),
        message=tr(
            "It isn't downloaded, and Google's servers can't be reached. English, Spanish and "
            "Chinese (Simplified) are on this phone."
        ),
        negative=None,
    )
