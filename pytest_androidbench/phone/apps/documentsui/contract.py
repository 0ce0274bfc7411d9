"""What other apps know of the file manager: names of activities, actions and extras."""

from __future__ import annotations

from typing import Any, Final

from pytest_androidbench.phone.system.documents import document_uri
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent

PACKAGE: Final = "com.google.android.documentsui"
FILES: Final = "com.android.documentsui.files.FilesActivity"
PICKER: Final = "com.android.documentsui.picker.PickActivity"
INSPECTOR: Final = "com.android.documentsui.inspector.InspectorActivity"

OPEN: Final = "android.intent.action.OPEN_DOCUMENT"
GET: Final = "android.intent.action.GET_CONTENT"
CREATE: Final = "android.intent.action.CREATE_DOCUMENT"
TREE: Final = "android.intent.action.OPEN_DOCUMENT_TREE"
PICK_DESTINATION: Final = "com.android.documentsui.PICK_COPY_DESTINATION"

EXTRA_INITIAL: Final = "android.provider.extra.INITIAL_URI"
EXTRA_MULTIPLE: Final = "android.intent.extra.ALLOW_MULTIPLE"
EXTRA_STREAM: Final = "android.intent.extra.STREAM"
EXTRA_TITLE: Final = "android.intent.extra.TITLE"
EXTRA_TYPES: Final = "android.intent.extra.MIME_TYPES"
EXTRA_FAILED: Final = "com.android.documentsui.FAILED_DOCS"
EXTRA_OPERATION: Final = "com.android.documentsui.OPERATION_TYPE"


def texts(intent: Intent, name: str, *otherwise: str) -> list[str]:
    """An extra that is a list of texts."""
    given = intent.extras.get(name)
    return [str(one) for one in given] if isinstance(given, list) else [*otherwise]


def own_intent(activity: str, **given: Any) -> Intent:
    """Starts one of the file manager's own activities."""
    return Intent(component=f"{PACKAGE}/{activity}", **given)


def inspection(path: str) -> Intent:
    """Shows what is known about a document."""
    return own_intent(INSPECTOR, action=ACTION_VIEW, data=document_uri(path))
