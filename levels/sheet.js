const form = document.forms[0];
const link = document.getElementById("link");
const copy = document.getElementById("copy");
const here = location.protocol === "file:" ? "" : new URL("index.html", location.href).href;

function show() {
  const game = form.elements.game;
  const known = game.selectedOptions[0].dataset.options.split(" ");
  const chosen = [];
  for (const option of form.querySelectorAll("select[data-default]")) {
    option.disabled = !known.includes(option.name);
    if (!option.disabled && option.value !== option.dataset.default) chosen.push(`${option.name}=${option.value}`);
  }
  const fragment = `#play=${game.value}${chosen.length ? "?" : ""}${chosen.join("&")}`;
  link.textContent = here + fragment;
  if (here) link.href = here + fragment;
  else link.removeAttribute("href");
}

form.addEventListener("input", show);
document.getElementById("print").addEventListener("click", () => print());
copy.addEventListener("click", async () => {
  const label = copy.textContent;
  try {
    await navigator.clipboard.writeText(link.textContent);
  } catch {
    getSelection().selectAllChildren(link);
    return;
  }
  copy.textContent = copy.dataset.done;
  setTimeout(() => { copy.textContent = label; }, 2000);
});
show();
