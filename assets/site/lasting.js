// Asks the browser to keep the games for good, and says so when it does not.

const WARNED = "cabo-referee warned";
const MONTH = 30 * 24 * 3600 * 1000; // Between two warnings.

function warn(key) {
  const notice = document.createElement("div");
  const words = document.createElement("p");
  const close = () => notice.remove();
  const offer = (name, act) => {
    const button = document.createElement("button");
    button.textContent = say(name);
    button.onclick = act;
    return button;
  };
  const toExport = () => {
    location.hash = "#/settings";
    close();
  };
  notice.id = "warning";
  notice.setAttribute("role", "alert");
  words.textContent = say(key);
  notice.append(words, offer("site.export", toExport), offer("site.close", close));
  document.body.append(notice);
}

async function askToKeep({ refusal, hasGames }) {
  await flet.flutterAppLoaded;
  if (refusal) warn("site.nowhere");
  if (refusal || !hasGames) return;
  if (!navigator.storage?.persist || (await navigator.storage.persist())) return;
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  if (isInstalled || Date.now() - Number(localStorage.getItem(WARNED)) < MONTH) return;
  localStorage.setItem(WARNED, String(Date.now()));
  warn("site.perhaps");
}
