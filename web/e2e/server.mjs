// The real server on a free port with a database of its own, ended with the tests.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export async function serve(settings = {}) {
  const python = process.env.MOONWALL_PYTHON ?? join(root, ".venv/bin/python");
  if (!existsSync(join(root, "src/moonwall/server/static/index.html")))
    throw new Error("build the page first: npm run build");
  const folder = await mkdtemp(join(tmpdir(), "moonwall-e2e-"));
  const port = await freePort();
  const env = {
    ...process.env,
    MOONWALL_DATA_DIR: folder,
    MOONWALL_LOG: "off",
    MOONWALL_DATABASE_URL: "",
    MOONWALL_RATE: "0",
    MOONWALL_BOT_SEED: "1", // bots answer alike in every run
    MOONWALL_SOCKET_RATE: "1000",
    MOONWALL_SOCKET_BURST: "2000",
    ...settings,
  };
  const url = `http://127.0.0.1:${port}`;
  let child;
  let ended;
  let said = "";

  async function start() {
    child = spawn(python, ["-m", "moonwall.server", "--port", String(port)], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (part) => (said += part));
    child.stderr.on("data", (part) => (said += part));
    ended = new Promise((resolve) => child.once("exit", resolve));
    const until = Date.now() + 180_000;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
      const answer = await fetch(`${url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > until) throw new Error(`the server does not answer: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  await start();
  return {
    url,
    /** Kill it without a warning; what was acknowledged must be there after start. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    start,
    async stop() {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
      await ended;
      clearTimeout(late);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
