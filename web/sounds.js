// @ts-check
// The sounds, with Web Audio. Nothing is fetched or played before the first user gesture, as browsers require.

const FOLDER = 'assets/sounds/';
/** The maximum number of clips at once; more would be noise. */
const VOICES = 16;
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown'];

/** @param {number} value @param {number} low @param {number} high @param {number} usual */
const within = (value, low, high, usual) => (Number.isFinite(value) ? Math.min(Math.max(value, low), high) : usual);

export class Sounds {
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {GainNode | null} */
  #master = null;
  /** Clips by name; null while one is loading, and for good if it can't be loaded. @type {Map<string, AudioBuffer | null>} */
  #clips = new Map();
  /** @type {string[]} */
  #expected = [];
  /** The clips being played, oldest first. @type {Set<AudioBufferSourceNode>} */
  #voices = new Set();
  /** The clips being fetched. @type {Set<Promise<void>>} */
  #coming = new Set();
  /** What else sounds, and follows gestures and the page's visibility. @type {(() => void)[]} */
  #followers = [];

  constructor() {
    for (const kind of GESTURES) addEventListener(kind, () => this.#unlock(), { capture: true, passive: true });
    document.addEventListener('visibilitychange', () => this.#follow());
    addEventListener('pagehide', () => this.#context?.suspend().catch(() => {}));
    addEventListener('pageshow', () => this.#follow());
  }

  /** The context, once a gesture has permitted it. */
  get context() {
    return this.#context;
  }

  /** What everything that sounds goes through. */
  get master() {
    return this.#master;
  }

  /** Calls `follower` on every gesture, and when the page is shown or hidden. @param {() => void} follower */
  follow(follower) {
    this.#followers.push(follower);
  }

  /** Resolves when no clip is being fetched any more. */
  async fetched() {
    while (this.#coming.size > 0) await Promise.all(this.#coming);
  }

  /** Sets the list of all files; the sounds in it are fetched after the first gesture. @param {Record<string, number> | null} files */
  expect(files) {
    this.#expected = Object.keys(files ?? {})
      .filter((path) => path.startsWith(FOLDER) && path.endsWith('.ogg'))
      .map((path) => path.slice(FOLDER.length, -'.ogg'.length));
    if (this.#context) this.#fetchAll(this.#context);
  }

  /** Plays a clip once, if permitted and loaded. @param {string} name @param {number} gain 0 to 1 @param {number} rate about 1 */
  play(name, gain, rate) {
    const context = this.#context;
    if (!context || !this.#master || context.state !== 'running') return;
    const clip = this.#clips.get(name);
    if (clip === undefined) this.#fetch(context, name);
    if (!clip) return;
    for (const oldest of this.#voices) {
      if (this.#voices.size < VOICES) break;
      this.#voices.delete(oldest);
      oldest.stop();
    }
    const voice = new AudioBufferSourceNode(context, { buffer: clip, playbackRate: within(rate, 0.25, 4, 1) });
    const volume = new GainNode(context, { gain: within(gain, 0, 1, 1) });
    voice.connect(volume).connect(this.#master);
    voice.addEventListener('ended', () => {
      this.#voices.delete(voice);
      volume.disconnect();
    });
    this.#voices.add(voice);
    voice.start();
  }

  /** Called on every gesture: which ones permit sound depends on the browser. */
  #unlock() {
    if (!this.#context) {
      // Touching down is not a permission yet, lifting the finger is.
      if (typeof AudioContext === 'undefined' || navigator.userActivation?.isActive === false) return;
      try {
        const context = new AudioContext({ latencyHint: 'interactive' });
        this.#context = context;
        this.#master = new GainNode(context);
        this.#master.connect(context.destination);
        this.#fetchAll(context);
      } catch (error) {
        console.info('No sound:', error);
        return;
      }
    }
    if (this.#context.state !== 'running') this.#follow();
    else for (const follower of this.#followers) follower();
  }

  /** Plays sound only while the page is visible. */
  #follow() {
    const wished = document.visibilityState === 'hidden' ? this.#context?.suspend() : this.#context?.resume();
    wished?.catch(() => {});
    for (const follower of this.#followers) follower();
  }

  /** @param {AudioContext} context */
  #fetchAll(context) {
    for (const name of this.#expected) if (!this.#clips.has(name)) this.#fetch(context, name);
  }

  /** @param {AudioContext} context @param {string} name */
  #fetch(context, name) {
    this.#clips.set(name, null);
    const coming = this.#decode(context, name).finally(() => this.#coming.delete(coming));
    this.#coming.add(coming);
  }

  /** @param {AudioContext} context @param {string} name */
  async #decode(context, name) {
    try {
      const answer = await fetch(`${FOLDER}${encodeURIComponent(name)}.ogg`);
      if (!answer.ok) throw new Error(String(answer.status));
      this.#clips.set(name, await context.decodeAudioData(await answer.arrayBuffer()));
    } catch (error) {
      console.info(`The sound “${name}” is left out:`, error);
    }
  }
}
