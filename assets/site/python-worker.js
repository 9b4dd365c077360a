// Runs the app's Python beside the page, and wakes it from a picture of its memory where there is one.

import { openDrive } from "./drive.js";

const HOME = "/app";
const PYTHON = new URL("pyodide/pyodide.mjs", self.location).href;
const version = new URL(self.location).searchParams.get("version");
const pictures = `cabo-referee ${new URL(".", self.location).pathname} memory`;
const pictureAt = new URL(`memory-${version}`, self.location).href;

const page = {}; // What Flet's own connection finds under the name of flet_js.
const passOn = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};
page.receive_callback = passOn;

async function picture() {
  try {
    const kept = await (await caches.open(pictures)).match(pictureAt);
    return kept && new Uint8Array(await kept.arrayBuffer());
  } catch {
    return undefined;
  }
}

async function keep(bytes) {
  try {
    await caches.delete(pictures);
    await (await caches.open(pictures)).put(pictureAt, new Response(bytes));
  } catch (error) {
    console.warn("the next start will take longer", error);
  }
}

// Python asks for less memory at first than a picture of it may need.
function growTo(size) {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const memory = made.instance.exports.memory;
    const missing = size - (memory?.buffer.byteLength ?? size);
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    WebAssembly.instantiateStreaming = instantiate;
    return made;
  };
}

// The bundle: the length of its list, the list of paths and sizes, and the files one by one.
function unpack(python, bundle) {
  const length = new DataView(bundle).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, length)));
  let place = 4 + length;
  const folders = new Set();
  for (const [path, size] of list) {
    const folder = `${HOME}/${path.slice(0, path.lastIndexOf("/") + 1)}`;
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${HOME}/${path}`, new Uint8Array(bundle, place, size), { canOwn: true });
    place += size;
  }
}

async function asleep(bundle) {
  const { loadPyodide } = await import(PYTHON);
  const memory = await picture();
  if (memory) {
    try {
      growTo(memory.length);
      const python = await loadPyodide({ _loadSnapshot: memory });
      unpack(python, await bundle);
      return { python, isNew: false };
    } catch (error) {
      console.warn("the kept memory does not fit", error);
      await caches.delete(pictures);
    }
  }
  self.postMessage("anew");
  const python = await loadPyodide({ _makeSnapshot: true });
  unpack(python, await bundle);
  // Machine code cannot be in the picture, so Flet's messages are packed by Python until it wakes.
  python.runPython(`import os, sys
sys.path.insert(0, "${HOME}")
os.environ["MSGPACK_PUREPYTHON"] = "1"
from views.in_page import learn
learn()`);
  return { python, isNew: true };
}

async function awake() {
  const bundle = fetch(new URL("app.bundle", self.location)).then((answer) => {
    if (!answer.ok) throw new Error(`app.bundle: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const [{ python, isNew }, drive] = await Promise.all([asleep(bundle), openDrive()]);
  if (isNew) {
    try {
      page.memory = python.makeMemorySnapshot();
    } catch (error) {
      console.warn("the next start will take longer", error);
    }
  }
  python.registerJsModule("flet_js", page);
  python.registerJsModule("page_drive", drive);
  const { refusal, hasGames } = drive;
  self.postMessage(`drive ${JSON.stringify({ refusal, hasGames })}`);
  return python;
}

const ready = awake();
ready.catch(() => {}); // Told when the page asks for the app.

async function start({ args, documentUrl }) {
  try {
    const python = await ready;
    page.args = args;
    page.documentUrl = documentUrl;
    await python.runPythonAsync(`from views.in_page import wake_up
wake_up()
from main import main
main()`);
    await page.start_connection(passOn);
    self.postMessage("initialized");
    if (page.memory) await keep(page.memory);
    delete page.memory;
  } catch (error) {
    console.error(String(error));
    // It may be what is broken.
    await self.caches?.delete(pictures).catch(() => {});
    self.postMessage(String(error));
  }
}

self.onmessage = ({ data }) => {
  if (data.documentUrl) start(data);
  else page.send?.(data);
};
