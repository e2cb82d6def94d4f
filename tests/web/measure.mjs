// What the page costs beside an empty page with the same libraries: node measure.mjs prints rows for docs/measurements.md. The pages must be built:
// KINGS_COFFER_WEB (dist/web) by `scripts/web --quick`, KINGS_COFFER_EMPTY (dist/empty) by `scripts/web --empty`. With --start it measures the start
// alone, which the page as it is shipped (`scripts/web`) can do too.

import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DESK, frames, launch, openPage, until } from './browser.mjs';
import { Robot } from './robot.mjs';
import { serve } from './serve.mjs';
import { text } from './texts.mjs';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
const WEB = resolve(process.env.KINGS_COFFER_WEB ?? join(DIST, 'web'));
const EMPTY = resolve(process.env.KINGS_COFFER_EMPTY ?? join(DIST, 'empty'));
/** How often each start is timed; the middle one counts. */
const TIMES = 3;
/** How long frames are counted, in milliseconds. */
const WATCHED = 4_000;
/** The matches that are opened one after another, of five families. */
const MATCHES = ['draughts', 'nine_mens_morris', 'queens_guard', 'six_wives', 'six_of_viii'];

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const seconds = (ms) => (ms / 1000).toFixed(1);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** Notes the memory of the program, the times of the frames that it draws, and what each took of the page's own thread. */
function watch() {
  globalThis.watched = { memory: null, draws: 0, frames: [], work: [] };
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await real.apply(WebAssembly, given);
      watched.memory = (made.instance ?? made).exports.memory;
      return made;
    };
  }
  for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays', 'drawArraysInstanced', 'clear', 'clearBufferfv']) {
    const real = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function draw(...given) {
      watched.draws += 1;
      return real.apply(this, given);
    };
  }
  const request = requestAnimationFrame;
  globalThis.requestAnimationFrame = (run) => request((now) => {
    const [began, draws] = [performance.now(), watched.draws];
    run(now);
    if (watched.draws !== draws) watched.work.push(performance.now() - began);
  });
  let before = 0;
  const frame = (now) => {
    if (watched.draws !== before) watched.frames.push(now);
    before = watched.draws;
    request(frame);
  };
  request(frame);
}

/** Waits until the page has started: the game says so, the empty page after as many frames. */
async function started(page) {
  await page.waitForFunction(() => document.documentElement.dataset.state === 'ready', null, { timeout: 120_000, polling: 'raf' });
  return page.evaluate(() => performance.now());
}

/** A start with an empty cache: how long it takes, and what is fetched for it. */
async function load(browser, server, root) {
  const page = await openPage(browser, DESK);
  const paths = new Set();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(server.url).origin) paths.add(pathname.slice(1) || 'index.html');
  });
  await page.goto(server.url);
  const time = await started(page);
  const fetched = [...paths];
  await page.context().close();
  const files = await Promise.all(fetched.map((path) => readFile(join(root, decodeURI(path))).catch(() => Buffer.alloc(0))));
  const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);
  const packed = files.map((file) => gzipSync(file, { level: 9 }).length);
  // Besides the game's own program, and the courtiers' with their knowledge, which come while the title is looked at.
  const isAsset = (path) => !path.startsWith('kings-coffer') && !path.startsWith('courtier') && !path.startsWith('assets/endings/');
  const assets = packed.filter((_, i) => isAsset(fetched[i]));
  return { time, files: files.length, bytes: sum(files.map((file) => file.length)), packed: sum(packed), assets: sum(assets) };
}

/** The middle and the longest time between two frames that are drawn, from the start on, and what one took of the page's own thread. */
async function frameTimes(browser, address) {
  const page = await openPage(browser, DESK);
  await page.addInitScript(watch);
  await page.goto(address);
  await started(page);
  await page.evaluate(() => { watched.frames.length = 0; watched.work.length = 0; });
  await page.waitForTimeout(WATCHED);
  const { frames: times, work } = await page.evaluate(() => watched);
  await page.context().close();
  return { count: times.length, gaps: times.slice(1).map((time, i) => time - times[i]), work };
}

