/** The page's worker: registered when the page has loaded, asked to keep the rest when there is time. */
import { speech } from "./speech.svelte.ts";

const LATER = 4000;

const saving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = async (): Promise<void> => {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    // Rules, boards and the table itself, for when there is no network; not where bytes are dear.
    if (!saving()) setTimeout(() => active?.postMessage({ keep: speech.lang }), LATER);
  };
  const begin = (): void => void start().catch(() => undefined); // without it the page needs a network, no more
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
