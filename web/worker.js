// @ts-check
// A worker for computer players: receives the compiled program and the tablebases once, then think requests, which it answers one at a time.

import { startCourtier } from './courtier_start.js';

/** @type {ReturnType<typeof startCourtier>} */
let courtier;

self.addEventListener('message', ({ data }) => {
  try {
    if (data.module) courtier = startCourtier(data);
    else self.postMessage({ id: data.id, answer: courtier.answer(data.question) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
});
