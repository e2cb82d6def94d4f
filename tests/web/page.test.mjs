// The page around the game, with a stub in place of the game: node --test page.test.mjs KINGS_COFFER_SHOTS names a folder for pictures of splash,
// dialogs and panel; without it none are taken.

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DESK, PHONE, launch, openPage, until } from './browser.mjs';
import { serve } from './serve.mjs';
import { FIRST, REPOSITORY, SIZE, layOut, program } from './stub.mjs';

const SHOTS = process.env.KINGS_COFFER_SHOTS;

let browser;
let root;
let server;
/** Answers of the server for one test: path → a function (request, response). */
const special = new Map();

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'coffer-page-'));
  await layOut(root);
  server = await serve(root, 0, async (path, request, response) => {
    const answer = special.get(path);
    if (!answer) return false;
    await answer(request, response);
    return true;
  });
  browser = await launch();
  if (SHOTS) await mkdir(SHOTS, { recursive: true });
});

after(async () => {
  await browser?.close();
  await server?.close();
  if (root) await rm(root, { recursive: true, force: true });
});

const state = (page) => page.evaluate(() => document.documentElement.dataset.state);
const isReady = (page) => page.waitForFunction(() => document.documentElement.dataset.state === 'ready' && !document.getElementById('splash'), null, { timeout: 20_000 });

/** A test with a page of its own. `allowed` are the problems that the test wants. */
function pageTest(name, { options = DESK, query = '', hash = '', ready = true, allowed = null, setUp = null } = {}, run) {
  test(name, { timeout: 90_000 }, async () => {
    const page = await openPage(browser, options);
    try {
      await setUp?.(page);
      await page.goto(`${server.url}${query}${hash}`);
      if (ready) await isReady(page);
      await run(page);
      const problems = page.problems.filter((problem) => !allowed?.test(problem));
      assert.deepEqual(problems, [], 'nothing goes wrong on the way');
    } finally {
      special.clear();
      await page.context().close();
    }
  });
}

const shot = async (page, name) => { if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) }); };
const focused = (page) => page.evaluate(() => document.activeElement?.id);

/** Sends the first part of the program and keeps the rest until it is let go. */
function slowProgram(share) {
  let rest;
  const held = new Promise((done) => { rest = done; });
  special.set('kings-coffer_bg.wasm', async (request, response) => {
    const bytes = program(SIZE);
    const cut = Math.round(SIZE * share);
    response.writeHead(200, { 'content-type': 'application/wasm' });
    for (let at = 0; at < cut; at += 100_000) response.write(bytes.subarray(at, Math.min(at + 100_000, cut)));
    await held;
    response.end(bytes.subarray(cut));
  });
  return rest;
}

for (const [size, options] of [['1280x720', DESK], ['390x844', PHONE]]) {
  let letGo;
  pageTest(`the splash counts the bytes that come and goes when the game is ready (${size})`, {
    options, query: '?play=files', ready: false, setUp: () => { letGo = slowProgram(0.4); },
  }, async (page) => {
    const read = () => page.evaluate(() => {
      const bar = document.getElementById('progress');
      return bar && { value: bar.value, max: bar.max, known: bar.hasAttribute('value'), words: document.getElementById('progress-words').textContent };
    });
    const files = JSON.parse(await readFile(join(root, 'files.json'), 'utf8'));
    const unused = options.deviceScaleFactor === 2 ? '@1x' : '@2x';
    const pictures = Object.keys(files).filter((path) => FIRST.test(path) && !path.includes(unused)).reduce((sum, path) => sum + files[path], 0);
    // Fonts and pictures of the page itself are loaded too, so the percentage is a little above that of the program alone.
    const least = Math.floor((SIZE * 0.4) / (SIZE + pictures) * 100);
    const half = await until(`at least ${least} %`, async () => { const now = await read(); return now.known && now.value >= least ? now : null; });
    assert.ok(half.value < 75, `${half.value} % while most is still to come`);
    assert.equal(half.max, 100);
    assert.match(half.words, /^Opening the coffer… \d+%$/);
    assert.equal(await state(page), 'loading');
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.status === 'unloaded' ? null : font.loaded)));
    await shot(page, `splash_${size}`);
    // Every change of the text from here on: the last one may be shown for less than a frame.
    await page.evaluate(() => {
      globalThis.seen = [];
      const bar = document.getElementById('progress');
      const note = () => seen.push([bar.value, document.getElementById('progress-words').textContent]);
      note();
      new MutationObserver(note).observe(bar, { attributes: true, attributeFilter: ['value'] });
    });
    letGo();
    await isReady(page);
    const seen = await page.evaluate(() => globalThis.seen);
    const values = seen.map(([value]) => value);
    assert.ok(values.every((value, i) => i === 0 || value >= values[i - 1]), `it never goes back: ${values}`);
    assert.equal(values.at(-1), 100, `it reaches 100: ${values}`);
    assert.equal(await focused(page), 'table');
  });
}

let letGoOfUnlisted;
pageTest('without files.json the splash tells megabytes and no share', {
  ready: false, allowed: /files\.json/,
  setUp: () => {
    special.set('files.json', (request, response) => response.writeHead(404).end());
    letGoOfUnlisted = slowProgram(0.5);
  },
}, async (page) => {
  await page.waitForFunction(() => /MB$/.test(document.getElementById('progress-words').textContent));
  assert.equal(await page.evaluate(() => document.getElementById('progress').hasAttribute('value')), false);
  assert.match(await page.textContent('#progress-words'), /^Opening the coffer… 1\.\d MB$/);
  await shot(page, 'splash_unlisted');
  letGoOfUnlisted();
  await isReady(page);
});

pageTest('with reduced motion the splash goes at once', { options: { ...DESK, reducedMotion: 'reduce' }, query: '?play=wait', ready: false }, async (page) => {
  await page.waitForFunction(() => globalThis.stub);
  assert.equal(await page.evaluate(() => { coffer.ready(); return document.getElementById('splash'); }), null);
  assert.equal(await page.evaluate(() => coffer.reducedMotion()), true);
});

pageTest('the exception by which winit leaves is no failure', { query: '?play=winit' }, async (page) => {
  await page.evaluate(() => setTimeout(() => { throw new Error("Using exceptions for control flow, don't mind me. This isn't actually an error!"); }));
  await page.evaluate(() => { Promise.reject(new Error("Using exceptions for control flow, don't mind me.")); });
  await page.waitForTimeout(100);
  assert.equal(await state(page), 'ready');
});

