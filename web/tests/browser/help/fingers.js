/** Squares and buttons of less than 44 px. @param {import('playwright-core').Page} page */
export async function tooSmall(page) {
  return await page.evaluate(() => {
    const touched = [...document.querySelectorAll('[role="gridcell"], .main, .quiet:not(.resume), .icon, .choices label')];
    const live = touched.filter((element) => element.closest('[inert]') === null);
    return live.filter((element) => element.checkVisibility()).flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // A tenth for rounding: 44 is a matter of fingers, not of fractions.
      return Math.min(width, height) >= 43.9 ? [] : [`${Math.min(width, height).toFixed(1)} px: ${element.outerHTML.slice(0, 100)}`];
    });
  });
}
