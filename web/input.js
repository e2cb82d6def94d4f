// @ts-check
// What the browser would do with keys, fingers and wheel beside the game: scroll, zoom, select, leave the page. The game listens on the canvas and does
// not prevent any of it itself; here only that is prevented, so that the browser's own keys (F5, F11, Ctrl+T…) go on working.

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
  // Not every browser gives the focus to a canvas that is touched.
  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
}

/** @param {HTMLCanvasElement} canvas */
export function guardTouch(canvas) {
  for (const kind of ['contextmenu', 'selectstart', 'dragstart']) canvas.addEventListener(kind, prevent);
  // The middle button would start scrolling by itself.
  canvas.addEventListener('mousedown', (event) => { if (event.button === 1) event.preventDefault(); });
  // In a frame, the page around it would scroll. With Ctrl it is the browser's zoom.
  canvas.addEventListener('wheel', (event) => { if (!event.ctrlKey) event.preventDefault(); }, { passive: false });
  // Safari zooms by gestures of its own.
  for (const kind of ['gesturestart', 'gesturechange']) document.addEventListener(kind, prevent, { passive: false });
}
