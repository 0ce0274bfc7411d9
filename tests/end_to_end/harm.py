"""Agents that solve a task and once, half way, do harm to the phone or to their worker.

Written into a project as `harm.py`; `--agent=harm:Kill` and so on.
"""

from __future__ import annotations

from typing import Final

HARM: Final = """
    import os, signal, socket, time
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
