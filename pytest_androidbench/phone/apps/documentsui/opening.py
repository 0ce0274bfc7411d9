"""Which page an intent opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.files import Files
from pytest_androidbench.phone.apps.documentsui.inspector import Inspector
from pytest_androidbench.phone.apps.documentsui.pick_files import OpenPicker
from pytest_androidbench.phone.apps.documentsui.pick_places import (
    DestinationPicker,
    SavePicker,
    TreePicker,
)
from pytest_androidbench.phone.apps.documentsui.picking import Picking
from pytest_androidbench.phone.apps.documentsui.roots import ROOTS
from pytest_androidbench.phone.system.intents import Intent

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def files_for(phone: Phone, intent: Intent) -> Files:
    """Files, at the root or folder that the intent's address names."""
    uri, failed = intent.data or "", intent.extras.get(contract.EXTRA_FAILED)
    screen = Files(job=intent.text(contract.EXTRA_OPERATION), failed=_texts(failed, ()))
    root = next((r for r in ROOTS if r.authority and uri.endswith(f"/root/{r.id}")), None)
    path = phone.content.path_of(uri)
    if root is not None:
        screen.root = root.id
    elif path is not None and phone.files.is_dir(path):
        screen.go_to(path)
    return screen


def picker_for(intent: Intent) -> Picking:
    """The page for an action; each finds out by itself who asks."""
    types = _texts(intent.extras.get(contract.EXTRA_TYPES), (intent.type or "*/*",))
    initial = intent.text(contract.EXTRA_INITIAL)
    if intent.action == contract.CREATE:
        return SavePicker(types=types, initial=initial, name=intent.text(contract.EXTRA_TITLE))
    if intent.action == contract.TREE:
        return TreePicker(initial=initial)
    if intent.action == contract.PICK_DESTINATION:
        return DestinationPicker(job=intent.text(contract.EXTRA_OPERATION, "copy"))
    multiple = bool(intent.extras.get(contract.EXTRA_MULTIPLE))
    return OpenPicker(types=types, initial=initial, multiple=multiple)


def inspector_for(phone: Phone, intent: Intent) -> Inspector:
    """What is known about the document at the intent's address."""
    return Inspector(path=phone.content.path_of(intent.data or "") or "")


def _texts(given: Any, otherwise: tuple[str, ...]) -> list[str]:
    return [str(one) for one in given] if isinstance(given, list) else [*otherwise]
