// @ts-check
// Computer players think in workers, so that the table stays responsive. Without shared memory, thinking can be stopped only by terminating
// the worker, so there is always a spare one: neither asking nor cancelling has to wait. If the browser refuses workers, they think on the page itself.

import { CourtierHere } from './courtier_here.js';

/** @typedef {{ worker: Worker, id: number, question: string }} Courtier */
/** @typedef {{ module: WebAssembly.Module, tablebases: ArrayBuffer[] }} Program */

/** The maximum number of idle workers. */
const IDLE = 2;

/** The tablebases; that of draughts with five pieces has no distances. */
const TABLEBASES = ['draughts', 'draughts5', 'mill'];
/** How long a worker waits for a tablebase, in milliseconds, before it starts without it. */
const PATIENCE = 30_000;

export class Courtiers {
  #wake;
  /** The compiled program, which all workers share, and the tablebases, of which each worker gets a copy.
   *  Requests wait for all of it, because a courtier without its tablebases would play differently.
   *  @type {Promise<Program> | null} */
  #program = null;
  /** @type {Courtier[]} */
  #idle = [];
  /** The busy workers by request number. @type {Map<number, Courtier>} */
  #busy = new Map();
  /** Answers that were not fetched yet, by request number. @type {Map<number, string>} */
  #answers = new Map();
  #last = 0;
  #refused = false;
  #here = new CourtierHere(() => this.#fetch(), (id, answer) => this.#keep(id, answer));

  /** @param {() => void} wake */
  constructor(wake) {
    this.#wake = wake;
  }

  /** Starts a spare worker if there is none. */
  prepare() {
    if (!this.#refused && this.#idle.length === 0) this.#hire();
  }

  /** Starts a think request. Returns its number. @param {string} question */
  ask(question) {
    this.prepare();
    const id = ++this.#last;
    const courtier = this.#idle.pop();
    if (courtier) {
      Object.assign(courtier, { id, question });
      this.#busy.set(id, courtier);
      this.#program?.then(() => courtier.worker.postMessage({ id, question }), () => {});
      this.prepare();
    } else {
      this.#here.ask(id, question);
    }
    return id;
  }

  /** Takes an answer: undefined while the courtier is thinking, '' if there will be no answer. @param {number} id */
  answerTo(id) {
    if (this.#busy.has(id) || this.#here.has(id)) return undefined;
    const answer = this.#answers.get(id) ?? '';
    this.#answers.delete(id);
    return answer;
  }

  /** Cancels a request. @param {number} id */
  forget(id) {
    this.#answers.delete(id);
    this.#here.forget(id);
    const courtier = this.#busy.get(id);
    if (!courtier) return;
    this.#busy.delete(id);
    courtier.worker.terminate();
    this.prepare();
  }

  #hire() {
    try {
      const program = this.#fetch();
      const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module', name: 'courtier' });
      /** @type {Courtier} */
      const courtier = { worker, id: 0, question: '' };
      worker.addEventListener('message', ({ data }) => {
        if (typeof data.answer === 'string') this.#take(courtier, data.id, data.answer);
        else this.#refuse(courtier, data.failed);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.#refuse(courtier, event.message);
      });
      worker.addEventListener('messageerror', () => this.#refuse(courtier, 'a message could not be read'));
      program.then((fetched) => worker.postMessage(fetched), (error) => this.#refuse(courtier, error));
      this.#idle.push(courtier);
    } catch (error) {
      this.#refuse(null, error);
    }
  }

  /** The program and the tablebases, fetched once; again after a failure. @returns {Promise<Program>} */
  #fetch() {
    if (!this.#program) {
      const program = fetchProgram();
      this.#program = program;
      program.catch(() => { this.#program = null; });
    }
    return this.#program;
  }

  /** @param {Courtier} courtier @param {number} id @param {string} answer */
  #take(courtier, id, answer) {
    if (this.#busy.get(id) !== courtier) return;
    this.#busy.delete(id);
    Object.assign(courtier, { id: 0, question: '' });
    if (this.#refused || this.#idle.length >= IDLE) courtier.worker.terminate();
    else this.#idle.push(courtier);
    this.#keep(id, answer);
  }

  /** Keeps an answer until the game takes it. @param {number} id @param {string} answer */
  #keep(id, answer) {
    this.#answers.set(id, answer);
    this.#wake();
  }

  /** A worker has failed: workers are not used any more, and its request is answered here. @param {Courtier | null} courtier @param {unknown} reason */
  #refuse(courtier, reason) {
    if (!this.#refused) console.info('Courtiers think at the table itself:', reason ?? 'a worker could not be started');
    this.#refused = true;
    courtier?.worker.terminate();
    for (const idle of this.#idle.splice(0)) idle.worker.terminate();
    if (courtier && this.#busy.delete(courtier.id)) this.#here.ask(courtier.id, courtier.question);
  }
}

async function fetchProgram() {
  const [module, ...files] = await Promise.all([compile(), ...TABLEBASES.map(fetchTablebase)]);
  return { module, tablebases: files.filter((file) => file !== null) };
}

async function compile() {
  const address = new URL('courtier_bg.wasm', import.meta.url);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`courtier_bg.wasm: ${answer.status}`);
  try {
    return await WebAssembly.compileStreaming(answer.clone());
  } catch {
    // The server sends the file with a wrong content type.
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}

/** A tablebase, or null if it is not available; the courtiers play without it then. @param {string} game */
async function fetchTablebase(game) {
  try {
    const answer = await fetch(new URL(`assets/endings/${game}.bin`, import.meta.url), { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(String(answer.status));
    return await answer.arrayBuffer();
  } catch (error) {
    console.info(`Courtiers do without the tablebase of ${game}:`, error);
    return null;
  }
}
