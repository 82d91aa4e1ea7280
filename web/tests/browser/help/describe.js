/** What a page shows, in one line: to understand a failure by. */

/** @param {import('playwright-core').Page} page */
export async function describe(page) {
  if (page.isClosed()) return 'has left';
  try {
    const seen = await page.evaluate(() => {
      const textOf = (/** @type {string} */ name) => document.querySelector(`[data-part="${name}"]`)?.textContent;
      const moves = [...document.querySelectorAll('[data-ply]')].map((ply) => ply.textContent).join(' ');
      const focus = document.activeElement?.outerHTML.slice(0, 120);
      return { title: document.title, status: textOf('status-text'), live: textOf('live'), moves, focus };
    });
    return JSON.stringify({ url: page.url(), ...seen });
  } catch (error) {
    return `${page.url()}: ${error}`;
  }
}
