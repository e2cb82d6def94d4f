// Somebody in front of the page, who sees what a person sees and has a mouse, or fingers: controls by their names and places, and the places of the
// table where they are drawn. The quick build reports them after each frame (src/app/web/sight.rs).

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frames, openPage, until } from './browser.mjs';

/** The most turns of the wheel until something scrolled away can be seen. */
const TURNS = 40;
/** Milliseconds in which nothing changes until the window is at rest. */
const STILL = 300;
/** How far a finger draws what it scrolls, in pixels. */
const SWIPE = 120;
/** Pixels around the middle of a control that are in sight before it is pressed. */
const AROUND = 6;

const center = ([[left, top], [right, bottom]]) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
/** Whether all around a point is in a rectangle. */
const isIn = ({ x, y }, [[left, top], [right, bottom]]) => x - AROUND >= left && x + AROUND <= right && y - AROUND >= top && y + AROUND <= bottom;

export class Robot {
  /** What was done so far. */
  steps = [];

  /** Opens the page in a browser; the pictures of what fails go to this folder. `first` runs in the page before anything of it. */
  static async open(browser, url, options, shots, first = () => {}) {
    const robot = new Robot();
    const page = await openPage(browser, options);
    Object.assign(robot, { page, shots, touch: Boolean(options.hasTouch) });
    await page.addInitScript(first);
    await page.addInitScript(() => {
      globalThis.sight = { json: null, count: 0 };
      globalThis.kingsCofferSees = (json) => { globalThis.sight = { json, count: globalThis.sight.count + 1 }; };
    });
    await robot.visit(url);
    return robot;
  }

  /** Goes to the page, and waits for the title. */
  async visit(url) {
    const { page } = this;
    await page.goto(url);
    await until('the title', async () => {
      await this.alive();
      return page.evaluate(() => document.documentElement.dataset.state === 'ready' && !document.getElementById('splash'));
    }, 120_000);
    if (!(await page.evaluate(() => globalThis.sight.json))) throw new Error('this build does not report what it shows: run scripts/web --quick');
    // The first frames may still have the pixels of another window.
    const { width, height } = page.viewportSize();
    await until('the pixels of its own window', async () => {
      const { size } = await this.look();
      return Math.abs(size[0] - width) < 2 && Math.abs(size[1] - height) < 2;
    });
    await this.rest();
  }

  close() {
    return this.page.context().close();
  }

  /** Fails at once, with the report, when the game has come to an end. */
  async alive() {
    const report = await this.page.evaluate(() => (document.documentElement.dataset.state === 'broken' ? document.getElementById('trouble-report').value : ''));
    if (report) throw new Error(`the game broke: ${report}`);
  }

  /** What is in the window now. */
  async look() {
    return JSON.parse(await this.page.evaluate(() => globalThis.sight.json));
  }

  /** Waits until nothing moves. */
  async rest() {
    let before = '';
    let since = Date.now();
    await until('nothing moves', async () => {
      const json = await this.page.evaluate(() => globalThis.sight.json);
      if (json !== before || JSON.parse(json).moving) {
        before = json;
        since = Date.now();
      }
      return Date.now() - since >= STILL;
    });
  }

  /** Sends something to the page, and waits until a frame has seen it. */
  async send(event) {
    const before = await this.page.evaluate(() => globalThis.sight.count);
    await event();
    await until('a frame', () => this.page.evaluate((count) => globalThis.sight.count > count, before), 1_000).catch(() => {});
    await frames(this.page, 1);
  }

  /** Moves the mouse to a point; a finger has nothing to do before it presses. */
  async hover({ x, y }) {
    if (!this.touch) await this.send(() => this.page.mouse.move(x, y));
  }

  /** Presses at a point. */
  async click({ x, y }) {
    await this.hover({ x, y });
    if (this.touch) {
      await this.send(() => this.page.touchscreen.tap(x, y));
    } else {
      await this.send(() => this.page.mouse.down());
      await this.send(() => this.page.mouse.up());
    }
    await this.rest();
    await this.alive();
  }

  /** The control with this name; one that can be pressed, if there is one. `name` may be a condition. */
  async find(name) {
    const sight = await this.look();
    const is = typeof name === 'function' ? (control) => name(control.name) : (control) => control.name === name;
    const found = sight.controls.filter(is).sort((one, other) => Number(other.enabled) - Number(one.enabled));
    if (found.length) return found[0];
    const names = sight.controls.map((control) => `“${control.name}”`).join(', ');
    throw new Error(`there is no “${name}” (${sight.screen}, ${sight.menu}), but ${names}`);
  }

