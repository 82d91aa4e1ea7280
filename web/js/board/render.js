/**
 * Shows a board's state in the grid that the server rendered: 7 rows of 7 cells, each with at most one
 * piece. Only what changed is touched.
 *
 * @typedef {import('./state.js').BoardState} BoardState
 * @typedef {import('../text.js').Text} Text
 * @typedef {{ cell: HTMLElement, side: string | null, piece: SVGElement | null, ghost: SVGElement | null }} Spot
 * @typedef {{ root: HTMLElement, spots: Map<string, Spot>, orientation: string }} Grid
 */

import { pieceAt, SQUARES } from './position.js';
import { preview, targets } from './state.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Takes over the server's grid. @param {HTMLElement} root @returns {Grid} */
export function adopt(root) {
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  for (const cell of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-square]'))) {
    const piece = cell.querySelector('svg');
    const side = piece === null ? null : piece.classList.contains('red') ? 'red' : 'blue';
    spots.set(cell.dataset.square ?? '', { cell, side, piece, ghost: null });
  }
  return { root, spots, orientation: root.dataset.orientation ?? 'red' };
}

/** @param {Grid} grid @param {BoardState} state @param {Text} text */
export function render(grid, state, text) {
  if (grid.orientation !== state.orientation) turn(grid, state.orientation);
  const reachable = state.selected === null ? null : targets(state, state.selected);
  const pointed = preview(state);
  for (const square of SQUARES) {
    const spot = grid.spots.get(square);
    if (spot === undefined) continue;
    const kind = reachable?.get(square) ?? null;
    put(spot, pieceAt(state.board, square));
    haunt(spot, pointed?.to === square && state.carried === null ? state.mine : null);
    attributes(spot.cell, {
      class: classes(state, square, kind, pointed),
      'aria-label': label(state, square, kind, text),
      'aria-selected': String(state.selected === square),
      tabindex: state.cursor === square ? '0' : '-1',
    });
  }
}

/** A piece as the page's symbols draw it. @param {string} side @param {string} [more] further classes */
export function drawPiece(side, more = '') {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#piece-${side}`);
  svg.setAttribute('class', `piece ${side} ${more}`.trim());
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  return svg;
}

/** What a cell says: its name, what is on it, what could happen there. @param {BoardState} state @param {string} square @param {string | null} kind @param {Text} text */
export function label(state, square, kind, text) {
  const piece = pieceAt(state.board, square);
  if (piece === 'gap') return text('client-square-gap', { square });
  if (piece !== null) {
    const args = { square, side: text(`client-${piece}`) };
    if (state.planned?.to === square) return text('client-square-planned', args);
    return text(state.selected === square ? 'client-square-chosen' : 'client-square-piece', args);
  }
  const flips = state.mode === 'move' ? state.legal.flips.get(square)?.length ?? 0 : 0;
  const open = state.mode === 'move' && state.selected === null && state.legal.clones.has(square);
  const args = { square, count: flips };
  if (state.armed === square) return text('client-square-armed', args);
  if (kind === 'jump') return text(flips ? 'client-square-jump-flips' : 'client-square-jump', args);
  if (kind === 'clone' || open) return text(flips ? 'client-square-clone-flips' : 'client-square-clone', args);
  return text('client-square-empty', args);
}

/** @param {BoardState} state @param {string} square @param {string | null} kind @param {ReturnType<typeof preview>} pointed */
function classes(state, square, kind, pointed) {
  const names = ['cell'];
  const { last, premove, planned } = state;
  if (pieceAt(state.board, square) === 'gap') names.push('gap');
  if (last?.to === square) names.push('last-to');
  if (last?.from === square) names.push('last-from');
  if (premove !== null && (premove.to === square || premove.from === square)) names.push('premove');
  if (planned !== null && (planned.to === square || planned.from === square)) names.push('planned');
  if (state.selected === square) names.push('selected');
  if (state.armed === square) names.push('armed');
  if (state.carried === square) names.push('carried');
  if (kind !== null) names.push(kind);
  if (pointed?.to === square) names.push('pointed');
  if (pointed?.from === square) names.push(pointed.kind === 'jump' ? 'leaving' : 'dividing');
  if (pointed?.flips.includes(square)) names.push('flipping', `to-${state.mine}`);
  if (state.mode === 'move' && pieceAt(state.board, square) === state.mine) names.push('mine');
  return names.join(' ');
}

/** @param {Spot} spot @param {string | null} piece */
function put(spot, piece) {
  const side = piece === 'gap' ? null : piece;
  if (spot.side === side) return;
  spot.piece?.remove();
  spot.piece = side === null ? null : drawPiece(side);
  if (spot.piece !== null) spot.cell.append(spot.piece);
  spot.side = side;
}

/** The pale piece where one would land. @param {Spot} spot @param {string | null} side */
function haunt(spot, side) {
  if ((spot.ghost === null) === (side === null)) return;
  spot.ghost?.remove();
  spot.ghost = side === null ? null : drawPiece(side, 'ghost');
  if (spot.ghost !== null) spot.cell.append(spot.ghost);
}

/** @param {HTMLElement} cell @param {Record<string, string>} wanted */
function attributes(cell, wanted) {
  for (const [name, value] of Object.entries(wanted)) {
    if (cell.getAttribute(name) !== value) cell.setAttribute(name, value);
  }
}

/** Turns the board by half: the order in the document stays the order on the screen. @param {Grid} grid @param {string} orientation */
function turn(grid, orientation) {
  // First of all: a cell that is moved loses its focus, and hearing of that shows the board again.
  grid.orientation = orientation;
  const focused = document.activeElement;
  const rows = [...grid.root.children].reverse();
  for (const row of rows) row.append(...[...row.children].reverse());
  grid.root.append(...rows);
  grid.root.dataset.orientation = orientation;
  if (focused instanceof HTMLElement && grid.root.contains(focused)) focused.focus({ preventScroll: true });
}
