"""Pictures and folders as the app knows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gallery.preferences import GIFS, IMAGES, RAWS, SVGS, VIDEOS
from pytest_androidbench.phone.apps.simple.moments import day_pattern
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

PACKAGE: Final = "com.simplemobiletools.gallery.pro"
MAIN_ACTIVITY: Final = ".activities.MainActivity"
VIEWER_ACTIVITY: Final = ".activities.ViewPagerActivity"
EDIT_ACTIVITY: Final = ".activities.EditActivity"
BIN_FOLDER: Final = f"/data/user/0/{PACKAGE}/files"
PICK: Final = "android.intent.action.PICK"
GET_CONTENT: Final = "android.intent.action.GET_CONTENT"
LISTS: Final = ("vnd.android.cursor.dir/image", "vnd.android.cursor.dir/video")
TURNS: Final = (
    (tr("Rotate right"), 90),
    (tr("Rotate left"), 270),
    (tr("Rotate by 180º"), 180),
)
"""What can be done about a picture that lies on its side."""
_RAW_ENDINGS: Final = (".dng", ".orf", ".nef", ".arw", ".rw2", ".cr2", ".cr3")


@dataclass(frozen=True, slots=True, kw_only=True)
class Medium:
    """A picture or film."""

    path: str
    kind: int
    size: int
    modified_ms: int
    taken_ms: int
    width: int = 0
    height: int = 0
    duration_ms: int = 0
    favorite: bool = False
    deleted_ms: int = 0

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.rpartition("/")[2]

    @property
    def folder(self) -> str:
        """The path of the folder it is in."""
        return self.path.rpartition("/")[0]

    @property
    def ending(self) -> str:
        """The ending of its name, in lower case and without the dot."""
        return self.name.rpartition(".")[2].lower()

    @property
    def binned(self) -> bool:
        """Whether it lies in the recycle bin."""
        return self.path.startswith(f"{BIN_FOLDER}/")

    @property
    def hidden(self) -> bool:
        """Whether its name begins with a dot."""
        return self.name.startswith(".")

    @property
    def is_video(self) -> bool:
        """Whether it is a film."""
        return self.kind == VIDEOS


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaFolder:
    """A folder with media in it, or one that only gathers them."""

    path: str
    name: TextLike
    media: tuple[Medium, ...]
    chosen_cover: str = ""
    """The picture that somebody has chosen to stand for it."""

    @property
    def cover(self) -> Medium | None:
        """What stands for it."""
        chosen = (one for one in self.media if one.path == self.chosen_cover)
        return next(chosen, self.media[0] if self.media else None)

    @property
    def modified_ms(self) -> int:
        """When something in it was last changed."""
        return max((one.modified_ms for one in self.media), default=0)

    @property
    def taken_ms(self) -> int:
        """When the newest of its pictures was taken."""
        return max((one.taken_ms for one in self.media), default=0)

    @property
    def size(self) -> int:
        """How much room its media take."""
        return sum(one.size for one in self.media)


def kind_of(path: str) -> int:
    """Which of the filter's kinds a file is; 0 where it is none."""
    type_, lower = type_of_name(path), path.lower()
    if lower.endswith(".gif"):
        return GIFS
    if lower.endswith(".svg"):
        return SVGS
    if lower.endswith(_RAW_ENDINGS):
        return RAWS
    return {"image": IMAGES, "video": VIDEOS}.get(type_.partition("/")[0], 0)


def resolution_text(width: int, height: int) -> str:
    """A size in pixels: "800 x 600 (0.5MP)"."""
    return f"{width} x {height} ({width * height / 1_000_000:.1f}MP)"


def day_text(phone: Phone, ms: int) -> str:
    """A day as the app writes it."""
    return local_time(phone, ms).strftime(day_pattern(_app_of(phone)))


def moment_text(phone: Phone, ms: int) -> str:
    """A day and time as the app writes them."""
    display = _app_of(phone).display(phone.display)
    return f"{day_text(phone, ms)}, {clock_text(local_time(phone, ms), display)}"


def _app_of(phone: Phone) -> App:
    """The app on a phone, which knows how days and hours are written."""
    app = phone.packages.app(PACKAGE)
    assert app is not None
    return app


def length_text(ms: int) -> str:
    """The length of a film: "01:05"."""
    hours, rest = divmod(ms // 1000, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes:02}:{seconds:02}"
