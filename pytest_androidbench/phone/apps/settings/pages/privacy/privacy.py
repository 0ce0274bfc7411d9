"""Privacy: the dashboard, sensors, ads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.ui.message import tr


def _privacy(scene: Scene) -> Sequence[rows.Row]:
    del scene
    return [
        rows.Link(
            tr("Privacy dashboard"),
            summary=tr("Show which apps recently used permissions"),
            to="privacy_dashboard",
        ),
        rows.Link(
            tr("Permission manager"),
            summary=tr("Control app access to your data"),
            to="permission_manager",
        ),
        rows.Toggle(
            tr("Camera access"),
            summary=tr("For apps and services"),
            value=Flag("secure", "camera_access", default=True),
        ),
        rows.Toggle(
            tr("Microphone access"),
            summary=tr(
                "For apps and services. If this setting is off, microphone data may still be "
                "shared when you call an emergency number."
            ),
            value=Flag("secure", "microphone_access", default=True),
        ),
        rows.Toggle(
            tr("Show clipboard access"),
            summary=tr(
                "Show a message when apps access text, images, or other content you’ve copied"
            ),
            value=Flag("secure", "clipboard_show_access_notifications", default=True),
        ),
        rows.Toggle(
            tr("Show passwords"),
            summary=tr("Display characters briefly as you type"),
            value=Flag("system", "show_password", default=True),
        ),
        *_system_rows(),
    ]


def _system_rows() -> list[rows.Row]:
    return [
        rows.ListChoice(
            tr("Notifications on lock screen"),
            options=(
                ("1", tr("Show all notification content")),
                ("0", tr("Don’t show notifications at all")),
            ),
            value=Word("secure", "lock_screen_show_notifications", "1"),
        ),
        rows.Link(
            tr("Android System Intelligence"),
            summary=tr("Get suggestions based on the people, apps, and content you interact with"),
            to="intelligence",
        ),
        rows.Link(
            tr("App content"),
            summary=tr("Allow apps to send content to the Android system"),
            to="app_content",
        ),
        rows.Link(tr("Ads"), summary=tr("Reset your advertising ID"), to="ads"),
        rows.Link(
            tr("Usage & diagnostics"),
            summary=tr("Share data to help improve Android"),
            to="diagnostics",
        ),
    ]


def _dashboard(scene: Scene) -> Sequence[rows.Row]:
    del scene
    return [
        rows.Category(tr("Past 24 hours")),
        *(
            rows.Link(
                title,
                icon=icon,
                summary=tr("Not used in past 24 hours"),
                to="permission_apps",
                argument=group,
            )
            for group, title, icon in (
                ("location", tr("Location"), "location_on"),
                ("camera", tr("Camera"), "photo_camera"),
                ("microphone", tr("Microphone"), "mic"),
            )
        ),
        rows.Link(tr("Other permissions"), icon="more_horiz", to="permission_manager"),
    ]


def _new_advertising_id(pane: Pane) -> None:
    number = pane.phone.settings.number("secure", "advertising_id_resets")
    pane.phone.settings.put("secure", "advertising_id_resets", number + 1)
    pane.toast(tr("Advertising ID reset"))


PAGES: Final = (
    Page(
        name="privacy",
        title=tr("Privacy"),
        rows=_privacy,
        fragment="privacy.PrivacyDashboardFragment",
    ),
    Page(
        name="privacy_dashboard", title=tr("Privacy dashboard"), rows=_dashboard, parent="privacy"
    ),
    Page(
        name="intelligence",
        title=tr("Android System Intelligence"),
        parent="privacy",
        rows=[
            rows.Toggle(
                tr("Keyboard"),
                summary=tr("Suggestions from apps in the keyboard"),
                value=Flag("secure", "asi_keyboard", default=True),
            ),
            rows.Toggle(tr("Smart copy"), value=Flag("secure", "asi_smart_copy", default=True)),
        ],
    ),
    Page(
        name="app_content",
        title=tr("App content"),
        parent="privacy",
        rows=[
            rows.Toggle(
                tr("Allow apps to send content to the Android system"),
                value=Flag("secure", "content_capture_enabled", default=True),
            ),
        ],
    ),
    Page(
        name="ads",
        title=tr("Ads"),
        parent="privacy",
        rows=[
            rows.Confirm(
                tr("Reset advertising ID"),
                icon="refresh",
                caution=rows.Caution(
                    title=tr("Reset advertising ID?"),
                    message=tr("You’ll get a new advertising ID that apps can use to show ads."),
                    yes=tr("Confirm"),
                    no=tr("Cancel"),
                ),
                do=_new_advertising_id,
            ),
            rows.Toggle(tr("Delete advertising ID"), value=Flag("secure", "limit_ad_tracking")),
        ],
    ),
    Page(
        name="diagnostics",
        title=tr("Usage & diagnostics"),
        parent="privacy",
        rows=[
            rows.Toggle(
                tr("Usage & diagnostics"), value=Flag("global", "multi_cb", on="1", off="2")
            ),
            rows.Footer(
                tr("When this is on, the device sends usage and diagnostics data to Google.")
            ),
        ],
    ),
)
