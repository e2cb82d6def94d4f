// @ts-check
// What the game saves, in IndexedDB: crates/store/src/indexed_db.rs. All texts are read before the game starts, so that it reads them at once; what it writes is
// in memory at once and in the database soon after.

const DATABASE = 'kings-coffer';
const TEXTS = 'texts';
/** What names have in front of them in localStorage, where older versions of the game saved. */
const PREFIX = 'kings-coffer/';
/** The same for what was changed last before a page was closed: a text after `=`, nothing for one that was removed. */
const CLOSING = 'kings-coffer-closing/';
/** How long until what could not be written is tried again, in milliseconds. */
const AGAIN = 5000;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answerOf = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  return answerOf(request);
}

/** How many bytes there may be room for, as far as the browser tells: Chromium says 10 GB, whatever there is. @returns {Promise<number>} */
async function findRoom() {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  } catch {
    return Infinity;
  }
}

/** What localStorage has with this in front of the names, by name. @param {string} prefix @returns {[string, string][]} */
function localTexts(prefix) {
  try {
    const all = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(prefix));
    return all.map(([key, text]) => [key.slice(prefix.length), text]);
  } catch {
    // Without localStorage there is nothing in it.
    return [];
  }
}

export class Saves {
  /** Tells why something could not be written, by the name of the error, once until it is. @type {string | undefined} */
  #trouble;
  #told = false;
  #isWriting = false;
  /** The names whose texts are not in the database yet. @type {Set<string>} */
  #unwritten = new Set();
  /** The names whose texts are on their way to the database. @type {string[]} */
  #underWay = [];
  #isClosing = false;

  /** @param {IDBDatabase} database @param {Map<string, string>} texts @param {number} room bytes @param {() => void} wake */
  constructor(database, texts, room, wake) {
    this.database = database;
    this.texts = texts;
    this.room = room;
    this.wake = wake;
  }

  /** Opens the database. What older versions have saved is taken over, unless another page uses it. Null if the browser refuses.
   *  @param {boolean} alone @param {() => void} wake @returns {Promise<Saves | null>} */
  static async open(alone, wake) {
    try {
      const database = await openDatabase();
      const store = database.transaction(TEXTS).objectStore(TEXTS);
      const [names, texts] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
      const room = await findRoom();
      const saves = new Saves(database, new Map(names.map((name, at) => [String(name), String(texts[at])])), room, wake);
      if (alone) {
        saves.#finishLastPage();
        saves.#watchForClosing();
        await saves.#takeOver();
      }
      return saves;
    } catch {
      return null;
    }
  }

  /** Takes over what is in localStorage. It stays there until it is in the database, and what has another text here stays for good. */
  async #takeOver() {
    const older = localTexts(PREFIX);
    for (const [name, text] of older) {
      if (!this.texts.has(name)) this.write(name, text);
    }
    if (older.length === 0) return;
    await this.#settle();
    for (const [name, text] of older) {
      if (!this.#unwritten.has(name) && this.texts.get(name) === text) localStorage.removeItem(PREFIX + name);
    }
  }

  /** Does what the last page was doing when it was closed. */
  #finishLastPage() {
    for (const [name, kept] of localTexts(CLOSING)) {
      if (kept === '') this.texts.delete(name);
      else this.texts.set(name, kept.slice(1));
      this.#change(name);
    }
  }

  /** A browser does not wait for the database when it closes a page, but for localStorage. */
  #watchForClosing() {
    addEventListener('pagehide', () => {
      this.#isClosing = true;
      for (const name of [...this.#underWay, ...this.#unwritten]) this.#keepForNextPage(name);
    }, { capture: true });
    addEventListener('pageshow', () => { this.#isClosing = false; });
  }

  /** @param {string} name */
  #keepForNextPage(name) {
    const text = this.texts.get(name);
    try {
      localStorage.setItem(CLOSING + name, text === undefined ? '' : `=${text}`);
    } catch {
      // The database may still be in time.
    }
  }

  names() {
    return [...this.texts.keys()];
  }

  /** @param {string} name */
  read(name) {
    return this.texts.get(name);
  }

  /** @param {string} name @param {string} text */
  write(name, text) {
    this.texts.set(name, text);
    this.#change(name);
  }

  /** @param {string} name */
  remove(name) {
    if (this.texts.delete(name)) this.#change(name);
  }

  /** Whether there is room for this many more bytes, as far as the browser says. @param {number} bytes */
  hasRoom(bytes) {
    return bytes <= this.room;
  }

  /** Why something could not be written; each trouble is told once. */
  trouble() {
    const trouble = this.#trouble;
    this.#trouble = undefined;
    return trouble;
  }

  /** @param {string} name */
  #change(name) {
    this.#unwritten.add(name);
    if (this.#isClosing) this.#keepForNextPage(name);
    // What changes together is written together.
    if (!this.#isWriting) queueMicrotask(() => { this.#settle(); });
  }

  /** Writes what is not in the database, until all of it is or the browser refuses. */
  async #settle() {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#unwritten.size > 0) {
      this.#underWay = [...this.#unwritten];
      this.#unwritten.clear();
      try {
        await this.#writeAll(this.#underWay);
        this.#told = false;
        this.#forgetClosing();
      } catch (error) {
        for (const name of this.#underWay) this.#unwritten.add(name);
        this.#tell(error);
        break;
      } finally {
        this.#underWay = [];
      }
    }
    this.#isWriting = false;
    this.room = await findRoom();
  }

  /** What is in the database now need not be kept for the next page. */
  #forgetClosing() {
    for (const [name] of localTexts(CLOSING)) {
      if (!this.#unwritten.has(name)) localStorage.removeItem(CLOSING + name);
    }
  }

  /** All of them or none. @param {string[]} names @returns {Promise<void>} */
  #writeAll(names) {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(TEXTS, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      const store = transaction.objectStore(TEXTS);
      for (const name of names) {
        const text = this.texts.get(name);
        if (text === undefined) store.delete(name);
        else store.put(text, name);
      }
      // A page that is being closed does not wait for the answers.
      transaction.commit?.();
    });
  }

  /** @param {unknown} error */
  #tell(error) {
    setTimeout(() => { this.#settle(); }, AGAIN);
    if (this.#told) return;
    this.#told = true;
    this.#trouble = error instanceof DOMException ? error.name : String(error);
    this.wake();
  }
}
