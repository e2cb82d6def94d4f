// The page without a connection, and the change from one version to the next, with a stub in place of the game: node --test offline.test.mjs

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, before, beforeEach, after, test } from 'node:test';
import { DESK, launch, openPage, until } from './browser.mjs';
import { serve } from './serve.mjs';
import { REPOSITORY, layOut } from './stub.mjs';

/** Pictures of the manifest, which the page itself does not read. */
const SCREENSHOTS = ['screenshot_phone.webp', 'screenshot_table.webp', 'screenshot_title.webp'];
/** Where the page lies on its server. */
const PLACE = 'games/coffer/';
/** The files of a language, which are kept once it was used. */
const OF_A_LANGUAGE = /^assets\/(locales|fonts\/languages)\//;

let browser;
let context;
let root;
let server;
/** The paths that were asked for, since it was emptied. */
let asked = [];
/** Whether the server gives no answers. */
let down = false;

before(async () => { browser = await launch(); });
after(async () => { await browser?.close(); });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'coffer-offline-'));
  await mkdir(join(root, PLACE), { recursive: true });
  await layOut(join(root, PLACE), 1);
  await writeFile(join(root, 'index.html'), `<!DOCTYPE html><title>A shop</title><iframe src="${PLACE}?offline" width="800" height="600"></iframe>`);
  asked = [];
  down = false;
  server = await serve(root, 0, (path, request) => {
    asked.push(path);
    if (down) request.socket.destroy();
    return down;
  });
});

afterEach(async () => {
  await context?.close();
  await server?.close();
  await rm(root, { recursive: true, force: true });
});

const isReady = (page) => page.waitForFunction(() => document.documentElement.dataset.state === 'ready' && globalThis.version, null, { timeout: 20_000 });
const versionOf = (page) => page.evaluate(() => globalThis.version);

/** Opens the page in the test's own browser profile. */
async function visit(query = '?offline') {
  const page = context ? await context.newPage() : await openPage(browser, DESK);
  context ??= page.context();
  page.problems ??= [];
  await page.goto(`${server.url}${PLACE}${query}`);
  await isReady(page);
  return page;
}

async function reload(page) {
  await page.reload();
  await isReady(page);
}

/** The state of the service worker: which of its versions there are, and the caches. */
const kept = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const caches = {};
  for (const name of await globalThis.caches.keys()) caches[name] = (await (await globalThis.caches.open(name)).keys()).length;
  return {
    registered: !!registration, active: registration?.active?.state === 'activated', waiting: !!registration?.waiting, installing: !!registration?.installing, caches,
  };
});
const isKept = (page) => until('the page is kept', async () => (await kept(page)).active);

/** Looks for a new version, as the browser does by itself at each start and once a day, until it has one. A look that began before that was published does not see it. */
const isWaiting = (page) => until('a new version waits', async () => {
  const { waiting, installing } = await kept(page);
  if (!waiting && !installing) await page.evaluate(async () => { await (await navigator.serviceWorker.getRegistration()).update(); });
  return waiting;
});

/** A test with a browser profile of its own. */
function offlineTest(name, run) {
  test(name, { timeout: 90_000 }, async () => {
    context = undefined;
    await run();
  });
}

/** Puts another version on the server, with another picture: all of it at once. The server may have another picture than the version says. */
async function publish(version, picture = `oak ${version}`) {
  const next = await mkdtemp(join(root, 'next-'));
  await layOut(next, version);
  // The list of files must know that picture.
  const worker = join(next, 'service_worker.js');
  const hash = createHash('sha256').update(`oak ${version}`).digest('hex');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/("assets\/images\/oak@1x\.webp": )"[0-9a-f]+"/, `$1"${hash}"`));
  await writeFile(join(next, 'assets/images/oak@1x.webp'), picture);
  await rename(join(root, PLACE), await mkdtemp(join(root, 'old-')));
  await rename(next, join(root, PLACE));
}
/** The paths of all files that the page reads. */
const filesRead = async () => Object.keys(JSON.parse(await readFile(join(root, PLACE, 'files.json'), 'utf8')));
/** Which of these files the page does not get. */
const missing = (page, paths) => page.evaluate(async (wanted) => {
  const answers = await Promise.all(wanted.map((path) => fetch(path).then((answer) => answer.ok, () => false)));
  return wanted.filter((path, i) => !answers[i]);
}, paths);
const oak = (page) => page.evaluate(async () => (await (await fetch('assets/images/oak@1x.webp')).text()).slice(0, 10));