pageTest('pixel ratio, contrast and motion are told', { options: { ...PHONE, contrast: 'more' } }, async (page) => {
  const told = await page.evaluate(() => [coffer.pixelRatio(), coffer.moreContrast(), coffer.reducedMotion()]);
  assert.deepEqual(told, [2, true, false]);
});

pageTest('sounds are silent before the first gesture, then heard, and never more than 16 at once', {}, async (page) => {
  await page.evaluate(() => {
    globalThis.heard = { contexts: [], started: 0, stopped: 0 };
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real { constructor(options) { super(options); heard.contexts.push(this); } };
    for (const [name, count] of [['start', 'started'], ['stop', 'stopped']]) {
      const real = AudioScheduledSourceNode.prototype[name];
      AudioBufferSourceNode.prototype[name] = function (...rest) { heard[count] += 1; return real.apply(this, rest); };
    }
  });
  const requests = [];
  page.on('request', (request) => { if (request.url().endsWith('.ogg')) requests.push(request.url()); });
  await page.evaluate(() => { for (const name of ['place_1', 'nothing_like_it']) coffer.sound(name, 1, 1); });
  assert.equal(await page.evaluate(() => heard.contexts.length), 0);
  assert.deepEqual(requests, [], 'nothing is fetched before');
  await page.mouse.click(300, 300);
  await page.waitForFunction(() => heard.contexts[0]?.state === 'running');
  const clips = (await readdir(join(REPOSITORY, 'assets/sounds'))).length;
  await until('every clip is fetched', () => requests.length === clips);
  await until('a sound is heard', () => page.evaluate(() => { coffer.sound('place_1', 0.5, 1.02); return heard.started > 0; }));
  await page.evaluate(() => { for (let i = 0; i < 40; i += 1) coffer.sound('win', Number.NaN, Infinity); });
  const counted = await page.evaluate(() => [heard.started - heard.stopped, heard.contexts.length]);
  assert.ok(counted[0] <= 17 && counted[0] >= 1, `${counted[0]} voices`);
  assert.equal(counted[1], 1, 'one context');
  const follow = async (hidden) => {
    await page.evaluate((seen) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => seen });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden ? 'hidden' : 'visible');
    await page.waitForFunction((wanted) => heard.contexts[0].state === wanted, hidden ? 'suspended' : 'running');
  };
  await follow(true);
  const before = await page.evaluate(() => heard.started);
  await page.evaluate(() => coffer.sound('place_1', 1, 1));
  assert.equal(await page.evaluate(() => heard.started), before, 'nothing is played while nobody looks');
  await follow(false);
});

pageTest('music is fetched only once it is on, after a gesture and all other sounds; it fades, loops, and stops while nobody looks', {}, async (page) => {
  await page.evaluate(() => {
    globalThis.pieces = [];
    const Real = Audio;
    globalThis.Audio = class extends Real { constructor(source) { super(source); pieces.push(this); } };
    const faded = AudioParam.prototype.setTargetAtTime;
    globalThis.faded = [];
    AudioParam.prototype.setTargetAtTime = function (to, ...rest) { globalThis.faded.push(to); return faded.call(this, to, ...rest); };
  });
  const requests = [];
  page.on('request', (request) => { if (request.url().endsWith('.ogg')) requests.push(request.url()); });
  const ofMusic = () => requests.filter((url) => url.endsWith('assets/music/pastime.ogg')).length;
  const last = () => page.evaluate(() => faded.at(-1));
  const playing = (wanted) => page.waitForFunction((is) => pieces[0] && pieces[0].paused !== is, wanted);
  await page.evaluate(() => coffer.music(0.5));
  await page.waitForTimeout(200);
  assert.deepEqual(requests, [], 'nothing is fetched before a gesture');
  await page.evaluate(() => coffer.music(0));
  await page.mouse.click(300, 300);
  const clips = (await readdir(join(REPOSITORY, 'assets/sounds'))).length;
  await until('every clip is fetched', () => requests.length === clips);
  await page.waitForTimeout(200);
  assert.equal(ofMusic(), 0, 'nothing is fetched while music is off');
  await page.evaluate(() => coffer.music(0.5));
  await playing(true);
  await until('it is heard', () => page.evaluate(() => pieces[0].currentTime > 0.2));
  assert.equal(ofMusic(), 1);
  assert.deepEqual(await page.evaluate(() => [pieces.length, pieces[0].loop, Math.round(pieces[0].duration)]), [1, true, 174]);
  assert.equal(await last(), 0.5);
  await page.evaluate(() => coffer.hushMusic(0.4));
  assert.ok(await last() < 0.1, 'low for a fanfare');
  await page.waitForFunction(() => faded.at(-1) === 0.5);
  const look = (seen) => page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, seen);
  await look('hidden');
  await playing(false);
  await look('visible');
  await playing(true);
  await page.evaluate(() => coffer.music(0));
  assert.equal(await last(), 0);
  assert.equal(await page.evaluate(() => pieces[0].paused), false, 'it fades first');
  await playing(false);
  await page.mouse.click(300, 300);
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => pieces[0].paused), true, 'a gesture does not start it again');
});

pageTest('switched on before the first gesture, music begins with it', {}, async (page) => {
  await page.evaluate(() => {
    const Real = Audio;
    globalThis.Audio = class extends Real { constructor(source) { super(source); globalThis.piece = this; } };
    coffer.music(0.5);
  });
  await page.mouse.click(300, 300);
  await page.waitForFunction(() => globalThis.piece?.currentTime > 0.1);
});

pageTest('music that cannot be read is left out', {
  setUp: () => {
    special.set('assets/music/pastime.ogg', (request, response) => response.writeHead(200).end('no music'));
  },
}, async (page) => {
  await page.evaluate(() => coffer.music(0.5));
  await page.mouse.click(300, 300);
  await page.waitForTimeout(600);
  await page.evaluate(() => { coffer.music(0); coffer.music(0.4); coffer.hushMusic(1); coffer.sound('place_1', 1, 1); });
  assert.equal(await state(page), 'ready');
});

pageTest('a sound that is missing or cannot be read is left out', {
  // The browser itself logs a response of 404; the page does not.
  allowed: /404.*place_2\.ogg/,
  setUp: () => {
    special.set('assets/sounds/place_2.ogg', (request, response) => response.writeHead(404).end());
    special.set('assets/sounds/place_3.ogg', (request, response) => response.writeHead(200).end('no sound'));
  },
}, async (page) => {
  await page.mouse.click(300, 300);
  await page.waitForTimeout(600);
  await page.evaluate(() => { for (const name of ['place_2', 'place_3', 'place_1']) coffer.sound(name, 1, 1); });
  assert.equal(await state(page), 'ready');
});

