// The web table in a real browser, against the real server.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { atTable, house, join, LONG, newMatch } from "./house.mjs";
import { calm, changed, count, counted, decision, over, play, playTogether, quiet, standing } from "./player.mjs";
import { wire } from "./wire.mjs";

const home = house();
const { open } = home;
/** Wait until answers have been taken back. */
const fewer = (page, n) =>
  page.waitForFunction((was) => Number(document.querySelector(".page").dataset.count) < was, n);

const wholeGame = (game, options) => async () => {
  const page = await open();
  await newMatch(page, game, { options });
  const clicks = await play(page, { seed: 5 });
  assert.ok(await over(page));
  assert.ok(clicks.drawn > 20, `only ${clicks.drawn} clicks hit things drawn on the table`);
  const scores = await page.$$eval("[data-test=score]", (all) => all.map((one) => Number(one.textContent)));
  assert.equal(scores.length, 3);
  assert.ok(scores.every(Number.isFinite));
  assert.match(await page.title(), /Moonwall/);
  await page.context().close();
};

describe("whole games by clicking only what glows", () => {
  it("The Great Wall, to the final scores", LONG, wholeGame("great-wall", {}));
  it("Tsukuyumi, to the final scores", LONG, wholeGame("tsukuyumi", { rounds: "3" }));
});