const memoryOf = async (page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
  return { program: await page.evaluate(() => watched.memory?.buffer.byteLength ?? 0), heap };
};

const canMove = (sight) => sight.screen === 'Table' && !sight.moving && sight.first_move.length > 0;

/** From the address of a new match to the moment at which the first move can be made. */
async function firstMove(browser, server) {
  const page = await openPage(browser, DESK);
  await page.addInitScript(() => { globalThis.kingsCofferSees = (json) => { globalThis.json = json; }; });
  await page.goto(`${server.url}#play=draughts`);
  await page.waitForFunction(() => {
    const sight = JSON.parse(globalThis.json ?? 'null');
    return sight && sight.screen === 'Table' && !sight.moving && sight.first_move.length > 0;
  }, null, { timeout: 120_000, polling: 'raf' });
  const time = await page.evaluate(() => performance.now());
  await page.context().close();
  return time;
}

/** The memory on the title, and after matches of five families were opened and left. */
async function memory(browser, server) {
  const robot = await Robot.open(browser, server.url, { ...DESK, deviceScaleFactor: 0.5 }, tmpdir(), watch);
  const before = await memoryOf(robot.page);
  for (const variant of MATCHES) {
    await robot.page.evaluate((key) => { location.hash = `#play=${key}`; }, variant);
    await until(`a move in ${variant}`, async () => canMove(await robot.look()), 90_000);
    await robot.pressFor(text('hud-menu'), 'the menu', ({ menu }) => menu === 'Pause');
    await robot.pressFor(text('pause-leave'), 'the title', ({ screen, menu }) => screen === 'Title' && menu === 'None');
  }
  const after = await memoryOf(robot.page);
  await robot.close();
  return { before, after };
}

const servers = await Promise.all([WEB, EMPTY].map((root) => serve(root)));
const [game, empty] = servers;
const browser = await launch();
try {
  const starts = [];
  for (const [server, root] of [[game, WEB], [empty, EMPTY]]) {
    const loads = [];
    for (let time = 0; time < TIMES; time += 1) loads.push(await load(browser, server, root));
    starts.push({ ...loads[0], time: middle(loads.map(({ time }) => time)) });
  }
  const row = (what, ofGame, ofEmpty) => console.log(`| ${what} | ${ofGame} | ${ofEmpty} |`);
  const loaded = ({ files, bytes, packed, assets }) => `${files} files, ${megabytes(bytes)} MB; with gzip ${megabytes(packed)} MB, assets and page alone ${megabytes(assets)}`;
  row('what is fetched until the title', ...starts.map(loaded));
  row('time to the title', ...starts.map(({ time }) => `${seconds(time)} s`));
  if (process.argv.includes('--start')) process.exit();

  const moves = [];
  for (let time = 0; time < TIMES; time += 1) moves.push(await firstMove(browser, game));
  const flying = await frameTimes(browser, `${game.url}#play=six_of_viii`);
  const still = await frameTimes(browser, empty.url);
  const { before, after } = await memory(browser, game);
  const emptyPage = await openPage(browser, DESK);
  await emptyPage.addInitScript(watch);
  await emptyPage.goto(empty.url);
  await started(emptyPage);
  await frames(emptyPage, 10);
  const bare = await memoryOf(emptyPage);

  const times = (values) => (values.length ? `${middle(values).toFixed()} ms, ${Math.max(...values).toFixed()} ms` : '–');
  const held = ({ program, heap }) => `${megabytes(program)} and ${megabytes(heap)} MB`;
  row('time from a link to the first move', `${seconds(middle(moves))} s`, '–');
  row(`time between ${flying.count} frames while cards are dealt: middle, longest`, times(flying.gaps), times(still.gaps));
  row("what such a frame takes of the page's own thread", times(flying.work), times(still.work));
  row('memory of the program and of JavaScript at the title', held(before), held(bare));
  row('the same after five matches', held(after), '–');
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