pageTest('a file beside the page opens in a tab of its own, and the game goes on', {
  setUp: () => special.set('teachers.html', (request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('a sheet')),
}, async (page) => {
  const opened = page.context().waitForEvent('page');
  const before = await page.evaluate(() => { globalThis.instance = stub.instance; coffer.openTab('teachers.html'); return location.href; });
  const tab = await opened;
  await tab.waitForURL('**/teachers.html');
  assert.equal(await tab.textContent('body'), 'a sheet');
  assert.deepEqual(await page.evaluate(() => [location.href, stub.instance === globalThis.instance]), [before, true]);
});

pageTest('touching opens the sound too', { options: PHONE }, async (page) => {
  await page.evaluate(() => {
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real { constructor(options) { super(options); globalThis.heard = this; } };
  });
  await page.touchscreen.tap(200, 400);
  await page.waitForFunction(() => globalThis.heard?.state === 'running');
});

const answer = (page, id) => until(`an answer to ${id}`, () => page.evaluate((asked) => { const text = coffer.answerTo(asked); return text === undefined ? null : { text }; }, id));

pageTest('courtiers answer, several at once, and can be told to stop', {}, async (page) => {
  const first = await page.evaluate(() => [coffer.ask('a'), coffer.answerTo(1)]);
  assert.deepEqual(first, [1, undefined]);
  assert.deepEqual(await answer(page, 1), { text: 'answer to a' });
  assert.ok(await page.evaluate(() => stub.woken) >= 1, 'the game is woken');
  assert.equal(await page.evaluate(() => coffer.answerTo(1)), '', 'given once');
  const slow = await page.evaluate(() => coffer.ask('slow'));
  const quick = await page.evaluate(() => coffer.ask('b'));
  assert.deepEqual(await answer(page, quick), { text: 'answer to b' });
  assert.equal(await page.evaluate((id) => coffer.answerTo(id), slow), undefined);
  // Ten endless questions, each cancelled at once, and then one that is answered.
  const took = await page.evaluate((id) => {
    const start = performance.now();
    coffer.forget(id);
    for (let i = 0; i < 10; i += 1) coffer.forget(coffer.ask('slow'));
    globalThis.last = coffer.ask('c');
    return performance.now() - start;
  }, slow);
  assert.ok(took < 500, `asking and forgetting took ${took} ms`);
  assert.deepEqual(await answer(page, await page.evaluate(() => globalThis.last)), { text: 'answer to c' });
  await until('the forgotten threads end', async () => page.workers().length <= 3);
  const compiled = await page.evaluate(() => performance.getEntriesByName(new URL('courtier_bg.wasm', location.href).href).length);
  assert.equal(compiled, 1, 'the program is fetched once');
});

let letGoOfTablebase;
pageTest('a question waits until the tablebases are there', {
  setUp: () => {
    const held = new Promise((done) => { letGoOfTablebase = done; });
    special.set('assets/endings/draughts.bin', async (request, response) => {
      await held;
      response.writeHead(200).end('a tablebase');
    });
  },
}, async (page) => {
  const id = await page.evaluate(() => coffer.ask('known'));
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate((asked) => coffer.answerTo(asked), id), undefined);
  letGoOfTablebase();
  assert.deepEqual(await answer(page, id), { text: '3 tablebases' });
});

pageTest('a courtier whose tablebase does not come plays without it', {
  allowed: /mill\.bin/, setUp: () => special.set('assets/endings/mill.bin', (request, response) => response.writeHead(404).end()),
}, async (page) => {
  assert.deepEqual(await answer(page, await page.evaluate(() => coffer.ask('known'))), { text: '2 tablebases' });
});

pageTest('a courtier that fails in a worker fails on the page too, and thinks there from then on', { allowed: /A courtier has failed/ }, async (page) => {
  const id = await page.evaluate(() => coffer.ask('fail'));
  assert.deepEqual(await answer(page, id), { text: '' });
  assert.ok(await page.evaluate(() => stub.woken) >= 1, 'the game is woken');
  assert.deepEqual(await answer(page, await page.evaluate(() => coffer.ask('again'))), { text: 'after 4 steps the answer to again' });
  assert.equal(await state(page), 'ready');
});

pageTest('where workers are refused, courtiers think on the page between frames', {
  setUp: (page) => page.addInitScript(() => { globalThis.Worker = class { constructor() { throw new DOMException('no workers here', 'SecurityError'); } }; }),
}, async (page) => {
  const [slow, next] = await page.evaluate(() => [coffer.ask('slow'), coffer.ask('known')]);
  await page.waitForTimeout(200);
  assert.deepEqual(await page.evaluate((ids) => ids.map((id) => coffer.answerTo(id)), [slow, next]), [undefined, undefined]);
  await page.evaluate((id) => coffer.forget(id), slow);
  assert.deepEqual(await answer(page, next), { text: 'after 4 steps the 3 tablebases' });
  assert.equal(await page.evaluate((id) => coffer.answerTo(id), slow), '', 'what is forgotten is not answered');
});

let missing;
pageTest('where the courtiers’ program is missing, it is fetched again', {
  allowed: /404.*courtier_bg\.wasm/,
  setUp: () => {
    missing = true;
    special.set('courtier_bg.wasm', async (request, response) => {
      if (missing) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'application/wasm' }).end(await readFile(join(root, 'courtier_bg.wasm')));
    });
  },
}, async (page) => {
  const id = await page.evaluate(() => coffer.ask('a'));
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate((asked) => coffer.answerTo(asked), id), undefined);
  missing = false;
  assert.deepEqual(await answer(page, id), { text: 'after 4 steps the answer to a' });
});

pageTest('a server that does not know .wasm does no harm', {
  setUp: () => special.set('courtier_bg.wasm', async (request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(await readFile(join(root, 'courtier_bg.wasm')));
  }),
}, async (page) => {
  const id = await page.evaluate(() => coffer.ask('a'));
  assert.deepEqual(await answer(page, id), { text: 'answer to a' });
});

const RECORD = JSON.stringify({ format: 1, variant: 'draughts', seats: [{ person: '' }, { courtier: 1 }], seed: 7, moves: ['11-15', '23-19', '8-11', '22-17', '4-8', '17-13'] });

