// @ts-check
// A courtier's own thread: gets the compiled program once, then questions, and answers them one at a time.

// @ts-ignore: made by wasm-bindgen
import { answer, initSync } from './courtier.js';

self.addEventListener('message', ({ data }) => {
  try {
    if (data.module) initSync({ module: data.module });
    else self.postMessage({ id: data.id, answer: answer(data.question) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
});
