/**
 * The board on a page, as a person uses it: what can be done is read from what it marks, never from rules
 * known here.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ by: string, to: string }} Choice a piece, and the square it should go to
 */

import assert from 'node:assert/strict';

export class BoardOnPage {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.root = page.locator('[data-part="board"]');
  }

  /** @param {string} square */
  cell(square) {
    return this.root.locator(`[data-square="${square}"]`);
  }

  /** The pieces that are seen, as the first field of a FEN without its slashes and numbers. @returns {Promise<string>} */
  async shown() {
    return await this.page.evaluate(() => [...'7654321'].flatMap((rank) => [...'abcdefg'].map((file) => {
      const cell = document.querySelector(`[data-square="${file}${rank}"]`);
      const piece = cell?.querySelector('svg.piece:not(.ghost, .extra)');
      if (cell?.classList.contains('gap')) return '-';
      return piece == null ? '.' : piece.classList.contains('red') ? 'x' : 'o';
    })).join(''));
  }

  /** Waits until the board shows `board`. @param {string} board */
  async toShow(board) {
    await until(async () => assert.equal(await this.shown(), board));
  }

  /** Squares that carry all of these marks. @param {string[]} marks @returns {Promise<string[]>} */
  async marked(...marks) {
    return await this.page.evaluate((names) => {
      const cells = document.querySelectorAll('[data-part="board"] [data-square]');
      const carries = [...cells].filter((cell) => names.every((name) => cell.classList.contains(name)));
      return carries.map((cell) => cell.getAttribute('data-square') ?? '');
    }, marks);
  }

  /** Waits for one's turn, or the end of the game. @returns {Promise<'turn' | 'over'>} */
  async turn() {
    const handle = await this.page.waitForFunction(() => {
      if (document.querySelector('[data-part="result"]:not([hidden])') !== null) return 'over';
      return document.querySelector('[data-part="board"] .cell.mine') === null ? false : 'turn';
    });
    return /** @type {'turn' | 'over'} */ (await handle.jsonValue());
  }

  /** Plays a move by clicking a piece and a square. @param {Choice} choice */
  async click({ by, to }) {
    await this.cell(by).click();
    await this.cell(to).click();
  }

  /** Plays a move in UAI form. @param {string} move @param {(choice: Choice) => Promise<void>} [how] */
  async play(move, how = (choice) => this.click(choice)) {
    assert.equal(await this.turn(), 'turn');
    await how({ by: move.length === 4 ? move.slice(0, 2) : await this.#parent(move), to: move.slice(-2) });
  }

  /** One of one's own pieces beside a square. @param {string} to */
  async #parent(to) {
    const found = (await this.marked('mine')).find((square) => isBeside(square, to));
    assert.ok(found !== undefined, `no piece of ours stands beside ${to}`);
    return found;
  }

  /**
   * A move that the board offers: the clone that it says converts most; without one, a jump that a piece shows
   * when it is chosen. Reads the English page.
   * @returns {Promise<Choice>}
   */
  async choose() {
    const offers = await this.page.evaluate(() => {
      const cells = document.querySelectorAll('[data-part="board"] [data-square]');
      return [...cells].flatMap((cell) => {
        const label = cell.getAttribute('aria-label') ?? '';
        const to = cell.getAttribute('data-square') ?? '';
        return label.includes('clone target') ? [{ to, flips: Number(label.match(/flips (\d+)/)?.[1] ?? 0) }] : [];
      });
    });
    if (offers.length === 0) return await this.#chooseJump();
    const { to } = offers.reduce((best, offer) => (offer.flips > best.flips ? offer : best));
    return { by: await this.#parent(to), to };
  }

  /** @returns {Promise<Choice>} */
  async #chooseJump() {
    for (const by of await this.marked('mine')) {
      await this.cell(by).click();
      const [to] = await this.marked('jump');
      await this.cell(by).click();
      if (to !== undefined) return { by, to };
    }
    throw new Error('it is our turn, and the board offers no move');
  }

  /**
   * Plays whatever the board offers until the game is over. Each move must be offered where it is going to land.
   * @param {{ how?: (choice: Choice) => Promise<void>, stop?: () => Promise<boolean> }} [options]
   * @returns {Promise<number>} the number of moves made
   */
  async playOn({ how = (choice) => this.#clickMarked(choice), stop = async () => false } = {}) {
    for (let moves = 0; ; moves += 1) {
      if (await this.turn() === 'over' || await stop()) return moves;
      await how(await this.choose());
    }
  }

  /** @param {Choice} choice */
  async #clickMarked({ by, to }) {
    await this.cell(by).click();
    assert.match(await this.cell(to).getAttribute('class') ?? '', /\b(clone|jump)\b/, `${by} is chosen and ${to} is not marked`);
    await this.cell(to).click();
  }
}

/** @param {string} a @param {string} b */
function isBeside(a, b) {
  return Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a.charCodeAt(1) - b.charCodeAt(1))) === 1;
}

/**
 * Tries again until `check` no longer throws.
 * @param {() => Promise<void>} check @param {number} [patience] ms
 */
export async function until(check, patience = 60_000) {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