describe("at the table", () => {
  it("is played by keyboard alone", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    const start = await count(page);
    for (let i = 0; i < 200 && (await count(page)) < start + 12 && !(await over(page)); i += 1) {
      if ((await quiet(page)) === "waiting") {
        const was = await page.evaluate(standing);
        assert.ok(!/\|waiting/.test(was) || (await changed(page, was)), "nobody moves");
        continue;
      }
      const was = await page.evaluate(standing);
      // By turns: a number; the list with arrows and Enter; the board with arrows and Enter.
      if (i % 3 === 0) await page.keyboard.press("1");
      else {
        await page.keyboard.press(i % 3 === 1 ? "o" : "b");
        await page.keyboard.press(i % 3 === 1 ? "ArrowDown" : "ArrowRight");
        const focused = await page.evaluate(() => document.activeElement?.hasAttribute("data-lit") ?? false);
        if (focused) await page.keyboard.press("Enter");
        else await page.keyboard.press("1");
      }
      assert.ok(await changed(page, was), `a key did nothing in ${was.slice(0, 200)}`);
    }
    assert.ok((await count(page)) >= start + 12);
    await page.context().close();
  });

  it("goes back and cancels at every step", LONG, async () => {
    const page = await open();
    await newMatch(page, "tsukuyumi");
    const forked = async () => (await page.$("[data-test=choose] .more")) !== null;
    await play(page, { seed: 3, until: forked });
    const list = () => page.$$eval("[data-test=option]", (all) => all.map((one) => one.dataset.option).join());
    const whole = await list();
    await page.click("[data-test=option]:has(.more)");
    await page.waitForSelector("[data-test=back]");
    assert.notEqual(await list(), whole);
    await page.click("[data-test=back]");
    await page.waitForSelector("[data-test=back]", { state: "detached" });
    assert.equal(await list(), whole);
    await page.click("[data-test=option]:has(.more)");
    await page.waitForSelector("[data-test=cancel]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=cancel]", { state: "detached" });
    assert.equal(await list(), whole);
    await page.context().close();
  });

  it("keeps the question while an answer is pointed at that would end the game", LONG, async () => {
    const page = await open();
    const outcome = { kind: "ranked", scores: [3, 2, 1], winners: [0], ranking: [0, 1, 2], reason: "", target: null };
    await page.routeWebSocket(/\/ws$/, (near) => {
      const far = near.connectToServer();
      far.onMessage((said) => {
        const message = JSON.parse(String(said));
        if (message.type === "preview")
          for (const one of message.previews) one.changes = [...(one.changes ?? []), [["outcome"], outcome]];
        near.send(JSON.stringify(message));
      });
    });
    // Alone: nobody else's answer takes away what is shown.
    await newMatch(page, "great-wall", { mode: "solo", seats: ["me"] });
    await quiet(page);
    await page.hover("[data-test=option]");
    await page.waitForSelector("[data-ghost]");
    assert.equal(await over(page), false);
    const before = await page.evaluate(standing);
    await page.mouse.down();
    await page.mouse.up();
    assert.ok(await changed(page, before, 30_000), "the answer cannot be given");
    await page.context().close();
  });

  it("shows two people each other's moves, chat and undo by consent", LONG, async () => {
    const ada = await open();
    const address = await newMatch(ada, "great-wall", { seats: ["me", "link", "bot"] });
    const ben = await join(open, ada, 1);
    assert.equal(ben.url(), address);
    await playTogether([ada, ben], 12);
    await ben.click("[data-test=tab-chat]");
    await ben.fill("[data-test=chat-text]", "ni hao");
    await ben.keyboard.press("Enter");
    await ada.click("[data-test=tab-chat]");
    await ada.waitForFunction(() => document.querySelector("[data-test=chat]")?.textContent.includes("ni hao"));
    // Beyond what is free, the other person must agree.
    await calm(ada);
    await calm(ben);
    const n = await count(ada);
    await ada.click("[data-test=undo]");
    await ben.waitForFunction(
      (was) =>
        document.querySelector("[data-test=ask] button") || Number(document.querySelector(".page").dataset.count) < was,
      n,
    );
    if ((await count(ben)) === n) await ben.click("[data-test=ask] button");
    await fewer(ada, n);
    await ada.context().close();
    await ben.context().close();
  });

  it("undoes, reloads in the middle, replays to a linked moment, continues from there", LONG, async () => {
    const page = await open();
    const address = await newMatch(page, "tsukuyumi");
    const enough = (n) => async () => (await count(page)) >= n;
    await play(page, { seed: 11, until: enough(30) });
    await calm(page);
    const n = await count(page);
    await page.click("[data-test=undo]");
    await fewer(page, n);
    await calm(page);
    const less = await count(page);
    await page.reload();
    await page.waitForSelector("[data-test=choose]");
    assert.equal(await count(page), less);
    await page.waitForFunction(() => document.querySelectorAll("[data-test=log] .entry").length > 5);
    await page.goto(`${address}#k=12`);
    await page.waitForFunction(() => document.querySelector("[data-test=slider]")?.value === "12");
    assert.match(await page.textContent(".act"), /12/);
    assert.equal(await page.$("[data-test=choose]"), null);
    await page.click("[data-test=replay-before]");
    await page.waitForFunction(() => location.hash === "#k=11");
    await page.click("[data-test=continue]");
    await page.waitForFunction((old) => location.pathname !== new URL(old).pathname, address);
    await atTable(page);
    assert.ok((await count(page)) >= 11);
    await page.context().close();
  });

  it("survives the server's sudden death without a reload", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    await play(page, { seed: 6, until: async () => (await count(page)) >= 10 });
    const n = await count(page);
    await home.server.kill();
    await page.waitForSelector("[data-test=reconnecting]");
    await home.server.start();
    await page.waitForSelector("[data-test=reconnecting]", { state: "detached" });
    assert.ok((await count(page)) >= n);
    await play(page, { seed: 8, until: async () => (await count(page)) >= n + 6 });
    await page.context().close();
  });

  it("says within three seconds that the network is gone, and goes on when it is back", LONG, async () => {
    const line = await wire(home.server.url);
    const page = await open();
    await page.goto(line.url);
    await newMatch(page, "great-wall");
    await quiet(page);
    const n = await count(page);
    // A machine that does much else makes any single look slow: one good one of three shows that it can be kept.
    const well = [];
    const waits = [];
    while (waits.length < 3 && !(well.includes(true) && Math.min(...waits) < 3000)) {
      await page.waitForTimeout(2000);
      well.push((await page.$("[data-test=reconnecting]")) === null);
      await page.waitForSelector("[data-test=reconnecting]", { state: "detached" });
      const began = Date.now();
      line.cut();
      await page.waitForSelector("[data-test=reconnecting]");
      waits.push(Date.now() - began);
      line.heal();
      await page.waitForSelector("[data-test=reconnecting]", { state: "detached" });
    }
    assert.ok(well.includes(true), "a quiet table is no lost one");
    assert.ok(Math.min(...waits) < 3000, `after ${waits.join(", ")} ms`);
    await play(page, { seed: 3, until: async () => (await count(page)) >= n + 3 });
    await page.context().close();
    await line.close();
  });

  it("hands over between two people at one screen, hiding one's cards from the other", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall", { seats: ["me", "hot-seat", "bot"] });
    await quiet(page);
    const first = await page.$$eval("[data-test=tray] [data-ref]", (all) => all.map((one) => one.dataset.ref).join());
    await play(page, { seed: 1, until: async () => (await page.$("[data-test=hand-over]")) !== null });
    await page.click("[data-test=hand-over]");
    await page.waitForSelector("[data-test=choose]");
    const second = await page.$$eval("[data-test=tray] [data-ref]", (all) => all.map((one) => one.dataset.ref).join());
    assert.notEqual(second, first);
    await page.context().close();
  });

  it("keeps private notes, exports a record and imports it", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    await page.click("[data-test=tab-notes]");
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith("/notes") && answer.request().method() === "PUT",
    );
    await page.fill("[data-test=notes]", "watch the middle");
    assert.ok((await kept).ok());
    await page.reload();
    await page.click("[data-test=tab-notes]");
    await page.waitForFunction(() => document.querySelector("[data-test=notes]")?.value === "watch the middle");
    await page.click("[data-test=tab-table]");
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-test=export]")]);
    const path = await file.path();
    await page.goto(`${home.server.url}/`);
    await page.waitForSelector("[data-test=start]");
    await page.setInputFiles("[data-test=import]", path);
    await atTable(page);
    await page.context().close();
  });

  it("sets the table for one against Qin Jiushao, for two, and for two who win or lose together", LONG, async () => {
    for (const [mode, seats] of [
      ["solo", ["me"]],
      ["two", ["me", "bot"]],
      ["coop", ["me", "bot"]],
    ]) {
      const page = await open();
      await newMatch(page, "great-wall", { mode, seats });
      await play(page, { seed: 3, until: async () => (await count(page)) >= 15 });
      assert.ok((await count(page)) >= 15);
      await page.context().close();
    }
  });

  it("sets Tsukuyumi's table for two who lay it themselves, and for two pairs", LONG, async () => {
    for (const [mode, seats] of [
      ["two", ["me", "bot"]],
      ["alliance", ["me", "bot", "bot", "bot"]],
    ]) {
      const page = await open();
      await newMatch(page, "tsukuyumi", { mode, seats });
      await play(page, { seed: 3, until: async () => (await count(page)) >= 25 });
      assert.ok((await count(page)) >= 25);
      await page.context().close();
    }
  });

  it("explains a card and the rule behind a log line", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    await play(page, { seed: 2, until: async () => (await count(page)) >= 20 });
    await calm(page);
    await page.click("[data-test=common]");
    await page.click("[data-test=explain]");
    await page.click("[data-test=sheet] [data-ref]");
    await page.waitForFunction(() => (document.querySelector("[data-test=info] p")?.textContent ?? "").length > 10);
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=info]", { state: "detached" });
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=sheet]", { state: "detached" });
    let rule = "";
    for (const line of (await page.$$("[data-test=log] .line:not([disabled])")).reverse().slice(0, 20)) {
      const said = await line.$eval("span", (one) => one.textContent);
      await line.click();
      await page.waitForFunction(
        (wanted) => wanted.startsWith(document.querySelector("[data-test=info] .said")?.textContent ?? "?"),
        said,
      );
      await page.waitForSelector("[data-test=info] .rule p.soft", { state: "detached" }); // its text is fetched
      rule = await page.evaluate(() => document.querySelector("[data-test=info] .rule p")?.textContent ?? "");
      if (rule.length > 30) break;
    }
    assert.ok(rule.length > 30, "no line of the log opened its rule");
    await page.context().close();
  });

  it("lets a stranger watch without secrets, and says what cannot be opened", LONG, async () => {
    const page = await open();
    const address = await newMatch(page, "great-wall");
    const stranger = await open(new URL(address).pathname);
    await stranger.waitForSelector("[data-test=waiting]");
    assert.equal(await stranger.$("[data-test=undo]"), null);
    assert.equal(await stranger.$("[data-test=tray]"), null);
    const nowhere = await open("/m/AAAAAAAAAAAAAAAA");
    await nowhere.waitForSelector("main [role=alert]");
    for (const one of [page, stranger, nowhere]) await one.context().close();
  });
});

