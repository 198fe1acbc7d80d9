/** Times as people say them: how long ago, how long still. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

/** "3 hours ago", "in 2 days". */
export function relative(iso: string, now: number, lang: string): string {
  const ms = new Date(iso).getTime() - now;
  const form = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, size] of UNITS) if (Math.abs(ms) >= size) return form.format(Math.trunc(ms / size), unit);
  return form.format(0, "minute");
}

/** What is left until then, in one or two short words: "2d 4h", "35m"; "0m" when it is over. */
export function left(iso: string, now: number, lang: string): string {
  let ms = Math.max(0, new Date(iso).getTime() - now);
  const said = (n: number, unit: string): string =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
  if (ms < HOUR) return said(Math.floor(ms / MINUTE), "minute");
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const n = Math.floor(ms / size);
    if (n && parts.length < 2) parts.push(said(n, unit));
    ms -= n * size;
  }
  return parts.join(" ");
}
