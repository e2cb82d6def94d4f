// @ts-check
// Keeps the page for use without a connection: registers the service worker, and starts a newer version that it has fetched. Where a browser
// refuses service workers, the page works as before.

/** How long a new version may take to get ready, in milliseconds. */
const PATIENCE = 4_000;

/** Whether the page is served from this computer, as while it is being developed. */
const local = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Whether to keep the page: not in a frame, where the page around it would be missing; and on this computer only for tests, with `?offline`. */
const wanted = () => window.top === window && (!local() || new URLSearchParams(location.search).has('offline'));

/** Keeps the page: every file of this version is fetched, unless the player saves data. Called when the game has started, so that nothing has to wait for it. */
export async function keepPage() {
  try {
    if (wanted()) {
      const connection = /** @type {{ saveData?: boolean } | undefined} */ (Reflect.get(navigator, 'connection'));
      if (!connection?.saveData) await navigator.serviceWorker.register('service_worker.js', { updateViaCache: 'none' });
    } else if (local() && navigator.serviceWorker?.controller) {
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    }
  } catch (error) {
    console.info('The page is not kept for use offline:', error);
  }
}

/**
 * Starts a newer version if one was fetched while this one was in use: the page is loaded again, before anything of the game. While another page
 * uses the old version, this one does too, so that no page gets files of both.
 */
export async function startNewest() {
  try {
    if (window.top !== window || !navigator.serviceWorker?.controller) return;
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    const { port1, port2 } = new MessageChannel();
    waiting.postMessage('take over', [port2]);
    await new Promise((done) => {
      port1.onmessage = done;
      setTimeout(done, PATIENCE);
    });
  } catch (error) {
    console.info('No newer version can be started:', error);
  }
}
