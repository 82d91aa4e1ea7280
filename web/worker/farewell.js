// Sent in place of the worker where an operator wants none: takes away all that was kept, and itself.
const leaving = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

leaving.addEventListener('install', (event) => event.waitUntil(leaving.skipWaiting()));
leaving.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await leaving.registration.unregister();
}
