import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { rules } from "./build/rules.ts";
import { shell } from "./build/shell.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MOONWALL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), rules(here("../docs/rules"), here("../src/moonwall/locales")), shell()],
  resolve: { alias: { $locales: here("../src/moonwall/locales"), $lib: here("./src/lib") } },
  build: {
    outDir: here("../src/moonwall/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The worker lies at the root, so that all of the page is its own; its name stays, so that browsers see a new one.
      input: { index: here("./index.html"), worker: here("./src/worker/worker.ts") },
      output: {
        entryFileNames: (chunk) => (chunk.name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
