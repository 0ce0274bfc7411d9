// What a pointer, a wheel or keys do on the picture, told as shares of its width and height.
const MOST_POINTS = 1200, WHEEL_STEP = 60, NOTCH = 40;

const SCROLLS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const KEYS = { Enter: "enter", Backspace: "delete", Escape: "back" };

// Where an event is on the picture, however large it is drawn: from 0 to 1, beyond beside it.
function shares(picture, event) {
  const box = picture.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}

// Have what is done on the screen sent; `act` takes an input, `mayAct` says whether one is awaited.
export function follow(screen, picture, dot, mayAct, act) {
  let path = null;

  function mark(event) {
    const [x, y] = shares(picture, event);
    dot.hidden = false;
    dot.style.left = `${x * 100}%`;
    dot.style.top = `${y * 100}%`;
  }

  function add(event) {
    const [x, y] = shares(picture, event);
    if (path.length < MOST_POINTS) path.push([x, y, event.timeStamp]);
    else path[path.length - 1] = [x, y, event.timeStamp];
  }

  screen.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary || !mayAct()) return;
    screen.setPointerCapture(event.pointerId);
    path = [];
    add(event);
    mark(event);
  });
  screen.addEventListener("pointermove", (event) => {
    if (!path || !event.isPrimary) return;
    // Between two frames the pointer was at more places than the last one.
    const passed = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const one of passed.length ? passed : [event]) add(one);
    mark(event);
  });
  screen.addEventListener("pointerup", (event) => {
    if (!path || !event.isPrimary) return;
    add(event);
    dot.hidden = true;
    const done = path;
    path = null;
    act({ kind: "touch", path: done });
  });
  screen.addEventListener("pointercancel", () => {
    path = null;
    dot.hidden = true;
  });
  screen.addEventListener("contextmenu", (event) => event.preventDefault());

  let turned = [0, 0], turnedAt = 0;
  screen.addEventListener("wheel", (event) => {
    if (!mayAct()) return;
    event.preventDefault();
    if (event.timeStamp - turnedAt > 400) turned = [0, 0];
    turnedAt = event.timeStamp;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : NOTCH;
    turned = [turned[0] + event.deltaX * unit, turned[1] + event.deltaY * unit];
    const [right, down] = turned;
    if (Math.max(Math.abs(right), Math.abs(down)) < WHEEL_STEP) return;
    turned = [0, 0];
    const place = [[...shares(picture, event), 0]];
    if (event.ctrlKey) {
      act({ kind: "pinch", pinch: down < 0 ? "out" : "in", path: place });
    } else if (Math.abs(down) >= Math.abs(right)) {
      act({ kind: "scroll", direction: down > 0 ? "down" : "up", path: place });
    } else {
      act({ kind: "scroll", direction: right > 0 ? "right" : "left", path: place });
    }
  }, { passive: false });

  screen.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !mayAct()) return;
    if (SCROLLS[event.key]) act({ kind: "scroll", direction: SCROLLS[event.key] });
    else if (KEYS[event.key]) act({ kind: "key", key: KEYS[event.key] });
    else return;
    event.preventDefault();
  });
}
