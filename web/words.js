// @ts-check
// The page's own texts, by key.

// @ts-ignore: made by scripts/page-texts from assets/locales/en/web.ftl
import { TEXTS } from './texts.js';

/** Where the language of the game is kept for the next start: the page speaks before what is saved can be read. */
const KEPT = 'kings-coffer-language';

/** The language of the page: that of the game, or the first of the browser's that there is. */
function language() {
  /** @type {string[]} */
  const wanted = [...(navigator.languages ?? [])];
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept !== null) wanted.unshift(kept);
  } catch {
    // Without storage the browser's language counts.
  }
  const known = wanted.map((one) => one.split('-')[0]?.toLowerCase() ?? '').find((one) => one in TEXTS);
  return known ?? 'en';
}

/** The language now: the game tells it when it changes. */
let spoken = language();

/** The text with this key, with its variables filled in. @param {string} key @param {Record<string, string | number>} [values] @returns {string} */
export function words(key, values = {}) {
  /** @type {Record<string, string>} */
  const own = TEXTS[spoken] ?? {};
  /** @type {string} */
  const text = own[key] ?? TEXTS.en[key] ?? key;
  return text.replace(/\{ \$(\w+) \}/g, (_, name) => String(values[name] ?? ''));
}

/** Goes on in another language: that of the game. @param {string} code Its name by BCP 47. */
export function speak(code) {
  try {
    localStorage.setItem(KEPT, code);
  } catch {
    // Without storage the next start speaks the browser's language.
  }
  if (code === spoken) return;
  spoken = code;
  fillElements();
}

/** Sets the texts of the elements of index.html that have a text key. */
export function fillElements() {
  document.documentElement.lang = spoken;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = words(element.getAttribute('data-text') ?? '');
  }
}
