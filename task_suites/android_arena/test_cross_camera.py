"""A photo that was just taken: attached to a mail, or behind the home or the lock screen."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import Mails, come, digest
from pytest_androidbench.appdata.wallpapers import read_pictures, shows
from pytest_androidbench.interface.actions import Tap
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.cross_photos import TAKEN, check_taken, files_before, take_photo
from task_suites.android_arena.mail_cases import MailCase, Writer, mail_cases
from task_suites.android_arena.mail_checks import REST, SUBJECT, TO, all_kept, keep_written
from task_suites.android_arena.mail_ways import APP

SENT: Final = "one mail was sent"
ATTACHED: Final = "the photo is attached to it, and nothing else"
HOME: Final = "the home screen has the photo"
LOCK: Final = "the lock screen has the photo"
OTHER_SCREEN: Final = "the other screen has what it had"
DOWNLOADED: Final = "image.jpg"


@arena_task(
    "photo_by_mail",
    "Take a photo with the camera, and send it to {case.who.address} with Gmail: attached to a "
    "mail with the subject '{case.subject}'.",
    params={"case": mail_cases()},
)
def test_photo_by_mail(episode: Episode, case: MailCase) -> None:
    mails, files = Mails(episode.device), files_before(episode)
    before = mails.all()
    episode.run()
    keep_written(episode.device)
    photo, after = check_taken(episode, files), mails.all()
    new = come(before, after)
    with episode.check(SENT):
        assert [one.leaves for one in new] == [True]
    with episode.check(TO):
        assert [one.recipients for one in new] == [[case.who.address]]
    with episode.check(SUBJECT):
        assert [one.subject.strip() for one in new] == [case.subject]
    with episode.check(ATTACHED):
        assert [[sum_ for _, sum_ in one.files] for one in new] == [[digest(photo)]]
    with episode.check(REST):
        assert all_kept(before, after)


def compose(pilot: Pilot, to: Writer, subject: str) -> Pilot:
    """Begin a mail."""
    pilot.open(APP).tap(id="compose_button").type(None, f"{to.address},", id="to")
    return pilot.type(None, subject, id="subject")


def pick(pilot: Pilot) -> Pilot:
    """Let the picker show the files of Download."""
    return pilot.tap(id="add_attachment").tap("Attach file").tap(desc="Show roots")


def attach_photo(pilot: Pilot) -> Pilot:
    """Attach the photo, which is the first of the camera's among what came last."""
    pick(pilot).tap(text="Recent")
    named = (node for node in pilot.observation.nodes if node.text.startswith("IMG_"))
    pilot.do(Tap(next(node.index for node in named)))
    return pilot


@test_photo_by_mail.solution
def send_photo(pilot: Pilot, case: MailCase) -> None:
    compose(take_photo(pilot), case.who, case.subject)
    attach_photo(pilot).tap(id="send")


@test_photo_by_mail.mistake("another picture", fails=ATTACHED)
def send_another_picture(pilot: Pilot, case: MailCase) -> None:
    compose(take_photo(pilot), case.who, case.subject)
    pick(pilot).tap(text="Downloads").tap(text=DOWNLOADED).tap(id="send")


@test_photo_by_mail.mistake("to somebody else", fails=TO)
def send_photo_elsewhere(pilot: Pilot, case: MailCase) -> None:
    compose(take_photo(pilot), case.other, case.subject)
    attach_photo(pilot).tap(id="send")


@test_photo_by_mail.mistake("another subject", fails=SUBJECT)
def send_photo_otherwise(pilot: Pilot, case: MailCase) -> None:
    compose(take_photo(pilot), case.who, case.subjects[1])
    attach_photo(pilot).tap(id="send")


@test_photo_by_mail.mistake("not sent", fails=SENT)
def write_only(pilot: Pilot, case: MailCase) -> None:
    compose(take_photo(pilot), case.who, case.subject)
    attach_photo(pilot)


@test_photo_by_mail.mistake("two photos", fails=TAKEN)
def take_two(pilot: Pilot, case: MailCase) -> None:
    take_photo(pilot)
    send_photo(pilot, case)


def set_newest(pilot: Pilot, screen: str) -> Pilot:
    """Have the newest picture behind a screen."""
    pilot.open("Photos")
    cells = (n for n in pilot.observation.nodes if n.desc.startswith("Photo taken on"))
    pilot.do(Tap(next(cells).index)).tap("More options").tap("Use as")
    return pilot.tap(id="set_wallpaper").tap(text=screen)


@arena_task(
    "photo_as_home_wallpaper",
    "Take a photo with the camera, and make it the wallpaper of the home screen, but not of the "
    "lock screen.",
)
def test_home_wallpaper(episode: Episode) -> None:
    files, before = files_before(episode), read_pictures(episode.device)
    episode.run()
    photo, after = check_taken(episode, files), read_pictures(episode.device)
    with episode.check(HOME):
        assert shows(photo, after.home)
    with episode.check(OTHER_SCREEN):
        assert (after.lock, after.names[1]) == (before.lock, before.names[1])


@test_home_wallpaper.solution
def set_on_home(pilot: Pilot) -> None:
    set_newest(take_photo(pilot), "Home screen")


@test_home_wallpaper.mistake("on the lock screen", fails=HOME)
def set_on_lock_instead(pilot: Pilot) -> None:
    set_newest(take_photo(pilot), "Lock screen")


@test_home_wallpaper.mistake("on both", fails=OTHER_SCREEN)
def set_on_both(pilot: Pilot) -> None:
    set_newest(take_photo(pilot), "Home and lock screens")


@test_home_wallpaper.mistake("an older picture", fails=HOME)
def take_and_set_older_on_home(pilot: Pilot) -> None:
    set_newest(pilot, "Home screen")
    take_photo(pilot)


@test_home_wallpaper.mistake("the photo alone", fails=HOME)
def only_take(pilot: Pilot) -> None:
    take_photo(pilot)


@arena_task(
    "photo_as_lock_wallpaper",
    "Take a photo with the camera, and make it the wallpaper of the lock screen, but not of the "
    "home screen.",
)
def test_lock_wallpaper(episode: Episode) -> None:
    files, before = files_before(episode), read_pictures(episode.device)
    episode.run()
    photo, after = check_taken(episode, files), read_pictures(episode.device)
    with episode.check(LOCK):
        assert shows(photo, after.lock)
    with episode.check(OTHER_SCREEN):
        assert (after.home, after.names[0]) == (before.home, before.names[0])


@test_lock_wallpaper.solution
def set_on_lock(pilot: Pilot) -> None:
    set_newest(take_photo(pilot), "Lock screen")


@test_lock_wallpaper.mistake("on the home screen", fails=LOCK)
def set_on_home_instead(pilot: Pilot) -> None:
    set_newest(take_photo(pilot), "Home screen")


@test_lock_wallpaper.mistake("on both screens", fails=OTHER_SCREEN)
def set_on_lock_and_home(pilot: Pilot) -> None:
    set_newest(take_photo(pilot), "Home and lock screens")


@test_lock_wallpaper.mistake("an older picture", fails=LOCK)
def take_and_set_older_on_lock(pilot: Pilot) -> None:
    set_newest(pilot, "Lock screen")
    take_photo(pilot)


@test_lock_wallpaper.mistake("the photo alone", fails=LOCK)
def only_take_for_lock(pilot: Pilot) -> None:
    take_photo(pilot)
