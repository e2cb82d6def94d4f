// @ts-check
// The page around the game: sets up `globalThis.coffer`, which the game calls (src/app/page.rs), then fetches and starts the game.
// Each part has its own file; this one only connects them.

import { isAlone } from './alone.js';
import { Awake } from './awake.js';
import { Back } from './back.js';
import { Connections } from './connections.js';
import { Courtiers } from './courtiers.js';
import { Dialogs } from './dialogs.js';
import { guardKeys, guardTouch } from './input.js';
import { Link } from './link.js';
import { Mirror } from './mirror.js';
import { Music } from './music.js';
import { keepPage, startNewest } from './offline.js';
import { Pictures } from './pictures.js';
import { checkPixels } from './pixels.js';
import { Said } from './said.js';
import { Saves } from './saves.js';
import { takeShared } from './shared.js';
import { Sounds } from './sounds.js';
import { Splash } from './splash.js';
import { byId } from './elements.js';
import { Trouble, isControlFlow, isMemory } from './trouble.js';
import { fillElements, speak, words } from './words.js';

const page = document.documentElement;
const canvas = /** @type {HTMLCanvasElement} */ (byId('table'));
/** Whether a media query for a system setting matches. @param {string} query */
const prefers = (query) => matchMedia(query).matches;

/** @type {(() => void) | null} */
let wakeGame = null;
/** Wakes the sleeping game, but never during a call from the game. */
const wake = () => queueMicrotask(() => wakeGame?.());

const giveFocus = () => {
  if (!document.querySelector('dialog[open]')) canvas.focus({ preventScroll: true });
};

fillElements();
const splash = new Splash();
const trouble = new Trouble(canvas, () => {
  page.dataset.state = 'broken';
  splash.leave(true);
});
const sounds = new Sounds();
const music = new Music(sounds);
const courtiers = new Courtiers(wake);
const dialogs = new Dialogs(wake, giveFocus);
const link = new Link(wake);
const pictures = new Pictures(wake);
const said = new Said();
const mirror = new Mirror(canvas, wake);
const awake = new Awake();
const back = new Back(wake);
const connections = new Connections();

/** Whether this is the only page that uses this storage; determined before the game starts. */
let alone = true;
/** What is saved here; null if the browser has no database for it. @type {Saves | null} */
let saves = null;
/** What another app has shared. @type {Uint8Array | undefined} */
let shared;

const canVibrate = () => 'vibrate' in navigator && prefers('(pointer: coarse)');

const takeTyped = () => {
  const given = dialogs.typed() ?? shared;
  shared = undefined;
  return given;
};

const coffer = {
  ready() {
    if (page.dataset.state !== 'loading') return;
    page.dataset.state = 'ready';
    splash.leave(prefers('(prefers-reduced-motion: reduce)'));
    giveFocus();
    courtiers.prepare();
    keepPage();
  },
  alone: () => alone,
  /** Whether there is a database. Only then the game asks for `saves`. */
  hasDatabase: () => saves !== null,
  get saves() { return saves; },
  pixelRatio: () => globalThis.devicePixelRatio || 1,
  reducedMotion: () => prefers('(prefers-reduced-motion: reduce)'),
  moreContrast: () => prefers('(prefers-contrast: more)'),
  /** @param {string} name @param {number} gain @param {number} rate */
  sound: (name, gain, rate) => sounds.play(name, gain, rate),
  /** @param {number} gain */
  music: (gain) => music.play(gain),
  /** @param {number} seconds */
  hushMusic: (seconds) => music.hush(seconds),
  /** @param {string} language */
  speak: (language) => speak(language),
  /** @param {string} text @param {boolean} urgent */
  say: (text, urgent) => said.say(text, urgent),
  mirrored: () => mirror.on,
  /** @param {string} elements */
  mirror: (elements) => mirror.show(elements),
  asked: () => mirror.take(),
  /** @param {string} record */
  remember: (record) => trouble.remember(record),
  /** @param {string} report */
  broken: (report) => trouble.show('broken', report),
  /** @param {() => void} f */
  setWake(f) { wakeGame = f; },
  /** @param {string} question */
  ask: (question) => courtiers.ask(question),
  /** @param {number} id */
  answerTo: (id) => courtiers.answerTo(id),
  /** @param {number} id */
  forget: (id) => courtiers.forget(id),
  link: () => link.take(),
  /** @param {string} fragment */
  shareLink: (fragment) => link.share(fragment),
  /** @param {string} title @param {string} note @param {string} text @param {string} copyLabel @param {string} closeLabel */
  showText: (title, note, text, copyLabel, closeLabel) => dialogs.showText(title, note, text, copyLabel, closeLabel),
  /** @param {string} title @param {string} note @param {string} acceptLabel @param {string} closeLabel */
  askText: (title, note, acceptLabel, closeLabel) => dialogs.askText(title, note, acceptLabel, closeLabel),
  typed: takeTyped,
  /** @param {boolean} wanted */
  keepAwake: (wanted) => awake.keep(wanted),
  /** @param {boolean} inside */
  setInside: (inside) => back.setInside(inside),
  backPressed: () => back.pressed(),
  canVibrate,
  /** @param {Uint32Array} pattern milliseconds, with pauses in between */
  vibrate(pattern) {
    // Before the first press a browser refuses.
    if (canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate([...pattern]);
  },
  /** @param {string} file */
  openTab: (file) => { window.open(file, '_blank', 'noopener'); },
  /** @param {string} order @param {string} name */
  paint: (order, name) => pictures.paint(order, name),
  painted: () => pictures.painted(),
  /** The network of tables with guests. */
  connections,
  reload: () => location.reload(),
};
Object.assign(globalThis, { coffer });

guardKeys(canvas);
guardTouch(canvas);

/** Whether the browser supports WebGL 2, which the game needs. Tested on a temporary canvas. */
function canDraw() {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** The list of files with their sizes; null if it is missing. @returns {Promise<Record<string, number> | null>} */
async function listFiles() {
  try {
    const answer = await fetch('files.json', { cache: 'no-cache' });
    const list = answer.ok ? await answer.json() : null;
    return list !== null && typeof list === 'object' ? list : null;
  } catch {
    return null;
  }
}

async function start() {
  if (!canDraw()) {
    trouble.show('webgl', words('web-report-no_context'));
    return;
  }
  await startNewest();
  [alone, shared] = await Promise.all([isAlone(), takeShared()]);
  saves = await Saves.open(alone, wake);
  listFiles().then((files) => {
    splash.expect(files);
    sounds.expect(files);
  });
  const fetched = fetch('kings-coffer_bg.wasm');
  // If the other request fails first, this one's failure must not be reported as unhandled.
  fetched.catch(() => {});
  let game;
  let answer;
  try {
    const program = new URL('kings-coffer.js', import.meta.url).href;
    [game, answer] = await Promise.all([import(program), fetched, checkPixels()]);
    if (!answer.ok) throw new Error(`kings-coffer_bg.wasm: ${answer.status} ${answer.statusText}`);
  } catch (error) {
    trouble.show('fetch', String(error));
    return;
  }
  try {
    await game.default({ module_or_path: splash.counting(answer) });
  } catch (error) {
    if (!isControlFlow(error)) trouble.show(splash.broke ? 'fetch' : isMemory(error) ? 'memory' : 'start', error);
  }
}

start();
