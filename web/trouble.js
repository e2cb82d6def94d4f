// @ts-check
// The panel that says what went wrong when the game cannot go on, with a report to copy. Only what ends the game comes here; whatever a
// browser or one of its extensions throws beside it does not.

import { byId } from './elements.js';
import { copyFrom, ignoreHeldKeys } from './dialogs.js';

/** @typedef {'broken' | 'memory' | 'fetch' | 'webgl' | 'context' | 'start'} Cause */

/** What happened, in plain words. @type {Record<Cause, string>} */
const WORDS = {
  broken: 'Something in the game went wrong, and it cannot go on.',
  memory: 'The browser has no more memory for the game. Closing other pages may help.',
  fetch: 'A part of the game could not be fetched. Perhaps the connection was lost.',
  webgl: 'This browser cannot draw the game: it needs WebGL 2, which is missing or switched off here. Another browser, or a newer one, may help.',
  context: 'The graphics of this device were taken away from the page. That happens after a long sleep, or when memory runs short.',
  start: 'The game could not be started in this browser.',
};

/** winit leaves its first call by an exception that means nothing. @param {unknown} error */
export function isControlFlow(error) {
  return String(error instanceof Error ? error.message : error).includes('Using exceptions for control flow');
}

/** The browser has no room for the game. @param {unknown} error */
export function isMemory(error) {
  return error instanceof Error && /out of memory|allocation failed/i.test(error.message);
}

/** Why an uncaught error ends the game; null when it does not. @param {unknown} error @param {boolean} thrown thrown, not a promise that failed @returns {Cause | null} */
function causeOf(error, thrown) {
  if (!(error instanceof Error)) return null;
  if (isMemory(error)) return 'memory';
  if (error instanceof WebAssembly.RuntimeError) return 'broken';
  // An exception that went right through the program leaves it half done.
  return thrown && /\.wasm\b|wasm-function/.test(error.stack ?? '') ? 'broken' : null;
}

/** @param {unknown} what */
function describe(what) {
  if (!(what instanceof Error)) return String(what);
  const stack = what.stack ?? '';
  return stack.includes(what.message) ? stack : `${what.name}: ${what.message}\n${stack}`.trim();
}

export class Trouble {
  #panel = /** @type {HTMLDialogElement} */ (byId('trouble'));
  #report = /** @type {HTMLTextAreaElement} */ (byId('trouble-report'));
  #record = '';
  /** What went wrong, the first cause first. @type {string[]} */
  #happened = [];
  #shown;

  /** @param {HTMLCanvasElement} canvas @param {() => void} shown called when the panel comes */
  constructor(canvas, shown) {
    this.#shown = shown;
    canvas.addEventListener('webglcontextlost', () => this.show('context', 'The WebGL context was lost.'));
    addEventListener('error', (event) => this.#judge(event, event.error, true));
    addEventListener('unhandledrejection', (event) => this.#judge(event, event.reason, false));
    ignoreHeldKeys(this.#panel);
    // It stays: there is nothing behind it to go back to.
    this.#panel.addEventListener('keydown', (event) => { if (event.key === 'Escape') event.preventDefault(); });
    this.#panel.addEventListener('cancel', (event) => event.preventDefault());
    this.#panel.addEventListener('close', () => this.#panel.showModal());
    byId('trouble-reload').addEventListener('click', () => location.reload());
    const copy = byId('trouble-copy');
    copy.addEventListener('click', async () => {
      await copyFrom(this.#report, byId('trouble-status'));
      copy.focus();
    });
  }

  /** Keeps the running match for the report. @param {string} record */
  remember(record) {
    if (this.#happened.length === 0) this.#record = record;
  }

  /** Shows the panel, or adds to what it says. @param {Cause} cause @param {unknown} what */
  show(cause, what) {
    const first = this.#happened.length === 0;
    const text = describe(what).trim();
    if (this.#happened.length < 6) this.#happened.push(text);
    this.#report.value = this.#write();
    if (!first) return;
    byId('trouble-cause').textContent = WORDS[cause];
    byId('trouble-kept').textContent = this.#record
      ? 'Your match is kept by the browser: load the page again, and choose “Continue”.'
      : 'Nothing is lost: a match you had begun is kept by the browser.';
    this.#shown();
    for (const other of document.querySelectorAll('dialog')) if (other !== this.#panel && other.open) other.close();
    this.#panel.showModal();
    this.#report.scrollTop = 0;
  }

  /** @param {Event} event @param {unknown} error @param {boolean} thrown */
  #judge(event, error, thrown) {
    if (isControlFlow(error)) {
      event.preventDefault();
      return;
    }
    const cause = causeOf(error, thrown);
    if (cause) this.show(cause, error);
  }

  #write() {
    const [first, ...later] = this.#happened;
    return [
      `King’s Coffer: ${first}`,
      ...later.map((text) => `Then: ${text}`),
      `Browser: ${navigator.userAgent}`,
      `Window: ${innerWidth}×${innerHeight}, pixel ratio ${devicePixelRatio}`,
      `Match: ${this.#record || 'none'}`,
    ].join('\n\n');
  }
}
