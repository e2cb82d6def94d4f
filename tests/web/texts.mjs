// What stands on the screen, in the language of the tests: the one-line messages of assets/locales/en.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../assets/locales/en');

const TEXTS = new Map(readdirSync(FOLDER).flatMap((name) => {
  const lines = readFileSync(join(FOLDER, name), 'utf8').split('\n');
  return lines.map((line) => /^([\w-]+) = (.*)$/.exec(line)).filter(Boolean).map(([, key, text]) => [key, text]);
}));

/** The text of a key. */
export function text(key) {
  const found = TEXTS.get(key);
  if (found === undefined) throw new Error(`no file of ${FOLDER} has the text ${key}`);
  return found;
}

/** The text of a key with these values, each as text or as a pattern. */
export const fill = (key, values) => text(key).replace(/\{ \$(\w+) \}/g, (_, name) => values[name]);
