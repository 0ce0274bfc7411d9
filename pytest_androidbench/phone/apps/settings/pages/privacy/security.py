"""Security, screen lock and privacy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.screens.dialogs import EditDialog
from pytest_androidbench.phone.apps.settings.screens.pattern_dialog import PatternDialog
from pytest_androidbench.phone.system.lock_settings import LEAST_SECRET, SecretKind
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import Screen

LOCKS: Final = {"none": tr("None"), "swipe": tr("Swipe")}
SECRET_LOCKS: Final[Mapping[SecretKind, tuple[Message, Callable[[], Screen[str]]]]] = {
    "pattern": (tr("Pattern"), partial(PatternDialog, title=tr("Set a pattern"))),
    "pin": (
        tr("PIN"),
        partial(EditDialog, title=tr("Set a PIN"), digits=True, secret=True, least=LEAST_SECRET),
    ),
    "password": (
        tr("Password"),
        partial(EditDialog, title=tr("Set a password"), secret=True, least=LEAST_SECRET),
    ),
}
"""Locks that ask for something: their names and the dialogs in which it is set."""
SECRET_NAMES: Final[Mapping[str, Message]] = {
    kind: name for kind, (name, _) in SECRET_LOCKS.items()
}
CONFIRM: Final[Mapping[str, Callable[[], Screen[str]]]] = {
    "pattern": partial(PatternDialog, title=tr("Confirm your pattern")),
    "pin": partial(EditDialog, title=tr("Re-enter your PIN"), digits=True, secret=True),
    "password": partial(EditDialog, title=tr("Re-enter your password"), secret=True),
}
"""The dialogs in which a lock is told before it is changed."""
WRONG: Final = {
    "pattern": tr("Wrong pattern"),
    "pin": tr("Wrong PIN"),
    "password": tr("Wrong password"),
}
CONFIRMED: Final = "confirmed"
"""The argument of the page of locks where the present one was told."""


def _security(state: SettingsPageState) -> Rows:
    lock = state.phone.locks.kind
    names = {**LOCKS, **SECRET_NAMES}
    return [
        make.category("Security status"),
        make.link("App security", "app_security", "No harmful apps found", icon="verified_user"),
        make.link("Find My Device", "find_my_device", "Google Account needed", icon="my_location"),
        make.link("Security update", "security_update", "September 5, 2023", icon="system_update"),
        make.link("Google Play system update", "play_update", "September 1, 2023", icon="upgrade"),
        make.category("Device security"),
        _screen_lock_row(state.phone, names[lock]),
        make.category("More settings"),
        make.link("More security settings", "more_security", "Encryption, credentials, and more"),
    ]


def _screen_lock_row(phone: Phone, name: Message) -> rows.SettingsRow:
    """Leads to the locks; one with a secret is asked for it first."""
    if not phone.locks.secure:
        return rows.Link(tr("Screen lock"), "screen_lock", summary=name)
    return rows.Prompt(tr("Screen lock"), CONFIRM[phone.locks.kind], _confirmed, summary=name)


def _confirmed(pane: Pane, secret: str) -> None:
    locks = pane.phone.locks
    if locks.check(secret) == "right":
        pane.open("screen_lock", CONFIRMED)
    else:
        pane.toast(WRONG[locks.kind])


def _screen_lock(state: SettingsPageState) -> Rows:
    phone = state.phone
    now = phone.locks.kind
    if phone.locks.secure and state.argument != CONFIRMED:
        return [_screen_lock_row(phone, SECRET_NAMES[now])]
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
    pane.phone.locks.clear()
    pane.phone.locks.set_disabled(kind == "none")
    pane.leave()


def _set_secret_lock(kind: SecretKind, pane: Pane, secret: str) -> None:
    pane.phone.locks.set_secret(kind, secret)
    pane.leave()


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
