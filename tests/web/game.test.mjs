// The real game in a real browser: whole matches by mouse, keys and touch. node --test game.test.mjs KINGS_COFFER_WEB: the built page (dist/web);
// KINGS_COFFER_CLI: the program `coffer`; KINGS_COFFER_SHOTS: where pictures go.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { DESK, PHONE, frames, openPage, until } from './browser.mjs';
import { choiceOf, choices, middle, rules } from './coffer.mjs';
import { MATCH } from './house.mjs';
import { Robot } from './robot.mjs';
import { browser, server, shots } from './stage.mjs';
import { text } from './texts.mjs';
import { activate, treeOf } from './tree.mjs';

const PERSON = { person: '' };
const WILL = { courtier: 1 };

// Endgames that More (level 4) wins against Somers (level 1) in 7 to 11 plies (tried with six seeds each).
const ENDINGS = {
  mouse: { position: 'W:WK23,K31,28,19:B12,15,9', seats: [WILL, PERSON] },
  keys: { position: 'B:W25,26,12:BK2,K21,1,10', seats: [PERSON, WILL] },
  reload: { position: 'W:WK13,K8,26,19:B14,6,4', seats: [WILL, PERSON] },
  touch: { position: 'B:W21,19,28:BK6,K25,15,3', seats: [PERSON, WILL] },
};

/** Fails at once, with the report, when the game has come to an end. */
async function alive(page) {
  const report = await page.evaluate(() => (document.documentElement.dataset.state === 'broken' ? document.getElementById('trouble-report').value : ''));
  assert.equal(report, '', `the game broke: ${report}`);
}

async function isReady(page) {
  await until('the first screen', async () => {
    await alive(page);
    return page.evaluate(() => document.documentElement.dataset.state === 'ready' && !document.getElementById('splash'));
  }, 120_000);
  await frames(page, 3);
}

/** The match that was on the table last, while it is not over. */
const recordOf = (page) => page.evaluate((prefix) => {
  const { saves } = globalThis.coffer;
  const newest = saves.names().filter((name) => name.startsWith(prefix)).sort().at(-1);
  return JSON.parse(newest ? saves.read(newest) : 'null');
}, MATCH);
const settle = async (page, ms) => {
  await page.waitForTimeout(ms);
  await frames(page, 3);
};

/** A place of the title's picture, in the window. */
const CONTINUE = { desk: { x: 235, y: 653 }, phone: { x: 99, y: 683 } };

/** One match at one page: plays the person's side as the scholar would, the game answers for the fool. */
class Play {
  constructor(page, size, ending, pointing) {
    Object.assign(this, { page, size, ending, pointing, plies: 0 });
    this.me = ending.seats.findIndex((who) => 'person' in who);
    // The board is turned for a person who plays dark.
    this.turned = this.me === 0;
  }

  async open() {
    this.rules = await rules();
    this.state = await this.rules.ask({ cmd: 'new', variant: 'draughts', options: {}, seed: 1, position: this.ending.position });
    const record = { format: 1, variant: 'draughts', options: {}, seats: this.ending.seats, seed: 1, position: this.ending.position, moves: [] };
    await this.page.goto('about:blank');
    await this.page.goto(`${server.url}#match=${Buffer.from(JSON.stringify(record)).toString('base64url')}`);
    await isReady(this.page);
    const opened = await until('the match of the link is saved', async () => {
      await alive(this.page);
      return recordOf(this.page);
    });
    assert.deepEqual([opened.variant, opened.seats, opened.moves], ['draughts', this.ending.seats, []]);
    await settle(this.page, 1500);
  }

  /** Plays on until the end, or until this many plies are made and it is the person's turn. */
  async go(stop = 40) {
    while (this.state.outcome === null) {
      assert.ok(this.plies < 40, `40 plies and no end: ${this.state.position}`);
      if (this.state.turn === this.me) {
        if (this.plies >= stop) return;
        await this.move();
      } else {
        await this.answer();
      }
    }
  }

