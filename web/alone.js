// @ts-check
// Whether another page (a second tab or window) uses the same saved data. The later page only reads them: src/app/files.rs.

const NAME = 'kings-coffer';
/** How long other pages have to answer where there are no locks, in milliseconds; a page that is busy answers late. */
const PATIENCE = 1000;

/** Whether no other page uses the same storage. The answer holds until this page is closed. @returns {Promise<boolean>} */
export function isAlone() {
  return navigator.locks ? takeLock() : askOthers();
}

/** The lock is held until this page is closed. If the browser refuses locks, the page assumes that it is the only one. @returns {Promise<boolean>} */
function takeLock() {
  return new Promise((answer) => {
    const held = navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
    held.catch(() => answer(true));
  });
}

/** Browsers have locks only on secure pages. Elsewhere each new page asks, and the one that uses the storage, or will use it, answers.
 *  @returns {Promise<boolean>} */
function askOthers() {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(true);
  const channel = new BroadcastChannel(NAME);
  /** When this page came; of two that come together, the earlier one uses the storage. */
  const came = performance.timeOrigin + Math.random();
  return new Promise((answer) => {
    /** @type {boolean | undefined} */
    let alone;
    /** @param {boolean} result */
    const decide = (result) => {
      alone ??= result;
      answer(alone);
    };
    channel.addEventListener('message', ({ data }) => {
      if (data.here === true) decide(false);
      else if (alone ?? came < data.came) channel.postMessage({ here: true });
      // The earlier page may not have listened yet when this one asked.
      else if (alone === undefined) channel.postMessage({ came });
    });
    channel.postMessage({ came });
    setTimeout(decide, PATIENCE, true);
  });
}
