// The page with a stub in place of the game and of the courtiers.

import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** The pictures and fonts that the game reads before its first screen. */
export const FIRST = /^assets\/(images\/[^/]+\.webp|fonts\/(?!Atkinson)[^/]+\.ttf)$/;
/** The size of the stub of the game, in bytes. */
export const SIZE = 3_000_000;

/** An empty program, made as long as wanted by a section that means nothing. */
export function program(size) {
  const header = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  const length = size - header.length - 1 - 5;
  const leb = Buffer.from([0, 7, 14, 21, 28].map((shift, i) => ((length >>> shift) & 0x7f) | (i < 4 ? 0x80 : 0)));
  return Buffer.concat([header, Buffer.from([0]), leb, Buffer.from([1, 0x78]), Buffer.alloc(length - 2)]);
}

// What the stub does is chosen by ?play=…: `ready` (at once), `files` (fetches what the game would, then ready), `wait`, `winit`, `trap`, `early`.
const STUB = `
const play = new URLSearchParams(location.search).get('play') ?? 'ready';
export default async function init({ module_or_path }) {
  const { instance } = await WebAssembly.instantiateStreaming(module_or_path, {});
  globalThis.stub = { instance, woken: 0 };
  coffer.setWake(() => { stub.woken += 1; });
  if (play === 'trap') throw new WebAssembly.RuntimeError('unreachable');
  if (play === 'early') { coffer.broken('panicked at src/lib.rs:1: nothing works'); throw new WebAssembly.RuntimeError('unreachable'); }
  if (play === 'files') {
    const files = await (await fetch('files.json')).json();
    for (const path of Object.keys(files)) {
      const right = !path.includes('@') || path.includes(devicePixelRatio > 1.25 ? '@2x' : '@1x');
      if (${FIRST}.test(path) && right) await (await fetch(path)).arrayBuffer();
    }
  }
  if (play !== 'wait') setTimeout(() => coffer.ready(), 0);
  if (play === 'winit') throw new Error("Using exceptions for control flow, don't mind me. This isn't actually an error!");
}`;

// 'slow' never answers, 'fail' throws.
const COURTIER = `
let ready = false;
export default async function init() {}
export function initSync({ module }) { new WebAssembly.Instance(module, {}); ready = true; }
export class CourtierWorker {
  files = 0;
  constructor() { if (!ready) throw new Error('not started'); }
  learn(file) {
    if (!(file instanceof Uint8Array) || file.length === 0) throw new Error('no tablebase');
    this.files += 1;
  }
  answer(question) {
    if (question === 'slow') for (;;);
    if (question === 'fail') throw new Error('the courtier fell asleep');
    if (question === 'known') return this.files + ' tablebases';
    return 'answer to ' + question;
  }
  begin(question) {
    this.question = question;
    this.steps = 0;
  }
  step(milliseconds) {
    this.steps += 1;
    return this.question === 'slow' || this.steps * milliseconds < 20 ? undefined : 'after ' + this.steps + ' steps the ' + this.answer(this.question);
  }
}`;

// Asks for files, and paints their names. It gives up after it has asked for all of them, as for the texts of a language, and counts how often it began.
const PAINTER = `
let times = 0;
export default async function init() {}
export function paint(order, read) {
  if (order === 'fail') throw new Error('no paint');
  times += 1;
  const found = order.split(' ').map((path) => {
    try {
      const bytes = read(path);
      return bytes ? bytes.length > 0 : 'missing';
    } catch (error) {
      return error;
    }
  });
  const failed = found.find((one) => one instanceof Error);
  if (failed) throw failed;
  return new TextEncoder().encode([order, ...found, times].join(' '));
}`;

/** Lays out the page in a folder, as scripts/web does. `version` is what the stub says of itself. */
export async function layOut(folder, version = 1) {
  await writeFile(join(folder, 'kings-coffer.js'), `${STUB}\nglobalThis.version = ${version};\n`);
  await writeFile(join(folder, 'courtier.js'), COURTIER);
  await writeFile(join(folder, 'painter.js'), PAINTER);
  await writeFile(join(folder, 'kings-coffer_bg.wasm'), program(SIZE));
  await writeFile(join(folder, 'courtier_bg.wasm'), program(2000));
  await writeFile(join(folder, 'painter_bg.wasm'), program(2000));
  execFileSync(join(REPOSITORY, 'scripts/page'), [folder]);
}
