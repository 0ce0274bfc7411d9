"""Suites of installed packages: found without a path, with ids that work from everywhere."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

from fixtures.benches import PLUGIN, Bench

SUITE = {
    "suite.toml": 'name = "shop"\nversion = "3"\n',
    "__init__.py": "",
    "helpers.py": "def same(a, b):\n    assert a == b\n    return True\n",
    "test_shop.py": """
        from pytest_androidbench import task
        from shop_tasks.helpers import same

        @task("Helped", "Go.")
        def test_helped(episode):
            episode.run()
            assert same(episode.device.note, "never")
    """,
}


@pytest.fixture
def shop(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """A package with a suite on the path, and a project elsewhere to start pytest in."""
    site = bench.path / "site"
    for name, text in SUITE.items():
        bench.write(f"site/shop_tasks/{name}", text)
    bench.write(
        "site/shop-1.dist-info/entry_points.txt",
        "[pytest_androidbench_suites]\nshop = shop_tasks\n",
    )
    bench.write("site/shop-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: shop\nVersion: 1\n")
    bench.write("project/pytest.ini", "[pytest]\npython_files = *_spec.py\n")
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", f"{site}:{':'.join(p for p in sys.path if p)}")
    monkeypatch.chdir(bench.path / "project")
    return bench


OPTIONS = ("-p", "fixtures.tabletop", "--ab-device=tabletop")
NODE = "shop_tasks.test_shop::test_helped[[]seed30]"


def run(bench: Bench, *arguments: str) -> pytest.RunResult:
    return bench.pytest(*PLUGIN, *OPTIONS, *arguments, timeout=60)


@pytest.mark.slow
def test_a_registered_suite_runs_by_name_without_a_path(shop: Bench) -> None:
    result = run(shop, "--agent=null", "--ab-suite=shop", "-v", "-n1")
    result.stdout.fnmatch_lines([f"*{NODE}*"])
    result.assert_outcomes(failed=1)


@pytest.mark.slow
def test_its_id_runs_the_cell_again(shop: Bench) -> None:
    result = run(shop, "--agent=null", "--ab-suite=shop")
    result.stdout.fnmatch_lines([f"*--pyargs '{NODE}'"])
    again = run(shop, "--agent=null", "--pyargs", "shop_tasks.test_shop::test_helped[seed30]", "-v")
    again.stdout.fnmatch_lines([f"{NODE} FAILED*"])


@pytest.mark.slow
def test_asserts_in_its_helpers_are_explained(shop: Bench) -> None:
    result = run(shop, "--agent=null", "--ab-suite=shop")
    result.stdout.fnmatch_lines(["*assert '' == 'never'*"])


def test_an_unregistered_package_runs_by_its_import_name(shop: Bench) -> None:
    run(shop, "--agent=null", "--ab-suite=shop_tasks").assert_outcomes(failed=1)


def test_an_unknown_suite_is_refused_with_the_known_ones(shop: Bench) -> None:
    result = run(shop, "--agent=null", "--ab-suite=shopping")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*no suite 'shopping'*shop*"])


def test_a_path_given_is_what_runs(shop: Bench) -> None:
    shop.write("project/own_spec.py", "def test_own(): pass\n")
    run(shop, "--agent=null", "own_spec.py").assert_outcomes(passed=1)


def test_why_there_is_no_such_suite_is_told(shop: Bench) -> None:
    (shop.path / "project" / "empty").mkdir(parents=True)
    shop.write("project/empty/__init__.py", "")
    for name, told in (
        ("empty", "*there is no suite.toml in *empty*"),
        ("nowhere.at_all", "*there is no package nowhere)*"),
        ("empty.inner", "*there is no package empty.inner in *empty*"),
    ):
        result = shop.run("--agent=null", f"--ab-suite={name}", plain=True)
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines([told])


def test_a_suite_in_an_archive_is_told_to_be_in_one(shop: Bench) -> None:
    packed = shutil.make_archive(str(shop.path / "packed"), "zip", shop.path / "site", "shop_tasks")
    # What the fixture has put on the path would be found first.
    shutil.rmtree(shop.path / "site")
    paths = os.pathsep.join([packed, os.environ["PYTHONPATH"]])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", paths)
        result = run(shop, "--ab-mutants", "--ab-suite=shop_tasks")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    told = "*it lies in *packed.zip, and pytest collects from folders alone: unpack it*"
    result.stderr.fnmatch_lines([told])


@pytest.fixture(params=["package", "module", "folder"])
def namesake(shop: Bench, request: pytest.FixtureRequest) -> Bench:
    """The suite lies deeper, and the project has something of the upper package's name."""
    (shop.path / "site/shelf").mkdir()
    shop.write("site/shelf/__init__.py", "")
    (shop.path / "site/shop_tasks").rename(shop.path / "site/shelf/shop_tasks")
    text = (shop.path / "site/shelf/shop_tasks/test_shop.py").read_text()
    shop.write("site/shelf/shop_tasks/test_shop.py", text.replace("shop_tasks", "shelf.shop_tasks"))
    entry = "[pytest_androidbench_suites]\nshop = shelf.shop_tasks\n"
    shop.write("site/shop-1.dist-info/entry_points.txt", entry)
    agent = "from pytest_androidbench import Done\n\nclass Mine:\n    " + (
        "def start(self, goal): pass\n    def act(self, seen): return Done()\n"
    )
    match request.param:
        case "package":
            shop.write("project/shelf/__init__.py", "")
            shop.write("project/shelf/mine.py", agent)
        case "module":
            shop.write("project/shelf.py", agent)
        case _:
            shop.write("project/shelf/mine.py", agent)
    shop.write("project/conftest.py", "import shelf\n")
    return shop


SHELF_NODE = "shelf.shop_tasks.test_shop::test_helped[[]seed30]"


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", ["-n0", "-n1"])
def test_a_namesake_in_the_project_hides_no_suite(namesake: Bench, workers: str) -> None:
    result = run(namesake, "--agent=null", "--ab-suite=shop", "-v", workers)
    result.stdout.fnmatch_lines([f"*{SHELF_NODE}*", "*assert '' == 'never'*"])
    result.assert_outcomes(failed=1)


@pytest.mark.slow
def test_a_namesake_hides_no_single_cell_either(namesake: Bench) -> None:
    node = SHELF_NODE.replace("[[]", "[")
    run(namesake, "--agent=null", "--pyargs", node).assert_outcomes(failed=1)


@pytest.mark.slow
@pytest.mark.parametrize("namesake", ["package", "module"], indirect=True)
def test_modules_of_the_namesake_are_found_too(namesake: Bench) -> None:
    module = (namesake.path / "project/shelf.py").exists()
    agent = "shelf:Mine" if module else "shelf.mine:Mine"
    options = [f"--agent={agent}", "--ab-suite=shop", "--ab-agent-process=off"]
    run(namesake, *options).assert_outcomes(failed=1)


def test_a_projects_own_task_suites_hide_none_of_ours(
    shop: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.write("project/task_suites/__init__.py", "")
    shop.write("project/task_suites/android_world/notes.py", "")
    paths = [str(shop.path / "project"), *filter(None, sys.path)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    options = ("--agent=null", "--ab-suite=android_world", "--ab-tasks=ContactsAddContact")
    result = run(shop, *options, "--collect-only", "-q")
    result.stdout.fnmatch_lines(["task_suites.android_world.test_contacts::*[[]seed30]"])
