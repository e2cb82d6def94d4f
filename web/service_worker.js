// @ts-check
// The service worker: keeps every file that the page reads (those of another language once it was used), so that the page opens without a connection, and answers for all of them from what it
// keeps. It belongs to one version of the page: scripts/page writes that version's name and the hashes (SHA-256) of its files above this
// text. A new version is fetched whole beside the old one, each file checked by its hash, and used from the next start on (offline.js), so
// a page never gets files of two versions.

/** @typedef {Record<string, string>} Hashes the hashes of files by their paths */
/** @type {{ version: string, files: Hashes }} */
const { version: VERSION, files: FILES } = Reflect.get(self, 'PAGE');

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
/** What the names of this page's caches begin with; other pages on the same host have caches too. */
const PREFIX = `kings-coffer ${scope} `;
const CACHE = PREFIX + VERSION;
/** Where another app sends what it shares (manifest.webmanifest), the name in the cache, and the cache, which the page empties (shared.js). */
const SHARED = 'shared';
const SHARED_CACHE = `shared with ${scope}`;
/** The parts of what is shared, the one that says most first. */
const PARTS = ['file', 'url', 'text', 'title'];
/** The files of a language, which are kept when it is used. */
const OF_A_LANGUAGE = /^assets\/(locales|fonts\/languages)\//;
/** The number of files that are fetched at once. */
const LANES = 6;
/** How often a new version looks whether it can take over, and how long it waits in between, in milliseconds. */
const LOOKS = 5;
const LOOK = 200;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.ports[0]));
});
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'POST' && event.request.url === scope + SHARED) event.respondWith(receive(event.request));
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path));
});

/** The path of a file that the page reads; null for everything else. @param {Request} request */
function pathOf(request) {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== 'GET' || !address.startsWith(scope)) return null;
  const path = decodeURI(address.slice(scope.length)) || 'index.html';
  return Object.hasOwn(FILES, path) ? path : null;
}

/** Keeps what another app shares, and opens the page. @param {Request} request */
async function receive(request) {
  const form = await request.formData();
  const given = PARTS.map((name) => form.get(name)).find((part) => part !== null && (typeof part === 'string' ? part.trim() !== '' : part.size > 0));
  if (given) await (await caches.open(SHARED_CACHE)).put(SHARED, new Response(given));
  return Response.redirect(scope, 303);
}

/** @param {string} path */
async function answer(path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  const fetched = await fetchFile(path);
  if (OF_A_LANGUAGE.test(path)) await cache.put(path, fetched.clone());
  return fetched;
}

/** Fetches a file, and refuses one of another version. @param {string} path */
async function fetchFile(path) {
  const fetched = await fetch(new URL(path, scope), { cache: 'no-cache' });
  if (!fetched.ok) throw new Error(`${path}: ${fetched.status}`);
  const bytes = await fetched.arrayBuffer();
  if (await hashOf(bytes) !== FILES[path]) throw new Error(`${path}: not of version ${VERSION}`);
  // A new response, because one that was redirected cannot answer for a page. The tag tells a later version which file this is.
  const type = fetched.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(bytes, { headers: { 'content-type': type, etag: FILES[path] } });
}

/** @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The names of the caches of other versions. */
async function otherVersions() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

/** The files to keep: all but those of languages that were never used. @param {Cache[]} others */
async function wanted(others) {
  const isWanted = async (/** @type {string} */ path) => {
    if (!OF_A_LANGUAGE.test(path)) return true;
    const before = await Promise.all(others.map((other) => other.match(path)));
    return before.some((kept) => kept !== undefined);
  };
  const paths = Object.keys(FILES);
  const answers = await Promise.all(paths.map(isWanted));
  return paths.filter((_, place) => answers[place]);
}

/** Keeps the files of this version; those that have not changed are taken from the version before. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const others = await Promise.all((await otherVersions()).map((name) => caches.open(name)));
  const paths = await wanted(others);
  const lane = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      // It is there if an earlier attempt was interrupted.
      if (!await cache.match(path)) await cache.put(path, await unchanged(others, path) ?? await fetchFile(path));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The same file in the cache of another version. @param {Cache[]} others @param {string} path */
async function unchanged(others, path) {
  for (const other of others) {
    const kept = await other.match(path);
    if (kept?.headers.get('etag') === FILES[path]) return kept;
  }
  return null;
}

/** Replaces the version in use, unless more than one page uses it. @param {MessagePort} refusal */
async function takeOver(refusal) {
  for (let left = LOOKS; left > 0; left -= 1) {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.filter(({ url }) => url.startsWith(scope)).length <= 1) {
      await worker.skipWaiting();
      return;
    }
    // A page that was just left, such as the one before a reload, may still be counted.
    await new Promise((done) => setTimeout(done, LOOK));
  }
  refusal.postMessage('refused');
}

async function forgetOthers() {
  await Promise.all((await otherVersions()).map((name) => caches.delete(name)));
}
