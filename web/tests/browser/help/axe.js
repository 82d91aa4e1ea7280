/** What axe finds on a page. */

import assert from 'node:assert/strict';
import axe from 'axe-core';

/** @param {import('playwright-core').Page} page */
export async function bringAxe(page) {
  await page.evaluate(axe.source);
}

/**
 * Rule by rule with the first places.
 * @param {import('playwright-core').Page} page @param {string[]} [except] selectors of what is left out
 * @returns {Promise<string[]>}
 */
export async function violations(page, except = []) {
  return await page.evaluate(async (exclude) => {
    const found = await Reflect.get(window, 'axe').run({ exclude }, { resultTypes: ['violations'] });
    return found.violations.map((/** @type {import('axe-core').Result} */ { id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.replaceAll('\n', ' ')}`);
      return `${id}: ${places.join(' | ')}`;
    });
  }, except);
}

/** Nothing for axe to complain of. @param {import('./visitor.js').Visitor} visitor */
export async function clean({ page }) {
  await bringAxe(page);
  assert.deepEqual(await violations(page), []);
}
