/** Notifications: what the server has written is shown as it is, and leads to its game. */

import { toldBy } from './told.js';

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