for (const [size, options] of [['1280x720', DESK], ['390x844', PHONE]]) {
  pageTest(`a text is shown, copied, closed by Esc, and the table has the keys again (${size})`, { options }, async (page) => {
    if (!options.isMobile) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.focus('#table');
    await page.evaluate((text) => {
      globalThis.keys = [];
      document.getElementById('table').addEventListener('keydown', (event) => keys.push(event.key));
      coffer.showText('Share this match', 'Whoever opens this link sees the match as it stands now.', `${location.href}#match=${btoa(text)}`, 'Copy the link', 'Close');
    }, RECORD);
    await page.waitForSelector('#text-dialog[open]');
    assert.equal(await focused(page), 'text-copy');
    assert.equal(await page.getAttribute('#text-shown', 'readonly'), '');
    await page.waitForTimeout(300);
    await shot(page, `show_text_${size}`);
    await page.click('#text-copy');
    await page.waitForFunction(() => document.getElementById('text-status').textContent === 'Copied');
    await shot(page, `show_text_copied_${size}`);
    if (!options.isMobile) assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#match=/);
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await page.evaluate(() => keys), [], 'keys stay in the dialog');
    await page.keyboard.press('Escape');
    await page.waitForSelector('#text-dialog', { state: 'hidden' });
    assert.equal(await focused(page), 'table');
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await page.evaluate(() => keys), ['ArrowLeft']);
  });

  pageTest(`a text is asked for, by pasting or as a file (${size})`, { options }, async (page) => {
    const ask = async () => {
      await page.evaluate(() => coffer.askText('Open a match', 'Paste a link, a saved match or moves in PDN here.', 'Open', 'Close'));
      await page.waitForSelector('#ask-dialog[open]');
    };
    await ask();
    assert.equal(await focused(page), 'ask-text');
    await page.waitForTimeout(300);
    await shot(page, `ask_text_${size}`);
    await page.click('#ask-accept');
    assert.equal(await page.textContent('#ask-status'), 'There is no text here yet.');
    await page.fill('#ask-text', RECORD);
    const woken = await page.evaluate(() => stub.woken);
    await page.click('#ask-accept');
    await page.waitForSelector('#ask-dialog', { state: 'hidden' });
    await until('the game is woken', () => page.evaluate((before) => stub.woken > before, woken));
    const typed = () => page.evaluate(() => {
      const bytes = coffer.typed();
      return bytes ? Array.from(bytes) : null;
    });
    const bytes = [...Buffer.from(RECORD)];
    assert.deepEqual(await typed(), bytes);
    assert.equal(await typed(), null, 'it is taken once');
    assert.equal(await focused(page), 'table');
    await ask();
    assert.equal(await page.inputValue('#ask-text'), '', 'it begins empty');
    await page.setInputFiles('#ask-file', { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(RECORD) });
    await page.waitForFunction(() => /match\.json/.test(document.getElementById('ask-status').textContent));
    await shot(page, `ask_text_file_${size}`);
    await page.click('#ask-accept');
    assert.deepEqual(await typed(), bytes);
    await ask();
    await page.setInputFiles('#ask-file', { name: 'old.pdn', mimeType: 'text/plain', buffer: Buffer.from([0xe9, 0x31]) });
    await page.waitForFunction(() => /old\.pdn/.test(document.getElementById('ask-status').textContent));
    await page.click('#ask-accept');
    assert.deepEqual(await typed(), [0xe9, 0x31], 'the game finds out the encoding');
    await ask();
    await page.setInputFiles('#ask-file', { name: 'old.pdn', mimeType: 'text/plain', buffer: Buffer.from('old') });
    await page.waitForFunction(() => /old\.pdn/.test(document.getElementById('ask-status').textContent));
    await page.fill('#ask-text', 'new');
    assert.equal(await page.textContent('#ask-status'), '');
    await page.click('#ask-accept');
    assert.deepEqual(await typed(), [...Buffer.from('new')], 'what is typed later takes its place');
    await ask();
    await page.fill('#ask-text', 'something');
    await page.click('#ask-close');
    assert.equal(await typed(), null, 'closing accepts nothing');
    await ask();
    await page.setInputFiles('#ask-file', { name: 'film.txt', mimeType: 'text/plain', buffer: Buffer.alloc(16 * 1024 * 1024 + 1, 65) });
    await page.waitForFunction(() => /too large/.test(document.getElementById('ask-status').textContent));
  });

  pageTest(`a panic brings one panel with a report and the match (${size})`, { options, allowed: /unreachable|later trouble/ }, async (page) => {
    await page.evaluate((record) => {
      coffer.remember(record);
      coffer.showText('a', 'b', 'c', 'd', 'e');
      coffer.broken('panicked at src/app/session/apply.rs:211:9:\nthe piece is not where it was');
      setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable'); });
    }, RECORD);
    await page.waitForSelector('#trouble[open]');
    await page.waitForFunction(() => /Then: .*unreachable/s.test(document.getElementById('trouble-report').value));
    await page.waitForTimeout(300);
    await shot(page, `trouble_${size}`);
    assert.equal(await state(page), 'broken');
    assert.equal(await page.getAttribute('#trouble', 'role'), 'alertdialog');
    assert.equal(await focused(page), 'trouble-reload');
    assert.match(await page.textContent('#trouble-cause'), /went wrong/);
    assert.match(await page.textContent('#trouble-kept'), /has kept your match/);
    const report = await page.inputValue('#trouble-report');
    for (const part of ['apply.rs:211:9', RECORD, 'Chrome', `${options.viewport.width}×${options.viewport.height}`, `pixel ratio ${options.deviceScaleFactor ?? 1}`]) {
      assert.ok(report.includes(part), `the report tells ${part}: ${report}`);
    }
    assert.equal(await page.locator('dialog[open]').count(), 1, 'the other dialog is gone');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    assert.equal(await page.isVisible('#trouble'), true, 'it stays');
    await page.click('#trouble-copy');
    await page.waitForFunction(() => document.getElementById('trouble-status').textContent !== '');
    assert.equal(await page.textContent('#trouble-status'), 'Copied');
    await page.evaluate(() => coffer.showText('a', 'b', 'c', 'd', 'e'));
    assert.equal(await page.locator('dialog[open]').count(), 1, 'nothing opens over it');
    await Promise.all([page.waitForEvent('load'), page.click('#trouble-reload')]);
    await isReady(page);
  });
}

pageTest('a panic before the first screen takes the splash away', { query: '?play=early', ready: false }, async (page) => {
  await page.waitForSelector('#trouble[open]');
  assert.equal(await page.locator('#splash').count(), 0);
  assert.match(await page.inputValue('#trouble-report'), /nothing works[\s\S]*Then: .*unreachable/);
  await page.evaluate(() => coffer.ready());
  assert.equal(await state(page), 'broken');
});

