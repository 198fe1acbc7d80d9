/** The rule behind a thing: texts of docs/rules, one file for each family of ids, fetched when first asked. */
const families = new Map<string, Promise<Record<string, string>>>();

export const RULE = /\b(?:[A-Z]{2}-[A-Z]+-\d+(?:-[A-Z]+)?|M?Q-\d+)\b/g;

export async function ruleText(id: string, prefix: string): Promise<string | null> {
  const family = /^[A-Z]{2}-[A-Z]+-/.test(id) ? id.slice(0, 2).toLowerCase() : prefix;
  let texts = families.get(family);
  if (!texts) {
    texts = fetch(`/rules/${family}.json`).then((answer) => (answer.ok ? answer.json() : {}));
    families.set(family, texts);
    texts.catch(() => families.delete(family));
  }
  try {
    return (await texts)[id] ?? null;
  } catch {
    return null;
  }
}
