// Friends online for weeks: who is away, whose seat is whose, second devices, rematches, clocks, who watches.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { atTable, house, join, LONG, newMatch } from "./house.mjs";
import { count, decision } from "./player.mjs";

const home = house({ settings: { MOONWALL_PLUGINS: "tests.guests.goose" } });
const { open } = home;

const has = (page, name) => page.waitForSelector(`[data-test=${name}]`);
const tab = (page, name) => page.click(`[data-test=tab-${name}]`);
/** A table of two people; the second one has come by the link. */
async function two(options = {}) {
  const ada = await open();
  ada.on("dialog", (asked) => asked.accept());
  const address = await newMatch(ada, "goose", { seats: ["me", "link"], ...options });
  const ben = await join(open, ada, 1);
  ben.on("dialog", (asked) => asked.accept());
  return { ada, ben, address };
}
/** Answer the question that is open, with the first answer. */
async function answer(page) {
  const was = await count(page);
  await page.waitForSelector("[data-test=option]");
  await page.click("[data-test=option]");
  await page.waitForFunction((n) => Number(document.querySelector(".page").dataset.count) > n, was);
}
/** A part of the page says so, sooner or later: word of it comes by itself. */
const says = (page, name, what) =>
  page.waitForFunction(
    ([test, source, flags]) =>
      new RegExp(source, flags).test(document.querySelector(`[data-test=${test}]`)?.textContent ?? ""),
    [name, what.source, what.flags],
  );
const asked = (page) => page.waitForSelector("[data-test=choose]");
const end = (...pages) => Promise.all(pages.map((page) => page.context().close()));

describe("somebody is away", () => {
  it("the owner sees since when, nudges, gives the seat to a bot and back", LONG, async () => {
    const { ada, ben, address } = await two();
    await answer(ada);
    await asked(ben);
    const within = ben.context();
    await ben.close();
    await has(ada, "absent-1");
    await says(ada, "absent-1", /away, last here/);
    await has(ada, "strip-away");
    await ada.click("[data-test=absent-nudge]");
    await ada.waitForSelector("[data-test=absent-1] [role=status]");
    const n = await count(ada);
    await ada.click("[data-test=absent-bot]");
    await ada.waitForFunction((was) => Number(document.querySelector(".page").dataset.count) > was, n);
    await says(ada, "person-1", /bot for now/);
    // The table tells it to everybody in their own language.
    for (const [lang, told] of [
      ["en", /The table.*A bot \(Normal\) plays for .+ until they are back\./s],
      ["it", /Il tavolo.*Un bot \(Normale\) gioca per .+ fino al ritorno\./s],
      ["pl", /Bot \(Normalny\) gra za .+ aż do powrotu gracza\./s],
    ]) {
      const other = await open(new URL(address).pathname, { lang });
      await tab(other, "chat");
      await other.waitForSelector("[data-test=chat] strong");
      await says(other, "chat", told);
      await end(other);
    }
    // Ben comes back: the seat is still his, and a word ends the bot.
    const again = await open(new URL(address).pathname, { within });
    await has(again, "stood-in");
    await again.click("[data-test=i-am-back]");
    await again.waitForSelector("[data-test=stood-in]", { state: "detached" });
    await asked(ada);
    await answer(ada);
    await asked(again);
    await answer(again);
    await end(ada, again);
  });

  it("the owner gives a seat to somebody else by a new invitation; who had it is told", LONG, async () => {
    const { ada, ben } = await two();
    await ada.click("[data-test=new-invite-1]");
    await ben.waitForSelector("text=This link does not lead to a seat");
    const cleo = await join(open, ada, 1);
    await answer(ada);
    await asked(cleo);
    await end(ada, ben, cleo);
  });

  it("who resigns is asked first, and a bot plays on", LONG, async () => {
    const { ada, ben } = await two();
    await tab(ben, "table");
    ben.removeAllListeners("dialog");
    let question = "";
    ben.once("dialog", (dialog) => {
      question = dialog.message();
      return dialog.dismiss();
    });
    await ben.click("[data-test=resign-1]");
    assert.match(question, /Resign\?/);
    assert.equal(await ben.$("[data-test=resigned]"), null, "who says no has not resigned");
    ben.once("dialog", (dialog) => dialog.accept());
    await ben.click("[data-test=resign-1]");
    await has(ben, "resigned");
    await answer(ada);
    await ada.waitForFunction(() => Number(document.querySelector(".page").dataset.count) >= 2);
    await says(ada, "person-1", /resigned/);
    // The seat of who has resigned can be given to somebody else, too.
    ada.removeAllListeners("dialog");
    ada.on("dialog", (dialog) => dialog.accept());
    await ada.click("[data-test=new-invite-1]");
    const cleo = await join(open, ada, 1);
    await says(ada, "person-1", /^(?!.*resigned)/s);
    await end(ada, ben, cleo);
  });

  it("the clock and what follows are chosen when the match is made, and stand in the strip", LONG, async () => {
    const ada = await open();
    await ada.click("[data-game-name=goose]");
    for (const summary of await ada.$$("form summary")) await summary.click();
    await ada.selectOption("[data-test=clock-days]", "3");
    await ada.selectOption("[data-test=clock-then]", "bot");
    await ada.selectOption("[data-test=who-1]", "hot-seat");
    await ada.click("[data-test=start]");
    await atTable(ada);
    await says(ada, "strip-due", /2d 23h|3d/);
    await tab(ada, "table");
    await says(ada, "clock", /3 days.*a bot plays until they are back/s);
    await end(ada);
  });

  it("when somebody's days are over, what was chosen happens and the table says so", LONG, async () => {
    const ada = await open();
    // Nobody waits for days here: a day of the page is some seconds of the server.
    await ada.addInitScript(() => {
      const real = window.fetch;
      window.fetch = (where, how) => {
        const wish = where === "/api/matches" && how?.method === "POST" ? JSON.parse(how.body) : null;
        if (wish?.clock) wish.clock.days *= 0.00005;
        return real(where, wish ? { ...how, body: JSON.stringify(wish) } : how);
      };
    });
    await ada.reload();
    await ada.click("[data-game-name=goose]");
    for (const summary of await ada.$$("form summary")) await summary.click();
    await ada.selectOption("[data-test=clock-days]", "1");
    await ada.selectOption("[data-test=clock-then]", "bot");
    await ada.selectOption("[data-test=who-0]", "link");
    await ada.selectOption("[data-test=who-1]", "me");
    await ada.click("[data-test=start]");
    await atTable(ada);
    const ben = await join(open, ada, 0);
    await asked(ben); // and he does nothing
    await has(ben, "stood-in");
    await ada.waitForFunction(() => Number(document.querySelector(".page").dataset.count) > 0);
    await says(ada, "person-0", /bot for now/);
    await tab(ada, "chat");
    await ada.waitForFunction(() =>
      /The time of .+ is over\./.test(document.querySelector("[data-test=chat]").textContent),
    );
    await end(ada, ben);
  });
});

