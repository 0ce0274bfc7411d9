"""What an app declares, and the handles its screens work with."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Self,
    TypeVar,
    TypeVarTuple,
    Unpack,
)
from urllib.parse import quote, unquote

from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse
from pytest_androidbench.phone.system import asking
from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.content import file_uri
from pytest_androidbench.phone.system.intents import (
    ACTION_MAIN,
    CATEGORY_DEFAULT,
    CATEGORY_LAUNCHER,
    Intent,
    IntentFilter,
    full_class,
    split_component,
)
from pytest_androidbench.phone.system.pages import stored_page
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui.app_icons import IconArt, plain_art
from pytest_androidbench.phone.ui.context import Ctx, Display, context
from pytest_androidbench.phone.ui.part import Holder, Part, Plain, handler_of, method_name
from pytest_androidbench.phone.ui.screen import Orientation, Screen
from pytest_androidbench.phone.ui.theme import is_dark, parse_colour

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database, Schema
    from pytest_androidbench.phone.system.files import FileSystem
    from pytest_androidbench.phone.system.phone import Phone

R = TypeVar("R")
Ts = TypeVarTuple("Ts")
S = TypeVar("S", bound=Screen[Any])

__all__ = ["App", "AppPart", "AppScreen", "AppT", "BroadcastResult", "Prefs"]


class App:
    """One installed app: what its manifest says, and handles to its data.

    Instances hold no state of their own; everything is in databases, preferences, files.
    """

    package: ClassVar[str]
    label: ClassVar[str]
    version: ClassVar[str] = "1.0"
    version_code: ClassVar[int] = 1
    other_versions: ClassVar[Mapping[int, str]] = {}
    """Codes and names of other published versions that look and store as this one does."""
    icon: ClassVar[str] = "apps"
    """Name of the sign on its icon."""
    icon_color: ClassVar[int] = 0x3F51B5
    icon_art: ClassVar[IconArt | None] = None
    """Its launcher icon where that is more than the sign on the colour."""
    palette: ClassVar[Mapping[str, str]] = {}
    """Its own colours: role of the theme, or status_bar -> "#rrggbb"."""
    dark_palette: ClassVar[Mapping[str, str]] = {}
    """The same when it is dark."""
    material: ClassVar[int] = 3
    """2 for square, capital buttons and round FABs."""
    framework: ClassVar[bool] = False
    """Whether it is built of the framework's widgets alone: dialogs' ids are `android:id/...`."""
    appcompat: ClassVar[bool] = False
    """Whether its activities are AppCompat's: `action_bar_root` around what they show."""
    target_sdk: ClassVar[int] = 33
    min_sdk: ClassVar[int] = 24
    system: ClassVar[bool] = False
    installed: ClassVar[bool] = True
    """Whether it is there at boot, or only known so that it can be installed."""
    activities: ClassVar[Mapping[str, type[Screen[Any]] | str]] = {}
    """Class name as in the manifest (".MainActivity") -> screen; `screen_for` builds it.

    A screen given as `module:Class`, with the module beside the app's own, is imported when it is
    first shown: a phone with many apps starts faster and stays smaller.
    """
    windows: ClassVar[Mapping[str, str]] = {}
    """Screens that the system shows for it: a name -> `module:Class`, as in `activities`."""
    main: ClassVar[str] = ""
    """Name of the launch activity; empty: no icon in the drawer."""
    aliases: ClassVar[Mapping[str, str]] = {}
    """Other activity names -> the activity they lead to."""
    labels: ClassVar[Mapping[str, str]] = {}
    """Names of activities that are called otherwise than the app, where apps are chosen."""
    filters: ClassVar[Sequence[IntentFilter]] = ()
    receivers: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Receiver class name -> actions; each arrives at `on_broadcast`."""
    services: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Service class name -> actions; each arrives at `on_service`."""
    permissions: ClassVar[Sequence[str]] = ()
    """Requested permissions, full names."""
    granted: ClassVar[Sequence[str]] = ()
    """Runtime permissions it has from the start, as preinstalled apps do."""
    orientations: ClassVar[Mapping[str, Orientation]] = {}
    """Activities that want the display turned in a way of their own -> `screenOrientation`."""
    turns_itself: ClassVar[bool] = False
    """Whether its menus stay where the display turns: it handles that and draws them itself."""
    saves_state: ClassVar[bool] = True
    """Whether its activities are as they were when its process was killed."""
    loses_dialogs: ClassVar[Collection[str]] = ()
    """Activities that are made anew when the display turns, and whose dialogs are no fragments."""
    schemas: ClassVar[Mapping[str, str]] = {}
    """Database file name -> SQL that creates it; the first one is `AppScreen.db`."""
    contents: ClassVar[Mapping[str, str]] = {}
    """Database file name -> `module:function` beside the app's own, for SQL that fills a new one.

    It is imported when the database is made, by the app's first start.
    """
    data_dir: ClassVar[str] = ""
    authorities: ClassVar[Sequence[str]] = ()
    """Authorities of `content://` addresses that it answers itself, with `open_uri`."""
    shared_paths: ClassVar[Mapping[str, str]] = {}
    """What its FileProvider shares: first part of an address -> folder."""
    roles: ClassVar[Sequence[str]] = ()
    """System parts it provides: home, systemui, keyboard; defaults it can be: sms, dialer."""

    def __init__(self, phone: Phone, uid: int) -> None:
        self.phone = phone
        self.uid = uid

    @classmethod
    def versions(cls) -> Mapping[int, str]:
        """Codes and names of the versions that it stands for."""
        return {cls.version_code: cls.version, **cls.other_versions}

    @classmethod
    def art(cls) -> IconArt:
        """What its icon looks like."""
        return cls.icon_art or plain_art(cls.icon, f"#{cls.icon_color:06x}")

    @property
    def domain(self) -> str:
        """The name of its own translations: that of the folder it is written in."""
        return type(self).__module__.split(".")[-2]

    @property
    def name(self) -> str:
        """What people call it, in the phone's language."""
        return self.phone.packages.label(self.package)

    @property
    def home(self) -> str:
        """The folder of its private data."""
        return self.data_dir or f"/data/data/{self.package}"

    @property
    def files(self) -> FileSystem:
        """The phone's file system."""
        return self.phone.files

    @property
    def all_filters(self) -> list[IntentFilter]:
        """Its filters, the one a launcher looks for included."""
        if not self.main or self.is_home:
            return list(self.filters)
        launch = IntentFilter(
            activity=self.main,
            actions=(ACTION_MAIN,),
            categories=(CATEGORY_LAUNCHER, CATEGORY_DEFAULT),
        )
        return [launch, *self.filters]

    @property
    def is_home(self) -> bool:
        """Whether it is a home app, which has no icon of its own."""
        return "home" in self.roles

    def database(self, name: str = "") -> Database:
        """The database file `name` (default: the first declared), created on first use."""
        chosen = name or next(iter(self.schemas))
        path = f"{self.home}/databases/{chosen}"
        schema: Schema | None = self.schemas.get(chosen)
        if chosen in self.contents:
            schema = partial(self._filled, chosen)
        return self.phone.databases.open(path, schema, self.uid)

    def _filled(self, name: str) -> str:
        """SQL of a new database with what is in it from the start."""
        content: Callable[[], str] = self._beside(self.contents[name])
        return self.schemas[name] + content()

    def prefs(self, name: str = "") -> Prefs:
        """The shared preferences file `name`, by default the app's default one."""
        chosen = name or f"{self.package}_preferences"
        return Prefs(self.files, f"{self.home}/shared_prefs/{chosen}.xml", self.uid)

    def activity_of(self, component: str) -> str | None:
        """The name in `activities` that a component of this package leads to, through aliases."""
        _, wanted = split_component(component)
        for alias, target in self.aliases.items():
            if full_class(self.package, alias) == wanted:
                wanted = full_class(self.package, target)
        names = (n for n in self.activities if full_class(self.package, n) == wanted)
        return next(names, None)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        """The screen for an intent whose component is resolved, as `for_intent` makes it."""
        activity = self.activity_of(intent.component or "")
        if activity is None:
            raise LookupError(f"{self.package} has no activity {intent.component}")
        screen = self.screen_class(activity)
        return screen.for_intent(intent) if issubclass(screen, AppScreen) else screen()

    def answers(self, intent: Intent) -> bool:
        """Do what an intent asks that needs no screen of its own; True where that was all."""
        del intent
        return False

    def orientation_of(self, activity: str) -> Orientation:
        """How an activity wants the display turned, as long as its screen asks for nothing."""
        return self.orientations.get(activity, "unspecified")

    def screen_class(self, activity: str) -> type[Screen[Any]]:
        """The screen of an activity by its name in `activities`."""
        declared = self.activities[activity]
        return self.screen_named(declared) if isinstance(declared, str) else declared

    def screen_named(self, place: str) -> type[Screen[Any]]:
        """The screen at `module:Class`, with the module beside the app's own."""
        found: type[Screen[Any]] = self._beside(place)
        return found

    def _beside(self, place: str) -> Any:
        """What is at `module:name`, with the module beside the app's own."""
        module, _, name = place.partition(":")
        package = type(self).__module__.rpartition(".")[0]
        return getattr(import_module(f"{package}.{module}"), name)

    def window(self, name: str, /, **fields: object) -> Screen[Any]:
        """A new screen of `windows` with these fields, marked as this app's."""
        return self.own(self.screen_named(self.windows[name])(**fields))

    def display(self, display: Display) -> Display:
        """The display as its screens see it; override for a dark theme or language of its own."""
        return display

    def look(self, ctx: Ctx) -> Ctx:
        """What its screens are laid out and drawn with."""
        shown = self.display(ctx.display)
        ctx = (ctx if shown == ctx.display else context(shown, ctx.engine)).of_app(self.domain)
        palette = self.dark_palette if shown.dark else self.palette
        theme = ctx.theme
        kind = self.material, self.framework, self.appcompat
        if not palette and kind == (theme.material, theme.framework, theme.appcompat):
            return ctx
        return ctx.themed(
            palette, self.material, framework=self.framework, appcompat=self.appcompat
        )

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        """Take a broadcast declared in `receivers`; a result only for ordered ones."""
        del intent
        return None

    def on_service(self, intent: Intent) -> None:
        """Take a start of a service declared in `services`."""

    def open_uri(self, uri: str) -> str | bytes | None:
        """The path or the content at an address of one of its authorities."""
        _, name, inner = unquote(uri).removeprefix("content://").split("/", 2)
        folder = self.shared_paths.get(name)
        return f"{folder}/{inner}" if folder is not None else None

    def answer_page(self, request: PageRequest) -> PageResponse | None:
        """What a page of its asks for; None where that is refused."""
        found = stored_page(self, request.url)
        return found if isinstance(found, PageResponse) else None

    def may_open(self, uri: str) -> bool:
        """Whether it was handed the document at a `content://` address, by an intent say."""
        del uri
        return False

    def uri_of(self, path: str) -> str:
        """The address under which it shares a file with other apps, as FileProvider makes it.

        Raises:
            LookupError: the file is in none of the folders it shares.
        """
        for name, folder in self.shared_paths.items():
            if path.startswith(f"{folder}/"):
                inner = quote(path[len(folder) + 1 :], safe="/!'()*-._~")
                return f"content://{self.authorities[0]}/{name}/{inner}"
        raise LookupError(f"{self.package} does not share {path}")

    def address_of(self, path: str) -> str:
        """Where other apps look for a file: as it is shared, or where it lies; addresses stay."""
        if not path.startswith("/"):
            return path
        try:
            return self.uri_of(path)
        except LookupError:
            return file_uri(path)

    def on_install(self) -> None:
        """Create what the app has right after its installation."""

    def on_start(self) -> None:
        """Open what the app opens when its process starts: its databases, made where missing."""
        for name in self.schemas:
            self.database(name).make()

    def on_force_stop(self) -> None:
        """Drop what ends with the process."""

    def own(self, screen: S) -> S:
        """The same screen, marked as this app's; for screens that the system shows for it."""
        screen.app = self
        return screen

    def after(self, ms: int, method: Callable[..., None], *args: Plain) -> int:
        """Call a method of this app later by uptime; returns an id for `cancel`."""
        return self.phone.clock.schedule(ms, self._call(method, args))

    def at(self, wall_ms: int, method: Callable[..., None], *args: Plain) -> int:
        """Call a method of this app at a wall-clock time, as AlarmManager does."""
        return self.phone.clock.schedule_at(wall_ms, self._call(method, args))

    def cancel(self, timer: int) -> None:
        """Drop what `after` or `at` returned."""
        self.phone.clock.cancel(timer)

    def _call(self, method: Callable[..., None], args: tuple[Any, ...]) -> Call:
        return Call(f"app:{self.package}", method_name(self, method), args)


