/**
 * Notifications: what the server has written is shown as it is, and leads to its game.
 *
 * @typedef {{ title: string, body: string, lang: string, tag: string, path: string }} Told
 */

/** What a push says; none if it says nothing that we understand. @param {unknown} said @param {string} origin ours @returns {Told | null} */
export function toldBy(said, origin) {
  const { title, body, lang, tag, path } = /** @type {Record<string, unknown>} */ (said ?? {});
  const texts = [title, body, lang, tag, path];
  if (!texts.every((text) => typeof text === 'string')) return null;
  const told = /** @type {Told} */ ({ title, body, lang, tag, path });
  // It leads to a page of ours, whoever has sent it.
  return told.path.startsWith('/') && new URL(told.path, origin).origin === origin ? told : null;
}

/** @param {ServiceWorkerGlobalScope} worker @param {PushMessageData | null} data */
export async function showPush(worker, data) {
  let said = null;
  try {
    said = data?.json();
  } catch {
    // No JSON: none of ours.
  }
  const told = toldBy(said, worker.location.origin);
  if (told === null) return;
  const { title, body, lang, tag, path } = told;
  await worker.registration.showNotification(title, { body, lang, tag, icon: '/icons/icon-192.png', data: { path } });
}

/** A window that shows the game comes forward; else one is opened. @param {ServiceWorkerGlobalScope} worker @param {Notification} notification */
export async function follow(worker, notification) {
  notification.close();
  const address = new URL(notification.data?.path ?? '/', worker.location.origin).href;
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url.split('#')[0] === address);
  if (open !== undefined) await open.focus();
  else await worker.clients.openWindow(address);
}
