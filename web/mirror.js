// @ts-check
// The controls and places of the game as elements over the canvas, unseen, so that a screen reader finds them, by touch too. They are there once
// somebody has asked for them. The focus stays on the canvas, which names the element that has it in the game.

import { byId } from './elements.js';

const KEPT = 'kings-coffer-mirror';

/** @typedef {{ id: string, group: string, role: string, name: string, value: string, number: number | null, on: boolean | null, enabled: boolean,
 *  area: number[] }} Shown An element, as the game describes it (src/app/announce/mirror.rs). */

export class Mirror {
  #host = byId('mirror');
  #switch = byId('mirror-switch');
  #canvas;
  #wake;
  #on = isKept();
  /** @type {Map<string, { element: HTMLElement, json: string }>} */
  #elements = new Map();
  /** @type {string[]} */
  #asked = [];

  /** @param {HTMLCanvasElement} canvas @param {() => void} wake */
  constructor(canvas, wake) {
    this.#canvas = canvas;
    this.#wake = wake;
    this.#turn(this.#on);
    this.#switch.addEventListener('click', () => {
      this.#turn(!this.#on);
      keep(this.#on);
      canvas.focus({ preventScroll: true });
      wake();
    });
    this.#host.addEventListener('click', ({ target }) => this.#ask('click', target));
    this.#host.addEventListener('input', ({ target }) => this.#slide(target));
    // The canvas keeps the focus, and scrolls.
    this.#host.addEventListener('mousedown', (event) => event.preventDefault());
    this.#host.addEventListener('focusin', () => canvas.focus({ preventScroll: true }));
    this.#host.addEventListener('wheel', (event) => {
      event.preventDefault();
      canvas.dispatchEvent(new WheelEvent('wheel', event));
    }, { passive: false });
  }

  get on() {
    return this.#on;
  }

  /** What was asked for next. @returns {string | undefined} */
  take() {
    return this.#asked.shift();
  }

  /** @param {string} json */
  show(json) {
    /** @type {{ elements: Shown[], focus: string }} */
    const { elements, focus } = JSON.parse(json);
    const gone = new Set(this.#elements.keys());
    /** @type {Map<string, Element | null>} */
    const last = new Map();
    for (const shown of elements) {
      gone.delete(shown.id);
      const element = this.#update(shown);
      const parent = this.#elements.get(shown.group)?.element ?? this.#host;
      const before = last.get(shown.group) ?? null;
      const next = before === null ? parent.firstElementChild : before.nextElementSibling;
      if (next !== element) parent.insertBefore(element, next);
      last.set(shown.group, element);
    }
    for (const id of gone) {
      this.#elements.get(id)?.element.remove();
      this.#elements.delete(id);
    }
    if (focus) this.#canvas.setAttribute('aria-activedescendant', idOf(focus));
    else this.#canvas.removeAttribute('aria-activedescendant');
  }

  /** The element, brought up to date. @param {Shown} shown @returns {HTMLElement} */
  #update(shown) {
    const json = JSON.stringify(shown);
    const known = this.#elements.get(shown.id);
    if (known?.json === json) return known.element;
    const tag = shown.role === 'slider' ? 'INPUT' : 'DIV';
    const element = known?.element.tagName === tag ? known.element : make(tag, shown.id);
    if (element !== known?.element) known?.element.remove();
    this.#elements.set(shown.id, { element, json });
    describe(element, shown);
    return element;
  }

  /** @param {boolean} on */
  #turn(on) {
    this.#on = on;
    this.#switch.setAttribute('aria-pressed', String(on));
    if (on) {
      this.#canvas.setAttribute('aria-owns', this.#host.id);
      return;
    }
    this.#elements.clear();
    this.#host.replaceChildren();
    this.#canvas.removeAttribute('aria-owns');
    this.#canvas.removeAttribute('aria-activedescendant');
  }

  /** @param {string} action @param {EventTarget | null} target */
  #ask(action, target) {
    const element = target instanceof Element ? target.closest('[data-node]') : null;
    if (!(element instanceof HTMLElement) || element.ariaDisabled === 'true') return;
    this.#asked.push(`${action} ${element.dataset.node}`);
    this.#wake();
  }

  /** A slider was moved: the game decides how far. @param {EventTarget | null} target */
  #slide(target) {
    if (!(target instanceof HTMLInputElement)) return;
    const before = Number(target.getAttribute('value'));
    this.#ask(Number(target.value) > before ? 'more' : 'less', target);
    target.value = String(before);
  }
}

/** @param {string} node */
const idOf = (node) => `node-${node}`;

/** @param {string} tag @param {string} node */
function make(tag, node) {
  const element = document.createElement(tag);
  element.id = idOf(node);
  element.dataset.node = node;
  return element;
}

/** @param {HTMLElement} element @param {Shown} shown */
function describe(element, { role, name, value, number, on, enabled, area }) {
  /** @param {string} attribute @param {string | null} words */
  const set = (attribute, words) => {
    if (words === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, words);
  };
  const isText = role === '';
  if (isText) element.textContent = name;
  if (element instanceof HTMLInputElement) {
    Object.assign(element, { type: 'range', min: '0', max: '1', step: '0.01', tabIndex: -1 });
    set('value', String(number ?? 0));
    element.value = String(number ?? 0);
  } else {
    set('role', role || null);
  }
  set('aria-label', isText ? null : name);
  set('aria-valuetext', value !== '' && role === 'slider' ? value : null);
  set('aria-description', value !== '' && role !== 'slider' ? value : null);
  const checked = role === 'radio' || role === 'checkbox';
  set('aria-checked', checked ? String(on === true) : null);
  set('aria-pressed', role === 'button' && on !== null ? String(on) : null);
  set('aria-disabled', enabled ? null : 'true');
  const [left, top, width, height] = area;
  // A group only holds others, which are where they are in the window.
  if (role !== 'group') element.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
}

function isKept() {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** @param {boolean} on */
function keep(on) {
  try {
    if (on) localStorage.setItem(KEPT, 'on');
    else localStorage.removeItem(KEPT);
  } catch {
    // Without storage it is asked for again next time.
  }
}
