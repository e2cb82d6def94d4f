// How awake the page stays while a courtier thinks: node --test pace.test.mjs; prints its figures as one line of JSON.
// KINGS_COFFER_QUESTION: a file with a long question for coffer.ask; KINGS_COFFER_WEB: the built page (dist/web).

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DESK, launch, openPage } from './browser.mjs';
import { serve } from './serve.mjs';

const WEB = resolve(process.env.KINGS_COFFER_WEB ?? join(dirname(fileURLToPath(import.meta.url)), '../../dist/web'));
const FILE = process.env.KINGS_COFFER_QUESTION;
const SECONDS = 3;

/** Frames in a second and the longest time in which the page could do nothing, in milliseconds. */
const measure = (page, question) => page.evaluate(async ([seconds, asked]) => {
  const id = asked === null ? 0 : coffer.ask(asked);
  const start = performance.now();
  const end = start + seconds * 1000;
  let count = 0;
  let longest = 0;
  let thinking = 0;
  let answer;
  const frame = () => {
    count += 1;
    if (performance.now() < end) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  let last = start;
  while (last < end) {
    await new Promise((done) => setTimeout(done, 0));
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (id > 0 && answer === undefined) {
      answer = coffer.answerTo(id);
      thinking = now - start;
    }
  }
  const forgetting = performance.now();
  if (id > 0) coffer.forget(id);
  const forgotten = performance.now() - forgetting;
  const round = (value) => Math.round(value * 10) / 10;
  return {
    frames_per_second: round(count / seconds), longest_gap_ms: round(longest),
    ...(asked === null ? {} : { id, thinking_ms: round(thinking), answered: answer !== undefined, answer: answer?.slice(0, 200), forget_ms: round(forgotten) }),
  };
}, [SECONDS, question]);

test('the page stays awake while a courtier thinks', { timeout: 240_000 }, async (context) => {
  if (!FILE) {
    console.log('KINGS_COFFER_QUESTION names no question: nothing is measured.');
    context.skip('KINGS_COFFER_QUESTION is not set');
    return;
  }
  const question = (await readFile(FILE, 'utf8')).trim();
  const server = await serve(WEB);
  const browser = await launch();
  try {
    const page = await openPage(browser, DESK);
    await page.goto(server.url);
    await page.waitForFunction(() => document.documentElement.dataset.state !== 'loading', null, { timeout: 120_000 });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.state), 'ready');
    // The lid is gone, the pieces lie still, the spare worker is warm.
    await page.waitForTimeout(3000);
    const rest = await measure(page, null);
    const thinking = await measure(page, question);
    console.log(JSON.stringify({ rest, thinking }));
    assert.ok(thinking.id > 0, 'there are workers');
    assert.notEqual(thinking.answer, '', 'the worker did not fail');
    assert.ok(thinking.longest_gap_ms < 1000, `the page stood still for ${thinking.longest_gap_ms} ms`);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.close();
    await server.close();
  }
});
