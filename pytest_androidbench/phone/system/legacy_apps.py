"""Apps built for an Android without runtime permissions: what is shown before they run.

Their permissions are granted from the start, but somebody has to look at them before the app is
opened the first time; and a notice says that the app is old, until it was read.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.intents import FLAG_CLEAR_TASK, FLAG_NEW_TASK, Extra, Intent
from pytest_androidbench.phone.system.permissions import FIRST_ASKED_SDK
from pytest_androidbench.phone.system.xml import kept_xml

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

REVIEW: Final = "android.intent.action.REVIEW_PERMISSIONS"
REVIEWER: Final = (
    "com.google.android.permissioncontroller/"
    "com.android.permissioncontroller.permission.ui.ReviewPermissionsActivity"
)
EXTRA_PACKAGE, EXTRA_INTENT = "android.intent.extra.PACKAGE_NAME", "android.intent.extra.INTENT"
KEPT: Final = "/data/system/packages-warnings.xml"
"""Where Android keeps which notices need not be shown again."""
HIDE_OLD_SDK: Final = 4
"""The flag of a package in it: its notice of an old app was read."""


def review_intent(package: str, wanted: Intent | None = None) -> Intent:
    """What shows an app's permissions for review, and starts what was wanted afterwards."""
    extras: dict[str, Extra] = {EXTRA_PACKAGE: package}
    flags = FLAG_NEW_TASK
    if wanted is not None:
        extras[EXTRA_INTENT], flags = wanted, wanted.flags
    if flags & FLAG_NEW_TASK:
        flags |= FLAG_CLEAR_TASK
    return Intent(action=REVIEW, component=REVIEWER, extras=extras, flags=flags)


class LegacyApps:
    """Knows which apps are old, and who has read so."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def started(self, package: str) -> None:
        """Say of an app of which an activity was started that it is old, unless that was read."""
        info = self._phone.packages.info(package)
        if info is None or info.system or info.target_sdk >= FIRST_ASKED_SDK:
            return
        if not self._flags().get(package, 0) & HIDE_OLD_SDK:
            dialog = self._phone.parts.system_ui.old_app_notice(package)
            self._phone.windows.lifecycle.show_for_system(dialog, None, None)

    def hide_notice(self, package: str) -> None:
        """Keep that the notice of an app was read."""
        flags = self._flags()
        self._keep({**flags, package: flags.get(package, 0) | HIDE_OLD_SDK})

    def forget(self, package: str) -> None:
        """Drop what was read about an app, whose data are cleared or which goes."""
        flags = self._flags()
        if flags.pop(package, 0):
            self._keep(flags)

    def _flags(self) -> dict[str, int]:
        root = kept_xml(self._phone.files, KEPT)
        rows = [] if root is None else root.findall("package")
        kept = ((row.get("name", ""), row.get("flags", "")) for row in rows)
        return {name: int(flags) for name, flags in kept if flags.isdecimal()}

    def _keep(self, flags: dict[str, int]) -> None:
        rows = "".join(
            f'<package name="{escape(name)}" flags="{value}" />'
            for name, value in sorted(flags.items())
        )
        text = (
            f"<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n<packages>{rows}</packages>"
        )
        files = self._phone.files
        files.mkdir(KEPT.rpartition("/")[0], parents=True, uid=1000, gid=1000)
        files.write(KEPT, text.encode(), mode=0o600, uid=1000, gid=1000)