  /** Whether a control with this name can be pressed. */
  async can(name) {
    return (await this.look()).controls.some((control) => control.name === name && control.enabled);
  }

  /** Draws a finger from one point to another. */
  async swipe(from, to) {
    const cdp = await this.page.context().newCDPSession(this.page);
    const touch = (type, ...touchPoints) => this.send(() => cdp.send('Input.dispatchTouchEvent', { type, touchPoints }));
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step += 1) {
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 });
    }
    await touch('touchEnd');
    await cdp.detach();
  }

  /** Brings a control into sight, by the wheel or a finger if it is scrolled away. */
  async bring(control) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const now = (await this.look()).controls.find(({ id }) => id === control.id);
      if (!now) throw new Error('it has gone');
      const middle = center(now.area);
      if (isIn(middle, now.seen)) {
        // A list may still be gliding.
        await this.rest();
        const still = (await this.look()).controls.find(({ id, area }) => id === control.id && String(area) === String(now.area));
        if (still) return still;
        continue;
      }
      const [[left, top], [right, bottom]] = now.seen;
      const up = middle.y - AROUND < top;
      const x = Math.min(Math.max(middle.x, left), right);
      if (this.touch) {
        const from = up ? top + 24 : bottom - 24;
        await this.swipe({ x, y: from }, { x, y: from + (up ? SWIPE : -SWIPE) });
      } else {
        await this.hover({ x, y: up ? top + 12 : bottom - 12 });
        await this.send(() => this.page.mouse.wheel(0, up ? -80 : 80));
      }
      await this.rest();
    }
    throw new Error('it cannot be scrolled into sight');
  }

  /** Presses a control, which must be the topmost thing there. */
  async press(name) {
    const found = await this.find(name);
    this.steps.push(`press “${found.name}”`);
    if (!found.enabled) throw new Error(`“${found.name}” cannot be pressed`);
    const control = await this.bring(found).catch((error) => { throw new Error(`“${found.name}”: ${error.message}`); });
    const middle = center(control.area);
    await this.hover(middle);
    if (!this.touch) {
      // On a busy machine the frame that knows where the mouse is may be late.
      await until('the mouse is seen there', async () => (await this.look()).under_mouse === control.id, 3_000).catch(() => {});
      const sight = await this.look();
      if (sight.under_mouse !== control.id) {
        const over = sight.controls.find(({ id }) => id === sight.under_mouse)?.name ?? (sight.under_mouse ? 'something without a name' : 'nothing');
        throw new Error(`“${over}” is on top of “${control.name}” at ${middle.x.toFixed()}, ${middle.y.toFixed()}`);
      }
    }
    await this.click(middle);
  }

  /** Presses a control until something comes of it; it must come of the first press. */
  async pressFor(name, what, come) {
    await this.press(name);
    await until(what, async () => {
      await this.alive();
      return come(await this.look());
    }, 10_000);
    await this.rest();
  }

  /** Presses at a point of the table. */
  async pressTable([x, y]) {
    this.steps.push(`press the table at ${x.toFixed()}, ${y.toFixed()}`);
    if (!this.touch) await this.hover({ x: 1, y: 1 });
    await this.click({ x, y });
  }

  /** Leaves a picture, with the usual pixels, which stay. */
  async picture(name) {
    const { width, height } = this.page.viewportSize();
    const cdp = await this.page.context().newCDPSession(this.page);
    await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: this.touch });
    await this.rest();
    await frames(this.page, 2);
    const path = join(this.shots, `${name.replace(/[^\p{L}\p{N}]+/gu, '_')}.png`);
    const { data } = await cdp.send('Page.captureScreenshot');
    await writeFile(path, Buffer.from(data, 'base64'));
    return path;
  }

  /** Does something that has a name; a failure says which, how it came to it, and where its picture is. */
  async walk(name, run) {
    this.steps = [];
    const began = Date.now();
    try {
      await run();
      if (this.page.problems.length) throw new Error(`in the console: ${this.page.problems.splice(0).join('\n')}`);
    } catch (error) {
      const path = await this.picture(`failed ${name}`).catch(() => 'no picture');
      error.message = `${name}: ${error.message}\nafter: ${this.steps.join(', ')}\npicture: ${path}`;
      throw error;
    }
    console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
}