describe("answers nobody meant", () => {
  it("are not given: a double click answers once, and a new question is deaf for a moment", LONG, async () => {
    const page = await open("/", { deaf: 300 });
    await newMatch(page, "great-wall");
    for (let i = 0; i < 6; i += 1) {
      await quiet(page);
      await page.waitForSelector("[data-test=option]:not(:has(.more))"); // others may still have to answer
      await page.waitForTimeout(350);
      const own = () => page.evaluate(() => document.querySelector("[data-test=choose]")?.dataset.decision ?? "");
      const [asked, n] = [await own(), await count(page)];
      await page.evaluate(() => {
        window.sent ??= [];
        if (!window.heard) {
          window.heard = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            if (text.includes('"answer"')) window.sent.push(text);
            return window.heard.call(this, text);
          };
        }
        window.sent.length = 0;
      });
      const box = await (await page.$("[data-test=option]:not(:has(.more))")).boundingBox();
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForFunction(
        (was) => document.querySelector("[data-test=choose]")?.dataset.decision !== was,
        asked,
      );
      await quiet(page);
      assert.equal(await page.evaluate(() => window.sent.length), 1, "one answer for a double click");
      assert.ok((await count(page)) > n);
    }
    await page.context().close();
  });

  it(
    "are not given by Explain, and what ends a choice stands last and asks first if one wants that",
    LONG,
    async () => {
      const page = await open();
      await newMatch(page, "great-wall");
      const ends = async () =>
        (await page.$("[data-test=choose] .ends")) !== null && (await page.$("[data-test=choose] ul li")) !== null;
      await play(page, { seed: 3, until: ends });
      const order = await page.$$eval("[data-test=option]", (all) => all.map((one) => one.dataset.option));
      assert.match(order.at(-1), /^(done|pass|no|decline|refuse)$/);
      assert.ok(!/^(done|pass|no|decline|refuse)$/.test(order[0]));
      const before = await page.evaluate(standing);
      await page.click("[data-test=explain]");
      await page.click("[data-test=choose] ul [data-test=option]");
      await page.waitForSelector("[data-test=info]");
      assert.equal(await page.evaluate(standing), before, "Explain answered nothing");
      await page.keyboard.press("Escape");
      await page.click("[data-test=settings]");
      await page.check("[data-test=sure]");
      await page.click("[data-test=sheet-close]");
      await page.click("[data-test=choose] .ends [data-test=option]");
      await page.waitForTimeout(300);
      assert.equal(await page.evaluate(standing), before, "the first press only asks");
      await page.click("[data-test=choose] .ends [data-test=option]");
      assert.ok(await changed(page, before));
      await page.context().close();
    },
  );
});

