"""What the synchronisation of contacts declares: the package and label of Google's."""

from __future__ import annotations

from pytest_androidbench.phone.system.app import App


class ContactsSyncApp(App):
    """Brings the people of the small world into the contacts, as an account's server does.

    It has no screens. A phone has it once somebody asks for it by `pm install-existing`: nobody
    else's contacts are touched.
    """

    package = "com.google.android.syncadapters.contacts"
    label = "Google Contacts Sync"
    version = "13"
    version_code = 33
    icon = "person"
    system = True
    permissions = ("android.permission.READ_CONTACTS", "android.permission.WRITE_CONTACTS")
    granted = permissions

    def on_install(self) -> None:
        self._beside("content:bring_people")(self.phone)
