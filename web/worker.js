// @ts-check
// A courtier's own thread: gets the compiled program once, solved endings when they have come, and questions, which it
// answers one at a time.

// @ts-ignore: made by wasm-bindgen
import { answer, initSync, learn } from './courtier.js';

self.addEventListener('message', ({ data }) => {
  try {
    if (data.module) initSync({ module: data.module });
    else if (data.endings) takeIn(data.endings);
    else self.postMessage({ id: data.id, answer: answer(data.question) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
});

/** A damaged table is no reason not to think. @param {ArrayBuffer} endings */
function takeIn(endings) {
  try {
    learn(new Uint8Array(endings));
  } catch (error) {
    console.info('Courtiers do without solved endings:', error);
  }
}
