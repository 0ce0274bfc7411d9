// Runs in a world of its own beside each document: what Android's embedder does, it asks for; what
// only a document knows, it says. The page sees none of it but the events that a finger
// causes, and sheets of styles, once it is touched and where texts are scaled.
(() => {
  "use strict";
  const sizes = new CSSStyleSheet();
  const MOST = 4096, OPTIONS = 1000;
  const dates = new Set(["date", "time", "datetime-local", "month", "week"]);
  const asked = new Map();
  let number = 0, suppressed = false;
  const cut = (text) => String(text ?? "").slice(0, MOST);
  const tell = (kind, element, facts) => {
    for (const [known, other] of asked) if (other === element) asked.delete(known);
    asked.set(++number, element);
    self.androidbenchTell(JSON.stringify({number, kind, ...facts}));
  };
  const options = (element) => {
    const found = [];
    for (const child of element.children) {
      if (found.length >= OPTIONS) break;
      if (child instanceof HTMLOptGroupElement) {
        found.push({label: cut(child.label), enabled: !child.disabled, group: true, selected: false});
        for (const each of child.children) {
          if (found.length < OPTIONS && each instanceof HTMLOptionElement) found.push(row(each));
        }
      } else if (child instanceof HTMLOptionElement) found.push(row(child));
    }
    return found;
  };
  const row = (option) => ({
    label: cut(option.label), group: false, selected: option.selected,
    enabled: !option.disabled && !(option.parentElement instanceof HTMLOptGroupElement && option.parentElement.disabled),
  });
  const listed = (element) => {
    const found = [];
    for (const child of element.children) {
      if (child instanceof HTMLOptGroupElement) found.push(null, ...Array.from(child.children).filter((each) => each instanceof HTMLOptionElement));
      else if (child instanceof HTMLOptionElement) found.push(child);
    }
    return found;
  };
  const kindOf = (element) => {
    if (element instanceof HTMLSelectElement) return "select";
    if (!(element instanceof HTMLInputElement) || element.readOnly) return "";
    if (dates.has(element.type)) return "date";
    return element.type === "color" ? "colour" : "";
  };
  const ask = (element) => {
    const kind = kindOf(element);
    if (!kind || element.disabled || element.matches(":disabled")) return false;
    element.focus();
    if (kind === "select") tell(kind, element, {many: element.multiple, options: options(element)});
    else tell(kind, element, {text: cut(element.value), detail: element.type});
    return true;
  };
  const asking = (event) => {
    for (const each of event.composedPath()) if (each instanceof Element && kindOf(each)) return each;
    return null;
  };
  // What Chromium makes of a finger that was lifted late: on Android it is no tap.
  const unheard = (event) => {
    if (!suppressed || !event.isTrusted) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  };
  addEventListener("mousedown", (event) => { if (!unheard(event) && event.isTrusted && asking(event)) event.preventDefault(); }, true);
  addEventListener("mouseup", unheard, true);
  addEventListener("click", (event) => {
    if (suppressed) {
      suppressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const element = asking(event);
    if (element && ask(element)) event.preventDefault();
  }, true);
  addEventListener("keydown", (event) => {
    const element = asking(event);
    if (event.isTrusted && element && [" ", "Enter", "ArrowDown", "ArrowUp"].includes(event.key) && ask(element)) event.preventDefault();
  }, true);

  // With somebody who wants them unbuffered, moves of fingers do not wait for the host's frames.
  addEventListener("pointerrawupdate", () => {}, {capture: true, passive: true});

  // A finger scrolls what is under it, unless the page keeps the touch for itself. Chromium's own
  // scrolling goes by the host's frames, and stops while the page's time does.
  let drag = null;
  const still = new CSSStyleSheet();
  // Choices that lie open are for Android's dialog as well: a finger means the list. Chromium's own
  // ones choose at a touch, and keep frames back while a finger moves over them.
  still.replaceSync("* { touch-action: none !important } option, optgroup { pointer-events: none !important }");
  const guard = () => {
    if (document.adoptedStyleSheets.includes(still)) return false;
    document.adoptedStyleSheets.push(still);
    return true;
  };
  guard();
  const allows = (path, way) => {
    // What the page itself says about touches is under our sheet.
    still.disabled = true;
    try { return permitted(path, way); } finally { still.disabled = false; }
  };
  const permitted = (path, way) => {
    for (const each of path) {
      if (!(each instanceof Element)) continue;
      const action = getComputedStyle(each).touchAction.split(" ");
      if (!["auto", "manipulation", `pan-${way}`].some((one) => action.includes(one))) return false;
      if (scrolls(each, way)) return true;
    }
    return true;
  };
  const scrolls = (element, way) => {
    const style = getComputedStyle(element)[way === "x" ? "overflowX" : "overflowY"];
    if (style !== "auto" && style !== "scroll") return false;
    return way === "x" ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
  };
  const canMove = (element, way, far) => {
    const [at, most] = way === "x"
      ? [element.scrollLeft, element.scrollWidth - element.clientWidth]
      : [element.scrollTop, element.scrollHeight - element.clientHeight];
    return far < 0 ? at > 0.5 : at < most - 0.5;
  };
  const scrollerOf = (path, way, far) => {
    const root = document.scrollingElement;
    for (const each of path) {
      if (each instanceof Element && each !== root && each !== document.body && scrolls(each, way) && canMove(each, way, far)) return each;
    }
    return root;
  };
  addEventListener("touchstart", (event) => {
    const touch = event.touches[0];
    drag = event.touches.length === 1
      ? {x: touch.clientX, y: touch.clientY, path: event.composedPath(), begun: false, kept: false} : null;
  }, {capture: true, passive: true});
  const begun = (event) => { if (drag && event.defaultPrevented) drag.kept = true; };
  addEventListener("touchstart", () => addEventListener("touchstart", begun, {once: true, passive: true}), {capture: true, passive: true});
  // Put behind the page's own, each time: what these have decided is known then.
  addEventListener("touchmove", () => addEventListener("touchmove", moved, {once: true, passive: false}), {capture: true, passive: true});
  const moved = (event) => {
    const prevented = event.defaultPrevented;
    if (event.cancelable) event.preventDefault();
    if (!drag || event.touches.length !== 1) return;
    if (prevented && !drag.begun) drag.kept = true;
    if (drag.kept) return;
    const touch = event.touches[0];
    const right = drag.x - touch.clientX, down = drag.y - touch.clientY;
    if (!drag.begun) {
      drag.begun = true;
      const mainly = Math.abs(right) > Math.abs(down) ? "x" : "y";
      drag.across = allows(drag.path, "x") && scrollerOf(drag.path, "x", right);
      drag.along = allows(drag.path, "y") && scrollerOf(drag.path, "y", down);
      if (drag.across !== drag.along) drag[mainly === "x" ? "along" : "across"] = null;
    } else {
      if (drag.across && right) pull(drag.across, {left: right});
      if (drag.along && down) pull(drag.along, {top: down});
    }
    drag.x = touch.clientX;
    drag.y = touch.clientY;
  };

  const pull = (element, way) => {
    const {scrollLeft, scrollTop} = element;
    element.scrollBy({...way, behavior: "instant"});
    drag.scrolled ||= element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop;
  };
  const scrolling = () => Boolean(drag && drag.scrolled);

  // The timeline of animations stands still; each is put to where the page's own time has it.
  const known = new WeakMap();
  const step = () => {
    const now = performance.now();
    for (const each of document.getAnimations({subtree: true}).slice(0, 1000)) {
      const at = each.currentTime === null ? 0 : Number(each.currentTime);
      let entry = known.get(each);
      if (!entry || each.playState !== "running" || Math.abs(at - entry.set) > 0.5) {
        known.set(each, {now, from: at, set: at});
        continue;
      }
      const wanted = entry.from + (now - entry.now) * each.playbackRate;
      try { each.currentTime = wanted; } catch { continue; }
      const put = each.currentTime === null ? wanted : Number(each.currentTime);
      if (Math.abs(put - wanted) > 0.5) known.set(each, {now, from: put, set: put});
      else entry.set = put;
    }
  };

  const active = () => {
    let element = document.activeElement;
    while (element && element.shadowRoot && element.shadowRoot.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  const texts = new Set(["text", "search", "tel", "url", "email", "number", "password"]);
  const isText = (element) => element instanceof HTMLTextAreaElement
    || (element instanceof HTMLInputElement && texts.has(element.type));
  const editable = (element) => element && !element.readOnly && !element.disabled
    && (isText(element) || element.isContentEditable);
  const inside = (element) => {
    const selection = getSelection();
    if (!selection.rangeCount || !element.contains(selection.anchorNode)) return [0, 0];
    const range = selection.getRangeAt(0), before = document.createRange();
    before.selectNodeContents(element);
    before.setEnd(range.startContainer, range.startOffset);
    const start = before.toString().length;
    return [start, start + range.toString().length];
  };
  const field = () => {
    const element = active();
    if (!editable(element)) return null;
    const box = element.getBoundingClientRect(), own = isText(element);
    let selection;
    if (!own) selection = inside(element);
    else if (element.selectionStart === null) selection = [element.value.length, element.value.length];
    else selection = [element.selectionStart, element.selectionEnd];
    const mode = element.inputMode, type = element.type;
    let kind = {tel: "tel", url: "url", email: "email", search: "search", numeric: "number", decimal: "number", text: "text"}[mode];
    if (type === "password") kind = "password";
    else if (!kind) kind = element instanceof HTMLInputElement ? type : "multiline";
    return {
      text: (own ? element.value : element.innerText).slice(0, MOST), selection, kind,
      enter: element.enterKeyHint || (type === "search" ? "search" : kind === "multiline" ? "enter" : "go"),
      bounds: [box.left, box.top, box.right, box.bottom],
    };
  };
  const theme = () => {
    const meta = document.querySelector("meta[name=theme-color]");
    if (!meta || !CSS.supports("color", meta.content)) return "";
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = meta.content;
    return /^#[0-9a-f]{6}$/.test(canvas.fillStyle) ? canvas.fillStyle : "";
  };
  const facts = () => {
    const root = document.scrollingElement || document.documentElement;
    return {
      title: cut(document.title), url: location.href.slice(0, 65536), now: Date.now(),
      ready: document.readyState, theme: theme(), field: field(), selected: selected(), hasRoot: Boolean(root),
      scroll: [scrollX, scrollY], size: root ? [root.scrollWidth, root.scrollHeight] : [0, 0],
      zoom: [visualViewport.scale, visualViewport.offsetLeft, visualViewport.offsetTop],
      nodes: document.getElementsByTagName("*").length, frames: self.length,
    };
  };
  const changed = (element) => {
    element.dispatchEvent(new Event("input", {bubbles: true, composed: true}));
    element.dispatchEvent(new Event("change", {bubbles: true}));
  };
  const files = (element, chosen) => {
    const made = new DataTransfer();
    for (const each of chosen) {
      const data = Uint8Array.from(atob(each.data), (letter) => letter.charCodeAt(0));
      made.items.add(new File([data], each.name, {type: each.mime, lastModified: Date.now()}));
    }
    element.files = made.files;
    changed(element);
  };
  const answer = (which, value) => {
    const element = asked.get(which);
    asked.delete(which);
    if (!element || value === null || !element.isConnected) return;
    if (element instanceof HTMLSelectElement) {
      const rows = listed(element), chosen = new Set(value.map((at) => rows[at]).filter(Boolean));
      let other = false;
      for (const each of rows) {
        if (each && each.selected !== chosen.has(each)) { each.selected = chosen.has(each); other = true; }
      }
      if (other) changed(element);
    } else if (element.value !== value) {
      element.value = value;
      changed(element);
    }
  };
  const all = (element) => {
    if (isText(element)) element.select();
    else getSelection().selectAllChildren(element);
  };
  const select = (start, end) => {
    const element = active();
    if (!editable(element)) return;
    if (isText(element)) {
      try { element.setSelectionRange(start, end); } catch { return; }
      return;
    }
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), range = document.createRange();
    range.selectNodeContents(element);
    range.collapse(false);
    let passed = 0, begun = false;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.data.length;
      if (!begun && start <= passed + length) { range.setStart(node, start - passed); begun = true; }
      if (begun && end <= passed + length) { range.setEnd(node, end - passed); break; }
      passed += length;
    }
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  };
  const press = (left, top, right, bottom) => {
    const element = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!element) return;
    if (element.focus) element.focus({preventScroll: true});
    element.click();
  };
  // Text that is no field's: a finger that rests on a word selects it, and its ends can be moved.
  let selecting = false;
  const words = new Intl.Segmenter(undefined, {granularity: "word"});
  const pressable = "a[href], img, button, input, select, textarea, video, canvas, iframe";
  const word = (x, y) => {
    const element = document.elementFromPoint(x, y), at = document.caretRangeFromPoint(x, y);
    if (!element || !at || at.startContainer.nodeType !== Node.TEXT_NODE || element.closest(pressable)) return false;
    if (element.isContentEditable || getComputedStyle(element).userSelect === "none") return false;
    const node = at.startContainer, found = words.segment(node.data).containing(Math.min(at.startOffset, node.data.length - 1));
    if (!found || !found.isWordLike) return false;
    at.setStart(node, found.index);
    at.setEnd(node, found.index + found.segment.length);
    const isThere = Array.from(at.getClientRects()).some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
    if (!isThere) return false;
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(at);
    return selecting = true;
  };
  const stretch = (isEnd, x, y) => {
    const selection = getSelection(), at = document.caretRangeFromPoint(x, y);
    if (!selection.rangeCount || !at) return;
    const range = selection.getRangeAt(0).cloneRange();
    const order = range.comparePoint(at.startContainer, at.startOffset);
    // One end does not pass the other, and a character stays selected.
    if (order !== 0 && (order > 0) !== isEnd) return;
    if (isEnd) range.setEnd(at.startContainer, at.startOffset);
    else range.setStart(at.startContainer, at.startOffset);
    if (range.collapsed) return;
    selection.removeAllRanges();
    selection.addRange(range);
  };
  const selected = () => {
    const selection = getSelection();
    selecting = selecting && selection.rangeCount > 0 && !selection.isCollapsed && !editable(active());
    const boxes = selecting ? selection.getRangeAt(0).getClientRects() : [];
    if (!boxes.length) return null;
    const first = boxes[0], last = boxes[boxes.length - 1];
    return {
      text: cut(selection.toString()),
      start: [first.left, first.top, first.bottom], end: [last.right, last.top, last.bottom],
    };
  };

  // Find in page: a case-insensitive search of what is shown, from where the last one ended.
  let found = {text: "", at: -1};
  const find = (text, forward) => {
    const ranges = [], wanted = text.toLocaleLowerCase();
    const walker = document.createTreeWalker(document.body || document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && wanted && ranges.length < OPTIONS; node = walker.nextNode()) {
      if (!node.parentElement || !node.parentElement.checkVisibility()) continue;
      const low = node.data.toLocaleLowerCase();
      if (low.length !== node.data.length) continue;
      for (let at = low.indexOf(wanted); at >= 0 && ranges.length < OPTIONS; at = low.indexOf(wanted, at + wanted.length)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        ranges.push(range);
      }
    }
    if (!ranges.length) { found = {text: "", at: -1}; return [0, 0]; }
    const at = found.text === text ? found.at + (forward ? 1 : -1) : 0;
    found = {text, at: (at + ranges.length) % ranges.length};
    const range = ranges[found.at], box = range.getBoundingClientRect();
    selecting = false;
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    if (box.top < 0 || box.bottom > innerHeight) scrollBy({top: box.top - innerHeight / 2, behavior: "instant"});
    return [found.at + 1, ranges.length];
  };
  self.androidbench = {
    find, guard, scrolling, word, stretch,
    facts, step, answer, select, press, files,
    all() { const element = active(); if (editable(element)) { all(element); return true; } return false; },
    scroll(x, y) { scrollTo({left: x, top: y, behavior: "instant"}); },
    suppress(on) { suppressed = on; },
    // As by the user's scale for texts: what a page itself says of it goes before.
    textSize(scale) {
      sizes.replaceSync(`:where(html) { -webkit-text-size-adjust: ${100 * scale}% }`);
      if (!document.adoptedStyleSheets.includes(sizes)) document.adoptedStyleSheets.push(sizes);
    },
    menu(x, y) {
      const element = document.elementFromPoint(x, y);
      if (element) element.dispatchEvent(new MouseEvent("contextmenu", {bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y}));
    },
    async blob(url, most) {
      // Its size is told ahead of its bytes: a page can make one of any size without having these.
      const answer = await fetch(url);
      if (Number(answer.headers.get("content-length")) > most) throw new Error("too large");
      const blob = await answer.blob();
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
      return [blob.type, btoa(text)];
    },
    frame: () => new Promise((done) => requestAnimationFrame(() => done(0))),
  };
})();
