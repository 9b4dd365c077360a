// Brings the app onto the device, shows how far that is, and starts Python and the screen together.

const VERSION = "__VERSION__";
const WORDS = {
  en: {
    screen: "Loading the screen", python: "Loading Python", app: "Loading the rules of the game",
    letters: "Loading the letters", start: "Starting",
    failed: "It could not be loaded. Is there a connection?", again: "Try again",
    nowhere: "This browser keeps nothing: the games are gone when this page is closed. Export what is to stay.",
    perhaps: "This browser may clear the games away when it needs room. Put the app on the home screen, or export the games now and then.",
    close: "Close",
  },
  fr: {
    screen: "Chargement de l’écran", python: "Chargement de Python", app: "Chargement des règles du jeu",
    letters: "Chargement des lettres", start: "Démarrage",
    failed: "Le chargement a échoué. Y a-t-il une connexion ?", again: "Réessayer",
    nowhere: "Ce navigateur ne garde rien : les parties disparaissent quand cette page est fermée. Exportez ce qui doit rester.",
    perhaps: "Ce navigateur peut effacer les parties s’il manque de place. Ajoutez l’app à l’écran d’accueil, ou exportez les parties de temps en temps.",
    close: "Fermer",
  },
  es: {
    screen: "Cargando la pantalla", python: "Cargando Python", app: "Cargando las reglas del juego",
    letters: "Cargando las letras", start: "Iniciando",
    failed: "No se pudo cargar. ¿Hay conexión?", again: "Reintentar",
    nowhere: "Este navegador no guarda nada: las partidas se pierden al cerrar esta página. Exporta lo que deba quedar.",
    perhaps: "Este navegador puede borrar las partidas si le falta espacio. Añade la app a la pantalla de inicio, o exporta las partidas de vez en cuando.",
    close: "Cerrar",
  },
  zh: {
    screen: "正在加载画面", python: "正在加载 Python", app: "正在加载游戏规则",
    letters: "正在加载字体", start: "正在启动",
    failed: "无法加载。网络是否已连接？", again: "重试",
    nowhere: "此浏览器不保存任何内容：关闭页面后对局就会消失。请导出需要保留的内容。",
    perhaps: "空间不足时，此浏览器可能会清除对局。请将应用添加到主屏幕，或不时导出对局。",
    close: "关闭",
  },
};
const words = WORDS[navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in WORDS)] ?? WORDS.en;

// The same choice that Flutter makes.
const hasOwnCanvas = navigator.vendor === "Google Inc." || navigator.userAgent.includes("Edg/");
const canvas = hasOwnCanvas && typeof ImageDecoder !== "undefined"
  && Intl.v8BreakIterator && Intl.Segmenter ? "chromium" : "full";
const own = (path) => new URL(path, document.baseURI).href;
const PATIENCE = 4000; // For another version to take over; two open pages keep it from that.
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
const loading = document.getElementById("loading");
loading.append(bar, said);

// Flutter puts it away with its own first frame, on which there is nothing yet.
let isOpen = false;
addEventListener("flutter-first-frame", () => setTimeout(() => isOpen || document.body.append(loading)));

function open() {
  isOpen = true;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    loading.remove();
    performance.mark("open");
  }));
}

function show(part, done, of) {
  said.textContent = words[part];
  if (of) [bar.max, bar.value] = [of, done];
  else bar.removeAttribute("value");
}

function partOf(path) {
  if (path.startsWith("pyodide/")) return "python";
  if (path.startsWith("app.")) return "app";
  return /\.(ttf|otf|woff2)$/.test(path) ? "letters" : "screen";
}

function fail(error) {
  console.error(error);
  const again = document.createElement("button");
  again.textContent = words.again;
  again.onclick = () => location.reload();
  bar.hidden = true;
  said.textContent = words.failed;
  loading.append(again);
}

function warn(key) {
  const notice = document.createElement("div");
  const close = document.createElement("button");
  notice.id = "warning";
  notice.setAttribute("role", "alert");
  notice.textContent = words[key];
  close.textContent = words.close;
  close.onclick = () => notice.remove();
  notice.append(close);
  document.body.append(notice);
}

// The app on the device.

async function bringHere() {
  const keeper = navigator.serviceWorker;
  if (!keeper) return;
  const wasKept = Boolean(keeper.controller);
  keeper.addEventListener("message", ({ data }) => show(partOf(data.loading), data.done, data.of));
  const changed = new Promise((resolve) => keeper.addEventListener("controllerchange", resolve));
  // Never a start that is half of one version and half of another.
  if (wasKept) changed.then(() => isOpen || location.reload());
  const kept = await keeper.register(`keeper.js?canvas=${canvas}`, { updateViaCache: "none" });
  if (wasKept && kept.waiting) {
    kept.waiting.postMessage("step in");
    await Promise.race([changed.then(() => moment(PATIENCE)), moment(PATIENCE)]);
  } else if (!wasKept && kept.active) {
    kept.active.postMessage("claim");
    await Promise.race([changed, moment(PATIENCE)]);
  } else if (!wasKept) {
    const gone = new Promise((resolve) => kept.installing?.addEventListener("statechange", ({ target }) => {
      if (target.state === "redundant") resolve();
    }));
    await Promise.race([changed, gone]);
  }
}

// Python and the screen.

let python = null;
let toScreen = () => {};
let messages = 0; // The first greets the screen, the second brings the page.
let initialized = null;
const isInitialized = new Promise((resolve, reject) => { initialized = { resolve, reject }; });

function startPython() {
  python = new Worker(own(`python-worker.js?version=${VERSION}`), { type: "module" });
  python.onerror = (event) => initialized.reject(event.message);
  python.onmessage = ({ data }) => {
    if (typeof data !== "string") {
      toScreen(data);
      messages += 1;
      if (messages === 2) open();
    } else if (data.startsWith("drive ")) askToKeep(JSON.parse(data.slice("drive ".length)));
    else if (data === "initialized") initialized.resolve();
    else {
      initialized.reject(data);
      open();
    }
  };
}

globalThis.jsConnect = async (id, args, onMessage) => {
  toScreen = onMessage;
  python.postMessage({ args, documentUrl: document.URL });
  await isInitialized;
};
globalThis.jsSend = async (id, data) => python.postMessage(data, [data.buffer]);
globalThis.jsDisconnect = async () => python.terminate();

const WARNED = "cabo-referee warned";
const MONTH = 30 * 24 * 3600 * 1000; // Between two warnings.

async function askToKeep({ refusal, hasGames }) {
  await flet.flutterAppLoaded;
  if (refusal) warn("nowhere");
  if (refusal || !hasGames) return;
  if (!navigator.storage?.persist || (await navigator.storage.persist())) return;
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  if (isInstalled || Date.now() - Number(localStorage.getItem(WARNED)) < MONTH) return;
  localStorage.setItem(WARNED, String(Date.now()));
  warn("perhaps");
}

function startScreen() {
  const script = document.createElement("script");
  script.src = own("flutter_bootstrap.js");
  script.onerror = () => fail(script.src);
  document.body.append(script);
}

show("start");
bringHere().catch((error) => console.warn("the app stays online", error)).then(() => {
  show("start");
  startPython();
  startScreen();
});
