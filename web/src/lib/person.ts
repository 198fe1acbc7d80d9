/**
 * A person without an account: one key that carries all seats. What this browser comes to hold is added to it, and the
 * push service that this browser asked for hears of it as well.
 */
import { api, Refused } from "./api.ts";
import { allTokens, KEPT, keepPerson, ownTokens, person } from "./keys.ts";

/** Make a key of all that this browser holds. */
export async function makeKey(): Promise<string> {
  const tokens = ownTokens();
  const { key } = await api.key(tokens);
  keepPerson({ key: key!, held: tokens });
  return key!;
}

/** Take a key to this browser: what it holds already goes to that key, too. */
export async function adoptKey(key: string): Promise<void> {
  const tokens = ownTokens();
  const before = person();
  const given = before && before.key !== key ? [...tokens, before.key] : tokens;
  if (given.length) await api.key(given, key).catch(() => undefined);
  keepPerson({ key, held: given.length ? tokens : [] });
  dispatchEvent(new Event(KEPT));
}

/** The key holds nothing any more, wherever it is: it was lost, or is not wanted. */
export async function endKey(): Promise<void> {
  const own = person();
  if (own) await api.forgetKey(own.key);
  keepPerson(null);
}

/** Add what is new to the person's key. What fails is tried again with the next change or visit. */
async function carry(): Promise<void> {
  const own = person();
  const fresh = ownTokens().filter((token) => !own?.held.includes(token));
  if (own && fresh.length) {
    try {
      await api.key(fresh, own.key);
      keepPerson({ key: own.key, held: [...own.held, ...fresh] });
    } catch (error) {
      // The key was ended on another device: this browser keeps its seats, and no key.
      if (error instanceof Refused && error.code === "token-unknown") keepPerson(null);
    }
  }
}

async function listen(): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const { renewPush } = await import("./push.ts");
  await renewPush(allTokens());
}

let due: ReturnType<typeof setTimeout> | undefined;

function soon(): void {
  clearTimeout(due);
  due = setTimeout(
    () =>
      void carry()
        .then(listen)
        .catch(() => undefined),
    300,
  );
}

export function followKeys(): void {
  addEventListener(KEPT, soon);
  soon();
}
