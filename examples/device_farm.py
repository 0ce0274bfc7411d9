"""Devices of a farm that speaks DeviceFarmer's API: `--ab-device=device_farm:Farm`."""

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx2
from adbutils import AdbClient

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.providers.adb import AdbProvider
from pytest_androidbench.devices.providers.adb_server import AdbServer
from pytest_androidbench.devices.providers.afterwards import asked_afterwards
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.interface.ways import RestoreWay


class Farm:
    name, settles = "device farm", False

    def __init__(self, *, restore: RestoreWay | None = None, wait_seconds: float = 300) -> None:
        self._restore, self._wait_seconds = restore, wait_seconds
        self._url, self._token = os.getenv("STF_URL", ""), os.getenv("STF_TOKEN") or "none"
        self._bearer = {"Authorization": f"Bearer {self._token}"}

    def look(self) -> None:
        self._ask("GET", "user")

    def acquire(self) -> Device:
        os.environ.pop("STF_TOKEN", None)  # agents are started with what is left there
        with ExitStack() as held:
            at = self._lease(held)
            server = AdbServer()
            held.callback(server.stop)
            AdbClient("127.0.0.1", server.port).connect(at)
            self._adb = AdbProvider([at], host="127.0.0.1", port=server.port, restore=self._restore)
            device, self._held = self._adb.acquire(), held.pop_all()
            return device

    def recycle(self, device: Device, why: str) -> Device:  # noqa: ARG002 - its record says why
        self.release(device)
        return self.acquire()

    def release(self, device: Device) -> None:
        with self._held:
            self._adb.release(device)

    def _lease(self, held: ExitStack) -> str:
        end, why = time.monotonic() + self._wait_seconds, "none is free"
        while time.monotonic() < end:
            for one in self._ask("GET", "devices?fields=serial,present,ready,owner")["devices"]:
                if one["present"] and one["ready"] and not one["owner"]:
                    try:
                        return held.enter_context(self._leased(one["serial"]))
                    except DeviceUnavailable as error:  # somebody was quicker, say
                        why = str(error)
            time.sleep(1)  # the API tells nobody when a device becomes free
        raise DeviceUnavailable(f"no device of the farm in {self._wait_seconds} s: {why}")

    @contextmanager
    def _leased(self, serial: str) -> Iterator[str]:
        given_back_by = f"{self._url}/api/v1/user/devices/{serial}"
        with Slots().lease_one("farm", [given_back_by]):  # to the farm our workers are one user
            self._ask("POST", "user/devices", {"serial": serial, "timeout": 900_000})
            with asked_afterwards("DELETE", given_back_by, self._bearer):
                yield self._ask("POST", f"user/devices/{serial}/remoteConnect")["remoteConnectUrl"]

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        url = f"{self._url}/api/v1/{path}"
        try:
            answer = httpx2.request(method, url, json=body, headers=self._bearer, timeout=10)
            if answer.is_success and answer.json()["success"]:
                return answer.json()
            why = f"{answer.status_code} {answer.text.replace(self._token, '...')[:300]}"
        except (httpx2.HTTPError, httpx2.InvalidURL, ValueError, TypeError, KeyError) as error:
            why = type(error).__name__  # what some of them say quotes the token
        raise DeviceUnavailable(f"{method} {url} failed: {why}")
