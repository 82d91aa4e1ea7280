/**
 * How soon the page is painted, and how soon its reader can do something: the later of painted and a press being
 * heard, from the beginning of the navigation, the processor slowed down. The press is tried every few milliseconds,
 * so the figure is an upper bound.
 *
 * @typedef {{ name: string, conditions: { latency: number, downloadThroughput: number, uploadThroughput: number } | null }} Network
 * @typedef {{ first: number, heard: number, painted: number }} Times ms
 */

import { SIZES } from './visit.mjs';

/** How much slower than this machine the reader's is. */
export const SLOWER = 4;
const MEGABIT = 1_000_000 / 8;

/** @type {Network} the machine's own loop */
export const DIRECT = { name: 'network as it is', conditions: null };
/**
 * A slow phone's: 1.6 Mbit/s, 150 ms there and back. Chromium adds the delay to each request, not to the making of
 * a connection.
 * @type {Network}
 */
export const SLOW_4G = {
  name: 'slow 4G',
  conditions: { latency: 150, downloadThroughput: 1.6 * MEGABIT, uploadThroughput: 0.75 * MEGABIT },
};

/** @param {import('./visit.mjs').Browser} browser @param {import('./pages.mjs').Page} page @param {Network} network @param {number} repeats @returns {Promise<Times[]>} */
export async function times(browser, { path, deed }, { conditions }, repeats) {
  const all = [];
  for (let i = 0; i < repeats; i += 1) {
    all.push(await browser.visit(SIZES[0], async ({ page, cdp }) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      if (conditions !== null) {
        await cdp.send('Network.enable');
        await cdp.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
      }
      await page.addInitScript(pressUntilHeard, deed);
      await page.goto(browser.origin + path);
      const both = await page.waitForFunction(() => {
        const heard = /** @type {number | undefined} */ (Reflect.get(window, 'heard'));
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        return heard !== undefined && painted !== undefined && { heard, painted };
      });
      const { heard, painted } = /** @type {{ heard: number, painted: number }} */ (await both.jsonValue());
      return { first: Math.max(heard, painted), heard, painted };
    }));
  }
  return all;
}

/** In the page. A press without a pointer is how a screen reader presses. @param {import('./pages.mjs').Deed} deed */
function pressUntilHeard({ press, look, attribute, value }) {
  const again = () => {
    document.querySelector(press)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    if (document.querySelector(look)?.getAttribute(attribute) === value) {
      Object.assign(window, { heard: performance.now() });
    } else {
      setTimeout(again, 4);
    }
  };
  again();
}
