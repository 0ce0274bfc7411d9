"use strict";
// Everything shown here comes from the phone and is not to be trusted: it is only ever text.
const find = (id) => document.getElementById(id);
const picture = find("screen"), stage = find("stage"), outline = find("outline");
const KEYS = {
  Backspace: "del", Delete: "forward_del", Enter: "enter", Tab: "tab", Escape: "back",
  ArrowUp: "dpad_up", ArrowDown: "dpad_down", ArrowLeft: "dpad_left", ArrowRight: "dpad_right",
  Home: "move_home", End: "move_end", PageUp: "page_up", PageDown: "page_down",
};
const LONGEST = 10000, MOST_POINTS = 400, SLOP = 12;

// The token is in a cookie now; it need not stay in the address and in the history.
if (location.search) history.replaceState(null, "", "/");

function send(input) {
  return fetch("/input", { method: "POST", body: JSON.stringify(input) });
}

// Where the picture is drawn, and how many pixels of the page one of the phone takes.
function drawn() {
  const box = picture.getBoundingClientRect();
  const wide = picture.naturalWidth || 1, high = picture.naturalHeight || 1;
  const scale = Math.min(box.width / wide, box.height / high);
  return {
    left: box.left + (box.width - wide * scale) / 2,
    top: box.top + (box.height - high * scale) / 2,
    scale, wide, high,
  };
}

function place(event) {
  const { left, top, scale, wide, high } = drawn();
  const limit = (value, end) => Math.max(0, Math.min(end - 1, Math.round(value)));
  return [limit((event.clientX - left) / scale, wide), limit((event.clientY - top) / scale, high)];
}

let path = null, began = 0;
picture.addEventListener("pointerdown", (event) => {
  picture.setPointerCapture(event.pointerId);
  path = [place(event)];
  began = performance.now();
  // Keys go to the phone again, and not into the text box.
  if (document.activeElement) document.activeElement.blur();
  event.preventDefault();
});
picture.addEventListener("pointermove", (event) => {
  if (path && path.length < MOST_POINTS) path.push(place(event));
});
picture.addEventListener("pointerup", (event) => {
  if (!path) return;
  path.push(place(event));
  const ms = Math.min(LONGEST, Math.round(performance.now() - began));
  const [x, y] = path[0];
  const moved = path.some(([px, py]) => Math.hypot(px - x, py - y) > SLOP);
  send(moved ? { kind: "swipe", points: path, ms } : { kind: "press", points: [path[0]], ms });
  path = null;
});
picture.addEventListener("pointercancel", () => { path = null; });
picture.addEventListener("contextmenu", (event) => event.preventDefault());
picture.addEventListener("wheel", (event) => {
  const [x, y] = place(event);
  const limit = (value) => Math.max(1, Math.min(picture.naturalHeight - 2, Math.round(value)));
  const reach = Math.sign(event.deltaY) * picture.naturalHeight / 5;
  send({ kind: "swipe", points: [[x, limit(y + reach / 2)], [x, limit(y - reach / 2)]], ms: 250 });
  event.preventDefault();
}, { passive: false });

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, button")) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (KEYS[event.key]) send({ kind: "key", name: KEYS[event.key] });
  else if ([...event.key].length === 1) send({ kind: "text", text: event.key });
  else return;
  event.preventDefault();
});
document.addEventListener("paste", (event) => {
  if (event.target.closest("input")) return;
  send({ kind: "text", text: event.clipboardData.getData("text") });
});
find("typing").addEventListener("submit", (event) => {
  event.preventDefault();
  const box = find("text");
  send(box.value ? { kind: "text", text: box.value } : { kind: "key", name: "enter" });
  box.value = "";
});
document.querySelectorAll("button[data-key]").forEach((button) => {
  button.addEventListener("click", () => {
    send({ kind: "key", name: button.dataset.key });
    button.blur();
  });
});
find("turn").addEventListener("click", (event) => {
  send({ kind: "turn" });
  event.currentTarget.blur();
});

// Inspecting: which element is under the mouse.
let windows = [], pointed = null, inspecting = false;
find("inspect").addEventListener("click", async (event) => {
  const button = event.currentTarget;
  inspecting = !inspecting;
  button.setAttribute("aria-pressed", String(inspecting));
  button.blur();
  find("details").hidden = !inspecting;
  if (inspecting) await refresh();
  show();
});
for (const kind of ["pointermove", "pointerdown"]) {
  picture.addEventListener(kind, (event) => { pointed = place(event); show(); });
}
picture.addEventListener("pointerleave", () => { pointed = null; show(); });
new ResizeObserver(() => show()).observe(picture);

async function refresh() {
  const answer = await fetch("/nodes");
  if (answer.ok) windows = (await answer.json()).windows;
}

// The smallest element at a place, the innermost of equal ones, in the uppermost window there.
function elementAt([x, y]) {
  for (const nodes of windows) {
    let best = null, least = Infinity;
    for (const node of nodes) {
      const [left, top, right, bottom] = node.bounds;
      const area = (right - left) * (bottom - top);
      if (x >= left && x < right && y >= top && y < bottom && area <= least) {
        best = node;
        least = area;
      }
    }
    if (best) return best;
  }
  return null;
}

function show() {
  const node = inspecting && pointed ? elementAt(pointed) : null;
  outline.hidden = !node;
  if (!inspecting || !node) return;
  const [left, top, right, bottom] = node.bounds;
  const at = drawn(), origin = stage.getBoundingClientRect();
  outline.style.left = `${at.left - origin.left + left * at.scale}px`;
  outline.style.top = `${at.top - origin.top + top * at.scale}px`;
  outline.style.width = `${(right - left) * at.scale}px`;
  outline.style.height = `${(bottom - top) * at.scale}px`;
  find("kind").textContent = node.class_name.split(".").pop();
  find("hint").hidden = true;
  const rows = [
    ["class", node.class_name], ["id", node.resource_id], ["text", node.text], ["desc", node.desc],
    ["bounds", `[${left},${top}][${right},${bottom}]`], ["package", node.package],
    ["state", node.states.join(", ")],
  ];
  find("node").replaceChildren(...rows.filter(([, value]) => value).flatMap(([name, value]) => {
    const term = document.createElement("dt"), told = document.createElement("dd");
    term.textContent = name;
    told.textContent = value;
    return [term, told];
  }));
}

async function follow() {
  let revision = "";
  for (;;) {
    try {
      const answer = await fetch(`/screen?after=${encodeURIComponent(revision)}`);
      if (answer.status === 403) {
        find("facts").textContent = "another phone is here now: open the address that it printed";
        return;
      }
      if (answer.status !== 200) continue;
      revision = answer.headers.get("X-Revision");
      const old = picture.src;
      picture.src = URL.createObjectURL(await answer.blob());
      await picture.decode().catch(() => {});
      if (old) URL.revokeObjectURL(old);
      const now = await (await fetch("/facts")).json();
      find("facts").textContent = `${now.package}/${now.activity}`;
      find("time").textContent = new Date(now.time_ms).toISOString().slice(0, 16).replace("T", " ");
      if (inspecting) await refresh();
      show();
    } catch (error) {
      find("facts").textContent = "the phone does not answer";
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}
follow();
