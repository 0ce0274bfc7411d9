"""The first pages, which wait ahead of whatever is asked for."""

from __future__ import annotations

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.names import PACKAGE
from tests.phone_apps.chrome.conftest import Surfer


def first(fresh: Surfer) -> None:
    fresh.phone.windows.start_app(PACKAGE)


def test_terms_and_sync_come_ahead_of_the_first_tab(fresh: Surfer) -> None:
    first(fresh)
    fresh.tap("Accept & continue")
    fresh.tap("No thanks")
    fresh.tap("No thanks")
    assert fresh.find("search_box_text")


def test_the_first_pages_come_once(fresh: Surfer) -> None:
    first(fresh)
    fresh.tap("terms_accept")
    fresh.tap("negative_button")
    fresh.phone.windows.lifecycle.force_stop(PACKAGE)
    first(fresh)
    assert fresh.find("ntp_content")


def test_they_come_again_once_the_apps_data_are_cleared(fresh: Surfer) -> None:
    first(fresh)
    fresh.tap("terms_accept")
    fresh.tap("negative_button")
    fresh.phone.packages.clear(PACKAGE)
    first(fresh)
    assert fresh.find("terms_accept")


def test_nobody_is_asked_about_notifications_who_has_allowed_them(fresh: Surfer) -> None:
    fresh.phone.permissions.grant(PACKAGE, names.NOTIFICATIONS)
    first(fresh)
    fresh.tap("terms_accept")
    fresh.tap("negative_button")
    assert fresh.find("search_box_text")


def test_who_wants_notifications_is_asked_for_the_permission(fresh: Surfer) -> None:
    first(fresh)
    fresh.tap("terms_accept")
    fresh.tap("negative_button")
    fresh.tap("Continue")
    fresh.tap("Allow")
    assert fresh.phone.permissions.held(PACKAGE, names.NOTIFICATIONS)


def test_back_goes_from_sync_to_the_terms_and_out(fresh: Surfer) -> None:
    first(fresh)
    fresh.tap("terms_accept")
    fresh.back()
    assert fresh.find("terms_accept")
    fresh.back()
    assert fresh.phone.windows.foreground != PACKAGE


def test_what_another_app_wants_to_be_shown_waits_for_them(fresh: Surfer) -> None:
    fresh.phone.permissions.grant(PACKAGE, names.NOTIFICATIONS)
    uri = fresh.show("<h1>Hello</h1>")
    assert fresh.find("terms_accept")
    fresh.tap("terms_accept")
    fresh.tap("negative_button")
    assert fresh.value("url_bar") == uri


def test_usage_statistics_are_sent_only_by_who_agrees(fresh: Surfer) -> None:
    first(fresh)
    fresh.tap("send_report_checkbox")
    fresh.tap("terms_accept")
    assert not fresh.app.prefs().get(names.USAGE_REPORTS, default=True)
