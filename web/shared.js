// @ts-check
// What another app shares with the installed game: the service worker keeps it until the page takes it.

/** Takes the text or file that was shared, as bytes; undefined if there is none. @returns {Promise<Uint8Array | undefined>} */
export async function takeShared() {
  try {
    const cacheName = `shared with ${new URL('.', location.href).href}`;
    const kept = await caches.match('shared', { cacheName });
    if (!kept) return undefined;
    await caches.delete(cacheName);
    return new Uint8Array(await kept.arrayBuffer());
  } catch {
    // A browser that refuses the caches has kept nothing.
    return undefined;
  }
}
