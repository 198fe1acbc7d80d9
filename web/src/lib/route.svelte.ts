/** Where the page is: the lobby, a table, an invitation, or an editor. */
export type Place =
  | { at: "lobby" }
  | { at: "join"; invite: string }
  | { at: "match"; match: string; moment: number | null }
  | { at: "editor"; game: string; shared: string }
  | { at: "nowhere" };

export function placeOf(path: string, hash: string): Place {
  if (path === "/" || path === "") return { at: "lobby" };
  if (path === "/join") return { at: "join", invite: hash.replace(/^#/, "") };
  const editor = /^\/editor\/([a-z0-9-]+)\/?$/.exec(path);
  if (editor) return { at: "editor", game: editor[1]!, shared: hash.replace(/^#/, "") };
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
