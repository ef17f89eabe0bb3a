import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** A board's files are called after their game, so that one sees what a page has loaded. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const game = facadeModuleId?.match(/\/boards\/([^/]+)\//)?.[1];
  return game ? `assets/board-${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

/** Fonts travel with the licence that lets them: `licences/<font>.txt` for every package of fonts that we use. */
function fontLicences(): Plugin {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf-8")) as {
    dependencies: Record<string, string>;
  };
  return {
    name: "font-licences",
    apply: "build",
    generateBundle() {
      for (const name of Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"))) {
        const source = readFileSync(`node_modules/${name}/LICENSE`, "utf-8");
        this.emitFile({ type: "asset", fileName: `licences/${name.split("/")[1]}.txt`, source });
      }
    },
  };
}

// The server's content policy allows no inline script or style and no data: fonts: everything becomes a file of its own.
export default defineConfig({
  plugins: [svelte(), fontLicences()],
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
