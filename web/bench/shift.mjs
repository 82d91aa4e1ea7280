/** What moves on the page though nobody asked for it: Chromium's layout-shift score until the page is at rest. */

import { noteShifts, shifts as shiftsOf } from '../tests/browser/help/shifts.js';
import { SIZES } from './visit.mjs';

/** @param {import('./visit.mjs').Browser} browser @param {import('./pages.mjs').Page} page @returns {Promise<{ width: number, shift: number }[]>} */
export async function shifts(browser, { path }) {
  const all = [];
  for (const size of SIZES) {
    all.push(await browser.visit(size, async (visit) => {
      await visit.page.addInitScript(noteShifts);
      await browser.rest(visit, path);
      const noted = await shiftsOf(visit.page);
      return { width: size.width, shift: noted.reduce((sum, { score }) => sum + score, 0) };
    }));
  }
  return all;
}
