from __future__ import annotations

from tests.phone_system.sample import PACKAGE, Finger, NotesApp, new_phone, opened

HOME = "com.google.android.apps.nexuslauncher"


def test_restart_ends_apps_and_keeps_what_is_stored() -> None:
    phone, finger, notes = opened()
    notes.prefs_put()
    phone.settings.put("system", "font_scale", "1.15")
    phone.clipboard.put("secret")
    phone.permissions.decide(PACKAGE, ["android.permission.CAMERA"], "once")
    before, pid = phone.clock.now_ms, phone.processes.pid(PACKAGE)
    phone.windows.key_name("power", long=True)
    finger.tap(text="Restart")
    assert phone.windows.focused[0] == HOME
    assert [task.package for task in phone.windows.tasks()] == [HOME]
    assert phone.clipboard.text == ""
    assert phone.settings.get("system", "font_scale") == "1.15"
    assert phone.packages.app(PACKAGE) is not None
    assert phone.files.stat(f"/data/data/{PACKAGE}/shared_prefs") is not None
    assert not phone.permissions.held(PACKAGE, "CAMERA")
    assert not phone.processes.running(PACKAGE)
    assert phone.processes.pid(PACKAGE) != pid
    assert phone.clock.now_ms > before
    assert finger.shows(id="status_bar")


def test_the_time_since_boot_begins_anew_and_is_part_of_a_snapshot() -> None:
    phone = new_phone()
    phone.clock.advance(3_600_000)
    phone.snapshots.save("before")
    uptime = phone.clock.uptime_ms
    phone.power.restart()
    assert phone.clock.since_boot_ms < 60_000
    assert phone.clock.uptime_ms > uptime
    phone.snapshots.load("before")
    assert phone.clock.since_boot_ms > 3_600_000


def test_alarms_of_apps_outlive_a_restart_and_timers_of_screens_do_not() -> None:
    phone, finger, notes = opened()
    notes.app.after(10_000, notes.app.ring, "alarm")
    finger.tap(id="wait")
    phone.power.restart()
    phone.clock.advance(60_000)
    app = phone.packages.app(PACKAGE)
    assert app is not None
    assert app.prefs().get("ring", "") == "alarm"
    assert notes.seen[-1] != "tick"


def test_power_off_leaves_the_display_dark_until_the_power_key() -> None:
    phone = new_phone(NotesApp)
    phone.windows.start_app(PACKAGE)
    phone.windows.key_name("power", long=True)
    Finger(phone).tap(text="Power off")
    dark = phone.windows.view.picture("png")
    phone.windows.fingers.tap(540, 1200)
    assert phone.windows.view.picture("png") == dark
    phone.windows.key_name("power")
    assert phone.windows.view.picture("png") != dark
    assert phone.windows.focused[0] == HOME


def test_whoever_holds_connections_is_told_of_a_restart() -> None:
    phone, told = new_phone(), list[str]()
    phone.power.on_restart.append(lambda: told.append("restarted"))
    phone.power.restart()
    assert told == ["restarted"]
