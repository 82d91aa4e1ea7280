/** What came over the wire until the page was at rest; and, apart from it, what the service worker then keeps. */

import { weigh } from '../tests/browser/help/weigh.js';
import { SIZES } from './visit.mjs';

/** The worker is done when it is active, and has asked for nothing for so long. */
const SILENCE_MS = 1_000;

/** @param {import('./visit.mjs').Browser} browser @param {import('./pages.mjs').Page} page */
export async function weight(browser, { path }) {
  return await browser.visit(SIZES[0], async (visit) => {
    const kept = watchWorker(visit.page.context());
    const came = await weigh(visit.cdp);
    await browser.rest(visit, path);
    const files = came();
    await visit.page.evaluate(async () => { await navigator.serviceWorker.ready; });
    return { files, worker: await kept() };
  });
}

/** Weighs what the service worker fetches. @param {import('playwright-core').BrowserContext} context */
function watchWorker(context) {
  /** @type {import('playwright-core').Request[]} */
  const finished = [];
  let last = performance.now();
  for (const event of /** @type {const} */ (['request', 'requestfinished'])) {
    context.on(/** @type {any} */ (event), (/** @type {import('playwright-core').Request} */ request) => {
      if (request.serviceWorker() === null) return;
      last = performance.now();
      if (event === 'requestfinished') finished.push(request);
    });
  }
  return async () => {
    while (performance.now() - last < SILENCE_MS) await new Promise((resolve) => { setTimeout(resolve, 50); });
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0);
    return { requests: sizes.length, bytes };
  };
}
