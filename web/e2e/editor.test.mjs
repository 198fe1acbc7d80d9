// The map editor in a real browser: draw, be told what is wrong, save, share, play.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { it } from "node:test";
import { atTable, house, LONG } from "./house.mjs";

const home = house({ quiet: null });
const open = (path, { width = 1280, height = 900 } = {}) => home.open(path, { width, height });

const state = (page, wanted) => page.waitForSelector(`[data-test=check][data-state=${wanted}]`);
/** Wait until spaces show what was put there. */
const shows = async (page, spaces) => {
  for (const [at, what] of Object.entries(spaces))
    await page.waitForSelector(`[data-hex="${at}"][data-what="${what}"]`);
};
/** Do what changes the map: its text is another afterwards, so that what is read then is not of the map before. */
async function draws(page, act) {
  const old = await page.textContent("[data-test=text]");
  await act();
  await page.waitForFunction((was) => document.querySelector("[data-test=text]").textContent !== was, old);
}
const shot = async (page, name) =>
  process.env.MOONWALL_SHOTS && page.screenshot({ path: join(process.env.MOONWALL_SHOTS, name) });
async function saved(page, button) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(`[data-test=${button}]`)]);
  return { name: file.suggestedFilename(), path: await file.path() };
}

it("draws a map, cannot save a broken one, saves, shares and plays a whole one", LONG, async () => {
  const page = await open("/");
  await page.click("[data-game-name=tsukuyumi]");
  await page.click("[data-test=editor]");
  await state(page, "good");
  await draws(page, () => page.fill("[data-test=scenario-name]", "Two Lakes"));

  // A tile too few: the server says which field of which line, and nothing can be saved.
  await page.click("[data-test=tool-erase]");
  await draws(page, () => page.click('[data-hex="3,0"]'));
  await state(page, "bad");
  assert.match(
    await page.textContent("[data-test=problems]"),
    /line \d+ · own-two-lakes-3 · tiles: 3 players need 21 tiles/,
  );
  for (const button of ["save", "share", "svg", "png", "play"])
    assert.ok(await page.isDisabled(`[data-test=${button}]`), button);

  // A tile out of reach is marked on the map.
  await page.click("[data-test=tool-any]");
  await draws(page, () => page.click('[data-hex="0,4"]'));
  await state(page, "bad");
  assert.match(await page.textContent("[data-test=problems]"), /0,4 cannot be reached/);
  assert.ok(await page.$('[data-hex="0,4"] [stroke="var(--wrong)"]'));
  await shot(page, "editor-broken.png");
  await page.keyboard.press("Control+z");
  await shows(page, { "0,4": "" });

  // Drawn by hand and by keyboard.
  await page.click('[data-hex="1,2"]');
  await page.click("[data-test=tool-ocean]");
  await page.click('[data-hex="2,0"]');
  await page.click("[data-test=tool-hole]");
  await page.click('[data-hex="4,-4"]');
  await page.focus('[data-hex="-2,0"]');
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("5");
  await draws(page, () => page.keyboard.press("Enter"));
  await shows(page, { "2,0": "ocean", "-2,0": "fertile", "4,-4": "hole" });
  await state(page, "good");
  await shot(page, "editor-1280.png");

  const file = await saved(page, "save");
  assert.equal(file.name, "own-two-lakes.toml");
  const text = await readFile(file.path, "utf8");
  assert.match(text, /name = "Two Lakes"/);
  assert.match(text, /ocean = \["2,0"\]/);
  const svg = await saved(page, "svg");
  assert.match(await readFile(svg.path, "utf8"), /^<svg [^]*Two Lakes/);
  const png = await saved(page, "png");
  assert.equal((await readFile(png.path)).subarray(1, 4).toString(), "PNG");
  if (process.env.MOONWALL_SHOTS)
    await writeFile(join(process.env.MOONWALL_SHOTS, "editor-picture.png"), await readFile(png.path));

  // The link opens the same map for somebody else, and so does the file.
  await page.click("[data-test=share]");
  const link = await page.inputValue("[data-test=link]");
  const friend = await open(new URL(link).pathname + new URL(link).hash, { width: 390, height: 844 });
  await state(friend, "good");
  assert.equal(await friend.textContent("[data-test=text]"), text);
  assert.ok((await friend.evaluate(() => document.documentElement.scrollWidth)) <= 391);
  await shot(friend, "editor-390.png");
  await draws(friend, () => friend.selectOption("[data-test=begin]", "control"));
  await friend.setInputFiles("[data-test=open]", {
    name: "mine.toml",
    mimeType: "application/toml",
    buffer: Buffer.from(text),
  });
  await friend.waitForFunction((old) => document.querySelector("[data-test=text]").textContent === old, text);
  await friend.setInputFiles("[data-test=open]", {
    name: "bad.toml",
    mimeType: "application/toml",
    buffer: Buffer.from("id = [\n"),
  });
  await friend.waitForFunction(() => /bad\.toml.*TOML/.test(document.querySelector("[role=alert]")?.textContent));
  await friend.context().close();

  // Play it: the lobby has the pack and the scenario, and the match begins on this map.
  await page.click("[data-test=play]");
  await page.waitForSelector("[data-test=pack]");
  assert.equal(await page.inputValue("[data-test=option-scenario]"), "own-two-lakes");
  await page.click("[data-test=start]");
  await atTable(page);
  const id = new URL(page.url()).pathname.split("/").pop();
  const table = await page.evaluate(
    async (match) => (await (await fetch(`/api/matches/${match}`)).json()).state.views.watch.table,
    id,
  );
  assert.deepEqual(table.scenario, { id: "own-two-lakes", name: "Two Lakes", holes: ["4,-4"] });
  await page.context().close();
  assert.deepEqual(home.faults, []);
});

it("keeps what is being drawn over a reload, and begins from every scenario of the box", LONG, async () => {
  const page = await open("/editor/tsukuyumi#damaged");
  await page.waitForSelector("[role=alert]");
  await state(page, "good");
  await page.click("[data-test=tool-hole]");
  await draws(page, () => page.click('[data-hex="4,-4"]'));
  await page.reload();
  await state(page, "good");
  await shows(page, { "4,-4": "hole" });

  // Every scenario of the box is a whole one to begin from; a stroke over several spaces is taken back at once.
  const models = await page.$$eval("[data-test=begin] option", (all) => all.map((one) => one.value).filter(Boolean));
  assert.ok(models.includes("random") && models.includes("canyon") && !models.includes("alliance"), models.join());
  for (const model of models) {
    await draws(page, () => page.selectOption("[data-test=begin]", model));
    await page.waitForSelector("[data-test=check]:not([data-state=checking])");
    assert.equal(
      await page.getAttribute("[data-test=check]", "data-state"),
      "good",
      `${model}: ${await page.$$eval("[data-test=problems]", (all) => all.map((one) => one.textContent).join())}`,
    );
  }
  await draws(page, () => page.selectOption("[data-test=begin]", "random"));
  await state(page, "good");
  await page.click("[data-test=tool-mountain]");
  const [from, to] = await Promise.all(
    ["-2,0", "-2,2"].map(async (at) => (await page.$(`[data-hex="${at}"]`)).boundingBox()),
  );
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await shows(page, { "-2,0": "mountain", "-2,1": "mountain", "-2,2": "mountain" });
  await page.keyboard.press("Control+z");
  await shows(page, { "-2,0": "any", "-2,1": "any", "-2,2": "any" });

  await page.goto(`${home.server.url}/editor/great-wall`);
  await page.waitForSelector("h1");
  assert.match(await page.textContent("h1"), /nothing here/);
  await page.context().close();
});