pageTest('a trap at the start is told', { query: '?play=trap', ready: false }, async (page) => {
  await page.waitForSelector('#trouble[open]');
  assert.match(await page.textContent('#trouble-cause'), /could not be started/);
});

pageTest('a missing program is told', {
  ready: false, allowed: /404.*kings-coffer_bg\.wasm/,
  setUp: () => special.set('kings-coffer_bg.wasm', (request, response) => response.writeHead(404).end()),
}, async (page) => {
  await page.waitForSelector('#trouble[open]');
  assert.match(await page.textContent('#trouble-cause'), /could not be loaded/);
  assert.match(await page.inputValue('#trouble-report'), /kings-coffer_bg\.wasm: 404/);
});

pageTest('a missing script is told', {
  ready: false, allowed: /404.*kings-coffer\.js/,
  setUp: () => special.set('kings-coffer.js', (request, response) => response.writeHead(404).end()),
}, async (page) => {
  await page.waitForSelector('#trouble[open]');
  assert.match(await page.textContent('#trouble-cause'), /could not be loaded/);
});

pageTest('a connection that breaks in the middle is told', {
  ready: false, allowed: /ERR_/,
  setUp: () => special.set('kings-coffer_bg.wasm', (request, response) => {
    response.writeHead(200, { 'content-type': 'application/wasm' });
    response.write(program(SIZE).subarray(0, 200_000));
    setTimeout(() => response.destroy(), 200);
  }),
}, async (page) => {
  await page.waitForSelector('#trouble[open]');
  assert.match(await page.textContent('#trouble-cause'), /could not be loaded/);
});

pageTest('without WebGL2 nothing is fetched, and it is told', {
  ready: false,
  setUp: (page) => page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind === 'webgl2' ? null : real.call(this, kind, ...rest); };
  }),
}, async (page) => {
  await page.waitForSelector('#trouble[open]');
  assert.match(await page.textContent('#trouble-cause'), /WebGL 2/);
  assert.equal(await page.evaluate(() => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('.wasm'))), false);
});

pageTest('a lost context is told', {}, async (page) => {
  await page.evaluate(() => {
    const context = document.getElementById('table').getContext('webgl2');
    context.getExtension('WEBGL_lose_context').loseContext();
  });
  await page.waitForSelector('#trouble[open]');
  assert.match(await page.textContent('#trouble-cause'), /graphics/);
});

pageTest('what is not the game’s own failure brings no panel', { allowed: /an extension|refused/ }, async (page) => {
  await page.evaluate(() => {
    setTimeout(() => { throw new Error('an extension fell over'); });
    Promise.reject(new DOMException('full screen was refused', 'NotAllowedError'));
    Promise.reject(undefined);
  });
  await page.waitForTimeout(200);
  assert.equal(await state(page), 'ready');
  page.problems.splice(0);
});

pageTest('running out of memory is told', { allowed: /memory/ }, async (page) => {
  await page.evaluate(() => setTimeout(() => { throw new RangeError('WebAssembly.Memory.grow(): Out of memory'); }));
  await page.waitForSelector('#trouble[open]');
  assert.match(await page.textContent('#trouble-cause'), /no memory left/);
});

pageTest('keys that would scroll or leave the page are prevented, the browser’s own are not', {}, async (page) => {
  const prevented = (keys) => page.evaluate((list) => list.map(([key, held]) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    document.getElementById('table').dispatchEvent(event);
    return [key, event.defaultPrevented];
  }), keys.map((key) => (Array.isArray(key) ? key : [key, {}])));
  const ours = ['Tab', ['Tab', { shiftKey: true }], 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Backspace', 'PageUp', 'PageDown', 'Home', 'End', "'", '/'];
  for (const [key, was] of await prevented(ours)) assert.equal(was, true, `${key} is prevented`);
  const theirs = [
    'F5', 'F11', 'F12', 'a', 'Enter', 'Escape', ['Tab', { ctrlKey: true }], ['r', { ctrlKey: true }], ['ArrowLeft', { altKey: true }],
    ['ArrowLeft', { metaKey: true }], ['PageDown', { ctrlKey: true }], ['r', { metaKey: true }],
  ];
  for (const [key, was] of await prevented(theirs)) assert.equal(was, false, `${key} is left to the browser`);
  // With real keys: Tab stays on the table, arrows and space scroll nothing.
  await page.evaluate(() => document.activeElement.blur());
  await page.mouse.click(640, 360);
  assert.equal(await focused(page), 'table', 'a press gives the focus');
  for (const key of ['Tab', 'Shift+Tab', ' ', 'PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  assert.equal(await focused(page), 'table');
  assert.equal(await page.evaluate(() => scrollY + document.scrollingElement.scrollTop), 0);
});

pageTest('the table fills the window, whatever its size, and nothing scrolls', {}, async (page) => {
  for (const [width, height] of [[1280, 720], [390, 844], [844, 390], [320, 320], [2200, 900]]) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => {
      const box = document.getElementById('table').getBoundingClientRect();
      const all = document.scrollingElement;
      return [box.left, box.top, box.width, box.height, all.scrollWidth - innerWidth, all.scrollHeight - innerHeight];
    });
    assert.deepEqual(seen, [0, 0, width, height, 0, 0]);
  }
});

pageTest('fingers neither scroll nor zoom nor open a menu', { options: PHONE }, async (page) => {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await page.evaluate(() => {
    globalThis.menu = [];
    document.getElementById('table').addEventListener('contextmenu', (event) => menu.push(event.defaultPrevented));
  });
  await touch('touchStart', [200, 600]);
  for (let y = 600; y > 100; y -= 50) await touch('touchMove', [200, y]);
  await touch('touchEnd');
  await touch('touchStart', [150, 400], [250, 400]);
  for (let d = 50; d < 180; d += 20) await touch('touchMove', [200 - d, 400], [200 + d, 400]);
  await touch('touchEnd');
  await page.touchscreen.tap(200, 400);
  await page.touchscreen.tap(200, 400);
  await page.waitForTimeout(500);
  const view = await page.evaluate(() => [scrollX, scrollY, visualViewport.scale, visualViewport.pageTop, String(getSelection())]);
  assert.deepEqual(view, [0, 0, 1, 0, '']);
  await page.evaluate(() => document.getElementById('table').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));
  assert.deepEqual(await page.evaluate(() => menu), [true]);
  const style = await page.evaluate(() => {
    const canvas = getComputedStyle(document.getElementById('table'));
    return [canvas.touchAction, canvas.userSelect, getComputedStyle(document.documentElement).overscrollBehaviorY];
  });
  assert.deepEqual(style, ['none', 'none', 'none']);
});

