"""Starting activities: finding who takes an intent, and bringing it to the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from pytest_androidbench.phone.system.app_choices import AppChoices
from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_SEND_MULTIPLE,
    CATEGORY_DEFAULT,
    CATEGORY_HOME,
    FLAG_NEW_TASK,
    Intent,
    full_class,
    launch_intent,
    short_component,
    split_component,
)
from pytest_androidbench.phone.system.legacy_apps import review_intent
from pytest_androidbench.phone.system.parts import ChosenApp, IntentTarget
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.part import Handler

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import AppScreen
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.screen import Screen

StartCode = Literal["started", "front", "top", "missing", "unresolved", "chooser"]
RESOLVER = "android/com.android.internal.app.ResolverActivity"
CHOOSER = "android/com.android.internal.app.ChooserActivity"
EXTRA_TEXT, EXTRA_STREAM = "android.intent.extra.TEXT", "android.intent.extra.STREAM"
EXTRA_SUBJECT = "android.intent.extra.SUBJECT"
COLD_START_MS = 431
WARM_START_MS = 67


@dataclass(frozen=True, slots=True, kw_only=True)
class StartResult:
    """What became of a start: brought to front, handed to the top screen, not found..."""

    code: StartCode
    component: str | None = None
    launch: Literal["COLD", "WARM", "HOT", "UNKNOWN (0)"] = "UNKNOWN (0)"
    total_ms: int = 0

    @property
    def found(self) -> bool:
        """Whether there is anybody who takes the intent."""
        return self.code not in {"missing", "unresolved"}


class Activities:
    """Resolves and starts."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.choices = AppChoices()

    def start(
        self, intent: Intent, caller: Screen[Any] | None = None, then: Handler | None = None
    ) -> StartResult:
        """Bring an activity to the screen; its result goes to the caller's method `then`."""
        if intent.component is not None:
            if self.component_of(intent) is None:
                return self._refused(intent, "missing")
            return self._launch(intent, caller, then)
        found = self.query(intent)
        if not found:
            return self._refused(intent, "unresolved")
        chosen = found[0] if len(found) == 1 else self._preferred_of(intent, found)
        if chosen is None:
            return self._resolve_by_user(intent, caller, then)
        return self._launch(intent.having(component=chosen), caller, then)

    def choose(
        self,
        intent: Intent,
        title: TextLike | None = None,
        *,
        caller: Screen[Any] | None = None,
        then: Handler | None = None,
    ) -> StartResult:
        """Let the user pick an app for an intent each time, as ACTION_CHOOSER does."""
        sending = intent.action in {ACTION_SEND, ACTION_SEND_MULTIPLE}
        heading = tr("Share") if sending or title is None else title
        dialog = self._phone.parts.system_ui.share_sheet(heading, self._targets(intent), intent)
        return self._ask(dialog, "picked", intent, caller, then)

    def share(
        self,
        *,
        text: str = "",
        streams: Sequence[str] = (),
        type: str = "text/plain",  # noqa: A002 - as intents call it
        subject: str = "",
        caller: Screen[Any] | None = None,
    ) -> StartResult:
        """Offer a text, or files by their addresses, to other apps in the share sheet."""
        extras: dict[str, Any] = {EXTRA_TEXT: text, EXTRA_SUBJECT: subject}
        if streams:
            extras[EXTRA_STREAM] = list(streams) if len(streams) > 1 else streams[0]
        action = ACTION_SEND_MULTIPLE if len(streams) > 1 else ACTION_SEND
        given = {name: value for name, value in extras.items() if value}
        return self.choose(Intent(action=action, type=type, extras=given), caller=caller)

    def start_app(self, package: str) -> StartResult:
        """Start an app as its icon does."""
        component = self.launch_component(package)
        if component is None:
            return StartResult(code="unresolved")
        return self.start(launch_intent(component))

    def launch_component(self, package: str) -> str | None:
        """The component behind an app's icon."""
        app = self._phone.packages.app(package)
        return f"{package}/{app.main}" if app is not None and app.main else None

    def component_of(self, intent: Intent) -> str | None:
        """The activity an explicit intent names, with aliases followed; None if there is none."""
        package, _ = split_component(intent.component or "")
        app = self._phone.packages.app(package)
        name = app.activity_of(intent.component or "") if app else None
        return f"{package}/{name}" if name else None

    def query(self, intent: Intent) -> list[str]:
        """The components of highest priority whose filters an implicit intent passes.

        Filters for links that are verified come before others of their priority.
        """
        wanted = intent.having(
            categories=tuple(c for c in intent.categories if c != CATEGORY_DEFAULT)
        )
        type_ = self.type_of(intent)
        found = [
            (
                (-filter_.priority, not filter_.verified),
                number,
                f"{app.package}/{filter_.activity}",
            )
            for number, app in enumerate(self._phone.packages.apps())
            if intent.package in {None, app.package}
            for filter_ in app.all_filters
            if filter_.matches(wanted, type_)
        ]
        best = min(found, default=((0, False), 0, ""))[0]
        return list(dict.fromkeys(name for order, _, name in sorted(found) if order == best))

    def resolve(self, intent: Intent) -> str | None:
        """The one component an intent leads to now, without asking anybody."""
        if intent.component is not None:
            return self.component_of(intent)
        found = self.query(intent)
        return self._preferred_of(intent, found) or (found[0] if found else None)

    def type_of(self, intent: Intent) -> str | None:
        """The MIME type of an intent's data: what it says, else what the address's owner says."""
        if intent.type is not None or intent.data is None or intent.scheme != "content":
            return intent.type
        return self._phone.content.type_of(intent.data)

    def label_of(self, component: str) -> str:
        """The name of an activity's app."""
        return self._phone.packages.label(split_component(component)[0])

    def name_of(self, component: str) -> str:
        """The name of an activity, which is its app's unless it has one of its own."""
        app = self._phone.packages.app(split_component(component)[0])
        own = app.labels.get(app.activity_of(component) or "") if app is not None else None
        return self._phone.windows.translate(tr(own)) if own else self.label_of(component)

    def start_service(self, intent: Intent) -> bool:
        """Hand an intent to a declared service; tells whether there is one."""
        for app in self._phone.packages.apps():
            for name, actions in app.services.items():
                if _names(intent, app.package, name) or (
                    intent.component is None and intent.action in actions
                ):
                    self._phone.guard.call(app, partial(app.on_service, intent))
                    self._phone.windows.changed()
                    return True
        return False

    def shown(self, screen: AppScreen[Any, Any], opener: Screen[Any]) -> None:
        """Write that an app has started another activity of its own."""
        self.log_start(screen.started_as(), opener)

    def displayed(self, component: str, total_ms: int) -> None:
        """Write the line that tells how long a start took."""
        self._phone.log.write(
            "I",
            "ActivityTaskManager",
            f"Displayed {component}: +{total_ms}ms",
            pid=self._phone.processes.pid("system_server"),
            buffer="system",
        )

    def chosen(
        self, intent: Intent, caller: int, then: Handler | None, choice: ChosenApp | None
    ) -> None:
        """Go on with the app a user chose, which is remembered."""
        if choice is not None:
            self.choices.keep(intent, self.type_of(intent), choice)
        self.picked(intent, caller, then, choice)

    def picked(
        self, intent: Intent, caller: int, then: Handler | None, choice: ChosenApp | None
    ) -> None:
        """Go on with the app a user picked; without one, tell the caller that nothing came."""
        if choice is not None:
            screen = self._phone.windows.screen(caller)
            self.start(intent.having(component=choice.component), screen, then)
        elif then is not None:
            self._phone.run(Call(f"screen:{caller}", then.path, (*then.args, None)))

    def _launch(
        self, intent: Intent, caller: Screen[Any] | None, then: Handler | None
    ) -> StartResult:
        component = self.component_of(intent)
        if component is None:
            return self._refused(intent, "missing")
        package, name = component.split("/", 1)
        app = self._phone.packages.app(package)
        if app is None:
            return self._refused(intent, "missing")
        if caller is None:
            intent = intent.having(flags=intent.flags | FLAG_NEW_TASK)
        if self._phone.permissions.review_required(package):
            return self.start(review_intent(package, intent), caller, then)
        self.log_start(intent, caller)
        running = self._phone.processes.running(package)
        if not running:
            self._phone.tracing.process(package, app.uid, f"{package}/{full_class(package, name)}")
            self._phone.guard.call(app, app.on_start)
        code = self._phone.windows.lifecycle.launch(app, name, intent, caller, then)
        if code != "started":
            launch: Literal["HOT", "COLD"] = "HOT" if running else "COLD"
            total = 0 if running else COLD_START_MS
            return StartResult(code=code, component=component, launch=launch, total_ms=total)
        total = WARM_START_MS if running else COLD_START_MS
        self._phone.legacy.started(package)
        displayed = Call("activities", "displayed", (short_component(component), total))
        self._phone.clock.schedule(0, displayed)
        return StartResult(
            code="started",
            component=component,
            launch="WARM" if running else "COLD",
            total_ms=total,
        )

    def log_start(self, intent: Intent, caller: Screen[Any] | None) -> None:
        """Write that an activity is started, as all that is to be known of it."""
        uid = caller.app.uid if caller is not None and caller.app is not None else 2000
        text = str(intent).removeprefix("Intent ").replace("{ ", "{").replace(" }", "}")
        self._phone.log.write(
            "I",
            "ActivityTaskManager",
            f"START u0 {text} from uid {uid}",
            pid=self._phone.processes.pid("system_server"),
            buffer="system",
        )

    def _refused(self, intent: Intent, code: Literal["missing", "unresolved"]) -> StartResult:
        return StartResult(code=code, component=intent.component)

    def _preferred_of(self, intent: Intent, found: list[str]) -> str | None:
        chosen = self.choices.preferred(intent, self.type_of(intent))
        if chosen in found:
            return chosen
        holder = self._phone.roles.preferred(intent)
        held = [component for component in found if split_component(component)[0] == holder]
        if held:
            return held[0]
        if CATEGORY_HOME in intent.categories and found:
            return found[0]
        return found[0] if len(found) == 1 else None

    def _resolve_by_user(
        self, intent: Intent, caller: Screen[Any] | None, then: Handler | None
    ) -> StartResult:
        targets = self._targets(intent)
        last = self.choices.last(intent, self.type_of(intent))
        targets.sort(key=lambda target: target.component != last)
        known = bool(targets) and targets[0].component == last
        title = _question(intent, targets[0].label if known else "")
        dialog = self._phone.parts.system_ui.resolver(title, targets, last=known)
        return self._ask(dialog, "chosen", intent, caller, then)

    def _ask(
        self,
        dialog: Screen[Any],
        method: Literal["chosen", "picked"],
        intent: Intent,
        caller: Screen[Any] | None,
        then: Handler | None,
    ) -> StartResult:
        answer = Call("activities", method, (intent, caller.uid if caller else 0, then))
        self._phone.windows.lifecycle.show_for_system(dialog, answer, caller)
        component = RESOLVER if method == "chosen" else CHOOSER
        return StartResult(code="chooser", component=component)

    def _targets(self, intent: Intent) -> list[IntentTarget]:
        return [
            IntentTarget(
                component=c,
                label=self.label_of(c),
                name=self.name_of(c),
                package=split_component(c)[0],
            )
            for c in self.query(intent)
        ]


def _question(intent: Intent, last: str) -> Message:
    """What the choice of an app says; `last` is the app that was used the last time."""
    if intent.action in {ACTION_SEND, ACTION_SEND_MULTIPLE}:
        return tr("Share with {app}", app=last) if last else tr("Share")
    return tr("Open with {app}", app=last) if last else tr("Open with")


def _names(intent: Intent, package: str, name: str) -> bool:
    if intent.component is None:
        return False
    wanted_package, wanted = split_component(intent.component)
    return wanted_package == package and wanted == full_class(package, name)
