"""Security, screen lock and privacy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import StringSetting
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.screens.dialogs import EditDialog
from pytest_androidbench.phone.apps.settings.screens.pattern_dialog import PatternDialog
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import Screen

LOCK: Final = StringSetting("secure/lock_screen_kind", "none")
LOCKS: Final = {"none": tr("None"), "swipe": tr("Swipe")}
SECRET_LOCKS: Final[Mapping[str, tuple[Message, Callable[[], Screen[str]]]]] = {
    "pattern": (tr("Pattern"), PatternDialog),
    "pin": (
        tr("PIN"),
        partial(EditDialog, title=tr("Set a PIN"), digits=True, secret=True, least=4),
    ),
    "password": (
        tr("Password"),
        partial(EditDialog, title=tr("Set a password"), secret=True, least=4),
    ),
}
"""Locks that ask for something: their names and the dialogs in which it is set."""


def _security(state: PageState) -> Rows:
    lock = LOCK.read(state.phone)
    names = {**LOCKS, **{kind: name for kind, (name, _) in SECRET_LOCKS.items()}}
    return [
        make.category("Security status"),
        make.link("App security", "app_security", "No harmful apps found", icon="verified_user"),
        make.link("Find My Device", "find_my_device", "Google Account needed", icon="my_location"),
        make.link("Security update", "security_update", "September 5, 2023", icon="system_update"),
        make.link("Google Play system update", "play_update", "September 1, 2023", icon="upgrade"),
        make.category("Device security"),
        rows.Link(tr("Screen lock"), "screen_lock", summary=names.get(lock, tr("None"))),
        make.category("More settings"),
        make.link("More security settings", "more_security", "Encryption, credentials, and more"),
    ]


def _screen_lock(state: PageState) -> Rows:
    now = LOCK.read(state.phone)
    return [
        *(rows.Option(name, now == kind, partial(_set_lock, kind)) for kind, name in LOCKS.items()),
        *(
            rows.Prompt(
                name,
                dialog,
                partial(_set_secret_lock, kind),
                summary=tr("Current screen lock") if now == kind else None,
            )
            for kind, (name, dialog) in SECRET_LOCKS.items()
        ),
    ]


def _set_lock(kind: str, pane: Pane) -> None:
    LOCK.write(pane.phone, kind)
    pane.leave()


def _set_secret_lock(kind: str, pane: Pane, secret: str) -> None:
    """Keep the kind only: the phone has no lock screen that would ask for the secret."""
    del secret
    _set_lock(kind, pane)


APP_SECURITY_ROWS: Final = (
    make.info("No harmful apps found", "Play Protect scanned recently", icon="verified_user"),
    make.switch("Scan apps with Play Protect", "global/package_verifier_user_consent", on=True),
    make.switch("Improve harmful app detection", "global/upload_apk_enable"),
)
FIND_MY_DEVICE_ROWS: Final = (
    make.footer("To find this device if it’s lost, add a Google Account first."),
)
SECURITY_UPDATE_ROWS: Final = (
    make.info("Your system is up to date", "Android security update: September 5, 2023",
              icon="check_circle"),
)  # fmt: skip
PLAY_UPDATE_ROWS: Final = (
    make.info("Your device is up to date", "Update: September 1, 2023", icon="check_circle"),
)
MORE_SECURITY_ROWS: Final = (
    make.switch("Confirm SIM deletion", "global/confirm_sim_deletion", enabled=False, on=True),
    make.link("Trust agents", "trust_agents", "To use, first set a screen lock"),
    make.switch("App pinning", "system/lock_to_app_enabled",
                "Keeps an app in view until you unpin it"),
    make.link("Encryption & credentials", "encryption", "Encrypted"),
)  # fmt: skip
ENCRYPTION_ROWS: Final = (
    make.info("Encrypt phone", "Encrypted"),
    make.category("Credential storage"),
    make.info("Storage type", "Software only"),
    make.link("Install a certificate", "certificates", "Install certificates from storage"),
    rows.ConfirmPreference(tr("Clear credentials"), summary=tr("Remove all certificates"),
                           enabled=False,
                           caution=rows.Caution(tr("Remove all the contents?"), "", tr("OK")),
                           do=lambda pane: pane.leave()),
)  # fmt: skip

PAGES: Final = (
    make.page("security", "Security", _security, fragment="security.SecuritySettings"),
    make.page("app_security", "Play Protect", APP_SECURITY_ROWS, "security"),
    make.page("find_my_device", "Find My Device", FIND_MY_DEVICE_ROWS, "security"),
    make.page("security_update", "Security update", SECURITY_UPDATE_ROWS, "security"),
    make.page("play_update", "Google Play system update", PLAY_UPDATE_ROWS, "security"),
    make.page("screen_lock", "Choose a screen lock", _screen_lock, "security",
              "password.ChooseLockGeneric"),
    make.page("more_security", "More security settings", MORE_SECURITY_ROWS, "security",
              "security.SecurityAdvancedSettings"),
    make.page("trust_agents", "Trust agents", [make.footer("To use, first set a screen lock")],
              "more_security"),
    make.page("encryption", "Encryption & credentials", ENCRYPTION_ROWS, "more_security",
              "security.EncryptionAndCredential"),
)  # fmt: skip
