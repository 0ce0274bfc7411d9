from __future__ import annotations

import re
import time
import urllib.request
from typing import Any

import pytest
import uiautomator2
from uiautomator2.exceptions import RPCUnknownError, UiObjectNotFoundError

from tests.phone_wire.running import RunningPhone

SETTINGS = "com.android.settings"
TITLE = "android:id/title"
SLOP = 21
"""Pixels that a finger moves before anything follows it: 8 dp."""


@pytest.fixture
def settings(home: Any) -> Any:
    """The settings app at its first page."""
    home.app_stop(SETTINGS)
    home.app_start(SETTINGS)
    return home


@pytest.fixture
def field(settings: Any) -> Any:
    """A text field with the caret."""
    settings(text="Search settings").click()
    found = settings(className="android.widget.EditText")
    assert found.wait(timeout=5)
    return found


def test_the_hierarchy_is_xml_with_every_window(home: Any) -> None:
    root = home.xpath("//hierarchy").get()
    assert root.attrib["rotation"] == "0"
    packages = {element.attrib["package"] for element in home.xpath("//*[@package]").all()}
    assert "com.android.systemui" in packages
    alone = home.dump_hierarchy(root_in_active=True)
    assert "com.android.systemui" not in alone


def test_a_shallow_hierarchy_is_cut(home: Any) -> None:
    assert (
        0 < home.dump_hierarchy(max_depth=1).count("<node") < home.dump_hierarchy().count("<node")
    )


def test_facts_of_the_device(home: Any) -> None:
    info = home.info
    assert (info["displayWidth"], info["displayHeight"]) == (1080, 2400)
    assert (info["displaySizeDpX"], info["sdkInt"], info["screenOn"]) == (411, 33, True)
    assert home.window_size() == (1080, 2400)


def test_apps_start_and_stop(settings: Any) -> None:
    assert settings.app_current()["package"] == SETTINGS
    assert SETTINGS in settings.app_list()
    assert SETTINGS in settings.app_list_running()
    assert settings.app_wait(SETTINGS, front=True, timeout=3)
    assert settings.app_info(SETTINGS)["versionName"]
    settings.app_stop(SETTINGS)
    assert settings.app_current()["package"] != SETTINGS


def test_a_click_by_text_opens_a_page(settings: Any) -> None:
    settings(text="Display").click()
    assert settings(text="Dark theme").wait(timeout=3)
    settings.press("back")
    assert settings(text="Search settings").exists


def test_a_click_by_xpath_opens_a_page(settings: Any) -> None:
    settings.xpath("//*[@text='Display']").click()
    assert settings.xpath("Dark theme").wait(timeout=3)


def test_lists_scroll_to_what_is_looked_for(settings: Any) -> None:
    rows = settings(scrollable=True)
    assert not settings(text="System").exists
    assert rows.scroll.to(text="System")
    assert settings(text="System").exists
    assert not rows.scroll.to(text="There is no such row")
    rows.scroll.toBeginning()
    assert settings(text="Network & internet").exists
    assert not rows.scroll.backward()
    assert rows.scroll.forward()
    rows.fling.toEnd()
    assert not rows.scroll.forward()
    rows.fling.toBeginning()


def test_a_row_is_found_by_what_it_holds(settings: Any) -> None:
    row = settings(scrollable=True).child_by_text("System", className="android.widget.TextView")
    assert row.get_text() == "System"
    with pytest.raises(UiObjectNotFoundError):
        settings(scrollable=True).child_by_text("Nothing", className="android.widget.TextView")
    second = settings(scrollable=True).child_by_instance(1, resourceId=TITLE)
    assert second.info["className"] == "android.widget.TextView"


def test_elements_are_described_and_counted(settings: Any) -> None:
    titles = settings(resourceId=TITLE)
    assert len(titles) == len(titles.info_list()) > 3
    assert titles[0].get_text() == "Network & internet"
    assert titles[1].info["text"] == "Connected devices"
    info = settings(text="Display").info
    assert info["packageName"] == SETTINGS
    assert info["resourceName"] == TITLE
    bounds = info["bounds"]
    assert 0 <= bounds["left"] < bounds["right"] <= 1080
    assert settings(text="Display").sibling(resourceId="android:id/summary").exists
    assert settings(scrollable=True).child(text="Display").exists
    assert settings(text="Connected devices").down(resourceId=TITLE).get_text() == "Apps"


