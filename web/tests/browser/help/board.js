/**
 * The board on a page, as a person uses it: what can be done is read from what it marks, never from rules
 * known here.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ by: string, to: string }} Choice a piece, and the square it should go to
 */

import assert from 'node:assert/strict';
import { pressSquare } from './keys.js';

export class BoardOnPage {
  /** Touches a square: with the mouse, until a test gives it other hands. @param {string} square @returns {Promise<void>} */
  touch = (square) => this.cell(square).click();

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

  /** Makes a move, touching a piece and then a square; that must be marked by then. @param {Choice} choice */
  async make({ by, to }) {
    await this.touch(by);
    assert.match(await this.cell(to).getAttribute('class') ?? '', /\b(clone|jump)\b/, `${by} is chosen and ${to} is not marked`);
    await this.touch(to);
  }

  /** Plays a move in UAI form, when it is our turn. @param {string} move */
  async play(move) {
    assert.equal(await this.turn(), 'turn');
    await this.make({ by: move.length === 4 ? move.slice(0, 2) : await this.#parent(move), to: move.slice(-2) });
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
      await this.touch(by);
      const [to] = await this.marked('jump');
      await this.touch(by);
      if (to !== undefined) return { by, to };
    }
    throw new Error('it is our turn, and the board offers no move');
  }

  /** Plays whatever the board offers, when it is our turn. */
  async playAny() {
    assert.equal(await this.turn(), 'turn');
    await this.make(await this.choose());
  }

  /** Plays whatever the board offers until the game is over. @returns {Promise<number>} the number of moves made */
  async playOn() {
    for (let moves = 0; ; moves += 1) {
      if (await this.turn() === 'over') return moves;
      await this.make(await this.choose());
    }
  }

  /** The square that has the focus. @returns {Promise<string | undefined>} */
  async focused() {
    return await this.page.evaluate(() => {
      const cell = document.activeElement?.closest('[data-part="board"] [data-square]');
      return cell?.getAttribute('data-square') ?? undefined;
    });
  }

  /** Touches a square by arrow keys and Enter; the focus is on the board already. @param {string} square */
  async press(square) {
    assert.ok(await this.focused() !== undefined, 'the focus is not on the board');
    await pressSquare(this.page, square, await this.root.getAttribute('data-orientation') === 'red' ? 1 : -1);
  }
}

/** @param {string} a @param {string} b */
function isBeside(a, b) {
  return Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a.charCodeAt(1) - b.charCodeAt(1))) === 1;
}

/**
 * Tries again until `check` no longer throws.
 * @template T
 * @param {() => Promise<T>} check @param {number} [patience] ms
 * @returns {Promise<T>}
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

/** Waits until this has the focus. @param {import('playwright-core').Locator} wanted */
export async function hasFocus(wanted) {
  await until(async () => assert.ok(await wanted.evaluate((element) => element === document.activeElement)));
}
