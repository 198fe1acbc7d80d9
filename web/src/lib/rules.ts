/** The rule behind a thing, in the reader's language: one file for each family of ids, fetched when first asked. */
export interface RuleText {
  text: string;
  /** The language the text is in: English where the reader's language does not have the rule. */
  lang: string;
}

type Texts = Record<string, string>;

const files = new Map<string, Promise<Texts>>();

export const RULE = /\b(?:[A-Z]{2,3}-[A-Z]+-\d+(?:-[A-Z]+)?|(?:Q|MQ|QM)-\d+)\b/g;

async function textsOf(name: string): Promise<Texts> {
  let texts = files.get(name);
  if (!texts) {
    texts = fetch(`/rules/${name}.json`).then((answer): Texts | Promise<Texts> => (answer.ok ? answer.json() : {}));
    files.set(name, texts);
  }
  try {
    return await texts;
  } catch {
    files.delete(name); // the next one who asks tries again
    return {};
  }
}

export async function ruleText(id: string, lang: string): Promise<RuleText | null> {
  const family = id.slice(0, id.indexOf("-")).toLowerCase();
  const own = lang === "en" ? undefined : (await textsOf(`${family}.${lang}`))[id];
  if (own) return { text: own, lang };
  const english = (await textsOf(family))[id];
  return english ? { text: english, lang: "en" } : null;
}
