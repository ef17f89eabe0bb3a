import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The parts that boards share, each in use on one page: for those who write boards, and for the tests. Not shipped.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  build: { assetsInlineLimit: 0, emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/texts": "http://127.0.0.1:8000" }, fs: { allow: ["../.."] } },
});
