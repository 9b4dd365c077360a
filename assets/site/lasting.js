// Asks the browser to keep the games for good, and says so when it does not.

const WARNED = "cabo-referee warned";
const MONTH = 30 * 24 * 3600 * 1000; // Between two warnings.

function warn(key) {
  const toExport = () => { location.hash = "#/settings"; };
  notice(key, "alert", { "site.export": toExport, "site.close": () => {} });
}

async function askToKeep({ refusal, hasGames }) {
  await opened;
  if (refusal) warn("site.nowhere");
  if (refusal || !hasGames) return;
  if (!navigator.storage?.persist || (await navigator.storage.persist())) return;
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  if (isInstalled || Date.now() - Number(localStorage.getItem(WARNED)) < MONTH) return;
  localStorage.setItem(WARNED, String(Date.now()));
  warn("site.perhaps");
}
