// What stands on the screen until the app is drawn: how far it is, and what went wrong.

const LONGEST = 4000; // Milliseconds for the first page of the app to be drawn.
const EMPTY = 12; // Colours at most in what Flutter shows before there is anything of the app.
const LOOK = 40; // Between two looks at the screen, which cost the screen some time themselves.

const loading = document.getElementById("loading");
// Flet puts away what is so called together with Flutter's first frame, on which there is nothing.
loading.id = "start";
loading.lang = language;
const said = document.createElement("p");
const bar = document.createElement("progress");
const again = document.createElement("button");
loading.append(bar, said);
again.textContent = say("site.again");
again.onclick = startAnew;

let isOpen = false;
let tellOpen = null;
const opened = new Promise((resolve) => { tellOpen = resolve; });

// The app has said what its first page is; it is a while until that is on the screen.
async function open() {
  for (const until = performance.now() + LONGEST; performance.now() < until && !isDrawn();) await moment(LOOK);
  isOpen = true;
  loading.remove();
  performance.mark("open");
  tellOpen();
}

function isDrawn() {
  const screen = document.querySelector("flutter-view");
  return !screen || [...canvases(screen)].some((canvas) => coloursOf(canvas) > EMPTY);
}

function* canvases(node) {
  if (node instanceof HTMLCanvasElement) yield node;
  for (const child of [...(node.shadowRoot?.children ?? []), ...node.children]) yield* canvases(child);
}

const sample = Object.assign(document.createElement("canvas"), { width: 36, height: 64 });
const pen = sample.getContext("2d", { willReadFrequently: true });

function coloursOf(canvas) {
  if (!canvas.width || !canvas.height) return 0;
  pen.clearRect(0, 0, sample.width, sample.height);
  pen.drawImage(canvas, 0, 0, sample.width, sample.height);
  return new Set(new Uint32Array(pen.getImageData(0, 0, sample.width, sample.height).data.buffer)).size;
}

function show(part, done, of) {
  if (isOpen) return;
  const words = say(part);
  if (said.textContent !== words) said.textContent = words;
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