offlineTest('after one visit the page opens and plays without a connection, from any folder', async () => {
  const page = await visit();
  await isKept(page);
  await page.evaluate(() => caches.open('of another page'));
  down = true;
  await reload(page);
  const files = await filesRead();
  assert.deepEqual(await missing(page, files.filter((path) => !OF_A_LANGUAGE.test(path))), []);
  const id = await page.evaluate(() => coffer.ask('known'));
  const answer = await until('an answer', () => page.evaluate((asked) => coffer.answerTo(asked), id));
  assert.equal(answer, '3 tablebases');
  const other = await visit('?offline&play=files#position=draughts:W:W18:B7');
  assert.equal(await other.evaluate(() => coffer.link()), 'position=draughts:W:W18:B7');
  assert.ok('of another page' in (await kept(page)).caches);
  assert.deepEqual(page.problems.filter((problem) => !/ERR_/.test(problem)), []);
});

offlineTest('what another app shares is given to the game, once', async () => {
  const page = await visit();
  await isKept(page);
  const typed = (one) => one.evaluate(() => {
    const bytes = coffer.typed();
    return bytes ? new TextDecoder().decode(bytes) : null;
  });
  // As the system does it: a form that is sent to the address in the manifest.
  const { share_target: target } = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
  assert.deepEqual([target.method, target.enctype], ['POST', 'multipart/form-data']);
  const share = async (parts) => {
    // Without the query, the page lets its service worker go again.
    await page.goto(`${server.url}${PLACE}?offline`);
    await isReady(page);
    await isKept(page);
    await page.goto(`${server.url}elsewhere`);
    await page.evaluate(([action, given, names]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      for (const name of names) {
        const field = document.createElement('input');
        field.name = name;
        if (name === 'file') {
          field.type = 'file';
          if (given.file) {
            const list = new DataTransfer();
            list.items.add(new File([given.file], 'game.pdn'));
            field.files = list.files;
          }
        } else {
          field.value = given[name] ?? '';
        }
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }, [`/${PLACE}${target.action}`, parts, ['title', 'text', 'url', 'file']]);
    await page.waitForURL(`${server.url}${PLACE}`);
    await isReady(page);
    return [await typed(page), await typed(page)];
  };
  assert.deepEqual(await share({ title: 'A match', text: ' Look: https://coffer.example/#match=abc ' }), [' Look: https://coffer.example/#match=abc ', null]);
  assert.deepEqual(await share({ text: 'a game', file: '1. 11-15 23-19' }), ['1. 11-15 23-19', null]);
  assert.deepEqual(await share({}), [null, null]);
  assert.ok(!Object.keys((await kept(page)).caches).some((name) => name.startsWith('shared')));
});

offlineTest('nothing is kept that the page does not read', async () => {
  const page = await visit();
  await isKept(page);
  const paths = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map((request) => request.url.slice(document.baseURI.split('?')[0].length)).sort();
  });
  const files = (await filesRead()).filter((path) => !OF_A_LANGUAGE.test(path));
  assert.deepEqual(paths, [...files, 'files.json'].sort());
});

offlineTest('a language is kept once it was used, and in the next version too', async () => {
  const page = await visit();
  await isKept(page);
  await reload(page);
  const german = (await filesRead()).filter((path) => path.startsWith('assets/locales/de/'));
  const japanese = (await filesRead()).filter((path) => /\/ja[./]/.test(path));
  assert.ok(german.length > 0 && japanese.some((path) => path.endsWith('.ttf')));
  assert.deepEqual(await missing(page, german), []);
  await publish(2);
  await isWaiting(page);
  await page.reload();
  await until('the new version', async () => await versionOf(page).catch(() => 0) === 2);
  await isReady(page);
  down = true;
  assert.deepEqual(await missing(page, german), []);
  assert.deepEqual(await missing(page, japanese), japanese);
});

offlineTest('a new version is fetched in part, is whole, and is used from the next start', async () => {
  const page = await visit();
  await isKept(page);
  await reload(page);
  assert.equal((await kept(page)).waiting, false);
  await publish(2);
  asked = [];
  await isWaiting(page);
  assert.equal(await versionOf(page), 1);
  assert.match(await oak(page), /^RIFF/, 'nothing of the new version');
  const fetched = asked.map((path) => path.slice(PLACE.length)).filter((path) => path !== 'service_worker.js');
  assert.deepEqual([...new Set(fetched)].sort(), ['assets/images/oak@1x.webp', 'kings-coffer.js']);
  assert.equal(Object.keys((await kept(page)).caches).length, 2);
  await page.reload();
  await until('the new version', async () => await versionOf(page).catch(() => 0) === 2);
  await isReady(page);
  assert.equal(await oak(page), 'oak 2');
  await until('the old version is gone', async () => Object.keys((await kept(page)).caches).length === 1);
  down = true;
  await reload(page);
  assert.deepEqual([await versionOf(page), await oak(page)], [2, 'oak 2']);
});

