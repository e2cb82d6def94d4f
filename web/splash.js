// @ts-check
// The splash screen while the game is loading, with its progress in bytes, counted as they arrive.

import { byId } from './elements.js';
import { words } from './words.js';

const GAME = 'kings-coffer_bg.wasm';
/** The images and fonts that the game loads before its first screen. Images that only some games need are in subfolders (src/app/assets.rs), and the plain font is compiled in. */
const FIRST = /^assets\/(images\/[^/]+\.webp|fonts\/(?!Atkinson)[^/]+\.ttf)$/;

export class Splash {
  #element = byId('splash');
  #bar = /** @type {HTMLProgressElement} */ (byId('progress'));
  #words = byId('progress-words');
  /** Bytes of the program received so far. */
  #program = 0;
  #programDone = false;
  /** Size of the program in bytes; 0 while unknown. */
  #programSize = 0;
  /** The images and fonts still to load, with their sizes in bytes. @type {Map<string, number>} */
  #wanted = new Map();
  #wantedSize = 0;
  /** The files that were loaded before the list was. @type {Set<string>} */
  #come = new Set();
  #listed = false;
  #left = false;
  #observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) this.#note(/** @type {PerformanceResourceTiming} */ (entry));
    this.#show();
  });
  /** Whether the download of the program was interrupted. */
  broke = false;

  constructor() {
    this.#observer.observe({ type: 'resource', buffered: true });
  }

  /** Sets the list of all files; without it, only the bytes received can be shown. @param {Record<string, number> | null} files */
  expect(files) {
    this.#listed = true;
    // The same choice as the game's (src/app/assets.rs): the table is small on every screen.
    const fine = globalThis.devicePixelRatio > 1.25;
    for (const [path, size] of Object.entries(files ?? {})) {
      if (typeof size !== 'number' || !(size > 0)) continue;
      if (path === GAME) this.#programSize = size;
      const twin = fine && !path.includes('/table') ? path.replace('@1x', '@2x') : path.replace('@2x', '@1x');
      const unused = twin !== path && files !== null && twin in files;
      if (!FIRST.test(path) || unused) continue;
      this.#wantedSize += size;
      if (!this.#come.has(path)) this.#wanted.set(path, size);
    }
    this.#show();
  }

  /** Counts the bytes of a response as they arrive; it can still be compiled while streaming. @param {Response} answer */
  counting(answer) {
    if (!answer.body) return answer;
    const reader = answer.body.getReader();
    const counted = new ReadableStream({
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (done) {
            this.#programDone = true;
            controller.close();
          } else {
            this.#program += value.byteLength;
            controller.enqueue(value);
          }
        } catch (error) {
          this.broke = true;
          controller.error(error);
        }
        this.#show();
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return new Response(counted, { headers: { 'content-type': 'application/wasm' } });
  }

  /** Removes the splash screen. @param {boolean} atOnce */
  leave(atOnce) {
    if (this.#left) return;
    this.#left = true;
    this.#observer.disconnect();
    this.#bar.value = 100;
    const remove = () => this.#element.remove();
    if (atOnce) {
      remove();
      return;
    }
    this.#element.classList.add('leaving');
    this.#element.addEventListener('transitionend', remove);
    // If no transition runs (the page is hidden), remove it after a while.
    setTimeout(remove, 900);
  }

  /** @param {PerformanceResourceTiming} entry */
  #note(entry) {
    const root = new URL('.', document.baseURI).href;
    const address = entry.name.split(/[?#]/, 1)[0];
    if (!address.startsWith(root) || (entry.responseStatus ?? 200) >= 400) return;
    const path = decodeURI(address.slice(root.length));
    this.#come.add(path);
    this.#wanted.delete(path);
  }

  #show() {
    if (this.#left) return;
    if (!this.#programSize) {
      // The total size is unknown, so no percentage is shown.
      this.#bar.removeAttribute('value');
      this.#words.textContent = this.#listed && this.#program > 50_000
        ? words('web-opening-megabytes', { megabytes: (this.#program / 1e6).toFixed(1) })
        : words('web-opening');
      return;
    }
    const missing = [...this.#wanted.values()].reduce((sum, size) => sum + size, 0);
    const program = this.#programDone ? this.#programSize : Math.min(this.#program, this.#programSize);
    const share = (program + this.#wantedSize - missing) / (this.#programSize + this.#wantedSize);
    const percent = Math.floor(share * 100);
    this.#bar.value = percent;
    // Everything is loaded; the first frame is about to be drawn.
    this.#words.textContent = percent < 100 ? words('web-opening-percent', { percent }) : words('web-opened');
  }
}
