// The ways of the house that all walks in the page take: from the title to a set-up, to a table, and back.

import assert from 'node:assert/strict';
import { until } from './browser.mjs';
import { text } from './texts.mjs';

// The windows of the desk and of a phone with coarse pixels, as the picture is drawn by software: 15 frames a second, and not one. With less motion, as
// nobody watches.
export const DESK = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.25, reducedMotion: 'reduce' };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.5, isMobile: true, hasTouch: true, reducedMotion: 'reduce' };
/** What the names of matches that are not over begin with; the time stands behind it. */
export const MATCH = 'unfinished-';
/** The most presses for one move. */
const PRESSES = 12;

/** The match that was started last. */
export const newest = (robot) => robot.page.evaluate((prefix) => {
  const { saves } = globalThis.coffer;
  const name = saves.names().filter((one) => one.startsWith(prefix)).sort().at(-1);
  return name ? { name, record: JSON.parse(saves.read(name)) } : null;
}, MATCH);

/** From the title to the set-up of a variant. */
export async function setUp(robot, variant) {
  await robot.pressFor(text(`family-${variant.family}`), 'the family leads to a set-up', ({ menu }) => menu === 'Setup');
  await robot.press(text(`${variant.key}-name`));
}

/** From the set-up to the table. */
export async function begin(robot) {
  await robot.pressFor(text('setup-start'), 'the set-up ends', ({ menu }) => menu !== 'Setup');
  await until(`“${text('setup-start')}” leads to a table`, async () => (await robot.look()).screen === 'Table', 10_000);
  await closeNotices(robot);
}

/** Closes what is told above everything else, as that a match which was left is kept: it may lie over what is pressed next. */
export async function closeNotices(robot) {
  await robot.rest();
  while (await robot.can(text('notice-close'))) await robot.press(text('notice-close'));
}

/** Waits until somebody here is asked for a move. */
export async function turn(robot) {
  const mine = async () => {
    await robot.alive();
    const sight = await robot.look();
    return !sight.moving && sight.menu === 'None' && sight.first_move.length > 0 && sight;
  };
  const sight = await until('somebody here is asked for a move', mine, 60_000);
  await robot.rest();
  return sight;
}

/** Makes the first legal move of whoever is asked for one. Returns what was in the window before its last press. */
export async function makeMove(robot) {
  const moves = async () => (await newest(robot)).record.moves.length;
  const before = await moves();
  const moved = async () => (await moves()) > before;
  let sight = await robot.look();
  for (let press = 0; !(await moved()); press += 1) {
    sight = await robot.look();
    assert.ok(press < PRESSES && sight.first_move.length > 0, `${press} presses make no move: ${JSON.stringify(sight.texts)}`);
    assert.ok(sight.first_move[0], 'the next place of the move is on the table');
    await robot.pressTable(sight.first_move[0]);
    if (sight.first_move.length === 1) await until('the move is made', moved, 10_000);
  }
  return sight;
}

/** From a table to its menu. */
export const pause = (robot) => robot.pressFor(text('hud-menu'), 'the menu', ({ menu }) => menu === 'Pause');

/** From a match back to the title. */
export async function leave(robot) {
  await pause(robot);
  await robot.pressFor(text('pause-leave'), 'the title', ({ screen, menu }) => screen === 'Title' && menu === 'None');
}

/** Goes back by Escape, to this menu. */
export async function back(robot, menu) {
  await robot.page.keyboard.press('Escape', { delay: 100 });
  await until(`back at ${menu}`, async () => (await robot.look()).menu === menu, 10_000);
  await robot.rest();
}