def test_what_is_missing_is_told(settings: Any) -> None:
    settings.settings["wait_timeout"] = 0.1
    with pytest.raises(UiObjectNotFoundError):
        settings(text="Nothing").click()
    with pytest.raises(UiObjectNotFoundError):
        settings(text="Nothing").get_text()
    settings.settings["wait_timeout"] = 5
    assert not settings(textMatches=r"Nothing\d*").exists
    with pytest.raises(RPCUnknownError, match="PatternSyntaxException"):
        _ = settings(textMatches="(").info


def test_waiting_passes_the_phone_s_time_and_not_ours(home: Any) -> None:
    began = time.monotonic()
    before = int(home.shell("date +%s").output)
    assert not home(text="Nothing").wait(timeout=60)
    assert int(home.shell("date +%s").output) - before >= 60
    assert time.monotonic() - began < 30


def test_an_element_that_appears_later_is_waited_for(home: Any) -> None:
    seconds = int(home.shell("date +%s").output)
    later = time.strftime("%H:%M", time.gmtime(seconds + 120))
    clock = home(resourceId="com.android.systemui:id/clock", text=later)
    assert not clock.exists
    assert clock.wait(timeout=200)
    assert clock.wait_gone(timeout=100)


def test_text_goes_into_the_focused_field(field: Any) -> None:
    device = field.session
    device.send_keys("Grüße, 你好")
    assert field.get_text() == "Grüße, 你好"
    device.clear_text()
    device.send_keys("more", clear=True)
    assert field.get_text() == "more"


def test_text_is_set_and_cleared_by_selector(field: Any) -> None:
    field.set_text("Grüße, 你好")
    assert field.get_text() == "Grüße, 你好"
    field.clear_text()
    assert "Grüße" not in (field.get_text() or "")


def test_text_is_set_by_xpath(field: Any) -> None:
    field.session.xpath("//android.widget.EditText").set_text("by path")
    assert field.get_text() == "by path"


def test_the_clipboard_keeps_and_pastes_text(field: Any) -> None:
    device = field.session
    device.clipboard = "kept ✓"
    assert device.clipboard == "kept ✓"
    field.clear_text()
    assert device.jsonrpc.pasteClipboard() is True
    assert field.get_text() == "kept ✓"


def test_gestures_move_things(settings: Any) -> None:
    top = settings(resourceId=TITLE)[0].get_text()
    settings.swipe(540, 1900, 540, 700, steps=100)
    assert settings(resourceId=TITLE)[0].get_text() != top
    settings.swipe_points([(540, 700), (540, 1200), (540, 2100)], 0.2)
    settings.swipe_ext("down")
    assert settings(resourceId=TITLE)[0].get_text() == top
    settings.drag(540, 1900, 540, 900)
    assert settings(resourceId=TITLE)[0].get_text() != top
    settings.touch.down(540, 900).move(540, 1500).move(540, 2000).up(540, 2000)


def test_a_finger_that_rests_at_the_end_of_its_path_does_not_fling(settings: Any) -> None:
    # Each way between two points takes the same time: half a second on the way, half a one there.
    settings.swipe_points([(540, 1900), (540, 1400), (540, 1400)], 0.5)
    before = places(settings)
    settings.swipe_points([(540, 1900), (540, 1400), (540, 1400)], 0.5)
    after = places(settings)
    moved = [before[text] - after[text] for text in before.keys() & after.keys()]
    assert max(moved) == 500 - SLOP  # of one that is cut off less is seen to move


def places(device: Any) -> dict[str, int]:
    """Where titles begin from the top, by their texts."""
    rows = device.xpath(f'//*[@resource-id="{TITLE}"]').all()
    return {row.text: row.bounds[1] for row in rows}


