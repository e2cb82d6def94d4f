// @ts-check
// The lid that is seen while the game is fetched: how much of it has come, in bytes counted as they arrive.

import { byId } from './elements.js';
import { words } from './words.js';

const GAME = 'kings-coffer_bg.wasm';
/** Pictures and fonts that the game fetches before its first screen. What only some games show lies in folders (src/app/assets.rs), the plain font in the program. */
const FIRST = /^assets\/(images\/[^/]+\.webp|fonts\/(?!Atkinson).*\.ttf)$/;

export class Splash {
  #element = byId('splash');
  #bar = /** @type {HTMLProgressElement} */ (byId('progress'));
  #words = byId('progress-words');
  /** Bytes of the program that have come. */
  #program = 0;
  #programDone = false;
  /** Bytes of the program, when they are known. */
  #programSize = 0;
  /** The pictures and fonts still to come, with their bytes. @type {Map<string, number>} */
  #wanted = new Map();
  #wantedSize = 0;
  /** What came before the list did. @type {Set<string>} */
  #come = new Set();
  #listed = false;
  #left = false;
  #observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) this.#note(/** @type {PerformanceResourceTiming} */ (entry));
    this.#show();
  });
  /** Whether the program stopped coming in the middle. */
  broke = false;

  constructor() {
    this.#observer.observe({ type: 'resource', buffered: true });
  }

  /** Takes the list of all files; without it, only what has come can be told. @param {Record<string, number> | null} files */
  expect(files) {
    this.#listed = true;
    // The same choice as the game's (src/app/assets.rs): the bare table comes small on every screen.
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

  /** The same answer, whose bytes are counted as they come: it can still be compiled while it streams. @param {Response} answer */
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

  /** Takes the lid away. @param {boolean} atOnce */
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
    // Where no transition is run (the page is hidden), it goes all the same.
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
      // How much there is to come is not known: no share of it is made up.
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
    // All is there, but not yet laid out.
    this.#words.textContent = percent < 100 ? words('web-opening-percent', { percent }) : words('web-opened');
  }
}
