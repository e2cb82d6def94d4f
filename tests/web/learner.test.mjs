// What a learner does in the page: a puzzle of every variant, what is offered today, a match that is shown, gone on with, looked at again and kept, and
// the analysis board. KINGS_COFFER_WEB: the built page (dist/web), built by `scripts/web --quick`; KINGS_COFFER_CLI: the program `coffer`;
// KINGS_COFFER_SHOTS: where pictures go; KINGS_COFFER_ONLY: only what has this in its name.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { until } from './browser.mjs';
import { variants } from './coffer.mjs';
import { DESK, PHONE, back, begin, closeNotices, leave, makeMove, newest, pause, setUp, turn } from './house.mjs';
import { Robot } from './robot.mjs';
import { browser, server, shots } from './stage.mjs';
import { fill, text } from './texts.mjs';

/** The moves of a match before it is given up. */
const MOVES = 3;
/** The first bytes of the pictures to show. */
const MAGIC = { png: '\x89PNG', gif: 'GIF8' };

const only = process.env.KINGS_COFFER_ONLY ?? '';
const VARIANTS = variants();
const DRAUGHTS = VARIANTS.find(({ key }) => key === 'draughts');

/** A test with a page of its own. */
function learnerTest(name, options, run) {
  test(name, { timeout: 900_000, skip: !name.includes(only) }, async () => {
    const robot = await Robot.open(browser, server.url, options, shots);
    await robot.walk(name, () => run(robot));
    await robot.close();
  });
}

/** Presses the control whose name begins so. */
const pressFirst = (robot, beginning, what, come) => robot.pressFor((name) => name.startsWith(beginning), what, come);

/** From any menu of the title back to it. */
async function toTitle(robot) {
  for (let menu = (await robot.look()).menu; menu !== 'None'; menu = (await robot.look()).menu) {
    await robot.page.keyboard.press('Escape', { delay: 100 });
    await until(`${menu} is left`, async () => (await robot.look()).menu !== menu, 10_000);
    await robot.rest();
  }
}

/** The first puzzle of a variant: its solution is shown, it is set up again, and the next one comes. */
async function puzzle(robot, variant) {
  await setUp(robot, variant);
  await pressFirst(robot, text('setup-puzzles'), 'the puzzles', ({ menu }) => menu === 'Puzzles');
  await pressFirst(robot, `${fill('puzzles-name', { n: 1 })},`, 'the puzzle', ({ screen, menu }) => screen === 'Table' && menu === 'None');
  const places = ({ places: all }) => JSON.stringify(all);
  const before = places(await robot.look());
  await robot.pressFor(text('course-solution'), 'the solution', ({ texts }) => texts.includes(text('course-shown')));
  assert.notEqual(places(await robot.look()), before, 'the solution is played on the table');
  await robot.pressFor(text('course-again'), 'the puzzle again', (sight) => places(sight) === before);
  await robot.pressFor(text('course-solution'), 'the solution again', ({ texts }) => texts.includes(text('course-shown')));
  // The puzzle of the day has a title of its own.
  const titles = [fill('puzzles-name', { n: 2 }), text('puzzles-daily').split('{')[0]];
  await robot.pressFor(text('course-next_puzzle'), 'the next puzzle', ({ texts }) => texts.some((words) => titles.some((title) => words.includes(title))));
  await robot.pressFor(text('course-leave'), 'the puzzles again', ({ menu }) => menu === 'Puzzles');
  await toTitle(robot);
}

/** From the title to the first turn of a match of draughts. */
async function toTable(robot) {
  await setUp(robot, DRAUGHTS);
  await begin(robot);
  await turn(robot);
}

/** Makes a move, and waits for the next turn. */
async function move(robot) {
  await makeMove(robot);
  await turn(robot);
}

/** Saves the position and the match as pictures. */
async function savePictures(robot) {
  const saved = new Map();
  robot.page.on('download', async (download) => {
    const bytes = await readFile(await download.path());
    saved.set(download.suggestedFilename().split('.').at(-1), bytes.subarray(0, 4).toString('latin1'));
  });
  await robot.press(text('pause-picture'));
  await until('two pictures are saved', () => saved.size === 2, 60_000);
  assert.deepEqual(Object.fromEntries(saved), MAGIC);
  const told = text('picture-downloaded');
  await until('it is told', async () => (await robot.look()).texts.includes(told));
  await robot.press(text('notice-close'));
}

for (const variant of VARIANTS) {
  learnerTest(`a puzzle of ${variant.key}`, DESK, (robot) => puzzle(robot, variant));
}
learnerTest('a puzzle by touch', PHONE, (robot) => puzzle(robot, DRAUGHTS));