def test_two_fingers_are_accepted(settings: Any) -> None:
    rows = settings(scrollable=True)
    assert rows.pinch_in(percent=60)
    assert rows.pinch_out(percent=60)
    assert rows.gesture((300, 900), (700, 900), (300, 1200), (700, 1200))


def test_a_long_click_and_a_double_click(home: Any) -> None:
    home.long_click(540, 1200)
    assert home(text="Wallpaper & style").exists or home(textContains="Wallpaper").exists
    home.press("back")
    home.double_click(540, 1200)


def test_toasts_are_remembered_until_cleared(home: Any) -> None:
    home.clear_toast()
    assert home.last_toast is None
    home.toast.show("Hello there")
    assert home.toast.get_message(wait_timeout=1) == "Hello there"
    home.clear_toast()
    assert home.last_toast is None


def test_the_display_turns(settings: Any) -> None:
    settings.orientation = "left"
    assert settings.orientation == "left"
    assert (settings.info["displayWidth"], settings.info["displayHeight"]) == (2400, 1080)
    assert settings.screenshot().size == (2400, 1080)
    settings.orientation = "natural"
    assert settings.screenshot().size == (1080, 2400)


def test_keys_and_system_windows(home: Any) -> None:
    home.open_notification()
    assert "com.android.systemui" in home.dump_hierarchy(root_in_active=True)
    home.press("back")
    home.open_quick_settings()
    home.press("back")
    home.press("recent")
    home.press(3)
    assert home.press("volume_up") is True
    assert home.jsonrpc.pressKey("nonsense") is False
    home.screen_off()
    assert home.info["screenOn"] is False
    home.screen_on()
    assert home.info["screenOn"] is True


def test_a_client_unlocks_a_dark_phone(phone: RunningPhone, home: Any) -> None:
    phone.device.shell("locksettings set-disabled false")
    home.screen_off()
    home.screen_on()
    assert home.info["currentPackageName"] == "com.android.systemui"
    assert home(resourceId="com.android.systemui:id/keyguard_indication_text").exists
    home.screen_off()
    home.unlock()
    assert home.info["screenOn"] is True
    assert home.info["currentPackageName"] != "com.android.systemui"
    phone.device.shell("locksettings set-disabled true")


def test_pictures_come_in_the_size_of_the_display(home: Any) -> None:
    assert home.screenshot().size == (1080, 2400)


def test_unknown_methods_and_wrong_arguments_are_told(home: Any) -> None:
    with pytest.raises(RPCUnknownError, match="method not found"):
        home.jsonrpc.nonsense()
    with pytest.raises(RPCUnknownError, match="parameters invalid"):
        home.jsonrpc.click("left", "right")


def test_a_second_client_shares_the_server(phone: RunningPhone, ui: Any) -> None:
    other = uiautomator2.connect(phone.device)
    assert other.info["displayWidth"] == 1080
    other.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]
    assert ui.info["displayWidth"] == 1080


def test_the_server_comes_back_after_it_was_stopped(ui: Any) -> None:
    ui.stop_uiautomator()
    assert ui.info["displayWidth"] == 1080
    ui.reset_uiautomator()
    assert ui.info["displayWidth"] == 1080


def test_the_server_is_reached_over_a_forward(ui: Any) -> None:
    port = ui.adb_device.forward_port(9008)
    base = f"http://127.0.0.1:{port}"
    with urllib.request.urlopen(f"{base}/ping", timeout=5) as answer:
        assert answer.read() == b"pong"
    with urllib.request.urlopen(f"{base}/screenshot/0", timeout=5) as answer:
        assert answer.read(2) == b"\xff\xd8"
    ui.adb_device.forward_remove_all()


def test_the_compressed_hierarchy_leaves_layouts_out(home: uiautomator2.Device) -> None:
    whole, compressed = home.dump_hierarchy(), home.dump_hierarchy(compressed=True)
    assert compressed.count("<node") < whole.count("<node")
    shown = re.findall(r'text="([^"]+)"', whole)
    assert re.findall(r'text="([^"]+)"', compressed) == shown
