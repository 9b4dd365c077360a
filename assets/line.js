// The line to the app. A phone that slept, or went from one network to another, is not told that
// its line is dead, and Flet's client, once refused, waits twice as long each time. So a line that
// stays silent is asked, given up and made anew, and a new one is tried until there is one.

(() => {
  const Socket = window.WebSocket;
  const ASK = new Uint8Array([2]); // Answered alike, see views/reconnecting.py.
  const ANEW = 3; // Said instead of the page, when that had better be loaded anew.
  const SILENCE = 4000; // Milliseconds after something was said, until it is asked for an answer.
  const PATIENCE = 8000; // For that answer: the app may be busy with many phones.
  const HASTE = 3000; // For the answer when the phone wakes, and for a new line the first time.
  const PAUSES = [250, 500, 1000, 2000, 4000]; // Between two tries.
  const PAGE = crypto.getRandomValues(new Uint32Array(4)).join("-"); // A copied tab has its own.

  let isFirst = true;

  class Line extends EventTarget {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;

    binaryType = "arraybuffer";
    protocol = "";
    readyState = Line.CONNECTING;
    #answers = null; // Whether the other end answers; null: it was not asked yet.
    #socket = null;
    #timer = null;
    #tries = 0;

    constructor(url) {
      super();
      this.url = `${url}?page=${PAGE}${isFirst ? "" : "&again"}`;
      ["visibilitychange", "resume"].forEach((name) => document.addEventListener(name, this.#wake));
      ["online", "pageshow"].forEach((name) => addEventListener(name, this.#wake));
      this.#dial();
    }

    send(data) {
      this.#socket?.send(data);
      if (this.#timer === null) this.#after(SILENCE, () => this.#ask(PATIENCE));
    }

    close(code = 1000) {
      this.#end(code);
    }

    #dial() {
      const socket = new Socket(this.url);
      socket.binaryType = "arraybuffer";
      socket.onopen = () => this.#opened();
      socket.onmessage = ({ data }) => this.#heard(data);
      socket.onclose = ({ code }) => this.#lost(code);
      this.#socket = socket;
      this.#after(HASTE * (1 + Math.min(this.#tries, 4)), () => this.#lost(1006));
    }

    #opened() {
      this.#after(null);
      this.readyState = Line.OPEN;
      this.dispatchEvent(new Event("open"));
    }

    #heard(data) {
      this.#after(null);
      isFirst = false;
      if (data.byteLength > 1) this.dispatchEvent(new MessageEvent("message", { data }));
      else if (new Uint8Array(data)[0] === ANEW) location.reload();
      else this.#answers = true;
      if (this.#answers === null) {
        this.#answers = false;
        this.#socket.send(ASK);
      }
    }

    #ask(patience) {
      this.#socket.send(ASK);
      if (this.#answers) this.#after(patience, () => this.#lost(1006));
      else this.#after(null);
    }

    #lost(code) {
      this.#hangUp();
      if (this.readyState !== Line.CONNECTING) return this.#end(code);
      if (this.#tries > 0) this.#knock();
      this.#after(PAUSES[Math.min(this.#tries++, PAUSES.length - 1)], () => this.#dial());
    }

    // A table with a new code does not know this phone any more, and its page asks for the code.
    #knock() {
      const answer = fetch("/", { method: "HEAD", cache: "no-store" });
      answer.then(({ status }) => status === 403 && location.reload(), () => {});
    }

    #wake = () => {
      if (document.hidden) return;
      if (this.readyState === Line.OPEN) this.#ask(HASTE);
      else if (this.#socket === null) this.#dial();
    };

    #hangUp() {
      this.#after(null);
      const socket = this.#socket;
      this.#socket = null;
      if (socket) {
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      }
    }

    #end(code) {
      if (this.readyState === Line.CLOSED) return;
      ["visibilitychange", "resume"].forEach((name) => document.removeEventListener(name, this.#wake));
      ["online", "pageshow"].forEach((name) => removeEventListener(name, this.#wake));
      this.#hangUp();
      this.readyState = Line.CLOSED;
      this.dispatchEvent(new CloseEvent("close", { code }));
    }

    #after(milliseconds, act) {
      clearTimeout(this.#timer);
      this.#timer = milliseconds === null ? null : setTimeout(() => {
        this.#timer = null;
        act();
      }, milliseconds);
    }
  }

  window.WebSocket = Line;
})();
