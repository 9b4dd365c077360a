// A new version is fetched while the app is open and takes over from its keeper; what is open is all
// loaded, so it goes on. The next start is the new version, and Home offers to start at once.

const HOUR = 3_600_000; // Between two looks for a newer version by a page that is never closed.
const OFTEN = 500; // Between two looks at where somebody is.
const HOME = ["", "#/"];
let looked = Date.now();
let isOffered = false;

async function renew() {
  await opened;
  const kept = await keep();
  const stepIn = () => kept.waiting?.postMessage("step in");
  const follow = () => kept.installing?.addEventListener("statechange", stepIn);
  stepIn();
  follow();
  kept.addEventListener("updatefound", follow);
}

async function lookAgain() {
  if (document.hidden || !isOpen) return;
  const kept = await keep();
  kept.waiting?.postMessage("step in");
  if (Date.now() - looked < HOUR) return;
  looked = Date.now();
  await kept.update();
}

// Only where nobody is in the middle of anything.
function offer() {
  if (isOffered) return;
  isOffered = true;
  const start = () => location.reload();
  const box = notice("site.newer", "status", { "site.start": start, "site.later": () => {} });
  const show = () => { box.hidden = !HOME.includes(location.hash); };
  show();
  setInterval(show, OFTEN);
}

keeper?.addEventListener("message", ({ data, ports }) => {
  // A page that is only starting needs the files of its own version still.
  if (data.asks === "are you open") ports[0].postMessage(isOpen);
  if (data.version && data.version !== VERSION && isOpen) offer();
});
if (keeper) {
  renew().catch(online);
  document.addEventListener("visibilitychange", () => lookAgain().catch(online));
}
