"""Ways to the screens of Audio Recorder."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, hold, launch, shot, tap, wait

PACKAGE: Final = "com.dimowner.audiorecorder"
LENGTHS_MS: Final = (7_000, 65_000, 2_400)


def granted(driver: Driver) -> None:
    """Let it use the microphone."""
    driver.phone.permissions.grant(PACKAGE, "RECORD_AUDIO")


def recordings(driver: Driver) -> None:
    """Record three times."""
    for ms in LENGTHS_MS:
        driver.tap("btn_record")
        driver.phone.clock.advance(ms)
        driver.tap("btn_record_stop")
        driver.tap("dialog_negative_btn")


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
SETUP: Final = (*FIRST, tap("btn_action"))
MAIN: Final = (*SETUP, tap("btn_apply"), granted)
RUNNING: Final = (*MAIN, tap("btn_record"), wait(7_000))
FILLED: Final = (*MAIN, recordings)
LIST: Final = (*FILLED, tap("btn_records_list"))
MENU: Final = (*FILLED, tap("btn_share"))
TRASHED: Final = (*MENU, tap("Delete"), tap("dialog_positive_btn"), tap("btn_records_list"))
SETTINGS: Final = (*FILLED, tap("btn_settings"))
RECORDER_SHOTS: Final = (
    shot("welcome", *FIRST),
    shot("setup", *SETUP),
    shot("setup 3gp", *SETUP, tap("3gp")),
    shot("explained", *SETUP, tap("setting_btn_info")),
    shot("main", *MAIN),
    shot("permission", *SETUP, tap("btn_apply"), tap("btn_record")),
    shot("recording", *RUNNING),
    shot("paused", *RUNNING, tap("btn_record")),
    shot("drop?", *RUNNING, tap("btn_record_delete")),
    shot("name", *RUNNING, tap("btn_record_stop")),
    shot("stopped", *RUNNING, tap("btn_record_stop"), tap("dialog_negative_btn")),
    shot("playing", *FILLED, tap("btn_play"), wait(1_000)),
    shot("menu", *MENU),
    shot("information", *MENU, tap("Information")),
    shot("rename", *MENU, tap("Rename")),
    shot("save as", *MENU, tap("Save as…")),
    shot("delete?", *MENU, tap("Delete")),
    shot("no records", *MAIN, tap("btn_records_list")),
    shot("records", *LIST),
    shot("sort", *LIST, tap("btn_sort")),
    shot("by duration", *LIST, tap("btn_sort"), tap("By duration (longest)")),
    shot("record menu", *LIST, tap("list_item_more")),
    shot("marked", *LIST, tap("list_item_bookmark"), tap("btn_bookmarks")),
    shot("no bookmarks", *LIST, tap("btn_bookmarks")),
    shot("panel", *LIST, tap("Record-2"), wait(3_000)),
    shot("chosen", *LIST, hold("Record-1"), tap("Record-3")),
    shot("delete chosen?", *LIST, hold("Record-1"), tap("btn_delete_multi")),
    shot("with trash", *TRASHED),
    shot("trash", *TRASHED, tap("btn_trash")),
    shot("restore?", *TRASHED, tap("btn_trash"), tap("list_item_restore")),
    shot("empty trash", *SETTINGS, tap("btnTrash")),
    shot("settings", *SETTINGS),
    shot("files", *TRASHED, back, tap("btn_settings"), tap("btn_file_browser")),
    shot("teal", *SETTINGS, tap("themeColor"), tap("Theme Teal"), back),
    shot("names", *SETTINGS, tap("name_format")),
)
SHOTS: Final = {"recorder": RECORDER_SHOTS}


def some_recordings(phone: Phone) -> None:
    for step in TRASHED:
        step(Driver(phone))


GROUNDS: Final = {
    "recorder": app_ground(
        PACKAGE,
        21,
        starts={"recorder": some_recordings, "first start": started(PACKAGE)},
        beyond=SYSTEM_LISTS,
    )
}
