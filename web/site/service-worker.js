// Keeps what the page is made of, and gives it back; nothing else. A version is kept whole or not at all, and an old one
// stays until somebody takes the new one over.

/** Path, bytes, hash, and bytes as they are sent, of every file; the build fills them in. */
const FILES = [];
const VERSION = "";

// Other folders of the same host may hold other sites: what they keep is theirs.
const MINE = `reverie ${new URL(self.registration.scope).pathname} `;
const CACHE = MINE + VERSION;
const HASH = "x-reverie-hash";
const AT_ONCE = 4;
const TOLD_EVERY = 100_000;
const KINDS = {
  css: "text/css",
  ftl: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  xz: "application/x-xz",
  zip: "application/zip",
};

const address = (path) => new URL(path, self.registration.scope).href;
const known = new Map(FILES.map(([path]) => [address(path), path]));

/** How far it has come, told to whoever looks. */
class Progress {
  channel = new BroadcastChannel("reverie-progress");
  total = FILES.reduce((sum, [, , , weight]) => sum + weight, 0);
  done = 0;
  told = 0;

  add(bytes) {
    this.done += bytes;
    if (this.done - this.told < TOLD_EVERY && this.total - this.done > 1) return;
    this.told = this.done;
    this.channel.postMessage({ done: Math.min(this.done, this.total), total: this.total });
  }
}

/** The same file from an older version, if there is one. */
async function keptBefore(path, hash) {
  const found = await caches.match(address(path));
  return found?.headers.get(HASH) === hash ? found : null;
}

async function fetched([path, bytes, hash, weight], progress) {
  const answer = await fetch(address(path), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const parts = [];
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    progress.add((next.value.length / bytes) * weight);
  }
  const kind = KINDS[path.split(".").at(-1)] ?? "application/octet-stream";
  return new Response(new Blob(parts), { headers: { "Content-Type": kind, [HASH]: hash } });
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const progress = new Progress();
  const left = [...FILES];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [path, , hash, weight] = next;
      const before = await keptBefore(path, hash);
      if (before) progress.add(weight);
      await cache.put(address(path), before ?? (await fetched(next, progress)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(MINE) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function given(request, path) {
  const found = await (await caches.open(CACHE)).match(address(path));
  return found ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const asked = event.request.url.split(/[?#]/)[0];
  const path = asked === self.registration.scope ? "index.html" : known.get(asked);
  if (path) event.respondWith(given(event.request, path));
});
