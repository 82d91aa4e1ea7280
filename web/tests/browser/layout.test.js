// Everything fits on a small screen, and is large enough for a finger.

import assert from 'node:assert/strict';
import { allPages, NOT_THERE } from './help/pages.js';
import { House } from './help/visitor.js';

const house = new House();

for (const lang of ['en', 'pt']) {
  house.test(`pages in ${lang} fit 360 and 320 px, and fingers`, async (invite) => {
    for (const { name, path, ready } of await allPages(house.origin, lang)) {
      const visitor = await invite({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, excused: NOT_THERE });
      await visitor.goto(path);
      await ready(visitor);
      assert.deepEqual(await tooSmall(visitor.page), [], name);
      for (const width of [360, 320]) {
        await visitor.page.setViewportSize({ width, height: 640 });
        const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${name}: ${wide} px at ${width}`);
      }
      await visitor.leave();
    }
  });
}

/** Squares and buttons of less than 44 px. @param {import('playwright-core').Page} page */
async function tooSmall(page) {
  return await page.evaluate(() => {
    const touched = [...document.querySelectorAll('[data-square], .main, .quiet:not(.resume), .icon, .choices label')];
    const live = touched.filter((element) => element.closest('[inert]') === null);
    return live.filter((element) => element.checkVisibility()).flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // A tenth for rounding: 44 is a matter of fingers, not of fractions.
      return Math.min(width, height) >= 43.9 ? [] : [`${Math.min(width, height).toFixed(1)} px: ${element.outerHTML.slice(0, 100)}`];
    });
  });
}

house.test('the board is whole in sight when a page opens', async (invite) => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    const visitor = await invite({ viewport });
    await visitor.goto('/en/');
    const box = await visitor.board.root.boundingBox();
    assert.ok(box !== null && box.y >= 0 && box.y + box.height <= viewport.height, JSON.stringify({ box, viewport }));
    assert.ok(Math.abs(box.width - box.height) < 1, JSON.stringify(box));
    await visitor.leave();
  }
});
