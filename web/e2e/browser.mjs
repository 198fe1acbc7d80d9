// A browser without root: Chromium from npm, driven by playwright-core.
import sparticuz from "@sparticuz/chromium";
import { chromium } from "playwright-core";

export async function launch() {
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [
      ...sparticuz.args.filter((arg) => !arg.startsWith("--headless") && !arg.includes("single-process")),
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    headless: true,
    timeout: 180_000,
  });
}
