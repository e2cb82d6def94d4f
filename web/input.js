// @ts-check
// Prevents what the browser would do with the game's keys, touches and wheel: scroll, zoom, select, leave the page. The game listens on the canvas
// and doesn't prevent any of it itself. Only these defaults are prevented, so that the browser's own keys (F5, F11, Ctrl+T…) keep working.

const KEYS = new Set([
  'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Backspace', 'PageUp', 'PageDown', 'Home', 'End', "'", '/', 'F1',
]);

/** @param {Event} event */
const prevent = (event) => event.preventDefault();

/** @param {HTMLCanvasElement} canvas */
export function guardKeys(canvas) {
  canvas.addEventListener('keydown', (event) => {
    if (KEYS.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault();
  });
  // Not every browser focuses a canvas when it is touched.
  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
}

/** @param {HTMLCanvasElement} canvas */
export function guardTouch(canvas) {
  for (const kind of ['contextmenu', 'selectstart', 'dragstart']) canvas.addEventListener(kind, prevent);
  // The middle button would start autoscrolling.
  canvas.addEventListener('mousedown', (event) => { if (event.button === 1) event.preventDefault(); });
  // In a frame, the page around it would scroll. With Ctrl, the wheel is the browser's zoom.
  canvas.addEventListener('wheel', (event) => { if (!event.ctrlKey) event.preventDefault(); }, { passive: false });
  // Safari has its own gesture events for zooming.
  for (const kind of ['gesturestart', 'gesturechange']) document.addEventListener(kind, prevent, { passive: false });
}