pageTest('the wheel is the game’s, and with Ctrl the browser’s', {}, async (page) => {
  const prevented = await page.evaluate(() => [false, true].map((ctrlKey) => {
    const event = new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, cancelable: true });
    document.getElementById('table').dispatchEvent(event);
    return event.defaultPrevented;
  }));
  assert.deepEqual(prevented, [true, false]);
});

pageTest('what is said is in its live region, the same sentence once for each time', {}, async (page) => {
  await page.evaluate(() => {
    globalThis.added = [];
    for (const id of ['said', 'called']) {
      new MutationObserver((list) => { for (const change of list) for (const node of change.addedNodes) added.push([id, node.textContent]); })
        .observe(document.getElementById(id), { childList: true });
    }
    coffer.say('Your move', false);
    coffer.say('Your move', false);
    coffer.say('A man must be taken', true);
    coffer.say('', false);
  });
  assert.deepEqual(await page.evaluate(() => added), [['said', 'Your move'], ['said', 'Your move'], ['called', 'A man must be taken']]);
  assert.deepEqual(await page.evaluate(() => ['said', 'called'].map((id) => document.getElementById(id).getAttribute('aria-live'))), ['polite', 'assertive']);
  await page.evaluate(() => { for (let i = 0; i < 100; i += 1) coffer.say(`move ${i}`, false); });
  assert.ok(await page.locator('#said > *').count() <= 10, 'old sentences go');
  assert.deepEqual(await page.evaluate(() => { const table = document.getElementById('table'); return [table.getAttribute('role'), !!table.getAttribute('aria-label'), table.tabIndex]; }), ['application', true, 0]);
});

pageTest('a link is given once and is then gone from the address', { query: '?x=1', hash: '#position=draughts:W:W18,19:B1%2C2' }, async (page) => {
  assert.deepEqual(await page.evaluate(() => [coffer.link(), coffer.link()]), ['position=draughts:W:W18,19:B1,2', '']);
  assert.equal(page.url(), `${server.url}?x=1`);
  await page.reload();
  await isReady(page);
  assert.equal(await page.evaluate(() => coffer.link()), '');
  // Another link is opened in the same tab.
  const woken = await page.evaluate(() => stub.woken);
  await page.evaluate(() => { location.hash = '#match=%E0%A4%A'; });
  await until('the game is woken', () => page.evaluate((before) => stub.woken > before, woken));
  assert.equal(await page.evaluate(() => coffer.link()), 'match=%E0%A4%A', 'what cannot be decoded is given as it stands');
  assert.equal(await page.evaluate(() => history.length), 3, 'and no page is added to the history by taking it');
});

pageTest('Back goes back in the game, and on the title it leaves the page', { hash: '#position=draughts:W:W18:B7' }, async (page) => {
  const pressed = () => page.evaluate(() => coffer.backPressed());
  const isAbove = (above) => page.waitForFunction((wanted) => (history.state === 'inside the coffer') === wanted, above);
  const back = () => page.evaluate(() => history.back());
  const setInside = (inside) => page.evaluate((now) => coffer.setInside(now), inside);
  await page.evaluate(() => coffer.link());
  await page.mouse.click(300, 300);
  await setInside(true);
  await isAbove(true);
  const woken = await page.evaluate(() => stub.woken);
  await back();
  await until('the game is woken', () => page.evaluate((before) => stub.woken > before, woken));
  assert.deepEqual([await pressed(), await pressed()], [true, false], 'it is told once');
  await isAbove(true);
  // The game is on the title again: nothing is left of it in the history.
  await setInside(false);
  await isAbove(false);
  assert.equal(await pressed(), false);
  // Inside again before the page has gone back.
  await setInside(true);
  await page.evaluate(() => { coffer.setInside(false); coffer.setInside(true); });
  await page.waitForTimeout(200);
  await isAbove(true);
  assert.equal(await pressed(), false);
  // A dialog of the page is what Back closes.
  await page.evaluate(() => coffer.showText('a', 'b', 'c', 'd', 'e'));
  await back();
  await page.waitForSelector('#text-dialog', { state: 'hidden' });
  assert.equal(await pressed(), false);
  await isAbove(true);
  // Another link is no Back.
  await page.evaluate(() => { location.hash = '#position=draughts:W:W19:B7'; });
  await page.waitForTimeout(200);
  assert.deepEqual([await page.evaluate(() => coffer.link()), await pressed()], ['position=draughts:W:W19:B7', false]);
  // After a reload the game begins at the title.
  await page.reload();
  await isReady(page);
  await page.mouse.click(300, 300);
  await setInside(true);
  await setInside(false);
  await isAbove(false);
});

pageTest('Back on the title leaves the page', {}, async (page) => {
  await page.mouse.click(300, 300);
  for (const inside of [true, false]) await page.evaluate((now) => coffer.setInside(now), inside);
  await page.waitForFunction(() => history.state === null);
  await page.goBack();
  assert.equal(page.url(), 'about:blank');
});

pageTest('the screen stays on while the game wants it and somebody looks', {
  setUp: (page) => page.addInitScript(() => {
    globalThis.locks = { asked: 0, held: 0 };
    const request = async () => {
      locks.asked += 1;
      locks.held += 1;
      return { release: async () => { locks.held -= 1; } };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  }),
}, async (page) => {
  const held = (count) => page.waitForFunction((wanted) => locks.held === wanted, count);
  const look = (seen) => page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, seen);
  await page.evaluate(() => { coffer.keepAwake(true); coffer.keepAwake(true); });
  await held(1);
  await look('hidden');
  await held(0);
  await look('visible');
  await held(1);
  await page.evaluate(() => coffer.keepAwake(false));
  await held(0);
  assert.equal(await page.evaluate(() => locks.asked), 2);
});

pageTest('where the screen cannot be kept on, nothing goes wrong', {
  setUp: (page) => page.addInitScript(() => {
    const request = async () => { throw new DOMException('refused', 'NotAllowedError'); };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  }),
}, async (page) => {
  await page.evaluate(() => { coffer.keepAwake(true); coffer.keepAwake(false); });
  await page.waitForTimeout(100);
  assert.equal(await state(page), 'ready');
});

