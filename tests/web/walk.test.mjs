// Every door opens in the page: each variant is started from the title and makes a first move, and each lesson's buttons answer, also after a press
// on the table. KINGS_COFFER_WEB: the built page (dist/web), built by `scripts/web --quick`; KINGS_COFFER_CLI: the program `coffer`;
// KINGS_COFFER_SHOTS: where pictures go; KINGS_COFFER_ONLY: only what has this in its name.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from './browser.mjs';
import { variants } from './coffer.mjs';
import { DESK, PHONE, back, begin, closeNotices, leave, makeMove, newest, pause, setUp, turn } from './house.mjs';
import { Robot } from './robot.mjs';
import { serve } from './serve.mjs';
import { WEB, browser, server, shots } from './stage.mjs';
import { fill, text } from './texts.mjs';

/** The most tries of a step until it is solved or shown. */
const TRIES = 12;
/** The number of games in a long collection, of some 14 MB. */
const MANY = 125_000;
/** How many times slower than this computer one is on which reading it is stopped. */
const SLOW = 8;

const only = process.env.KINGS_COFFER_ONLY ?? '';
const VARIANTS = variants();
/** One variant of every family. */
const FAMILIES = VARIANTS.filter(({ family }, place) => VARIANTS.findIndex((other) => other.family === family) === place);

/** Three phones and a tablet, in coarse pixels as above. */
const HANDHELD = [[360, 640], [390, 844], [412, 915], [820, 1180]];
/** The least size of what fingers press, and of text, in CSS pixels; a little less may be left by rounding. */
const TARGET = 44;
const LETTERS = 12;
const ROUNDING = 0.51;

/** From the title to the first move of a variant, and back. */
async function start(robot, variant) {
  const earlier = await newest(robot);
  await setUp(robot, variant);
  await begin(robot);
  await turn(robot);
  const began = await newest(robot);
  assert.equal(began?.record.variant, variant.key, 'the match is saved');
  assert.notEqual(began.name, earlier?.name, 'it is another match');
  const sight = await makeMove(robot);
  const places = sight.places.map(([name]) => name).join();
  await until('the table shows the move', async () => (await robot.look()).places.map(([name]) => name).join() !== places);
  await leave(robot);
}

/** The sentences in the window, in the same order each time. */
const sentences = ({ texts }) => texts.toSorted().join('\n');

/** The step of a lesson that is shown, and the number of steps. */
function stepOf({ texts }) {
  const pattern = new RegExp(fill('course-step', { n: '(\\d+)', all: '(\\d+)' }));
  const [, step, all] = texts.map((words) => pattern.exec(words)).find(Boolean) ?? [];
  return { step: Number(step), all: Number(all) };
}

/** A place of the table with which no move begins, the nearest one to the middle of the window. */
async function elsewhere(robot) {
  const { places, first_move: moves } = await robot.look();
  const { width, height } = robot.page.viewportSize();
  const far = ([x, y]) => Math.hypot(x - width / 2, y - height / 2);
  const points = places.map(([, at]) => at).filter((at) => !moves.some((move) => move?.join() === at.join()));
  const nearest = points.toSorted((one, other) => far(one) - far(other))[0];
  assert.ok(nearest, 'the table has places');
  return nearest;
}

/** Presses the table, and then a button, with which this comes. */
async function pressAfterTable(robot, button, what, come) {
  await robot.pressTable(await elsewhere(robot));
  await robot.pressFor(button, what, come);
}

