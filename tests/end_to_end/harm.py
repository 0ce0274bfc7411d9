"""Agents that solve a task and once, half way, do harm to the phone or to their worker.

Written into a project as `harm.py`; `--agent=harm:Kill` and so on.
"""

from __future__ import annotations

from typing import Final

HARM: Final = """
    import os, signal, socket, time
    import adbutils
    from pytest_androidbench import *

    def phone_pid():
        "The process behind our serial: the phone tells it to every client of the adb protocol."
        address = "127.0.0.1", int(os.environ["ANDROID_ADB_SERVER_PORT"])
        with socket.create_connection(address) as connection:
            connection.sendall(b"0012host:host-features")
            told = connection.makefile("rb")
            assert told.read(4) == b"OKAY"
            features = told.read(int(told.read(4), 16)).decode().split(",")
        (marker,) = (name for name in features if name.startswith("androidbench_phone_"))
        return int(marker.rpartition("_")[2])

    def first_time(what):
        try:
            with open(what, "x") as file:
                file.write("done")
        except FileExistsError:
            return False
        return True

    class WifiOff:
        "Goes to the switch of Wi-Fi and taps it."
        WAY = ["Network & internet", "Internet", "Wi\\u2011Fi"]

        def start(self, goal):
            self.left = list(self.WAY)
            with open("phones", "a") as file:
                print(phone_pid(), file=file)

        def act(self, observation):
            self.harm()
            if observation.package != "com.android.settings":
                return Open("Settings")
            if not self.left:
                return Done()
            return Tap(observation.find(self.left.pop(0)).index)

        def harm(self): ...

    class Kill(WifiOff):
        def harm(self):
            if len(self.left) == 2 and first_time("phone"):
                os.kill(phone_pid(), signal.SIGKILL)

    class Stop(WifiOff):
        def harm(self):
            if len(self.left) == 2 and first_time("phone"):
                os.kill(phone_pid(), signal.SIGSTOP)

    def below(pid):
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as file:
                for child in file.read().split():
                    yield int(child)
                    yield from below(child)

    def is_browser(pid):
        try:
            with open(f"/proc/{pid}/cmdline") as file:
                return "--remote-debugging-pipe" in file.read()
        except OSError:
            return False

    class Reads(WifiOff):
        "Opens a page first, from Files in Chrome."
        PAGE = "<p>A page</p>"

        def start(self, goal):
            super().start(goal)
            server = adbutils.AdbClient(port=int(os.environ["ANDROID_ADB_SERVER_PORT"]))
            device = server.device(os.environ["ANDROID_SERIAL"])
            device.shell(f"echo '{self.PAGE}' > /sdcard/Download/page.html")
            device.shell("am start -a android.intent.action.VIEW -t vnd.android.document/directory"
                         " -d content://com.android.externalstorage.documents/document/primary%3ADownload")
            self.way = ["page.html", "Chrome", "Just once"]

        def act(self, observation):
            if observation.package == "com.android.chrome" and self.look(observation):
                return Wait(1)
            if self.way:
                return Tap(observation.find(self.way.pop(0)).index)
            return super().act(observation)

        def look(self, observation):
            return False

    class KillBrowser(Reads):
        def look(self, observation):
            assert observation.find("A page") or os.path.exists("browser")
            if not first_time("browser"):
                return False
            os.kill(next(filter(is_browser, below(phone_pid()))), signal.SIGKILL)
            return True

    class Unending(Reads):
        PAGE = "<script>for (;;);</script>"

    class KillWorker(WifiOff):
        def harm(self):
            if len(self.left) == 2 and first_time("worker"):
                os.kill(os.getpid(), signal.SIGKILL)

    class StopPhoneAndKillWorker(WifiOff):
        def harm(self):
            if len(self.left) == 2:
                os.kill(phone_pid(), signal.SIGSTOP)
                os.kill(os.getpid(), signal.SIGKILL)

    class Meet(WifiOff):
        "Waits on its phone until all are told to go."
        def harm(self):
            path = os.path.join(os.environ["MEETING"], str(phone_pid()))
            address = os.environ["ANDROID_SERIAL"], os.environ["ANDROID_ADB_SERVER_PORT"]
            with open(path, "w") as file:
                file.write(" ".join(address))
            while not os.path.exists(os.path.join(os.environ["MEETING"], "go")):
                time.sleep(0.02)
"""
