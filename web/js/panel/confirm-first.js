/**
 * The first move of the home page, where the player wants to confirm moves: there is no game yet, and so no
 * session that could keep it.
 *
 * @typedef {import('../board/input.js').Board} Board
 * @typedef {import('../text.js').Text} Text
 */

import { fill, mark, part } from '../dom.js';
import { mountConfirm } from './confirm.js';
import { mountLine, plannedLine } from './status.js';

/** @type {ReturnType<typeof mount> | null} */
let asking = null;

/**
 * Shows that the move is not sent, and waits for the player's word.
 * @param {Board} board shows the move already
 * @param {import('../board/position.js').Move} move @param {Text} text
 * @returns {Promise<boolean>} whether it shall be played
 */
export function confirmFirst(board, move, text) {
  asking ??= mount(board, text);
  return asking(move);
}

/** @param {Board} board @param {Text} text */
function mount({ state, grid, show }, text) {
  /** @type {(played: boolean) => void} */
  let answer = () => {};
  const put = mountLine((choice) => answer(choice === 'play-planned'));
  const waits = mountConfirm(grid.root, () => answer(true), () => answer(false));

  return (/** @type {import('../board/position.js').Move} */ move) => new Promise((resolve) => {
    const name = (move.from ?? '') + move.to;
    state.planned = move;
    mark(grid.root, 'mode', 'planned');
    show();
    put(plannedLine(name, text));
    waits(true);
    fill(part('live'), text('client-said-planned', { move: name }));
    answer = (played) => {
      answer = () => {};
      state.planned = null;
      mark(grid.root, 'mode', null);
      show();
      put({ text: text('client-begin') });
      waits(false);
      resolve(played);
    };
  });
}
