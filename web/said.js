// @ts-check
// Sentences for screen readers: each becomes a new paragraph of a live region, so that the same one is spoken again.

import { byId } from './elements.js';

/** The number of paragraphs to keep; older ones have been spoken. */
const KEPT = 8;

export class Said {
  #polite = byId('said');
  #urgent = byId('called');

  /** @param {string} text @param {boolean} urgent */
  say(text, urgent) {
    if (text.trim() === '') return;
    const region = urgent ? this.#urgent : this.#polite;
    const sentence = document.createElement('p');
    sentence.textContent = text;
    region.append(sentence);
    while (region.childElementCount > KEPT) region.firstElementChild?.remove();
  }
}
