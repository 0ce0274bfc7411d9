"""The pages below one app's info, default apps, and resetting preferences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.ui.message import tr


def _notifications(scene: Scene) -> Sequence[rows.Row]:
    phone, package = scene.phone, scene.argument
    switch = Flag("secure", f"app_notifications:{package}", default=True)
    on = switch.read(phone)
    return [
        rows.Header(phone.packages.label(package), picture=package),
        rows.MainSwitch(
            tr("All {app} notifications", app=phone.packages.label(package)), value=switch
        ),
        rows.Category(tr("General")),
        rows.Toggle(
            tr("Allow notification dot"),
            value=Flag("secure", f"app_badge:{package}", default=True),
            enabled=on,
        ),
        rows.Toggle(
            tr("Pop on screen"),
            summary=tr("When device is unlocked, show notifications as a banner across the top"),
            value=Flag("secure", f"app_heads_up:{package}", default=True),
            enabled=on,
        ),
        rows.Link(
            tr("Additional settings in the app"),
            do=_open_app,
        ),
    ]


def _open_app(pane: Pane) -> None:
    pane.phone.activities.start_app(pane.argument)


def _data(scene: Scene) -> Sequence[rows.Row]:
    package = scene.argument
    return [
        rows.Header(scene.phone.packages.label(package), picture=package),
        rows.Info(tr("Total"), summary=tr("0 B")),
        rows.Info(tr("Foreground"), summary=tr("0 B")),
        rows.Info(tr("Background"), summary=tr("0 B")),
        rows.Toggle(
            tr("Background data"),
            summary=tr("Enable usage of mobile data in the background"),
            value=Flag("global", f"background_data:{package}", default=True),
        ),
        rows.Toggle(
            tr("Unrestricted mobile data usage"),
            summary=tr("Allow unrestricted mobile data access when Data Saver is on"),
            value=Flag("global", f"unrestricted_data:{package}"),
        ),
    ]


def _battery(scene: Scene) -> Sequence[rows.Row]:
    package = scene.argument
    value = Word("global", f"battery_mode:{package}", "optimized")
    now = value.read(scene.phone)
    choices = (
        (
            "unrestricted",
            tr("Unrestricted"),
            tr("Allow battery usage in background without restrictions. May use more battery."),
        ),
        (
            "optimized",
            tr("Optimized"),
            tr("Optimize based on your usage. Recommended for most apps."),
        ),
        (
            "restricted",
            tr("Restricted"),
            tr(
                "Restrict battery usage while in background. App may not work as expected. "
                "Notifications may be delayed."
            ),
        ),
    )
    return [
        rows.Header(scene.phone.packages.label(package), picture=package),
        rows.Category(tr("Manage battery usage")),
        *(
            rows.Option(
                title, summary=note, chosen=mode == now, do=partial(_set_battery, value, mode)
            )
            for mode, title, note in choices
        ),
    ]


def _set_battery(value: Word, mode: str, pane: Pane) -> None:
    value.write(pane.phone, mode)


def _links(scene: Scene) -> Sequence[rows.Row]:
    package = scene.argument
    return [
        rows.Header(scene.phone.packages.label(package), picture=package),
        rows.Toggle(
            tr("Open supported links"),
            summary=tr("Allow web links to open in this app"),
            value=Flag("secure", f"open_links:{package}", default=True),
        ),
        rows.Category(tr("Links to open in this app")),
        rows.Info(tr("0 verified links")),
        rows.Category(tr("Other default preferences")),
        *_chosen(scene, package),
    ]


def _chosen(scene: Scene, package: str) -> Sequence[rows.Row]:
    """What was answered with "Always", to be taken back."""
    if not scene.phone.activities.choices.has_preferences(package):
        return [rows.Info(tr("No defaults set."))]
    note = tr("You’ve chosen to launch this app by default for some actions.")
    return [rows.Info(note), rows.Link(tr("Clear defaults"), do=partial(_clear_defaults, package))]


def _clear_defaults(package: str, pane: Pane) -> None:
    pane.phone.activities.choices.forget(package)


def reset_preferences(pane: Pane) -> None:
    """Forget what was decided about apps: permissions, disabled ones."""
    for info in pane.phone.packages.all():
        if not info.enabled:
            pane.phone.packages.set_enabled(info.package, enabled=True)
        pane.phone.activities.choices.forget(info.package)
    pane.phone.permissions.reset()
    pane.toast(tr("App preferences have been reset"))


RESET: Final = rows.Caution(
    title=tr("Reset app preferences?"),
    message=tr(
        "This will reset all preferences for:\n\n• Disabled apps\n• Disabled app notifications\n"
        "• Default applications for actions\n• Background data restrictions for apps\n"
        "• Any permission restrictions\n• Battery usage settings\n\nYou will not lose any app data."
    ),
    yes=tr("Reset apps"),
    no=tr("Cancel"),
)

PAGES: Final = (
    Page(
        name="app_notifications",
        title=tr("Notifications"),
        rows=_notifications,
        parent="apps",
        fragment="notification.app.AppNotificationSettings",
        about=True,
    ),
    Page(
        name="app_data",
        title=tr("App data usage"),
        rows=_data,
        parent="apps",
        fragment="datausage.AppDataUsage",
        about=True,
    ),
    Page(
        name="app_battery",
        title=tr("App battery usage"),
        rows=_battery,
        parent="apps",
        fragment="fuelgauge.AdvancedPowerUsageDetail",
        about=True,
    ),
    Page(
        name="app_links",
        title=tr("Open by default"),
        rows=_links,
        parent="apps",
        fragment="applications.intentpicker.AppLaunchSettings",
        about=True,
    ),
)
