/**
 * The worker: keeps the pages that are read, and the files of the page that is open, for when the network or
 * this version's server is away; and shows what the reader has asked to be notified of. It touches nothing else: no
 * game, no request that changes anything.
 */

import { answerFile, answerPage } from './answer.js';
import { decide, languagesOf } from './decide.js';
import { forgetOld, keepPages, keepSite } from './keep.js';
import { follow, showPush } from './notify.js';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @type {import('./answer.js').Hands} */
const hands = {
  caches: worker.caches,
  // Without the cookie: a kept page says nobody's name, whoever reads it without a network.
  fetch: (address) => worker.fetch(address, { credentials: 'omit' }),
  now: Date.now,
  wait: (ms) => new Promise((resolve) => { setTimeout(resolve, ms); }),
};

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

/** Takes over at once: pages of the version before find their files here too. */
async function install() {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await keepSite(SITE, languagesOf(windows.map(({ url }) => url), SITE), hands);
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOld(SITE, hands), worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const decision = decide(request, worker.location.origin, SITE);
  if (decision.what === 'leave') return;
  if (decision.what === 'file') return event.respondWith(answerFile(request, hands, () => worker.fetch(request)));
  const network = newest(event);
  event.respondWith(answerPage(decision, new URL(request.url).pathname, SITE, hands, network));
  event.waitUntil(readOn(decision, network));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(worker, event.data));
});

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(follow(worker, event.notification));
});

/** The page from the network: begun by the browser while it woke the worker, if it can do that. @param {FetchEvent} event @returns {Promise<Response>} */
async function newest(event) {
  return await event.preloadResponse ?? await worker.fetch(event.request);
}

/** The network is there: a good moment to keep the pages of a language that is new, or old copies. @param {import('./decide.js').Page} page @param {Promise<Response>} network */
async function readOn({ lang }, network) {
  const answer = await network.catch(() => null);
  // What can't be kept now, full storage included, is tried again with the next page.
  if (answer?.ok && lang !== null) await keepPages(SITE, lang, hands).catch(() => {});
}
