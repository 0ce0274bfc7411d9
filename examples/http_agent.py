"""An agent as a web service: `python http_agent.py 8000`, then `--agent=http://127.0.0.1:8000/`."""

from __future__ import annotations

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

TAPPED: dict[str, set[str]] = {}
"""What was tapped in each episode: requests of several may come mixed."""


def act(asked: dict[str, Any]) -> dict[str, Any]:
    goal, seen = asked["goal"]["text"].casefold(), asked["observation"]
    tapped = TAPPED.setdefault(asked["episode"], set())
    if seen["package"] != "com.android.settings":
        return {"action": "Open", "app": "Settings"}
    for node in seen["nodes"]:
        label = (node["text"] or node["desc"]).casefold()
        if label and label in goal and label not in tapped:
            tapped.add(label)
            return {"action": "Tap", "at": node["index"]}
    return {"action": "Done"}


class Handler(BaseHTTPRequestHandler):
    disable_nagle_algorithm = True  # an answer's second part would wait for 40 ms

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        reply = json.dumps({"action": act(asked)}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)  # noqa: T201
    server.serve_forever()
