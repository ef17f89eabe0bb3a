import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** A board's files are called after their game, so that one sees what a page has loaded. */
export function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const game = facadeModuleId?.match(/\/boards\/([^/]+)\//)?.[1];
  return game ? `assets/board-${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

/** What others made travels with the licence that lets it: `licences/<package>.txt`. Where a package brings none along, ours has it. */
export function licences(): Plugin {
  const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  const { dependencies } = JSON.parse(readFileSync(here("package.json"), "utf-8")) as {
    dependencies: Record<string, string>;
  };
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      for (const name of ["svelte", "clsx", "esm-env", ...Object.keys(dependencies)]) {
        const called = name.replace(/^@(fontsource-variable\/)?/, "").replace("/", "-");
        const brought = ["LICENSE", "LICENSE.md", "license"].map((each) => here(`node_modules/${name}/${each}`));
        const file = [...brought, here(`licences/${called}.txt`)].find(existsSync);
        if (!file) throw new Error(`${name} brings no licence along: put it into web/licences/${called}.txt`);
        this.emitFile({ type: "asset", fileName: `licences/${called}.txt`, source: readFileSync(file, "utf-8") });
      }
    },
  };
}

// The server's content policy allows no inline script or style and no data: fonts: everything becomes a file of its own.
export default defineConfig({
  plugins: [svelte(), licences()],
  worker: { format: "es" },
  build: {
    outDir: "../src/reverie/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/texts": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
