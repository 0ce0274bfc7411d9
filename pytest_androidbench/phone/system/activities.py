"""Starting activities: finding who takes an intent, and bringing it to the screen."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    CATEGORY_DEFAULT,
    CATEGORY_HOME,
    FLAG_NEW_TASK,
    Intent,
    full_class,
    launch_intent,
    short_component,
    split_component,
)
from pytest_androidbench.phone.system.parts import Choice, Target
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.screen import Screen

StartCode = Literal["started", "front", "top", "missing", "unresolved", "chooser"]
CHOOSER = "android/com.android.internal.app.ResolverActivity"
COLD_START_MS = 431
WARM_START_MS = 67


@dataclass(frozen=True, slots=True, kw_only=True)
class StartResult:
    """What became of a start: brought to front, handed to the top screen, not found..."""

    code: StartCode
    component: str | None = None
    launch: Literal["COLD", "WARM", "HOT", "UNKNOWN (0)"] = "UNKNOWN (0)"
    total_ms: int = 0


class Activities:
    """Resolves and starts."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._preferred: dict[str, str] = {}

    def start(
        self, intent: Intent, caller: Screen[Any] | None = None, then: str | None = None
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
            return self._choose(intent, found, caller, then)
        return self._launch(intent.having(component=chosen), caller, then)

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
        """The components whose filters an implicit intent passes, best first."""
        wanted = intent.having(
            categories=tuple(c for c in intent.categories if c != CATEGORY_DEFAULT)
        )
        type_ = self.type_of(intent)
        found = [
            (-filter_.priority, number, f"{app.package}/{filter_.activity}")
            for number, app in enumerate(self._phone.packages.apps())
            if intent.package in {None, app.package}
            for filter_ in app.all_filters
            if filter_.matches(wanted, type_)
        ]
        return list(dict.fromkeys(component for _, _, component in sorted(found)))

    def resolve(self, intent: Intent) -> str | None:
        """The one component an intent leads to now, without asking anybody."""
        if intent.component is not None:
            return self.component_of(intent)
        found = self.query(intent)
        return self._preferred_of(intent, found) or (found[0] if found else None)

    def type_of(self, intent: Intent) -> str | None:
        """The MIME type of an intent's data, guessed from the name where it is not given."""
        if intent.type is not None or intent.data is None:
            return intent.type
        if intent.scheme not in {"content", "file"}:
            return None
        return mimetypes.guess_type(intent.data)[0] or "application/octet-stream"

    def label_of(self, component: str) -> str:
        """The name of an activity's app."""
        return self._phone.packages.label(split_component(component)[0])

    def prefer(self, intent: Intent, component: str) -> None:
        """Let a component always take intents like this one."""
        self._preferred[_preference(intent, self.type_of(intent))] = component

    def preferred(self) -> dict[str, str]:
        """What was chosen "Always"."""
        return dict(self._preferred)

    def forget_preferred(self, package: str) -> None:
        """Drop the choices for a package."""
        self._preferred = {
            k: c for k, c in self._preferred.items() if split_component(c)[0] != package
        }

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

    def displayed(self, component: str, total_ms: int) -> None:
        """Write the line that tells how long a start took."""
        self._phone.log.write(
            "I",
            "ActivityTaskManager",
            f"Displayed {component}: +{total_ms}ms",
            pid=self._phone.processes.pid("system_server"),
            buffer="system",
        )

    def chosen(self, intent: Intent, caller: int, then: str | None, choice: Choice) -> None:
        """Go on with the app a user picked."""
        if choice.always:
            self.prefer(intent, choice.component)
        screen = self._phone.windows.screen(caller)
        self.start(intent.having(component=choice.component), screen, then)

    def state(self) -> dict[str, str]:
        """The kept choices."""
        return dict(self._preferred)

    def restore(self, state: dict[str, str]) -> None:
        """Go back to kept choices."""
        self._preferred = dict(state)

    def _launch(self, intent: Intent, caller: Screen[Any] | None, then: str | None) -> StartResult:
        component = self.component_of(intent)
        if component is None:
            return self._refused(intent, "missing")
        package, name = component.split("/", 1)
        app = self._phone.packages.app(package)
        if app is None:
            return self._refused(intent, "missing")
        self._log_start(intent, caller)
        if caller is None:
            intent = intent.having(flags=intent.flags | FLAG_NEW_TASK)
        running = self._phone.processes.running(package)
        code = self._phone.windows.launch(app, name, intent, caller, then)
        if code != "started":
            return StartResult(code=code, component=component, launch="HOT", total_ms=0)
        total = WARM_START_MS if running else COLD_START_MS
        self._phone.processes.pid(package)
        displayed = Call("activities", "displayed", (short_component(component), total))
        self._phone.clock.schedule(0, displayed)
        return StartResult(
            code="started",
            component=component,
            launch="WARM" if running else "COLD",
            total_ms=total,
        )

    def _log_start(self, intent: Intent, caller: Screen[Any] | None) -> None:
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
        chosen = self._preferred.get(_preference(intent, self.type_of(intent)))
        if chosen in found:
            return chosen
        if CATEGORY_HOME in intent.categories and found:
            return found[0]
        return found[0] if len(found) == 1 else None

    def _choose(
        self, intent: Intent, found: list[str], caller: Screen[Any] | None, then: str | None
    ) -> StartResult:
        targets = [
            Target(component=c, label=self.label_of(c), package=split_component(c)[0])
            for c in found
        ]
        sharing = intent.action == ACTION_SEND
        title = tr("Share") if sharing else tr("Open with")
        dialog = self._phone.parts.system_ui.chooser(title, targets, sharing=sharing)
        answer = Call("activities", "chosen", (intent, caller.uid if caller else 0, then))
        self._phone.windows.show_for_system(dialog, answer, caller)
        return StartResult(code="chooser", component=CHOOSER)


def _preference(intent: Intent, type_: str | None) -> str:
    return f"{intent.action}|{intent.scheme or ''}|{type_ or ''}|{','.join(intent.categories)}"


def _names(intent: Intent, package: str, name: str) -> bool:
    if intent.component is None:
        return False
    wanted_package, wanted = split_component(intent.component)
    return wanted_package == package and wanted == full_class(package, name)
