"""The head of a page about a playlist or an album (header_media_list_activity.xml)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.model import length_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class HeaderActs:
    """What its three buttons do."""

    play: look.Act
    add: look.Act
    shuffle: look.Act


def media_header(title: str, artist: str, duration: int, acts: HeaderActs) -> w.Widget:
    """A picture, what it is called, whose it is, how long it is, and what can be done with it."""
    words = w.Column(
        w.Text(title, w.HEADLINE_SMALL, lines=2, id="header_list_title"),
        artist != "" and w.Text(artist, look.SECOND, lines=1, id="header_list_artist"),
        w.Text(length_text(duration), look.SECOND, id="duration"),
        w.Row(
            w.Button(tr("Play"), id="play_btn", on_tap=acts.play),
            _sign("playlist_add", tr("Add to playlist"), "btn_add_playlist", acts.add),
            _sign("shuffle", tr("Shuffle all"), "btn_shuffle", acts.shuffle),
            gap=8,
        ),
        gap=8,
        weight=1,
    )
    row = w.Row(look.cover("queue_music", 96, "playlist_cover"), words, gap=16, width="fill")
    return w.Panel(row, padding=16, id="header_layout", cls=look.VIEW_GROUP, width="fill")


def _sign(icon: str, desc: Message, id_: str, act: look.Act) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, cls=look.IMAGE, on_tap=act)