describe("consequences before commitment", () => {
  const ghostly = (page) => page.waitForSelector(".board[data-ghost]");
  const sober = (page) => page.waitForSelector(".board:not([data-ghost])");

  it("every option says what it would do; pointing, focus and a long touch show the table as it would be", async () => {
    const page = await open();
    await newMatch(page, "great-wall", { seats: ["me", "bot", "bot"], seed: "3" });
    await play(page, {
      seed: 5,
      until: (p) => p.$eval("[data-kind]", (e) => e.dataset.kind === "move-clerks").catch(() => false),
    });
    await page.waitForSelector("[data-test=choose][data-told=true]");
    const rows = await page.$$eval("[data-test=option]", (all) => all.map((one) => one.innerText));
    const lines = await page.$$eval("[data-test=result]", (all) => all.map((one) => one.innerText.trim()));
    assert.ok(rows.length > 1 && lines.length === rows.length && lines.every(Boolean), JSON.stringify(rows));
    assert.match(await page.innerText("[data-test=because]"), /: ./, "whose card asks");
    const before = { n: await count(page), asked: await decision(page), drawn: await page.innerHTML(".board svg") };
    const option = page.locator("[data-test=option]").first();

    await option.hover();
    await ghostly(page);
    assert.notEqual(await page.innerHTML(".board svg"), before.drawn, "the board is drawn as it would be");
    await page.mouse.move(700, 12);
    await sober(page);
    await option.focus();
    await ghostly(page);
    await page.evaluate(() => document.activeElement.blur());
    await sober(page);

    const touch = (type) => option.dispatchEvent(type, { pointerType: "touch", isPrimary: true, bubbles: true });
    await touch("pointerdown");
    await ghostly(page);
    await touch("pointerup");
    await option.dispatchEvent("click");
    await touch("pointerleave");
    await sober(page);
    assert.deepEqual([await count(page), await decision(page)], [before.n, before.asked], "nothing was answered");
    await touch("pointerdown");
    await touch("pointerup");
    await option.dispatchEvent("click");
    await counted(page, before.n + 1);
    await page.context().close();
  });
});

describe("small and spoken", () => {
  it("works at 390 px, in Italian, and switches to Polish at the table", LONG, async () => {
    const page = await open("/", { width: 390, height: 844, lang: "it-IT" });
    assert.equal(await page.textContent("[data-test=start]"), "Comincia");
    await newMatch(page, "tsukuyumi");
    await play(page, { seed: 4, until: async () => (await count(page)) >= 25 });
    await calm(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 391, `the page is ${wide} px wide`);
    assert.equal(await page.textContent("[data-test=tab-log]"), "Cronaca");
    await page.click("[data-test=settings]");
    await page.selectOption("[data-test=language]", "pl");
    await page.waitForFunction(() => document.querySelector("[data-test=tab-log]")?.textContent.trim() === "Dziennik");
    assert.equal(await page.getAttribute("html", "lang"), "pl");
    await page.context().close();
  });

  it("sends less than 150 kB for its first page", LONG, async () => {
    const page = await open("/nowhere");
    let bytes = 0;
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(`${home.server.url}/`);
    await page.waitForSelector("[data-test=start]");
    await page.waitForLoadState("networkidle");
    assert.ok(bytes > 10_000 && bytes < 150_000, `${bytes} bytes`);
    await page.context().close();
  });
});

it("no page reported a fault", () => assert.deepEqual(home.faults, []));