describe("whose seat is whose", () => {
  it("one's own invitation leads to one's seat, a used one offers to watch", LONG, async () => {
    const ada = await open();
    const address = await newMatch(ada, "goose", { seats: ["me", "link"] });
    await tab(ada, "table");
    const link = new URL(await ada.getAttribute("[data-test=invite-1]", "data-link"));
    const ben = await join(open, ada, 1);
    await ben.goto(link.href);
    await ben.waitForURL(address);
    await atTable(ben);
    const cleo = await open(link.pathname + link.hash);
    await has(cleo, "used");
    await cleo.click("[data-test=watch-instead]");
    await atTable(cleo);
    assert.equal(cleo.url(), address);
    assert.equal(await cleo.$("[data-test=undo]"), null, "who watches takes nothing back");
    await end(ada, ben, cleo);
  });

  it("a seat is taken to a second device by a link that is also a QR code, and both play", LONG, async () => {
    const { ada, ben, address } = await two();
    await tab(ben, "table");
    await ben.click("[data-test=device-1]");
    await has(ben, "qr");
    const link = new URL(await ben.getAttribute("[data-test=device-link]", "data-link"));
    const phone = await open(link.pathname + link.hash, { width: 390, height: 844 });
    await phone.click("[data-test=device-take]");
    await phone.waitForURL(address);
    await answer(ada);
    await asked(phone);
    await asked(ben);
    await answer(phone);
    await ben.waitForSelector("[data-test=choose]", { state: "detached" });
    const late = await open(link.pathname + link.hash);
    await late.click("[data-test=device-take]");
    await late.waitForSelector("[role=alert]");
    await end(ada, ben, phone, late);
  });

  it("a key brings all seats back after the browser was cleared, those taken later, too", LONG, async () => {
    const { ada, ben, address } = await two();
    await ben.goto(home.server.url);
    await ben.click("[data-test=key-make]");
    await ben.click("[data-test=key-show] summary");
    const key = new URL(await ben.getAttribute("[data-test=key-link]", "data-link"));
    await has(ben, "qr");
    const later = await newMatch(ben, "goose", { seats: ["me", "hot-seat"] });
    await ben.waitForFunction(() => JSON.parse(localStorage.getItem("moonwall-key")).held.length >= 4);
    await ben.goto(`${home.server.url}/nowhere`);
    await ben.evaluate(() => localStorage.clear());
    await ben.goto(home.server.url);
    await ben.waitForSelector("text=What you play on this device appears here");
    await ben.goto(key.href);
    await ben.click("[data-test=key-take]");
    const mine = `[data-match="${new URL(address).pathname.slice(3)}"]`;
    await ben.waitForSelector(mine);
    await ben.waitForSelector(`[data-match="${new URL(later).pathname.slice(3)}"]`);
    await answer(ada);
    await ben.click(`${mine} a`);
    await asked(ben);
    await answer(ben);
    // The owner's rights come along: Ben made the later match.
    await ben.goto(later);
    await atTable(ben);
    await tab(ben, "table");
    await has(ben, "watching");
    // What he forgets is not in his list any more, though the key holds it, until he comes to it again.
    await ben.goto(home.server.url);
    await ben.click(`${mine} [data-test=forget]`);
    await ben.waitForSelector(mine, { state: "detached" });
    await ben.reload();
    await ben.waitForSelector("[data-test=match]");
    assert.equal(await ben.$(mine), null);
    await ben.goto(address);
    await atTable(ben);
    await ben.goto(home.server.url);
    await ben.waitForSelector(mine);
    // On a phone one's matches come before the form for a new one.
    await ben.setViewportSize({ width: 390, height: 844 });
    const top = (where) => ben.$eval(where, (one) => one.getBoundingClientRect().top);
    assert.ok((await top(mine)) < (await top("[data-test=start]")));
    await end(ada, ben);
  });
});

