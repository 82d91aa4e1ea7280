/**
 * Motion over a board that already shows its new state: each animation starts from what was seen
 * before and ends in nothing, so cancelling one at any moment leaves the board right.
 *
 * @typedef {import('./render.js').Grid} Grid
 * @typedef {import('./diff.js').Plan} Plan
 */

import { drawPiece } from './render.js';

/** Longest any of it lasts at the normal pace, in ms. */
export const LASTS_MS = 200;
const TRAVEL_MS = 170;
/** Conversion begins when the piece is about to land. */
const LAND_MS = 80;
const SPREAD_MS = 120;
/** How much longer it lasts where the reader has chosen so. @type {Record<string, number>} */
const PACES = { fast: 0.5, slow: 2.5 };
const EASE = 'cubic-bezier(.45, .1, .45, 1)';

/** @type {WeakMap<Grid, { animations: Animation[], extras: Element[] }>} */
const running = new WeakMap();

/** Ends whatever moves on the board. @param {Grid} grid */
export function settleMotion(grid) {
  const now = running.get(grid);
  running.delete(grid);
  now?.animations.forEach((animation) => animation.cancel());
  now?.extras.forEach((extra) => extra.remove());
}

/**
 * @param {Grid} grid already rendered as after the move
 * @param {Plan} plan
 * @param {{ still?: boolean, dragged?: boolean }} [how] `still`: the person wants no motion
 */
export function animate(grid, plan, { still = prefersStill(), dragged = false } = {}) {
  settleMotion(grid);
  if (still) return;
  /** @type {{ animations: Animation[], extras: Element[] }} */
  const now = { animations: [], extras: [] };
  running.set(grid, now);
  const stage = { grid, pace: PACES[document.documentElement.dataset.motion ?? ''] ?? 1, ...now };
  if (plan.kind === 'clone' && !dragged) divide(stage, plan);
  if (plan.kind === 'jump' && !dragged) hop(stage, plan);
  for (const square of plan.come) play(stage, pieceOn(grid, square), [{ scale: '0.4', opacity: '0' }, {}], 120);
  if (plan.flips.length > 0 && plan.to !== null) ripple(stage, plan.to, dragged ? 0 : LAND_MS);
  for (const square of plan.flips) spread(stage, square, plan.to ?? square, dragged ? 0 : LAND_MS);
}

/** @typedef {{ grid: Grid, pace: number, animations: Animation[], extras: Element[] }} Stage */

/** The piece stretches towards the empty square and parts from its double. @param {Stage} stage @param {Plan} plan */
function divide(stage, { from, to, side }) {
  if (from === null || to === null || side === null) return;
  const { dx, dy, angle } = way(stage.grid, from, to);
  const child = pieceOn(stage.grid, to);
  play(stage, child, [
    { translate: `${-dx * 100}% ${-dy * 100}%`, scale: '1' },
    { translate: `${-dx * 55}% ${-dy * 55}%`, scale: '0.92', offset: 0.4 },
    { translate: `${dx * 4}% ${dy * 4}%`, scale: '1.03', offset: 0.8 },
    { translate: '0 0', scale: '1' },
  ], TRAVEL_MS);
  play(stage, pieceOn(stage.grid, from), [
    { translate: '0 0' }, { translate: `${-dx * 7}% ${-dy * 7}%`, scale: '0.93', offset: 0.45 }, { translate: '0 0' },
  ], TRAVEL_MS);
  // A thread between the two, thinning out; it is 100 % of a square wide and 40 % high.
  const thread = (/** @type {number} */ way, /** @type {number} */ wide, /** @type {number} */ high) =>
    ({ transform: `translate(${dx * way * 100}%, ${dy * way * 250}%) rotate(${angle}deg) scale(${wide}, ${high})` });
  const length = Math.hypot(dx, dy);
  const frames = [thread(0, 0.3, 1), { ...thread(0.3, length * 0.6, 0.8), offset: 0.4 }, thread(0.5, length * 0.8, 0)];
  play(stage, extra(stage, from, `neck ${side}`), frames, TRAVEL_MS * 0.8);
}

