"""Passwords, accounts, Google, and what needs an account."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page
from pytest_androidbench.phone.apps.settings.model.rows import (
    Category,
    Footer,
    Info,
    Link,
    ListChoice,
    Toggle,
)
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = (
    Page(
        name="accounts",
        title=tr("Passwords & accounts"),
        fragment="accounts.AccountDashboardFragment",
        rows=[
            Category(tr("Passwords")),
            Link(
                tr("Google"),
                icon="key",
                summary=tr("Sign in to see passwords"),
                to="password_manager",
            ),
            Category(tr("Autofill service")),
            Link(tr("None"), to="autofill", name="autofill"),
            Category(tr("Accounts for Owner")),
            Link(tr("Add account"), icon="add", to="add_account"),
            Toggle(
                tr("Automatically sync app data"),
                summary=tr("Let apps refresh data automatically"),
                value=Flag("global", "master_sync", default=True),
            ),
        ],
    ),
    Page(
        name="password_manager",
        title=tr("Password Manager"),
        parent="accounts",
        rows=[Footer(tr("Add a Google Account to save passwords."))],
    ),
    Page(
        name="autofill",
        title=tr("Autofill service"),
        parent="accounts",
        fragment="applications.defaultapps.DefaultAutofillPicker",
        rows=[
            ListChoice(
                tr("Service"),
                options=(("", tr("None")), ("google", tr("Google"))),
                value=Word("secure", "autofill_service"),
            ),
        ],
    ),
    Page(
        name="add_account",
        title=tr("Add an account"),
        parent="accounts",
        rows=[
            Link(tr("Exchange"), icon="mail", to="sign_in", argument="Exchange"),
            Link(tr("Google"), icon="account_circle", to="sign_in", argument="Google"),
            Link(tr("Personal (IMAP)"), icon="mail", to="sign_in", argument="Personal (IMAP)"),
            Link(tr("Personal (POP3)"), icon="mail", to="sign_in", argument="Personal (POP3)"),
        ],
    ),
    Page(
        name="sign_in",
        title=tr("Sign in"),
        parent="add_account",
        about=True,
        rows=lambda scene: [
            Info(scene.argument, icon="account_circle"),
            Footer(tr("Couldn’t sign in: there was a problem communicating with the servers.")),
        ],
    ),
    Page(
        name="google",
        title=tr("Google"),
        rows=[
            Link(
                tr("Sign in to your Google Account"),
                icon="account_circle",
                to="sign_in",
                argument="Google",
            ),
            Category(tr("Services on this device")),
            Link(tr("Ads"), to="ads"),
            Link(tr("Autofill"), to="autofill"),
            Link(tr("Backup"), to="backup"),
            Link(tr("Devices & sharing"), to="connected"),
            Link(tr("Emergency Location Service"), to="location_services"),
            Link(tr("Find My Device"), to="find_my_device"),
            Link(tr("Nearby Share"), to="nearby"),
        ],
    ),
    Page(
        name="wellbeing",
        title=tr("Digital Wellbeing & parental controls"),
        rows=[
            Link(tr("Dashboard"), summary=tr("0 minutes today"), to="screen_time"),
            Category(tr("Ways to disconnect")),
            Toggle(
                tr("Bedtime mode"),
                summary=tr("Silence your phone and go to bed on time"),
                value=Flag("secure", "bedtime_mode"),
            ),
            Toggle(
                tr("Focus mode"),
                summary=tr("Pause distracting apps when you need time to focus"),
                value=Flag("secure", "focus_mode"),
            ),
            Category(tr("Reduce interruptions")),
            Link(tr("Manage notifications"), to="notification_apps"),
            Link(tr("Do Not Disturb"), to="dnd"),
        ],
    ),
    Page(
        name="tips",
        title=tr("Tips & support"),
        rows=[
            Info(tr("Popular help resources"), icon="help"),
            Info(
                tr("Help articles"),
                icon="article",
                summary=tr("You’re offline. Check your connection."),
            ),
        ],
    ),
)