/** Opens a variant's lesson, if it has one, and presses each of its buttons. Returns whether it has one. */
async function lesson(robot, variant) {
  await setUp(robot, variant);
  const label = text('setup-lesson');
  const link = (await robot.look()).controls.find(({ name }) => name.startsWith(label));
  if (!link) {
    await back(robot, 'None');
    return false;
  }
  await robot.pressFor(link.name, 'the lesson', ({ screen }) => screen === 'Table');
  const began = await robot.look();
  const { step, all } = stepOf(began);
  assert.equal(step, 1, `the first step stands there: ${sentences(began)}`);

  // The first press of all is on the table.
  await robot.pressTable(await elsewhere(robot));
  const before = sentences(await robot.look());
  await robot.pressFor(text('hud-hint'), 'the hint', (sight) => sentences(sight) !== before);
  await pressAfterTable(robot, text('course-again'), 'the task stands there again', (sight) => sentences(sight) === sentences(began));

  // The first legal move is the wrong one, and after three wrong ones the teacher offers to show the step; or it is the right one.
  for (let attempt = 0; !(await robot.can(text('course-next'))); attempt += 1) {
    assert.ok(attempt < TRIES, `${attempt} tries, and the step is neither solved nor shown`);
    const show = text('course-show_me');
    if (await robot.can(show)) {
      await robot.pressFor(show, 'the step is shown', ({ texts }) => texts.includes(text('course-step_shown')));
    } else {
      const count = (await robot.look()).first_move.length;
      for (let press = 0; press < count; press += 1) {
        const { first_move: [next] } = await robot.look();
        if (next) await robot.pressTable(next);
      }
    }
  }
  const at = (wanted) => (sight) => stepOf(sight).step === wanted;
  await pressAfterTable(robot, text('course-next'), `step 2 of ${all}`, at(2));
  await pressAfterTable(robot, text('course-back'), 'step 1 again', at(1));
  await pressAfterTable(robot, text('course-leave'), 'the set-up again', ({ menu }) => menu === 'Setup');
  await back(robot, 'None');
  return true;
}

/** A collection of as many games, in Latin-1. */
function collection(games) {
  const game = (number) => `[Event "${number}"]\n[White "José"]\n[Black "Ann"]\n[Result "1-0"]\n\n1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 1-0\n\n`;
  return Buffer.from(Array.from({ length: games }, (_, number) => game(number)).join(''), 'latin1');
}

