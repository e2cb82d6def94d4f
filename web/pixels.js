// @ts-check
// The size of the canvas in device pixels. Browsers report it exactly, except for an emulated device (developer tools, tests): there they
// ignore the emulated pixel ratio, so the game would be drawn at too low a resolution, and touches would be off target.

/** Hides the reported size from the game if it is wrong; the game then calculates it from the CSS size and the pixel ratio, as on Safari. */
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
    // In a hidden page, the observer isn't called; in another one it may have to wait for a busy computer.
    setTimeout(done, document.hidden ? 500 : 10_000, null);
  });
  probe.remove();
  if (told !== null && Math.abs(told - 100 * devicePixelRatio) > 1) Reflect.deleteProperty(entries, 'devicePixelContentBoxSize');
}
