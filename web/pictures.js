// @ts-check
// Pictures to show: each is painted by a worker of its own and goes to the downloads.

export class Pictures {
  #wake;
  /** How many are being painted. */
  #left = 0;
  /** Why one of them could not be painted. */
  #failed = '';
  /** What became of the last ones, until it is taken. @type {string | undefined} */
  #report;

  /** @param {() => void} wake */
  constructor(wake) {
    this.#wake = wake;
  }

  /** Paints what is ordered, and saves it under this name. @param {string} order @param {string} name */
  paint(order, name) {
    this.#left += 1;
    /** @type {Worker | undefined} */
    let worker;
    const done = (/** @type {string} */ failed) => {
      worker?.terminate();
      this.#done(failed);
    };
    try {
      worker = new Worker(new URL('paint_worker.js', import.meta.url), { type: 'module', name: 'painter' });
      worker.addEventListener('message', ({ data }) => {
        if (data.bytes) save(data.bytes, name);
        done(data.failed ?? '');
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        done(event.message || 'the worker could not be started');
      });
      worker.postMessage(order);
    } catch (error) {
      done(String(error));
    }
  }

  /** What became of the pictures, once all are done: '' if they are saved, otherwise why not. Taken once. */
  painted() {
    const report = this.#report;
    this.#report = undefined;
    return report;
  }

  /** @param {string} failed */
  #done(failed) {
    this.#left -= 1;
    this.#failed ||= failed;
    if (this.#left > 0) return;
    this.#report = this.#failed;
    this.#failed = '';
    this.#wake();
  }
}

/** Hands a file to the downloads. @param {Uint8Array<ArrayBuffer>} bytes @param {string} name */
function save(bytes, name) {
  const type = name.endsWith('.png') ? 'image/png' : 'image/gif';
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun with it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