AppT = TypeVar("AppT", bound=App)


class InApp(Holder, Generic[AppT]):
    """A screen or a part of an app, with the app's data and the phone at hand."""

    if TYPE_CHECKING:

        @property
        def app(self) -> AppT:
            """The app it belongs to."""

    @property
    def phone(self) -> Phone:
        """The phone, as apps may use it."""
        return self.app.phone

    @property
    def db(self) -> Database:
        """The app's first declared database."""
        return self.app.database()

    def start(self, intent: Intent) -> bool:
        """Start an activity, of this app or another; False where nobody takes the intent."""
        return self.phone.activities.start(intent, caller=self.screen).found

    def start_for(
        self, intent: Intent, then: Callable[[Unpack[Ts], Any], None], *args: *Ts
    ) -> bool:
        """Start an activity and take what it closes with, or None when it was left without.

        `then` gets `args`, plain values, before that.
        """
        handler = handler_of(self.screen, then, args)
        return self.phone.activities.start(intent, caller=self.screen, then=handler).found

    def request_permissions(
        self, permissions: Sequence[str], then: Callable[[dict[str, bool]], None]
    ) -> None:
        """Ask the user where needed, then tell which of the permissions are held."""
        handler = handler_of(self.screen, then)
        asking.request(self.screen, permissions, handler)

    def request_role(self, role: str, then: Callable[[bool], None]) -> None:
        """Ask to be the default app for something, then tell whether it is."""
        self.phone.roles.request(self.screen, role, then)


@dataclass(eq=False)
class AppScreen(InApp[AppT], Screen[R], Generic[AppT, R]):
    """A screen of an app."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        """The screen that an intent starts; override to read its extras."""
        del intent
        return cls()

    def started_as(self) -> Intent:
        """The intent by which its app starts it, for the log; override where that says more."""
        return Intent(component=f"{self.app.package}/{self.activity}")

    def bars_over_dark(self) -> bool:
        dark = self.app.display(self.phone.display).dark
        behind = (self.app.dark_palette if dark else self.app.palette).get("status_bar")
        if behind is not None:
            return is_dark(parse_colour(behind))
        return dark

    def on_intent(self, intent: Intent) -> None:
        """A new intent for this screen, which is on top already."""


@dataclass(eq=False)
class AppPart(InApp[AppT], Part, Generic[AppT]):
    """A part of an app's screens."""

    @property
    def app(self) -> AppT:
        found: AppT = self.screen.app
        return found
