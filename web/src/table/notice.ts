/** A notice by the browser while the page is out of sight; asked for once, from a click in the menu. */
export const noticesAllowed = (): boolean =>
  typeof Notification !== "undefined" && Notification.permission === "granted";

export async function askForNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notice(title: string, body: string): void {
  if (!noticesAllowed() || document.visibilityState === "visible") return;
  const shown = new Notification(title, { body, icon: "/icon.svg", tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
