/** A board to look at, as the server draws it in `templates/parts/diagram.html`: no grid, no touch. */

import { count, pieceAt, readMove, SQUARES } from '../board/position.js';
import { drawPiece } from '../board/render.js';

/**
 * Takes over one that the server has drawn.
 * @param {HTMLElement} root @param {import('../text.js').Text} text
 * @returns {(board: string, move: string) => void} shows a board as `readBoard` reads it, and the move that led to it
 */
export function adoptDiagram(root, text) {
  const cells = [...root.querySelectorAll('.cell')];
  return (board, move) => {
    const last = readMove(move);
    for (const [i, square] of SQUARES.entries()) {
      const piece = pieceAt(board, square);
      put(cells[i], piece === 'gap' ? null : piece);
      const mark = square === last?.to ? ' last-to' : square === last?.from ? ' last-from' : '';
      const className = `cell${piece === 'gap' ? ' gap' : ''}${mark}`;
      if (cells[i].className !== className) cells[i].className = className;
    }
    root.setAttribute('aria-label', text('client-tally', count(board)));
  };
}

/** @param {Element} cell @param {'red' | 'blue' | null} side */
function put(cell, side) {
  const piece = cell.querySelector('svg');
  if (side !== null && piece?.classList.contains(side)) return;
  piece?.remove();
  if (side !== null) cell.append(drawPiece(side));
}
