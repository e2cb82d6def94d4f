// @ts-check
// A computer player for browsers that refuse workers: it thinks on the page itself, for a few milliseconds between frames, about one request at a time.

/** How long it thinks, and how long the page has in between, in milliseconds. */
const SLICE = 6;
const PAUSE = 10;
/** When a program that could not be fetched is fetched again, in milliseconds. */
const AGAIN = 5_000;

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

export class CourtierHere {
  #fetchProgram;
  #done;
  /** The requests, the current one first. @type {Map<number, string>} */
  #asked = new Map();
  #awake = false;

  /**
   * @param {() => Promise<{ module: WebAssembly.Module, tablebases: ArrayBuffer[] }>} fetchProgram
   * @param {(id: number, answer: string) => void} done called with every answer; '' if there is none
   */
  constructor(fetchProgram, done) {
    this.#fetchProgram = fetchProgram;
    this.#done = done;
  }

  /** @param {number} id @param {string} question */
  ask(id, question) {
    this.#asked.set(id, question);
    if (!this.#awake) this.#think();
  }

  /** Whether it has not answered this request yet. @param {number} id */
  has(id) {
    return this.#asked.has(id);
  }

  /** @param {number} id */
  forget(id) {
    this.#asked.delete(id);
  }

  async #think() {
    this.#awake = true;
    const courtier = await this.#start();
    for (let [next] = this.#asked; next; [next] = this.#asked) {
      const [id, question] = next;
      const answer = await this.#answer(courtier, id, question);
      if (this.#asked.delete(id)) this.#done(id, answer);
    }
    this.#awake = false;
  }

  /** Its program; without a network it waits for it. */
  async #start() {
    for (;;) {
      try {
        const [{ startCourtier }, program] = await Promise.all([import('./courtier_start.js'), this.#fetchProgram()]);
        return startCourtier(program);
      } catch (error) {
        console.info('Courtiers come later:', error);
        await sleep(AGAIN);
      }
    }
  }

  /** @param {ReturnType<typeof import('./courtier_start.js').startCourtier>} courtier @param {number} id @param {string} question */
  async #answer(courtier, id, question) {
    try {
      courtier.begin(question);
      while (this.#asked.has(id)) {
        const answer = courtier.step(SLICE);
        if (answer !== undefined) return answer;
        await sleep(PAUSE);
      }
    } catch (error) {
      console.warn('A courtier has failed:', error);
    }
    return '';
  }
}
