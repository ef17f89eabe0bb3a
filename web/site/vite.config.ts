import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { chunkName, licences } from "../vite.config.ts";

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What lives from a server has something else in its place here; both have the same names in them. */
const INSTEAD: Record<string, string> = {
  "src/lib/edition.ts": "edition.ts",
  "src/parts/ComeOver.svelte": "Nothing.svelte",
  "src/parts/Invite.svelte": "Invite.svelte",
  "src/parts/Me.svelte": "Me.svelte",
  "src/parts/OtherDevice.svelte": "Nothing.svelte",
  "src/python/places.ts": "places.ts",
};

function instead(): Plugin {
  const found = new Map(Object.entries(INSTEAD).map(([from, to]) => [place(`../${from}`), place(to)]));
  return {
    name: "instead",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(place("."))) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && (found.get(resolved.id) ?? null);
    },
  };
}

/** Links to places of the page stand behind a `#`, so that also a new tab finds them under any address. */
const links = {
  name: "links",
  markup: ({ content }: { content: string }) => ({ code: content.replaceAll(/href="\/(?!api\/)/g, 'href="#/') }),
};

export default defineConfig({
  root: place("."),
  base: "./",
  plugins: [instead(), svelte({ configFile: false, preprocess: [links] }), licences()],
  worker: { format: "es" },
  build: {
    outDir: place("../../build/site/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
});
