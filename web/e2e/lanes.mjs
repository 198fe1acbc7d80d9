// Several files of browser tests side by side, each with a server and a browser of its own: `node e2e/lanes.mjs 2 table people …`.
// A file that fails is tried once more when the others are done, since a busy machine can make a page late.
import { spawn } from "node:child_process";
import sparticuz from "@sparticuz/chromium";

const [lanes, ...files] = process.argv.slice(2);
if (!(Number(lanes) >= 1) || !files.length) {
  console.error("say how many at a time, and which: node e2e/lanes.mjs 2 table people");
  process.exit(2);
}

/** Runs the tests of one file; what they say is kept together. */
function run(file) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--test", `e2e/${file}.test.mjs`], { stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    child.stdout.on("data", (part) => said.push(part));
    child.stderr.on("data", (part) => said.push(part));
    child.on("close", (code) => {
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`==> ${file}: ${code === 0 ? "passed" : "failed"} after ${seconds} s`);
      console.log(Buffer.concat(said).toString().trimEnd());
      resolve(code === 0);
    });
  });
}

async function lane(waiting, failed) {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
    if (!(await run(file))) failed.push(file);
}

await sparticuz.executablePath(); // unpacked once, before several want it at the same time
const failed = [];
const waiting = [...files];
await Promise.all(Array.from({ length: Number(lanes) }, () => lane(waiting, failed)));
for (const file of failed) {
  console.log(`==> ${file} once more: a busy machine can make a page late`);
  if (!(await run(file))) process.exit(1);
}
