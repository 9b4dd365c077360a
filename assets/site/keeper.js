// Keeps the app on the device: a service worker with one cache for each version of the site.

const VERSION = "__VERSION__";
const FILES = __FILES__; // For each path: the SHA-256 of what is packed, its size, and its type.
const SCOPE = new URL(self.registration.scope).pathname;
const OURS = `cabo-referee ${SCOPE} files `;
const CACHE = OURS + VERSION;
const LETTERS = `cabo-referee ${SCOPE} letters`; // Loaded when a name needs them, and then kept.
const AT_ONCE = 3; // So that a line that breaks has brought most of what it carried to its end.
const PAUSES = [1000, 3000]; // Before a file is asked for again.
const OFTEN = 100; // Between two messages about how much is here.
const ANSWER = 1000; // For a page to say whether it is open.
const HASH = "X-Packed";

const address = (path) => new URL(path, self.registration.scope).href;
const moment = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Another site may be at another path of the same host.
async function pages() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.filter(({ url }) => url.startsWith(self.registration.scope));
}

async function tell(said) {
  for (const page of await pages()) page.postMessage(said);
}

async function earlier() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
}

// From the version before, or from a time when the connection broke off.
async function reused(path, hash) {
  for (const name of [CACHE, ...(await earlier())]) {
    const kept = await (await caches.open(name)).match(address(path));
    if (kept?.headers.get(HASH) === hash) return kept;
  }
  return null;
}

// How much of everything is here, told to the pages while it comes.
class Progress {
  #coming = new Map(); // For each file that is on its way: bytes of it that are here.
  #done = 0;
  #of;
  #soon = null;

  constructor(of) {
    this.#of = of;
  }

  has(path, bytes) {
    this.#coming.set(path, bytes);
    this.#soon ??= setTimeout(() => this.#tell(), OFTEN);
  }

  hasAllOf(path, size) {
    this.#coming.delete(path);
    this.#done += size;
  }

  #tell() {
    this.#soon = null;
    const [loading] = this.#coming.keys();
    const done = [...this.#coming.values()].reduce((sum, bytes) => sum + bytes, this.#done);
    if (loading) tell({ loading, done, of: this.#of });
  }
}

async function loaded(path, [hash, , type], progress) {
  const answer = await fetch(`${address(path)}.packed?${hash}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const parts = [];
  let arrived = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    arrived += value.length;
    progress.has(path, arrived);
  }
  const packed = await new Blob(parts).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", packed));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // A hotel's log-in page, or a site that is just being replaced.
  if (found !== hash) throw new Error(`${path} is not of this version`);
  const content = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(await new Response(content).blob(), {
    headers: { "Content-Type": type, [HASH]: hash },
  });
}

// A line that breaks for a moment costs what was on its way, and no more.
async function insisted(path, entry, progress) {
  for (const pause of PAUSES) {
    try {
      return await loaded(path, entry, progress);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await moment(pause);
    }
  }
  return loaded(path, entry, progress);
}

async function fill() {
  const cache = await caches.open(CACHE);
  const variant = new URL(self.location).searchParams.get("canvas");
  const wanted = Object.entries(FILES).filter(([path]) => isFor(path, variant));
  const progress = new Progress(wanted.reduce((sum, [, [, size]]) => sum + size, 0));
  const next = async () => {
    for (let found = wanted.shift(); found; found = wanted.shift()) {
      const [path, entry] = found;
      progress.has(path, 0);
      const content = (await reused(path, entry[0])) ?? (await insisted(path, entry, progress));
      await cache.put(address(path), content);
      progress.hasAllOf(path, entry[1]);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    await tell({ refusal: error.name });
    throw error;
  }
}

// The engine that draws is there twice: for Chromium, and for all others.
function isFor(path, variant) {
  if (!path.startsWith("canvaskit/")) return true;
  return path.startsWith("canvaskit/chromium/") === (variant === "chromium");
}

async function takeOver() {
  for (const name of await earlier()) await caches.delete(name);
  await clients.claim();
  await tell({ version: VERSION });
}

async function answered(request) {
  const url = new URL(request.url);
  const path = request.mode === "navigate" ? "index.html" : url.pathname.slice(SCOPE.length);
  const isLetters = path.startsWith("assets/fonts/noto");
  const cache = await caches.open(isLetters ? LETTERS : CACHE);
  const kept = await cache.match(address(path));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && isLetters) await cache.put(address(path), answer.clone());
  return answer;
}

// A new version waits until every page of the old one has all it needs, or is gone.
async function stepIn() {
  for (let tries = 0; tries < 10; tries += 1) {
    const answers = await Promise.all((await pages()).map(mayLose));
    if (answers.every(Boolean)) return self.skipWaiting();
    await moment(200);
  }
}

// Whether the old version may end under this page. One that sleeps in the background does not answer.
const mayLose = (page) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  page.postMessage({ asks: "are you open" }, [port2]);
  setTimeout(resolve, ANSWER, page.visibilityState === "hidden");
});

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "step in") event.waitUntil(stepIn());
  if (event.data === "claim") event.waitUntil(clients.claim());
});
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === self.location.origin && pathname.startsWith(SCOPE);
  if (event.request.method === "GET" && isOurs) event.respondWith(answered(event.request));
});
