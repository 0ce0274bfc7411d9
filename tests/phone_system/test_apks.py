"""The phone's apps have APKs that say what a package manager asks of them."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.system.apks.binary_xml import (
    RESOURCES,
    BinaryXmlError,
    Element,
    compiled,
)
from pytest_androidbench.phone.system.apks.reading import ApkIdentity, identify
from pytest_androidbench.phone.system.apks.writing import apk_of
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig

texts = st.text(st.characters(codec="utf-8"), max_size=20)
names = st.sampled_from([*RESOURCES, "package", "own"])
values = st.one_of(texts, st.integers(0, 2**31 - 1), st.booleans())
elements: st.SearchStrategy[Element] = st.deferred(
    lambda: st.builds(
        lambda tag, attributes, kids: Element(tag=tag, attributes=attributes, kids=tuple(kids)),
        st.sampled_from(["manifest", "activity", "data"]),
        st.dictionaries(names, values, max_size=4),
        st.lists(elements, max_size=2),
    )
)


class Chunk(NamedTuple):
    """Its kind, its head behind the first eight bytes, and its body."""

    kind: int
    head: bytes
    body: bytes


def chunks(data: bytes) -> Iterator[Chunk]:
    while data:
        kind, start, size = struct.unpack_from("<HHI", data)
        assert 8 <= start <= size <= len(data)
        assert size % 4 == 0, "a chunk ends between two words"
        yield Chunk(kind, data[8:start], data[start:size])
        data = data[size:]


def strings(pool: Chunk) -> list[str]:
    count, styles, flags, start, _ = struct.unpack("<5I", pool.head)
    assert (styles, flags) == (0, 0)
    found = []
    for offset in struct.unpack_from(f"<{count}I", pool.body):
        at = start - 28 + offset
        (units,) = struct.unpack_from("<H", pool.body, at)
        found.append(pool.body[at + 2 : at + 2 + 2 * units].decode("utf-16-le"))
    return found


def read(document: bytes) -> Element:
    """The tree of a document, by the rules of `ResourceTypes.h`."""
    (whole,) = chunks(document)
    pool, numbers, *nodes = chunks(whole.body)
    words = strings(pool)
    ids = struct.unpack(f"<{len(numbers.body) // 4}I", numbers.body)
    assert [RESOURCES[word] for word in words[: len(ids)]] == list(ids)
    assert (nodes[0].kind, nodes[-1].kind) == (0x0100, 0x0101)
    stack: list[tuple[str, dict[str, str | int | bool], list[Element]]] = [("", {}, [])]
    for node in nodes[1:-1]:
        if node.kind == 0x0102:
            stack.append((*start(node.body, words, ids), []))
            continue
        tag, attributes, kids = stack.pop()
        assert words[struct.unpack("<II", node.body)[1]] == tag
        stack[-1][2].append(Element(tag=tag, attributes=attributes, kids=tuple(kids)))
    (root,) = stack[0][2]
    return root


def start(
    body: bytes, words: list[str], ids: tuple[int, ...]
) -> tuple[str, dict[str, str | int | bool]]:
    _, name, first, size, count, *_ = struct.unpack_from("<IIHHHHHH", body)
    attributes: dict[str, str | int | bool] = {}
    order = []
    for index in range(count):
        space, key, raw, _, _, kind, data = struct.unpack_from(
            "<IIIHBBI", body, first + index * size
        )
        assert (space != 0xFFFFFFFF) == (key < len(ids)), "Android's are in its namespace"
        order.append(ids[key] if key < len(ids) else 0xFFFFFFFF)
        assert raw == (data if kind == 3 else 0xFFFFFFFF)
        attributes[words[key]] = (
            words[data] if kind == 3 else bool(data) if kind == 0x12 else int(data)
        )
    assert order == sorted(order), "Android looks for attributes in the order of their ids"
    return words[name], attributes


def plain(element: Element) -> object:
    kids = [plain(kid) for kid in element.kids]
    typed = sorted((k, type(v).__name__, v) for k, v in element.attributes.items())
    return element.tag, typed, kids


@pytest.mark.slow
@given(elements)
def test_what_is_written_is_read_back(root: Element) -> None:
    assert plain(read(compiled(root))) == plain(root)


def test_a_text_that_does_not_fit_is_refused() -> None:
    assert read(compiled(Element(tag="a", attributes={"own": "x" * 32_767})))
    with pytest.raises(BinaryXmlError, match="32768 characters"):
        compiled(Element(tag="a", attributes={"own": "x" * 32_768}))


@pytest.mark.parametrize("app", INSTALLED, ids=lambda app: app.package)
def test_an_apps_apk_says_who_it_is(app: type[App]) -> None:
    assert identify(apk_of(app)) == ApkIdentity(
        package=app.package,
        version_name=app.version,
        version_code=app.version_code,
        min_sdk=app.min_sdk,
        target_sdk=app.target_sdk,
        label=app.label,
        permissions=tuple(dict.fromkeys(app.permissions)),
    )


@pytest.mark.parametrize("app", [app for app in INSTALLED if app.main], ids=lambda a: a.package)
def test_a_launcher_finds_the_activity_that_it_starts(app: type[App]) -> None:
    with zipfile.ZipFile(io.BytesIO(apk_of(app))) as archive:
        root = read(archive.read("AndroidManifest.xml"))
    launched = [
        component.attributes["name"]
        for component in root.walk()
        for kid in component.kids
        if any(
            each.attributes.get("name") == "android.intent.category.LAUNCHER" for each in kid.kids
        )
    ]
    name = app.main if not app.main.startswith(".") else app.package + app.main
    assert launched == [name]


def test_an_apk_is_the_same_each_time() -> None:
    for app in INSTALLED:
        assert apk_of(app) == apk_of(app)


def test_a_phone_from_the_factory_has_the_systems_apps_alone() -> None:
    phone = Phone(PhoneConfig(apps=INSTALLED, factory=True))
    apps = {app.package for app in phone.packages.apps()}
    assert apps == {app.package for app in INSTALLED if app.system and app.installed}
    phone.packages.install("net.gsantner.markor")
    assert phone.packages.app("net.gsantner.markor") is not None
