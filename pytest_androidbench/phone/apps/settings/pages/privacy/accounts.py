"""Passwords, accounts, Google, and what needs an account."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState

ACCOUNTS_ROWS: Final = (
    make.category("Passwords"),
    make.link("Google", "password_manager", "Sign in to see passwords", icon="key"),
    make.category("Autofill service"),
    make.link("None", "autofill", name="autofill"),
    make.category("Accounts for Owner"),
    make.link("Add account", "add_account", icon="add"),
    make.switch("Automatically sync app data", "global/master_sync",
                "Let apps refresh data automatically", on=True),
)  # fmt: skip
AUTOFILL_ROWS: Final = (
    make.choice("Service", "secure/autofill_service", {"": "None", "google": "Google"}),
)
ADD_ACCOUNT_ROWS: Final = (
    make.link("Exchange", "sign_in", icon="mail", argument="Exchange"),
    make.link("Google", "sign_in", icon="account_circle", argument="Google"),
    make.link("Personal (IMAP)", "sign_in", icon="mail", argument="Personal (IMAP)"),
    make.link("Personal (POP3)", "sign_in", icon="mail", argument="Personal (POP3)"),
)
GOOGLE_ROWS: Final = (
    make.link("Sign in to your Google Account", "sign_in", icon="account_circle",
              argument="Google"),
    make.category("Services on this device"),
    make.link("Ads", "ads"),
    make.link("Autofill", "autofill"),
    make.link("Backup", "backup"),
    make.link("Devices & sharing", "connected"),
    make.link("Emergency Location Service", "location_services"),
    make.link("Find My Device", "find_my_device"),
    make.link("Nearby Share", "nearby"),
)  # fmt: skip
WELLBEING_ROWS: Final = (
    make.link("Dashboard", "screen_time", "0 minutes today"),
    make.category("Ways to disconnect"),
    make.switch("Bedtime mode", "secure/bedtime_mode", "Silence your phone and go to bed on time"),
    make.switch("Focus mode", "secure/focus_mode",
                "Pause distracting apps when you need time to focus"),
    make.category("Reduce interruptions"),
    make.link("Manage notifications", "notification_apps"),
    make.link("Do Not Disturb", "dnd"),
)  # fmt: skip
TIPS_ROWS: Final = (
    make.info("Popular help resources", icon="help"),
    make.info("Help articles", "You’re offline. Check your connection.", icon="article"),
)


def _sign_in(state: SettingsPageState) -> Rows:
    return [
        rows.Info(state.argument, icon="account_circle"),
        make.footer("Couldn’t sign in: there was a problem communicating with the servers."),
    ]


PAGES: Final = (
    make.page("accounts", "Passwords & accounts", ACCOUNTS_ROWS,
              fragment="accounts.AccountDashboardFragment"),
    make.page("password_manager", "Password Manager",
              [make.footer("Add a Google Account to save passwords.")], "accounts"),
    make.page("autofill", "Autofill service", AUTOFILL_ROWS, "accounts",
              "applications.defaultapps.DefaultAutofillPicker"),
    make.page("add_account", "Add an account", ADD_ACCOUNT_ROWS, "accounts"),
    make.page("sign_in", "Sign in", _sign_in, "add_account", about=True),
    make.page("google", "Google", GOOGLE_ROWS),
    make.page("wellbeing", "Digital Wellbeing & parental controls", WELLBEING_ROWS),
    make.page("tips", "Tips & support", TIPS_ROWS),
)  # fmt: skip
