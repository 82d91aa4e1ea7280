/** One Chromium, in which every visitor is new: an empty cache, nothing stored, no worker. */

import { chromium } from 'playwright-core';

const PATIENCE_MS = 60_000;
/** The page is at rest when the network has been silent for half a second, and nothing is left to settle. */
const SETTLE_MS = 500;

export const SIZES = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

/** @typedef {{ page: import('playwright-core').Page, cdp: import('playwright-core').CDPSession }} Visit */

export class Browser {
  /** @param {import('playwright-core').Browser} chromium @param {string} origin of the server */
  constructor(chromium, origin) {
    this.chromium = chromium;
    this.origin = origin;
  }

  /** @param {string} origin */
  static async open(origin) {
    return new Browser(await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-dev-shm-usage'],
    }), origin);
  }

  /**
   * @template T
   * @param {{ width: number, height: number }} viewport @param {(visit: Visit) => Promise<T>} body
   */
  async visit(viewport, body) {
    const context = await this.chromium.newContext({ viewport, locale: 'en-US' });
    context.setDefaultTimeout(PATIENCE_MS);
    context.setDefaultNavigationTimeout(PATIENCE_MS);
    try {
      const page = await context.newPage();
      return await body({ page, cdp: await context.newCDPSession(page) });
    } finally {
      await context.close();
    }
  }

  /** Opens the page and waits until it is at rest. @param {Visit} visit @param {string} path */
  async rest({ page }, path) {
    await page.goto(this.origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
  }

  async close() {
    await this.chromium.close();
  }
}
