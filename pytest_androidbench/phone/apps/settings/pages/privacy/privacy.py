"""Privacy: the dashboard, sensors, ads."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.apps.permissions import GROUPS
from pytest_androidbench.phone.apps.settings.pages.display.display import LOCK_SCREEN
from pytest_androidbench.phone.ui.message import tr

PRIVACY_ROWS: Final = (
    make.link("Privacy dashboard", "privacy_dashboard",
              "Show which apps recently used permissions"),
    make.link("Permission manager", "permission_manager", "Control app access to your data"),
    make.switch("Camera access", "secure/camera_access", "For apps and services", on=True),
    make.switch(
        "Microphone access",
        "secure/microphone_access",
        "For apps and services. If this setting is off, microphone data may still be "
        "shared when you call an emergency number.",
        on=True,
    ),
    make.switch("Show clipboard access", "secure/clipboard_show_access_notifications",
                "Show a message when apps access text, images, or other content you’ve copied",
                on=True),
    make.switch("Show passwords", "system/show_password", "Display characters briefly as you type",
                on=True),
    make.choice("Notifications on lock screen", "secure/lock_screen_show_notifications",
                LOCK_SCREEN, "1"),
    make.link("Android System Intelligence", "intelligence",
              "Get suggestions based on the people, apps, and content you interact with"),
    make.link("App content", "app_content", "Allow apps to send content to the Android system"),
    make.link("Ads", "ads", "Reset your advertising ID"),
    make.link("Usage & diagnostics", "diagnostics", "Share data to help improve Android"),
)  # fmt: skip

DASHBOARD_ROWS: Final = (
    make.category("Past 24 hours"),
    *(
        make.link(title, "permission_apps", "Not used in past 24 hours", icon=icon, argument=group)
        for group, (title, icon) in GROUPS.items()
        if group in {"location", "camera", "microphone"}
    ),
    make.link("Other permissions", "permission_manager", icon="more_horiz"),
)


def _new_advertising_id(pane: Pane) -> None:
    number = pane.phone.settings.number("secure", "advertising_id_resets")
    pane.phone.settings.put("secure", "advertising_id_resets", number + 1)
    pane.toast(tr("Advertising ID reset"))


INTELLIGENCE_ROWS: Final = (
    make.switch("Keyboard", "secure/asi_keyboard", "Suggestions from apps in the keyboard",
                on=True),
    make.switch("Smart copy", "secure/asi_smart_copy", on=True),
)  # fmt: skip
APP_CONTENT_ROWS: Final = (
    make.switch("Allow apps to send content to the Android system",
                "secure/content_capture_enabled", on=True),
)  # fmt: skip
ADS_ROWS: Final = (
    rows.ConfirmPreference(
        tr("Reset advertising ID"),
        icon="refresh",
        caution=make.caution(
            "Reset advertising ID?",
            "You’ll get a new advertising ID that apps can use to show ads.",
            "Confirm",
        ),
        do=_new_advertising_id,
    ),
    make.switch("Delete advertising ID", "secure/limit_ad_tracking"),
)
DIAGNOSTICS_ROWS: Final = (
    make.switch("Usage & diagnostics", Flag("global/multi_cb", off="2")),
    make.footer("When this is on, the device sends usage and diagnostics data to Google."),
)

PAGES: Final = (
    make.page("privacy", "Privacy", PRIVACY_ROWS, fragment="privacy.PrivacyDashboardFragment"),
    make.page("privacy_dashboard", "Privacy dashboard", DASHBOARD_ROWS, "privacy"),
    make.page("intelligence", "Android System Intelligence", INTELLIGENCE_ROWS, "privacy"),
    make.page("app_content", "App content", APP_CONTENT_ROWS, "privacy"),
    make.page("ads", "Ads", ADS_ROWS, "privacy"),
    make.page("diagnostics", "Usage & diagnostics", DIAGNOSTICS_ROWS, "privacy"),
)
