/**
 * What one click on the map means: as many as can go, and a card without its restrictions. The rest is in the list.
 */
export function usual(options: readonly string[]): string[] {
  const most = new Map<string, number>();
  for (const option of options) {
    const [, head, n] = /^(to .*) (\d+)$/.exec(option) ?? [];
    if (head !== undefined) most.set(head, Math.max(most.get(head) ?? 0, Number(n)));
  }
  const all = new Set(options);
  return options.filter((option) => {
    const [, head, n] = /^(to .*) (\d+)$/.exec(option) ?? [];
    if (head !== undefined) return most.get(head) === Number(n);
    const shorter = option.slice(0, option.lastIndexOf(" "));
    return !(option.startsWith("with ") && all.has(shorter));
  });
}
