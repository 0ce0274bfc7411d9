"""Security, screen lock and privacy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Category,
    Caution,
    Confirm,
    Footer,
    Info,
    Link,
    Option,
    Prompt,
    Row,
    Toggle,
)
from pytest_androidbench.phone.apps.settings.screens.dialogs import EditDialog
from pytest_androidbench.phone.apps.settings.screens.pattern_dialog import PatternDialog
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import Screen

LOCK: Final = Word("secure", "lock_screen_kind", "none")
LOCKS: Final = (
    ("none", tr("None")),
    ("swipe", tr("Swipe")),
)
SECRET_LOCKS: Final[tuple[tuple[str, Message, Callable[[], Screen[str]]], ...]] = (
    ("pattern", tr("Pattern"), PatternDialog),
    (
        "pin",
        tr("PIN"),
        partial(EditDialog, title=tr("Set a PIN"), digits=True, secret=True, least=4),
    ),
    (
        "password",
        tr("Password"),
        partial(EditDialog, title=tr("Set a password"), secret=True, least=4),
    ),
)


def _security(scene: Scene) -> Sequence[Row]:
    lock = LOCK.read(scene.phone)
    names = {**dict(LOCKS), **{key: name for key, name, _ in SECRET_LOCKS}}
    return [
        Category(tr("Security status")),
        Link(
            tr("App security"),
            icon="verified_user",
            summary=tr("No harmful apps found"),
            to="app_security",
        ),
        Link(
            tr("Find My Device"),
            icon="my_location",
            summary=tr("Google Account needed"),
            to="find_my_device",
        ),
        Link(
            tr("Security update"),
            icon="system_update",
            summary=tr("September 5, 2023"),
            to="security_update",
        ),
        Link(
            tr("Google Play system update"),
            icon="upgrade",
            summary=tr("September 1, 2023"),
            to="play_update",
        ),
        Category(tr("Device security")),
        Link(
            tr("Screen lock"),
            summary=names.get(lock, tr("None")),
            to="screen_lock",
        ),
        Category(tr("More settings")),
        Link(
            tr("More security settings"),
            summary=tr("Encryption, credentials, and more"),
            to="more_security",
        ),
    ]


def _screen_lock(scene: Scene) -> Sequence[Row]:
    now = LOCK.read(scene.phone)
    return [
        *(Option(name, chosen=now == kind, do=partial(_set_lock, kind)) for kind, name in LOCKS),
        *(
            Prompt(
                name,
                summary=tr("Current screen lock") if now == kind else None,
                dialog=dialog,
                take=partial(_set_secret_lock, kind),
            )
            for kind, name, dialog in SECRET_LOCKS
        ),
    ]


def _set_lock(kind: str, pane: Pane) -> None:
    LOCK.write(pane.phone, kind)
    pane.leave()


def _set_secret_lock(kind: str, pane: Pane, secret: str) -> None:
    """Keep the kind only: the phone has no lock screen that would ask for the secret."""
    del secret
    _set_lock(kind, pane)


PAGES: Final = (
    Page(
        name="security",
        title=tr("Security"),
        rows=_security,
        fragment="security.SecuritySettings",
    ),
    Page(
        name="app_security",
        title=tr("Play Protect"),
        parent="security",
        rows=[
            Info(tr("No harmful apps found"), summary=tr("Play Protect scanned recently"),
                 icon="verified_user"),
            Toggle(
                tr("Scan apps with Play Protect"),
                value=Flag("global", "package_verifier_user_consent", default=True),
            ),
            Toggle(
                tr("Improve harmful app detection"),
                value=Flag("global", "upload_apk_enable"),
            ),
        ],
    ),
    Page(
        name="find_my_device",
        title=tr("Find My Device"),
        parent="security",
        rows=[Footer(tr("To find this device if it’s lost, add a Google Account first."))],
    ),
    Page(
        name="security_update",
        title=tr("Security update"),
        parent="security",
        rows=[
            Info(tr("Your system is up to date"), icon="check_circle",
                 summary=tr("Android security update: September 5, 2023")),
        ],
    ),
    Page(
        name="play_update",
        title=tr("Google Play system update"),
        parent="security",
        rows=[
            Info(tr("Your device is up to date"), icon="check_circle",
                 summary=tr("Update: September 1, 2023")),
        ],
    ),
    Page(
        name="screen_lock",
        title=tr("Choose a screen lock"),
        rows=_screen_lock,
        parent="security",
        fragment="password.ChooseLockGeneric",
    ),
    Page(
        name="more_security",
        title=tr("More security settings"),
        parent="security",
        fragment="security.SecurityAdvancedSettings",
        rows=[
            Toggle(
                tr("Confirm SIM deletion"),
                value=Flag("global", "confirm_sim_deletion", default=True),
                enabled=False,
            ),
            Link(tr("Trust agents"), summary=tr("To use, first set a screen lock"),
                 to="trust_agents"),
            Toggle(
                tr("App pinning"),
                summary=tr("Keeps an app in view until you unpin it"),
                value=Flag("system", "lock_to_app_enabled"),
            ),
            Link(tr("Encryption & credentials"), summary=tr("Encrypted"), to="encryption"),
        ],
    ),
    Page(
        name="trust_agents",
        title=tr("Trust agents"),
        parent="more_security",
        rows=[Footer(tr("To use, first set a screen lock"))],
    ),
    Page(
        name="encryption",
        title=tr("Encryption & credentials"),
        parent="more_security",
        fragment="security.EncryptionAndCredential",
        rows=[
            Info(tr("Encrypt phone"), summary=tr("Encrypted")),
            Category(tr("Credential storage")),
            Info(tr("Storage type"), summary=tr("Software only")),
            Link(
                tr("Install a certificate"),
                summary=tr("Install certificates from storage"),
                to="certificates",
            ),
            Confirm(
                tr("Clear credentials"),
                summary=tr("Remove all certificates"),
                enabled=False,
                caution=Caution(title=tr("Remove all the contents?"), message="", yes=tr("OK")),
                do=lambda pane: pane.leave(),
            ),
        ],
    ),
)  # fmt: skip