  async move() {
    const { best } = await this.rules.ask({ cmd: 'go', nodes: 200_000, level: 4 });
    const before = this.plies;
    const done = async () => {
      await alive(this.page);
      const record = await recordOf(this.page);
      return record === null || record.moves.length > before;
    };
    // Software drawing is slow, and a press while pieces move only skips the movement: it may be needed again.
    for (let attempt = 1; ; attempt += 1) {
      if (this.pointing === 'keys') await this.byKeys(best);
      else await this.byPointing(best);
      if (await until(best, done, 5_000).catch(() => false)) break;
      if (this.pointing === 'keys' || attempt === 6) {
        await this.page.screenshot({ path: join(shots, `stuck_${this.pointing}.png`) });
        throw new Error(`${best} was not played after ${attempt} attempts, in ${this.state.position} (ply ${before}); see stuck_${this.pointing}.png`);
      }
    }
    this.state = await this.rules.ask({ cmd: 'move', move: best });
    this.plies += 1;
    const record = await recordOf(this.page);
    if (this.state.outcome === null) {
      assert.ok(record, `the match is over for the game after ${best}, but not by the rules`);
      assert.equal(record.moves[before], best);
    }
  }

  async answer() {
    const record = await until('Will Somers moves', async () => {
      await alive(this.page);
      const now = await recordOf(this.page);
      return now === null || now.moves.length > this.plies ? { now } : null;
    }, 60_000);
    assert.ok(record.now, 'the match ended by a move of Will Somers');
    this.state = await this.rules.ask({ cmd: 'move', move: record.now.moves[this.plies] });
    this.plies += 1;
    await settle(this.page, 1600);
  }

  async byPointing(best) {
    const choice = choiceOf(this.state, best);
    const alone = choices(this.state).filter((other) => other[0] === choice[0] && other.at(-1) === choice.at(-1)).length === 1;
    for (const square of alone ? [choice[0], choice.at(-1)] : choice) {
      const { x, y } = middle(square, this.size, this.turned);
      if (this.pointing === 'touch') {
        await this.page.touchscreen.tap(x, y);
      } else {
        await this.page.mouse.move(x, y);
        await this.page.mouse.down();
        await frames(this.page, 1);
        await this.page.mouse.up();
      }
      await settle(this.page, 200);
    }
  }

  async key(name) {
    // Held long enough for a slow frame to see it.
    await this.page.keyboard.down(name);
    await settle(this.page, 120);
    await this.page.keyboard.up(name);
    await settle(this.page, 60);
  }

  /** The square on which the cursor was announced last. */
  heard() {
    return this.page.evaluate(() => {
      const squares = [...document.querySelectorAll('#said p')].map((said) => /^Square (\d+)/.exec(said.textContent)?.[1]);
      return Number(squares.findLast(Boolean));
    });
  }

  /** Tab until the cursor is announced on a square; in a slow frame a press may be lost. */
  async walk(stops, wanted) {
    const most = 2 * new Set(stops).size + 2;
    for (let step = 0; ; step += 1) {
      const here = await this.heard();
      if (here === wanted) return;
      assert.ok(step < most, `Tab reaches ${wanted} among ${stops}, not only ${here}`);
      await this.key('Tab');
      await until('the cursor is announced', async () => (await this.heard()) !== here, 2_000).catch(() => {});
    }
  }

  async byKeys(best) {
    const all = choices(this.state);
    const choice = choiceOf(this.state, best);
    await this.walk(all.map(([start]) => start), choice[0]);
    await this.key('Enter');
    const alone = all.filter((other) => other[0] === choice[0] && other.at(-1) === choice.at(-1)).length === 1;
    for (let made = 1; made < choice.length; made += 1) {
      const open = all.filter((other) => other.slice(0, made).join() === choice.slice(0, made).join());
      const wanted = alone ? choice.at(-1) : choice[made];
      await this.walk(open.flatMap((other) => [other[made], other.at(-1)]), wanted);
      await this.key('Enter');
      if (alone) break;
    }
  }

  async won() {
    assert.ok(this.state.outcome.winners.includes(this.me), `the person wins: ${JSON.stringify(this.state.outcome)}`);
    await until('a finished match is not kept', async () => (await recordOf(this.page)) === null);
    await settle(this.page, 3000);
    await alive(this.page);
  }

  close() {
    this.rules?.close();
  }
}

/** A test with a page and a match, which must go by without an error in the console. */
function matchTest(name, options, ending, pointing, run) {
  test(name, { timeout: 600_000 }, async () => {
    const page = await openPage(browser, options);
    const play = new Play(page, options.viewport, ending, pointing);
    const size = `${options.viewport.width}x${options.viewport.height}`;
    const shot = (what) => page.screenshot({ path: join(shots, `${what}_${size}.png`) });
    try {
      await run(page, play, shot);
      assert.deepEqual(page.problems, [], 'nothing goes wrong on the way');
      console.log(`${name}: ${play.plies} plies`);
    } catch (error) {
      await shot(`failed_${pointing}`).catch(() => {});
      if (page.problems.length) error.message += `\nin the console: ${page.problems.join('\n')}`;
      throw error;
    } finally {
      play.close();
      await page.context().close();
    }
  });
}

