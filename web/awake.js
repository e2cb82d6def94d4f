// @ts-check
// Keeps the screen on while the game wants it: while a clock runs. Where a browser refuses, the screen goes dark as always.

export class Awake {
  #wanted = false;
  /** The lock, or the request for it. @type {Promise<WakeLockSentinel> | null} */
  #lock = null;

  constructor() {
    // The browser lets go of the lock when the page is hidden.
    document.addEventListener('visibilitychange', () => this.#follow());
  }

  /** Whether to keep the screen on. @param {boolean} wanted */
  keep(wanted) {
    this.#wanted = wanted;
    this.#follow();
  }

  #follow() {
    const wanted = this.#wanted && document.visibilityState === 'visible';
    if (wanted && !this.#lock && navigator.wakeLock) {
      const lock = navigator.wakeLock.request('screen');
      this.#lock = lock;
      lock.catch((error) => console.info('The screen is not kept on:', error));
    } else if (!wanted && this.#lock) {
      this.#lock.then((lock) => lock.release()).catch(() => {});
      this.#lock = null;
    }
  }
}
