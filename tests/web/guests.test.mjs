// Tables with guests between two pages, and between a page and a program, over a relay on this computer: by what a person sees and presses.
// KINGS_COFFER_WEB: the built page (dist/web), built by `scripts/web --quick`; KINGS_COFFER_RELAY: the relay (crates/iroh/examples/relay.rs);
// KINGS_COFFER_CLI: the program `coffer`; KINGS_COFFER_SHOTS: where pictures go.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { until } from './browser.mjs';
import { PROGRAM } from './coffer.mjs';
import { DESK, PHONE, pause, setUp, turn } from './house.mjs';
import { Robot } from './robot.mjs';
import { browser, server, shots } from './stage.mjs';
import { fill, text } from './texts.mjs';

const RELAY = process.env.KINGS_COFFER_RELAY ?? '/var/cache/kings-coffer/engine/release/examples/relay';
/** How many moves each side makes. */
const MOVES = 3;

/** The relay, and its address. */
let relay;
let address;

before(async () => {
  relay = spawn(RELAY, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: relay.stdout })[Symbol.asyncIterator]();
  address = (await lines.next()).value;
});

after(() => relay?.stdin.end());

/** Has tables laid over the relay. */
async function chooseRelay(robot) {
  await robot.pressFor(text('title-settings'), 'the settings', ({ menu }) => menu === 'Settings');
  await robot.press(text('settings-play'));
  await robot.press((name) => name.includes(text('settings-relays-own')));
  await robot.press(text('settings-relays-own'));
  await robot.page.keyboard.type(address, { delay: 30 });
  await robot.rest();
  await robot.press(text('back'));
}

/** Lays a table of draughts for one guest. Returns the link. */
async function lay(robot) {
  await setUp(robot, { family: 'draughts', key: 'draughts' });
  await robot.press((name) => name.startsWith('Seat 2'));
  await robot.press((name) => name.startsWith(text('setup-guest')));
  await robot.pressFor(text('setup-start'), 'the table for guests', ({ menu }) => menu === 'Lobby');
  const shown = async () => {
    await robot.press(text('guests-copy'));
    return robot.page.evaluate(() => document.getElementById('text-dialog').open && document.getElementById('text-shown').value);
  };
  const link = await until('the link', shown, 60_000);
  await robot.page.keyboard.press('Escape');
  return link;
}

/** A program of the desktop that lays a table of draughts for one guest, who begins, and makes the first legal move whenever it is to move. */
function program() {
  const child = spawn(PROGRAM, ['host', 'draughts', '--seats', 'guest,me', '--relay', address, '--json'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const host = { link: null, plies: 0, close: () => child.kill() };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = JSON.parse(line);
    if (event.event === 'link') host.link = event.guests;
    if (event.event === 'ply') host.plies = event.ply;
    if (event.event === 'turn') child.stdin.write(`${JSON.stringify({ cmd: 'move', move: event.legal[0] })}\n`);
  });
  return host;
}

/** Opens a link in a page of a phone's size, and takes the seat that is free. */
async function visit(link) {
  const guest = await Robot.open(browser, link, PHONE, shots);
  const sit = (name) => name.startsWith(text('guests-sit'));
  await until('a free seat', async () => (await guest.look()).controls.some(({ name }) => sit(name)), 60_000);
  await guest.press(sit);
  return guest;
}

/** Whether the person here is to move, and can. */
const isTurn = async (robot) => {
  const sight = await robot.look();
  return !sight.moving && sight.menu === 'None' && sight.first_move.length > 0;
};

test('two pages play over a relay', { timeout: 600_000 }, async () => {
  const host = await Robot.open(browser, server.url, DESK, shots);
  await chooseRelay(host);
  const link = await lay(host);
  assert.match(link, /#table=/);
  const guest = await visit(link);
  for (const robot of [host, guest]) await until('the table', async () => (await robot.look()).screen === 'Table', 30_000);
  for (let move = 0; move < 2 * MOVES; move += 1) {
    const mover = await until('somebody is to move', async () => ((await isTurn(host)) ? host : (await isTurn(guest)) && guest), 60_000);
    const other = mover === host ? guest : host;
    const sight = await turn(mover);
    for (const point of sight.first_move) await mover.pressTable(point);
    await until('the move has come to the other side', () => isTurn(other), 30_000);
  }
  await pause(guest);
  await guest.press(text('pause-guests'));
  await guest.press(text('guests-greeting-well_played'));
  const said = fill('guests-greets', { name: '.*', greeting: text('guests-greeting-well_played') });
  await until('the greeting', async () => (await host.look()).texts.some((words) => new RegExp(said).test(words)), 20_000);
  // A picture changes the pixels of its window, so nothing is pressed after it.
  await host.picture('guests host');
  await guest.picture('guests guest');
  assert.deepEqual([...host.page.problems, ...guest.page.problems], []);
  await host.close();
  await guest.close();
});

test('a page plays at the table of a program', { timeout: 600_000 }, async () => {
  const host = program();
  const link = await until('the link', async () => host.link, 60_000);
  const guest = await visit(`${server.url}#${link.replace(/^#/, '')}`);
  await until('the table', async () => (await guest.look()).screen === 'Table', 30_000);
  for (let move = 0; move < MOVES; move += 1) {
    await until('the page is to move', () => isTurn(guest), 60_000);
    const sight = await turn(guest);
    for (const point of sight.first_move) await guest.pressTable(point);
    await until('the program has answered', async () => host.plies === 2 * move + 2, 30_000);
  }
  host.close();
  await until('it is told that the host is away', async () => (await guest.look()).texts.includes(text('guests-host_away')), 60_000);
  assert.deepEqual(guest.page.problems, []);
  await guest.close();
});
