// The rule book and the guided first games: every rule and term opens, each lesson is played to its end, also by doing
// something else at every fifth step.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readFileSync } from "node:fs";
import { atTable, house, LONG, PATIENCE } from "./house.mjs";

const home = house();
const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Waits until a book shows what the address names. */
const ready = (page, at) =>
  page.waitForFunction((to) => {
    const book = document.querySelector("[data-test=book]");
    return book?.dataset.ready === "true" && book.dataset.at === to;
  }, at);

async function faultsOf(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 90)).join(" | ")}`);
}

describe("the rule book", () => {
  it("opens every rule, term, card and question of every book in every language", LONG, async () => {
    const page = await home.open("/rules");
    await ready(page, "");
    for (const lang of ["en", "it", "pl"]) {
      await page.selectOption("[data-test=language]", lang);
      for (const name of ["great-wall", "tsukuyumi", "moon-princess"]) {
        const book = await page.evaluate(async (url) => (await fetch(url)).json(), `/book/${lang}/${name}.json`);
        await page.click(`[data-test=book-${name}]`);
        await ready(page, "");
        // One page for each chapter shows all its rules; one for the glossary all terms.
        const shown = new Set();
        const chapters = book.parts.flatMap((part) => part.chapters);
        for (const chapter of chapters) {
          await page.evaluate((to) => (location.hash = to), chapter.id);
          await ready(page, chapter.id);
          await page.waitForFunction(
            (n) => document.querySelectorAll("[data-test=rule]").length === n,
            chapter.rules.length,
          );
          for (const id of await page.$$eval("[data-test=rule]", (all) => all.map((one) => one.dataset.rule)))
            shown.add(id);
        }
        assert.deepEqual([...shown].sort(), Object.keys(book.rules).sort(), `${lang} ${name}`);
        await page.click("[data-test=book-glossary]");
        await ready(page, "glossary");
        assert.equal((await page.$$("[data-test=term]")).length, book.terms.length);
      }
    }
    // A link to one thing marks it.
    for (const [path, selector] of [
      ["/rules/great-wall#GW-KILL-05", "[data-rule='GW-KILL-05'].marked"],
      ["/rules/tsukuyumi#TS-SETUP-01-PL", "[data-rule='TS-SETUP-01-PL'].marked"],
      ["/rules/moon-princess#term-mp-momentum", "#term-mp-momentum.marked"],
      ["/rules/great-wall#card-guardian", "[data-test=book-card]"],
      ["/rules/great-wall#ask-rescue", "[data-rule='GW-KILL-05']"],
      ["/rules/tsukuyumi#ask-oni-who", "[data-rule^='MP-']"],
    ]) {
      await page.goto(home.server.url + path);
      await page.waitForSelector(selector);
    }
    assert.deepEqual(home.faults, []);
    await page.context().close();
  });

  it("is searched, says when nothing is found, and is read by keyboard, phone and axe", LONG, async () => {
    const page = await home.open("/rules/great-wall", { width: 390, height: 844, csp: false });
    await ready(page, "");
    await page.focus("[data-test=book-search]");
    await page.keyboard.type("rescue");
    await page.waitForSelector("[data-test=book-result]");
    assert.deepEqual(await faultsOf(page), []);
    await page.keyboard.press("Escape");
    await page.keyboard.type("goosefeather");
    await page.waitForFunction(() =>
      /goosefeather/.test(document.querySelector("[data-test=book-found]")?.textContent ?? ""),
    );
    assert.equal(await page.$("[data-test=book-result]"), null);
    await page.keyboard.press("Escape");
    await page.focus("[data-test=book-chapter]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => location.hash.length > 1);
    await page.click("[data-test=book-next]");
    await page.waitForSelector("[data-test=rule]");
    assert.deepEqual(await faultsOf(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, "nothing is wider than a phone");
    await page.goto(`${home.server.url}/rules/great-wall#gw-hordes`);
    await page.waitForSelector("[data-test=picture][data-drawn=true]");
    await page.context().close();
  });
});

/** What the lesson shows now. Runs in the page. */
function stand() {
  const lesson = document.querySelector("[data-test=lesson]");
  const choose = document.querySelector("[data-test=choose]");
  const page = document.querySelector(".page");
  if (!lesson) return { gone: true, path: location.pathname };
  return {
    ...lesson.dataset,
    next: document.querySelector("[data-test=lesson-next]") !== null,
    onward: lesson.dataset.mood === "say" && document.querySelector("[data-test=lesson-onward]") !== null,
    glows: page.dataset.glows !== "",
    decision: choose?.dataset.decision ?? "",
    count: Number(page.dataset.count),
    match: page.dataset.match,
  };
}

/**
 * Clicks what the lesson means, or the last of what does not count as that; says what it was ("taught", "other", "also": it
 * counts though it is not marked, "more": a part of the answer), and of how many options. Where something was begun and nothing
 * in it fits, the first. Runs in the page.
 */
