// What calls somebody back to the page when it is their turn: the tab's icon and, if it is switched on, a notification.

const LINK = "link[rel='icon']";
const USUAL = "./favicon.svg";
const CALLING = "./favicon-turn.svg";

/** Let the tab's icon say whether it is one's turn. */
export function markTab(isTurn: boolean): void {
  document.querySelector(LINK)?.setAttribute("href", isTurn ? CALLING : USUAL);
}

/** Whether the browser knows notifications; only secure pages may show them. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext && Notification.permission !== "denied";
}

/** Ask for permission to notify, unless it was given already. */
export async function requestNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Show a notification that leads back here; return what takes it away again. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!canNotify() || Notification.permission !== "granted") return () => undefined;
  try {
    const shown = new Notification(title, { body, tag, icon: new URL(USUAL, document.baseURI).href });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Phones show them only for service workers; there the title must do.
    return () => undefined;
  }
}
