// The browser, the server of the built page and the folder of pictures that the tests of a file share.

import { access, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { serve } from './serve.mjs';

/** The built page: KINGS_COFFER_WEB, or dist/web. */
export const WEB = resolve(process.env.KINGS_COFFER_WEB ?? join(dirname(fileURLToPath(import.meta.url)), '../../dist/web'));

/** The browser; there is one from before the first test until after the last. */
export let browser;
/** The server of the built page. */
export let server;
/** Where pictures go: KINGS_COFFER_SHOTS, or a new folder. */
export let shots;

before(async () => {
  await access(join(WEB, 'kings-coffer_bg.wasm')).catch(() => { throw new Error(`there is no built page in ${WEB}: run scripts/web, or set KINGS_COFFER_WEB`); });
  shots = process.env.KINGS_COFFER_SHOTS ?? await mkdtemp(join(tmpdir(), 'coffer-shots-'));
  await mkdir(shots, { recursive: true });
  console.log(`pictures: ${shots}`);
  server = await serve(WEB);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.close();
});
