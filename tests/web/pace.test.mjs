// How responsive the page stays while the strongest courtier thinks: node --test pace.test.mjs; prints its figures as one line of JSON.
// KINGS_COFFER_WEB: the built page (dist/web).

import assert from 'node:assert/strict';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DESK, launch, openPage, until } from './browser.mjs';
import { middle } from './coffer.mjs';
import { serve } from './serve.mjs';

const WEB = resolve(process.env.KINGS_COFFER_WEB ?? join(dirname(fileURLToPath(import.meta.url)), '../../dist/web'));
const SECONDS = 5;
/** The strongest courtier who plays draughts so far. */
const STRONGEST = 4;

/** Frames in a second and the longest time in which the page could do nothing, in milliseconds; with a question, while it is asked again and again. */
const measure = (page, question) => page.evaluate(async ([seconds, asked]) => {
  const start = performance.now();
  const end = start + seconds * 1000;
  let count = 0;
  let longest = 0;
  let answers = 0;
  let id = 0;
  const frame = () => {
    count += 1;
    if (performance.now() < end) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  let last = start;
  while (last < end) {
    if (asked !== null && (id === 0 || coffer.answerTo(id) !== undefined)) {
      answers += id === 0 ? 0 : 1;
      id = coffer.ask(asked);
      if (id === 0) break;
    }
    await new Promise((done) => setTimeout(done, 0));
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  const forgetting = performance.now();
  if (id > 0) coffer.forget(id);
  const round = (value) => Math.round(value * 10) / 10;
  return {
    frames_per_second: round(count / seconds), longest_gap_ms: round(longest),
    ...(asked === null ? {} : { workers: id > 0, answers, forget_ms: round(performance.now() - forgetting) }),
  };
}, [SECONDS, question]);

test('the page stays awake while a courtier thinks', { timeout: 240_000 }, async () => {
  const server = await serve(WEB);
  const browser = await launch();
  try {
    const page = await openPage(browser, DESK);
    await page.addInitScript(() => {
      globalThis.draws = 0;
      const { drawElements } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawElements = function count(...args) {
        globalThis.draws += 1;
        return drawElements.apply(this, args);
      };
      const { drawElementsInstanced } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawElementsInstanced = function count(...args) {
        globalThis.draws += 1;
        return drawElementsInstanced.apply(this, args);
      };
    });
    const record = { format: 1, variant: 'draughts', options: {}, seats: [{ person: '' }, { courtier: STRONGEST }], seed: 1, moves: [] };
    await page.goto(`${server.url}#match=${Buffer.from(JSON.stringify(record)).toString('base64url')}`);
    await page.waitForFunction(() => document.documentElement.dataset.state !== 'loading', null, { timeout: 120_000 });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.state), 'ready');
    await page.evaluate(() => {
      const { ask } = coffer;
      coffer.ask = (question) => {
        globalThis.question = question;
        return ask(question);
      };
    });
    // A first move, after which the game asks the courtier: that question is asked again below.
    await page.waitForTimeout(2000);
    for (const square of [11, 15]) {
      const { x, y } = middle(square, DESK.viewport, true);
      await page.mouse.click(x, y);
      await page.waitForTimeout(400);
    }
    const question = await (await page.waitForFunction(() => globalThis.question, null, { timeout: 30_000 })).jsonValue();
    // The courtier has answered and the game sleeps: the software that draws here needs half a second for each picture, and must be idle too.
    await until('the game draws nothing', async () => {
      const before = await page.evaluate(() => globalThis.draws);
      await page.waitForTimeout(2500);
      return before === await page.evaluate(() => globalThis.draws);
    }, 60_000);
    // Questions asked here are not the game's.
    await page.evaluate(() => coffer.setWake(() => {}));
    const rest = await measure(page, null);
    const thinking = await measure(page, question);
    console.log(JSON.stringify({ rest, thinking }));
    assert.ok(thinking.workers && thinking.answers > 0, 'the courtier answers in a worker');
    assert.ok(thinking.frames_per_second > 55, `only ${thinking.frames_per_second} frames a second while a courtier thinks`);
    assert.ok(thinking.longest_gap_ms < 100, `the page stood still for ${thinking.longest_gap_ms} ms`);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.close();
    await server.close();
  }
});
