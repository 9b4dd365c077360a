// Brings the app onto the device, and starts Python and the screen together.

const VERSION = "__VERSION__";

// The same choice that Flutter makes.
const hasOwnCanvas = navigator.vendor === "Google Inc." || navigator.userAgent.includes("Edg/");
const canvas = hasOwnCanvas && typeof ImageDecoder !== "undefined"
  && Intl.v8BreakIterator && Intl.Segmenter ? "chromium" : "full";
const own = (path) => new URL(path, document.baseURI).href;
const PATIENCE = 4000; // For the keeper of an earlier visit to take this page over.
const LONG = 60_000; // After that a start is helped by starting once more.
const UNKEPT = 10; // As much longer where everything comes over the line, each time.
const TRIES = 5; // A browser ends a keeper that takes longer than some minutes, without a word.
const moment = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Flutter counts on both, and a browser that is told to keep nothing has neither.
function lendStorage(name) {
  try {
    window[name].getItem("");
  } catch {
    const kept = new Map();
    const lent = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, String(value)),
      removeItem: (key) => kept.delete(key),
      clear: () => kept.clear(),
      key: (place) => [...kept.keys()][place] ?? null,
      get length() { return kept.size; },
    };
    Object.defineProperty(window, name, { value: lent });
  }
}
["localStorage", "sessionStorage"].forEach(lendStorage);

// The app on the device.

const keeper = navigator.serviceWorker;
const keep = () => keeper.register(`keeper.js?canvas=${canvas}`, { updateViaCache: "none" });
const isKept = () => Boolean(keeper?.controller);

class NoLine extends Error {}

async function bringHere() {
  if (!keeper) return;
  const changed = new Promise((resolve) => keeper.addEventListener("controllerchange", resolve));
  if (isKept()) {
    // Never a start that is half of one version and half of another.
    changed.then(() => isOpen || location.reload());
    return;
  }
  await visitFirst(changed);
}

// Until all is here; what broke off goes on where it was. Raises NoLine.
async function visitFirst(changed) {
  let refusal = "";
  keeper.addEventListener("message", ({ data }) => {
    if (data.loading) show(partOf(data.loading), data.done, data.of);
    refusal = data.refusal ?? refusal;
  });
  for (let tries = 0; tries < TRIES && !refusal; tries += 1) {
    const kept = await keep();
    if (kept.active) {
      kept.active.postMessage("claim");
      await Promise.race([changed, moment(PATIENCE)]);
      return;
    }
    await Promise.race([changed, isGone(kept.installing)]);
    if (isKept()) return;
  }
  if (refusal === "TypeError") throw new NoLine();
}

const isGone = (worker) => new Promise((resolve) => {
  worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve());
});

// Python and the screen.

let python = null;
let toScreen = () => {};
let messages = 0; // The first greets the screen, the second brings the page.
let initialized = null;
const isInitialized = new Promise((resolve) => { initialized = resolve; });

function startPython() {
  python = new Worker(own(`python-worker.js?version=${VERSION}`), { type: "module" });
  python.onerror = (event) => failStart(event.message);
  python.onmessage = ({ data }) => {
    if (typeof data !== "string") {
      toScreen(data);
      messages += 1;
      if (messages === 2) open();
    } else if (data.startsWith("drive ")) askToKeep(JSON.parse(data.slice("drive ".length)));
    else if (data === "anew") show("site.setting-up");
    else if (data === "initialized") initialized();
    else failStart(data);
  };
}

globalThis.jsConnect = async (id, args, onMessage) => {
  toScreen = onMessage;
  python.postMessage({ args, documentUrl: document.URL });
  await isInitialized;
};
globalThis.jsSend = async (id, data) => python.postMessage(data, [data.buffer]);
globalThis.jsDisconnect = async () => python.terminate();

function startScreen() {
  const script = document.createElement("script");
  script.src = own("flutter_bootstrap.js");
  document.body.append(script);
}

const failStart = (error) => fail(error, isKept() ? "site.stuck" : "site.failed");
const online = (error) => console.warn("the app stays online", error);

// Whatever else of a start does not come, or does not answer.
addEventListener("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) fail(target.src, "site.failed");
}, true);

function start() {
  show("site.starting");
  setTimeout(() => failStart("the start takes too long"), LONG * (isKept() ? 1 : UNKEPT));
  startPython();
  startScreen();
}

show("site.starting");
bringHere().then(start, (error) => {
  if (!(error instanceof NoLine)) {
    online(error);
    start();
    return;
  }
  fail("the line broke", "site.failed");
  addEventListener("online", startAnew);
});