function clickOne({ away, begun = false, means }) {
  const lesson = document.querySelector("[data-test=lesson]");
  const choose = document.querySelector("[data-test=choose]");
  const { decision = "", left } = choose?.dataset ?? {};
  // The table may have moved on since one looked.
  if (lesson?.dataset.mood !== "say" || !document.querySelector(".page").dataset.glows)
    return { what: "late", decision };
  const counts = means[lesson.dataset.step] ?? [];
  const all = [...choose.querySelectorAll(".option")];
  const is = (one) => {
    if (one.classList.contains("taught")) return "taught";
    if (one.querySelector(".more")) return "more";
    return counts.some((source) => new RegExp(source).test(one.dataset.option)) ? "also" : "other";
  };
  const last = (what) => all.filter((one) => is(one) === what).at(-1);
  const taught = all.find((one) => is(one) === "taught");
  const one = (away ? (last("other") ?? last("more")) : null) ?? taught ?? (begun ? all[0] : undefined);
  const what = one === undefined ? "" : is(one);
  one?.click();
  return { what, left: Number(left), decision };
}

/**
 * Plays a lesson; at every fifth thing to do, something else is done, and then taken back or played on from. Where every
 * answer is what the lesson means, the next thing to do is strayed from instead: none is left out.
 */
async function learn(page, lesson, stray, last = "lesson-onward") {
  await page.click(`[data-test=guided-${lesson}]`);
  await page.waitForSelector("[data-test=lesson]");
  const steps = (await page.evaluate(async () => (await fetch("/book/lessons.json")).json()))
    .find((one) => one.id === lesson)
    .scenes.flatMap((scene) => scene.steps);
  const source = (text) => text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const means = Object.fromEntries(
    steps.map(({ id, do: texts }) => [id, (texts ?? []).map((text) => `^${source(text).join(".*")}$`)]),
  );
  const seen = { steps: new Set(), elses: 0, returns: 0, goneOn: 0, done: 0, strayed: 0, said: [] };
  let owed = 0;
  for (const until = Date.now() + PATIENCE * 3; Date.now() < until;) {
    const now = await page.evaluate(stand);
    if (now.gone) {
      if (now.path === "/") return { ...seen, owed };
      await page.waitForTimeout(60); // the next scene is on its way
      continue;
    }
    if (now.step) seen.steps.add(now.step);
    const changed = () =>
      page.waitForFunction(
        (before) => {
          const lesson = document.querySelector("[data-test=lesson]");
          const choose = document.querySelector("[data-test=choose]");
          const table = document.querySelector(".page");
          const now = [lesson?.dataset.step, lesson?.dataset.mood, choose?.dataset.decision, table?.dataset.match].join(
            "|",
          );
          return now !== before;
        },
        [now.step, now.mood, now.decision, now.match].join("|"),
        { timeout: 5_000 },
      );
    // What is there at this moment is clicked, in one go: the page may be drawn anew between two calls.
    // What leads to another table is clicked twice: there is to be one.
    const press = (name) =>
      page.evaluate(
        ([test, times]) => {
          const button = document.querySelector(`[data-test=${test}]`);
          for (let n = 0; n < times; n += 1) button?.click();
        },
        [name, name === last || name === "lesson-onward" ? 2 : 1],
      );
    if (now.mood === "end") {
      await press(last);
      if (last === "lesson-first") return seen;
    } else if (now.onward) await press("lesson-onward");
    else if (now.next) await press("lesson-next");
    else if (now.mood === "else") {
      seen.elses += 1;
      seen.said.push(await page.locator("[data-test=lesson]").innerText());
      const back = seen.elses % 2 === 1;
      if (!back) seen.goneOn += 1;
      await press(back ? "lesson-back" : "lesson-go-on");
    } else if (now.mood === "lost") {
      seen.returns += 1;
      await press("lesson-return");
    } else if (now.mood === "waiting" || !now.decision || !now.glows) {
      await page.waitForTimeout(60);
      continue;
    } else if (now.mood === "free") await page.evaluate(() => document.querySelector(".option")?.click());
    else {
      const other = stray && owed + Number((seen.done + 1) % 5 === 0) > 0;
      let clicked = await page.evaluate(clickOne, { away: other, means });
      if (clicked.what === "late") continue;
      if (!clicked.what) {
        // What was begun leads away from what the lesson means: begin anew.
        await page.evaluate(() => document.querySelector("[data-test=cancel]")?.click());
        await page.waitForTimeout(60);
        continue;
      }
      seen.done += 1;
      if (stray && seen.done % 5 === 0) owed += 1;
      // An option may only narrow the question: then there is more to pick.
      for (let picks = 0; picks < 6; picks += 1) {
        const how = await page.waitForFunction(
          ({ before, left }) => {
            const choose = document.querySelector("[data-test=choose]");
            const lesson = document.querySelector("[data-test=lesson]");
            if (choose?.dataset.decision !== before || lesson?.dataset.mood !== "say") return "on";
            // "Other ways" says no word more, but fewer are left.
            return Number(choose.dataset.left) < left ? "narrow" : false;
          },
          { before: clicked.decision, left: clicked.left },
        );
        if ((await how.jsonValue()) === "on") break;
        const next = await page.evaluate(clickOne, { away: other, begun: true, means });
        if (next.what === "late" || next.decision !== clicked.decision) break;
        clicked = next;
      }
      if (clicked.what === "other") {
        owed -= 1;
        seen.strayed += 1;
      }
      continue;
    }
    await changed().catch(() => {}); // nothing came of it: look again
  }
  throw new Error(`the lesson ${lesson} does not come to its end: ${JSON.stringify(await page.evaluate(stand))}`);
}

