// @ts-check
// The network of tables with guests. Each end is a worker of its own, which is fetched when a table is laid or joined.

/** What has happened: `address`, `joined`, `received`, `left` or `failed`. @typedef {{ what: string, connection: number, more: string | Uint8Array | null }} Happening */
/** @typedef {{ worker: Worker | null, happened: Happening[] }} End */

/** How long an end may say good-bye, in milliseconds. */
const FAREWELL = 1000;

export class Connections {
  /** @type {Map<number, End>} */
  #ends = new Map();
  #last = 0;

  /** Opens a host's end. Returns its number. @param {Uint8Array} secret @param {string} relays @param {string} known @param {() => void} heard */
  host(secret, relays, known, heard) {
    return this.#open({ host: { secret, relays, known } }, heard);
  }

  /** Opens a guest's end. Returns its number. @param {string} address @param {() => void} heard */
  guest(address, heard) {
    return this.#open({ guest: { address } }, heard);
  }

  /** Takes the next thing that has happened. @param {number} id */
  poll(id) {
    return this.#ends.get(id)?.happened.shift();
  }

  /** Sends a message, which is lost if nobody is there. @param {number} id @param {number} connection @param {Uint8Array} message */
  send(id, connection, message) {
    this.#ends.get(id)?.worker?.postMessage({ connection, message });
  }

  /** Closes a connection of a host. @param {number} id @param {number} connection */
  close(id, connection) {
    this.#ends.get(id)?.worker?.postMessage({ close: true, connection });
  }

  /** Lets a guest dial again. @param {number} id */
  reconnect(id) {
    this.#ends.get(id)?.worker?.postMessage({ reconnect: true });
  }

  /** Leaves for good. @param {number} id */
  leave(id) {
    const worker = this.#ends.get(id)?.worker;
    this.#ends.delete(id);
    worker?.postMessage({ leave: true });
    setTimeout(() => worker?.terminate(), FAREWELL);
  }

  /** @param {object} order @param {() => void} heard */
  #open(order, heard) {
    const id = ++this.#last;
    /** @type {End} */
    const end = { worker: null, happened: [] };
    this.#ends.set(id, end);
    const add = (/** @type {Happening} */ happening) => {
      end.happened.push(happening);
      heard();
    };
    // Never during a call from the game.
    const fail = (/** @type {unknown} */ why) => queueMicrotask(() => add({ what: 'failed', connection: 0, more: String(why) }));
    try {
      const worker = new Worker(new URL('network_worker.js', import.meta.url), { type: 'module', name: 'network' });
      end.worker = worker;
      worker.addEventListener('message', ({ data }) => add(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        fail(event.message || 'the worker could not be started');
      });
      worker.postMessage(order);
    } catch (error) {
      fail(error);
    }
    return id;
  }
}
