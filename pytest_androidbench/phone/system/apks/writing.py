"""APK files of the phone's apps: a manifest, and no code.

A device's package manager reads them like any other, up to the signature they do not have; the
phone, asked to install one, has the app of that package appear.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.apks.binary_xml import Element, compiled
from pytest_androidbench.phone.system.intents import (
    ACTION_MAIN,
    CATEGORY_LAUNCHER,
    IntentFilter,
    full_class,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.packages import PackageInfo

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The time of the entries, as `zipalign` and Gradle write it: files are the same each time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApkFacts:
    """What a manifest says of its package as a whole."""

    package: str
    version_name: str
    version_code: int
    min_sdk: int
    target_sdk: int
    label: str
    permissions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ApkComponents:
    """What a manifest says of the parts of an app, as the class `App` declares them."""

    package: str
    main: str
    activities: tuple[str, ...]
    aliases: tuple[tuple[str, str], ...]
    labels: tuple[tuple[str, str], ...]
    filters: tuple[IntentFilter, ...]
    receivers: tuple[tuple[str, tuple[str, ...]], ...]
    services: tuple[tuple[str, tuple[str, ...]], ...]


def apk_of(kind: type[App]) -> bytes:
    """The APK of an app the phone knows."""
    facts = ApkFacts(
        package=kind.package,
        version_name=kind.version,
        version_code=kind.version_code,
        min_sdk=kind.min_sdk,
        target_sdk=kind.target_sdk,
        label=kind.label,
        permissions=tuple(kind.permissions),
    )
    components = ApkComponents(
        package=kind.package,
        main=kind.main,
        activities=tuple(kind.activities),
        aliases=tuple(kind.aliases.items()),
        labels=tuple(kind.labels.items()),
        filters=tuple(kind.filters),
        receivers=_actions(kind.receivers),
        services=_actions(kind.services),
    )
    return _apk(facts, components)


def apk_of_package(info: PackageInfo) -> bytes:
    """The APK of a package without activities, as providers are."""
    facts = ApkFacts(
        package=info.package,
        version_name=info.version_name,
        version_code=info.version_code,
        min_sdk=info.min_sdk,
        target_sdk=info.target_sdk,
        label=info.label,
        permissions=info.requested,
    )
    return _apk(facts)


def _actions(group: Mapping[str, Iterable[str]]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((name, tuple(actions)) for name, actions in group.items())


# The same apps are packed for each phone that a process makes, and more than half of what it takes
# to make one is their manifests.
@lru_cache(maxsize=256)
def _apk(facts: ApkFacts, components: ApkComponents | None = None) -> bytes:
    return _packed(_manifest(facts, _components(components) if components else ()))


def _packed(manifest: Element) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        entry = zipfile.ZipInfo("AndroidManifest.xml", _EPOCH)
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, compiled(manifest))
    return out.getvalue()


def _manifest(facts: ApkFacts, components: Iterable[Element]) -> Element:
    identity: dict[str, str | int] = {
        "package": facts.package,
        "versionCode": facts.version_code,
        "versionName": facts.version_name,
    }
    sdk = {"minSdkVersion": facts.min_sdk, "targetSdkVersion": facts.target_sdk}
    application = Element(
        tag="application",
        attributes={"label": facts.label, "hasCode": False},
        kids=tuple(components),
    )
    wanted = (
        Element(tag="uses-permission", attributes={"name": name}) for name in facts.permissions
    )
    return Element(
        tag="manifest",
        attributes=identity,
        kids=(Element(tag="uses-sdk", attributes=sdk), *wanted, application),
    )


def _components(app: ApkComponents) -> Iterator[Element]:
    launched = IntentFilter(
        activity=app.main, actions=(ACTION_MAIN,), categories=(CATEGORY_LAUNCHER,)
    )
    filters = (launched, *app.filters) if app.main else app.filters
    aliases = dict(app.aliases)
    for name in dict.fromkeys((*app.activities, *([app.main] if app.main else ()))):
        if name not in aliases:
            yield _activity(app, "activity", name, filters)
    for name, target in app.aliases:
        alias = _activity(app, "activity-alias", name, filters)
        attributes = {**alias.attributes, "targetActivity": full_class(app.package, target)}
        yield Element(tag=alias.tag, attributes=attributes, kids=alias.kids)
    for tag, group in (("receiver", app.receivers), ("service", app.services)):
        for name, actions in group:
            kids = (_filter(IntentFilter(activity=name, actions=actions, categories=())),)
            yield Element(tag=tag, attributes=_named(app, name, actions), kids=kids)


def _activity(app: ApkComponents, tag: str, name: str, filters: Iterable[IntentFilter]) -> Element:
    own = [each for each in filters if each.activity == name]
    attributes = dict(_named(app, name, own))
    labels = dict(app.labels)
    if name in labels:
        attributes["label"] = labels[name]
    return Element(tag=tag, attributes=attributes, kids=tuple(map(_filter, own)))


def _named(app: ApkComponents, name: str, reached: object) -> dict[str, str | bool]:
    return {"name": full_class(app.package, name), "exported": bool(reached)}


def _filter(each: IntentFilter) -> Element:
    kids = [Element(tag="action", attributes={"name": name}) for name in each.actions]
    kids += [Element(tag="category", attributes={"name": name}) for name in each.categories]
    kids += [Element(tag="data", attributes={"scheme": name}) for name in each.schemes]
    kids += [Element(tag="data", attributes={"host": name}) for name in each.hosts]
    kids += [Element(tag="data", attributes={"mimeType": name}) for name in each.types]
    kids += [Element(tag="data", attributes={"pathPattern": f".*{end}"}) for end in each.paths]
    kids += [Element(tag="data", attributes={"pathPrefix": begin}) for begin in each.prefixes]
    attributes: dict[str, int | bool] = {"priority": each.priority} if each.priority else {}
    if each.verified:
        attributes["autoVerify"] = True
    return Element(tag="intent-filter", attributes=attributes, kids=tuple(kids))
