/**
 * Moves to step through on one board, forward and back.
 *
 * @typedef {{ board: string, move: string | null, side: import('../wire.js').Side, say: string }} Step as
 *   `crates/server/src/pages/sample_moves.rs` writes it; the first is before all moves
 */

import { settleMotion } from '../board/animate.js';
import { attachBoard } from '../board/input.js';
import { count, readBoard, readMove } from '../board/position.js';
import { part } from '../dom.js';
import { mountTally } from '../panel/tally.js';
import { unlock } from '../sound/sound.js';
import { becomes } from './becomes.js';

/** @param {HTMLElement} root @param {Step[]} steps @param {import('../text.js').Text} text */
export function mountMoves(root, steps, text) {
  let at = 0;
  const board = attachBoard(part('board', root), readBoard(steps[0].board), { text, onMove: () => {} });
  const tally = mountTally(text, root);
  const told = [...root.querySelectorAll('[data-part="moves-step"]')];
  const [previous, next] = ['moves-previous', 'moves-next'].map((name) => /** @type {HTMLButtonElement} */ (part(name, root)));

  /** @param {number} to */
  function go(to) {
    unlock();
    const { board: after, move } = steps[to];
    const forward = to === at + 1;
    at = to;
    settleMotion(board.grid);
    if (forward && move !== null) becomes(board, readBoard(after), move);
    else Object.assign(board.state, { board: readBoard(after), last: move === null ? null : readMove(move) });
    show();
  }

  function show() {
    board.show();
    tally({ counts: count(board.state.board) });
    told.forEach((line, i) => {
      if (i === at) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
      line.toggleAttribute('data-to-come', i > at);
    });
    // A button that can't be pressed would lose the keyboard's place: it stays, and says so.
    previous.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(at === steps.length - 1));
  }

  previous.addEventListener('click', () => { if (at > 0) go(at - 1); });
  next.addEventListener('click', () => { if (at < steps.length - 1) go(at + 1); });
  show();
}
