/**
 * What only a game over days has beside the board: moves given in advance, the warning that a seat's key lies in this
 * browser alone, the way to one's games and reminders.
 *
 * @typedef {import('../play/view.js').View} View
 */

import { part, show } from '../dom.js';
import { withComputer } from '../play/game.js';
import { seatOf } from '../seats.js';

/** @param {import('../text.js').Text} text @returns {(view: View) => void} */
export function mountDays(text) {
  /** @type {Promise<ReturnType<typeof import('./plan.js').mountPlan>> | null} */
  let plan = null;
  return (view) => {
    const { game, you } = view;
    const plays = game.time.kind === 'days' && you !== null && game.state.end === null;
    show(part('days'), plays);
    const guest = you !== null && game.players[you]?.kind !== 'account';
    show(part('seat-warning'), plays && guest && seatOf(game.game) !== undefined);
    const waits = plays && game.state.turn !== null && game.state.turn !== you && !withComputer(game) && view.pending === null;
    show(part('plan'), waits);
    if (!waits) return;
    plan ??= import('./plan.js').then(({ mountPlan }) => mountPlan(text));
    plan.then((planFor) => planFor(game.game, seatOf(game.game), game.plies.map(({ move }) => move).join(' ')))
      .catch(() => show(part('plan'), false));
  };
}
