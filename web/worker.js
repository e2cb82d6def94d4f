// @ts-check
// A courtier's own thread: gets the compiled program and the tablebases once, then questions, which it answers one at a time.

// @ts-ignore: made by wasm-bindgen
import { Courtier, initSync } from './courtier.js';

/** @type {Courtier} */
let courtier;

self.addEventListener('message', ({ data }) => {
  try {
    if (data.module) start(data.module, data.tablebases);
    else self.postMessage({ id: data.id, answer: courtier.answer(data.question) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
});

/** @param {WebAssembly.Module} module @param {ArrayBuffer[]} tablebases */
function start(module, tablebases) {
  initSync({ module });
  courtier = new Courtier();
  for (const file of tablebases) {
    try {
      courtier.learn(new Uint8Array(file));
    } catch (error) {
      // A damaged one is no reason not to think.
      console.info('Courtiers do without a tablebase:', error);
    }
  }
}