matchTest('a match by mouse', DESK, ENDINGS.mouse, 'mouse', async (page, play, shot) => {
  await page.goto(server.url);
  await isReady(page);
  await settle(page, 1500);
  await shot('title');
  await play.open();
  assert.equal(page.url(), server.url, 'the link is taken out of the address');
  await play.go(2);
  await shot('table');
  await play.go();
  await play.won();
  await shot('result');
});

matchTest('a match by keys alone', { ...DESK, reducedMotion: 'reduce' }, ENDINGS.keys, 'keys', async (page, play, shot) => {
  await play.open();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'table', 'the table has the keys without a press');
  await play.go();
  await play.won();
  await shot('result_keys');
});

matchTest('a match that goes on after a reload', DESK, ENDINGS.reload, 'mouse', async (page, play, shot) => {
  await play.open();
  await play.go(4);
  const before = await recordOf(page);
  assert.ok(before.moves.length >= 4, `${before.moves.length} plies before the reload`);
  await page.reload();
  await isReady(page);
  await settle(page, 1500);
  assert.deepEqual(await recordOf(page), before, 'the match is still there');
  await shot('title_continue');
  await page.mouse.click(CONTINUE.desk.x, CONTINUE.desk.y);
  await settle(page, 2000);
  await shot('continued');
  await play.go();
  await play.won();
});

matchTest('a match by fingers on a phone', PHONE, ENDINGS.touch, 'touch', async (page, play, shot) => {
  await page.goto(server.url);
  await isReady(page);
  await settle(page, 1500);
  await shot('title');
  await play.open();
  await play.go(2);
  await shot('table');
  await page.reload();
  await isReady(page);
  await settle(page, 1500);
  await shot('title_continue');
  await page.touchscreen.tap(CONTINUE.phone.x, CONTINUE.phone.y);
  await settle(page, 2000);
  await play.go();
  await play.won();
  await shot('result');
  const view = await page.evaluate(() => [scrollX, scrollY, visualViewport.scale]);
  assert.deepEqual(view, [0, 0, 1], 'nothing was scrolled or zoomed');
});

/** A test with a page at the desk's size, in which nothing may go wrong. */
function deskTest(name, options, run) {
  test(name, { timeout: 300_000 }, async () => {
    const page = await openPage(browser, { ...DESK, ...options });
    const shot = (what) => page.screenshot({ path: join(shots, `${what}_1280x720.png`) });
    try {
      await run(page, shot);
      assert.deepEqual(page.problems, [], 'nothing goes wrong on the way');
    } catch (error) {
      await shot('failed_desk').catch(() => {});
      throw error;
    } finally {
      await page.context().close();
    }
  });
}

/** Everything that was said in the live regions. */
const said = (page) => page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' '));

/** Opens the settings' page of the play. */
async function openPlay(robot) {
  await robot.pressFor(text('title-settings'), 'the settings', ({ menu }) => menu === 'Settings');
  await robot.press(text('settings-play'));
}

const dialogOpens = (page) => () => page.evaluate(() => document.querySelector('dialog[open] textarea') !== null);

test('games and settings go out as text and into another browser', { timeout: 300_000 }, async () => {
  const robot = await Robot.open(browser, `${server.url}#position=draughts:${ENDINGS.mouse.position}`, DESK, shots);
  const other = await Robot.open(browser, server.url, DESK, shots);
  try {
    await robot.walk('export as text', async () => {
      await until('the match of the link is saved', () => recordOf(robot.page));
      await robot.visit(server.url);
      await openPlay(robot);
      await robot.press(text('settings-play-export'));
      await until('the text', dialogOpens(robot.page));
      await robot.page.screenshot({ path: join(shots, 'export_1280x720.png') });
    });
    const bundle = await robot.page.inputValue('dialog[open] textarea');
    assert.ok(Object.keys(JSON.parse(bundle).files).some((name) => name.startsWith('unfinished-')), bundle.slice(0, 200));
    await other.walk('import from text', async () => {
      const { page } = other;
      const bring = async (words) => {
        await other.press(text('settings-play-import'));
        await until('the place for a text', dialogOpens(page));
        await page.fill('dialog[open] textarea', words);
        await page.screenshot({ path: join(shots, 'import_1280x720.png') });
        await page.locator('dialog[open] button', { hasText: 'Import' }).click();
      };
      await openPlay(other);
      await bring('no such text');
      await until('a wrong text is refused', async () => (await said(page)).includes('Nothing was changed'));
      await settle(page, 500);
      // The match is there before the page starts again with it.
      await page.evaluate(() => { globalThis.before = true; });
      await bring(bundle);
      await until('the page starts again', () => page.evaluate(() => globalThis.before === undefined).catch(() => false));
      await isReady(page);
      assert.deepEqual(await recordOf(page), await recordOf(robot.page));
    });
  } finally {
    await robot.close();
    await other.close();
  }
});

