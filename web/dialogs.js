// @ts-check
// Dialogs of the page itself, for what a canvas cannot do: text to copy, text to paste, a file to open.

import { byId } from './elements.js';
import { words } from './words.js';

/** The largest file to open, in bytes: the longest text that the game reads. */
const LARGEST_FILE = 16 * 1024 * 1024;

/** Copies a field's text and reports it. @param {HTMLTextAreaElement} field @param {HTMLElement} status */
export async function copyFrom(field, status) {
  let copied = false;
  try {
    await navigator.clipboard.writeText(field.value);
    copied = true;
  } catch {
    // Not permitted here (a frame without the permission, an old browser): use the older method.
    field.focus();
    field.select();
    copied = document.execCommand('copy');
  }
  status.textContent = '';
  // Cleared first, so that the same sentence is announced again.
  setTimeout(() => {
    status.textContent = words(copied ? 'web-copied' : 'web-not_copied');
  }, 30);
}

/** Ignores a key that was already held down when the dialog opened. @param {HTMLDialogElement} dialog */
export function ignoreHeldKeys(dialog) {
  dialog.addEventListener('keydown', (event) => {
    const presses = event.key === 'Enter' || event.key === ' ';
    if (event.repeat && presses && event.target instanceof HTMLButtonElement) event.preventDefault();
  });
}

export class Dialogs {
  #wake;
  /** The file that was chosen, if nothing was typed since. @type {Uint8Array | undefined} */
  #chosen;
  /** The text that was accepted, as the bytes of a text file. @type {Uint8Array | undefined} */
  #typed;
  #shown = /** @type {HTMLDialogElement} */ (byId('text-dialog'));
  #text = /** @type {HTMLTextAreaElement} */ (byId('text-shown'));
  #asked = /** @type {HTMLDialogElement} */ (byId('ask-dialog'));
  #field = /** @type {HTMLTextAreaElement} */ (byId('ask-text'));
  #file = /** @type {HTMLInputElement} */ (byId('ask-file'));
  #status = byId('ask-status');

  /** @param {() => void} wake @param {() => void} closed called when a dialog was closed */
  constructor(wake, closed) {
    this.#wake = wake;
    for (const dialog of [this.#shown, this.#asked]) {
      ignoreHeldKeys(dialog);
      dialog.addEventListener('close', closed);
    }
    const copy = byId('text-copy');
    copy.addEventListener('click', async () => {
      await copyFrom(this.#text, byId('text-status'));
      copy.focus();
    });
    byId('text-share').addEventListener('click', () => {
      // Whoever changes their mind is no fault.
      navigator.share(this.#shared()).catch(() => {});
    });
    byId('ask-accept').addEventListener('click', () => this.#accept());
    byId('ask-choose').addEventListener('click', () => this.#file.click());
    this.#file.addEventListener('change', () => this.#read());
    this.#field.addEventListener('input', () => {
      this.#chosen = undefined;
      this.#status.textContent = '';
    });
    this.#field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#accept();
    });
  }

  /** Shows text to copy. @param {string} title @param {string} note @param {string} text @param {string} copyLabel @param {string} closeLabel */
  showText(title, note, text, copyLabel, closeLabel) {
    byId('text-title').textContent = title;
    byId('text-note').textContent = note;
    byId('text-copy').textContent = copyLabel;
    byId('text-close').textContent = closeLabel;
    byId('text-status').textContent = '';
    this.#text.value = text;
    byId('text-share').hidden = !navigator.canShare?.(this.#shared());
    this.#open(this.#shown);
    this.#text.scrollTop = 0;
  }

  /** What is shown, for the system to share: an address as such. */
  #shared() {
    const text = this.#text.value;
    return text.startsWith('http') ? { url: text } : { text };
  }

  /** Asks for text or a file. @param {string} title @param {string} note @param {string} acceptLabel @param {string} closeLabel */
  askText(title, note, acceptLabel, closeLabel) {
    byId('ask-title').textContent = title;
    byId('ask-note').textContent = note;
    byId('ask-accept').textContent = acceptLabel;
    byId('ask-close').textContent = closeLabel;
    this.#status.textContent = '';
    this.#field.value = '';
    this.#chosen = undefined;
    this.#typed = undefined;
    this.#open(this.#asked);
  }

  /** Takes the text that was accepted last; the game finds out its encoding. */
  typed() {
    const typed = this.#typed;
    this.#typed = undefined;
    return typed;
  }

  /** @param {HTMLDialogElement} dialog */
  #open(dialog) {
    for (const other of [this.#shown, this.#asked]) if (other !== dialog && other.open) other.close();
    // The error panel has priority.
    if (!dialog.open && document.documentElement.dataset.state !== 'broken') dialog.showModal();
  }

  #accept() {
    if (!this.#chosen && this.#field.value.trim() === '') {
      this.#status.textContent = words('web-no_text');
      this.#field.focus();
      return;
    }
    this.#typed = this.#chosen ?? new TextEncoder().encode(this.#field.value);
    this.#asked.close();
    this.#wake();
  }

  async #read() {
    const file = this.#file.files?.[0];
    this.#file.value = '';
    if (!file) return;
    if (file.size > LARGEST_FILE) {
      this.#status.textContent = words('web-file_too_large');
      return;
    }
    try {
      this.#chosen = new Uint8Array(await file.arrayBuffer());
      // A field with a whole collection of games would be slow.
      this.#field.value = '';
      this.#status.textContent = words('web-file_read', { file: file.name });
      byId('ask-accept').focus();
    } catch {
      this.#status.textContent = words('web-file_unreadable');
    }
  }
}
