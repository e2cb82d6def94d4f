// @ts-check
// The music: one file, which the browser decodes piece by piece, through the sounds' context. It is fetched only once music is on, after
// every other sound.

const FILE = 'assets/music/pastime.ogg';
/** Fades approach their end with this time constant, in seconds. */
const FADE = 0.6;
/** What remains of the volume while the music is hushed. */
const HUSHED = 0.15;

/** @typedef {import('./sounds.js').Sounds} Sounds */

export class Music {
  #sounds;
  /** The volume that the game asks for; 0 is none. */
  #gain = 0;
  /** @type {HTMLAudioElement | null} */
  #piece = null;
  /** @type {GainNode | null} */
  #volume = null;
  /** Whether the file is on its way. */
  #opening = false;
  /** Whether the file can't be played. */
  #broken = false;
  #hushed = 0;
  #pause = 0;

  /** @param {Sounds} sounds */
  constructor(sounds) {
    this.#sounds = sounds;
    sounds.follow(() => this.#follow());
  }

  /** Sets the volume. @param {number} gain 0 (none) to 1 */
  play(gain) {
    this.#gain = Number.isFinite(gain) ? Math.min(Math.max(gain, 0), 1) : 0;
    this.#follow();
  }

  /** Keeps the music low for this many seconds. @param {number} seconds */
  hush(seconds) {
    clearTimeout(this.#hushed);
    this.#hushed = setTimeout(() => {
      this.#hushed = 0;
      this.#fade();
    }, seconds * 1000);
    this.#fade();
  }

  /** Starts or stops, by what the game asks for and whether anybody looks. */
  #follow() {
    const { context, master } = this.#sounds;
    if (!context || !master || this.#broken) return;
    if (document.visibilityState === 'hidden') {
      this.#piece?.pause();
      return;
    }
    clearTimeout(this.#pause);
    if (this.#gain === 0) {
      this.#pause = setTimeout(() => this.#piece?.pause(), FADE * 5000);
    } else if (this.#piece) {
      // Which gestures permit this depends on the browser; the next one tries again.
      this.#piece.play().catch(() => {});
    } else if (!this.#opening) {
      this.#open(context, master);
    }
    this.#fade();
  }

  /** @param {AudioContext} context @param {AudioNode} master */
  async #open(context, master) {
    this.#opening = true;
    try {
      await this.#sounds.fetched();
      // It may have been switched off in the meantime.
      if (this.#gain === 0) return;
      const answer = await fetch(FILE);
      if (!answer.ok) throw new Error(String(answer.status));
      const piece = new Audio(URL.createObjectURL(await answer.blob()));
      piece.loop = true;
      piece.addEventListener('error', () => this.#leaveOut(piece.error?.message));
      this.#volume = new GainNode(context, { gain: 0 });
      new MediaElementAudioSourceNode(context, { mediaElement: piece }).connect(this.#volume).connect(master);
      this.#piece = piece;
      this.#follow();
    } catch (error) {
      this.#leaveOut(error);
    } finally {
      this.#opening = false;
    }
  }

  /** @param {unknown} error */
  #leaveOut(error) {
    this.#broken = true;
    console.info('The music is left out:', error);
  }

  #fade() {
    const context = this.#sounds.context;
    if (!context || !this.#volume) return;
    const wanted = this.#gain * (this.#hushed ? HUSHED : 1);
    this.#volume.gain.setTargetAtTime(wanted, context.currentTime, FADE);
  }
}
