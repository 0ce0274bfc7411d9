"""Passwords, accounts, Google, and what needs an account."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = (
    Page(
        name="accounts",
        title=tr("Passwords & accounts"),
        fragment="accounts.AccountDashboardFragment",
        rows=[
            rows.Category(tr("Passwords")),
            rows.Link(
                tr("Google"),
                icon="key",
                summary=tr("Sign in to see passwords"),
                to="password_manager",
            ),
            rows.Category(tr("Autofill service")),
            rows.Link(tr("None"), to="autofill", name="autofill"),
            rows.Category(tr("Accounts for Owner")),
            rows.Link(tr("Add account"), icon="add", to="add_account"),
            rows.Toggle(
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
        rows=[rows.Footer(tr("Add a Google Account to save passwords."))],
    ),
    Page(
        name="autofill",
        title=tr("Autofill service"),
        parent="accounts",
        fragment="applications.defaultapps.DefaultAutofillPicker",
        rows=[
            rows.ListChoice(
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
            rows.Link(tr("Exchange"), icon="mail", to="sign_in", argument="Exchange"),
            rows.Link(tr("Google"), icon="account_circle", to="sign_in", argument="Google"),
            rows.Link(tr("Personal (IMAP)"), icon="mail", to="sign_in", argument="Personal (IMAP)"),
            rows.Link(tr("Personal (POP3)"), icon="mail", to="sign_in", argument="Personal (POP3)"),
        ],
    ),
    Page(
        name="sign_in",
        title=tr("Sign in"),
        parent="add_account",
        about=True,
        rows=lambda scene: [
            rows.Info(scene.argument, icon="account_circle"),
            rows.Footer(
                tr("Couldn’t sign in: there was a problem communicating with the servers.")
            ),
        ],
    ),
    Page(
        name="google",
        title=tr("Google"),
        rows=[
            rows.Link(
                tr("Sign in to your Google Account"),
                icon="account_circle",
                to="sign_in",
                argument="Google",
            ),
            rows.Category(tr("Services on this device")),
            rows.Link(tr("Ads"), to="ads"),
            rows.Link(tr("Autofill"), to="autofill"),
            rows.Link(tr("Backup"), to="backup"),
            rows.Link(tr("Devices & sharing"), to="connected"),
            rows.Link(tr("Emergency Location Service"), to="location_services"),
            rows.Link(tr("Find My Device"), to="find_my_device"),
            rows.Link(tr("Nearby Share"), to="nearby"),
        ],
    ),
    Page(
        name="wellbeing",
        title=tr("Digital Wellbeing & parental controls"),
        rows=[
            rows.Link(tr("Dashboard"), summary=tr("0 minutes today"), to="screen_time"),
            rows.Category(tr("Ways to disconnect")),
            rows.Toggle(
                tr("Bedtime mode"),
                summary=tr("Silence your phone and go to bed on time"),
                value=Flag("secure", "bedtime_mode"),
            ),
            rows.Toggle(
                tr("Focus mode"),
                summary=tr("Pause distracting apps when you need time to focus"),
                value=Flag("secure", "focus_mode"),
            ),
            rows.Category(tr("Reduce interruptions")),
            rows.Link(tr("Manage notifications"), to="notification_apps"),
            rows.Link(tr("Do Not Disturb"), to="dnd"),
        ],
    ),
    Page(
        name="tips",
        title=tr("Tips & support"),
        rows=[
            rows.Info(tr("Popular help resources"), icon="help"),
            rows.Info(
                tr("Help articles"),
                icon="article",
                summary=tr("You’re offline. Check your connection."),
            ),
        ],
    ),
)