offlineTest('a server that is between two versions changes nothing', async () => {
  const page = await visit();
  await isKept(page);
  await publish(2, 'oak of neither');
  await reload(page);
  await until('the attempt is over', async () => {
    const now = await kept(page);
    return asked.some((path) => path.endsWith('oak@1x.webp')) && !now.installing && !now.waiting;
  });
  await reload(page);
  assert.equal(await versionOf(page), 1);
  assert.match(await oak(page), /^RIFF/);
  // The rest of the new version comes.
  await publish(2);
  await isWaiting(page);
  await page.reload();
  await until('the new version', async () => await versionOf(page).catch(() => 0) === 2);
});

offlineTest('while two tabs are open, both stay with the old version', async () => {
  const page = await visit();
  await isKept(page);
  await reload(page);
  await publish(2);
  const second = await visit();
  await isWaiting(second);
  await reload(second);
  await reload(page);
  assert.deepEqual([await versionOf(page), await versionOf(second)], [1, 1]);
  await page.close();
  await second.reload();
  await until('the new version', async () => await versionOf(second).catch(() => 0) === 2);
});

offlineTest('in a frame, and on this computer if nobody asks, nothing is kept, and nothing goes wrong', async () => {
  const plain = await visit('');
  await plain.waitForTimeout(500);
  assert.deepEqual(await kept(plain), { registered: false, active: false, waiting: false, installing: false, caches: {} });
  await plain.goto(server.url);
  const frame = await until('the frame', () => plain.frames().find((one) => one.url().includes(PLACE)));
  await frame.waitForFunction(() => document.documentElement.dataset.state === 'ready');
  await plain.waitForTimeout(500);
  assert.equal(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  await plain.evaluate((place) => {
    document.querySelector('iframe').remove();
    const boxed = document.createElement('iframe');
    boxed.sandbox.add('allow-scripts');
    boxed.src = `${place}?offline`;
    document.body.append(boxed);
  }, PLACE);
  assert.deepEqual(plain.problems.filter((problem) => !/sandbox|CORS|ERR_FAILED|favicon/.test(problem)), []);
});

offlineTest('a page that was kept for a test is let go again', async () => {
  const page = await visit();
  await isKept(page);
  await page.goto(`${server.url}${PLACE}`);
  await isReady(page);
  await until('it is let go', async () => !(await kept(page)).registered);
});

/** The text of all files below a folder whose names end like this. */
async function textOf(folder, ending) {
  const entries = await readdir(join(REPOSITORY, folder), { recursive: true });
  const texts = entries.filter((name) => ending.test(name)).map((name) => readFile(join(REPOSITORY, folder, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('the page ships only what it reads', async () => {
  const entries = await readdir(join(root, PLACE), { recursive: true, withFileTypes: true });
  const shipped = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(join(root, PLACE).length));
  const listed = JSON.parse(await readFile(join(root, PLACE, 'files.json'), 'utf8'));
  const unlisted = shipped.filter((path) => !(path in listed) && !/^assets\/(CREDITS\.md|fonts\/OFL-\w+\.txt)$/.test(path));
  assert.deepEqual(unlisted.sort(), ['files.json', ...SCREENSHOTS, 'service_worker.js', 'social.jpg']);
  assert.deepEqual(shipped.filter((path) => /^(levels|assets\/(art|book|weights|locales\/en))\/|\.(json|ron|svg|py)$/.test(path)), ['files.json']);
  // What is shipped of the assets has its name in the program, in an index of pictures, or in the page.
  const named = [await textOf('src/app', /\.rs$/), await textOf('assets/images', /\.json$/), await textOf('web', /\.(html|css|js|webmanifest)$/)].join('\n');
  const stem = (path) => path.replace(/^assets\/images\//, '').replace(/(@[12]x)?\.\w+$/, '').replace(/_(small|tall|wide|\d)$/, '');
  const unnamed = Object.keys(listed).filter((path) => /^assets\/(images|fonts|icons)\//.test(path) && !named.includes(stem(path).split('/').at(-1)));
  assert.deepEqual(unnamed, []);
});
