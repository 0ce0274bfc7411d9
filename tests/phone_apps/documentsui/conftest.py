from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.documentsui.finger import Finger

PACKAGE = "com.google.android.documentsui"


@pytest.fixture
def storage(text_engine: TextEngine) -> Callable[..., Finger]:
    """Files on a new phone; paths below the shared storage, folders end in a slash."""

    def open_(**files: str) -> Finger:
        phone = Phone(PhoneConfig(apps=(*CORE, DocumentsApp)), text_engine)
        finger = Finger(phone)
        finger.put({path: text.encode() for path, text in files.items()})
        phone.windows.start_app(PACKAGE)
        return finger

    return open_
