// @ts-check
// A worker that paints one picture: receives an order, sends the bytes of a file. The program asks for images and fonts while it paints,
// and a page can only fetch them afterwards: so it begins again with what it lacked, until it lacks nothing.

// @ts-ignore: made by wasm-bindgen
import init, { paint } from './painter.js';

/** The files by their paths in the assets. @type {Map<string, Uint8Array>} */
const files = new Map();
/** What was asked for and is not there yet. @type {Set<string>} */
const lacking = new Set();

self.addEventListener('message', async ({ data }) => {
  try {
    const [listed] = await Promise.all([listFiles(), init()]);
    const bytes = await paintWith(data, listed);
    self.postMessage({ bytes }, { transfer: [bytes.buffer] });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
});

/** The paths of the page's files. */
async function listFiles() {
  return new Set(Object.keys(await (await fetchFile('files.json')).json()));
}

/** @param {string} order @param {Set<string>} listed @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function paintWith(order, listed) {
  /** @param {string} path */
  const read = (path) => {
    if (!listed.has(`assets/${path}`)) return undefined;
    const file = files.get(path);
    if (!file) {
      lacking.add(path);
      throw new Error(`${path} is not there yet`);
    }
    return file;
  };
  for (;;) {
    try {
      return paint(order, read);
    } catch (error) {
      if (lacking.size === 0) throw error;
    }
    await Promise.all([...lacking].map(keep));
  }
}

/** @param {string} path */
async function keep(path) {
  files.set(path, new Uint8Array(await (await fetchFile(`assets/${path}`)).arrayBuffer()));
  lacking.delete(path);
}

/** @param {string} path */
async function fetchFile(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
