/** A finger on a touch screen, as the browser gets it from its screen. */

export const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** @typedef {{ x: number, y: number }} Point */

export class Finger {
  /** @param {import('playwright-core').Page} page @param {import('playwright-core').CDPSession} screen */
  constructor(page, screen) {
    this.page = page;
    this.screen = screen;
  }

  /** @param {import('playwright-core').Page} page */
  static async on(page) {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** @param {Point} at */
  async down(at) {
    await this.#touch('touchStart', [at]);
  }

  /** @param {Point} from @param {Point} to */
  async move(from, to) {
    const STEPS = 6;
    for (let i = 1; i <= STEPS; i += 1) {
      const along = (/** @type {'x' | 'y'} */ axis) => from[axis] + ((to[axis] - from[axis]) * i) / STEPS;
      await this.#touch('touchMove', [{ x: along('x'), y: along('y') }]);
    }
  }

  async up() {
    await this.#touch('touchEnd', []);
  }

  /** @param {Point} from @param {Point} to */
  async drag(from, to) {
    await this.down(from);
    await this.move(from, to);
    await this.up();
  }

  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {Point[]} touchPoints */
  async #touch(type, touchPoints) {
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The middle of an element, on the screen. @param {import('playwright-core').Locator} locator @returns {Promise<Point>} */
export async function middle(locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