for (const [device, options, can] of [['a phone', PHONE, true], ['a desk', DESK, false]]) {
  pageTest(`${device} ${can ? 'vibrates' : 'does not vibrate'}`, {
    options, setUp: (page) => page.addInitScript(() => {
      globalThis.vibrations = [];
      Navigator.prototype.vibrate = (pattern) => { vibrations.push(pattern); return true; };
    }),
  }, async (page) => {
    assert.equal(await page.evaluate(() => coffer.canVibrate()), can);
    if (can) await page.touchscreen.tap(200, 400);
    else await page.mouse.click(300, 300);
    await page.evaluate(() => coffer.vibrate(new Uint32Array([12, 60, 12])));
    assert.deepEqual(await page.evaluate(() => vibrations), can ? [[12, 60, 12]] : []);
  });
}

pageTest('a link to share holds any text, and gives it back', { query: '?x=1' }, async (page) => {
  for (const text of ['match=eyJmIjoxfQ-_', 'position=draughts:W:W18,19:B1,2', 'note=100 % “rose” #1 (it’s) <é> \'', '😀']) {
    const link = await page.evaluate((fragment) => coffer.shareLink(fragment), text);
    assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/\?x=1#[!-~]*$/);
    assert.ok(!/[\s"<>'()]/.test(link), `${link} can stand in a letter`);
    assert.equal(await page.evaluate((hash) => { history.replaceState(null, '', hash); return coffer.link(); }, new URL(link).hash), text);
  }
  assert.match(await page.evaluate(() => coffer.shareLink('position=draughts:W:W18,19:B1,2')), /#position=draughts:W:W18,19:B1,2$/);
});

pageTest('pictures are painted by workers and go to the downloads', {}, async (page) => {
  /** Paints what the stub takes for an order, and gives the text of the file and what is told. */
  const paint = async (order, name) => {
    const download = page.waitForEvent('download');
    await page.evaluate(([asked, file]) => coffer.paint(asked, file), [order, name]);
    const file = await download;
    const told = await until('a report', () => page.evaluate(() => coffer.painted() ?? 'not yet').then((report) => (report === 'not yet' ? null : { report })));
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8'), told.report];
  };
  assert.deepEqual(await paint('images/ui@1x.webp', 'draughts-1.png'), ['draughts-1.png', 'images/ui@1x.webp true 2', '']);
  assert.deepEqual(await paint('images/none@2x.webp', 'draughts-1.gif'), ['draughts-1.gif', 'images/none@2x.webp missing 1', '']);
  // The texts and the font of a language come at once.
  const japanese = 'locales/ja/app.ftl locales/ja/picture.ftl fonts/languages/ja.ttf';
  assert.deepEqual(await paint(japanese, 'draughts-2.png'), ['draughts-2.png', `${japanese} true true true 2`, '']);
  await page.evaluate(() => coffer.paint('fail', 'fail.png'));
  const why = await until('a report', () => page.evaluate(() => coffer.painted()));
  assert.match(why, /no paint/);
  assert.equal(await page.evaluate(() => coffer.painted()), undefined);
});

pageTest('a second page at the same storage knows that it is not alone', {}, async (page) => {
  const alone = (which) => which.evaluate(() => coffer.alone());
  assert.equal(await alone(page), true);
  const second = await page.context().newPage();
  await second.goto(server.url);
  await isReady(second);
  assert.equal(await alone(second), false);
  await page.close();
  await second.reload();
  await isReady(second);
  assert.equal(await alone(second), true, 'the first is closed');
});

pageTest('pages that have no locks ask one another', {
  setUp: (page) => page.context().addInitScript(() => { Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }); }),
}, async (page) => {
  const alone = (which) => which.evaluate(() => coffer.alone());
  const others = [await page.context().newPage(), await page.context().newPage()];
  await Promise.all(others.map((other) => other.goto(server.url)));
  await Promise.all(others.map(isReady));
  assert.deepEqual(await Promise.all([page, ...others].map(alone)), [true, false, false]);
  await page.close();
  // Of two that come together one uses the storage.
  await Promise.all(others.map((other) => other.reload()));
  await Promise.all(others.map(isReady));
  assert.deepEqual((await Promise.all(others.map(alone))).sort(), [false, true]);
});

pageTest('of two pages without locks that come together the earlier one uses the storage, even if it asks later', {
  query: 'files.json', ready: false, allowed: /favicon/,
}, async (page) => {
  const alone = await page.evaluate(async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    // Both ask in the same document; these numbers say which one came earlier.
    const came = [0.9, 0.1];
    Math.random = () => came.shift();
    const { isAlone } = await import(new URL('alone.js', location.href).href);
    return Promise.all([isAlone(), isAlone()]);
  });
  assert.deepEqual(alone, [false, true]);
});

/** What the database holds, not what the page has in memory. */
const kept = (page) => page.evaluate(async () => {
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await answer(indexedDB.open('kings-coffer'));
  const store = database.transaction('texts').objectStore('texts');
  const [names, texts] = [await answer(store.getAllKeys()), await answer(store.getAll())];
  database.close();
  return Object.fromEntries(names.map((name, at) => [name, texts[at]]));
});
/** What is in localStorage, without the language of the page. */
const older = (page) => page.evaluate(() => Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key !== 'kings-coffer-language')));

pageTest('the page itself saves nothing', {}, async (page) => {
  await page.evaluate(() => { coffer.remember('{}'); coffer.showText('a', 'b', 'c', 'd', 'e'); coffer.broken('x'); });
  assert.deepEqual([await kept(page), await older(page)], [{}, {}]);
  assert.deepEqual(await page.evaluate(() => [sessionStorage.length, document.cookie]), [0, '']);
});

pageTest('what older versions have saved is taken over, and nothing that is here is replaced', {
  setUp: (page) => page.addInitScript(() => {
    localStorage.setItem('kings-coffer/match.json', '{"format":1}');
    localStorage.setItem('another game', 'x');
  }),
}, async (page) => {
  assert.deepEqual([await kept(page), await older(page)], [{ 'match.json': '{"format":1}' }, { 'another game': 'x' }]);
  await page.evaluate(() => coffer.saves.write('match.json', '{"format":2}'));
  await until('it is written', async () => (await kept(page))['match.json'] === '{"format":2}');
  await page.reload();
  await isReady(page);
  assert.equal(await page.evaluate(() => coffer.saves.read('match.json')), '{"format":2}');
  assert.equal((await older(page))['kings-coffer/match.json'], '{"format":1}', 'the other text stays where it was');
});

pageTest('a page that is not alone leaves what older versions have saved where it is', {
  setUp: async (page) => {
    const first = await page.context().newPage();
    await first.goto(server.url);
    await isReady(first);
    await first.evaluate(() => localStorage.setItem('kings-coffer/match.json', '{"format":1}'));
  },
}, async (page) => {
  assert.deepEqual([await page.evaluate(() => coffer.alone()), await kept(page)], [false, {}]);
  assert.deepEqual(await older(page), { 'kings-coffer/match.json': '{"format":1}' });
});

