"""What lies under the three dots of the player (AbsPlayerFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.id3 import TagError, tag_of
from pytest_androidbench.phone.apps.retromusic.lyrics import LyricsPage
from pytest_androidbench.phone.apps.retromusic.model import Song
from pytest_androidbench.phone.apps.retromusic.song_acts import SongActs
from pytest_androidbench.phone.apps.retromusic.speed import PlaybackSpeed
from pytest_androidbench.phone.kit.dialogs import Choose, Label, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class PlayerMenu(AppPart[RetroApp]):
    """Does something with the song that is played, or with the queue."""

    acts: SongActs = field(default_factory=SongActs)
    menus: Menus = field(default_factory=Menus)

    @property
    def song(self) -> int:
        """What is played; 0: nothing."""
        song = self.app.player.song
        return song.id if song is not None else 0

    def rows(self) -> Sequence[MenuEntry]:
        """The menu."""
        song, acts = self.song, self.acts
        return (
            MenuEntry(text=tr("Playback Speed"), act=partial(self.show, PlaybackSpeed())),
            MenuEntry(text=tr("Drive mode"), act=self.drive),
            MenuEntry(text=tr("Go to album"), act=partial(acts.go_to_album, song)),
            MenuEntry(text=tr("Go to artist"), act=partial(acts.go_to_artist, song)),
            MenuEntry(text=tr("Go to genre"), act=self.tell_genre),
            MenuEntry(text=tr("Add to playlist"), act=partial(acts.add_to_playlist, [song])),
            MenuEntry(text=tr("Save playing queue"), act=self.save_queue),
            MenuEntry(text=tr("Share"), act=self.ask_what),
            MenuEntry(text=tr("Set as ringtone"), act=partial(acts.ringtones.set, song)),
            MenuEntry(text=tr("Clear playing queue"), act=self.clear),
            MenuEntry(text=tr("Details"), act=partial(acts.details, song)),
            MenuEntry(text=tr("Go to Lyrics"), act=partial(self.show, LyricsPage(id=song))),
            MenuEntry(text=tr("Equalizer"), act=self.equalize),
            MenuEntry(text=tr("Delete from device"), act=partial(acts.ask_delete, [song])),
        )

    def sleep(self) -> None:
        """Set the sleep timer."""
        self.show(self.app.page("sleep"))

    def go_to_artist(self) -> None:
        """Show who is heard."""
        self.acts.go_to_artist(self.song)

    def drive(self) -> None:
        """Show large buttons."""
        self.start(Intent(component=f"{names.PACKAGE}/{names.DRIVING}"))

    def tell_genre(self) -> None:
        """Say what kind of music it is."""
        song = self.app.player.song
        self.toast((song and self._genre(song)) or tr("Not Specified"))

    def _genre(self, song: Song) -> str:
        if not self.phone.files.is_file(song.path):
            return ""
        try:
            return tag_of(self.phone.files.read(song.path)).text("TCON")
        except TagError:
            return ""

    def save_queue(self) -> None:
        """Make a playlist of the queue."""
        self.acts.adding.ask_name([song.id for song in self.app.player.queue])

    def clear(self) -> None:
        """Empty the queue; the player goes."""
        self.app.player.clear()
        self.screen.close()

    def equalize(self) -> None:
        """The phone has none."""
        self.toast(tr("No equalizer found"))

    def ask_what(self) -> None:
        """Ask what of the song is to be shared."""
        song = self.app.player.song
        if song is not None:
            choices: list[Label] = [tr("The audio file"), f"“{self._said(song).english()}”"]
            dialog = Choose(
                title=tr("What do you want to share?"), choices=choices, negative=tr("Cancel")
            )
            self.ask(dialog, self.share)

    def share(self, place: int) -> None:
        """Share the file, or words about it."""
        song = self.app.player.song
        if song is None:
            return
        if place:
            text = self._said(song).english()
            self.phone.activities.share(text=text, caller=self.screen)
        else:
            self.acts.share([song.id])

    @staticmethod
    def _said(song: Song) -> Message:
        text = "Currently listening to {title} by {artist}."
        return tr(text, title=song.title, artist=song.artist)
