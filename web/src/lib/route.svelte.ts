/** Where the page is: the lobby, a table, an editor, the rule book, or a link that leads to one of them. */
export type Place =
  | { at: "lobby" }
  | { at: "join"; invite: string }
  | { at: "device"; link: string }
  | { at: "key"; key: string }
  | { at: "watch"; match: string; link: string }
  | { at: "match"; match: string; moment: number | null }
  | { at: "editor"; game: string; shared: string }
  | { at: "rules"; book: string; spot: string }
  | { at: "analysis"; key: string }
  | { at: "nowhere" };

export function placeOf(path: string, hash: string): Place {
  if (path === "/" || path === "") return { at: "lobby" };
  const secret = hash.replace(/^#/, "");
  if (path === "/join") return { at: "join", invite: secret };
  if (path === "/device") return { at: "device", link: secret };
  if (path === "/key") return { at: "key", key: secret };
  const watch = /^\/watch\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (watch) return { at: "watch", match: watch[1]!, link: secret };
  const editor = /^\/editor\/([a-z0-9-]+)\/?$/.exec(path);
  if (editor) return { at: "editor", game: editor[1]!, shared: secret };
  const rules = /^\/rules(?:\/([a-z-]+))?\/?$/.exec(path);
  if (rules) return { at: "rules", book: rules[1] ?? "", spot: decodeURIComponent(secret) };
  const analysis = /^\/analysis\/([A-Za-z0-9]+)\/?$/.exec(path);
  if (analysis) return { at: "analysis", key: analysis[1]! };
  const match = /^\/m\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (!match) return { at: "nowhere" };
  const moment = /^#(?:k=)?(\d+)$/.exec(hash);
  return { at: "match", match: match[1]!, moment: moment ? Number(moment[1]) : null };
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    const read = (): void => {
      this.place = placeOf(location.pathname, location.hash);
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history. */
  name(path: string): void {
    history.replaceState(null, "", path);
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const route = new Route();

/** A link inside the page: plain clicks stay here, others go where the browser sends them. */
export function inside(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const anchor = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  route.go(anchor.pathname + anchor.hash);
}
