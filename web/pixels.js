// @ts-check
// The size of the canvas in pixels of the screen. Browsers tell it exactly, but where a device is only emulated (the responsive view of the
// developer's tools, tests) they tell the size without the emulated pixel ratio: the game would be drawn too coarse, and fingers miss.

/** Takes the exact size from the game's sight where it is wrong; it then counts from the page's size and the pixel ratio, as on Safari. */
export async function checkPixels() {
  const entries = globalThis.ResizeObserverEntry?.prototype;
  if (!entries || !('devicePixelContentBoxSize' in entries)) return;
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;width:100px;height:100px';
  document.body.append(probe);
  /** @type {number | null} */
  const told = await new Promise((done) => {
    const observer = new ResizeObserver(([entry]) => {
      observer.disconnect();
      done(entry.devicePixelContentBoxSize[0]?.inlineSize ?? null);
    });
    observer.observe(probe, { box: 'device-pixel-content-box' });
    // In a page that is not shown nothing is observed.
    setTimeout(done, 500, null);
  });
  probe.remove();
  if (told !== null && Math.abs(told - 100 * devicePixelRatio) > 1) Reflect.deleteProperty(entries, 'devicePixelContentBoxSize');
}
