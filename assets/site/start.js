// Brings the app onto the device, shows how far that is, and starts Python and the screen together.

const VERSION = "__VERSION__";
const WORDS = __WORDS__; // In each language, from the texts of the app.
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in WORDS) ?? "en";
const say = (key) => WORDS[language][key];

// The same choice that Flutter makes.
const hasOwnCanvas = navigator.vendor === "Google Inc." || navigator.userAgent.includes("Edg/");
const canvas = hasOwnCanvas && typeof ImageDecoder !== "undefined"
  && Intl.v8BreakIterator && Intl.Segmenter ? "chromium" : "full";
const own = (path) => new URL(path, document.baseURI).href;
const PATIENCE = 4000; // For the keeper of an earlier visit to take this page over.
const LONG = 60_000; // After that a start is helped by starting once more.
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

// What is shown before the app.

const said = document.createElement("p");
const bar = document.createElement("progress");
const again = document.createElement("button");
const loading = document.getElementById("loading");
loading.append(bar, said);
again.textContent = say("site.again");
again.onclick = startAnew;

// Flutter puts it away with its own first frame, on which there is nothing yet.
let isOpen = false;
let tellOpen = null;
const opened = new Promise((resolve) => { tellOpen = resolve; });
addEventListener("flutter-first-frame", () => setTimeout(() => isOpen || document.body.append(loading)));

function open() {
  isOpen = true;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    loading.remove();
    performance.mark("open");
    tellOpen();
  }));
}

function show(part, done, of) {
  said.textContent = say(part);
  if (of) [bar.max, bar.value] = [of, done];
  else bar.removeAttribute("value");
}

function partOf(path) {
  if (path.startsWith("pyodide/")) return "site.loading-python";
  if (path.startsWith("app.")) return "site.loading-app";
  return /\.(ttf|otf|woff2)$/.test(path) ? "site.loading-letters" : "site.loading-screen";
}

function fail(error, key) {
  if (isOpen) return;
  console.error(error);
  bar.hidden = true;
  said.textContent = say(key);
  loading.append(again);
}

// Without the picture of Python's memory too, in case that is what keeps it from starting.
async function startAnew() {
  try {
    await caches.delete(`cabo-referee ${new URL(".", document.baseURI).pathname} memory`);
  } finally {
    location.reload();
  }
}

// Whatever else of a start does not come, or does not answer.
addEventListener("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) fail(target.src, "site.failed");
}, true);
const watch = () => setTimeout(() => fail("the start takes too long", "site.stuck"), LONG);

// The app on the device.

const keeper = navigator.serviceWorker;
const keep = () => keeper.register(`keeper.js?canvas=${canvas}`, { updateViaCache: "none" });

async function bringHere() {
  if (!keeper) return;
  const changed = new Promise((resolve) => keeper.addEventListener("controllerchange", resolve));
  if (keeper.controller) {
    // Never a start that is half of one version and half of another.
    changed.then(() => isOpen || location.reload());
    return;
  }
  keeper.addEventListener("message", ({ data }) => {
    if (!isOpen) show(partOf(data.loading), data.done, data.of);
  });
  const kept = await keep();
  if (kept.active) {
    kept.active.postMessage("claim");
    await Promise.race([changed, moment(PATIENCE)]);
    return;
  }
  const gone = new Promise((resolve) => kept.installing?.addEventListener("statechange", ({ target }) => {
    if (target.state === "redundant") resolve();
  }));
  await Promise.race([changed, gone]);
}

// A newer version is fetched and takes over while all of this one is loaded and nothing is asked
// of its keeper; a start that had to wait for that could wait for ever. The next start is the new one.
async function renew() {
  if (!keeper) return;
  await opened;
  const kept = await keep();
  const stepIn = () => kept.waiting?.postMessage("step in");
  const follow = () => kept.installing?.addEventListener("statechange", stepIn);
  stepIn();
  follow();
  kept.addEventListener("updatefound", follow);
}

// Python and the screen.

let python = null;
let toScreen = () => {};
let messages = 0; // The first greets the screen, the second brings the page.
let initialized = null;
const isInitialized = new Promise((resolve) => { initialized = resolve; });

function startPython() {
  python = new Worker(own(`python-worker.js?version=${VERSION}`), { type: "module" });
  python.onerror = (event) => fail(event.message, "site.stuck");
  python.onmessage = ({ data }) => {
    if (typeof data !== "string") {
      toScreen(data);
      messages += 1;
      if (messages === 2) open();
    } else if (data.startsWith("drive ")) askToKeep(JSON.parse(data.slice("drive ".length)));
    else if (data === "initialized") initialized();
    else fail(data, "site.stuck");
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

const online = (error) => console.warn("the app stays online", error);

show("site.starting");
bringHere().catch(online).then(() => {
  show("site.starting");
  watch();
  startPython();
  startScreen();
});
renew().catch(online);
