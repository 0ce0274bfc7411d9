// Runs ahead of a realm's first script, in windows, frames and workers. Chance comes from the
// realm's address and the phone's clock; frames come with the page's time and not the host's.
(() => {
  "use strict";
  const clockNow = Date.now, BEGUN = "androidbench: the worker has begun";
  // FNV-1a of both, when chance is first asked for: ahead of that a new process may not have the
  // phone's time yet, and a worker has no address.
  let state = -1;
  const seed = () => {
    state = 0x811c9dc5;
    for (const letter of String(self.location && self.location.href) + "\n" + clockNow()) {
      state = Math.imul(state ^ letter.codePointAt(0), 0x01000193) >>> 0;
    }
  };
  // A counter and a mixing function, as in SplitMix (Steele, Lea, Flood: OOPSLA 2014).
  const next = () => {
    if (state < 0) seed();
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const put = (owner, name, value) => {
    if (owner && name in owner) {
      Object.defineProperty(owner, name, {value, writable: true, configurable: true, enumerable: true});
    }
  };
  const methods = {
    random() { return ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992; },
    getRandomValues(array) {
      if (!ArrayBuffer.isView(array) || array instanceof DataView || /Float/.test(array[Symbol.toStringTag])) {
        throw new DOMException("The provided ArrayBufferView is not an integer array type", "TypeMismatchError");
      }
      if (array.byteLength > 65536) {
        throw new DOMException("The ArrayBufferView's byte length exceeds 65536", "QuotaExceededError");
      }
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) bytes[at] = next();
      return array;
    },
    randomUUID() {
      const bytes = new Uint8Array(16);
      for (let at = 0; at < 16; at++) bytes[at] = next();
      bytes[6] = (bytes[6] & 15) | 64;
      bytes[8] = (bytes[8] & 63) | 128;
      const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
  put(Math, "random", methods.random);
  if (self.Crypto) {
    put(Crypto.prototype, "getRandomValues", methods.getRandomValues);
    if ("randomUUID" in Crypto.prototype) put(Crypto.prototype, "randomUUID", methods.randomUUID);
  }

  // What is downloaded is read a moment after the click; many pages revoke its address at once.
  const revoke = URL.revokeObjectURL.bind(URL), wait = setTimeout.bind(self);
  put(URL, "revokeObjectURL", function revokeObjectURL(url) { wait(revoke, 10000, url); });

  if (typeof document === "object") {
    const now = performance.now.bind(performance);
    // Frames at each sixtieth of a second of the page's own time.
    // `performance.now` is off by a tenth of a millisecond, by chance (Chromium's TimeClamper): a
    // sixtieth that seems to be just ahead is the one that is drawn.
    const later = setTimeout.bind(self), each = 1000 / 60, slack = 0.2;
    let waiting = new Map(), number = 0, planned = false;
    const draw = () => {
      planned = false;
      const due = waiting, moment = now();
      waiting = new Map();
      for (const callback of due.values()) {
        try { callback(moment); } catch (error) { self.reportError(error); }
      }
    };
    const methods = {
      requestAnimationFrame(callback) {
        if (typeof callback !== "function") {
          throw new TypeError("Failed to execute 'requestAnimationFrame' on 'Window': parameter 1 is not of type 'Function'.");
        }
        waiting.set(++number, callback);
        if (!planned) {
          planned = true;
          const moment = now(), edge = (Math.floor((moment + slack) / each) + 1) * each;
          later(draw, Math.max(1, Math.ceil(edge - moment - slack)));
        }
        return number;
      },
      cancelAnimationFrame(which) { waiting.delete(which); },
    };
    // Workers begin, and their messages come, when the host has time for it: how many have not
    // begun, and how many messages have come.
    let heard = 0, beginning = 0;
    if (self.Worker) {
      const end = Worker.prototype.terminate, begins = new WeakMap();
      put(Worker.prototype, "terminate", function terminate() { begins.get(this)?.(); end.call(this); });
      put(self, "Worker", new Proxy(Worker, {construct(...made) {
        const worker = Reflect.construct(...made);
        let begun = false;
        const begin = () => { if (!begun) { begun = true; beginning--; } };
        beginning++;
        begins.set(worker, begin);
        worker.addEventListener("error", begin);
        worker.addEventListener("message", (event) => {
          if (event.data === BEGUN) { event.stopImmediatePropagation(); begin(); } else heard++;
        });
        return worker;
      }}));
    }
    Object.defineProperty(self, "__phoneWorkers", {get: () => ({heard, beginning})});
    // Files that the page itself holds are told of by the browser, some time after the click: how
    // many were clicked since this was asked for the last time. An event knows at its end whether
    // the page has prevented it; what is clicked may be no part of the document.
    let clicked = [];
    const saved = ({event, link}) =>
      !event.defaultPrevented && link.hasAttribute("download") && /^(blob|data):/.test(link.href);
    const note = (event) => {
      const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
      if (link && event instanceof MouseEvent && clicked.length < 100) clicked.push({event, link});
    };
    addEventListener("click", note, true);
    for (const name of ["click", "dispatchEvent"]) {
      const begin = HTMLAnchorElement.prototype[name];
      put(HTMLAnchorElement.prototype, name, {[name](...given) {
        if (!this.isConnected) this.addEventListener("click", note, {once: true});
        return begin.apply(this, given);
      }}[name]);
    }
    Object.defineProperty(self, "__phoneSaves", {value: () => {
      const count = clicked.filter(saved).length;
      clicked = [];
      return count;
    }});
    put(self, "requestAnimationFrame", methods.requestAnimationFrame);
    put(self, "cancelAnimationFrame", methods.cancelAnimationFrame);
    return;
  }

  // A worker's timers run on the host's time: here they run when the phone says how late it is.
  const timers = new Map();
  let number = 0, clock = 0, posted = 0;
  if (self.DedicatedWorkerGlobalScope) {
    const post = self.postMessage.bind(self), after = new MessageChannel();
    // The first message of a worker is handled when its script has run.
    after.port1.onmessage = () => { post(BEGUN); after.port1.close(); };
    after.port2.postMessage(0);
    put(self, "postMessage", function postMessage(...message) { post(...message); posted++; });
  }
  const add = (callback, delay, args, again) => {
    const wait = Math.max(again ? 1 : 0, Number(delay) || 0);
    const call = typeof callback === "function" ? callback : () => (0, eval)(String(callback));
    timers.set(++number, {at: clock + wait, again: again ? Math.max(wait, 1) : 0, call, args});
    return number;
  };
  put(self, "setTimeout", function setTimeout(callback, delay, ...args) { return add(callback, delay, args, false); });
  put(self, "setInterval", function setInterval(callback, delay, ...args) { return add(callback, delay, args, true); });
  put(self, "clearTimeout", function clearTimeout(which) { timers.delete(which); });
  put(self, "clearInterval", function clearInterval(which) { timers.delete(which); });
  put(self, "requestAnimationFrame", function requestAnimationFrame(callback) {
    const each = 1000 / 60;
    return add(() => callback(clock), (Math.floor(clock / each + 1e-6) + 1) * each - clock, [], false);
  });
  put(self, "cancelAnimationFrame", function cancelAnimationFrame(which) { timers.delete(which); });
  Object.defineProperty(self, "__phoneTime", {value: (passed) => {
    const end = clock + passed;
    for (;;) {
      let first = null, which = 0;
      for (const [key, timer] of timers) {
        if (timer.at <= end && (first === null || timer.at < first.at)) { first = timer; which = key; }
      }
      if (first === null) break;
      clock = Math.max(clock, first.at);
      if (first.again) first.at += first.again; else timers.delete(which);
      try { first.call.apply(self, first.args); } catch (error) { self.reportError(error); }
    }
    clock = end;
    return posted;
  }});
})();
