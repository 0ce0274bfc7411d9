from __future__ import annotations

from pytest_androidbench.devices.seeing.foreground import Front, read_front

IN_APP = """\
    init=1080x2400 420dpi mMinSizeOfResizeableTaskDp=220 cur=2400x1080 app=2400x889
  mCurrentFocus=Window{5d6e7f8 u0 com.ex.app/com.ex.app.ui.Main}
  mFocusedApp=ActivityRecord{1a2b3c4 u0 com.ex.app/.ui.Main} t12}
  mCurMethodId=com.ex.keys/.Latin
    mInputShown=true
"""
IN_SHADE = """\
  mCurrentFocus=Window{77 u0 NotificationShade}
  mFocusedApp=ActivityRecord{1a2b3c4 u0 com.ex.app/com.other.Main t12}
    mInputShown=false
"""


def test_app_keyboard_and_turned_size_are_read() -> None:
    assert read_front(IN_APP) == Front(
        package="com.ex.app",
        activity="com.ex.app.ui.Main",
        window="com.ex.app/com.ex.app.ui.Main",
        keyboard=True,
        keyboard_package="com.ex.keys",
        size=(2400, 1080),
    )


def test_app_behind_a_system_window_is_still_the_app_in_front() -> None:
    front = read_front(IN_SHADE)
    assert (front.package, front.activity) == ("com.ex.app", "com.other.Main")
    assert front.window == "NotificationShade"
    assert not front.keyboard


def test_nothing_known_reads_as_nothing() -> None:
    assert read_front("  mCurrentFocus=null\n  mFocusedApp=null\n") == Front()