describe("guided first games", () => {
  for (const lesson of ["great-wall", "tsukuyumi", "moon-princess"]) {
    it(`${lesson} is played to its end by doing what it says`, LONG, async () => {
      const page = await home.open("/");
      const seen = await learn(page, lesson, false);
      assert.equal(seen.elses, 0);
      assert.ok(seen.steps.size >= 14, `${seen.steps.size} steps`);
      await page.waitForSelector(`[data-test=guided-${lesson}]`, { state: "attached" });
      assert.deepEqual(home.faults, []);
      await page.context().close();
    });

    it(`${lesson} explains and goes on when something else is done at every fifth step`, LONG, async () => {
      const page = await home.open("/", { lang: "it", width: 390, height: 844 });
      const seen = await learn(page, lesson, true);
      assert.ok(seen.done >= 10, `${seen.done} things were done`);
      assert.ok(seen.owed <= 1, "at every fifth step something else was done, or at the one behind it");
      assert.equal(seen.strayed, Math.floor(seen.done / 5) - seen.owed);
      assert.equal(seen.elses, seen.strayed, "each of them was explained");
      for (const said of seen.said) assert.match(said, /Hai scelto .*[\s\S]*Che cosa aveva in mente la lezione/);
      assert.ok(seen.strayed >= 2 && seen.goneOn >= 1);
      assert.deepEqual(home.faults, []);
      await page.context().close();
    });
  }

  it("can be left, taken up again, and played by keyboard", LONG, async () => {
    const page = await home.open("/");
    await page.click("[data-test=guided-great-wall]");
    await page.waitForSelector("[data-test=lesson-next]");
    await page.focus("[data-test=lesson-next]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-test=lesson][data-step=places]");
    await page.goto(home.server.url);
    // A guided game that was begun stands open in the lobby, and is told from other matches.
    await page.waitForSelector("[data-test=anew-great-wall]");
    await page.waitForSelector("[data-test=match]");
    assert.match(await page.textContent("[data-test=match]"), /Guided first game/);
    await page.click("[data-test=guided-great-wall]");
    await page.waitForSelector("[data-test=lesson][data-step=places]");
    await page.click("[data-test=lesson-why]");
    await page.waitForSelector("[data-test=lesson-reason]");
    await page.click("[data-test=lesson-rule]");
    await page.waitForSelector("[data-test=book-panel] [data-rule='GW-LOC-03'].marked");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=book-panel]", { state: "detached" });
    await page.click("[data-test=lesson-next]");
    await page.waitForSelector("[data-test=lesson][data-step=card]");
    await page.keyboard.press("1");
    await page.waitForSelector("[data-test=lesson][data-step=slot]");
    await page.click("[data-test=ask-rules]");
    await page.waitForSelector("[data-test=book-panel] [data-rule='GW-AUTUMN-02']");
    await page.click("[data-test=book-close]");
    await page.click("[data-test=lesson-leave]");
    await page.waitForSelector("[data-test=lesson]", { state: "detached" });
    await page.click("[data-test=lesson-rejoin]");
    await page.waitForSelector("[data-test=lesson][data-step=slot]");
    // Its table is deleted: the scene begins again.
    await page.evaluate(async () => {
      const [match, keys] = Object.entries(JSON.parse(localStorage.getItem("moonwall-keys")))[0];
      const headers = { authorization: `Bearer ${keys.owner}` };
      const answer = await fetch(`/api/matches/${match}`, { method: "DELETE", headers });
      if (!answer.ok) throw new Error(String(answer.status));
    });
    await page.goto(home.server.url);
    await page.click("[data-test=guided-great-wall]");
    await page.waitForSelector("[data-test=lesson][data-step=welcome]");
    await page.context().close();
  });

  it("leads from its end to a first game, and leaves no tables behind", LONG, async () => {
    const page = await home.open("/");
    await learn(page, "moon-princess", false);
    await page.waitForSelector("[data-test=learn][open] [data-test=first-moon-princess]");
    assert.equal(await page.evaluate(() => localStorage.getItem("moonwall-keys")), "{}");
    await learn(page, "moon-princess", false, "lesson-first");
    await page.waitForURL(/\/m\//);
    await page.waitForSelector("[data-test=hint]");
    assert.equal(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("moonwall-keys"))).length), 1);
    assert.deepEqual(home.faults, []);
    await page.context().close();
  });

  it("leads from words and lines of the log to their rules", LONG, async () => {
    const page = await home.open("/");
    await page.click("[data-test=guided-great-wall]");
    // A term that the lesson uses, and one of the question.
    for (const where of ["[data-test=lesson]", "[data-test=choose] h2"]) {
      await page.click(`${where} [data-test=term-link] >> nth=0`);
      await page.waitForSelector("[data-test=book-panel] [data-test=term].marked");
      await page.keyboard.press("Escape");
      await page.waitForSelector("[data-test=book-panel]", { state: "detached" });
    }
    await page.click("[data-test=lesson-next]");
    await page.click("[data-test=lesson-next]");
    for (const step of ["card", "slot", "clerk"]) {
      await page.waitForSelector(`[data-test=lesson][data-step=${step}]`);
      await page.click(".option.taught");
    }
    await page.waitForSelector("[data-test=lesson][data-step=second]");
    // "Crane clan: Clerk pool → Quarry." names no rule itself.
    await page.click("[data-test=log] >> text=/Clerk.*Quarry/");
    await page.click("[data-test=info] [data-test=info-rule] >> nth=0");
    await page.waitForSelector("[data-test=book-panel] [data-rule='GW-LOC-06'].marked");
    assert.deepEqual(home.faults, []);
    await page.context().close();
  });

  it("marks only what is meant", LONG, async () => {
    // The points of the Horde that is attacked, not those of the same name on the others.
    const page = await home.open("/");
    await page.evaluate(() => localStorage.removeItem("moonwall-lessons"));
    await page.click("[data-test=guided-great-wall]");
    await page.waitForSelector("[data-test=lesson]");
    await page.waitForSelector("[data-test=seat-0][data-taught]"); // whose Honour is spoken of
    const { lesson, match } = await page.evaluate(async () => {
      const all = await (await fetch("/book/lessons.json")).json();
      const made = await (
        await fetch("/api/lessons/great-wall/fight", {
          method: "POST",
          body: "{}",
          headers: { "content-type": "application/json" },
        })
      ).json();
      const keys = JSON.parse(localStorage.getItem("moonwall-keys"));
      keys[made.match] = {
        owner: made.owner,
        seats: Object.fromEntries(made.seats.flatMap((one) => (one.token ? [[one.seat, one.token]] : []))),
      };
      localStorage.setItem("moonwall-keys", JSON.stringify(keys));
      const kept = { lesson: "great-wall", scene: 1, step: 0, match: made.match, moment: 0 };
      localStorage.setItem("moonwall-lessons", JSON.stringify({ open: { "great-wall": kept }, done: [] }));
      return { lesson: all[0].id, match: made.match };
    });
    assert.equal(lesson, "great-wall");
    await page.goto(`${home.server.url}/m/${match}`);
    await page.click("[data-test=lesson-next]");
    for (const step of ["recruit", "recruit-again", "attack"]) {
      await page.waitForSelector(`[data-test=lesson][data-step=${step}]`);
      await page.click(".option.taught");
    }
    await page.waitForSelector("[data-test=lesson][data-step=point]");
    await page.waitForSelector("main [data-taught][data-at=left-1]");
    const places = await page.$$eval("main [data-taught][data-at]", (all) => [
      ...new Set(all.map((one) => one.dataset.at)),
    ]);
    assert.deepEqual(places, ["left-1"]);
    await page.context().close();
  });

  it("offers a table for a first game with one click", LONG, async () => {
    for (const lesson of ["great-wall", "tsukuyumi", "moon-princess"]) {
      const page = await home.open("/");
      await page.click(`[data-test=first-${lesson}]`);
      await page.waitForURL(/\/m\//);
      await atTable(page);
      const seats = await page.locator("[data-test^=seat-]").count();
      assert.ok(seats >= 1 && seats <= 3, `${seats} seats`);
      // Hints are on at any size, until they are put away; the coach can be asked.
      await page.waitForSelector("[data-test=choose] >> visible=true");
      await page.waitForSelector("[data-test=hint]");
      await page.waitForSelector("[data-test=coach-ask]");
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForSelector("[data-test=hint]");
      await page.click("[data-test=hint-stop]");
      await page.waitForSelector("[data-test=hint]", { state: "detached" });
      await page.context().close();
    }
  });
});
