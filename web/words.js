// @ts-check
// The page's own texts, by key.

// @ts-ignore: made by scripts/page-texts from assets/locales/en/web.ftl
import { TEXTS } from './texts.js';

/** The text with this key, with its variables filled in. @param {string} key @param {Record<string, string | number>} [values] @returns {string} */
export function words(key, values = {}) {
  /** @type {string} */
  const text = TEXTS[key] ?? key;
  return text.replace(/\{ \$(\w+) \}/g, (_, name) => String(values[name] ?? ''));
}

/** Sets the texts of the elements of index.html that have a text key. */
export function fillElements() {
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = words(element.getAttribute('data-text') ?? '');
  }
}
