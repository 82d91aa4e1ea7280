/**
 * The two names beside the board: who, how many pieces, what time is left, whose turn.
 *
 * @typedef {import('../play/view.js').View} View
 * @typedef {import('../wire.js').Side} Side
 */

import { other } from '../board/position.js';
import { fill, mark, part, show } from '../dom.js';
import { clockFace, remaining, untilTick } from '../play/clock.js';
import { NAME, sayLevel } from '../play/narrate.js';
import { drawRating } from './rating.js';

/** Below this a clock is in a hurry, ms. */
const HURRY_MS = 10_000;
/** Once it has been said, it is said again only after the clock stood above this: an increment is no relief. */
const RELIEF_MS = 2 * HURRY_MS;

/** @param {import('../text.js').Text} text @param {(side: Side) => void} hurried when a running clock gets low, once */
export function mountPlayers(text, hurried) {
  const strips = [part('player-top'), part('player-bottom')].map(parts);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {View} */
  let view;
  let game = '';
  /** Whose hurry has been told. @type {Set<Side>} */
  const told = new Set();

  function tick() {
    clearTimeout(timer);
    const now = view.now();
    const { clock } = view.game.state;
    if (clock === null) return;
    for (const strip of strips) if (strip.side !== null) drawClock(strip, remaining(clock, strip.side, now), text);
    if (clock.running === null) return;
    const left = remaining(clock, clock.running, now);
    if (left > RELIEF_MS) told.delete(clock.running);
    if (left < HURRY_MS && left > 0 && !told.has(clock.running)) {
      told.add(clock.running);
      hurried(clock.running);
    }
    if (left > 0) timer = setTimeout(tick, untilTick(left));
  }

  return (/** @type {View} */ next) => {
    view = next;
    if (game !== view.game.game) told.clear();
    game = view.game.game;
    const { turn, clock } = view.game.state;
    strips[0].side = other(view.bottom);
    strips[1].side = view.bottom;
    for (const strip of strips) {
      const side = /** @type {Side} */ (strip.side);
      mark(strip.root, 'side', side);
      mark(strip.root, 'turn', turn === side ? 'yes' : null);
      mark(strip.root, 'away', view.game.state.away?.side === side ? 'yes' : null);
      strip.dot.setAttribute('class', `dot ${side}`);
      strip.icon.setAttribute('href', `#piece-${side}`);
      fill(strip.name, nameOf(view, side, text));
      drawRating(strip.root, view.game.players[side], text);
      fill(strip.note, noteOf(view, side, text));
      fill(strip.count, String(view.counts[side]));
      strip.count.title = text('client-pieces', { count: view.counts[side] });
      show(strip.clock, clock !== null);
    }
    tick();
  };
}

/** @param {HTMLElement} root */
function parts(root) {
  const dot = root.querySelector('svg');
  const icon = root.querySelector('use');
  if (dot === null || icon === null) throw new Error('a player has no piece');
  return {
    root, dot, icon, name: part('name', root), note: part('note', root), count: part('count', root),
    clock: part('clock', root), side: /** @type {Side | null} */ (null),
  };
}

/** @param {View} view @param {Side} side @param {import('../text.js').Text} text */
export function nameOf(view, side, text) {
  const seat = view.game.state.seats[side];
  if (view.you === side) return text('client-you');
  if (seat.kind === 'computer') return text('client-computer');
  if (seat.kind === 'open') return text('client-seat-open');
  const name = view.game.players[side]?.name;
  return name ?? (view.you === null ? text(NAME[side]) : text('client-opponent'));
}

/** @param {View} view @param {Side} side @param {import('../text.js').Text} text */
function noteOf(view, side, text) {
  const seat = view.game.state.seats[side];
  if (seat.kind === 'computer') return sayLevel(seat.level, text);
  if (view.game.state.away?.side === side) return text('client-away');
  if (view.game.state.resting?.[side]) return text('client-on-vacation');
  const named = view.you !== null || view.game.players[side] !== null;
  return named && seat.kind === 'human' ? text(NAME[side]) : '';
}

/** @param {ReturnType<typeof parts>} strip @param {number} left @param {import('../text.js').Text} text */
function drawClock(strip, left, text) {
  const face = clockFace(left);
  fill(strip.clock, 'text' in face ? face.text : text('client-clock-days', face));
  mark(strip.clock, 'hurry', left < HURRY_MS ? 'yes' : null);
}