deskTest('without workers and without storage the match goes on', {}, async (page, shot) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, storage, { get() { throw new DOMException('refused', 'SecurityError'); } });
    }
    globalThis.Worker = class { constructor() { throw new Error('refused'); } };
  });
  await page.goto(`${server.url}#position=draughts:W:W21,22,26,30:B1,2,3,9`);
  await isReady(page);
  await until('the notice is told', async () => (await said(page)).includes('Nothing can be saved'));
  await settle(page, 1500);
  await shot('blocked');
  for (const square of [22, 18]) {
    const { x, y } = middle(square, DESK.viewport, false);
    await page.mouse.click(x, y);
    await settle(page, 800);
  }
  await until('Will Somers answers', async () => /Will Somers: .*Your move/.test(await said(page)), 30_000);
});

deskTest('the system\'s preferences are followed, and a lost picture leaves a report with the match in it', { reducedMotion: 'reduce', contrast: 'more' }, async (page, shot) => {
  await page.goto(`${server.url}#position=draughts:W:W21,22,26,30:B1,2,3,9`);
  await isReady(page);
  await until('the match is saved', () => recordOf(page));
  await settle(page, 1500);
  await shot('contrast');
  await page.keyboard.press('p', { delay: 200 });
  await settle(page, 1000);
  await shot('pause');
  await page.evaluate(() => document.getElementById('table').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
  await until('the report is there', () => page.evaluate(() => document.documentElement.dataset.state === 'broken'));
  await settle(page, 500);
  await shot('trouble');
  assert.match(await page.inputValue('#trouble-report'), /"variant":"draughts"/);
  page.problems.length = 0;
});

test('a screen reader finds controls and places in the page, and plays with them', { timeout: 300_000 }, async () => {
  const page = await openPage(browser, DESK);
  const find = (what, fits) => until(what, async () => {
    await alive(page);
    return (await treeOf(page)).find(fits);
  }, 60_000);
  const named = (begins) => find(begins, ({ role, name }) => role === 'button' && name.startsWith(begins));
  try {
    await page.goto(server.url);
    await isReady(page);
    await activate(page, (await named('Let screen readers')).node);
    const settings = await named('Settings');
    await activate(page, settings.node);
    const volume = await find('a slider', ({ role }) => role === 'slider');
    assert.ok(volume.name, 'it has a name');
    assert.ok(!(await treeOf(page)).some(({ node }) => node === settings.node), 'what lies under a dialog is not there');
    const record = { format: 1, variant: 'draughts', options: {}, seats: [PERSON, PERSON], seed: 1, moves: [] };
    await page.goto('about:blank');
    await page.goto(`${server.url}#match=${Buffer.from(JSON.stringify(record)).toString('base64url')}`);
    await isReady(page);
    for (const square of ['Square 11:', 'Square 15']) {
      const { node } = await named(square);
      await activate(page, node);
      await settle(page, 300);
    }
    const played = await until('the move', async () => (await recordOf(page))?.moves.length && recordOf(page), 10_000);
    assert.deepEqual(played.moves, ['11-15']);
    const focused = await page.evaluate(() => document.getElementById(document.getElementById('table').getAttribute('aria-activedescendant'))?.ariaLabel);
    assert.match(focused ?? '', /^Square 15/, 'the canvas names what has the focus');
    assert.deepEqual(page.problems, [], 'nothing goes wrong on the way');
  } catch (error) {
    await page.screenshot({ path: join(shots, 'failed_mirror.png') }).catch(() => {});
    throw error;
  } finally {
    await page.context().close();
  }
});
