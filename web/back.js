// @ts-check
// The Back gesture of a phone, and the Back button of a browser: one step back in the game; on the title it leaves the page. While there is
// something to leave, the history has an entry above the page's own, which Back takes away.

import { byId } from './elements.js';

/** What the state of that entry is. */
const INSIDE = 'inside the coffer';

const isAbove = () => history.state === INSIDE;

export class Back {
  #wake;
  #inside = false;
  /** Whether the page itself goes back, because the game is on the title again. */
  #leaving = false;
  #pressed = false;

  /** @param {() => void} wake called when Back was pressed */
  constructor(wake) {
    this.#wake = wake;
    addEventListener('popstate', () => this.#went());
  }

  /** Whether the game shows something that Back leaves. @param {boolean} inside */
  setInside(inside) {
    this.#inside = inside;
    if (this.#leaving) return;
    if (inside) {
      this.#enter();
    } else if (isAbove()) {
      this.#leaving = true;
      history.back();
    }
  }

  /** Whether Back was pressed since the last call. */
  pressed() {
    const pressed = this.#pressed;
    this.#pressed = false;
    return pressed;
  }

  #enter() {
    if (!isAbove()) history.pushState(INSIDE, '');
  }

  #went() {
    const byPage = this.#leaving;
    this.#leaving = false;
    // A link in the address is an entry of its own; link.js takes it.
    if (!this.#inside || isAbove()) return;
    const isLink = location.hash.length > 1;
    this.#enter();
    if (byPage || isLink || byId('trouble').hasAttribute('open')) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog instanceof HTMLDialogElement) {
      dialog.close();
      return;
    }
    this.#pressed = true;
    this.#wake();
  }
}