learnerTest('what is offered today', DESK, async (robot) => {
  // It is not offered before the first match.
  await toTable(robot);
  await leave(robot);
  await robot.pressFor(text('title-daily'), 'what is offered today', ({ menu }) => menu === 'Today');
  const offers = (await robot.look()).controls.map(({ name }) => name);
  const families = new Set(VARIANTS.filter(({ key }) => offers.some((name) => name.startsWith(`${text(`${key}-name`)}, `))).map(({ family }) => family));
  assert.equal(families.size, 6, `every family offers something: ${offers}`);
  await robot.pressFor(text('today-month'), 'the month', ({ texts }) => texts.some((words) => /^\p{L}+ \d{4}$/u.test(words)));
  await robot.page.keyboard.press('Escape', { delay: 100 });
  await until('the offers again', async () => (await robot.look()).controls.some(({ name }) => name === offers[0]));
  await robot.rest();
  await pressFirst(robot, `${text('six_wives-name')}, `, 'the daily puzzle', ({ screen }) => screen === 'Table');
  await robot.pressFor(text('course-leave'), 'the title', ({ screen }) => screen === 'Title');
  await toTitle(robot);
  await pressFirst(robot, text('career-open-note').split('{')[0], 'the career', ({ menu }) => menu === 'Career');
  await toTitle(robot);
});

learnerTest('a match is shown, looked at again, gone on with and kept', DESK, async (robot) => {
  await toTable(robot);
  for (let count = 0; count < MOVES; count += 1) await move(robot);
  await pause(robot);
  await savePictures(robot);
  if ((await robot.look()).menu === 'None') await pause(robot);
  await robot.pressFor(text('pause-resign'), 'the question', ({ menu }) => menu === 'ConfirmResign');
  await robot.pressFor(text('pause-resign'), 'the result', ({ menu }) => menu === 'Result');

  await robot.pressFor(text('result-review'), 'the review', ({ menu, controls }) => menu === 'None' && controls.some(({ name }) => name === text('review-close')));
  const progress = new RegExp(fill('review-progress', { n: '\\d+', all: '\\d+' }));
  await until('all positions are examined', async () => !(await robot.look()).texts.some((words) => progress.test(words)), 120_000);
  await robot.pressFor(text('play_from-title'), 'the question who plays', ({ menu }) => menu === 'PlayFrom');
  await robot.pressFor(text('play_from-start'), 'a match from there', ({ menu }) => menu === 'None');
  await turn(robot);
  await leave(robot);

  await robot.pressFor(text('pause-open'), 'the list of matches', ({ menu }) => menu === 'Matches');
  const title = fill('matches-against', { game: text('draughts-name'), names: text('courtier-will') });
  await robot.pressFor(fill('matches-favourite', { title }), 'it is a favourite', ({ controls }) => controls.some(({ name }) => name === fill('matches-unfavourite', { title })));
  await robot.pressFor(`${text('review-title')}: ${title}`, 'the review again', ({ screen }) => screen === 'Table');
});

learnerTest('a position is set up and analysed', DESK, async (robot) => {
  await toTable(robot);
  await pause(robot);
  await robot.pressFor(text('editor-title'), 'the editor', ({ menu }) => menu === 'BoardEditor');
  await robot.press(text('editor-remove'));
  const man = (await robot.look()).controls.find(({ name }) => name.startsWith('Square 32'));
  await robot.press(man.name);
  await robot.pressFor(text('editor-analyse'), 'the analysis board', ({ menu }) => menu === 'None');
  // It tells that the match which was left is kept, and Escape would only close that.
  await closeNotices(robot);
  const board = await turn(robot);
  assert.ok(board.texts.some((words) => words.includes('11')), `a man is missing: ${board.texts}`);
  await move(robot);
  await back(robot, 'Pause');
  await robot.pressFor(text('pause-leave'), 'the title', ({ screen, menu }) => screen === 'Title' && menu === 'None');
});

learnerTest('a link that contradicts a known match is shown beside it', PHONE, async (robot) => {
  const open = async (name, menu) => {
    const record = JSON.parse(await readFile(new URL(`../it/data/tables/${name}.json`, import.meta.url), 'utf8'));
    const hash = `#match=${Buffer.from(JSON.stringify(record)).toString('base64url')}`;
    await robot.send(() => robot.page.evaluate((link) => { location.hash = link; }, hash));
    await until(`${name} is opened`, async () => {
      const sight = await robot.look();
      return sight.screen === 'Table' && sight.menu === menu && !sight.moving;
    }, 20_000);
    await robot.rest();
    return record;
  };
  const known = await open('friends', 'None');
  await open('friends_other', 'Versions');
  const choose = (which) => `${text(`versions-${which}`)}: ${text('versions-choose')}`;
  const { controls } = await robot.look();
  for (const which of ['known', 'opened']) assert.ok(controls.some(({ name }) => name === choose(which)), `${which}: ${JSON.stringify(controls)}`);
  await robot.pressFor(choose('known'), 'the known one goes on', ({ menu }) => menu === 'None');
  const shown = await until('it is saved as the newest', async () => {
    const match = await newest(robot);
    return match.record.moves.length === known.moves.length && match;
  }, 10_000);
  assert.deepEqual(shown.record.moves, known.moves);
});
