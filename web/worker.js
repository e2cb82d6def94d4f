// @ts-check
// A worker for computer players: receives the compiled program and the tablebases once, then think requests, which it answers one at a time.

// @ts-ignore: made by wasm-bindgen
import { CourtierWorker, initSync } from './courtier.js';

/** @type {CourtierWorker} */
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
  courtier = new CourtierWorker();
  for (const file of tablebases) {
    try {
      courtier.learn(new Uint8Array(file));
    } catch (error) {
      // The courtiers can play without a damaged tablebase.
      console.info('Courtiers do without a tablebase:', error);
    }
  }
}
