// `webView.setInitialScale(500)`, of a view without a wide viewport: five of the display's pixels for
// each of the page's, and a layout as wide as the view is then (page_scale_constraints_set.cc).
(() => {
  const scale = 5 / devicePixelRatio, viewport = document.createElement("meta");
  viewport.name = "viewport";
  viewport.content = `width=${Math.floor(screen.width / scale)}, initial-scale=${scale}`;
  document.head.append(viewport);
})();
