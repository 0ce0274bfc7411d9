"""What the restoring of backups declares: the package and label of Google's."""

from __future__ import annotations

from pytest_androidbench.phone.system.app import App


class RestoreApp(App):
    """Brings the small world's text messages, as the backup of an earlier phone does.

    It has no screens. A phone has it once somebody asks for it by `pm install-existing`: on all
    others there are no messages but their own.
    """

    package = "com.google.android.apps.restore"
    label = "Data Restore Tool"
    version = "1.0.567423414"
    version_code = 65820
    icon = "restore"
    system = True
    permissions = ("android.permission.READ_SMS",)
    granted = permissions

    def on_install(self) -> None:
        self._beside("content:bring_texts")(self.phone)
