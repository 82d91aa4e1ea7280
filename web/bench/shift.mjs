/** What moves on the page though nobody asked for it: Chromium's layout-shift score until the page is at rest. */

import { SIZES } from './visit.mjs';

/** @param {import('./visit.mjs').Browser} browser @param {import('./pages.mjs').Page} page @returns {Promise<{ width: number, shift: number }[]>} */
export async function shifts(browser, { path }) {
  const all = [];
  for (const size of SIZES) {
    all.push(await browser.visit(size, async (visit) => {
      await visit.page.addInitScript(noteShift);
      await browser.rest(visit, path);
      return { width: size.width, shift: await visit.page.evaluate(() => Number(Reflect.get(window, 'shift'))) };
    }));
  }
  return all;
}

/** In the page, before its own scripts. */
function noteShift() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
