// @ts-check
// Starts the courtiers' program, in a worker or on the page.

// @ts-ignore: made by wasm-bindgen
import { CourtierWorker, initSync } from './courtier.js';

/** A courtier with these tablebases. @param {{ module: WebAssembly.Module, tablebases: ArrayBuffer[] }} program @returns {CourtierWorker} */
export function startCourtier({ module, tablebases }) {
  initSync({ module });
  const courtier = new CourtierWorker();
  for (const file of tablebases) {
    try {
      courtier.learn(new Uint8Array(file));
    } catch (error) {
      // The courtiers can play without a damaged tablebase.
      console.info('Courtiers do without a tablebase:', error);
    }
  }
  return courtier;
}
