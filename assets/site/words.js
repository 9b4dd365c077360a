// What the page says before the app is there and beside it, in the language of the device.

const WORDS = __WORDS__; // In each language, from the texts of the app.
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in WORDS) ?? "en";
const say = (key) => WORDS[language][key];

// Words below the app, with what can be tapped: names and what they do. Any of them puts it away.
function notice(key, role, offers) {
  const box = document.createElement("div");
  const words = document.createElement("p");
  const buttons = Object.entries(offers).map(([name, act]) => {
    const button = document.createElement("button");
    button.textContent = say(name);
    button.onclick = () => {
      box.remove();
      act();
    };
    return button;
  });
  box.className = "notice";
  box.lang = language;
  box.setAttribute("role", role);
  words.textContent = say(key);
  box.append(words, ...buttons);
  document.body.append(box);
  return box;
}
