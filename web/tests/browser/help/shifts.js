/**
 * What a page moves though nobody asked for it, as Chromium sees it.
 *
 * @typedef {{ score: number, moved: string[] }} Shift
 */

import assert from 'node:assert/strict';

/** Runs in the page, before its own scripts: notes what shifts. */
export function noteShifts() {
  /** @type {Shift[]} */
  const shifts = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = Reflect.get(entry, 'sources')
        .map((/** @type {{ node?: Element }} */ { node }) => (node?.outerHTML ?? node?.textContent ?? 'something').slice(0, 80));
      shifts.push({ score: Number(Reflect.get(entry, 'value')), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Fails if something has moved, and says what. @param {import('playwright-core').Page} page */
export async function stands(page) {
  assert.equal((await shifts(page)).map(({ score, moved }) => `${score}: ${moved.join(' | ')}`).join('\n'), '');
}

/** @param {import('playwright-core').Page} page @returns {Promise<Shift[]>} */
export async function shifts(page) {
  await drawn(page);
  return await page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** Two frames, so that what was to be drawn has been. @param {import('playwright-core').Page} page */
export async function drawn(page) {
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
}
