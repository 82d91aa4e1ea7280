/** A board becomes another by a move: shown, set in motion and heard. */

import { animate } from '../board/animate.js';
import { plan } from '../board/diff.js';
import { readMove } from '../board/position.js';
import { play } from '../sound/sound.js';

/**
 * @param {Pick<import('../board/input.js').Board, 'state' | 'grid' | 'show'>} board @param {string} after @param {string} move in UAI form
 * @param {{ by?: string, dragged?: boolean }} [how] `by`: the piece that divides
 */
export function becomes(board, after, move, { by, dragged = false } = {}) {
  const { state, grid } = board;
  const seen = plan(state.board, after, move, by);
  Object.assign(state, { board: after, last: readMove(move), selected: null, armed: null, hover: null });
  board.show();
  animate(grid, seen, { dragged });
  play(move === '0000' ? 'pass' : move.length === 4 ? 'jump' : 'move', seen.flips.length);
  return seen;
}
