// Two people at real pages while the servers behind one address are restarted: node e2e/rolling.mjs ADDRESS.
// They play until a line comes in; then it is said as JSON what was acknowledged, how long a page had no socket, and
// what went wrong. `make torture ARGS='rolling --database postgresql --browser'` runs it.
import { once } from "node:events";
import { launch } from "./browser.mjs";
import { newMatch } from "./house.mjs";
import { play } from "./player.mjs";

const address = process.argv[2];
let ending = false;
const told = once(process.stdin, "data").then(() => (ending = true));

/** Runs in the page before all else: notes what its sockets carry, and when there is none. */
function watch() {
  const seen = (window.seen = { acked: [], gaps: [], refused: [], open: {}, lost: null, live: false });
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      let match = "";
      const send = this.send.bind(this);
      this.send = (text) => {
        const said = JSON.parse(text);
        if (said.type === "hello") match = said.match;
        if (said.type === "answer") seen.open[said.ref] = [match, said.decision];
        send(text);
      };
      this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "ack" && seen.open[said.ref]) seen.acked.push(seen.open[said.ref]);
        if (said.type === "refused") seen.refused.push(`${said.error} ${said.message}`);
        if (said.type === "ack" || said.type === "refused") delete seen.open[said.ref];
        if (said.type === "state" && seen.lost !== null) {
          seen.gaps.push((performance.now() - seen.lost) / 1000);
          seen.lost = null;
        }
      });
      this.addEventListener("close", () => (seen.lost ??= performance.now()));
    }
  };
}

async function person(browser, number, faults) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("moonwall-wishes", JSON.stringify({ deaf: 0, beat: 0 })));
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(`page ${number}: ${error.message}`));
  await page.goto(address);
  await newMatch(page, "great-wall", { seats: ["me", "bot", "bot"], seed: String(7 + number) });
  let loads = 0;
  page.on("load", () => (loads += 1));
  await play(page, { seed: number + 1, until: async () => ending, limit: 100_000 });
  // Whatever is on its way arrives, and the page is at the table, without anybody's help.
  await page.waitForFunction(() => window.seen.lost === null && !Object.keys(window.seen.open).length);
  await page.waitForSelector("[data-test=reconnecting]", { state: "detached" });
  if (loads) faults.push(`page ${number} was loaded again`);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}

const faults = [];
const browser = await launch();
try {
  const people = await Promise.all([0, 1].map((number) => person(browser, number, faults)));
  await told;
  const all = (what) => people.flatMap((one) => one[what]);
  console.log(JSON.stringify({ acked: all("acked"), gaps: all("gaps"), faults: [...faults, ...all("refused")] }));
} finally {
  await browser.close();
  process.stdin.destroy();
}