/** The piece leaps, nearest to the eye half way. @param {Stage} stage @param {Plan} plan */
function hop(stage, { from, to }) {
  if (from === null || to === null) return;
  const { dx, dy } = way(stage.grid, from, to);
  play(stage, pieceOn(stage.grid, to), [
    { translate: `${-dx * 100}% ${-dy * 100}%`, scale: '1' },
    { translate: `${-dx * 50}% ${-dy * 50 - 14}%`, scale: '1.22', offset: 0.5 },
    { translate: '0 0', scale: '.94', offset: 0.86 },
    { translate: '0 0', scale: '1' },
  ], TRAVEL_MS);
}

/** The new side grows through a piece from where it is touched. @param {Stage} stage @param {string} square @param {string} source @param {number} delay */
function spread(stage, square, source, delay) {
  const piece = pieceOn(stage.grid, square);
  const side = stage.grid.spots.get(square)?.side;
  if (piece === null || side == null) return;
  const { dx, dy } = way(stage.grid, source, square);
  const origin = `${50 - dx * 50}% ${50 - dy * 50}%`;
  const old = extra(stage, square, '', drawPiece(side === 'red' ? 'blue' : 'red'));
  play(stage, old, [{ opacity: '1' }, { opacity: '1', offset: 0.55 }, { opacity: '0', scale: '.9' }], SPREAD_MS, delay);
  piece.parentElement?.append(piece);
  play(stage, piece, [
    { clipPath: `circle(0% at ${origin})`, translate: '0 0' },
    { clipPath: `circle(80% at ${origin})`, translate: `${dx * 5}% ${dy * 5}%`, offset: 0.6 },
    { clipPath: `circle(150% at ${origin})`, translate: '0 0' },
  ], SPREAD_MS, delay);
}

/** A ring runs outward from the landing square. @param {Stage} stage @param {string} square @param {number} delay */
function ripple(stage, square, delay) {
  const ring = extra(stage, square, 'ripple');
  play(stage, ring, [{ scale: '.9', opacity: '0' }, { scale: '1', opacity: '.9', offset: 0.05 }, { scale: '2.9', opacity: '0' }], SPREAD_MS, delay);
}

/** @param {Stage} stage @param {Element | null} element @param {Keyframe[]} frames @param {number} duration @param {number} [delay] */
function play(stage, element, frames, duration, delay = 0) {
  if (element === null) return;
  const animation = element.animate(frames, { duration: duration * stage.pace, delay: delay * stage.pace, easing: EASE, fill: 'backwards' });
  const cell = element.parentElement;
  cell?.style.setProperty('z-index', '3');
  const done = () => {
    cell?.style.removeProperty('z-index');
    if (stage.extras.includes(element)) element.remove();
  };
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
  stage.animations.push(animation);
}

/** Something drawn only while it moves. @param {Stage} stage @param {string} square @param {string} names @param {Element} [element] */
function extra(stage, square, names, element = document.createElement('span')) {
  element.classList.add('extra', ...names.split(' ').filter(Boolean));
  element.setAttribute('aria-hidden', 'true');
  stage.grid.spots.get(square)?.cell.append(element);
  stage.extras.push(element);
  return element;
}

/** From one square to another on the screen, in squares. @param {Grid} grid @param {string} from @param {string} to */
function way(grid, from, to) {
  const turn = grid.orientation === 'red' ? 1 : -1;
  const dx = (to.charCodeAt(0) - from.charCodeAt(0)) * turn;
  const dy = (from.charCodeAt(1) - to.charCodeAt(1)) * turn;
  return { dx, dy, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** @param {Grid} grid @param {string} square */
function pieceOn(grid, square) {
  return grid.spots.get(square)?.piece ?? null;
}

/** By the system's wish or by the reader's. */
function prefersStill() {
  return document.documentElement.dataset.motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
