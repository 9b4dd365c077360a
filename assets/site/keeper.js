// Keeps the app on the device: a service worker with one cache for each version of the site.

const VERSION = "__VERSION__";
const FILES = __FILES__; // For each path: the SHA-256 of what is packed, its size, and its type.
const SCOPE = new URL(self.registration.scope).pathname;
const OURS = `cabo-referee ${SCOPE} files `;
const CACHE = OURS + VERSION;
const LETTERS = `cabo-referee ${SCOPE} letters`; // Loaded when a name needs them, and then kept.
const AT_ONCE = 6;
const HASH = "X-Packed";

const address = (path) => new URL(path, self.registration.scope).href;

async function tell(said) {
  for (const client of await clients.matchAll({ includeUncontrolled: true })) {
    client.postMessage(said);
  }
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

async function loaded(path, hash, type) {
  const answer = await fetch(`${address(path)}.packed?${hash}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const packed = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", packed));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // A hotel's log-in page, or a site that is just being replaced.
  if (found !== hash) throw new Error(`${path} is not of this version`);
  const content = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(await new Response(content).blob(), {
    headers: { "Content-Type": type, [HASH]: hash },
  });
}

async function fill() {
  const cache = await caches.open(CACHE);
  const variant = new URL(self.location).searchParams.get("canvas");
  const wanted = Object.entries(FILES).filter(([path]) => isFor(path, variant));
  const of = wanted.reduce((sum, [, [, size]]) => sum + size, 0);
  let done = 0;
  const next = async () => {
    for (let entry = wanted.pop(); entry; entry = wanted.pop()) {
      const [path, [hash, size, type]] = entry;
      await tell({ loading: path, done, of });
      const content = (await reused(path, hash)) ?? (await loaded(path, hash, type));
      await cache.put(address(path), content);
      done += size;
      await tell({ loading: path, done, of });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

// The engine that draws is there twice: for Chromium, and for all others.
function isFor(path, variant) {
  if (!path.startsWith("canvaskit/")) return true;
  return path.startsWith("canvaskit/chromium/") === (variant === "chromium");
}

async function takeOver() {
  for (const name of await earlier()) await caches.delete(name);
  await clients.claim();
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

// A new version waits until nothing of the old one is open any more, or its only page asks for it.
async function stepIn() {
  // A page that is loaded anew may still be there twice for a moment.
  for (let tries = 0; tries < 10; tries += 1) {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.length <= 1) return self.skipWaiting();
    await new Promise((later) => setTimeout(later, 200));
  }
}

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
