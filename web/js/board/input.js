/**
 * A living board: the grid of the page, its state, and what fingers, mouse and keys do to it.
 *
 * @typedef {import('./state.js').BoardState} BoardState
 * @typedef {import('./position.js').Move & { by: string }} Made
 *
 * @typedef {object} Options
 * @property {import('../text.js').Text} text
 * @property {(move: Made) => void} onMove a legal move, or a premove if that is the
 *   state's mode
 * @property {(by: 'pointer' | 'keys') => void} [onTouch] the person begins to do something here
 *
 * @typedef {object} Board
 * @property {BoardState} state
 * @property {import('./render.js').Grid} grid
 * @property {() => void} show puts the state on the screen, now
 * @property {Options} options
 * @property {Drag | null} drag what the pointer is doing
 * @property {boolean} dragged whether the move being made was dragged: the piece is there already
 *
 * @typedef {{ id: number, from: string, x: number, y: number, was: boolean, moved: boolean }} Drag
 */

import { adopt, render } from './render.js';
import { canPick, clear, drop, newState, settle, step, tap } from './state.js';
import { SIZE, SQUARES } from './position.js';

/** A pointer that moves less far is touching, not dragging. Pixels. */
const SLOP = 3;

/** @param {HTMLElement} root the grid @param {string} position its board @param {Options} options @returns {Board} */
export function attachBoard(root, position, options) {
  const grid = adopt(root);
  const state = newState(position);
  /** @type {Board} */
  const board = { state, grid, options, drag: null, dragged: false, show: () => (settle(state), render(grid, state, options.text)) };
  root.addEventListener('pointerdown', (event) => down(board, event));
  root.addEventListener('pointermove', (event) => move(board, event));
  root.addEventListener('pointerup', (event) => up(board, event));
  root.addEventListener('pointercancel', () => cancel(board));
  root.addEventListener('pointerleave', () => hover(board, null));
  // A finger on the board plays: nothing is selected or magnified, no menu opens when it rests, and one that
  // begins at the edge of the screen does not lead back.
  root.addEventListener('touchstart', (event) => event.cancelable && event.preventDefault(), { passive: false });
  // Keeps the focus where it was: arrow keys then still step through the game.
  root.addEventListener('mousedown', (event) => event.preventDefault());
  root.addEventListener('contextmenu', (event) => board.drag && event.preventDefault());
  // A screen reader's "activate" comes as a click without a pointer.
  root.addEventListener('click', (event) => event.detail === 0 && activate(board, squareOf(event.target)));
  root.addEventListener('keydown', (event) => key(board, event));
  root.addEventListener('focusin', (event) => focus(board, squareOf(event.target)));
  root.addEventListener('focusout', () => focus(board, null));
  return board;
}

/** @param {Board} board @param {PointerEvent} event */
function down(board, event) {
  if (event.button !== 0 || !event.isPrimary) return;
  const from = squareAt(board, event);
  if (from === null) return;
  board.options.onTouch?.('pointer');
  const { state } = board;
  const was = state.selected === from;
  board.drag = { id: event.pointerId, from, x: event.clientX, y: event.clientY, was, moved: false };
  board.grid.root.setPointerCapture(event.pointerId);
  if (canPick(state, from)) {
    clear(state);
    state.selected = from;
    state.hover = null;
    board.show();
  }
}

/** @param {Board} board @param {PointerEvent} event */
function move(board, event) {
  const { drag, state } = board;
  if (drag === null) {
    if (event.pointerType === 'mouse') hover(board, squareAt(board, event));
    return;
  }
  if (event.pointerId !== drag.id) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moved && Math.hypot(dx, dy) <= SLOP) return;
  drag.moved = true;
  if (state.selected !== drag.from) return;
  carry(board, drag.from, dx, dy);
  hover(board, squareAt(board, event));
}

/** @param {Board} board @param {PointerEvent} event */
function up(board, event) {
  const { drag, state } = board;
  if (drag === null || event.pointerId !== drag.id) return;
  const to = squareAt(board, event);
  const lifted = drag.moved && state.selected === drag.from;
  cancel(board);
  if (event.pointerType !== 'mouse') state.hover = null;
  if (lifted) {
    if (to === null) clear(state);
    else made(board, drop(state, drag.from, to), true);
  } else if (to === drag.from) {
    if (canPick(state, to)) state.selected = drag.was ? null : to;
    else made(board, tap(state, to));
  }
  board.show();
}

/** Puts a dragged piece back. @param {Board} board */
function cancel(board) {
  if (board.drag !== null) carry(board, board.drag.from, 0, 0);
  board.drag = null;
}

/** Enter, Space, or a screen reader's click. @param {Board} board @param {string | null} square */
function activate(board, square) {
  if (square === null) return;
  board.state.hover = null;
  made(board, tap(board.state, square));
  board.show();
}

/** @param {Board} board @param {Made | null} move @param {boolean} [dragged] */
function made(board, move, dragged = false) {
  if (move === null) return;
  board.state.hover = null;
  board.dragged = dragged;
  board.options.onMove(move);
  board.dragged = false;
}

/** Where a key leads, in squares; as far as the board goes. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-SIZE, 0], End: [SIZE, 0] };

/** @param {Board} board @param {KeyboardEvent} event */
function key(board, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { state } = board;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const next = step(state, state.cursor, ...arrow);
    board.grid.spots.get(next)?.cell.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    activate(board, state.cursor);
  } else if (event.key === 'Escape' && (state.selected !== null || state.armed !== null)) {
    clear(state);
    board.show();
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Board} board @param {string | null} square */
function focus(board, square) {
  const { state } = board;
  if (square !== null) board.options.onTouch?.('keys');
  if (square !== null) state.cursor = square;
  state.cursorShown = square !== null;
  if (square !== null) state.hover = null;
  board.show();
}

/** @param {Board} board @param {string | null} square */
function hover(board, square) {
  if (board.state.hover === square) return;
  board.state.hover = square;
  board.show();
}

/** Moves the piece with the pointer. @param {Board} board @param {string} from @param {number} dx @param {number} dy */
function carry(board, from, dx, dy) {
  const spot = board.grid.spots.get(from);
  const away = dx !== 0 || dy !== 0;
  board.state.carried = away ? from : null;
  spot?.piece?.style.setProperty('translate', away ? `${dx}px ${dy}px` : '');
}

/** The square under the pointer. @param {Board} board @param {PointerEvent} event */
function squareAt(board, event) {
  const box = board.grid.root.getBoundingClientRect();
  const column = Math.floor(((event.clientX - box.left) / box.width) * SIZE);
  const row = Math.floor(((event.clientY - box.top) / box.height) * SIZE);
  if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return null;
  const index = row * SIZE + column;
  return SQUARES[board.state.orientation === 'red' ? index : SQUARES.length - 1 - index];
}

/** @param {EventTarget | null} target */
function squareOf(target) {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell instanceof HTMLElement ? cell.dataset.square ?? null : null;
}
