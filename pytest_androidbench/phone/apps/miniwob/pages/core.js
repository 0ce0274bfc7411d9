// What the Android app does otherwise than MiniWoB++'s own core: see AndroidWorld's
// apps/java/com/google/androidenv/miniwob/app/assets/html/core/core.js for the facts.
(() => {
  "use strict";
  const start = core.startEpisode, startReal = core.startEpisodeReal, end = core.endEpisode;
  // An episode begins when the app says so, not by a tap on the cover.
  core.startEpisode = () => {
    start();
    core.cover_div.innerHTML = "";
    core.cover_div.onclick = null;
  };
  core.startEpisodeReal = () => {
    startReal();
    console.log("utterance: " + core.getUtterance());
  };
  // The app has stopped the timer, which to the core means that the episode is over already.
  core.endEpisode = (...told) => {
    if (core.EP_TIMER === null) core.EP_TIMER = -1;
    end(...told);
  };
  core.canvasDrawClick = () => {};
  // What the app does when it is told to reset; a seed makes the page the same each time.
  core.appReset = (seed) => {
    if (seed) Math.seedrandom(seed);
    core.startEpisodeReal();
    clearTimeout(core.EP_TIMER);
    clearInterval(core.CD_TIMER);
    core.EP_TIMER = core.CD_TIMER = null;
    core.hideDisplay();
  };

  // jQuery UI moves things by a mouse alone. A finger that moves one of these is one; a tap has
  // the browser's own clicks.
  const movable = ".ui-draggable-handle, .ui-resizable-handle, .ui-slider-handle, .ui-sortable-handle";
  let held = null;
  const send = (kind, touch) => held.target.dispatchEvent(new MouseEvent(kind, {
    bubbles: true, cancelable: true, view: window, button: 0, buttons: kind === "mouseup" ? 0 : 1,
    clientX: touch.clientX, clientY: touch.clientY, screenX: touch.screenX, screenY: touch.screenY,
  }));
  addEventListener("touchstart", (event) => {
    const target = event.target instanceof Element && event.target.closest(movable) ? event.target : null;
    held = target && event.touches.length === 1 ? {target, first: event.touches[0], moved: false} : null;
  }, {capture: true, passive: true});
  addEventListener("touchmove", (event) => {
    if (!held || event.touches.length !== 1) return;
    event.preventDefault();
    if (!held.moved) {
      held.moved = true;
      // What is to be resized learns by the first of these which way.
      send("mouseover", held.first);
      send("mousedown", held.first);
    }
    send("mousemove", event.touches[0]);
  }, {capture: true, passive: false});
  const lifted = (event) => {
    if (held && held.moved) {
      event.preventDefault();
      send("mouseup", event.changedTouches[0]);
    }
    held = null;
  };
  addEventListener("touchend", lifted, {capture: true, passive: false});
  addEventListener("touchcancel", lifted, {capture: true, passive: false});
})();
