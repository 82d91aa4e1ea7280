/** What axe finds on a page. */

import axe from 'axe-core';

/** @param {import('playwright-core').Page} page */
export async function bringAxe(page) {
  await page.evaluate(axe.source);
}

/** Rule by rule with the first places. @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
export async function violations(page) {
  return await page.evaluate(async () => {
    const found = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] });
    return found.violations.map((/** @type {import('axe-core').Result} */ { id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.replaceAll('\n', ' ')}`);
      return `${id}: ${places.join(' | ')}`;
    });
  });
}
