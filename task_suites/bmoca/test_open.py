"""Apps opened from the home screen."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.state import is_in_front

IN_FRONT: Final = "the app is in front"


def judge_opening(episode: Episode, task_id: str, package: str) -> None:
    """Expect an app to be what the user sees."""
    judge(episode, task_id, IN_FRONT, lambda: is_in_front(episode.device, package))


@task("open_camera", "Start the camera app.", limits=limits("open_camera"), app="camera")
def test_open_camera(episode: Episode) -> None:
    judge_opening(episode, "open_camera", "com.android.camera2")


@test_open_camera.solution
def open_camera(pilot: Pilot) -> None:
    pilot.open("Camera")


@test_open_camera.mistake("another app", fails=IN_FRONT)
def open_no_camera(pilot: Pilot) -> None:
    pilot.open("Clock")


@task("open_chrome", "Start the browser Chrome.", limits=limits("open_chrome"), app="chrome")
def test_open_chrome(episode: Episode) -> None:
    judge_opening(episode, "open_chrome", "com.android.chrome")


@test_open_chrome.solution
def open_chrome(pilot: Pilot) -> None:
    pilot.open("Chrome")


@test_open_chrome.mistake("another app", fails=IN_FRONT)
def open_no_chrome(pilot: Pilot) -> None:
    pilot.open("Files")


@task("open_clock", "Start the clock app.", limits=limits("open_clock"), app="clock")
def test_open_clock(episode: Episode) -> None:
    judge_opening(episode, "open_clock", "com.google.android.deskclock")


@test_open_clock.solution
def open_clock(pilot: Pilot) -> None:
    pilot.open("Clock")


@test_open_clock.mistake("another app", fails=IN_FRONT)
def open_no_clock(pilot: Pilot) -> None:
    pilot.open("Phone")


@task("open_contacts", "Start the contacts app.", limits=limits("open_contacts"), app="contacts")
def test_open_contacts(episode: Episode) -> None:
    judge_opening(episode, "open_contacts", "com.google.android.contacts")


@test_open_contacts.solution
def open_contacts(pilot: Pilot) -> None:
    pilot.open("Contacts")


@test_open_contacts.mistake("another app", fails=IN_FRONT)
def open_no_contacts(pilot: Pilot) -> None:
    pilot.open("Phone")


@task("open_files", "Start the file manager.", limits=limits("open_files"), app="files")
def test_open_files(episode: Episode) -> None:
    judge_opening(episode, "open_files", "com.google.android.documentsui")


@test_open_files.solution
def open_files(pilot: Pilot) -> None:
    pilot.open("Files")


@test_open_files.mistake("another app", fails=IN_FRONT)
def open_no_files(pilot: Pilot) -> None:
    pilot.open("Settings")


@task(
    "open_messages",
    "Start the app for text messages.",
    limits=limits("open_messages"),
    app="messages",
)
def test_open_messages(episode: Episode) -> None:
    judge_opening(episode, "open_messages", "com.google.android.apps.messaging")


@test_open_messages.solution
def open_messages(pilot: Pilot) -> None:
    pilot.open("Messages")


@test_open_messages.mistake("another app", fails=IN_FRONT)
def open_no_messages(pilot: Pilot) -> None:
    pilot.open("Contacts")


@task("open_phone", "Start the app for calls.", limits=limits("open_phone"), app="phone")
def test_open_phone(episode: Episode) -> None:
    judge_opening(episode, "open_phone", "com.google.android.dialer")


@test_open_phone.solution
def open_phone(pilot: Pilot) -> None:
    pilot.open("Phone")


@test_open_phone.mistake("another app", fails=IN_FRONT)
def open_no_phone(pilot: Pilot) -> None:
    pilot.open("Contacts")


@task(
    "open_settings", "Start the phone's settings.", limits=limits("open_settings"), app="settings"
)
def test_open_settings(episode: Episode) -> None:
    judge_opening(episode, "open_settings", "com.android.settings")


@test_open_settings.solution
def open_settings(pilot: Pilot) -> None:
    pilot.open("Settings")


@test_open_settings.mistake("another app", fails=IN_FRONT)
def open_no_settings(pilot: Pilot) -> None:
    pilot.open("Clock")


@task("open_calendar", "Start the calendar app.", limits=limits("open_calendar"), app="calendar")
def test_open_calendar(episode: Episode) -> None:
    judge_opening(episode, "open_calendar", "com.google.android.calendar")


@test_open_calendar.solution
def open_calendar(pilot: Pilot) -> None:
    pilot.open("com.google.android.calendar")


@test_open_calendar.mistake("another app", fails=IN_FRONT)
def open_no_calendar(pilot: Pilot) -> None:
    pilot.open("Contacts")


@task("open_gmail", "Start the mail app Gmail.", limits=limits("open_gmail"), app="gmail")
def test_open_gmail(episode: Episode) -> None:
    judge_opening(episode, "open_gmail", "com.google.android.gm")


@test_open_gmail.solution
def open_gmail(pilot: Pilot) -> None:
    pilot.open("com.google.android.gm")


@test_open_gmail.mistake("another app", fails=IN_FRONT)
def open_no_gmail(pilot: Pilot) -> None:
    pilot.open("Contacts")


@task("open_maps", "Start the app Maps.", limits=limits("open_maps"), app="maps")
def test_open_maps(episode: Episode) -> None:
    judge_opening(episode, "open_maps", "com.google.android.apps.maps")


@test_open_maps.solution
def open_maps(pilot: Pilot) -> None:
    pilot.open("com.google.android.apps.maps")


@test_open_maps.mistake("another app", fails=IN_FRONT)
def open_no_maps(pilot: Pilot) -> None:
    pilot.open("Contacts")


@task("open_photos", "Start the app Photos.", limits=limits("open_photos"), app="photos")
def test_open_photos(episode: Episode) -> None:
    judge_opening(episode, "open_photos", "com.google.android.apps.photos")


@test_open_photos.solution
def open_photos(pilot: Pilot) -> None:
    pilot.open("com.google.android.apps.photos")


@test_open_photos.mistake("another app", fails=IN_FRONT)
def open_no_photos(pilot: Pilot) -> None:
    pilot.open("Contacts")


@task(
    "open_play_music",
    "Start the app Play Music.",
    limits=limits("open_play_music"),
    app="play_music",
)
def test_open_play_music(episode: Episode) -> None:
    judge_opening(episode, "open_play_music", "com.google.android.music")


@test_open_play_music.solution
def open_play_music(pilot: Pilot) -> None:
    pilot.open("com.google.android.music")


@test_open_play_music.mistake("another app", fails=IN_FRONT)
def open_no_play_music(pilot: Pilot) -> None:
    pilot.open("Contacts")


@task("open_youtube", "Start the app YouTube.", limits=limits("open_youtube"), app="youtube")
def test_open_youtube(episode: Episode) -> None:
    judge_opening(episode, "open_youtube", "com.google.android.youtube")


@test_open_youtube.solution
def open_youtube(pilot: Pilot) -> None:
    pilot.open("com.google.android.youtube")


@test_open_youtube.mistake("another app", fails=IN_FRONT)
def open_no_youtube(pilot: Pilot) -> None:
    pilot.open("Contacts")
