// @ts-check
// The panel for errors that end the game, with a report to copy. Other errors, e.g. those thrown by browser extensions, are ignored.

import { byId } from './elements.js';
import { copyFrom, ignoreHeldKeys } from './dialogs.js';
import { words } from './words.js';

/** @typedef {'broken' | 'memory' | 'fetch' | 'webgl' | 'context' | 'start'} Cause */

/** winit leaves its first call with a meaningless exception. @param {unknown} error */
export function isControlFlow(error) {
  return String(error instanceof Error ? error.message : error).includes('Using exceptions for control flow');
}

/** Whether the browser is out of memory. @param {unknown} error */
export function isMemory(error) {
  return error instanceof Error && /out of memory|allocation failed/i.test(error.message);
}

/** Why an uncaught error ends the game; null if it doesn't. @param {unknown} error @param {boolean} thrown thrown, not a rejected promise @returns {Cause | null} */
function causeOf(error, thrown) {
  if (!(error instanceof Error)) return null;
  if (isMemory(error)) return 'memory';
  if (error instanceof WebAssembly.RuntimeError) return 'broken';
  // An exception that passed through the program leaves it in an inconsistent state.
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
  /** The errors, the first cause first. @type {string[]} */
  #happened = [];
  #shown;

  /** @param {HTMLCanvasElement} canvas @param {() => void} shown called when the panel is shown */
  constructor(canvas, shown) {
    this.#shown = shown;
    canvas.addEventListener('webglcontextlost', () => this.show('context', words('web-report-lost_context')));
    addEventListener('error', (event) => this.#judge(event, event.error, true));
    addEventListener('unhandledrejection', (event) => this.#judge(event, event.reason, false));
    ignoreHeldKeys(this.#panel);
    // It can't be closed: the game behind it has ended.
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

  /** Stores the current match for the report. @param {string} record */
  remember(record) {
    if (this.#happened.length === 0) this.#record = record;
  }

  /** Shows the panel, or adds an error to it. @param {Cause} cause @param {unknown} what */
  show(cause, what) {
    const first = this.#happened.length === 0;
    const text = describe(what).trim();
    if (this.#happened.length < 6) this.#happened.push(text);
    this.#report.value = this.#write();
    if (!first) return;
    byId('trouble-cause').textContent = words(`web-trouble-${cause}`);
    byId('trouble-kept').textContent = words(this.#record ? 'web-trouble-kept' : 'web-trouble-nothing_lost');
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
      words('web-report-first', { what: first }),
      ...later.map((what) => words('web-report-then', { what })),
      words('web-report-browser', { browser: navigator.userAgent }),
      words('web-report-window', { width: innerWidth, height: innerHeight, ratio: devicePixelRatio }),
      this.#record ? words('web-report-match', { record: this.#record }) : words('web-report-no_match'),
    ].join('\n\n');
  }
}
