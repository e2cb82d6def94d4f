// The elements that screen readers find over the canvas, with a stub in place of the game: node --test mirror.test.mjs

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DESK, launch, openPage, until } from './browser.mjs';
import { serve } from './serve.mjs';
import { layOut } from './stub.mjs';
import { activate, treeOf, under } from './tree.mjs';

let browser;
let root;
let server;
let page;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'coffer-mirror-'));
  await layOut(root);
  server = await serve(root);
  browser = await launch();
  page = await openPage(browser, DESK);
  await open();
});

after(async () => {
  await browser?.close();
  await server?.close();
  if (root) await rm(root, { recursive: true, force: true });
});

const open = async () => {
  await page.goto(server.url);
  await page.waitForFunction(() => document.documentElement.dataset.state === 'ready' && !document.getElementById('splash'), null, { timeout: 20_000 });
};

const plain = { group: '', role: '', value: '', number: null, on: null, enabled: true, area: [0, 0, 1, 1] };
const ELEMENTS = [
  { ...plain, id: '1', role: 'group', name: 'Draughts' },
  { ...plain, id: '2', group: '1', role: 'button', name: 'Square 11: dark man, can move', area: [200, 100, 60, 60] },
  { ...plain, id: '3', group: '1', role: 'button', name: 'Square 15', area: [260, 160, 60, 60] },
  { ...plain, id: '4', name: 'Your move', area: [800, 100, 200, 30] },
  { ...plain, id: '5', role: 'button', name: 'Undo', enabled: false, area: [800, 200, 44, 44] },
  { ...plain, id: '6', role: 'checkbox', name: 'Marks', on: true, area: [800, 300, 100, 44] },
  { ...plain, id: '7', role: 'radio', name: 'Speed: calm', on: false, area: [800, 360, 100, 44] },
  { ...plain, id: '8', role: 'slider', name: 'Volume', value: '80%', number: 0.8, area: [800, 420, 200, 44] },
];
const show = (elements, focus = '') => page.evaluate((json) => coffer.mirror(json), JSON.stringify({ elements, focus }));
const asked = () => page.evaluate(() => coffer.asked() ?? null);
const named = (tree, name) => tree.find((node) => node.name === name);

test('nothing is mirrored until somebody asks for it, and it is remembered', async () => {
  assert.equal(await page.evaluate(() => coffer.mirrored()), false);
  const woken = await page.evaluate(() => stub.woken);
  const key = named(await treeOf(page), 'Let screen readers find every control and place');
  assert.deepEqual([key.role, key.pressed], ['button', 'false']);
  await activate(page, key.node);
  await until('the game is woken', () => page.evaluate((before) => stub.woken > before, woken));
  assert.equal(await page.evaluate(() => coffer.mirrored()), true);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'table', 'keys still go to the game');
  await open();
  assert.equal(await page.evaluate(() => coffer.mirrored()), true);
});

test('elements have role, name, state and place in the tree', async () => {
  await show(ELEMENTS, '2');
  const tree = await treeOf(page);
  const found = ELEMENTS.map(({ name }) => named(tree, name));
  assert.deepEqual(found.map((node) => node?.role), ['group', 'button', 'button', 'StaticText', 'button', 'checkbox', 'radio', 'slider']);
  const [, first, , , undo, marks, speed, volume] = found;
  assert.deepEqual([undo.disabled, marks.checked, speed.checked, volume.value.toFixed(2)], [true, 'true', 'false', '0.80']);
  assert.equal(await page.evaluate(() => document.querySelector('#mirror input').getAttribute('aria-valuetext')), '80%');
  const canvas = tree.find(({ role }) => role === 'application');
  assert.deepEqual(canvas.activedescendant?.map(({ backendDOMNodeId }) => backendDOMNodeId), [first.node]);
  for (const { id, role, area: [x, y, width, height] } of ELEMENTS) {
    if (role !== 'group') assert.equal(await under(page, x + width / 2, y + height / 2), `node-${id}`);
  }
  assert.equal(await under(page, 600, 600), 'table', 'elsewhere is the canvas');
});

test('what has not changed stays, what is new comes in its order, what is gone goes', async () => {
  await page.evaluate(() => {
    globalThis.changes = 0;
    new MutationObserver((list) => { changes += list.length; }).observe(document.getElementById('mirror'), { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await show(ELEMENTS, '2');
  assert.equal(await page.evaluate(() => changes), 0);
  const [table, first, second, ...rest] = ELEMENTS;
  const third = { ...second, id: '9', name: 'Square 18' };
  await show([table, third, { ...first, name: 'Square 11' }, ...rest], '');
  const order = await page.evaluate(() => [...document.querySelectorAll('#mirror [role="group"] > *')].map((element) => element.ariaLabel));
  assert.deepEqual(order, ['Square 18', 'Square 11']);
  assert.equal(await page.evaluate(() => document.getElementById('table').hasAttribute('aria-activedescendant')), false);
});

test('pressing an element asks the game for it; a disabled one asks for nothing', async () => {
  await show(ELEMENTS);
  const tree = await treeOf(page);
  await activate(page, named(tree, 'Square 15').node);
  assert.equal(await asked(), 'click 3');
  await activate(page, named(tree, 'Undo').node);
  assert.equal(await asked(), null);
  // A finger that presses twice, and a mouse, do the same.
  await page.mouse.click(230, 130);
  assert.equal(await asked(), 'click 2');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'table');
});

test('a slider goes up and down, and shows what the game says', async () => {
  await show(ELEMENTS);
  const slide = (value) => page.evaluate((to) => {
    const slider = document.querySelector('#mirror input');
    slider.value = to;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return slider.value;
  }, value);
  assert.equal(await slide('0.9'), '0.8');
  assert.equal(await asked(), 'more 8');
  await slide('0.7');
  assert.equal(await asked(), 'less 8');
});

test('it can be turned off again', async () => {
  await activate(page, named(await treeOf(page), 'Let screen readers find every control and place').node);
  assert.equal(await page.evaluate(() => document.querySelectorAll('#mirror *').length), 0);
  assert.equal(await page.evaluate(() => coffer.mirrored()), false);
  assert.deepEqual(page.problems, []);
});
