/**
 * A board as one value and plain functions. No DOM here: `render.js` shows it, `input.js` feeds it.
 *
 * @typedef {import('./position.js').Side} Side
 * @typedef {import('./position.js').Move} Move
 *
 * @typedef {'clone' | 'jump'} Kind
 *
 * @typedef {object} BoardState
 * @property {string} board what is shown
 * @property {Side} orientation whose corner start is as in print: red's view has a1 bottom left
 * @property {Side | null} mine whose pieces the person may pick
 * @property {'move' | 'premove' | 'none'} mode what picking leads to
 * @property {import('./position.js').LegalMoves} legal of the side to move
 * @property {((square: string) => { clone: Set<string>, jump: Set<string> }) | null} reach for premoves
 * @property {{ from: string | null, to: string } | null} last the move that led here
 * @property {{ from: string | null, to: string } | null} premove shown as waiting
 * @property {{ from: string | null, to: string } | null} planned shown as made, but not sent yet
 * @property {string | null} selected the piece that was chosen
 * @property {string | null} armed an empty square touched once: touched again, a clone lands there
 * @property {string | null} hover under the mouse or the dragged piece
 * @property {string | null} carried the square whose piece hangs on the pointer
 * @property {string} cursor the square of the keyboard
 * @property {boolean} cursorShown whether the keyboard is in use on the board
 */

import { besides, distance, pieceAt, readLegal, SIZE } from './position.js';

/** @param {string} board @returns {BoardState} */
export function newState(board) {
  return {
    board,
    orientation: 'red',
    mine: null,
    mode: 'none',
    legal: readLegal(null),
    reach: null,
    last: null,
    premove: null,
    planned: null,
    selected: null,
    armed: null,
    hover: null,
    carried: null,
    cursor: 'a1',
    cursorShown: false,
  };
}

/** Whether the person may pick the piece on `square`. @param {BoardState} state @param {string} square */
export function canPick(state, square) {
  return state.mode !== 'none' && state.mine !== null && pieceAt(state.board, square) === state.mine;
}

/** Where the piece on `from` can go. @param {BoardState} state @param {string} from @returns {Map<string, Kind>} */
export function targets(state, from) {
  /** @type {Map<string, Kind>} */
  const found = new Map();
  if (!canPick(state, from)) return found;
  if (state.mode === 'premove') {
    const reach = state.reach?.(from);
    const free = (/** @type {string} */ to) => pieceAt(state.board, to) === null;
    reach?.clone.forEach((to) => free(to) && found.set(to, 'clone'));
    reach?.jump.forEach((to) => free(to) && found.set(to, 'jump'));
  } else {
    for (const to of state.legal.clones) if (distance(from, to) === 1) found.set(to, 'clone');
    state.legal.jumps.get(from)?.forEach((to) => found.set(to, 'jump'));
  }
  return found;
}

/**
 * What would happen on the square that the person points at; `null` if nothing would.
 * @param {BoardState} state
 * @returns {{ from: string, to: string, kind: Kind, flips: readonly string[] } | null}
 */
export function preview(state) {
  const to = state.hover ?? (state.cursorShown ? state.cursor : null) ?? state.armed;
  if (to === null || state.mine === null) return null;
  const from = state.selected ?? nearestParent(state, to);
  const kind = from === null ? undefined : targets(state, from).get(to);
  if (from === null || kind === undefined) return null;
  const flips = state.mode === 'move' ? state.legal.flips.get(to) ?? [] : [];
  return { from, to, kind, flips };
}

/**
 * The person touches a square. A move always takes two touches: a piece and a square, or an empty
 * square twice (a clone, whichever piece divides), so that a slip plays nothing.
 * @param {BoardState} state changed: what is chosen
 * @param {string} square
 * @returns {Move & { by: string } | null} the move made by it; `by` is the piece that divides or jumps
 */
export function tap(state, square) {
  const { selected, armed } = state;
  clear(state);
  if (canPick(state, square)) {
    if (selected !== square) state.selected = square;
    return null;
  }
  const from = selected ?? (armed === square ? nearestParent(state, square) : null);
  const move = from === null ? null : moveTo(state, from, square);
  if (move === null && nearestParent(state, square) !== null) state.armed = square;
  return move;
}

/** A piece was dragged from one square to another. @param {BoardState} state @param {string} from @param {string} to */
export function drop(state, from, to) {
  const move = moveTo(state, from, to);
  if (move !== null || from !== to) clear(state);
  return move;
}

/** Nothing is chosen any more. @param {BoardState} state */
export function clear(state) {
  state.selected = null;
  state.armed = null;
}

/** Forgets a choice that the board no longer allows. @param {BoardState} state */
export function settle(state) {
  if (state.selected !== null && !canPick(state, state.selected)) state.selected = null;
  if (state.armed !== null && nearestParent(state, state.armed) === null) state.armed = null;
}

/** @param {BoardState} state @param {string} from @param {string} to @returns {Move & { by: string } | null} */
function moveTo(state, from, to) {
  const kind = targets(state, from).get(to);
  if (kind === undefined) return null;
  return { from: kind === 'jump' ? from : null, to, by: from };
}

/** A piece that could divide into `to`: straight neighbours first. @param {BoardState} state @param {string} to */
function nearestParent(state, to) {
  if (state.mode !== 'move' || state.mine === null || !state.legal.clones.has(to)) return null;
  const parents = besides(state.board, to, state.mine);
  return parents.find((at) => at[0] === to[0] || at[1] === to[1]) ?? parents[0] ?? null;
}

/** The square so far from `square` on the screen, or where the board ends. @param {BoardState} state @param {string} square @param {number} dx @param {number} dy */
export function step(state, square, dx, dy) {
  const turn = state.orientation === 'red' ? 1 : -1;
  const file = square.charCodeAt(0) - 97 + dx * turn;
  const rank = Number(square[1]) - dy * turn;
  return 'abcdefg'[clamp(file, 0, SIZE - 1)] + clamp(rank, 1, SIZE);
}

/** @param {number} value @param {number} least @param {number} most */
function clamp(value, least, most) {
  return Math.min(most, Math.max(least, value));
}
