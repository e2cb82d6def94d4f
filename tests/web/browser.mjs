// The system's Chromium, drawing WebGL in software, and pages that record all their errors.

import { chromium } from 'playwright-core';

export const DESK = { viewport: { width: 1280, height: 720 } };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export const launch = () => chromium.launch({
  executablePath: process.env.KINGS_COFFER_CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking',
    '--disable-component-update', '--no-first-run', '--no-default-browser-check', '--disable-sync', '--disable-extensions',
    '--disable-features=Translate,OptimizationHints,MediaRouter', '--mute-audio',
  ],
});

/** Opens an empty page; `page.problems` collects console errors, exceptions and failed requests. */
export async function openPage(browser, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => page.problems.push(`exception: ${error.stack ?? error}`));
  page.on('crash', () => page.problems.push('the page crashed'));
  return page;
}

/** Waits until the page has drawn this many frames. */
export const frames = (page, count = 2) => page.evaluate((left) => new Promise((done) => {
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
  next();
}), count);

/** Asks again and again until there is an answer that is not null, undefined or false. */
export async function until(what, ask, limit = 20_000) {
  const end = Date.now() + limit;
  let last;
  for (;;) {
    last = await ask();
    if (last) return last;
    if (Date.now() > end) throw new Error(`after ${limit / 1000} s still not: ${what}`);
    await new Promise((done) => setTimeout(done, 60));
  }
}
