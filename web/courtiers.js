// @ts-check
// Courtiers think in workers, so that the table stays awake. Without shared memory a thought can only be stopped by ending its worker;
// a spare one always stands ready, so that neither asking nor forgetting waits.

/** @typedef {{ worker: Worker, id: number }} Courtier */

/** Courtiers kept though nobody asks them. */
const IDLE = 2;

/** The games that have tablebases. */
const TABLEBASES = ['draughts', 'mill'];
/** Milliseconds after which a courtier begins without a tablebase that does not come. */
const PATIENCE = 30_000;

export class Courtiers {
  #wake;
  /** The compiled program, the same for every worker, and the tablebases, which it does not carry, a copy for each.
   *  Questions wait for all of it: a courtier would play otherwise as long as something is missing.
   *  @type {Promise<{ module: WebAssembly.Module, tablebases: ArrayBuffer[] }> | null} */
  #program = null;
  /** @type {Courtier[]} */
  #idle = [];
  /** Who thinks about which question. @type {Map<number, Courtier>} */
  #busy = new Map();
  /** Answers not yet given. @type {Map<number, string>} */
  #answers = new Map();
  #last = 0;
  #refused = false;

  /** @param {() => void} wake */
  constructor(wake) {
    this.#wake = wake;
  }

  /** Has the spare one stand ready. */
  prepare() {
    if (!this.#refused && this.#idle.length === 0) this.#hire();
  }

  /** Asks; an id above 0, or 0 when there are no workers. @param {string} question */
  ask(question) {
    this.prepare();
    const courtier = this.#idle.pop();
    if (!courtier) return 0;
    const id = ++this.#last;
    courtier.id = id;
    this.#busy.set(id, courtier);
    this.#program?.then(() => courtier.worker.postMessage({ id, question }), () => {});
    this.prepare();
    return id;
  }

  /** Undefined while it is thought about; '' when there is none to come; else the answer, given once. @param {number} id */
  answerTo(id) {
    if (this.#busy.has(id)) return undefined;
    const answer = this.#answers.get(id) ?? '';
    this.#answers.delete(id);
    return answer;
  }

  /** Stops thinking about a question. @param {number} id */
  forget(id) {
    this.#answers.delete(id);
    const courtier = this.#busy.get(id);
    if (!courtier) return;
    this.#busy.delete(id);
    courtier.worker.terminate();
    this.prepare();
  }

  #hire() {
    try {
      this.#program ??= fetchProgram();
      const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module', name: 'courtier' });
      /** @type {Courtier} */
      const courtier = { worker, id: 0 };
      worker.addEventListener('message', ({ data }) => {
        if (typeof data.answer === 'string') this.#take(courtier, data.id, data.answer);
        else this.#refuse(courtier, data.failed);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.#refuse(courtier, event.message);
      });
      worker.addEventListener('messageerror', () => this.#refuse(courtier, 'a message could not be read'));
      this.#program.then((program) => worker.postMessage(program), (error) => this.#refuse(courtier, error));
      this.#idle.push(courtier);
    } catch (error) {
      this.#refuse(null, error);
    }
  }

  /** @param {Courtier} courtier @param {number} id @param {string} answer */
  #take(courtier, id, answer) {
    if (this.#busy.get(id) !== courtier) return;
    this.#busy.delete(id);
    this.#answers.set(id, answer);
    courtier.id = 0;
    if (this.#refused || this.#idle.length >= IDLE) courtier.worker.terminate();
    else this.#idle.push(courtier);
    this.#wake();
  }

  /** One worker has failed: its question has no answer, and no other is asked any more. @param {Courtier | null} courtier @param {unknown} reason */
  #refuse(courtier, reason) {
    if (!this.#refused) console.info('Courtiers think at the table itself:', reason ?? 'a worker could not be started');
    this.#refused = true;
    courtier?.worker.terminate();
    for (const idle of this.#idle.splice(0)) idle.worker.terminate();
    if (courtier && this.#busy.get(courtier.id) === courtier) {
      this.#busy.delete(courtier.id);
      this.#answers.set(courtier.id, '');
      this.#wake();
    }
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
    // A server that does not know the type of the file.
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}

/** Null where there is none: then the courtiers do without. @param {string} game */
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
