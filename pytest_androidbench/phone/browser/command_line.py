"""How Chromium is started: alone, silent, and asking us for everything."""

from __future__ import annotations

from pathlib import Path
from typing import Final

NOWHERE: Final = "http://0.0.0.0:9"
"""A proxy that refuses: what is not answered by us ends there, were there a network at all."""

_OFF: Final = (
    # Frames of other sites in the page's own process: one clock, one tree, one picture.
    *("IsolateOrigins", "site-per-process", "SpareRendererForSitePerProcess"),
    # Pages that are left are not kept alive: what they would do depends on the host's time.
    *("BackForwardCache", "PaintHolding", "Prerender2", "LCPPrerender"),
    # Scrolling goes as far as the finger, and not where it may be in the host's next frame.
    *("ResamplingScrollEvents", "FilteringScrollPrediction", "RefactorCompositorThreadEventQueue"),
    *("Translate", "MediaRouter", "DialMediaRouteProvider", "OptimizationHints"),
    *("AutofillServerCommunication", "CertificateTransparencyComponentUpdater"),
    *("InterestFeedContentSuggestions", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable"),
    *("DestroyProfileOnBrowserClose", "GlobalMediaControls", "LensOverlay"),
)  # fmt: skip

_FLAGS: Final = (
    "--headless",
    "--remote-debugging-pipe",
    "--disable-gpu",
    "--in-process-gpu",
    # Nothing that leaves the machine.
    f"--proxy-server={NOWHERE}",
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--disable-quic",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-client-side-phishing-detection",
    "--disable-sync",
    "--no-pings",
    "--no-first-run",
    "--no-startup-window",
    "--no-default-browser-check",
    "--no-service-autorun",
    "--metrics-recording-only",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--disable-notifications",
    "--disable-speech-api",
    "--password-store=basic",
    "--use-mock-keychain",
    # The same picture each time.
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--disable-partial-raster",
    "--disable-skia-runtime-opts",
    "--disable-threaded-animation",
    "--disable-checker-imaging",
    "--disable-smooth-scrolling",
    # `ViewConfiguration.TOUCH_SLOP`; a computer's is nearly twice as far.
    "--touch-slop-distance=8",
    "--blink-settings=imageAnimationPolicy=2",
    "--hide-scrollbars",
    "--mute-audio",
    "--enable-blink-features=OverlayScrollbars",
    # Chrome on a phone has no pickers of its own (`showOpenFilePicker` and the like).
    "--disable-blink-features=FileSystemAccessLocal",
    # A frame is drawn once its stages are done, not at a time: Chromium would reckon that time by
    # the page's clock, which stands still, and a page's pictures stop.
    "--run-all-compositor-stages-before-draw",
    "--disable-new-content-rendering-timeout",
    # Pages that are not in front go on as well: the phone says when they do.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    # A finger is heeded whether or not what it touches has reached the host's display, which on a
    # busy machine may be a while.
    "--allow-pre-commit-input",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    "--disable-site-isolation-trials",
    "--disable-dev-shm-usage",
    "--disable-field-trial-config",
    "--js-flags=--max-old-space-size=512",
    "--enable-features=NetworkServiceInProcess2",
    f"--disable-features={','.join(_OFF)}",
)


def command_line(program: Path, profile: Path, *, sandbox: bool) -> list[str]:
    """The command that starts it.

    Args:
        program: Chromium.
        profile: an empty folder of its own.
        sandbox: whether its own sandbox is used, which root cannot have.
    """
    own = [] if sandbox else ["--no-sandbox"]
    return [str(program), *_FLAGS, *own, f"--user-data-dir={profile}"]
