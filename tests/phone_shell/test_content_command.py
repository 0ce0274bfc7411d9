"""`content`: its arguments, what it shows of values, and how it complains."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

SETTINGS = "content://settings/global"
FRAME = "\tat android.database.DatabaseUtils.readExceptionFromParcel(DatabaseUtils.java:172)\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("dance", "Unsupported operation: dance"),
        ("query", "Content provider URI not specified. Did you specify --uri argument?"),
        ("query --uri", "No value for argument: --uri"),
        ("query --uri content://sms --where", "No value for argument: --where"),
        ("query --url content://sms", "Unsupported argument: --url"),
        ("insert --uri content://sms", "Bindings not specified. Did you specify --bind "
         "argument(s)?"),
        ("update --uri content://sms", "Bindings not specified. Did you specify --bind "
         "argument(s)?"),
        ("insert --uri content://sms --bind a", "Binding not well formed: a"),
        ("insert --uri content://sms --bind a:s", "Binding not well formed: a:s"),
        ("insert --uri content://sms --bind a:x:b", "Unsupported type: x"),
        ("insert --uri content://sms --bind a:i:b", 'For input string: "b"'),
        ("insert --uri content://sms --bind a:l:1.5", 'For input string: "1.5"'),
        ("insert --uri content://sms --bind a:f:b", 'For input string: "b"'),
        (f"call --uri {SETTINGS} --arg a", "Content provider method not specified. Did you "
         "specify --method argument?"),
        (f"call --uri {SETTINGS} --method PUT_global --extra a", "Binding not well formed: a"),
    ],
)  # fmt: skip
def test_arguments_that_are_wrong(sh: Run, arguments: str, complaint: str) -> None:
    done = sh(f"content {arguments}")
    assert (done.stderr, done.code) == (f"[ERROR] {complaint}\n", 1)
    assert done.stdout == sh("content").stdout != ""


def test_without_arguments_usage_is_told(sh: Run) -> None:
    done = sh("content")
    assert done.stdout.startswith("usage: adb shell content [subcommand] [options]\n\n")
    assert (done.stderr, done.code) == ("", 0)


@pytest.mark.parametrize(
    ("uri", "authority", "complaint"),
    [
        ("content://nope/x", "nope",
         "java.lang.IllegalStateException: Could not find provider: nope\n"),
        ("nonsense", "nonsense",
         f"java.lang.IllegalArgumentException: Unknown URI nonsense\n{FRAME}"),
        ("content://settings/nope/x", "settings",
         f"java.lang.IllegalArgumentException: Invalid URI: content://settings/nope/x\n{FRAME}"),
    ],
)  # fmt: skip
def test_providers_complain(sh: Run, uri: str, authority: str, complaint: str) -> None:
    done = sh(f"content query --uri {uri}")
    assert (done.stdout, done.code) == ("", 1)
    assert done.stderr == f"Error while accessing provider:{authority}\n{complaint}"


def test_a_condition_that_is_no_sql_is_told_by_its_kind(sh: Run) -> None:
    done = sh("content query --uri content://sms --where 'nonsense ('")
    head, error, *frames = done.stderr.splitlines(keepends=True)
    assert head == "Error while accessing provider:sms\n"
    assert error.startswith("android.database.sqlite.SQLiteException: ")
    assert frames == [FRAME]
    assert (done.stdout, done.code) == ("", 1)


@pytest.mark.parametrize(
    ("binding", "shown"),
    [
        ("s:some text", "some text"),
        ("s:a:b", "a:b"),
        ("s:", ""),
        ("i:5", "5"),
        ("l:-5", "-5"),
        ("f:0.5", "0.5"),
        ("d:2.0", "2.0"),
        ("b:TRUE", "1"),
        ("b:true", "1"),
        ("b:no", "0"),
    ],
)
def test_values_have_types(sh: Run, phone: Phone, binding: str, shown: str) -> None:
    done = sh(f"content insert --uri {SETTINGS} --bind name:s:mine --bind 'value:{binding}'")
    assert (done.stdout, done.stderr, done.code) == ("", "", 0)
    assert phone.settings.get("global", "mine") == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("s:7", "7"), ("s:text", "text"), ("n:", "NULL"), ("i:7", "7"),
        ("d:7.25", "7.25"), ("d:0.1", "0.1"),
    ],
)  # fmt: skip
def test_rows_show_their_values(sh: Run, value: str, shown: str) -> None:
    uri = "content://com.android.contacts"
    sh(f"content insert --uri {uri}/raw_contacts --bind account_type:n:")
    sh(f"content insert --uri {uri}/data --bind raw_contact_id:i:1 "
       f"--bind mimetype:s:vnd.example/x --bind data15:{value}")  # fmt: skip
    done = sh(f"content query --uri {uri}/data --projection _id:data15")
    assert (done.stdout, done.stderr, done.code) == (f"Row: 0 _id=1, data15={shown}\n", "", 0)


def test_rows_are_chosen_and_sorted(sh: Run) -> None:
    for body in ("one", "two", "three"):
        sh(f"content insert --user 0 --uri content://sms --bind address:s:5 --bind body:s:{body}")
    query = "content query --uri content://sms --projection body::_id"
    assert sh(f"{query} --sort 'body DESC'").stdout == (
        "Row: 0 body=two, _id=2\nRow: 1 body=three, _id=3\nRow: 2 body=one, _id=1\n"
    )
    assert sh(f"{query} --where \"body LIKE 't%'\" --sort _id").stdout == (
        "Row: 0 body=two, _id=2\nRow: 1 body=three, _id=3\n"
    )
    sh("content update --uri content://sms --bind body:s:new --where _id=2")
    sh("content delete --uri content://sms --where _id=3")
    assert sh(f"{query} --sort _id").stdout == "Row: 0 body=one, _id=1\nRow: 1 body=new, _id=2\n"
    assert sh("content delete --uri content://sms").code == 0
    assert sh(query).stdout == "No result found.\n"


def test_methods_are_called_with_what_they_need(sh: Run) -> None:
    call = f"content call --uri {SETTINGS} --method"
    done = sh(f"{call} PUT_global --arg mine --extra value:s:5; settings get global mine")
    assert (done.stdout, done.stderr, done.code) == ("Result: null\n5\n", "", 0)
    assert sh(f"{call} GET_global --arg mine").stdout == "Result: Bundle[{value=5}]\n"
    scanned = sh("content call --uri content://media/external/file --method scan_file --arg /no")
    assert scanned.stdout == "Result: Bundle[{android.intent.extra.STREAM=null}]\n"


def test_types_and_contents(sh: Run) -> None:
    done = sh(
        "content gettype --uri content://sms; echo $?; content gettype --uri content://sms/a/b"
    )
    assert done.stdout.startswith("Result: vnd.android.cursor.dir/")
    assert sh("content gettype --uri content://contacts/nothing").stdout == "Result: null\n"
    sh("content insert --uri content://media/external/file --bind _data:s:/sdcard/Download/a.txt")
    uri = sh("content query --uri content://media/external/file --projection _id "
             "--where \"_data LIKE '%a.txt'\"").stdout.strip().rpartition("=")[2]  # fmt: skip
    file = f"content://media/external/file/{uri}"
    written = sh(f"content write --uri {file}", b"some text")
    assert (written.stdout, written.stderr, written.code) == ("", "", 0)
    read = sh(f"content read --uri {file}")
    assert (read.stdout, read.stderr, read.code) == ("some text", "", 0)


def test_fractions_and_bytes_are_shown_as_cursors_have_them(sh: Run) -> None:
    uri = "content://media/external/file"
    sh(f"content insert --uri {uri} --bind _data:s:/sdcard/Download/a.txt "
       "--bind latitude:d:7.0 --bind longitude:d:1234567.5")  # fmt: skip
    database = "/data/data/com.android.providers.media.module/databases/external.db"
    sh(f"sqlite3 {database} \"UPDATE files SET xmp = x'00' WHERE _data LIKE '%a.txt'\"")
    shown = sh(f"content query --uri {uri} --projection latitude:longitude:xmp "
               "--where \"_data LIKE '%a.txt'\"")  # fmt: skip
    assert shown.stdout == "Row: 0 latitude=7, longitude=1.23457e+06, xmp=BLOB\n"