/** Play to the end. */
async function finish(...pages) {
  for (let i = 0; i < 400; i += 1) {
    if (await pages[0].$("[data-test=outcome]")) return;
    for (const page of pages) if (await decision(page)) await answer(page).catch(() => {});
    await pages[0].waitForTimeout(50);
  }
  assert.fail("the game does not end");
}

describe("after the match", () => {
  it("a rematch has the same people one seat on, and a series its standings", LONG, async () => {
    const { ada, ben, address } = await two();
    await finish(ada, ben);
    await ada.click("[data-test=rematch]");
    await ada.waitForURL((url) => url.href !== address);
    await atTable(ada);
    await ben.click("[data-test=to-rematch]");
    await ben.waitForURL(ada.url());
    await atTable(ben);
    const you = (page) => page.$eval(".you", (name) => name.closest("[data-test^=seat-]").dataset.test);
    assert.equal(await you(ada), "seat-1");
    assert.equal(await you(ben), "seat-0");
    await finish(ada, ben);
    await has(ada, "series");
    const rows = await ada.$$eval("[data-test=series] tbody tr", (all) =>
      all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
    );
    assert.equal(rows.length, 2);
    assert.ok(
      rows.every((row) => row[2] === "2"),
      JSON.stringify(rows),
    );
    assert.equal(rows.reduce((sum, row) => sum + Number(row[1]), 0) >= 2, true);
    await end(ada, ben);
  });
});

describe("my matches", () => {
  it("those that wait for me come first, with a picture and what has happened since", LONG, async () => {
    const { ada, ben, address } = await two();
    await newMatch(await open("/", { within: ben.context() }), "great-wall", { seats: ["me", "bot", "bot"] });
    await ben.goto(home.server.url);
    await ben.waitForSelector("[data-test=match]");
    const order = () => ben.$$eval("[data-test=match]", (all) => all.map((one) => one.dataset.match));
    const goose = new URL(address).pathname.slice(3);
    assert.notEqual((await order())[0], goose, "Ada is asked there, Ben in the other one");
    await ben.waitForSelector("[data-test=glance] svg");
    await answer(ada);
    await ben.reload();
    await ben.waitForSelector(`[data-match="${goose}"] [data-test=news]`);
    assert.match(await ben.textContent(`[data-match="${goose}"]`), /One move since you looked/);
    assert.match(await ben.textContent(`[data-match="${goose}"]`), /Your turn/);
    await end(ada, ben);
  });
});

describe("watching", () => {
  it("by a link, as far behind as the owner says; a commentator sees every hand when all agree", LONG, async () => {
    const { ada, ben } = await two();
    await tab(ada, "table");
    await ada.click("[data-test=watching] summary");
    await ada.selectOption("[data-test=delay]", "1");
    await ada.click("[data-test=watch-make]");
    const link = new URL(await ada.getAttribute("[data-test=watch-link]", "data-link"));
    const cleo = await open(link.pathname + link.hash);
    await atTable(cleo);
    await answer(ada);
    await answer(ben);
    await cleo.waitForFunction(() => document.querySelector(".page").dataset.count === "1");
    await ada.click("[data-test=comment-ask]");
    await ben.click("[data-test=ask] button");
    await ada.click("[data-test=comment-make]");
    await has(ben, "commented");
    const all = new URL(await ada.getAttribute("[data-test=comment-link]", "data-link"));
    const dora = await open(all.pathname + all.hash);
    await atTable(dora);
    await tab(dora, "table");
    assert.equal(await dora.$$eval("label select option", (some) => some.length >= 2), true, "every seat's eyes");
    assert.equal(await dora.$("[data-test=choose]"), null, "and no question of theirs");
    await end(ada, ben, cleo, dora);
  });
});

it("no page reported a fault", () => assert.deepEqual(home.faults, []));
