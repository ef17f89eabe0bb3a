import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** A board's files are called after their game, so that one sees what a page has loaded. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const game = facadeModuleId?.match(/\/boards\/([^/]+)\//)?.[1];
  return game ? `assets/board-${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

// The server's content policy allows no inline script or style and no data: fonts: everything becomes a file of its own.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/reverie/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/texts": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