/** From the title: texts and files are opened, and broken ones get a sentence on the spot. */
async function openMatch(robot, variant) {
  await start(robot, variant);
  const { record } = await newest(robot);
  const json = JSON.stringify(record);
  const shut = () => robot.page.evaluate(() => document.querySelector('dialog[open]') === null);
  const give = async (fillIn) => {
    // From the title it leads to the list of matches, which has a button of that name.
    if ((await robot.look()).menu !== 'Matches') await robot.pressFor(text('pause-open'), 'the list of matches', ({ menu }) => menu === 'Matches');
    await robot.press(text('pause-open'));
    await until('the dialog', async () => !(await shut()), 10_000);
    await fillIn();
    await robot.page.click('#ask-accept');
    await until('the dialog is closed', shut);
  };
  const broken = [
    ['no such text', text('open-unknown')],
    [json.slice(0, -9), fill('open-refused', { why: text('record-broken_off') })],
    [json.replace(record.variant, 'no_such_game'), null],
    [json.replace(/"moves":\[/, '"moves":["a9",'), null],
  ];
  for (const [given, sentence] of broken) {
    const before = sentences(await robot.look());
    robot.steps.push(`open “${given}”`);
    await give(() => robot.page.fill('#ask-text', given));
    const is = (words) => (sentence ? words === sentence : /^[A-Z].{20,200}[.]$/.test(words) && !before.includes(words));
    const said = await until('a sentence says why', async () => (await robot.look()).texts.find(is));
    console.log(`  ${said}`);
    // A notice can be pressed from its second frame on.
    await robot.rest();
    await robot.press(text('notice-close'));
    assert.equal((await robot.look()).screen, 'Title', 'nothing else happens');
  }
  robot.steps.push('open a file');
  await give(async () => {
    await robot.page.setInputFiles('#ask-file', { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(json) });
    await until('the file is read', async () => (await robot.page.textContent('#ask-status')) === fill('web-file_read', { file: 'match.json' }));
  });
  await until('the match is on the table', async () => (await robot.look()).screen === 'Table', 10_000);
  await closeNotices(robot);
  await leave(robot);

  const devtools = await robot.page.context().newCDPSession(robot.page);
  const slower = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const giveGames = (rate) => give(async () => {
    await robot.page.setInputFiles('#ask-file', { name: 'games.pdn', mimeType: 'text/plain', buffer: collection(MANY) });
    await until('the file is read', async () => (await robot.page.textContent('#ask-status')) === fill('web-file_read', { file: 'games.pdn' }));
    await slower(rate);
  });
  const what = text('carry-reading-text');
  const progress = new RegExp(fill('carry-reading-games', { what, n: '\\d+' }));
  robot.steps.push('stop reading a long collection');
  await giveGames(SLOW);
  await until('it is told how many games are read', async () => (await robot.look()).texts.some((words) => progress.test(words)), 60_000);
  await robot.press(text('notice-close'));
  assert.ok(!(await robot.look()).texts.some((words) => progress.test(words)), 'it is stopped');
  await slower(1);
  robot.steps.push('read a long collection');
  const since = Date.now();
  await giveGames(1);
  const list = await until('the list of games', async () => {
    const sight = await robot.look();
    return sight.menu === 'GameList' && sight;
  }, 120_000);
  console.log(`  ${MANY} games in ${(Date.now() - since) / 1000} s`);
  assert.ok(list.controls.some(({ name }) => name.includes('José')), 'the names have their accents');
  await robot.page.keyboard.press('Escape', { delay: 100 });
  await until('the list is closed', async () => (await robot.look()).menu !== 'GameList');
}

/** What is too small for a finger or an eye in the window now; `drawn` says whether small letters belong to pictures, as those on the cards of Cromwell. */
async function tooSmall(robot, drawn) {
  const { controls, small_texts: texts } = await robot.look();
  const sizes = controls.map(({ name, area: [[left, top], [right, bottom]] }) => ({ name, width: right - left, height: bottom - top }));
  const targets = sizes.filter(({ width, height }) => Math.min(width, height) < TARGET - ROUNDING);
  return [
    ...targets.map(({ name, width, height }) => `“${name}” is ${width.toFixed(1)} × ${height.toFixed(1)}`),
    ...texts.filter(([, size]) => !drawn && size < LETTERS - 0.01).map(([words, size]) => `“${words}” is written in ${size.toFixed(1)}`),
  ];
}

/** To the set-up and the table of every family, and from the title to each page: what is too small, by where it is. */
async function measure(robot) {
  const found = new Map();
  const check = async (where, drawn = false) => {
    const small = await tooSmall(robot, drawn);
    if (small.length) found.set(where, small);
  };
  /** Opens what a control leads to, if it is there; behind a comma, or in place of a value, it may say more. */
  const visit = async (key, where, menu, drawn) => {
    const begins = text(key).split('{')[0];
    const is = ({ name, enabled }) => enabled && (name === begins || name.startsWith(`${begins}, `) || (begins !== text(key) && name.startsWith(begins)));
    const control = (await robot.look()).controls.find(is);
    if (!control) return false;
    await robot.pressFor(control.name, where, (sight) => sight.menu !== menu);
    await check(where, drawn);
    return true;
  };
  for (const variant of FAMILIES) {
    const drawn = variant.family === 'cromwell';
    await setUp(robot, variant);
    await check(`the set-up of ${variant.key}`);
    for (const key of ['setup-rules', 'setup-puzzles', 'setup-gallery', 'setup-statistics']) {
      if (await visit(key, `${key} of ${variant.key}`, 'Setup', drawn)) await back(robot, 'Setup');
    }
    await begin(robot);
    await robot.rest();
    await check(`the table of ${variant.key}`, drawn);
    await pause(robot);
    await check(`the menu of ${variant.key}`, drawn);
    await robot.pressFor(text('pause-leave'), 'the title', ({ screen, menu }) => screen === 'Title' && menu === 'None');
  }
  // With all that is offered after the first match.
  await check('the title');
  for (const key of ['title-daily', 'title-settings', 'title-credits', 'career-open-note']) {
    assert.ok(await visit(key, key, 'None'), `the title has no “${text(key)}”`);
    if (key === 'title-settings') {
      for (const tab of ['settings-play', 'settings-keys', 'settings-access']) {
        await robot.press(text(tab));
        await check(tab);
      }
    }
    await back(robot, 'None');
  }
  return found;
}

for (const [width, height] of HANDHELD) {
  const name = `sizes at ${width} × ${height}`;
  test(name, { timeout: 900_000, skip: !name.includes(only) }, async () => {
    const robot = await Robot.open(browser, server.url, { ...PHONE, viewport: { width, height } }, shots);
    let found;
    await robot.walk(name, async () => { found = await measure(robot); });
    await robot.close();
    assert.equal([...found].map(([where, small]) => `${where}: ${small.join(', ')}`).join('\n'), '');
  });
}

const OFFLINE = 'every family without a connection, after one visit';
test(OFFLINE, { timeout: 900_000, skip: !OFFLINE.includes(only) }, async () => {
  const own = await serve(WEB);
  const robot = await Robot.open(browser, `${own.url}?offline`, DESK, shots);
  await until('the page is kept', () => robot.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'), 120_000);
  await own.close();
  await robot.visit(`${own.url}?offline`);
  for (const variant of FAMILIES) await robot.walk(`offline ${variant.key}`, () => start(robot, variant));
  await robot.close();
});

const BACK = 'the Back gesture on a phone';
test(BACK, { timeout: 300_000, skip: !BACK.includes(only) }, async () => {
  const robot = await Robot.open(browser, server.url, PHONE, shots);
  const goBack = (what, come) => robot.send(() => robot.page.evaluate(() => history.back()))
    .then(() => until(what, async () => come(await robot.look()), 10_000)).then(() => robot.rest());
  await robot.walk(BACK, async () => {
    await setUp(robot, VARIANTS[0]);
    await goBack('the title', ({ menu }) => menu === 'None');
    await setUp(robot, VARIANTS[0]);
    await begin(robot);
    await robot.rest();
    await goBack('the menu', ({ menu }) => menu === 'Pause');
    await goBack('the table again', ({ screen, menu }) => screen === 'Table' && menu === 'None');
    await leave(robot);
    await until('nothing is left to go back to', () => robot.page.evaluate(() => history.state === null));
    // The shortcuts of the installed game.
    await robot.send(() => robot.page.evaluate(() => { location.hash = '#go=today'; }));
    await until('what is offered today', async () => (await robot.look()).menu === 'Today', 10_000);
    await robot.send(() => robot.page.evaluate(() => { location.hash = '#go=continue'; }));
    await until('the match', async () => (await robot.look()).screen === 'Table', 10_000);
  });
  await robot.close();
});

/** A test with one page, in which each of these is walked; after a failure the next one has a new page. */
function walkTest(name, options, wanted, run) {
  const chosen = wanted.filter((variant) => `${name} ${variant.key}`.includes(only));
  test(name, { timeout: 900_000, skip: chosen.length === 0 }, async () => {
    const failures = [];
    let robot;
    for (const variant of chosen) {
      try {
        robot ??= await Robot.open(browser, server.url, options, shots);
        await robot.walk(`${name} ${variant.key}`, () => run(robot, variant));
      } catch (error) {
        failures.push(error.message);
        await robot?.close();
        robot = undefined;
      }
    }
    await robot?.close();
    assert.ok(failures.length === 0, `${failures.length} of ${chosen.length} failed:\n${failures.join('\n\n')}`);
  });
}

walkTest('start, by mouse,', DESK, VARIANTS, start);
walkTest('start, by touch,', PHONE, VARIANTS.slice(0, 1), start);
walkTest('lesson, by mouse,', DESK, VARIANTS, lesson);
walkTest('open a match of', DESK, VARIANTS.slice(0, 1), openMatch);
