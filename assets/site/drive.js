// The drive of the browser: files in IndexedDB, one tab that writes, others that follow it.

const NAME = "cabo-referee";
const FILES = "files";
const PATIENCE = 1000; // For a page that is just being closed, or does not need the drive, to give it back.
const WANTED = "wanted"; // Said by a page that opens, to one that has the drive and never wrote.

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const openBase = () => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return done(request);
};

class Drive {
  isOurs = false; // Whether this tab may write.
  refusal = ""; // Why nothing can be kept at all; empty: it can.
  #base = null;
  #staged = [];
  #entries = [];
  #news = [];
  #channel = new BroadcastChannel(NAME);
  #isUsed = false; // Whether the book of this page writes; it had to ask for that.
  #giveBack = () => {};

  async open() {
    try {
      this.#base = await openBase();
      // A newer page may want another shape; it has to wait for nobody.
      this.#base.onversionchange = () => this.#base.close();
      // From here on what another tab writes is heard, so nothing falls between.
      this.#channel.onmessage = ({ data }) => (data === WANTED ? this.#yield() : this.#hear(data));
      this.isOurs = await this.#takeLock();
      await this.#readAll();
    } catch (error) {
      this.refusal = error?.name || "Error";
      this.isOurs = true;
    }
    return this;
  }

  get hasGames() {
    return this.#entries.some(([path]) => path.includes("/games/"));
  }

  // Path, time and content of every file; given once.
  entries() {
    if (this.isOurs) [this.#isUsed, this.#news] = [true, []];
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  // What the other tab has written since; content null: it is gone.
  news() {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  put(path, time, content) {
    this.#staged.push([path, time, content.toJs()]);
  }

  remove(path) {
    this.#staged.push([path, 0, null]);
  }

  // All that was put and removed, or nothing of it; lasting when it returns. Gives the name of what
  // refused it, empty for nothing: Python never hears of a promise that a browser's error breaks.
  async commit() {
    const staged = this.#staged;
    this.#staged = [];
    if (this.refusal) return "";
    try {
      await this.#write(staged);
    } catch (error) {
      return error?.name || "Error";
    }
    this.#channel.postMessage(staged);
    return "";
  }

  async #write(staged) {
    const change = this.#base.transaction(FILES, "readwrite", { durability: "strict" });
    const files = change.objectStore(FILES);
    for (const [path, time, content] of staged) {
      if (content === null) files.delete(path);
      else files.put([time, content], path);
    }
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onabort = () => reject(change.error || new DOMException("aborted", "AbortError"));
    });
  }

  async #readAll() {
    const files = this.#base.transaction(FILES).objectStore(FILES);
    const [paths, values] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
    this.#entries = paths.map((path, place) => [path, ...values[place]]);
  }

  async #takeLock() {
    // A page that is not served securely has no locks; there it is taken to be alone.
    if (!navigator.locks) return true;
    const taken = this.#lock();
    this.#channel.postMessage(WANTED);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, false));
    const isOurs = await Promise.race([taken, late]);
    if (!isOurs) taken.then(() => this.#inherit());
    return isOurs;
  }

  #lock() {
    return new Promise((resolve, reject) => {
      const hold = () => {
        resolve(true);
        return new Promise((giveBack) => { this.#giveBack = giveBack; });
      };
      navigator.locks.request(NAME, hold).catch(reject);
    });
  }

  // The tab that wrote is gone: from here on it is this one.
  async #inherit() {
    await this.#readAll();
    this.isOurs = true;
  }

  // The tab that wrote is there again: it was only loaded anew.
  #yield() {
    if (!this.isOurs || this.#isUsed) return;
    this.isOurs = false;
    this.#giveBack();
    setTimeout(() => this.#lock().then(() => this.#inherit()), PATIENCE);
  }

  #hear(news) {
    if (!this.#isUsed) this.#news.push(...news);
  }
}

export const openDrive = () => new Drive().open();
