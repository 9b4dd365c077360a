// The drive of the browser: files in IndexedDB, one tab that writes, others that follow it.

const NAME = "cabo-referee";
const FILES = "files";
const PATIENCE = 1000; // For a page that is just being closed, or loaded anew, to give the drive back.

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

  async open() {
    try {
      this.#base = await openBase();
      // A newer page may want another shape; it has to wait for nobody.
      this.#base.onversionchange = () => this.#base.close();
      this.isOurs = await this.#takeLock();
      // From here on what the other tab writes is heard, so nothing falls between.
      if (!this.isOurs) this.#channel.onmessage = (event) => this.#news.push(...event.data);
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
    const taken = new Promise((resolve, reject) => {
      const hold = () => {
        resolve(true);
        return new Promise(() => {});
      };
      navigator.locks.request(NAME, hold).catch(reject);
    });
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, false));
    const isOurs = await Promise.race([taken, late]);
    if (!isOurs) taken.then(() => this.#inherit());
    return isOurs;
  }

  // The tab that wrote is gone: from here on it is this one.
  async #inherit() {
    this.#channel.onmessage = null;
    this.#news = [];
    await this.#readAll();
    this.isOurs = true;
  }
}

export const openDrive = () => new Drive().open();
