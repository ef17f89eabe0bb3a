// The line of news for whoever is making a game. Served beside the page by `reverie dev`, and by nothing else.
const SECOND = 1000;
let run = "";
let shown = "";
let closed = "";

const line = document.createElement("section");
line.id = "dev-news";
line.setAttribute("role", "status");
line.setAttribute("aria-live", "polite");
line.hidden = true;
document.body.prepend(line);

function paragraph(text, kind) {
  const one = document.createElement("p");
  one.className = kind;
  one.textContent = text;
  return one;
}

function show(found) {
  const said = JSON.stringify([found.problems, found.news, found.title]);
  if (said === shown) return;
  shown = said;
  line.replaceChildren();
  line.className = found.problems.length ? "problems" : "news";
  line.hidden = said === closed || !(found.problems.length || found.news.length);
  if (found.problems.length) line.append(paragraph(found.title, "title"));
  for (const text of found.problems) line.append(paragraph(text, "problem"));
  for (const text of found.news) line.append(paragraph(text, "told"));
  const fresh = document.createElement("a");
  fresh.href = "/dev/new";
  fresh.textContent = found.fresh;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = found.close;
  close.addEventListener("click", () => {
    closed = shown;
    line.hidden = true;
  });
  line.append(fresh, close);
}

async function look() {
  try {
    const answer = await fetch(`/dev/news?language=${document.documentElement.lang}`, { cache: "no-store" });
    const found = await answer.json();
    if (run && run !== found.run) {
      // Another version of the game: everything the page knows of it may be old.
      if (document.body.classList.contains("dev-waiting")) location.assign("/dev");
      else location.reload();
      return;
    }
    run = found.run;
    show(found);
  } catch {
    // The server is being replaced: the next look finds the new one.
  }
  setTimeout(look, SECOND);
}

look();
