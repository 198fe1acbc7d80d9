/** Rows as a TOML file, as `as_toml` of the games writes them: empty fields are left out. */
type Tables = Record<string, Record<string, unknown>[]>;
const BARE = /^[A-Za-z0-9_-]+$/;
const WIDTH = 110;

export const toml = (tables: Tables): string =>
  Object.entries(tables)
    .flatMap(([table, rows]) => rows.map((row) => rowOf(table, row)))
    .join("\n");

function rowOf(table: string, row: Record<string, unknown>): string {
  const fields = Object.entries(row).filter(([, value]) => !empty(value));
  return [`[[${table}]]`, ...fields.map(([field, value]) => `${key(field)} = ${broken(value)}`), ""].join("\n");
}

const key = (word: string): string => (BARE.test(word) ? word : text(word));

/** JSON's escapes are TOML's, except that TOML wants DEL escaped and knows no halves of surrogate pairs. */
const text = (value: string): string =>
  JSON.stringify(value)
    .replace(/\x7f/g, "\\u007f")
    .replace(/\\ud[89a-f][0-9a-f]{2}/gi, "\\ufffd");

const empty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && !Object.keys(value as object).length);

function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const inside = Object.entries(value).filter(([, part]) => !empty(part));
    return `{ ${inside.map(([name, part]) => `${key(name)} = ${plain(part)}`).join(", ")} }`;
  }
  return typeof value === "string" ? text(value) : String(value);
}

/** Long lists go over several lines, ten items each; inline tables may not. */
function broken(value: unknown): string {
  const line = plain(value);
  if (line.length <= WIDTH || !Array.isArray(value)) return line;
  const lines: string[] = [];
  for (let i = 0; i < value.length; i += 10)
    lines.push(
      `  ${value
        .slice(i, i + 10)
        .map(plain)
        .join(", ")},`,
    );
  return `[\n${lines.join("\n")}\n]`;
}