pageTest('texts are written together, removed, and there after a reload', {}, async (page) => {
  await page.evaluate(() => {
    for (const name of ['a', 'b', 'c']) coffer.saves.write(name, `${name} é 日本`);
    coffer.saves.remove('b');
  });
  assert.deepEqual(await page.evaluate(() => [coffer.saves.names(), coffer.saves.read('b')]), [['a', 'c'], undefined]);
  await until('they are written', async () => Object.keys(await kept(page)).length === 2);
  await page.reload();
  await isReady(page);
  assert.deepEqual(await page.evaluate(() => [coffer.saves.read('a'), coffer.saves.read('b'), coffer.saves.trouble()]), ['a é 日本', undefined, undefined]);
});

pageTest('a text that is written while the page is closed is there the next time', {}, async (page) => {
  await page.evaluate(() => addEventListener('pagehide', () => coffer.saves.write('late', 'x'.repeat(100_000))));
  await page.reload();
  await isReady(page);
  assert.equal(await page.evaluate(() => coffer.saves.read('late')?.length), 100_000);
  await until('it is in the database alone', async () => (await kept(page)).late?.length === 100_000 && Object.keys(await older(page)).length === 0);
});

pageTest('what the database no longer takes from a page that is closed is there the next time', {}, async (page) => {
  await page.evaluate(() => coffer.saves.write('gone', 'x'));
  await until('it is written', async () => (await kept(page)).gone === 'x');
  await page.evaluate(() => {
    const { saves } = coffer;
    saves.database.transaction = () => { throw new Error('the page is being closed'); };
    saves.write('before', 'é');
    addEventListener('pagehide', () => { saves.write('late', '日本'); saves.remove('gone'); });
  });
  await page.reload();
  await isReady(page);
  const texts = { before: 'é', late: '日本' };
  assert.deepEqual(await page.evaluate(() => Object.fromEntries(coffer.saves.names().map((name) => [name, coffer.saves.read(name)]))), texts);
  await until('it is in the database alone', async () => Object.keys(await older(page)).length === 0);
  assert.deepEqual(await kept(page), texts);
});

pageTest('what does not fit is told once, and written when there is room', {}, async (page) => {
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(server.url);
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  // Newer browsers compress texts, but not one of any letters.
  await page.evaluate(() => coffer.saves.write('large', Array.from({ length: 2_000_000 }, () => String.fromCharCode(33 + 90 * Math.random())).join('')));
  const trouble = await until('the trouble', () => page.evaluate(() => coffer.saves.trouble()));
  assert.equal(trouble, 'QuotaExceededError');
  assert.ok(await page.evaluate(() => stub.woken > 0), 'the game is woken to tell it');
  assert.equal(await page.evaluate(() => coffer.saves.read('large').length), 2_000_000, 'it is there as long as the page is');
  await page.waitForTimeout(6000);
  assert.equal(await page.evaluate(() => coffer.saves.trouble()), undefined, 'it is told once');
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000_000 });
  await until('it is written', async () => (await kept(page)).large?.length === 2_000_000);
});

pageTest('everything is fetched by relative addresses from the page’s own server', { query: '?play=files' }, async (page) => {
  const elsewhere = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => !name.startsWith(location.origin)));
  assert.deepEqual(elsewhere, []);
  for (const name of ['index.html', 'style.css']) {
    const text = await readFile(join(REPOSITORY, 'web', name), 'utf8');
    assert.doesNotMatch(text, /(?:src|href)="\/|url\("?\/|https?:\/\/(?!www\.w3\.org)/, `${name} has only relative addresses`);
  }
});

pageTest('only the page’s own scripts run', { query: '?play=files', allowed: /Content Security Policy|EvalError/ }, async (page) => {
  const refused = await page.evaluate(async () => {
    const kinds = [];
    document.addEventListener('securitypolicyviolation', (event) => kinds.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.inline = true';
    document.head.append(script);
    const picture = new Image();
    picture.src = 'https://elsewhere.invalid/picture.png';
    const answer = fetch('https://elsewhere.invalid/').then(() => 'an answer', () => 'refused');
    // Not in the call of the test itself, which may do what the page may not.
    setTimeout(() => { globalThis.evaluated = new Function('return true')(); });
    await answer;
    await new Promise((done) => setTimeout(done, 100));
    return { inline: globalThis.inline, evaluated: globalThis.evaluated, kinds: [...new Set(kinds)].sort() };
  });
  assert.deepEqual(refused, { inline: undefined, evaluated: undefined, kinds: ['connect-src', 'img-src', 'script-src', 'script-src-elem'] });
});

pageTest('a link to the page can be shown with a picture, and the page can be installed', { options: PHONE }, async (page) => {
  const told = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll('meta[property], meta[name]')].map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content])));
  for (const name of ['description', 'og:title', 'og:description', 'og:image:alt', 'theme-color']) assert.ok(told[name]?.length > 6, name);
  assert.deepEqual([await page.title(), await page.getAttribute('html', 'lang')], [told['og:title'], 'en']);
  const sizeOf = (address) => page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, address);
  assert.equal(await sizeOf(told['og:image']), `${told['og:image:width']}x${told['og:image:height']}`);
  const icon = page.locator('link[rel="icon"]');
  assert.match(await icon.getAttribute('href'), /^data:/, 'without a request of its own');
  assert.equal(await sizeOf(await icon.getAttribute('href')), await icon.getAttribute('sizes'));
  const cdp = await page.context().newCDPSession(page);
  const { url, errors } = await cdp.send('Page.getAppManifest');
  assert.deepEqual([url, errors], [`${server.url}manifest.webmanifest`, []]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // The profile of a test counts as a private window.
  assert.deepEqual(installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito'), []);
  const manifest = await (await fetch(url)).json();
  for (const { url: address } of manifest.shortcuts) assert.match(address, /^\.\/#go=(continue|today)$/);
  for (const { src, sizes, form_factor: form } of manifest.screenshots) {
    assert.equal(await sizeOf(src), sizes);
    assert.equal(form, Number.parseInt(sizes, 10) > 500 ? 'wide' : 'narrow');
    assert.ok((await (await fetch(new URL(src, url))).arrayBuffer()).byteLength < 150_000, `${src} is small`);
  }
  const sizes = await Promise.all(manifest.icons.map(({ src }) => sizeOf(src)));
  assert.deepEqual(sizes, manifest.icons.map((icon) => icon.sizes));
});
